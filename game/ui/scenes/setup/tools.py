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
        self._parts = (
            ClockRows(ui, table.clock, changes),
            PinRows(ui, table, changes),
            HandicapRows(ui, table, changes),
        )

    def _controls(self) -> list[Rule]:
        return [row for part in self._parts for row in part.rows()]

    def all_words(self) -> list[str]:
        return [*(words for part in self._parts for words in part.all_words()), self.ui.say("new-explain")]
