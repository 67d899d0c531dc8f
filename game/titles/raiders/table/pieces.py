"""Faces of what lies on the board of Raiders of Scythia: workers, plunder, quests, dice, plates."""

from __future__ import annotations

import math
from dataclasses import dataclass

import pygame

from game.titles.raiders.rules.state.book import Book
from game.titles.raiders.table.rows import (
    BREAK,
    MIN_DIGITS,
    WORKER,
    Row,
    counted,
    draw_parts,
    length,
    row,
    side_of,
    worker_mark,
)
from game.ui.table.api import Size
from game.ui.table.drawing import card_frames
from game.ui.table.drawing.drawn_faces import DrawnFace
from game.ui.window import shapes
from game.ui.window import theme as t
from game.ui.window.pictures import Plate
from game.ui.window.text import Face as FontFace
from game.ui.window.theme import Colour
from game.ui.window.ui import Ui

DIE_INK: dict[str, Colour] = {"red": t.CREAM_LIGHT, "white": t.INK, "yellow": t.INK}
MIN_PLATE = 11
"""Window pixels: a lower plate shows nothing until the board is seen larger."""


@dataclass(frozen=True)
class PieceFace(DrawnFace):
    """A baked piece: a worker, plunder, a wound. `count` above 1 is written on it."""

    name: str
    count: int = 1

    def draw(self, ui: Ui, surface: pygame.Surface, size: Size) -> None:
        side = min(size)
        shapes.centre(surface, card_frames.scaled(ui, f"raiders/pieces/{self.name}.png", (side, side)))
        if self.count > 1:
            at = (round(size[0] * 0.78), round(size[1] * 0.78))
            card_frames.outlined(ui, surface, str(self.count), max(12, side * 0.42), at)


