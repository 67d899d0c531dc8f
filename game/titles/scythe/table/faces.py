"""Faces of the parts of Scythe's two mats: sections, actions, cubes, recruits, mechs, counters."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.titles.scythe.rules.content.book import Book
from game.titles.scythe.words import terms
from game.titles.scythe.words.factions import landscape
from game.titles.scythe.words.terms import ability_of
from game.ui.table.api import Size
from game.ui.table.drawing import card_frames
from game.ui.table.drawing.drawn_faces import DrawnFace
from game.ui.window import shapes
from game.ui.window import theme as t
from game.ui.window.pictures import Plate
from game.ui.window.theme import Colour
from game.ui.window.ui import Ui

LEAST = 12
"""Window pixels of the smallest words on the mats."""


def faint(icon: pygame.Surface, alpha: int) -> pygame.Surface:
    """Return the same icon, hardly there."""
    pale = icon.copy()
    pale.set_alpha(alpha)
    return pale


def plated(ui: Ui, plate: Plate, size: Size) -> pygame.Surface:
    """Return a plate that fills the size."""
    surface = shapes.clear(size)
    surface.blit(ui.art.plate(plate, size, 5), (0, 0))
    return surface


def seat_colour(name: str) -> Colour:
    """Return the colour of a seat's pieces on the pale mats."""
    return t.on_paper(t.SEAT_COLOURS[name].colour)


