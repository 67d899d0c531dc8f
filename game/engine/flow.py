"""Advance a position: list the candidates, explain refusals, carry out choices, run steps."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any, TypeVar

from game.engine.model import (
    Action,
    Ask,
    Asked,
    Choice,
    Choices,
    IllegalAction,
    Later,
    Listed,
    Option,
    Reason,
    Seat,
    State,
    Step,
)
from game.engine.structs import replace

T = TypeVar("T")

NOT_NOW = Reason("not-now", "")
NOT_YOURS = Reason("not-your-choice", "")
RUNS = Step.ask
"""The question of steps that ask nobody."""
MAX_RUNS = 10_000
"""The most steps without a question; more mean that a rule pushes itself for ever."""


def choosers(state: State) -> Collection[Seat]:
    """Return the seats that must choose now, in order; empty when the game is over."""
    asked: Asked | Listed | None = state.asked
    if asked is None:
        asked = state.asked = _ask(state)
    return asked if isinstance(asked, dict) else (asked.seat,)


def choices(state: State) -> dict[Seat, Choices]:
    """Return every candidate of every seat that must choose now, with a reason if it is refused."""
    found = candidates(state)
    asked: Asked | Listed = state.asked
    if isinstance(asked, Listed):
        found = state.asked = {asked.seat: _unchanged(state, asked.list_all, {})}
    return found


def candidates(state: State) -> dict[Seat, Choices]:
    """Return every legal candidate of every seat that must choose now, and such refused ones as are listed
    with them.
    """
    asked: Asked | Listed | None = state.asked
    if asked is None:
        asked = state.asked = _ask(state)
    if isinstance(asked, Later):
        asked = state.asked = _listed(state, asked)
    return asked if isinstance(asked, dict) else asked.candidates


def _listed(state: State, asked: Later) -> dict[Seat, Choices] | Listed:
    found = {asked.seat: _unchanged(state, asked.list_candidates, {**asked.noted})}
    return Listed(asked.seat, found, asked.list_all) if asked.list_all else found


def _ask(state: State) -> Asked:
    """Return the question of the top step; empty if that step runs instead."""
    return _unchanged(state, state.stack[-1].ask, {}) if state.stack else {}


def _unchanged(state: State, work: Callable[[Any], T], noted: dict[Any, Any]) -> T:
    """Return ``work(state)``. Nothing changes meanwhile, so `memo` may cache, in addition to `noted`."""
    before = state.memos
    state.memos = noted if before is None else before
    try:
        return work(state)
    finally:
        state.memos = before


def legal(state: State) -> dict[Seat, list[Option]]:
    """Return the legal options of every seat that must choose now, or {} when the game is over."""
    return {seat: [c.option for c in found if c.reason is None] for seat, found in candidates(state).items()}


def refusals(found: Sequence[Choice]) -> list[Reason]:
    """Return the reasons why none of these candidates is legal, without duplicates; [] if one is."""
    if any(c.reason is None for c in found):
        return []
    reasons = [c.reason for c in found if c.reason is not None]
    return list({(r.code, r.rule): r for r in reasons}.values())


def question(state: State, seat: Seat) -> Ask:
    """Return the question that a seat is asked; its fact `choices` counts the things or places to choose
    from.
    """
    ask = state.stack[-1].question(state, seat)
    options = (c.option for c in candidates(state).get(seat, ()) if c.reason is None)
    things = {option.source or option.target for option in options} - {None}
    return Ask(ask.code, {**ask.facts, "choices": len(things)})


def play(state: State, seat: Seat, action: Action) -> None:
    """Carry out a seat's action and everything that follows, up to the next question.

    Raises IllegalAction if the action is not one of the seat's legal ones; the state is then unchanged.
    """
    _refuse_illegal(state, seat, action)
    step = state.stack.pop()
    state.asked = None
    step.take(state, seat, action)
    settle(state)


def _refuse_illegal(state: State, seat: Seat, action: Action) -> None:
    asked = candidates(state)
    if seat not in asked:
        raise IllegalAction([NOT_YOURS if asked else NOT_NOW])
    for candidate in asked[seat]:
        if candidate.option.action is action and candidate.reason is None:
            return  # it was taken from there: nothing needs to be compared
    if any(c.option.action == action and c.reason is None for c in asked[seat]):
        return
    found = (c.reason for c in choices(state)[seat] if c.option.action == action)
    raise IllegalAction([reason for reason in found if reason is not None] or [NOT_NOW])


def settle(state: State) -> None:
    """Run pending steps until one asks or none is left."""
    state.asked = None
    stack = state.stack
    for _ in range(MAX_RUNS):
        if not stack:
            return
        top = stack[-1]
        ask = type(top).ask
        if ask is not RUNS:
            memos = state.memos = {}
            try:
                asked = ask(top, state)
            finally:
                state.memos = None
            if asked:
                state.asked = replace(asked, noted=memos) if memos and isinstance(asked, Later) else asked
                return
        stack.pop()
        top.run(state)
    raise RuntimeError(f"{type(top).__name__} goes on without end")
