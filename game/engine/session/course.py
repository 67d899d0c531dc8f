"""The points of a finished game, turn by turn."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from game.engine.model import State
from game.engine.title import Title


class TurnPoints(msgspec.Struct, frozen=True):
    """Every seat's points if the game had ended in this turn."""

    turn: int
    points: tuple[int, ...]


def course(title: Title, positions: Iterable[State]) -> list[TurnPoints]:
    """Return the points after the last position of each turn. Only for finished games, in which nothing is
    secret any more.
    """
    last = {state.turn: state for state in positions}
    return [TurnPoints(turn, _points(title, state)) for turn, state in sorted(last.items())]


def _points(title: Title, state: State) -> tuple[int, ...]:
    """Return the totals if the game had ended here."""
    ended = state.copy()
    ended.stack = []
    return title.scores(ended).totals
