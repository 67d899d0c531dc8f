"""Faces of what lies on the map of Runebound and on its tracks: Heroes, counters, portraits, dice, names."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.titles.runebound.rules.state.book import COLOURS, Book
from game.titles.runebound.words import names
from game.ui.table.api import Size
from game.ui.table.drawing import card_frames, number_badge
from game.ui.table.drawing.drawn_faces import DrawnFace, rimmed_piece
from game.ui.window import shapes
from game.ui.window import theme as t
from game.ui.window.text import Face as FontFace
from game.ui.window.ui import Ui

PIGMENTS = {
    "green": t.rgb("#5C9147"), "yellow": t.rgb("#E0B53C"), "blue": t.rgb("#3C78B8"), "red": t.rgb("#B23A30"),
}  # fmt: skip
"""The colours of the Adventure decks and their counters."""
PLAIN = t.rgb("#6E6250")
"""The ring of a card that belongs to no Adventure deck."""
EMBLEM, MIN_EMBLEM, EMBLEM_AT = 0.36, 16, 0.2
"""An emblem's size relative to the figure, its smallest size in window pixels, and its height on the
figure."""
RIM = 0.025
"""The rim of a figure, by its size."""
FINE = 3
"""The factor by which round shapes are drawn larger before they are shrunk."""
MIN_NAME, MIN_REGION, NAME = 14, 12, 0.52
"""Window pixels: names on the map are never smaller; of their box's height when the map is near."""


def rank(colour: str) -> int:
    """Return the difficulty of an Adventure deck, 1 to 4, shown as pips beside the colour."""
    return COLOURS.index(colour) + 1


def colour_of(book: Book, card: str) -> str:
    """Return the Adventure deck that a card belongs to; "" none."""
    return book.colours.get(card, "")


def shrunk(big: pygame.Surface, size: Size) -> pygame.Surface:
    """Return a picture drawn FINE times too large, at its size."""
    return pygame.transform.smoothscale(big, size)


# ---------------------------------------------------------------------- pieces


@dataclass(frozen=True)
class PieceFace(DrawnFace):
    """A baked piece as it is."""

    name: str

    def draw(self, ui: Ui, surface: pygame.Surface, size: Size) -> None:
        side = min(size)
        shapes.centre(surface, card_frames.scaled(ui, f"runebound/pieces/{self.name}.png", (side, side)))


