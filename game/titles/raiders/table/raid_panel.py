"""A raid: its panel over the village with sums, results, dice, wounds and plunder; its total on the board."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pygame

from game.titles.raiders.rules.raid.strength import band, dice_of
from game.titles.raiders.rules.state.book import Band
from game.titles.raiders.rules.state.state import Raid
from game.titles.raiders.table.pieces import DieFace, SlipFace
from game.titles.raiders.table.rows import Row
from game.titles.raiders.words import wounds
from game.titles.raiders.words.items import RAID_PANEL, RAID_TOTAL, die_ref, plate_ref
from game.titles.raiders.words.raid_preview import strength_of
from game.titles.raiders.words.raid_result import RaidResult, raid_result
from game.ui.table.api import Box, Size, TableContext, Thing
from game.ui.table.drawing import card_frames
from game.ui.table.drawing.drawn_faces import DrawnFace
from game.ui.table.drawing.seat_parts import boxed
from game.ui.window import shapes
from game.ui.window import theme as t
from game.ui.window.pictures import Plate
from game.ui.window.text import Align
from game.ui.window.ui import Ui

WIDTH = 0.365
"""Width of the panel as a share of the board's width."""
HEAD, SUMS, SPLIT, DICE, FOOT = 0.13, 0.6, 0.56, 0.66, 0.83
"""Shares of the panel: where the sums begin and end, where the results begin, where dice and foot begin."""
LEAST = 12
ON_A_LINE = 2
"""So many crew members of a suggestion fit on one line."""
WORDS, LARGE = 18, 0.045
"""Size of the words in design pixels; on a large panel as a share of its width."""


@dataclass(frozen=True)
class SuggestionFace(DrawnFace):
    """A button with what it would do."""

    words: str

    def draw(self, ui: Ui, surface: pygame.Surface, size: Size) -> None:
        surface.blit(ui.art.plate("gold", size, t.RADIUS_SMALL), (0, 0))
        room = surface.get_rect().inflate(-10, -4)
        card_frames.words_in(ui, surface, self.words, room, min(ui.px(18), size[1] * 0.6), LEAST)


