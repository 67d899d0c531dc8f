"""What advice comes to for a person: the best move, the next best ones, and in what it is better."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal

import msgspec

from game.bots.search.bot_server import Advice
from game.bots.search.planner import Candidate
from game.engine.model import Action

LEAST = 0.3
"""Points below which a feature is not worth a word."""


class Reason(msgspec.Struct, frozen=True):
    """A feature, and by how many points a move does better in it than another one; below 0: worse."""

    feature: str
    points: float


class Other(msgspec.Struct, frozen=True):
    """Another move, and by how many points it is worse than the best one."""

    action: Action
    worse: float


class Hint(msgspec.Struct, frozen=True):
    """The best move, the others that were compared, the best first, and the reasons for it, the weightiest
    first."""

    action: Action
    others: tuple[Other, ...] = ()
    reasons: tuple[Reason, ...] = ()


Margin = Literal["none", "small", "clear", "large"]
CLEAR, LARGE = 3.0, 10.0
"""Points from which a difference is clear, and large."""


def margin(points: float) -> Margin:
    """Return how large a difference is in words: a number of points means little to a player."""
    if not round(points):
        return "none"
    return "small" if points < CLEAR else "clear" if points < LARGE else "large"


def hint(advice: Advice) -> Hint:
    """Return the best move: better than the next best one in some features, or than the first that is not as
    good in all, or at least than doing nothing."""
    first, *others = _distinct(advice.candidates)
    told = tuple(Other(other.action, first.value - other.value) for other in others)
    found = next(filter(None, (reasons(first.terms, other.terms) for other in others)), ())
    lasting = {name: amount for name, amount in first.terms.items() if name in advice.now}
    return Hint(first.action, told, found or reasons(lasting, advice.now))


def reasons(terms: Mapping[str, float], others: Mapping[str, float]) -> tuple[Reason, ...]:
    """In what one position is better than another, the weightiest first, and then in what it is worse; none
    where it is better in nothing."""
    found = [Reason(name, terms[name] - others.get(name, 0.0)) for name in terms]
    better = sorted((r for r in found if r.points >= LEAST), key=lambda r: -r.points)
    worse = sorted((r for r in found if r.points <= -LEAST), key=lambda r: r.points)
    return (*better, *worse) if better else ()


def _distinct(candidates: Iterable[Candidate]) -> Sequence[Candidate]:
    """Of those that begin with the same move the first alone."""
    found: dict[Action, Candidate] = {}
    for candidate in candidates:
        found.setdefault(candidate.action, candidate)
    return [*found.values()]
