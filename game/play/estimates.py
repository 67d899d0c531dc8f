"""Comparing two positions: for each seat the points now, and how a bot judges its prospects."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from game.bots.advice.hints import Reason
from game.engine.model import Seat, State
from game.engine.title import Title
from game.packages import registry

MIN_CHANGE = 0.05
"""The fewest points by which a feature has changed."""


@dataclass(frozen=True)
class Estimate:
    """The change of a position for a seat.

    points  those of the score sheet, before and now
    value   a bot's estimate, in the points of the title, before and now
    why     the features that have changed, the weightiest first
    """

    seat: Seat
    points: tuple[int, int]
    value: tuple[float, float]
    why: tuple[Reason, ...]


def compared(title: Title, before: State, now: State) -> list[Estimate]:
    """Return what has changed for each seat, each judged from its own view."""
    points = title.scores(before).totals, title.scores(now).totals
    found = []
    for seat in range(now.seats):
        old, new = (_judged(title, state, seat) for state in (before, now))
        why = differences(new[1], old[1])
        found.append(Estimate(seat, (points[0][seat], points[1][seat]), (old[0], new[0]), why))
    return found


def differences(terms: Mapping[str, float], others: Mapping[str, float]) -> tuple[Reason, ...]:
    """Return the features that differ, better or worse, the weightiest first."""
    names = dict.fromkeys([*terms, *others])
    found = [Reason(name, terms.get(name, 0.0) - others.get(name, 0.0)) for name in names]
    return tuple(sorted((r for r in found if abs(r.points) >= MIN_CHANGE), key=lambda r: -abs(r.points)))


def _judged(title: Title, state: State, seat: Seat) -> tuple[float, Mapping[str, float]]:
    evaluation = registry.of(title).default_evaluation
    view = title.view(state, seat)
    return evaluation.evaluate(view, seat), evaluation.terms(view, seat)
