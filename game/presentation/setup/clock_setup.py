"""The clock of a new table, as it is set up: its kind, and two times as they are typed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from game.engine.session import clock
from game.engine.session.clock import AT_ZERO, AtZero, Clock, Kind
from game.errors import Say, WrongValue


class Form(NamedTuple):
    """The units of the two times of a kind of clock, in seconds, and what they are at first. A kind with one
    time has no second unit."""

    base_unit: int
    extra_unit: int
    base: str
    extra: str

    @property
    def times(self) -> tuple[str, ...]:
        """The names of its times."""
        return ("base", "extra") if self.extra_unit else ("base",)


FORMS: dict[Kind, Form] = {
    "game": Form(60, 0, "30", "0"), "fischer": Form(60, 1, "10", "15"), "turn": Form(1, 60, "60", "10"),
}  # fmt: skip
KINDS: tuple[Kind | None, ...] = (None, *FORMS)
"""The kinds of clocks, none first."""
MAX_DIGITS = 5


@dataclass
class ClockSetup:
    """The choices made so far; without a kind there is no clock."""

    kind: Kind | None = None
    base: str = ""
    extra: str = ""
    at_zero: AtZero = AT_ZERO[0]

    def choose(self, kind: Kind | None) -> None:
        """Select a kind of clock with its usual times."""
        self.kind = kind
        if kind is not None:
            self.base, self.extra = FORMS[kind].base, FORMS[kind].extra

    @property
    def has_extra(self) -> bool:
        """True if the kind has a second time."""
        return self.kind is not None and FORMS[self.kind].extra_unit > 0

    def take(self, new: Clock) -> None:
        """Set up a clock that is known already."""
        form = FORMS[new.kind]
        self.kind, self.at_zero = new.kind, new.at_zero
        self.base, self.extra = str(new.base // form.base_unit), str(new.extra // (form.extra_unit or 1))

    def clock(self) -> Clock | None:
        """Return the clock; None without one. Raises WrongValue."""
        if self.kind is None:
            return None
        form = FORMS[self.kind]
        extra = _number(self.extra) * form.extra_unit if form.extra_unit else 0
        return clock.clock(self.kind, _number(self.base) * form.base_unit, extra, self.at_zero)

    def refusal(self, say: Say) -> str:
        """Return why there can be no such clock; "" if there can."""
        try:
            self.clock()
        except WrongValue:
            return say("clock-why-range")
        return ""


def _number(typed: str) -> int:
    """Return a typed number; 0, which no clock allows, for anything else."""
    return int(typed) if typed.isascii() and typed.isdigit() and len(typed) <= MAX_DIGITS else 0
