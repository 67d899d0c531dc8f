"""The timeline of a replay: its position, where turns begin, and a knob to go elsewhere."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping

import pygame

from game.engine.order import round_of
from game.engine.session.replay import Replay
from game.ui.widgets import Widget
from game.ui.widgets.described import Description
from game.ui.window import shapes, text
from game.ui.window import theme as t
from game.ui.window.commands import Command, Drag, Press, Release
from game.ui.window.ui import Ui

STYLE = text.STRONG.but(size=t.BODY)
REST_MS = 140.0
"""The knob rests for this long before the table follows it."""
SLICE = 0.003
"""Time budget in one turn of the main loop for finding turns, in seconds."""
KNOB, LINE, MARK = 20, 6, 14
"""Design pixels: the knob, the thickness of the line, the height of a turn's mark."""
PLACE = 8
"""Design pixels from the middle of a lozenge to its corners."""
CLOSE = 7
"""Least distance of two marks in design pixels; of closer turns only some are marked."""


class Timeline(Widget):
    """`go` shows the position after a number of moves."""

    def __init__(self, ui: Ui, replay: Replay, go: Callable[[int], None]) -> None:
        super().__init__(ui, "timeline")
        self._replay, self._go = replay, go
        self._turns: dict[int, int] = {}
        """The first move of each turn found so far."""
        self._looking: Iterator[tuple[int, int]] | None = replay.outline()
        self._wanted: int | None = None
        self._rested = 0.0
        self.marks: Mapping[int, t.Colour] = {}
        """Colours of marks, by the move after the mark."""

    @property
    def at(self) -> int:
        """The move at the slider's knob."""
        return self._replay.made if self._wanted is None else self._wanted

    def natural(self) -> tuple[int, int]:
        return self.ui.px(4000), self.ui.px(t.ROW)  # as far as the replay goes

    def command(self, command: Command) -> bool:
        if (isinstance(command, Press) and command.button == "left") or (
            isinstance(command, Drag) and self._wanted is not None
        ):
            self._want(self._move_at(command.pos[0]))
            return True
        if isinstance(command, Release) and self._wanted is not None:
            self._arrive()
            return True
        return False

    def update(self, dt: float) -> bool:
        self._rested += dt
        if self._wanted is not None and self._rested >= REST_MS and self._wanted != self._replay.made:
            self._go(self._wanted)
        return self._look() | super().update(dt)

    def _want(self, move: int) -> None:
        if move != self._wanted:
            self._wanted, self._rested = move, 0.0

    def _arrive(self) -> None:
        wanted, self._wanted = self._wanted, None
        if wanted is not None and wanted != self._replay.made:
            self._go(wanted)

    def _look(self) -> bool:
        """Look for turns for a moment; return whether one was found."""
        if self._looking is None:
            return False
        found, until = len(self._turns), time.perf_counter() + SLICE
        for number, turn in self._looking:
            self._turns.setdefault(turn, number)
            if time.perf_counter() > until:
                return len(self._turns) > found
        self._looking = None
        return True

    # ---- drawing
    def draw(self, surface: pygame.Surface) -> None:
        ui, px, line = self.ui, self.ui.px, self._line()
        pygame.draw.rect(surface, t.mix(t.SUNK, t.INK_2, 0.45), line, 0, line.height // 2)
        done = pygame.Rect(line.x, line.y, self._x(self.at) - line.x, line.height)
        pygame.draw.rect(surface, t.BRASS, done, 0, line.height // 2)
        self._draw_marks(surface, line)
        self._draw_comments(surface, line)
        self._draw_places(surface, line)
        d = px(KNOB)
        knob = ui.art.cached(("slide", d), lambda: shapes.rounded((d, d), d // 2, t.RAISED, t.INK_2, px(1.5)))
        surface.blit(knob, (self._x(self.at) - d // 2, line.centery - d // 2))
        wide = self._words_width()
        words = pygame.Rect(self.rect.right - wide, self.rect.y, wide, self.rect.height)
        ui.type.draw(surface, self._words(), STYLE, words, "right")

    def _draw_marks(self, surface: pygame.Surface, line: pygame.Rect) -> None:
        high, wide, last = self.ui.px(MARK), max(1, self.ui.px(1.2)), -self.ui.px(CLOSE)
        for move in self._turns.values():
            x = self._x(move)
            if x - last >= self.ui.px(CLOSE):
                last = x
                pygame.draw.rect(surface, t.INK_2, (x, line.centery - high // 2, wide, high))

    def _draw_comments(self, surface: pygame.Surface, line: pygame.Rect) -> None:
        """Draw flags over the line where there are comments."""
        d = self.ui.px(PLACE)
        for move in self._replay.comments.texts:
            x, foot, top = self._x(move), line.y, line.y - 2 * d
            pygame.draw.line(surface, t.INK, (x, line.bottom), (x, top), max(1, self.ui.px(1.2)))
            flag = [(x, top), (x + round(1.6 * d), top + d // 2 + 1), (x, min(foot, top + d + 2))]
            pygame.draw.polygon(surface, t.INK, flag)

    def _draw_places(self, surface: pygame.Surface, line: pygame.Rect) -> None:
        """Draw marks as lozenges."""
        d = self.ui.px(PLACE)
        for move, colour in self.marks.items():
            x, y = self._x(move), line.centery
            points = [(x, y - d), (x + d, y), (x, y + d), (x - d, y)]
            pygame.draw.polygon(surface, colour, points)
            pygame.draw.aalines(surface, t.INK, True, points)

    @property
    def reads_out(self) -> bool:
        return True

    def described(self) -> Description:
        return Description("text", self._words())

    def _words(self) -> str:
        replay = self._replay
        known = [turn for turn, first in self._turns.items() if first <= self.at]
        turn = replay.turn if self._wanted is None else max(known, default=replay.turn)
        return self.ui.say(
            "replay-where", round=round_of(turn, len(replay.seats)), move=self.at, moves=replay.length
        )

    def _words_width(self) -> int:
        """Return the width of the text with the largest numbers."""
        most, turn = self._replay.length, max(999, *self._turns) if self._turns else 999
        return self.ui.type.width(self.ui.say("replay-where", round=turn, move=most, moves=most), STYLE)

    def _line(self) -> pygame.Rect:
        px = self.ui.px
        wide = self.rect.width - px(KNOB + t.GAP) - self._words_width()
        return pygame.Rect(self.rect.x + px(KNOB) // 2, self.rect.centery - px(LINE) // 2, wide, px(LINE))

    def _x(self, move: int) -> int:
        line = self._line()
        return line.x + round(line.width * move / max(1, self._replay.length))

    def _move_at(self, x: int) -> int:
        line, last = self._line(), self._replay.length
        return min(max(0, round((x - line.x) / max(1, line.width) * last)), last)
