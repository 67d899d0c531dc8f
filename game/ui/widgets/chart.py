"""A line chart over time with a line for each seat."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.ui.widgets.base import Widget
from game.ui.widgets.described import Description, Nth
from game.ui.window import shapes, text
from game.ui.window import theme as t
from game.ui.window.commands import Command, Do, Move
from game.ui.window.ui import Ui

SUPERSAMPLING = 3
"""The supersampling factor of lines."""
LINE_WIDTH, MIN_LINE_PX = 3, 2
"""The width of a line in design pixels, and its minimum in window pixels."""
LONE_DOT = 1.5
"""The radius of a line's only point, in widths of a line."""
Point = tuple[int, float]


@dataclass(frozen=True)
class Line:
    """Points (when, how much) in order, in a seat's colour."""

    colour: str
    points: tuple[Point, ...]


class Chart(Widget):
    """Lines from left to right, each with its seat's emblem at the end. `end` is the label of the time axis.

    from_zero  False: the height begins at the least value, whatever that is
    """

    def __init__(self, ui: Ui, lines: Sequence[Line], end: str, *, from_zero: bool = True) -> None:
        super().__init__(ui, "chart")
        self.lines, self.end = tuple(line for line in lines if line.points), end
        points = [point for line in self.lines for point in line.points]
        self._last = max((when for when, _ in points), default=0)
        self._first = min((when for when, _ in points), default=0)
        self._most = max((much for _, much in points), default=0)
        least = min((much for _, much in points), default=0)
        self._least = min(0, least) if from_zero else least

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the axes with the numbers at their ends, the lines and the emblems."""
        room = self._room()
        style = text.CAPTION.but(colour=t.INK_2)
        self._draw_axes(surface, room)
        high = self.ui.type.leading(style)
        side = pygame.Rect(self.rect.x, 0, room.x - self.rect.x - self.ui.px(t.TINY), high)
        for much, y in ((self._most, room.y), (self._least, room.bottom)):
            side.centery = y
            self.ui.type.draw(surface, f"{much:.0f}", style, side, "right")
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
        y = (point[1] - self._least) / ((self._most - self._least) or 1)
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
                pygame.draw.circle(sheet, colour, point, width / 2 if points[1:] else width * LONE_DOT)
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


class WalkedChart(Chart):
    """A chart whose points of time can be pointed at, and walked with the arrow keys: a tooltip and a screen
    reader give the values there.

    moments  each point of time in words, in order
    """

    focusable = True
    role = "list"

    def __init__(
        self,
        ui: Ui,
        lines: Sequence[Line],
        end: str,
        moments: Sequence[tuple[int, str]],
        *,
        from_zero: bool = True,
    ) -> None:
        super().__init__(ui, lines, end, from_zero=from_zero)
        self.moments = tuple(moments)
        self.index = len(self.moments) - 1

    @property
    def tooltip(self) -> str:
        return self.moments[self.index][1] if self.moments else ""

    @property
    def tooltip_place(self) -> pygame.Rect:
        return pygame.Rect(self._x, self._room().y, 1, self._room().height)

    def described(self) -> Description:
        nth = Nth(self.index + 1, len(self.moments))
        return Description("list", self.name, self.tooltip, self.about, nth=nth)

    @property
    def _x(self) -> int:
        """The place of the chosen point of time, in window pixels."""
        room = self._room()
        when = self.moments[self.index][0] if self.moments else 0
        return room.x + round(self._at((when, 0), room.size)[0])

    def point(self, pos: tuple[int, int] | None) -> None:
        super().point(pos)
        if pos is not None and self.moments:
            self._choose_at(pos[0])

    def _choose_at(self, x: int) -> None:
        """Choose the point of time that is nearest to a place."""
        room = self._room()
        ways = [abs(room.x + self._at((when, 0), room.size)[0] - x) for when, _ in self.moments]
        self.index = ways.index(min(ways))

    def command(self, command: Command) -> bool:
        if isinstance(command, Move) and command.dx:
            before, last = self.index, len(self.moments) - 1
            self.index = max(0, min(last, self.index + command.dx))
            return self.index != before
        if command in (Do("home"), Do("end")) and self.moments:
            self.index = 0 if command == Do("home") else len(self.moments) - 1
            return True
        return False

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        if self.moments and (self.focused or self.hot):
            room = self._room()
            line = pygame.Rect(self._x, room.y, max(1, self.ui.px(2)), room.height)
            pygame.draw.rect(surface, t.BRASS, line)
