"""Faces of what lies on the board of Raiders of Scythia: workers, plunder, quests, dice, plates."""

from __future__ import annotations

import math
from dataclasses import dataclass

import pygame

from game.titles.raiders.book import BOOK
from game.ui import theme as t
from game.ui.kit import Kit, Style
from game.ui.table import cards
from game.ui.table.things import Size
from game.ui.tables.raiders_words import ICONS
from game.ui.text import Face as FontFace
from game.ui.theme import Colour, rgb

WORKER: dict[str, Colour] = {"blue": rgb("#2F6DB5"), "grey": rgb("#8D939C"), "red": rgb("#B5382E")}
DIE_INK: dict[str, Colour] = {"red": t.CREAM_LIGHT, "white": t.INK, "yellow": t.INK}
TOKEN = 20
"""Window pixels: a smaller icon cannot carry a number."""
ARROW = ">"
BREAK = "/"
Row = tuple[str, ...]
"""Parts of a plate's line: "3" is written, ":silver" is an icon, "#4:vp" an icon with its
number on it, "@blue" a worker's colour, ">" an arrow."""


def counted(number: int, item: str) -> Row:
    """A number and an icon; a single one goes without saying."""
    icon = ":" + ICONS.get(item, item)
    return (icon,) if number == 1 else (str(number), icon)


def clear(size: Size) -> pygame.Surface:
    """An empty surface."""
    return pygame.Surface(size, pygame.SRCALPHA)


