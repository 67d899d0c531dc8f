"""The words everything else is written in: actions, options, reasons, events, steps and states."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any, ClassVar, Generic, TypeVar, TypeVarTuple, get_origin, get_type_hints

import msgspec

Seat = int
Ref = str
"""Names a thing or a place on the table: "card:crew.brawler.2", "space:persia_left.right"."""

UNKNOWN = "?"
"""Stands in a seat's view for every id that the seat may not know."""

Fact = int | str


def _snake(name: str) -> str:
    return "".join("_" + c.lower() if c.isupper() else c for c in name).lstrip("_")


class Action(msgspec.Struct, frozen=True, tag_field="verb", tag=_snake):
    """What a seat decided. Every verb is a record of its own with named fields: numbers, ids, yes or no, or
    several ids. Its text is one line, ``step_to mech.0.speed r3c2``; game.engine.actions reads it back.
    """

    @property
    def verb(self) -> str:
        """The verb: StepTo is "step_to"."""
        return str(self.__struct_config__.tag)

    def __str__(self) -> str:
        return " ".join([self.verb, *(_word(getattr(self, name)) for name in self.__struct_fields__)])


NOTHING_SAID = "-"
"""Stands in an action's text for no id."""


def _word(value: Fact | tuple[str, ...]) -> str:
    """Return a field in an action's text."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return (",".join(value) if isinstance(value, tuple) else str(value)) or NOTHING_SAID


class Option(msgspec.Struct, frozen=True):
    """A legal action and how a hand performs it: pick up `source`, drop on `target`; neither: a button.

    `not_for_bots`: a bot with a plan leaves it alone unless its title knows what it is worth; it begins a
    matter between people, such as a bargain, or takes back what a plan would not have done.
    """

    action: Action
    source: Ref | None = None
    target: Ref | None = None
    not_for_bots: bool = False


class Reason(msgspec.Struct, frozen=True):
    """Why something is not possible now: a message id, the rule that says so, and facts for the words."""

    code: str
    rule: str
    facts: dict[str, Fact] = {}


class Choice(msgspec.Struct, frozen=True):
    """A candidate at a decision: legal when no condition failed."""

    option: Option
    reason: Reason | None = None


Choices = list[Choice]


def choice(
    action: Action,
    *,
    source: Ref | None = None,
    target: Ref | None = None,
    reason: Reason | None = None,
    not_for_bots: bool = False,
) -> Choice:
    """Return one candidate."""
    return Choice(Option(action, source, target, not_for_bots), reason)


def button(action: Action) -> Choice:
    """Return a candidate that is a button."""
    return Choice(Option(action))


def refuse(code: str, rule: str, **facts: Fact) -> Reason:
    """Return a refusal: the id of its words, the rule that says so, and facts for the words."""
    return Reason(code, rule, facts)


class Decline(Action, frozen=True):
    """Not to do what is offered."""


DECLINE = Decline()
DECLINING = button(DECLINE)


OPENLY: Seat = -2
"""Nobody's seat, from which nothing is hidden: only for games that are over."""


class Event(msgspec.Struct, frozen=True):
    """What happened, for log and animation; rules never read it. `seen_by` None: everybody."""

    verb: str
    facts: dict[str, Fact] = {}
    seen_by: frozenset[Seat] | None = None

    def is_told_to(self, seat: Seat) -> bool:
        """Return whether a seat, or nobody's, may know it."""
        return self.seen_by is None or seat in self.seen_by or seat == OPENLY


class Ask(msgspec.Struct, frozen=True):
    """The question of a decision as a message id and its facts."""

    code: str
    facts: dict[str, Fact] = {}


class IllegalAction(Exception):
    """A seat tried what is not possible; `reasons` say why. The state is untouched."""

    def __init__(self, reasons: list[Reason]) -> None:
        super().__init__(", ".join(f"{r.code} ({r.rule})" for r in reasons))
        self.reasons = reasons


S = TypeVar("S", bound="State")
T = TypeVar("T")
Ts = TypeVarTuple("Ts")


