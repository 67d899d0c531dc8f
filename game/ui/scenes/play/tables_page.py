"""A page of tables over a table: its heading, the tables, and a button that closes it."""

from __future__ import annotations

from collections.abc import Sequence

from game.presentation.odds import Table
from game.ui.scenes.page import Page
from game.ui.scenes.play.table_column import TableColumn
from game.ui.widgets import Button, Pane, Widget
from game.ui.window.commands import Command
from game.ui.window.scene import Size
from game.ui.window.ui import Ui


class TablesPage(Page):
    """Shows tables that were worked out before."""

    name = "tables"
    widest, tallest = 1200, 760

    def __init__(self, ui: Ui, heading: str, icon: str, tables: Sequence[Table]) -> None:
        super().__init__(ui, heading, icon)
        self.tables = tables
        self.first = "close"
        self._pane = Pane(ui, "tables")

    def command(self, command: Command) -> bool:
        return self._pane.turn(command) or super().command(command)

    def build(self, size: Size) -> list[Widget]:
        self.frame_in(size)
        self._pane.place(self.body)
        column = TableColumn(self.ui, self._pane.width_inside)
        for table in self.tables:
            column.table(table)
        self.shorten(size, column.y)
        self._pane.place(self.body)
        self._pane.fill(column.widgets, column.y)
        close = Button(self.ui, self.ui.say("go-on"), self.close, key="close", look="primary")
        self.foot_row([], [close])
        return [*self.head(), self._pane, close]
