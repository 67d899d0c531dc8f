"""The tools of a new table besides its rules: the clock, PINs and the handicap."""

from __future__ import annotations

from game.presentation.setup.table_setup import TableSetup
from game.ui.scenes.setup.clock_rows import ClockRows
from game.ui.scenes.setup.handicap_rows import HandicapRows
from game.ui.scenes.setup.pin_rows import PinRows
from game.ui.scenes.setup.players import Changes
from game.ui.scenes.setup.rule import Rule
from game.ui.scenes.setup.rules import SetupRules
from game.ui.window.ui import Ui


class SetupTools(SetupRules):
    """Makes the widgets for the tools of a new table."""

    def __init__(self, ui: Ui, table: TableSetup, changes: Changes) -> None:
        super().__init__(ui, table, changes)
        self._left = PinRows(ui, table, changes), ClockRows(ui, table.clock, changes)
        self._right = HandicapRows(ui, table, changes)

    def _controls(self) -> list[Rule]:
        return [row for column in self._split() for row in column]

    def _split(self) -> list[list[Rule]]:
        return [[row for part in self._left for row in part.rows()], self._right.rows()]

    def all_words(self) -> list[str]:
        parts = (*self._left, self._right)
        return [*(words for part in parts for words in part.all_words()), self.ui.say("new-explain")]
