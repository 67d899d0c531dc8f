"""Faces of the strip beside Runebound's map: plaques of towns, threat, Event, decks, places of the track."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.titles.runebound.table.board.pieces import PIGMENTS, PortraitFace, pips, rank
from game.ui.table.api import Size
from game.ui.table.drawing import card_frames as cards
from game.ui.table.drawing.drawn_faces import DrawnFace
from game.ui.window import shapes
from game.ui.window import theme as t
from game.ui.window.ui import Ui

LEAST = 14
"""Window pixels: words of the strip are never smaller."""
NARROWED = 0.85
"""A name is set so much smaller before it drives the sign off its plaque."""
BACKS = {**PIGMENTS, "market": t.rgb("#8A6A3C"), "doom": t.rgb("#4A3A56"), "retinue": t.rgb("#4B4F45")}
SIGNS = {"market": "market", "doom": "doom", "retinue": "retinue"}
"""The icon of a deck's back; that of an Adventure deck is the same for all."""


@dataclass(frozen=True)
class PlankFace(DrawnFace):
    """The plank under the strip."""

    def draw(self, ui: Ui, surface: pygame.Surface, size: Size) -> None:
        surface.blit(ui.art.plate("plank", size, t.RADIUS), (0, 0))
        ui.art.outline(surface, surface.get_rect().inflate(-4, -4), t.BRASS, 1.0, t.RADIUS_SMALL, 160)


