"""Check that a game can go on from a position that a person edited or another version wrote."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from game.engine import codec, flow
from game.engine.model import Action, Seat, State
from game.engine.positions.field_check import check_fields
from game.engine.positions.flaws import Flaw, require
from game.engine.title import Title
from game.errors import Fact

WATCHER: Seat = -1
RULE_ERRORS = (
    ArithmeticError,
    AttributeError,
    LookupError,
    RuntimeError,
    StopIteration,
    TypeError,
    ValueError,
)
"""The exceptions that rules raise when a position contradicts itself, including endless recursion."""


def vetted(title: Title, raw: bytes) -> State:
    """Return the position in a JSON text, settled, with every field checked.

    Raises Flaw, or msgspec.MsgspecError if the text isn't a state at all.
    """
    state = _with_checked_fields(title, raw)
    flow.settle(state)
    check_together(title, state)
    return state


def edited(title: Title, raw: bytes) -> State:
    """Return the position in a JSON text that a person edited, with every choice tried out.

    Raises Flaw for every error of the rules, else as `vetted`.
    """
    state = _with_checked_fields(title, raw)
    _settle(title, state)
    check_together(title, state)
    try_out(title, state)
    return state


def _with_checked_fields(title: Title, raw: bytes) -> State:
    state: State = codec.decode_view(title, raw)
    check_fields(title, state)
    _check_stack(title, state)
    return state


def check(title: Title, state: State) -> None:
    """Raise Flaw if a field is at fault, alone or in relation to others."""
    check_fields(title, state)
    check_together(title, state)


def check_together(title: Title, state: State) -> None:
    """Raise Flaw if facts contradict each other: first the title's audit, then the pending steps."""
    _check_stack(title, state)
    title.check(state)
    for number, step in enumerate(state.stack):
        try:
            step.check(state)
        except Flaw as flaw:
            raise flaw.below("stack", number) from flaw


def _settle(title: Title, state: State) -> None:
    """Run pending steps up to the first question. If that fails, the audit names the flaw."""
    before = state.copy()
    with _blaming(before):
        try:
            flow.settle(state)
        except RULE_ERRORS:
            check_together(title, before)
            raise


def _check_stack(title: Title, state: State) -> None:
    """Raise Flaw unless exactly one step leads to the next turn, at the bottom of the stack."""
    if not title.foundations:
        return
    for number, step in enumerate(state.stack):
        lowest, founds = number == 0, isinstance(step, title.foundations)
        code = "error-flaw-ends-early" if lowest else "error-flaw-another-turn"
        require(founds == lowest, code, "stack", number)


def try_out(title: Title, state: State) -> None:
    """Raise Flaw unless every seat's view can be made and every choice can be played."""
    with _blaming(state):
        title.scores(state)
        for seat in range(WATCHER, state.seats):
            title.view(state, seat)
        asked = flow.legal(state)
    for seat, options in asked.items():
        require(bool(options), "error-flaw-no-choice", *_top(state), seat=seat)
        for option in options:
            _try_choice(title, state, seat, option.action)


def _try_choice(title: Title, state: State, seat: Seat, action: Action) -> None:
    after = state.copy()
    with _blaming(state, "error-flaw-choice-impossible", choice=str(action)):
        flow.question(state, seat)
        flow.play(after, seat, action)
    try:
        check(title, after)
    except Flaw as flaw:
        raise Flaw("error-flaw-choice-leads", *_top(state), choice=str(action), problem=flaw) from flaw
    with _blaming(state, "error-flaw-choice-untried", choice=str(action)):
        flow.play(title.guess(title.view(state, seat), seat, 1), seat, action)


@contextmanager
def _blaming(state: State, code: str = "error-flaw-no-way-on", **facts: Fact) -> Iterator[None]:
    """Turn errors of the rules within the block into a flaw of the next step."""
    top = _top(state)
    try:
        yield
    except RULE_ERRORS as error:
        raise Flaw(code, *top, **facts) from error


def _top(state: State) -> tuple[str | int, ...]:
    return ("stack", len(state.stack) - 1) if state.stack else ("stack",)
