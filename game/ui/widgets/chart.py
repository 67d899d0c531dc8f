"""A line chart over time with a line for each seat."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.ui.widgets.base import Widget
from game.ui.window import shapes, text
from game.ui.window import theme as t
from game.ui.window.ui import Ui

SUPERSAMPLING = 3
"""The supersampling factor of lines."""
LINE_WIDTH, MIN_LINE_PX = 3, 2
"""The width of a line in design pixels, and its minimum in window pixels."""
Point = tuple[int, int]


@dataclass(frozen=True)
class Line:
    """Points (when, how much) in order, in a seat's colour."""

    colour: str
    points: tuple[Point, ...]


class Chart(Widget):
    """Lines from left to right, each with its seat's emblem at the end. `end` is the label of the time
    axis."""

    def __init__(self, ui: Ui, lines: Sequence[Line], end: str) -> None:
        super().__init__(ui, "chart")
        self.lines, self.end = tuple(line for line in lines if line.points), end
        points = [point for line in self.lines for point in line.points]
        self._last = max((when for when, _ in points), default=0)
        self._first = min((when for when, _ in points), default=0)
        self._most = max((much for _, much in points), default=0)
        self._least = min(0, *(much for _, much in points)) if points else 0

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the axes with the numbers at their ends, the lines and the emblems."""
        room = self._room()
        style = text.CAPTION.but(colour=t.INK_2)
        self._draw_axes(surface, room)
        high = self.ui.type.leading(style)
        side = pygame.Rect(self.rect.x, 0, room.x - self.rect.x - self.ui.px(t.TINY), high)
        for much, y in ((self._most, room.y), (self._least, room.bottom)):
            side.centery = y
            self.ui.type.draw(surface, str(much), style, side, "right")
        below = pygame.Rect(self.rect.x, self.rect.bottom - high, self.rect.width, high)
        self.ui.type.draw(surface, self.end, style, below, "right")
        key = ("chart", room.size, self.lines)
        surface.blit(self.ui.art.cached(key, lambda: self._draw_lines(room.size)), room)
        self._draw_ends(surface, room)

    def _room(self) -> pygame.Rect:
        """Return the rectangle of the lines: beside the numbers, above the label, left of the emblems."""
        px = self.ui.px
        left, below = px(34), self.ui.type.leading(text.CAPTION) + px(t.TINY)
        width = self.rect.width - left - px(t.WIDE)
        return pygame.Rect(
            self.rect.x + left, self.rect.y + px(t.SMALL), width, self.rect.height - below - px(t.GAP)
        )

    def _draw_axes(self, surface: pygame.Surface, room: pygame.Rect) -> None:
        line = max(1, self.ui.px(1))
        for y in (room.y, room.centery, room.bottom):
            pygame.draw.rect(surface, t.SUNK if y != room.bottom else t.INK_2, (room.x, y, room.width, line))

    def _at(self, point: Point, size: tuple[int, int]) -> tuple[float, float]:
        """Return the position of a point in the picture of the lines."""
        x = (point[0] - self._first) / max(1, self._last - self._first)
        y = (point[1] - self._least) / max(1, self._most - self._least)
        return x * size[0], (1 - y) * size[1]

    def _draw_lines(self, size: tuple[int, int]) -> pygame.Surface:
        big = (size[0] * SUPERSAMPLING, size[1] * SUPERSAMPLING)
        sheet, width = shapes.clear(big), max(MIN_LINE_PX, self.ui.px(LINE_WIDTH)) * SUPERSAMPLING
        sheet.fill((*t.PAPER, 0))
        for line in self.lines:
            colour = t.on_paper(t.SEAT_COLOURS[line.colour].colour)
            points = [self._at(point, big) for point in line.points]
            for start, end in itertools.pairwise(points):
                across, up = abs(end[0] - start[0]), abs(end[1] - start[1])
                slant = math.hypot(across, up) / max(across, up, 1)  # pygame measures across or down
                pygame.draw.line(sheet, colour, start, end, round(width * slant))
            for point in points:
                pygame.draw.circle(sheet, colour, point, width / 2)
        return pygame.transform.smoothscale(sheet, size)

    def _draw_ends(self, surface: pygame.Surface, room: pygame.Rect) -> None:
        """Draw the emblems on the right, the highest points on top; they only overlap where room is short."""
        d = self.ui.px(t.CAPTION + 2)
        ends = sorted((self._at(line.points[-1], room.size)[1], line.colour) for line in self.lines)
        step = min(d, room.height // max(1, len(ends) - 1))
        top = room.y - d // 2
        for n, (y, colour) in enumerate(ends):
            lowest = room.bottom - d // 2 - (len(ends) - 1 - n) * step
            place = max(top, min(lowest, room.y + round(y) - d // 2))
            surface.blit(self.ui.art.emblem(t.SEAT_COLOURS[colour], d), (room.right + self.ui.px(3), place))
            top = place + step
