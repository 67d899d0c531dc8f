"""The basic types: actions, options, reasons, events, steps and states."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import Annotated, Any, ClassVar, Generic, TypeVar, TypeVarTuple, get_origin, get_type_hints

import msgspec

Seat = Annotated[int, "seat"]
"""The number of a place at the table, from 0; below 0 it is nobody's. Domains recognize it by its type."""
Ref = str
"""The id of a thing or place on the table: "card:crew.brawler.2", "space:persia_left.right"."""

UNKNOWN = "?"
"""Replaces every id that is hidden from a seat in that seat's view."""

Fact = int | str


def _snake(name: str) -> str:
    return "".join("_" + c.lower() if c.isupper() else c for c in name).lstrip("_")


def refs(kind: str) -> Callable[..., Ref]:
    """Return the function that makes the refs of things of a kind, from what tells them apart.

    >>> refs("goods")("r4c3", "wood")
    'goods:r4c3.wood'
    """

    @cache
    def ref(*parts: str | int) -> Ref:
        return f"{kind}:{'.'.join(map(str, parts))}"

    return ref


# gc=False below: these records hold ids, numbers and one another, never in a cycle, so the garbage collector
# need not follow them.


class Action(msgspec.Struct, frozen=True, gc=False, tag_field="verb", tag=_snake):
    """A seat's decision. Every verb is a record of its own, with numbers, ids or flags as fields.

    Its text is one line, ``step_to mech.0.speed r3c2``; `game.engine.actions.parse` reads it back.
    """

    @property
    def verb(self) -> str:
        """The class name in snake case: StepTo is "step_to"."""
        return str(self.__struct_config__.tag)

    def __str__(self) -> str:
        return " ".join([self.verb, *(_word(getattr(self, name)) for name in self.__struct_fields__)])


NO_ID = "-"
"""Stands for an empty id in an action's text."""


def _word(value: Fact | tuple[str, ...]) -> str:
    """Return the text of a field."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return (",".join(value) if isinstance(value, tuple) else str(value)) or NO_ID


class Option(msgspec.Struct, frozen=True, gc=False):
    """A legal action, and how it is performed by hand: pick up `source`, drop it on `target`; neither is a
    button.

    not_for_bots: bots that plan skip this option unless their title knows its value: it opens a deal between
    people, or undoes part of a plan
    """

    action: Action
    source: Ref | None = None
    target: Ref | None = None
    not_for_bots: bool = False


class Reason(msgspec.Struct, frozen=True, gc=False):
    """The reason why an action is refused: a message id, the rule's number, and facts for the message."""

    code: str
    rule: str
    facts: dict[str, Fact] = {}


class Choice(msgspec.Struct, frozen=True, gc=False):
    """A candidate action; it is legal if `reason` is None."""

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
    return Choice(Option(action, source, target, not_for_bots), reason)


def button(action: Action) -> Choice:
    """Return a candidate that is shown as a button."""
    return Choice(Option(action))


def refuse(code: str, rule: str, **facts: Fact) -> Reason:
    """Return a reason from a message id, the rule's number and the message's facts."""
    return Reason(code, rule, facts)


class Decline(Action, frozen=True):
    """Decline whatever is offered."""


class Agreed(Action, frozen=True):
    """Set fields of the position by hand, as everybody at the table agreed to (`positions.agreements`).

    No rule offers it: it is made with `Session.agree`.
    """

    changes: tuple[str, ...]


DECLINE = Decline()
DECLINING = button(DECLINE)


ALL_SEEING: Seat = -2
"""A pseudo-seat from which nothing is hidden, for games that are over."""


class Event(msgspec.Struct, frozen=True, gc=False):
    """A report for log and animation; rules never read it. Only the seats in `seen_by` see it, or everybody
    if that is None.
    """

    verb: str
    facts: dict[str, Fact] = {}
    seen_by: frozenset[Seat] | None = None

    def is_visible_to(self, seat: Seat) -> bool:
        """Return whether a seat, or ALL_SEEING, may see the event."""
        return self.seen_by is None or seat in self.seen_by or seat == ALL_SEEING


class Ask(msgspec.Struct, frozen=True):
    """A question to a seat: a message id and its facts."""

    code: str
    facts: dict[str, Fact] = {}


class IllegalAction(Exception):
    """A seat tried an illegal action; `reasons` explain why. The state is unchanged."""

    def __init__(self, reasons: list[Reason]) -> None:
        super().__init__(", ".join(f"{r.code} ({r.rule})" for r in reasons))
        self.reasons = reasons


S = TypeVar("S", bound="State")
T = TypeVar("T")
Ts = TypeVarTuple("Ts")


