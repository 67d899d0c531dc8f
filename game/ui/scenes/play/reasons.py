"""The page that explains a hint: a line that is walked step by step, and what makes the best one better."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.presentation.odds import Table
from game.presentation.reasons import LineWords, Reasons
from game.ui.scenes.page import Page
from game.ui.scenes.play.table_column import TableColumn
from game.ui.widgets import Button, Choice, Label, Pane, Widget
from game.ui.window import text
from game.ui.window import theme as t
from game.ui.window.commands import Command, Do
from game.ui.window.scene import Size
from game.ui.window.ui import Ui

Try = Callable[[int, int], None]
"""Opens a copy of the position after so many steps of a line, by its number."""


class ReasonsScene(Page):
    """A page with a tab for each line; its steps are shown one more at a time."""

    name = "reasons"
    widest, tallest = 1280, 1000

    def __init__(self, ui: Ui, reasons: Reasons, try_moves: Try) -> None:
        super().__init__(ui, "reasons-title", "hint")
        self._lines, self._table, self._try = reasons.lines(), reasons.table(), try_moves
        self._line, self._steps = 0, [1] * len(self._lines)
        self.first = "next"
        self._pane = Pane(ui, "reasons")

    @property
    def line(self) -> LineWords:
        """The line that is shown."""
        return self._lines[self._line]

    @property
    def shown(self) -> int:
        """The number of its steps that are shown."""
        return min(self._steps[self._line], len(self.line.steps))

    def command(self, command: Command) -> bool:
        if command == Do("hint"):
            self.close()
            return True
        return self._pane.turn(command) or super().command(command)

    def build(self, size: Size) -> list[Widget]:
        self.frame_in(size)
        self._place_pane()
        longest = max(self._column(line, len(line.steps)).y for line in self._lines)
        self.fit(size, self._pane.rect.y - self.body.y + longest)
        buttons = self._buttons()
        self.foot_row(buttons[:3], buttons[3:])
        self._place_pane()
        column = self._column(self.line, self.shown)
        self._pane.fill(column.widgets, column.y)
        return [*self.head(), self._tabs(), self._pane, *buttons]

    def _place_pane(self) -> None:
        """Place the pane below the tabs."""
        above = self.ui.px(t.ROW + t.GAP)
        x, y, wide, high = self.body
        self._pane.place(pygame.Rect(x, y + above, wide, high - above))

    def _tabs(self) -> Widget:
        """Return the choice of a line; its name if there is only one."""
        names = [self.ui.say("reasons-course", name=line.name, note=line.note) for line in self._lines]
        place = pygame.Rect(self.body.x, self.body.y, self.body.width, self.ui.px(t.ROW))
        if len(names) == 1:
            alone = Label(self.ui, names[0], text.HEADING)
            alone.place(place)
            return alone
        tabs = Choice(self.ui, "line", names, self._line, self._choose)
        tabs.name = self.heading
        tabs.place(place)
        return tabs

    def _buttons(self) -> list[Button]:
        ui, say, first = self.ui, self.ui.say, self.shown <= 1
        last = self.shown >= len(self.line.steps)
        return [
            Button(ui, say("reasons-next"), self._next, key="next", icon="arrow_right", enabled=not last),
            Button(ui, say("reasons-back"), self._back, key="back", icon="arrow_left", enabled=not first),
            Button(
                ui, say("reasons-try"), self._try_it, key="try", icon="copy", tip=say("reasons-try-tip"),
                enabled=self.shown > 0,
            ),
            Button(ui, say("turning-close"), self.close, key="close", look="primary"),
        ]  # fmt: skip

    # ---- walking
    def _choose(self, line: int) -> None:
        self._line = line
        self.layout()

    def _next(self) -> None:
        self._steps[self._line] = self.shown + 1
        self.layout()

    def _back(self) -> None:
        self._steps[self._line] = self.shown - 1
        self.layout()

    def _try_it(self) -> None:
        """Leave the page for a copy of the position after the steps that are shown."""
        line, steps = self._line, self.shown
        self.close()
        self._try(line, steps)

    # ---- what it shows
    def _column(self, line: LineWords, shown: int) -> TableColumn:
        """Return the first steps of a line, as many as are shown, and what makes the best move better."""
        column, say = TableColumn(self.ui, self._pane.width_inside), self.ui.say
        steps = [(step.who, step.what, step.change) for step in line.steps[:shown]]
        heads = tuple(say(f"reasons-{name}") for name in ("who", "head", "change"))
        column.table(Table("", heads, tuple(steps), frozenset({len(steps) - 1})))
        if self._table is not None:
            column.table(self._table)
        column.prose(say("reasons-note"), text.CAPTION)
        return column