@dataclass(frozen=True)
class PieceFace:
    """A baked piece: a worker, plunder, a wound. `count` above 1 is written on it."""

    name: str
    count: int = 1

    def paint(self, kit: Kit, size: Size) -> pygame.Surface:
        """The piece filling the size."""
        surface = clear(size)
        side = min(size)
        piece = cards.scaled(kit, f"raiders/pieces/{self.name}.png", (side, side))
        surface.blit(piece, piece.get_rect(center=(size[0] // 2, size[1] // 2)))
        if self.count > 1:
            at = (round(size[0] * 0.78), round(size[1] * 0.78))
            cards.outlined(kit, surface, str(self.count), max(12, side * 0.42), at)
        return surface


@dataclass(frozen=True)
class QuestFace:
    """A quest tile, faceup; quest "" lies facedown."""

    quest: str

    def paint(self, kit: Kit, size: Size) -> pygame.Surface:
        """What it asks for above, its VP below."""
        side = "face" if self.quest else "back"
        surface = cards.scaled(kit, f"raiders/pieces/quest_{side}.png", size).copy()
        if not self.quest:
            return surface
        record = BOOK.quests[self.quest]
        w, h = size
        needs: Row = (":card",) if record.kind == "discard" else ()
        for item, number in record.cost.items():
            needs += counted(number, item)
        row(kit, surface, needs, pygame.Rect(w * 6 // 100, h * 6 // 100, w * 88 // 100, h * 42 // 100))
        wreath = pygame.Rect(0, 0, h * 50 // 100, h * 50 // 100)
        wreath.midbottom = (w // 2, h * 96 // 100)
        cards.marked(kit, surface, "vp", str(record.vp), wreath)
        return surface


@dataclass(frozen=True)
class DieFace:
    """A die showing strength and wounds; face -1: just its colour."""

    colour: str
    face: int
    chosen: bool = False

    def paint(self, kit: Kit, size: Size) -> pygame.Surface:
        """The number, drops of blood below it."""
        surface = cards.scaled(kit, f"raiders/pieces/die_{self.colour}.png", size).copy()
        if self.face < 0:
            return surface
        face = BOOK.dice[self.colour].faces[self.face]
        w, h = size
        if face.s or not face.w:
            style = cards.pixels(kit, max(11, h * 0.52), "serif-bold", DIE_INK[self.colour])
            image = kit.type.render(str(face.s), style)
            surface.blit(image, image.get_rect(center=(w // 2, round(h * (0.36 if face.w else 0.48)))))
        side = round(h * (0.34 if face.s else 0.42))
        for n in range(face.w):
            left = w / 2 + (n - face.w / 2) * side * 0.82 - side * 0.09
            surface.blit(kit.art.icon("wound", side), (round(left), round(h * (0.56 if face.s else 0.28))))
        return surface


@dataclass(frozen=True)
class SpotFace:
    """A free worker spot: the colours that may stand there, as a ring."""

    colours: tuple[str, ...]

    def paint(self, kit: Kit, size: Size) -> pygame.Surface:
        """A ring in equal arcs with a faint worker."""
        big = clear((size[0] * 4, size[1] * 4))
        middle, outer = (size[0] * 2, size[1] * 2), min(size) * 1.66
        pygame.draw.circle(big, (*t.SHADE, 150), middle, outer + 5)
        share = 2 * math.pi / len(self.colours)
        for n, colour in enumerate(self.colours):
            _sector(big, WORKER[colour], middle, outer, math.pi / 2 + n * share, share)
        pygame.draw.circle(big, (*t.SHADE, 255), middle, outer * 0.74)
        pygame.draw.circle(big, (*t.PLANK, 235), middle, outer * 0.70)
        surface = pygame.transform.smoothscale(big, size)
        icon = kit.art.icon("worker", round(size[1] * 0.46), t.CREAM_2)
        surface.blit(icon, icon.get_rect(center=(size[0] // 2, size[1] // 2)))
        return surface


def _sector(
    surface: pygame.Surface,
    colour: Colour,
    middle: tuple[int, int],
    radius: float,
    start: float,
    share: float,
) -> None:
    """A slice of a disc."""
    steps = [start + share * n / 40 for n in range(41)]
    rim = [(middle[0] + radius * math.cos(a), middle[1] - radius * math.sin(a)) for a in steps]
    pygame.draw.polygon(surface, colour, [middle, *rim])


@dataclass(frozen=True)
class ClosedFace:
    """A raid space that is not in play at this number of seats."""

    def paint(self, kit: Kit, size: Size) -> pygame.Surface:
        """A veil with a lock."""
        surface = clear(size)
        pygame.draw.rect(surface, (*t.SHADE, 120), surface.get_rect(), border_radius=max(2, size[0] // 16))
        icon = kit.art.icon("lock", round(size[0] * 0.3), t.CREAM_2)
        surface.blit(icon, icon.get_rect(center=(size[0] // 2, size[1] // 2)))
        return surface


@dataclass(frozen=True)
class NamePlate:
    """Words over a painted ribbon."""

    words: str
    strong: bool = True

    def paint(self, kit: Kit, size: Size) -> pygame.Surface:
        """The words in the middle, as large as the ribbon allows."""
        surface = clear(size)
        room = surface.get_rect().inflate(-round(size[0] * 0.1), 0).move(0, -round(size[1] * 0.04))
        px = max(9, round(size[1] * 0.66))
        face: FontFace = "serif-semi" if self.strong else "serif"
        while px > 8 and kit.type.font(face, px).size(self.words)[0] > room.width:
            px -= 1
        kit.type.draw(surface, self.words, cards.pixels(kit, px, face, t.INK), room, "centre")
        return surface


@dataclass(frozen=True)
class RowsFace:
    """Lines of numbers and icons over a painted plate."""

    rows: tuple[Row, ...]
    light: bool = False

    def paint(self, kit: Kit, size: Size) -> pygame.Surface:
        """The lines under each other, or in one line where they come out larger so."""
        surface = clear(size)
        room = surface.get_rect().inflate(-round(size[0] * 0.07), -round(size[1] * 0.16))
        rows = self.rows
        joined = tuple(part for line in rows for part in (BREAK, *line))[1:]
        apart = min(room.height // len(rows), *(_side(kit, line, room) for line in rows))
        if _side(kit, joined, room) > apart:
            rows = (joined,)
        each = room.height // len(rows)
        for n, line in enumerate(rows):
            rect = pygame.Rect(room.x, room.y + n * each, room.width, each)
            row(kit, surface, line, rect, t.CREAM_LIGHT if self.light else t.INK)
        return surface


def _side(kit: Kit, parts: Row, rect: pygame.Rect) -> int:
    """The height at which a line fits a rectangle."""
    side = rect.height
    while side > 8 and sum(_width(kit, p, side) for p in parts) > rect.width:
        side -= 1
    return side


def row(kit: Kit, surface: pygame.Surface, parts: Row, rect: pygame.Rect, ink: Colour = t.INK) -> None:
    """Numbers and icons in a line, centred in a rectangle, smaller where they must be."""
    side = min(_side(kit, parts, rect), rect.height)
    x = rect.centerx - sum(_width(kit, p, side) for p in parts) // 2
    for part in parts:
        _part(kit, surface, part, (x, rect.centery), side, ink)
        x += _width(kit, part, side)


def _style(kit: Kit, side: int, ink: Colour) -> Style:
    return cards.pixels(kit, max(8, side * 0.82), "sans-bold", ink)


def _width(kit: Kit, part: str, side: int) -> int:
    if part.startswith(":"):
        return round(side * 1.08)
    if part.startswith("#"):
        return round(side * 1.12)
    if part.startswith("@"):
        return round(side * 0.62)
    if part in (ARROW, BREAK):
        return round(side * 0.8)
    return kit.type.width(part, _style(kit, side, t.INK)) + round(side * 0.12)


def _part(
    kit: Kit, surface: pygame.Surface, part: str, left: tuple[int, int], side: int, ink: Colour
) -> None:
    x, y = left
    if part.startswith(":"):
        surface.blit(kit.art.icon(part[1:], side), (x, y - side // 2))
    elif part.startswith("#"):
        count, _, name = part[1:].partition(":")
        _token(kit, surface, name, count, pygame.Rect(x, y - side // 2, side, side))
    elif part.startswith("@"):
        _dot(surface, part[1:], (x + round(side * 0.28), y), side * 0.27)
    elif part == ARROW:
        icon = kit.art.icon("arrow_right", round(side * 0.7), t.BRASS)
        surface.blit(icon, icon.get_rect(midleft=(x, y)))
    elif part == BREAK:
        pygame.draw.line(surface, t.BRASS, (x + side * 0.4, y - side * 0.4), (x + side * 0.4, y + side * 0.4))
    else:
        image = kit.type.render(part, _style(kit, side, ink))
        surface.blit(image, image.get_rect(midleft=(x, y - round(side * 0.03))))


def _token(kit: Kit, surface: pygame.Surface, icon: str, count: str, rect: pygame.Rect) -> None:
    """An icon with a number on it; where that would be too small, a green disc with the number."""
    if rect.height >= TOKEN:
        cards.marked(kit, surface, icon, count, rect)
        return
    pygame.draw.circle(surface, t.SHADE, rect.center, rect.height // 2 + 1)
    pygame.draw.circle(surface, t.MOSS, rect.center, rect.height // 2)
    image = kit.type.render(count, cards.pixels(kit, max(9, rect.height * 0.8), "sans-bold", t.CREAM_LIGHT))
    surface.blit(image, image.get_rect(center=rect.center))


def _dot(surface: pygame.Surface, colour: str, centre: tuple[int, int], radius: float) -> None:
    pygame.draw.circle(surface, t.SHADE, centre, round(radius) + 1)
    pygame.draw.circle(surface, WORKER[colour], centre, round(radius))


@dataclass(frozen=True)
class GoodsFace:
    """A counter on the mat: icon and number."""

    item: str
    number: int
    over: bool = False

    def paint(self, kit: Kit, size: Size) -> pygame.Surface:
        """A wooden plate with the piece and how many there are."""
        surface = clear(size)
        surface.blit(kit.art.plate("plank", size, 6), (0, 0))
        side = round(min(size[1] * 0.84, size[0] * 0.5))
        icon = kit.art.icon(self.item, side)
        surface.blit(icon, icon.get_rect(midleft=(round(size[0] * 0.07), size[1] // 2)))
        rect = pygame.Rect(0, 0, size[0] - side - round(size[0] * 0.16), size[1])
        rect.midright = (round(size[0] * 0.92), size[1] // 2)
        colour = t.FOCUS if self.over else t.CREAM if self.number else t.CREAM_2
        style = cards.pixels(kit, max(13, size[1] * 0.52), "sans-bold", colour)
        kit.type.draw(surface, str(self.number), style, rect, "centre")
        return surface


@dataclass(frozen=True)
class SlotFace:
    """An empty place of the mat with a faint sign of what lies there."""

    icon: str

    def paint(self, kit: Kit, size: Size) -> pygame.Surface:
        """A sunk place in the wood."""
        from game.ui.tables.raiders_cards import slot

        surface = slot(kit, size).copy()
        side = round(min(size) * 0.42)
        icon = kit.art.icon(self.icon, side, t.CREAM_2).copy()
        icon.set_alpha(120)
        surface.blit(icon, icon.get_rect(center=(size[0] // 2, size[1] // 2)))
        return surface


@dataclass(frozen=True)
class GroundFace:
    """A wooden ground under cards that lie over the board."""

    def paint(self, kit: Kit, size: Size) -> pygame.Surface:
        """A plank with a rim."""
        surface = clear(size)
        surface.blit(kit.art.plate("plank", size), (0, 0))
        return surface
