"""The handicap of a new table: who has one, and how much of each good."""

from __future__ import annotations

from functools import partial

from game.play.verbatim import verbatim
from game.presentation.setup.table_setup import Seat, TableSetup
from game.ui.scenes.setup.players import Changes
from game.ui.scenes.setup.rule import Rule
from game.ui.widgets import Choice, Field
from game.ui.window.ui import Ui

DIGITS = 2


class HandicapRows:
    """Makes the controls for the handicap of a new table, those of one seat at a time."""

    def __init__(self, ui: Ui, table: TableSetup, changes: Changes) -> None:
        self._ui, self._table, self._changes = ui, table, changes
        self._seat: Seat | None = None
        """The seat whose handicap is shown."""

    def rows(self) -> list[Rule]:
        """Return the row of the seat, and one for each good."""
        table, say = self._table, self._ui.say
        if not table.titles or not table.title.gifts:
            return []
        seats: list[Seat | None] = [None, *table.at_table]
        at = next((number for number, seat in enumerate(seats) if seat is self._seat), 0)
        names = [say("handicap-nobody"), *(verbatim(table.name_of(n)) for n in range(table.count))]
        who = Choice(self._ui, "handicap-seat", names, at, lambda number: self._show(seats[number]))
        shown, gifts = seats[at], table.title.gifts
        goods = [self._good(shown, names[at], *gift) for gift in gifts.items()] if shown else []
        return [Rule("handicap", say("handicap-title"), say("handicap-help"), (who,)), *goods]

    def all_words(self) -> list[str]:
        """Return every explanation of a row."""
        return [self._ui.say("handicap-help")]

    def _show(self, seat: Seat | None) -> None:
        """Show a seat's goods; "nobody" takes every handicap away."""
        if seat is None:
            for other in self._table.seats:
                other.gifts.clear()
        self._changes.change(setattr, self, "_seat", seat)

    def _good(self, seat: Seat, name: str, good: str, most: int) -> Rule:
        say = self._ui.say
        words = say("handicap-more", good=say(f"{self._table.title_id}-gift-{good}"))
        typed, now = partial(self._type, seat, good), seat.gifts.get(good, "")
        field = Field(self._ui, f"gift-{good}", now, typed, longest=DIGITS, allowed=str.isdigit)
        helps = say("handicap-more-help", name=name, most=most)
        return Rule(f"gift-{good}", words, helps, (field,), is_conditional=True)

    def _type(self, seat: Seat, good: str, typed: str) -> None:
        self._changes.type(seat, "gifts", {**seat.gifts, good: typed})
