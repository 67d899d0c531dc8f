"""Widgets one below the other, as the content of a pane."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.ui.widgets.base import Widget
from game.ui.widgets.label import Label, Prose
from game.ui.window import text
from game.ui.window import theme as t
from game.ui.window.text import Style
from game.ui.window.ui import Ui


class Column:
    """Places widgets in a column of a given width, in window pixels. `y` is the height used so far."""

    def __init__(self, ui: Ui, width: int) -> None:
        self.ui, self.width = ui, width
        self.widgets: list[Widget] = []
        self.y = 0

    def take(self, widgets: Sequence[Widget], height: int) -> None:
        """Add placed widgets that use a height."""
        self.widgets += widgets
        self.y += height

    def add(self, widget: Widget) -> None:
        """Add a widget with the full width and the height of a row."""
        widget.place(pygame.Rect(0, self.y, self.width, self.ui.px(t.ROW)))
        self.take([widget], self.ui.px(t.ROW))

    def gap(self, length: float) -> None:
        """Add a gap, in design pixels."""
        self.y += self.ui.px(length)

    def heading(self, message: str, style: Style, leading: float) -> None:
        """Add a heading by its message id, `leading` times as high as its font."""
        label = Label(self.ui, self.ui.say(message), style)
        label.role = "heading"
        label.place(pygame.Rect(0, self.y, self.width, self.ui.px(style.size * leading)))
        self.take([label], label.rect.height + self.ui.px(t.TINY))

    def prose(self, words: str, style: Style) -> None:
        """Add text with the full width."""
        prose = Prose(self.ui, words, style)
        prose.place(pygame.Rect(0, self.y, self.width, prose.height_at(self.width)))
        self.take([prose], prose.rect.height)

    def described(
        self, message: str, notes: Sequence[str], width: int, left: int = 0
    ) -> tuple[list[Prose], int]:
        """Return a name by its message id with the first of the notes below it, at a size that fits every
        note, and the height of both. They are not added yet.
        """
        name = Prose(self.ui, self.ui.say(message), text.STRONG)
        name.place(pygame.Rect(left, self.y, width, name.height_at(width)))
        proses = [Prose(self.ui, words, text.CAPTION) for words in dict.fromkeys(notes)]
        height = max(prose.height_at(width) for prose in proses)
        proses[0].place(pygame.Rect(left, name.rect.bottom, width, height))
        return [name, proses[0]], name.rect.height + height
