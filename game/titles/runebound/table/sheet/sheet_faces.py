"""Faces of what lies on a seat's Hero sheet: bars of hearts, strengths, slips of cards, the purse."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.titles.runebound.rules.state.book import Book
from game.titles.runebound.table.faces import frame_colour
from game.titles.runebound.words import names
from game.ui.table.api import Size
from game.ui.table.drawing import card_frames
from game.ui.table.drawing.drawn_faces import DrawnFace, GroundFace
from game.ui.window import shapes
from game.ui.window import theme as t
from game.ui.window.theme import Colour
from game.ui.window.ui import Ui

LEAST, CAPTION = 14, 12
"""Window pixels of the smallest words that matter, and of captions."""
PLANK = GroundFace(radius=t.RADIUS_SMALL)
"""The wood under a sheet or a scene."""


@dataclass(frozen=True)
class PictureFace(DrawnFace):
    """The picture of a card in a frame of its colour; grey where its card lies face down."""

    book: Book
    card: str
    spent: bool = False

    def draw(self, ui: Ui, surface: pygame.Surface, size: Size) -> None:
        w, h = size
        edge = max(2, min(size) // 26)
        surface.blit(shapes.rounded(size, edge * 2, frame_colour(self.book, self.card)), (0, 0))
        inner = (w - 2 * edge, h - 2 * edge)
        image = card_frames.covering(ui, names.art_of(self.card), inner, 0.3)
        surface.blit(pygame.transform.grayscale(image) if self.spent else image, (edge, edge))


@dataclass(frozen=True)
class HeadFace(DrawnFace):
    """The ground of the Hero's part of the sheet: name, whose it is, what the Hero can do."""

    hero: str
    name: str
    colour: str
    spent: bool
    told: str
    left: int
    """Left edge of the words in window pixels, right of the picture."""
    top: int
    """Upper edge of the words on abilities, below bars and strengths."""

    def draw(self, ui: Ui, surface: pygame.Surface, size: Size) -> None:
        w, h = size
        surface.blit(ui.art.plate("raised", size, t.RADIUS_SMALL), (0, 0))
        seat = t.SEAT_COLOURS[self.colour]
        strip = pygame.Rect(self.left, 4, w - self.left - 5, round(h * 0.15))
        surface.blit(shapes.rounded(strip.size, 4, ui.theme.seat_back(seat)), strip)
        d = strip.height - 4
        room = pygame.Rect(strip.x + 8, strip.y, strip.width - d - 14, strip.height)
        least = card_frames.pixels(ui, CAPTION, "serif-semi")
        if ui.type.width(self.name, least) <= room.width:
            surface.blit(ui.art.emblem(seat, d), (strip.right - d - 3, strip.y + 2))
        else:  # the strip has the seat's colour anyway
            room = strip.inflate(-8, 0)
        most = max(LEAST + 1, strip.height * 0.66)
        px = card_frames.size_for(ui, self.name, room.width, most, CAPTION, "serif-semi")
        ui.type.draw(surface, self.name, card_frames.pixels(ui, px, "serif-semi", seat.text), room)
        body = pygame.Rect(self.left + 2, self.top, w - self.left - 9, h - self.top - 5)
        ink = t.INK_2 if self.spent else t.INK
        if card_frames.fits(ui, self.told, body.size, CAPTION + 1):
            card_frames.words_in(
                ui, surface, self.told, body, max(LEAST, h * 0.085), CAPTION + 1, "left", ink
            )
        else:
            card_frames.words_in(ui, surface, self.told, body, CAPTION, CAPTION, "left", ink)


@dataclass(frozen=True)
class BarFace(DrawnFace):
    """Life or stamina as icons in a row; those under a counter are hollow."""

    icon: str
    total: int
    taken: int

    def draw(self, ui: Ui, surface: pygame.Surface, size: Size) -> None:
        for n in range(self.total):
            rect = slot(size, self.total, n)
            icon = ui.art.icon(self.icon, rect.height)
            if n >= self.total - self.taken:
                icon = pygame.transform.grayscale(icon)
                icon.set_alpha(90)
            surface.blit(icon, rect)


