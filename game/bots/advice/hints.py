"""Hints for people: the best move, the next best ones, and the features that make the difference."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal

import msgspec

from game.bots.search.bot_server import Advice
from game.bots.search.planner import Candidate
from game.engine.model import Action

MIN_POINTS = 0.3
"""The fewest points by which a feature must differ to be mentioned."""


class Reason(msgspec.Struct, frozen=True):
    """A feature, and how many points better (or worse, below 0) a move is in it than another move."""

    feature: str
    points: float


class Other(msgspec.Struct, frozen=True):
    """Another move, and how many points it is worse than the best one."""

    action: Action
    worse: float


class Hint(msgspec.Struct, frozen=True):
    """The best move, the other compared moves in order, and the reasons, the weightiest first.

    lines  the line of each of these moves, the best first
    plan   whether the reasons compare the end of the best line with the position now, not with another move
    """

    action: Action
    others: tuple[Other, ...] = ()
    reasons: tuple[Reason, ...] = ()
    lines: tuple[Candidate, ...] = ()
    plan: bool = False


Margin = Literal["none", "small", "clear", "large"]
CLEAR, LARGE = 3.0, 10.0
"""The points from which a difference is clear, and from which it is large."""


def margin(points: float) -> Margin:
    """Return the size of a difference in words: points mean little to a player."""
    if not round(points):
        return "none"
    return "small" if points < CLEAR else "clear" if points < LARGE else "large"


def hint(advice: Advice) -> Hint:
    """Return the best move and the reasons for it.

    The reasons compare it with the next best move; if no feature is better, with the first that isn't equal
    in all features, and finally with doing nothing.
    """
    first, *others = _distinct(advice.candidates)
    alternatives = tuple(Other(other.action, first.value - other.value) for other in others)
    found = next(filter(None, (reasons(first.terms, other.terms) for other in others)), ())
    lasting = {name: amount for name, amount in first.terms.items() if name in advice.now}
    why = found or reasons(lasting, advice.now)
    return Hint(first.action, alternatives, why, (first, *others), plan=not found)


def reasons(terms: Mapping[str, float], others: Mapping[str, float]) -> tuple[Reason, ...]:
    """Return the features in which a position is better than another, the weightiest first, then those in
    which it is worse. () if it is better in none.
    """
    found = [Reason(name, terms[name] - others.get(name, 0.0)) for name in terms]
    better = sorted((r for r in found if r.points >= MIN_POINTS), key=lambda r: -r.points)
    worse = sorted((r for r in found if r.points <= -MIN_POINTS), key=lambda r: r.points)
    return (*better, *worse) if better else ()


def _distinct(candidates: Iterable[Candidate]) -> Sequence[Candidate]:
    """Return the candidates, of those with the same first move only the first."""
    found: dict[Action, Candidate] = {}
    for candidate in candidates:
        found.setdefault(candidate.action, candidate)
    return [*found.values()]