class Step(msgspec.Struct, Generic[S], frozen=True, tag_field="op", tag=_snake):
    """One pending piece of a rule: ids and plain values only. In files `op` names it: TakePlunder is
    ``op = "take_plunder"``, so a card's effect is a list of steps.

    It either asks (``ask`` names seats and their choices) or runs. The engine takes a step off the
    stack before it calls ``take`` or ``run``; these push what follows, if need be the step itself again.
    """

    def ask(self, state: S) -> dict[Seat, Choices]:
        """Return the seats that must choose now and their candidates; empty: nothing to ask, run."""
        return {}

    def take(self, state: S, seat: Seat, action: Action) -> None:
        """Carry out what a seat chose."""
        raise NotImplementedError(type(self).__name__)

    def run(self, state: S) -> None:
        """Do what needs no choice."""
        raise NotImplementedError(type(self).__name__)

    def seals(self, action: Action) -> bool:
        """Return whether a choice is confirmed in secret: it stays closed, and cannot be opened again by
        undo.
        """
        return False

    def seen_by(self, seat: Seat) -> Step[S]:
        """Return the step as a seat may know it; one that holds secrets hides them."""
        return self

    def guessed(self, state: S, seat: Seat) -> Step[S]:
        """Return the step of a seat's view with something likely for what it hides; cards are known by
        then."""
        return self

    def check(self, state: S) -> None:
        """Raise Flaw, with a path from this step on, where the step does not fit the position around it."""

    def question(self, state: S, seat: Seat) -> Ask:
        """What the seat is asked, for the prompt."""
        facts = {f: v for f in self.__struct_fields__ if isinstance(v := getattr(self, f), int | str)}
        return Ask(_snake(type(self).__name__).replace("_", "-"), facts)


class State(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A position: plain data. Containers belong to it; what they hold is frozen and shared by copies.

    title    id of the title             options of the table, fixed at set-up
    seats    how many seats play         rng     the whole random generator
    stack    pending steps, the next one last    turn    turns begun, counted from 1
    """

    title: str
    seats: int
    options: dict[str, Fact]
    rng: int
    stack: list[Step[Any]]
    turn: int = 0

    # Never saved: what the title's content files and board say; where events go; the choices that were worked
    # out for this position; what was worked out while nothing changes (None: anything may change); what
    # chance brings, where a search decides that.
    book: Any = None
    events: list[Event] | None = None
    asked: dict[Seat, Choices] | None = None
    memos: dict[Any, Any] | None = None
    script: Any = None

    TRANSIENT: ClassVar[tuple[str, ...]] = ("book", "events", "asked", "memos", "script")

    def copy(self: S) -> S:
        """Return an independent copy, to which no events are reported."""
        new = copy.copy(self)
        for name in _containers(type(self)):
            setattr(new, name, getattr(self, name).copy())
        new.events = new.memos = new.script = None
        return new

    def memo(self: S, work: Callable[[S, *Ts], T], *given: *Ts) -> T:
        """What follows from this position. While nothing changes, as when a question is worked out, it is
        worked out once for all candidates; whoever gets it must not change it either."""
        if self.memos is None:
            return work(self, *given)
        key = (work, *given)
        if key not in self.memos:
            self.memos[key] = work(self, *given)
        found: T = self.memos[key]
        return found

    def remember(self) -> None:
        """Let `memo` work out everything once from now on: nothing changes this position any more."""
        self.memos = {}

    @contextmanager
    def unchanged(self) -> Iterator[None]:
        """While it lasts (``with``) nothing changes, so that `memo` works out everything once; within another
        one it is the same."""
        before = self.memos
        self.memos = {} if before is None else before
        try:
            yield
        finally:
            self.memos = before

    def push(self, *steps: Step[Any]) -> None:
        """Make steps happen next, in the order given."""
        self.stack.extend(reversed(steps))

    def emit(self, verb: str, *, seen_by: Iterable[Seat] | None = None, **facts: Fact) -> None:
        """Report what happened, if somebody listens."""
        if self.events is not None:
            self.events.append(Event(verb, facts, None if seen_by is None else frozenset(seen_by)))


@cache
def _containers(kind: type[State]) -> tuple[str, ...]:
    """Return the fields of a state that a copy must not share."""
    hints = get_type_hints(kind)
    fields = (f for f in kind.__struct_fields__ if f not in State.TRANSIENT)
    return tuple(f for f in fields if get_origin(hints[f]) in (list, dict, set))