@dataclass(frozen=True)
class TownFace(DrawnFace):
    """A town on its track. `cards` lie in its market; `here`: colours of the Heroes in it."""

    name: str
    fallen: bool
    cards: int
    here: tuple[str, ...]

    def draw(self, ui: Ui, surface: pygame.Surface, size: Size) -> None:
        surface.blit(ui.art.plate("oxblood" if self.fallen else "paper", size, t.RADIUS_SMALL), (0, 0))
        w, h = size
        style = cards.pixels(ui, max(LEAST, h * 0.54), "sans-semi", t.CREAM if self.fallen else t.INK)
        narrow = ui.type.width(self.name, style) * NARROWED + h > w
        left = self._emblems(ui, surface, h) if self.here else 4 if narrow else self._sign(ui, surface, h)
        cards.squeezed(ui, surface, self.name, style, pygame.Rect(left, 0, w - left - 2, h), "left")

    def _sign(self, ui: Ui, surface: pygame.Surface, high: int) -> int:
        """Return a house, or a skull, where there is room for it; where the name begins."""
        side = round(high * 0.72)
        surface.blit(
            ui.art.icon("doom" if self.fallen else "town", side), (round(high * 0.12), (high - side) // 2)
        )
        return round(high * 0.96)

    def _emblems(self, ui: Ui, surface: pygame.Surface, high: int) -> int:
        """Draw the emblems of the seats there, in two rows if they are many."""
        rows = 1 if len(self.here) == 1 else 2
        d = round(high * (0.7 if rows == 1 else 0.46))
        top = (high - rows * d) // 2
        for n, colour in enumerate(self.here):
            emblem = ui.art.emblem(t.SEAT_COLOURS[colour], d)
            surface.blit(emblem, (round(high * 0.12) + n // rows * d, top + n % rows * d))
        return round(high * 0.24) + -(-len(self.here) // rows) * d


@dataclass(frozen=True)
class ThreatFace(DrawnFace):
    """The threat track: Threat Counters against the difficulty. `share`: how full it is; `rolled`: the
    threat roll of just now, 0 none."""

    counted: str
    falls: str
    share: float
    rolled: int = 0

    def draw(self, ui: Ui, surface: pygame.Surface, size: Size) -> None:
        w, h = size
        surface.blit(ui.art.plate("sunk", size, t.RADIUS_SMALL), (0, 0))
        full = round((w - 4) * self.share)
        if full:
            bar = pygame.Surface((full, h - 4), pygame.SRCALPHA)
            bar.fill((*t.OXBLOOD, 92))
            surface.blit(bar, (2, 2))
        icon = ui.art.icon("threat", round(h * 0.84))
        surface.blit(icon, (round(h * 0.1), round(h * 0.08)))
        counted = cards.pixels(ui, max(cards.MIN_TEXT, min(h * 0.52, w * 0.12)), "sans-bold", t.INK)
        left = pygame.Rect(h, 0, max(round(w * 0.38) - h // 2, ui.type.width(self.counted, counted) + 2), h)
        ui.type.draw(surface, self.counted, counted, left)
        end = w - h // 8
        if self.rolled:
            end -= round(h * 0.86)
            die = pygame.Rect(end, 0, round(h * 0.96), h)
            image = cards.scaled(ui, "runebound/pieces/d20.png", (die.width, die.width))
            surface.blit(image, image.get_rect(center=die.center))
            cards.outlined(ui, surface, str(self.rolled), max(LEAST - 1, h * 0.42), die.center)
            end -= h // 8
        rest = pygame.Rect(left.right + h // 10, 0, end - left.right - h // 10, h)
        most = max(LEAST, round(h * 0.44))
        px = cards.size_for(ui, self.falls, rest.width, most, cards.MIN_TEXT)
        style = cards.pixels(ui, px, "sans", t.INK)
        if ui.type.width(self.falls, style) <= rest.width:  # else its tip tells
            ui.type.draw(surface, self.falls, style, rest, "right")


@dataclass(frozen=True)
class EventFace(DrawnFace):
    """The active Event. `number` 0: there is none; `doom`: a Doom card lasts too."""

    name: str
    number: int
    colour: str = ""
    doom: bool = False

    def draw(self, ui: Ui, surface: pygame.Surface, size: Size) -> None:
        w, h = size
        surface.blit(ui.art.plate("raised" if self.number else "idle", size, t.RADIUS_SMALL), (0, 0))
        left = round(h * 0.3)
        if self.number:
            d = round(h * 0.8)
            place = pygame.Rect(round(h * 0.1), round(h * 0.1), d, d)
            surface.blit(shapes.rounded(place.size, d // 2, PIGMENTS[self.colour], t.SHADE, 1), place)
            cards.outlined(ui, surface, str(self.number), max(LEAST, d * 0.6), place.center)
            left = place.right + round(h * 0.2)
        style = cards.pixels(ui, max(LEAST, h * 0.5), "serif-semi" if self.number else "sans-it", t.INK_2)
        end = w - h // 5
        if self.doom:
            skull = ui.art.icon("doom", round(h * 0.74))
            end -= skull.get_width()
            surface.blit(skull, (end, (h - skull.get_height()) // 2))
        room = pygame.Rect(left, 0, end - left, h)
        one_line = ui.type.width(self.name, cards.pixels(ui, LEAST, style.face)) <= room.width
        if one_line or not cards.fits(ui, self.name, room.size, cards.MIN_TEXT):
            cards.squeezed(ui, surface, self.name, style.but(colour=t.INK), room, "left")
        else:
            cards.words_in(ui, surface, self.name, room, LEAST, align="left")


@dataclass(frozen=True)
class DeckFace(DrawnFace):
    """A deck, face down, with the number of its cards."""

    deck: str
    count: int

    def draw(self, ui: Ui, surface: pygame.Surface, size: Size) -> None:
        w, h = size
        ground, radius = BACKS[self.deck], max(3, w // 10)
        if not self.count:
            surface.blit(shapes.rounded(size, radius, t.SHADE, t.darker(ground, 0.1), 2, 150), (0, 0))
            return
        surface.blit(shapes.rounded(size, radius, t.darker(ground, 0.55)), (0, 0))
        card = pygame.Rect(0, 0, w - 2, h - 3)
        surface.blit(BackFace(self.deck).paint(ui, card.size), card)
        px = max(LEAST if w >= 26 else cards.MIN_TEXT, h * 0.25)
        cards.outlined(ui, surface, str(self.count), px, (card.centerx, round(h * 0.79)))


@dataclass(frozen=True)
class BackFace(DrawnFace):
    """The back of a card of a deck."""

    deck: str

    def draw(self, ui: Ui, surface: pygame.Surface, size: Size) -> None:
        w, h = size
        ground, radius, card = BACKS[self.deck], max(3, w // 10), surface.get_rect()
        shapes.draw_rounded(surface, card, radius, ground, t.darker(ground, 0.45))
        inner = card.inflate(-round(w * 0.14), -round(w * 0.14))
        shapes.surround(surface, shapes.frame(radius, t.lighter(ground, 0.45), 1), inner)
        d = round(w * 0.56)
        icon = ui.art.icon(SIGNS.get(self.deck, "adventure"), d, t.lighter(ground, 0.7))
        surface.blit(icon, icon.get_rect(center=(card.centerx, round(h * 0.34))))
        if self.deck in PIGMENTS:
            pips(surface, rank(self.deck), (card.centerx, h * 0.6), w * 0.13)


@dataclass(frozen=True)
class SlotFace(DrawnFace):
    """A place of the Undefeated Adventure Track, with the Challenge that lies there."""

    portrait: PortraitFace | None = None

    def draw(self, ui: Ui, surface: pygame.Surface, size: Size) -> None:
        w, h = size
        surface.blit(shapes.rounded(size, max(3, h // 8), t.SHADE, t.CREAM_2, 1, 90), (0, 0))
        side = min(size)
        if self.portrait is None:
            skull = ui.art.icon("undefeated", round(side * 0.56), t.CREAM_2).copy()
            skull.set_alpha(90)
            surface.blit(skull, skull.get_rect(center=(w // 2, h // 2)))
        else:
            surface.blit(self.portrait.paint(ui, (side, side)), ((w - side) // 2, (h - side) // 2))
