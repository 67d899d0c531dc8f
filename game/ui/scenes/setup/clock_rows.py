"""The clock of a new table: its kind, its times, and what happens when time is up."""

from __future__ import annotations

from functools import partial

from game.engine.session.clock import AT_ZERO
from game.presentation.setup.clock_setup import FORMS, KINDS, MAX_DIGITS, ClockSetup
from game.ui.scenes.setup.players import Changes
from game.ui.scenes.setup.rule import Rule
from game.ui.widgets import Choice, Field, Widget
from game.ui.window.ui import Ui


class ClockRows:
    """Makes the controls for the clock of a new table."""

    def __init__(self, ui: Ui, setup: ClockSetup, changes: Changes) -> None:
        self._ui, self._setup, self._changes = ui, setup, changes

    def rows(self) -> list[Rule]:
        """Return the row of the kind, and with a clock those of its times and of its end."""
        say, kind = self._ui.say, self._setup.kind
        rows = [Rule("clock", say("clock-title"), say("clock-help"), (self._kind(),))]
        if kind is None:
            return rows
        for time in FORMS[kind].times:
            name = f"clock-{kind}-{time}"
            rows.append(self._more(f"clock-{time}", name, say(f"{name}-help"), self._time(time)))
        return [*rows, self._more("clock-zero", "clock-zero", say("clock-zero-help"), self._zero())]

    def _more(self, row: str, name: str, helps: str, control: Widget) -> Rule:
        """Return a row that is there only with a clock."""
        return Rule(row, self._ui.say(name), helps, (control,), is_conditional=True)

    def all_words(self) -> list[str]:
        """Return every explanation of a row."""
        say = self._ui.say
        times = (f"clock-{kind}-{time}-help" for kind, form in FORMS.items() for time in form.times)
        return [say("clock-help"), say("clock-zero-help"), *map(say, times)]

    def _kind(self) -> Widget:
        labels = [self._ui.say(f"clock-{kind or 'off'}") for kind in KINDS]
        choose = partial(self._changes.change, self._setup.choose)
        at = KINDS.index(self._setup.kind)
        return Choice(self._ui, "clock-kind", labels, at, lambda i: choose(KINDS[i]))

    def _time(self, name: str) -> Widget:
        setup = self._setup
        typed = partial(self._changes.type, setup, name)
        now = str(getattr(setup, name))
        return Field(self._ui, f"clock-{name}", now, typed, longest=MAX_DIGITS, allowed=str.isdigit)

    def _zero(self) -> Widget:
        setup = self._setup
        labels = [self._ui.say(f"clock-zero-{one}") for one in AT_ZERO]
        choose = partial(self._changes.change, setattr, setup, "at_zero")
        at = AT_ZERO.index(setup.at_zero)
        return Choice(self._ui, "clock-at-zero", labels, at, lambda i: choose(AT_ZERO[i]))
