"""The PINs of the people at a new table, set for one of them at a time."""

from __future__ import annotations

from functools import partial

from game.play.verbatim import verbatim
from game.presentation.setup.table_setup import TableSetup
from game.ui.scenes.play.pin import SetPin
from game.ui.scenes.setup.players import Changes
from game.ui.scenes.setup.rule import Rule
from game.ui.widgets import Button, Choice
from game.ui.window.ui import Ui


class PinRows:
    """Makes the controls for PINs: who, and the button that asks for one."""

    def __init__(self, ui: Ui, table: TableSetup, changes: Changes) -> None:
        self._ui, self._table, self._changes = ui, table, changes
        self._who = 0
        """The number of the person, among the people at the table."""

    def rows(self) -> list[Rule]:
        """Return the row; none without people."""
        table, say = self._table, self._ui.say
        people = [number for number in range(table.count) if table.seats[number].kind == 0]
        if not people:
            return []
        at = min(self._who, len(people) - 1)
        name, seat = table.name_of(people[at]), table.seats[people[at]]
        names = [verbatim(table.name_of(number)) for number in people]
        choose = partial(self._changes.change, setattr, self, "_who")
        who = Choice(self._ui, "pin-seat", names, at, choose)
        take = partial(table.set_pin, seat)
        ask = partial(SetPin, self._ui, name, partial(self._changes.change, take), has_one=bool(seat.pin))
        label = say("pin-new-change" if seat.pin else "pin-new-set")
        button = Button(self._ui, label, lambda: self._changes.show(ask()), key="pin-set")
        return [Rule("pin", say("pin-new"), say("pin-new-help"), (who, button))]

    def all_words(self) -> list[str]:
        """Return every explanation of a row."""
        return [self._ui.say("pin-new-help")]
