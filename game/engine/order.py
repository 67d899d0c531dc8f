"""Order of play: seats clockwise round the table."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.model import Seat


def clockwise(order: Sequence[Seat], start: Seat) -> tuple[Seat, ...]:
    """Return all seats in order of play, beginning with `start`."""
    at = order.index(start)
    return (*order[at:], *order[:at])


def others(order: Sequence[Seat], seat: Seat) -> tuple[Seat, ...]:
    """Return the other seats in order of play, beginning with the one after `seat`."""
    return clockwise(order, seat)[1:]


def round_of(turn: int, seats: int) -> int:
    """Return the round of a turn, as people count: each seat has one turn in a round. 0 is the set-up."""
    return -(-turn // max(1, seats))


def following(order: Sequence[Seat], seat: Seat) -> Seat:
    """Return the next seat in order of play; a single seat follows itself."""
    return order[(order.index(seat) + 1) % len(order)]