@dataclass(frozen=True)
class HeroFace(DrawnFace):
    """A Hero on the map, on a base of its seat's colour. `acting`: it is its turn; `own`: it belongs to who
    looks."""

    hero: str
    colour: str
    acting: bool = False
    own: bool = False

    def draw(self, ui: Ui, surface: pygame.Surface, size: Size) -> None:
        side = min(size)
        seat = t.SEAT_COLOURS[self.colour]
        rim = t.GLEAM if self.acting else t.SHADE
        key = ("hero base", side, seat.colour, rim, self.own)
        surface.blit(ui.art.cached(key, lambda: _base(side, seat.colour, rim, own=self.own)), (0, 0))
        tall = round(side * 0.9)
        picture = f"runebound/pieces/hero_{self.hero}.png"
        surface.blit(rimmed_piece(ui, picture, tall, RIM), ((side - tall) // 2, 0))
        d = ui.theme.emblem(side * EMBLEM, MIN_EMBLEM)
        surface.blit(ui.art.emblem(seat, d), (side - d, round(side * EMBLEM_AT)))


def _base(side: int, colour: t.Colour, rim: t.Colour, *, own: bool = False) -> pygame.Surface:
    """Return the round base of a figure, seen from above; a bright ring round it where it is the viewer's
    `own`.
    """
    big = shapes.clear((side * FINE, side * FINE))
    big.fill((*t.SHADE, 0))
    place = pygame.Rect(0, 0, side * FINE * 0.92, side * FINE * 0.36)
    place.midbottom = (side * FINE // 2, round(side * FINE * 0.985))
    line = max(3, round(side * 0.11))
    pygame.draw.ellipse(big, (*t.SHADE, 120), place.move(0, line // 2))
    if own:
        pygame.draw.ellipse(big, t.SHADE, place.inflate(2 * line, 2 * line))
        pygame.draw.ellipse(big, t.CREAM_LIGHT, place.inflate(line, line))
    pygame.draw.ellipse(big, rim, place)
    pygame.draw.ellipse(big, t.darker(colour, 0.25), place.inflate(-line, -line))
    pygame.draw.ellipse(big, t.lighter(colour, 0.12), place.inflate(-2 * line, -2 * line).move(0, -line // 3))
    return shrunk(big, (side, side))


# ---------------------------------------------------------------------- portraits


def portrait(ui: Ui, card: str, colour: str, side: int) -> pygame.Surface:
    """Return the picture of a card in a ring of its Adventure colour, as a round token with its shadow."""

    def make() -> pygame.Surface:
        ring = PIGMENTS.get(colour, PLAIN)
        big = side * FINE
        disc, middle, r = shapes.clear((big, big)), big // 2, round(big * 0.47)
        disc.fill((*t.SHADE, 0))
        for radius, paint in ((r, t.SHADE), (round(r * 0.955), ring), (round(r * 0.80), t.SHADE)):
            pygame.draw.circle(disc, paint, (middle, middle), radius)
        inner = round(r * 0.76)
        image = card_frames.covering(ui, names.art_of(card), (2 * inner, 2 * inner), 0.3)
        disc.blit(_round(image), (middle - inner, middle - inner))
        return shrunk(disc, (side, side))

    return ui.art.cached(("portrait", card, colour, side), make)


def _round(image: pygame.Surface) -> pygame.Surface:
    """Return a square picture cut to a disc."""
    d = image.get_width()
    out = shapes.clear((d, d))
    pygame.draw.circle(out, (255, 255, 255), (d // 2, d // 2), d // 2)
    out.blit(image, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return out


def pips(surface: pygame.Surface, count: int, middle: tuple[float, float], d: float) -> None:
    """Draw bright points in a row: a colour's rank for those who cannot see the colour."""
    step = d * 1.45
    left = middle[0] - step * (count - 1) / 2
    for n in range(count):
        at = (left + n * step, middle[1])
        pygame.draw.circle(surface, t.SHADE, at, max(1.5, d * 0.62))
        pygame.draw.circle(surface, t.CREAM_LIGHT, at, max(1.0, d * 0.42))


@dataclass(frozen=True)
class PortraitFace(DrawnFace):
    """A Challenge as a token: on its space, on the track. `number`: its place on the track, 0 none."""

    book: Book
    card: str
    number: int = 0

    def draw(self, ui: Ui, surface: pygame.Surface, size: Size) -> None:
        side = min(size)
        colour = colour_of(self.book, self.card)
        shapes.centre(surface, portrait(ui, self.card, colour, side))
        if colour:
            pips(surface, rank(colour), (size[0] / 2, side * 0.91), side * 0.09)
        if self.number:
            number_badge.badge(ui, surface, self.number, side * 0.36, (size[0] * 0.78, size[1] * 0.62))


# ---------------------------------------------------------------------- names on the map


@dataclass(frozen=True)
class NameFace(DrawnFace):
    """A name on the map. `look`: "town" on a ribbon, "fallen" on a dark one, "region" in italics."""

    words: str
    look: str

    def draw(self, ui: Ui, surface: pygame.Surface, size: Size) -> None:
        if not self.words:
            return
        px = self._largest(size[1])
        while px > card_frames.MIN_TEXT and self._width(ui, px) > size[0]:
            px -= 1
        if self._width(ui, px) > size[0]:  # shown in tips until the map is enlarged
            return
        if self.look == "region":
            self._region(ui, surface, px)
        else:
            self._ribbon(ui, surface, px)

    def width_at(self, ui: Ui, height: float) -> int:
        """Return the room that the name takes, as large as it is in a box of a height."""
        return self._width(ui, self._largest(height))

    def _largest(self, height: float) -> int:
        return max(MIN_REGION if self.look == "region" else MIN_NAME, round(height * NAME))

    def _width(self, ui: Ui, px: int) -> int:
        face: FontFace = "serif-it" if self.look == "region" else "serif-semi"
        return ui.type.width(self.words, card_frames.pixels(ui, px, face)) + px * 3 // 4

    def _region(self, ui: Ui, surface: pygame.Surface, px: int) -> None:
        dark = ui.type.render(self.words, card_frames.pixels(ui, px, "serif-it", t.SHADE))
        light = ui.type.render(self.words, card_frames.pixels(ui, px, "serif-it", t.CREAM_LIGHT))
        place = light.get_rect(center=surface.get_rect().center)
        breath = pygame.transform.box_blur(_padded(dark, px // 3), max(1, px // 8))
        for _ in range(3):
            surface.blit(breath, breath.get_rect(center=place.center))
        for dx, dy in ((-1, 0), (1, 0), (0, -1), (0, 1), (1, 1)):
            surface.blit(dark, place.move(dx, dy))
        surface.blit(light, place)

    def _ribbon(self, ui: Ui, surface: pygame.Surface, px: int) -> None:
        fallen = self.look == "fallen"
        ink = t.CREAM if fallen else t.INK
        words = ui.type.render(self.words, card_frames.pixels(ui, px, "serif-semi", ink))
        strip = pygame.Rect(
            0, 0, words.get_width() + px * 7 // 10, min(surface.get_height(), round(px * 1.2))
        )
        strip.center = surface.get_rect().center
        ground = ui.theme.back(t.OXBLOOD if fallen else t.RAISED)
        plate = shapes.rounded(strip.size, max(2, px // 4), ground, t.BRASS, max(1, px // 14), 235)
        surface.blit(plate, strip)
        surface.blit(words, words.get_rect(center=strip.center))


def _padded(image: pygame.Surface, room: int) -> pygame.Surface:
    out = shapes.clear((image.get_width() + 2 * room, image.get_height() + 2 * room))
    out.fill((*t.SHADE, 0))
    out.blit(image, (room, room))
    return out


# ---------------------------------------------------------------------- dice


@dataclass(frozen=True)
class DieFace:
    """A movement die. `symbols`: none while it is not rolled; `look`: "rolled", "extra" (a symbol from a
    card), "picked" (to be rolled again), "used", "blank" (it could be rolled)."""

    symbols: tuple[str, ...]
    look: str = "rolled"

    def paint(self, ui: Ui, size: Size) -> pygame.Surface:
        """Return a die seen from above with its symbols."""
        side = min(size)
        surface = ui.art.cached(("move die", side, self.look), lambda: _cube(ui, side, self.look)).copy()
        for symbol, (x, y, d) in zip(self.symbols, _PLACES[len(self.symbols)], strict=True):
            shapes.centre(surface, ui.art.icon(symbol, round(side * d)), (round(side * x), round(side * y)))
        return surface


@dataclass(frozen=True)
class RestFace:
    """The sign beside the dice by which none of them is rolled."""

    def paint(self, ui: Ui, size: Size) -> pygame.Surface:
        """Return the moon of exhaustion on a dark disc."""
        side = min(size)
        surface = ui.art.cached(("rest", side), lambda: number_badge.disc(side, t.WALNUT, t.BRASS)).copy()
        shapes.centre(surface, ui.art.icon("exhaustion", round(side * 0.66)), (side // 2, side // 2))
        return surface


_PLACES: dict[int, tuple[tuple[float, float, float], ...]] = {
    0: (),
    1: ((0.5, 0.49, 0.6),),
    2: ((0.34, 0.34, 0.41), (0.66, 0.65, 0.41)),
    3: ((0.5, 0.32, 0.36), (0.32, 0.66, 0.36), (0.68, 0.66, 0.36)),
}
"""Places and sizes of a die's symbols, by their number."""
_TINTS = {
    "rolled": (255, 255, 255), "extra": (206, 232, 178), "picked": (255, 210, 112),
    "used": (138, 126, 110), "blank": (216, 198, 164),
}  # fmt: skip
"""The colours by which the ivory of a die is multiplied."""


def _cube(ui: Ui, side: int, look: str) -> pygame.Surface:
    """Return the blank die in the colour of its look."""
    image = card_frames.scaled(ui, "runebound/pieces/die_move.png", (side, side)).copy()
    image.fill((*_TINTS[look], 255), special_flags=pygame.BLEND_RGBA_MULT)
    return image
