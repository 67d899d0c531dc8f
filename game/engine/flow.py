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
    Option,
    Reason,
    Seat,
    State,
    Step,
)

T = TypeVar("T")

NOT_NOW = Reason("not-now", "")
NOT_YOURS = Reason("not-your-choice", "")
RUNS = Step.ask
"""The question of steps that ask nobody."""
MAX_RUNS = 10_000
"""The most steps without a question; more mean that a rule pushes itself for ever."""


def choosers(state: State) -> Collection[Seat]:
    """Return the seats that must choose now, in order; empty when the game is over."""
    asked: Asked | None = state.asked
    if asked is None:
        asked = state.asked = _ask(state)
    return (asked.seat,) if isinstance(asked, Later) else asked


def choices(state: State) -> dict[Seat, Choices]:
    """Return every candidate of every seat that must choose now, with a reason if it is refused."""
    asked: Asked | None = state.asked
    if isinstance(asked, dict):
        return asked
    if asked is None:
        asked = _ask(state)
    if isinstance(asked, Later):
        asked = {asked.seat: _unchanged(state, asked.list_candidates)}
    state.asked = asked
    return asked


def _ask(state: State) -> Asked:
    """Return the question of the top step; empty if that step runs instead."""
    return _unchanged(state, state.stack[-1].ask) if state.stack else {}


def _unchanged(state: State, work: Callable[[Any], T]) -> T:
    """Return ``work(state)``. Nothing changes meanwhile, so `memo` may cache.

    This repeats State.unchanged inline, as every question of every game comes through here.
    """
    before = state.memos
    state.memos = {} if before is None else before
    try:
        return work(state)
    finally:
        state.memos = before


def legal(state: State) -> dict[Seat, list[Option]]:
    """Return the legal options of every seat that must choose now, or {} when the game is over."""
    return {
        seat: [c.option for c in candidates if c.reason is None]
        for seat, candidates in choices(state).items()
    }


def refusals(candidates: Sequence[Choice]) -> list[Reason]:
    """Return the reasons why none of these candidates is legal, without duplicates; [] if one is."""
    if any(c.reason is None for c in candidates):
        return []
    reasons = [c.reason for c in candidates if c.reason is not None]
    return list({(r.code, r.rule): r for r in reasons}.values())


def question(state: State, seat: Seat) -> Ask:
    """Return the question that a seat is asked; its fact `choices` counts the things or places to choose
    from.
    """
    ask = state.stack[-1].question(state, seat)
    options = (c.option for c in choices(state).get(seat, ()) if c.reason is None)
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
    asked = choices(state)
    if seat not in asked:
        raise IllegalAction([NOT_YOURS if asked else NOT_NOW])
    for candidate in asked[seat]:
        if candidate.option.action is action and candidate.reason is None:
            return  # it was taken from there: nothing needs to be compared
    reasons = []
    for candidate in asked[seat]:
        if candidate.option.action == action:
            if candidate.reason is None:
                return
            reasons.append(candidate.reason)
    raise IllegalAction(reasons or [NOT_NOW])


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
            state.memos = {}
            try:
                asked = ask(top, state)
            finally:
                state.memos = None
            if asked:
                state.asked = asked
                return
        stack.pop()
        top.run(state)
    raise RuntimeError(f"{type(top).__name__} goes on without end")