class Step(msgspec.Struct, Generic[S], frozen=True, gc=False, tag_field="op", tag=_snake):
    """A pending piece of a rule, with ids and plain values only. In files `op` names it: TakePlunder is ``op
    = "take_plunder"``, so the effect of a card is a list of steps.

    A step either asks seats to choose (``ask``) or runs (``run``). The engine pops it from the stack before
    it calls ``take`` or ``run``; these push the steps that follow, if need be the same step again.
    """

    def ask(self, state: S) -> Asked:
        """Return the candidates of every seat that must choose now, {} if the step runs without a choice; or
        who chooses, and how to list the candidates.
        """
        return {}

    def take(self, state: S, seat: Seat, action: Action) -> None:
        """Carry out the action that a seat chose."""
        raise NotImplementedError(type(self).__name__)

    def run(self, state: S) -> None:
        """Carry out a step that needs no choice. A step that may ask does nothing where it asks nobody."""
        if type(self).ask is Step.ask:
            raise NotImplementedError(type(self).__name__)

    def seals(self, action: Action) -> bool:
        """Return whether an action commits a secret choice; undo then cannot go back behind it."""
        return False

    def seen_by(self, seat: Seat) -> Step[S]:
        """Return the step as a seat may see it. A step with secrets overrides this."""
        return self

    def guessed(self, state: S, seat: Seat) -> Step[S]:
        """Return the step of a seat's view with plausible values for its secrets. Hidden cards are filled in
        before.
        """
        return self

    def check(self, state: S) -> None:
        """Raise Flaw, with a path from this step on, if the step doesn't fit the position."""

    def question(self, state: S, seat: Seat) -> Ask:
        """Return the question that a seat is asked: by default the name of the step and its fields."""
        facts = {f: v for f in self.__struct_fields__ if isinstance(v := getattr(self, f), int | str)}
        return Ask(_snake(type(self).__name__).replace("_", "-"), facts)


class Later(msgspec.Struct, frozen=True):
    """A question to one seat, whose candidates are listed once somebody wants them.

    Most positions that a search evaluates are never played on. Copies of a position share the question, so
    neither the functions nor what they cache may keep the state.

    list_all: where `list_candidates` leaves out some that are refused in any case, lists them too, in the
        order in which people see them; only those who want to know the reasons ask for them
    noted: the cache of `memo` for the question, which the list mostly needs too
    """

    seat: Seat
    list_candidates: Callable[[Any], Choices]
    list_all: Callable[[Any], Choices] | None = None
    noted: dict[Any, Any] = {}


class Listed(msgspec.Struct, frozen=True):
    """Such a question whose candidates are listed, apart from those that are refused in any case."""

    seat: Seat
    candidates: dict[Seat, Choices]
    list_all: Callable[[Any], Choices]


Asked = dict[Seat, Choices] | Later
"""A question: the seats that must choose, with their candidates."""


class State(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A position as plain data. Containers belong to it; their items are frozen and shared between copies.

    title    id of the title             options options of the table, fixed at set-up
    seats    number of seats             rng     the whole random generator
    stack    pending steps, the next one last    turn    turns begun, counted from 1
    """

    title: str
    seats: int
    options: dict[str, Fact]
    rng: int
    stack: list[Step[Any]]
    turn: int = 0

    # Never saved: what the title's content files and board say; where events go; the question of this
    # position (Asked), shared by its copies; what was worked out while nothing changes (None: anything may
    # change); what chance brings, where a search decides that.
    book: Any = None
    events: list[Event] | None = None
    asked: Any = None
    memos: dict[Any, Any] | None = None
    script: Any = None

    TRANSIENT: ClassVar[tuple[str, ...]] = ("book", "events", "asked", "memos", "script")

    def copy(self: S) -> S:
        """Return an independent copy, to which no events are reported."""
        new: S = self.__copy__()  # type: ignore[attr-defined]  # missing in the stubs of msgspec
        for name in _containers(type(self)):
            setattr(new, name, getattr(self, name).copy())
        new.events = new.memos = new.script = None
        return new

    def memo(self: S, work: Callable[[S, *Ts], T], *given: *Ts) -> T:
        """Return ``work(state, *given)``, cached while the position cannot change. Callers must not modify
        the result.
        """
        if self.memos is None:
            return work(self, *given)
        key = (work, *given)
        if key not in self.memos:
            self.memos[key] = work(self, *given)
        found: T = self.memos[key]
        return found

    def remember(self) -> None:
        """Let `memo` cache from now on. Only for a position that will not change any more."""
        self.memos = {}

    @contextmanager
    def unchanged(self) -> Iterator[None]:
        """Let `memo` cache within the ``with`` block, in which the state must not change. Blocks may be
        nested.
        """
        before = self.memos
        self.memos = {} if before is None else before
        try:
            yield
        finally:
            self.memos = before

    def push(self, *steps: Step[Any]) -> None:
        """Push steps so that they happen next, in the order given."""
        self.stack.extend(steps[::-1])

    def emit(self, verb: str, *, seen_by: Iterable[Seat] | None = None, **facts: Fact) -> None:
        """Report an event if anybody listens. `seen_by` None means everybody."""
        if self.events is not None:
            self.events.append(Event(verb, facts, None if seen_by is None else frozenset(seen_by)))


@cache
def _containers(kind: type[State]) -> tuple[str, ...]:
    """Return the fields of a state class that a copy must not share."""
    hints = get_type_hints(kind)
    fields = (f for f in kind.__struct_fields__ if f not in State.TRANSIENT)
    return tuple(f for f in fields if get_origin(hints[f]) in (list, dict, set))