@dataclass(frozen=True)
class QuestFace(DrawnFace):
    """A quest tile, faceup; quest "" lies facedown."""

    book: Book
    quest: str

    def draw(self, ui: Ui, surface: pygame.Surface, size: Size) -> None:
        side = "face" if self.quest else "back"
        surface.blit(card_frames.scaled(ui, f"raiders/pieces/quest_{side}.png", size), (0, 0))
        if not self.quest:
            return
        w, h = size
        room = pygame.Rect(w * 5 // 100, h * 5 // 100, w * 90 // 100, h * 52 // 100)
        lines = self._lines(ui, room)
        each = room.height // len(lines)
        for n, line in enumerate(lines):
            row(
                ui,
                surface,
                line,
                pygame.Rect(room.x, room.y + n * each, room.width, min(each, w * 36 // 100)),
            )
        high = round(min(h * 0.46, w * 0.42))
        wreath = pygame.Rect(0, 0, high, high)
        wreath.midbottom = (w // 2, h * 97 // 100)
        card_frames.marked(ui, surface, "vp", str(self.book.quests[self.quest].vp), wreath)

    def _lines(self, ui: Ui, room: pygame.Rect) -> tuple[Row, ...]:
        """Return the requirements in one line or two, whichever is larger."""
        record = self.book.quests[self.quest]
        needs: list[Row] = [(":card",)] if record.kind == "discard" else []
        needs += [counted(number, item) for item, number in record.cost.items()]
        half = -(-len(needs) // 2)
        first, last, whole = (sum(part, ()) for part in (needs[:half], needs[half:], needs))
        both = min(room.height // 2, side_of(ui, first, room), side_of(ui, last, room))
        return (first, last) if last and both > side_of(ui, whole, room) else (whole,)


@dataclass(frozen=True)
class DieFace(DrawnFace):
    """A die showing strength and wounds; face -1: just its colour."""

    book: Book
    colour: str
    face: int
    chosen: bool = False

    def draw(self, ui: Ui, surface: pygame.Surface, size: Size) -> None:
        surface.blit(card_frames.scaled(ui, f"raiders/pieces/die_{self.colour}.png", size), (0, 0))
        if self.face < 0:
            return
        face = self.book.dice[self.colour].faces[self.face]
        w, h = size
        if face.s or not face.w:
            style = card_frames.pixels(
                ui, max(card_frames.MIN_TEXT, h * 0.52), "serif-bold", DIE_INK[self.colour]
            )
            centre = (w // 2, round(h * (0.36 if face.w else 0.48)))
            card_frames.painted(ui, surface, str(face.s), style, centre)
        side = round(min(h * (0.34 if face.s else 0.42), w * 0.86 / (0.82 * face.w + 0.18)))
        top = round(h * (0.73 if face.s else 0.49) - side / 2)
        for n in range(face.w):
            left = w / 2 + (n - face.w / 2) * side * 0.82 - side * 0.09
            surface.blit(ui.art.icon("wound", side), (round(left), top))


@dataclass(frozen=True)
class SpotFace(DrawnFace):
    """A free worker spot: the colours that may stand there, as a ring."""

    colours: tuple[str, ...]

    def draw(self, ui: Ui, surface: pygame.Surface, size: Size) -> None:
        big = shapes.clear((size[0] * 4, size[1] * 4))
        middle, outer = (size[0] * 2, size[1] * 2), min(size) * 1.66
        pygame.draw.circle(big, (*t.SHADE, 150), middle, outer + 5)
        share = 2 * math.pi / len(self.colours)
        for n, colour in enumerate(self.colours):
            _sector(big, WORKER[colour], middle, outer, math.pi / 2 + n * share, share)
        pygame.draw.circle(big, (*t.SHADE, 255), middle, outer * 0.74)
        pygame.draw.circle(big, (*t.PLANK, 235), middle, outer * 0.70)
        for n, colour in enumerate(self.colours):
            angle = math.pi / 2 + (n + 0.5) * share
            at = (middle[0] + outer * 0.87 * math.cos(angle), middle[1] - outer * 0.87 * math.sin(angle))
            worker_mark(big, colour, at, outer * 0.17, t.CREAM_LIGHT)
        surface.blit(pygame.transform.smoothscale(big, size), (0, 0))
        shapes.centre(surface, ui.art.icon("worker", round(size[1] * 0.46), t.CREAM_2))


def _sector(
    surface: pygame.Surface,
    colour: Colour,
    middle: tuple[int, int],
    radius: float,
    start: float,
    share: float,
) -> None:
    """Draw a slice of a disc."""
    steps = [start + share * n / 40 for n in range(41)]
    rim = [(middle[0] + radius * math.cos(a), middle[1] - radius * math.sin(a)) for a in steps]
    pygame.draw.polygon(surface, colour, [middle, *rim])


@dataclass(frozen=True)
class ClosedFace(DrawnFace):
    """A raid space that is not in play at this number of seats."""

    def draw(self, ui: Ui, surface: pygame.Surface, size: Size) -> None:
        pygame.draw.rect(surface, (*t.SHADE, 120), surface.get_rect(), border_radius=max(2, size[0] // 16))
        shapes.centre(surface, ui.art.icon("lock", round(size[0] * 0.3), t.CREAM_2))


@dataclass(frozen=True)
class NamePlate(DrawnFace):
    """Words over a painted ribbon; long ones get smaller, then narrower letters before they are cut."""

    words: str
    strong: bool = True
    ribbon: float = 1.0
    """The share of the face's height that the ribbon has: accents and descenders may reach beyond it."""

    def draw(self, ui: Ui, surface: pygame.Surface, size: Size) -> None:
        ribbon = size[1] * self.ribbon
        if ribbon < MIN_PLATE:
            return
        room = surface.get_rect().inflate(-round(ribbon * 0.3), 0).move(0, -round(ribbon * 0.04))
        px = max(MIN_DIGITS, round(ribbon * 0.6))
        face: FontFace = "serif-semi" if self.strong else "serif"
        while px > MIN_DIGITS and ui.type.font(face, px).size(self.words)[0] > room.width:
            px -= 1
        if ui.type.font(face, px).size(self.words)[0] > room.width:
            face, room = "sans", surface.get_rect()
        style = card_frames.pixels(ui, px, face, t.INK)
        card_frames.squeezed(ui, surface, self.words, style, room)


@dataclass(frozen=True)
class RowsFace(DrawnFace):
    """Lines of numbers and icons over a painted plate."""

    rows: tuple[Row, ...]

    def draw(self, ui: Ui, surface: pygame.Surface, size: Size) -> None:
        if size[1] < MIN_PLATE:
            return
        room = surface.get_rect().inflate(-max(4, size[0] // 22), -2 - size[1] // 30)
        rows = self.rows
        joined = tuple(part for line in rows for part in (BREAK, *line))[1:]
        apart = min(room.height // len(rows), *(side_of(ui, line, room) for line in rows))
        if side_of(ui, joined, room) >= apart:
            rows = (joined,)
            room = room.inflate(0, -room.height // 12)
        each = room.height // len(rows)
        for n, line in enumerate(rows):
            row(ui, surface, line, pygame.Rect(room.x, room.y + n * each, room.width, each))


@dataclass(frozen=True)
class SlipFace(DrawnFace):
    """Lines on a slip of its own; what stands behind a BREAK forms a second column at the right."""

    rows: tuple[Row, ...]
    ground: Plate = "raised"

    def draw(self, ui: Ui, surface: pygame.Surface, size: Size) -> None:
        surface.blit(ui.art.plate(self.ground, size, 4), (0, 0))
        room = surface.get_rect().inflate(-max(8, size[0] // 10), -max(2, size[1] // 16))
        side = min(room.height // len(self.rows), *(side_of(ui, line, room) for line in self.rows))
        each = room.height // len(self.rows)
        for n, line in enumerate(self.rows):
            rect = pygame.Rect(room.x, room.y + n * each + (each - side) // 2, room.width, side)
            self._line(ui, surface, line, rect)

    def _line(self, ui: Ui, surface: pygame.Surface, line: Row, rect: pygame.Rect) -> None:
        if BREAK not in line:
            row(ui, surface, line, rect)
            return
        at = line.index(BREAK)
        draw_parts(ui, surface, line[:at], rect.midleft, rect.height)
        right = line[at + 1 :]
        draw_parts(
            ui, surface, right, (rect.right - length(ui, right, rect.height), rect.centery), rect.height
        )


@dataclass(frozen=True)
class GoodsFace(DrawnFace):
    """A counter on the mat: icon and number."""

    item: str
    number: int
    over: bool = False

    def draw(self, ui: Ui, surface: pygame.Surface, size: Size) -> None:
        surface.blit(ui.art.plate("plank", size, 6), (0, 0))
        side = round(min(size[1] * 0.84, size[0] * 0.5))
        icon = ui.art.icon(self.item, side)
        surface.blit(icon, icon.get_rect(midleft=(round(size[0] * 0.07), size[1] // 2)))
        rect = pygame.Rect(0, 0, size[0] - side - round(size[0] * 0.16), size[1])
        rect.midright = (round(size[0] * 0.92), size[1] // 2)
        colour = t.GLEAM if self.over else t.CREAM if self.number else t.CREAM_2
        style = card_frames.pixels(ui, max(13, size[1] * 0.52), "sans-bold", colour)
        card_frames.squeezed(ui, surface, str(self.number), style, rect)


@dataclass(frozen=True)
class SlotFace(DrawnFace):
    """An empty place of the mat with a faint sign of what lies there."""

    icon: str

    def draw(self, ui: Ui, surface: pygame.Surface, size: Size) -> None:
        from game.titles.raiders.table.cards import slot

        surface.blit(slot(ui, size), (0, 0))
        side = round(min(size) * 0.42)
        icon = ui.art.icon(self.icon, side, t.CREAM_2).copy()
        icon.set_alpha(120)
        shapes.centre(surface, icon)
