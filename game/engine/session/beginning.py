"""The first position of a game: dealt from its seed, with the goods of its handicap."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from game.engine.session.handicap import Gift
from game.engine.session.record import Header, History
from game.engine.title import Title


def give(title: Title, state: Any, gifts: Iterable[Gift]) -> None:
    """Give the goods of a handicap in a first position. Raises BadTable."""
    for gift in gifts:
        title.refuse_gift(gift.seat, gift.good, gift.amount, state.seats)
        title.give(state, gift.seat, gift.good, gift.amount)


def first_position(title: Title, header: Header, history: History) -> Any:
    """Return the first position of a record, from its seed and its handicap. Raises BadTable."""
    state = title.start(len(header.seats), dict(header.options), header.seed)
    give(title, state, next(_handicaps(history), ()))
    return state


def _handicaps(history: History) -> Iterator[tuple[Gift, ...]]:
    return (kept.line.handicap for kept in history.tools if kept.line and kept.line.handicap)
