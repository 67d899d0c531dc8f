"""Dots that show which of several pages is open."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pygame

from game.ui.widgets.base import Widget
from game.ui.widgets.described import Description, Nth
from game.ui.window import shapes
from game.ui.window import theme as t
from game.ui.window.commands import Command, Move, Press
from game.ui.window.ui import Ui

DOT, APART = 12, 28
"""Design pixels: the diameter of a dot, and the distance to the next."""


class Dots(Widget):
    """A dot for each page, the open page's filled. A click opens a page, arrow keys open the next one."""

    focusable = True
    role = "choice"

    def __init__(self, ui: Ui, key: str, count: int, index: int, chosen: Callable[[int], None]) -> None:
        super().__init__(ui, key)
        self.count, self.index, self.chosen = count, index, chosen

    def described(self) -> Description:
        nth = Nth(self.index + 1, self.count)
        where = self.ui.say("text-nth", number=nth.number, all=nth.of)
        return replace(super().described(), value=where, nth=nth)

    def natural(self) -> tuple[int, int]:
        return self.count * self.ui.px(APART), self.ui.px(t.ROW)

    def middles(self) -> list[tuple[int, int]]:
        """Return the centres of the dots."""
        step = self.ui.px(APART)
        left = self.rect.centerx - (self.count - 1) * step // 2
        return [(left + n * step, self.rect.centery) for n in range(self.count)]

    def command(self, command: Command) -> bool:
        if isinstance(command, Press) and command.button == "left":
            reach = self.ui.px(APART) // 2
            found = [n for n, (x, _) in enumerate(self.middles()) if abs(x - command.pos[0]) <= reach]
            return bool(found) and self._choose(found[0])
        return isinstance(command, Move) and bool(command.dx) and self._choose(self.index + command.dx)

    def _choose(self, index: int) -> bool:
        if index != self.index and 0 <= index < self.count:
            self.index = index
            self.ui.sound.play("click")
            self.chosen(index)
        return True

    def draw(self, surface: pygame.Surface) -> None:
        size = self.ui.px(DOT)
        for n, middle in enumerate(self.middles()):
            dot = self._dot(size, t.OXBLOOD if n == self.index else t.mix(t.PAPER, t.INK_2, 0.3))
            surface.blit(dot, dot.get_rect(center=middle))

    def _dot(self, size: int, colour: t.Colour) -> pygame.Surface:
        line = self.ui.px(1)
        return self.ui.art.cached(
            ("dot", size, colour),
            lambda: shapes.rounded((size, size), size // 2, colour, t.darker(colour, 0.3), line),
        )
