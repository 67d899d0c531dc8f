"""Faces of the pieces on the map of Scythe: figures, tokens, home bases."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.titles.scythe.words.factions import COLOURS
from game.ui.table.api import Size
from game.ui.table.drawing import card_frames, number_badge
from game.ui.table.drawing.drawn_faces import DrawnFace, rimmed_piece, silhouette
from game.ui.window import shapes
from game.ui.window import theme as t
from game.ui.window.ui import Ui

EMBLEM, MIN_EMBLEM = 0.36, 16
"""An emblem's size relative to the figure, and its smallest size in window pixels."""
BADGE = 0.40
"""The size of a number badge relative to the figure."""
ROOMY, NUMBER, NUMBER_SHARE = 36, 16, 0.7
"""A smaller token, in window pixels, has its number without a badge, which would hide it; how large that
number is at most, in window pixels and by the size of the token."""
LEAST = card_frames.MIN_TEXT
RIM = 0.028
"""The rim of a piece, by its size."""


def piece_of(ui: Ui, name: str, side: int) -> pygame.Surface:
    """Return a baked piece of Scythe with its rim."""
    return rimmed_piece(ui, f"scythe/pieces/{name}.png", side, RIM)


@dataclass(frozen=True)
class FigureFace(DrawnFace):
    """A figure of a faction with its seat's emblem. `count` above 1 is written on it; `under_way`: it moves
    now; `spent`: it has moved; `own`: it belongs to who looks."""

    name: str
    faction: str
    count: int = 1
    under_way: bool = False
    spent: bool = False
    own: bool = False

    def draw(self, ui: Ui, surface: pygame.Surface, size: Size) -> None:
        side = min(size)
        tall = side * 88 // 100 if self.under_way else side
        figure = piece_of(ui, f"{self.name}_{self.faction}", tall)
        at = ((side - tall) // 2, 0)
        if self.under_way:
            surface.blit(ui.art.cached(("under way", side), lambda: _pedestal(side)), (0, 0))
        elif self.own:
            surface.blit(ui.art.cached(("own", side), lambda: own_ring(side)), (0, 0))
        surface.blit(figure, at)
        if self.spent:
            surface.blit(silhouette(figure, t.SHADE, 96), at)
        self._mark(ui, surface, side)

    def _mark(self, ui: Ui, surface: pygame.Surface, side: int) -> None:
        d = ui.theme.emblem(side * EMBLEM, MIN_EMBLEM)
        emblem = ui.art.emblem(t.SEAT_COLOURS[COLOURS[self.faction]], d)
        surface.blit(emblem, (side - d, side - d))
        if self.count > 1:
            number_badge.badge(ui, surface, self.count, side * BADGE, (side * 0.86, side * 0.24))


def _pedestal(side: int) -> pygame.Surface:
    """Return a golden disc on the ground under the unit that moves."""
    big = shapes.clear((side * 3, side * 3))
    big.fill((*t.SHADE, 0))
    place = pygame.Rect(0, side * 19 // 10, side * 3, side * 11 // 10)
    line = max(4, side // 12)
    pygame.draw.ellipse(big, t.SHADE, place)
    pygame.draw.ellipse(big, t.GLEAM, place.inflate(-line, -line))
    pygame.draw.ellipse(big, t.darker(t.GLEAM, 0.45), place.inflate(-4 * line, -4 * line))
    return pygame.transform.smoothscale(big, (side, side))


def own_ring(side: int) -> pygame.Surface:
    """Return a bright ring with dark edges on the ground under a figure of who looks."""
    big = shapes.clear((side * 3, side * 3))
    big.fill((*t.SHADE, 0))
    place = pygame.Rect(0, side * 22 // 10, side * 3, side * 8 // 10)
    line = max(3, side // 12)
    for inset, colour in ((0, t.SHADE), (1, t.CREAM_LIGHT), (3, t.SHADE)):
        pygame.draw.ellipse(big, colour, place.inflate(-2 * inset * line, -2 * inset * line))
    pygame.draw.ellipse(big, (*t.SHADE, 70), place.inflate(-8 * line, -8 * line))
    return pygame.transform.smoothscale(big, (side, side))


@dataclass(frozen=True)
class TokenFace(DrawnFace):
    """A token without an owner: a resource, an encounter. `count` above 1 is written on it; `chip`: it is
    printed on a pale disc."""

    name: str
    count: int = 1
    chip: bool = False

    def draw(self, ui: Ui, surface: pygame.Surface, size: Size) -> None:
        side = min(size)
        if self.chip:
            surface.blit(ui.art.cached(("chip", side), lambda: _chip(side)), (0, 0))
            piece = card_frames.scaled(ui, f"scythe/pieces/{self.name}.png", (side * 78 // 100,) * 2)
            surface.blit(piece, piece.get_rect(center=(side * 48 // 100, side * 46 // 100)))
        else:
            surface.blit(piece_of(ui, self.name, side), (0, 0))
        if self.count > 1 and side < ROOMY:
            px = max(card_frames.MIN_TEXT, min(NUMBER, round(side * NUMBER_SHARE)))
            card_frames.outlined(ui, surface, str(self.count), px, (round(side * 0.74), round(side * 0.7)))
        elif self.count > 1:
            number_badge.badge(ui, surface, self.count, side * 0.5, (side * 0.8, side * 0.8))


def _chip(side: int) -> pygame.Surface:
    """Return a parchment disc with a thick edge and its shadow."""
    big = shapes.clear((side * 3, side * 3))
    big.fill((*t.SHADE, 0))
    r, middle = side * 1.34, (side * 1.44, side * 1.38)
    for down, colour in ((0.16, (*t.SHADE, 110)), (0.09, t.rgb("#7A6240")), (0.0, t.rgb("#A68A55"))):
        pygame.draw.circle(big, colour, (middle[0], middle[1] + side * down), r)
    pygame.draw.circle(big, t.RAISED, middle, r - max(3, side * 0.10))
    return pygame.transform.smoothscale(big, (side, side))


@dataclass(frozen=True)
class BaseFace(DrawnFace):
    """A home base in play: the faction's emblem in a brass ring, its name below."""

    colour: str
    words: str

    def draw(self, ui: Ui, surface: pygame.Surface, size: Size) -> None:
        w, h = size
        d = round(min(w, h * 0.78))
        place = pygame.Rect((w - d) // 2, 0, d, d)
        disc = ui.art.cached(("stone", d), lambda: number_badge.disc(d, t.rgb("#6E6250"), t.BRASS))
        surface.blit(disc, place)
        inner = round(d * 0.72)
        shapes.centre(surface, ui.art.emblem(t.SEAT_COLOURS[self.colour], inner), place.center)
        px = round(h * 0.19)
        if px >= card_frames.MIN_TEXT and self.words:
            card_frames.outlined(ui, surface, self.words, px, (w // 2, h - px // 2 - 2))


@dataclass(frozen=True)
class BonusFace(DrawnFace):
    """The structure bonus tile: its name, and how many pay what, also in fewer signs."""

    name: str
    steps: str
    brief: str

    def draw(self, ui: Ui, surface: pygame.Surface, size: Size) -> None:
        w, h = size
        surface.blit(ui.art.plate("raised", size, t.RADIUS_SMALL), (0, 0))
        left, below = round(h * 0.58), pygame.Rect(h // 10, h * 50 // 100, w - h // 5, h * 47 // 100)
        fitting = (s for s in (self.steps, self.brief) if card_frames.fits(ui, s, below.size, LEAST))
        has_steps = (steps := next(fitting, "")) != ""
        above = pygame.Rect(left, h * 8 // 100, w - left - h // 12, h * (44 if has_steps else 84) // 100)
        shapes.centre(surface, ui.art.icon("bonus", round(h * 0.4)), (round(h * 0.32), above.centery))
        name = card_frames.name_for(ui, self.name, above.size, max(LEAST, h * 0.31), LEAST)
        above.y += max(0, (above.height - name.height) // 2)
        name.draw(ui, surface, above)
        if has_steps:
            card_frames.words_in(ui, surface, steps, below, max(LEAST, round(h * 0.28)))


@dataclass(frozen=True)
class SignFace:
    """A round button on the table: "plus" or "minus"."""

    icon: str

    def paint(self, ui: Ui, size: Size) -> pygame.Surface:
        """Return a sign on a brass disc."""
        d = min(size)
        surface = number_badge.disc(d, t.GOLD, t.SHADE)
        shapes.centre(surface, ui.art.icon(self.icon, round(d * 0.56), t.INK), (d // 2, d // 2))
        return surface