@dataclass(frozen=True)
class PieceFace(DrawnFace):
    """An icon in a seat's colour: cube, mech, recruit, structure, action token, star."""

    name: str
    colour: str
    faint: bool = False

    def draw(self, ui: Ui, surface: pygame.Surface, size: Size) -> None:
        side = min(size)
        icon = ui.art.icon(self.name, side, seat_colour(self.colour))
        if self.faint:
            icon = faint(icon, 70)
        surface.blit(icon, icon.get_rect(center=(size[0] // 2, size[1] // 2)))


@dataclass(frozen=True)
class IconFace(DrawnFace):
    """A face that shows an item's icon."""

    item: str

    def draw(self, ui: Ui, surface: pygame.Surface, size: Size) -> None:
        shapes.centre(surface, ui.art.icon(terms.icon(self.item), max(8, round(min(size) * 0.86))))


@dataclass(frozen=True)
class CounterFace(DrawnFace):
    """An icon and a number on wood."""

    item: str
    value: str
    full: bool = False

    def draw(self, ui: Ui, surface: pygame.Surface, size: Size) -> None:
        """Draw a wooden plate, bright if the track is full. The number goes below the icon if there is no
        room beside it.
        """
        surface.blit(plated(ui, "plank", size), (0, 0))
        w, h = size
        side = round(min(h * 0.8, w * 0.43))
        room = pygame.Rect(side + w // 14, 0, w - side - w // 7, h)
        place = pygame.Rect(max(2, w // 18), (h - side) // 2, side, side)
        if ui.type.width("00", card_frames.pixels(ui, 13, "sans-bold")) > room.width:
            side = round(min(h * 0.42, w * 0.7))
            place, room = pygame.Rect((w - side) // 2, h // 14, side, side), pygame.Rect(0, h // 2, w, h // 2)
        shapes.centre(surface, ui.art.icon(terms.icon(self.item), side), place.center)
        colour = t.GLEAM if self.full else t.CREAM if self.value != "0" else t.CREAM_2
        style = card_frames.pixels(ui, max(13, min(h * 0.58, w * 0.34)), "sans-bold", colour)
        ui.type.draw(surface, self.value, style, room, "centre")


def mat_art(mat: str) -> str:
    """Return the picture of a player mat."""
    return f"scythe/mats/{mat}.jpg"


DARK, LIGHTEST = 230, 46
"""Opacity of the shade on a picture, of 255: where words stand, and at its right end."""


def vignette(ui: Ui, name: str, size: Size, words: int) -> pygame.Surface:
    """Return a picture with round corners, dark up to `words`, where the words on it end.

    With high contrast there is no picture.
    """
    shade = shapes.clear(size)
    for x in range(size[0]):
        dark = DARK - round((DARK - LIGHTEST) * min(1.0, max(0, x - words) / (size[0] * 0.4)))
        pygame.draw.line(shade, (*t.SHADE, dark), (x, 0), (x, size[1]))
    return _shaded(ui, name, shade)


def captioned(ui: Ui, name: str, size: Size, words: int) -> pygame.Surface:
    """Return a picture with round corners, dark below for words of that height.

    With high contrast there is no picture.
    """
    shade = shapes.clear(size)
    shade.fill((*t.SHADE, DARK), (0, size[1] - words, size[0], words))
    return _shaded(ui, name, shade)


def _shaded(ui: Ui, name: str, shade: pygame.Surface) -> pygame.Surface:
    size = shade.get_size()
    if ui.theme.high_contrast:
        return shapes.rounded(size, ui.px(6), t.BLACK)
    surface = shapes.clear(size)
    surface.blit(card_frames.covering(ui, name, size, 0.62), (0, 0))
    surface.blit(shade, (0, 0))
    corners = shapes.rounded(size, ui.px(6), (255, 255, 255))
    surface.blit(corners, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return surface


STARS = 0.6
"""Share of the head's width before its stars."""


@dataclass(frozen=True)
class HeadFace(DrawnFace):
    """The head of the faction mat: picture, emblem, faction and mat."""

    faction: str
    mat: str
    colour: str

    def draw(self, ui: Ui, surface: pygame.Surface, size: Size) -> None:
        surface.blit(vignette(ui, landscape(self.faction), size, round(size[0] * STARS)), (0, 0))
        d = round(size[1] * 0.8)
        surface.blit(ui.art.emblem(t.SEAT_COLOURS[self.colour], d), (size[1] // 8, (size[1] - d) // 2))
        self._names(ui, surface, d + size[1] // 3)

    def _names(self, ui: Ui, surface: pygame.Surface, left: int) -> None:
        h = surface.get_height()
        room = pygame.Rect(left, 0, round(surface.get_width() * 0.56) - left, h)
        style = card_frames.pixels(ui, max(14, h * 0.52), "serif-semi", t.CREAM_LIGHT)
        placed = ui.type.draw(surface, terms.faction(ui.say, self.faction), style, room)
        beside = placed.right + h // 4
        rest = pygame.Rect(beside, 0, round(surface.get_width() * STARS) - beside, h)
        mat = terms.mat(ui.say, self.mat)
        px = card_frames.size_for(ui, mat, rest.width, max(LEAST, h * 0.42), LEAST)
        if ui.type.width(mat, card_frames.pixels(ui, px)) <= rest.width:  # else its tip tells
            ui.type.draw(surface, mat, card_frames.pixels(ui, px, "sans", t.CREAM), rest)


@dataclass(frozen=True)
class AbilityFace(DrawnFace):
    """A line of the faction mat: an ability with its sign, dim below a mech that still stands on it."""

    book: Book
    name: str
    faction: str
    open: bool
    crowded: bool = False
    """True if some abilities change at this number of seats."""

    def draw(self, ui: Ui, surface: pygame.Surface, size: Size) -> None:
        surface.blit(plated(ui, "raised" if self.open else "sunk", size), (0, 0))
        record = ability_of(self.book, self.faction, self.name, self.crowded)
        side = round(size[1] * 0.86)
        icon = ui.art.icon(terms.ability_icon(record), side)
        if not self.open:
            icon = faint(icon, 90)
        surface.blit(icon, icon.get_rect(center=(size[1] // 2 + 2, size[1] // 2)))
        self._words(ui, surface, record)

    def _words(self, ui: Ui, surface: pygame.Surface, record: object) -> None:
        w, h = surface.get_size()
        px = max(LEAST, min(h * 0.5, w * 0.047))
        ink = t.INK if self.open else t.INK_2
        room = pygame.Rect(h + 5, 0, w - h - 8, h)
        name = terms.ability(ui.say, self.name)
        if w < STACKED * h:
            self._stack(ui, surface, name, terms.ability_text(ui.say, record, brief=True), room)
            return
        if ui.type.width(name, card_frames.pixels(ui, LEAST, "sans-semi")) > room.width:
            return  # its tip tells
        placed = ui.type.draw(surface, name, card_frames.pixels(ui, px, "sans-semi", ink), room)
        left = placed.right + round(px * 0.5)
        rest = pygame.Rect(left, 0, room.right - left, h)
        text = terms.ability_text(ui.say, record, brief=True)
        if card_frames.fits(ui, text, rest.size, LEAST):  # else its tip tells
            card_frames.words_in(ui, surface, text, rest, px, LEAST, "left", t.INK_2)

    def _stack(self, ui: Ui, surface: pygame.Surface, name: str, text: str, room: pygame.Rect) -> None:
        """Draw the name above what the ability does, or alone where both have no room."""
        head, rest = pygame.Rect(room), pygame.Rect(room)
        ink, px = t.INK if self.open else t.INK_2, max(LEAST, room.height * 0.26)
        head.height = round(px * 1.2)
        rest.y, rest.height = head.bottom, room.height - head.height
        if not card_frames.fits(ui, text, rest.size, LEAST):
            head = room
        ui.type.draw(surface, name, card_frames.pixels(ui, px, "sans-semi", ink), head)
        if head is not room:
            card_frames.words_in(ui, surface, text, rest, px, LEAST, "left", t.INK_2)


STACKED = 4.6
"""Below this aspect ratio an ability has its name above what it does."""


@dataclass(frozen=True)
class OneTimeFace(DrawnFace):
    """A one-time space of the faction mat: what a recruit brings there."""

    gain: str
    amount: int
    taken: bool

    def draw(self, ui: Ui, surface: pygame.Surface, size: Size) -> None:
        surface.blit(plated(ui, "sunk", size), (0, 0))
        side = min(size)
        if self.taken:
            return
        style = card_frames.pixels(ui, max(LEAST, side * 0.52), "sans-bold", t.INK)
        text = ui.type.render(str(self.amount), style)
        icon = ui.art.icon(terms.icon(self.gain), round(side * 0.66))
        wide = text.get_width() + icon.get_width() + 2
        left = (size[0] - wide) // 2
        surface.blit(text, text.get_rect(midleft=(left, size[1] // 2)))
        surface.blit(icon, icon.get_rect(midleft=(left + text.get_width() + 2, size[1] // 2)))


@dataclass(frozen=True)
class StarsFace(DrawnFace):
    """A seat's six stars, with the placed ones marked."""

    placed: int
    colour: str
    total: int = 6

    def draw(self, ui: Ui, surface: pygame.Surface, size: Size) -> None:
        side = min(round(size[1] * 0.66), (size[0] - 10) // self.total)
        wide = self.total * side + 10
        pill = pygame.Rect(size[0] - wide, (size[1] - side) // 2 - 2, wide, side + 4)
        surface.blit(shapes.rounded(pill.size, pill.height // 2, t.SHADE, alpha=190), pill)
        for n in range(self.total):
            placed = n < self.placed
            icon = ui.art.icon("triumph", side, t.GLEAM if placed else t.CREAM_2)
            if not placed:
                icon = faint(icon, 75)
            surface.blit(icon, (pill.x + 5 + n * side, (size[1] - side) // 2))


@dataclass(frozen=True)
class NoFace:
    """Nothing: of a part of what lies below it, which can be clicked by itself."""

    def paint(self, ui: Ui, size: Size) -> pygame.Surface:
        return shapes.clear(size)
