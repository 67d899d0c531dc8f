"""Moves that are made in a sandbox before it is shown."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.model import Action, Seat


@dataclass(frozen=True)
class Ahead:
    """The moves, and the number of the guess in which they are made."""

    number: int = 1
    moves: tuple[tuple[Seat, Action], ...] = ()


NOTHING_AHEAD = Ahead()