@dataclass(frozen=True)
class RaidFace(DrawnFace):
    """The face of the panel, in the colour of the seat that raids."""

    colour: str
    result: RaidResult

    def draw(self, ui: Ui, surface: pygame.Surface, size: Size) -> None:
        surface.blit(ui.art.plate("raised", size, t.RADIUS_SMALL), (0, 0))
        w, h = size
        self._title(ui, surface, pygame.Rect(0, 0, w, round(h * (HEAD - 0.02))))
        top, high = round(h * HEAD), round(h * (SUMS - HEAD))
        self._sums(ui, surface, pygame.Rect(10, top, round(w * SPLIT) - 18, high))
        left = round(w * SPLIT)
        self._results(ui, surface, pygame.Rect(left, top, w - left - 8, high))
        foot = pygame.Rect(10, round(h * FOOT), w - 20, h - round(h * FOOT) - 6)
        for line, words_ in zip(_lines(foot, len(self.result.foot)), self.result.foot, strict=True):
            card_frames.words_in(ui, surface, words_, line, _size(ui, w, line.height * 0.6), LEAST, "left")

    def _title(self, ui: Ui, surface: pygame.Surface, head: pygame.Rect) -> None:
        seat = t.SEAT_COLOURS[self.colour]
        surface.blit(shapes.rounded(head.size, ui.px(t.RADIUS_SMALL), ui.theme.seat_back(seat)), head)
        side = head.height - 10
        surface.blit(ui.art.emblem(seat, side), (6, 5))
        room = pygame.Rect(side + 14, 0, head.width - side - 22, head.height)
        title, most = self.result.title, max(14, head.height * 0.5)
        name = card_frames.name_for(ui, title, room.size, most, LEAST, seat.text)
        name.draw(ui, surface, room.move(0, (room.height - name.height) // 2))

    def _sums(self, ui: Ui, surface: pygame.Surface, room: pygame.Rect) -> None:
        """Draw a line for each source of strength, then the total below a rule."""
        lines = _lines(room, len(self.result.sums) + 1)
        px = _size(ui, surface.get_width(), lines[0].height * 0.6)
        for line, (source, amount) in zip(lines, self.result.sums, strict=False):
            ink = t.INK if amount else t.INK_2
            style = card_frames.pixels(ui, px, "sans", ink)
            number = ui.type.draw(surface, str(amount), style.but(face="sans-bold"), line, "right")
            room = pygame.Rect(line.x, line.y, number.x - LEAST // 3 - line.x, line.height)
            card_frames.words_in(ui, surface, source, room, px, LEAST, "left", ink)
        last = lines[-1]
        pygame.draw.line(surface, t.BRASS, last.topleft, last.topright, 2)
        card_frames.words_in(
            ui, surface, self.result.total, last, max(LEAST, last.height * 0.62), LEAST, "right"
        )

    def _results(self, ui: Ui, surface: pygame.Surface, room: pygame.Rect) -> None:
        """Draw the results, the best one at the top."""
        results = self.result.results
        for line, result in zip(_lines(room, len(results)), reversed(results), strict=True):
            plate = line.inflate(0, -6)
            look: Plate = "gold" if result.reached else "paper"
            surface.blit(ui.art.plate(look, plate.size, t.RADIUS_SMALL), plate)
            inside = plate.inflate(-14, 0)
            least = ui.say("raiders-raid-from", strength=result.strength)
            px = _size(ui, surface.get_width(), plate.height * 0.4)
            third = inside.width // 3
            parts: dict[Align, str] = {"left": least, "centre": result.brings, "right": result.chance}
            for n, (align, words) in enumerate(parts.items()):
                part = pygame.Rect(inside.x + n * third, inside.y, third, inside.height)
                card_frames.words_in(ui, surface, words, part, px, LEAST, align)


def _size(ui: Ui, width: int, most: float) -> float:
    """Return the size of the words in a panel of a width, in window pixels."""
    return max(LEAST, min(max(ui.px(WORDS), width * LARGE), most))


def _lines(room: pygame.Rect, count: int) -> list[pygame.Rect]:
    """Divide a rectangle into `count` equal lines."""
    high = room.height // max(1, count)
    return [pygame.Rect(room.x, room.y + n * high, room.width, high) for n in range(count)]


def place(context: TableContext) -> pygame.Rect:
    """Return the panel's rectangle, at the left of the board."""
    board, edge = context.areas.board, context.ui.px(6)
    room = board.inflate(-2 * edge, -2 * edge)
    room.width = round(board.width * WIDTH) - edge
    return room


def things(context: TableContext) -> Iterator[Thing]:
    """Yield the panel of the raid that is going on, and its dice."""
    raid: Raid | None = context.view.raid
    if raid is None:
        return
    room = place(context)
    face = RaidFace(context.people[context.view.active].colour, raid_result(context, raid))
    yield Thing(RAID_PANEL, boxed(room), face, z=20)
    yield from _dice(context, raid, room)
    if found := wounds.suggestion(context):
        foot = pygame.Rect(room.x + 6, room.y + round(room.height * FOOT), room.width - 12, 0)
        foot.height = room.bottom - foot.y - 6
        if len(set(found)) <= ON_A_LINE:
            foot.height //= 2  # the plunder is listed below
        button = SuggestionFace(wounds.words(context))
        yield Thing(wounds.SPREAD, boxed(foot), button, z=22, act=found[0], then=found[1:])


def _dice(context: TableContext, raid: Raid, room: pygame.Rect) -> Iterator[Thing]:
    """Yield the dice in a row, blank before the roll; those chosen for a reroll are raised."""
    view = context.view
    chosen = getattr(view.stack[-1], "chosen", ()) if view.stack else ()
    awaited = dice_of(view, view.active, raid.settlement)
    dice = raid.dice or tuple((colour, -1) for colour, n in awaited.items() for _ in range(n))
    count = len(dice)
    high = round(room.height * (FOOT - DICE))
    side = min(high - context.ui.px(8), (room.width - 20) // max(1, count) - 6)
    left = room.centerx - (count * (side + 6) - 6) // 2
    top = room.y + round(room.height * DICE)
    for n, (colour, face) in enumerate(dice):
        box = (left + n * (side + 6), top - (8 if n in chosen else 0), side, side)
        ref = die_ref(n) if raid.dice else plate_ref(f"die.{n}")
        yield Thing(ref, box, DieFace(view.book, colour, face), z=21)


def raid_total(context: TableContext, raid: Raid, plate: Box) -> Thing:
    """Return the present strength, in gold. `plate` is the box of the price, which is paid by now."""
    total, _ = strength_of(context.view, context.view.active)
    row: Row = (":strength", str(total))
    if raid.dice:
        result = band(context.view.book.settlements[raid.settlement], total)
        row += (">", *result_row(result))
    return Thing(RAID_TOTAL, plate, SlipFace((row,), "gold"), on_board=True, z=8)


def result_row(result: Band) -> Row:
    """Return VP and wounds of a printed result, in icons."""
    vp = (f"#{result.vp}:vp",) if result.vp or not result.wounds else ()
    return (*vp, *((f"*{result.wounds}:wound",) if result.wounds else ()))