def slot(size: Size, total: int, n: int) -> pygame.Rect:
    """Return the place of a sign in a bar."""
    side = max(1, min(size[1], size[0] // max(1, total)))
    return pygame.Rect(n * side, (size[1] - side) // 2, side, side)


@dataclass(frozen=True)
class CountersFace(DrawnFace):
    """Wound or exhaustion counters in a row."""

    kind: str
    count: int

    def draw(self, ui: Ui, surface: pygame.Surface, size: Size) -> None:
        side = max(1, min(size[1], size[0] // self.count))
        image = card_frames.scaled(ui, f"runebound/pieces/{self.kind}.png", (side, side))
        for n in range(self.count):
            surface.blit(image, (n * side, (size[1] - side) // 2))


@dataclass(frozen=True)
class StrengthFace(DrawnFace):
    """A figure's bonus to its attacks of a phase, and the damage of a hit. `caption`: the attribute."""

    phase: str
    bonus: int
    damage: int
    caption: str = ""

    def draw(self, ui: Ui, surface: pygame.Surface, size: Size) -> None:
        w, h = size
        surface.blit(ui.art.plate("paper", size, 4), (0, 0))
        high = round(h * (0.62 if self.caption else 1.0))
        side = min(round(high * 0.92), round(w * 0.36))
        drop = max(8, min(round(side * 0.5), round(w * 0.13)))
        row = drop * min(self.damage, 3)
        number = self._number(ui, w - 8 - side - row, max(LEAST, round(side * 0.74)))
        wide, middle = side + number.get_width(), high // 2
        beside = wide + 3 + row <= w - 4
        if not beside:
            middle = round(high * 0.36)
        left = max(2, (w - wide - (3 + row if beside else 0)) // 2)
        surface.blit(ui.art.icon(self.phase, side), (left, middle - side // 2))
        surface.blit(number, number.get_rect(midleft=(left + side, middle)))
        if beside:
            self._drops(ui, surface, left + wide + 3, middle, drop)
        else:
            self._drops(ui, surface, (w - row) // 2, round(high * 0.8), drop)
        if self.caption:
            room = pygame.Rect(2, high - 2, w - 4, h - high)
            style = card_frames.pixels(ui, max(CAPTION, room.height * 0.86), "sans", t.INK_2)
            card_frames.squeezed(ui, surface, self.caption, style, room)

    def _number(self, ui: Ui, free: int, most: int) -> pygame.Surface:
        """Return the bonus, small enough to leave room for the drops."""
        text = names.signed(self.bonus)
        wide = ui.type.width(text, card_frames.pixels(ui, most, "sans-bold"))
        px = max(CAPTION, min(most, most * free // max(1, wide)))
        return ui.type.render(text, card_frames.pixels(ui, px, "sans-bold"))

    def _drops(self, ui: Ui, surface: pygame.Surface, left: int, middle: int, drop: int) -> None:
        icon = ui.art.icon("wound", drop)
        for n in range(self.damage):
            row, column = divmod(n, 3)
            surface.blit(icon, (left + column * drop, middle - drop // 2 + row * drop // 2))


@dataclass(frozen=True)
class SlipFace(DrawnFace):
    """An Item or a kept card on the sheet: its picture, its name, what it says where that fits."""

    book: Book
    card: str
    told: str
    spent: bool = False
    price: int = -1

    def draw(self, ui: Ui, surface: pygame.Surface, size: Size) -> None:
        w, h = size
        surface.blit(ui.art.plate("idle" if self.spent else "raised", size, t.RADIUS_SMALL), (0, 0))
        wide = min(round(h * 1.1), round(w * 0.28))
        picture = PictureFace(self.book, self.card, self.spent).paint(ui, (wide, h - 4))
        surface.blit(picture, (2, 2))
        room = pygame.Rect(wide + 6, 2, w - wide - 9, h - 4)
        self._words(ui, surface, room)
        if self.spent:
            side = min(wide, h) * 45 // 100
            icon = ui.art.icon("activate", side)
            surface.blit(icon, icon.get_rect(bottomright=(wide, h - 4)))

    def _words(self, ui: Ui, surface: pygame.Surface, room: pygame.Rect) -> None:
        """Draw the name with the card's text below if both fit; else the name in the middle."""
        name = names.card(ui.say, self.card)
        ink = t.INK_2 if self.spent else t.INK
        large = max(LEAST, min(ui.px(26), room.height // 5, room.width // 9))
        title = card_frames.name_for(ui, name, room.size, large, CAPTION, ink)
        rest = pygame.Rect(room.x, room.y + title.height, room.width, room.height - title.height)
        if self.told and rest.height > CAPTION and card_frames.fits(ui, self.told, rest.size, CAPTION):
            title.draw(ui, surface, room)
            most = max(LEAST + 1, min(ui.px(22), room.height // 7))
            ink = t.INK if self.spent else t.INK_2  # the plate of a spent card is dark
            card_frames.words_in(ui, surface, self.told, rest, most, CAPTION, "left", ink)
        else:
            title.draw(ui, surface, room.move(0, max(0, rest.height // 2)))


def purse_picture(ui: Ui, name: str, side: int) -> pygame.Surface:
    """Return a baked piece, or the icon of that name where there is no such piece."""
    piece = f"runebound/pieces/{name}.png"
    return (
        card_frames.scaled(ui, piece, (side, side)) if ui.art.has_picture(piece) else ui.art.icon(name, side)
    )


@dataclass(frozen=True)
class PurseFace(DrawnFace):
    """Something that a seat has in numbers: a piece and how many."""

    piece: str
    count: int
    note: str = ""

    def draw(self, ui: Ui, surface: pygame.Surface, size: Size) -> None:
        w, h = size
        surface.blit(ui.art.plate("sunk" if self.count else "idle", size, 4), (0, 0))
        told = self.note or str(self.count)
        px = max(card_frames.MIN_TEXT, min(h * 0.56, w * 0.3))
        style = card_frames.pixels(ui, px, "sans-bold", t.INK if self.count else t.INK_2)
        side = max(2, min(round(h * 0.9), round(w * 0.55), w - ui.type.width(told, style) - 4))
        image = purse_picture(ui, self.piece, side)
        if not self.count:
            image = image.copy()
            image.set_alpha(80)
        surface.blit(image, (2, (h - side) // 2))
        room = pygame.Rect(side + 2, 0, w - side - 4, h)
        ui.type.draw(surface, told, style, room, "centre")


@dataclass(frozen=True)
class PlacesFace(DrawnFace):
    """Free places for items, with words in the first one; without places, words alone."""

    places: tuple[tuple[int, int, int, int], ...]
    words: str

    def draw(self, ui: Ui, surface: pygame.Surface, size: Size) -> None:
        for place in map(pygame.Rect, self.places):
            surface.blit(shapes.rounded(place.size, t.RADIUS_SMALL, t.SHADE, t.CREAM_3, 1, alpha=70), place)
        if self.words:
            room = pygame.Rect(self.places[0]) if self.places else surface.get_rect()
            NoteFace(self.words).draw(ui, surface.subsurface(room), room.size)


@dataclass(frozen=True)
class NoteFace(DrawnFace):
    """Words on a quiet ground."""

    words: str
    ink: Colour = t.CREAM_2
    most: int = 18

    def draw(self, ui: Ui, surface: pygame.Surface, size: Size) -> None:
        card_frames.words_in(
            ui,
            surface,
            self.words,
            surface.get_rect().inflate(-8, 0),
            ui.px(self.most),
            CAPTION,
            "centre",
            self.ink,
        )


@dataclass(frozen=True)
class NameFace(DrawnFace):
    """A face that shows a name alone."""

    name: str

    def draw(self, ui: Ui, surface: pygame.Surface, size: Size) -> None:
        title = card_frames.name_for(ui, self.name, size, min(ui.px(21), size[1] * 0.6), CAPTION)
        title.draw(ui, surface, surface.get_rect().move(0, (size[1] - title.height) // 2))
