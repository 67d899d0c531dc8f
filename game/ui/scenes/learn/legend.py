"""The legend of a board as an overlay."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.ui.table.api import LegendPart, LegendSign
from game.ui.widgets import Button, Label, Pane, Picture, Prose, Widget
from game.ui.window import text
from game.ui.window import theme as t
from game.ui.window.commands import Command, Do
from game.ui.window.scene import FormScene, Size
from game.ui.window.ui import Ui

SIGNS = (40, 34, 28)
"""Sizes of a sign in design pixels: the largest with which all fit, else the smallest."""
COLUMN, MAX_COLUMNS = 300, 3
"""The smallest width of a column in design pixels; the most columns."""


class Legend(FormScene):
    """A plate with the signs of a board in columns, each with its meaning."""

    name = "legend"
    covers = False

    def __init__(self, ui: Ui, parts: Sequence[LegendPart]) -> None:
        super().__init__(ui)
        self.parts = parts
        self.first = "legend-close"
        self.frame = pygame.Rect(0, 0, 0, 0)
        self._pane = Pane(ui, "legend")

    def command(self, command: Command) -> bool:
        if command == Do("legend"):
            self.close()
            return True
        return super().command(command)

    def build(self, size: Size) -> list[Widget]:
        ui, px = self.ui, self.ui.px
        self.frame = pygame.Rect((0, 0), size).inflate(-2 * px(t.FAR), -2 * px(t.WIDE))
        self.frame.width = min(self.frame.width, px(MAX_COLUMNS * (COLUMN + t.WIDE) + 3 * t.WIDE))
        self.frame.centerx = size[0] // 2
        inner = self.frame.inflate(-2 * px(t.WIDE), -2 * px(t.GAP))
        head, close, more = Label(ui, ui.say("legend-title"), text.HEADING), self._close(), self._more()
        right = inner.right
        for button in (close, more):
            wide = button.natural()[0]
            button.place(pygame.Rect(right - wide, inner.y, wide, px(t.ROW)))
            right = button.rect.x - px(t.NEAR)
        head.place(pygame.Rect(inner.x, inner.y, right - inner.x, px(t.ROW)))
        top = head.rect.bottom + px(t.SMALL)
        self._pane.place(pygame.Rect(inner.x, top, inner.width, inner.bottom - top))
        for side in SIGNS:
            widgets, height = self._lay(px(side))
            if height <= self._pane.rect.height:
                break
        self._shrink([head, self._pane, more, close], height)
        self._pane.fill(widgets, height)
        return [head, self._pane, more, close]

    def _shrink(self, parts: list[Widget], height: int) -> None:
        """Reduce the plate's height to its content; it stays centred."""
        spare = max(0, self._pane.rect.height - height)
        for rect in (self.frame, *(widget.rect for widget in parts)):
            rect.y += spare // 2
        self.frame.height -= spare
        self._pane.rect.height -= spare

    def _close(self) -> Button:
        words, tip = self.ui.say("go-on"), self.ui.say("legend-close-tip")
        return Button(self.ui, words, self.close, key="legend-close", look="primary", tip=tip)

    def _more(self) -> Button:
        """Return the button that opens the glossary."""
        words, tip = self.ui.say("rulebook-signs"), self.ui.say("rulebook-signs-tip")
        return Button(self.ui, words, lambda: self.scene_stack.help(icons=()), key="signs", tip=tip)

    def _lay(self, side: int) -> tuple[list[Widget], int]:
        """Return the parts in balanced columns, and their height."""
        px, gap = self.ui.px, self.ui.px(t.WIDE)
        count = max(1, min(MAX_COLUMNS, self._pane.width_inside // px(COLUMN)))
        wide = (self._pane.width_inside - (count - 1) * gap) // count
        rows = [row for part in self.parts for row in self._part(part, wide, side)]
        goal = sum(height for _, height, _ in rows) / count
        widgets: list[Widget] = []
        column, y, lowest = 0, 0, 0
        for row, height, heads in rows:
            if y and column < count - 1 and (y + height / 2 > goal or (heads and y > goal * 0.8)):
                column, y = column + 1, 0
            for widget in row:
                widget.rect.move_ip(column * (wide + gap), y)
            widgets += row
            y += height
            lowest = max(lowest, y)
        return widgets, lowest

    def _part(self, part: LegendPart, wide: int, side: int) -> list[tuple[list[Widget], int, bool]]:
        """Return rows of widgets with their heights; the heading stays with the first row."""
        px = self.ui.px
        head = Label(self.ui, part.title, text.STRONG.but(colour=t.OXBLOOD))
        head.place(pygame.Rect(0, 0, wide, px(t.WIDE)))
        rows = [self._row(sign, wide, side) for sign in part.signs]
        first, height = rows[0]
        for widget in first:
            widget.rect.move_ip(0, px(t.WIDE))
        return [([head, *first], height + px(t.WIDE), True), *((row, high, False) for row, high in rows[1:])]

    def _row(self, sign: LegendSign, wide: int, side: int) -> tuple[list[Widget], int]:
        px, gap = self.ui.px, self.ui.px(t.SMALL)
        words = Prose(self.ui, sign.words)
        needs = words.height_at(wide - side - gap)
        height = max(side, needs)
        picture = Picture(self.ui, sign.face.paint(self.ui, (side, side)))
        picture.place(pygame.Rect(0, (height - side) // 2, side, side))
        words.place(pygame.Rect(side + gap, (height - needs) // 2, wide - side - gap, needs))
        return [picture, words], height + px(t.TINY)

    def ground(self, surface: pygame.Surface) -> None:
        self.ui.art.veil(surface)
        self.ui.art.panel(surface, self.frame, "raised")
