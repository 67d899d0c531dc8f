"""Workers that left the board by an agreement: the others are numbered without gaps."""

from __future__ import annotations

from game.engine.model import Seat
from game.titles.scythe.rules.state.state import ScytheState


def renamed(before: ScytheState, after: ScytheState) -> dict[str, str]:
    """Return new names of workers, "" for units that are gone.

    All workers of a seat are alike, and they leave the mat in the order of their numbers (SCY-106).
    """
    remembered = {*after.came_from, *after.brought, *after.waiting}
    names = dict.fromkeys(remembered - after.at.keys(), "")
    for seat in range(after.seats):
        numbers = _workers(after, seat)
        gaps = sorted({*range(1, len(numbers) + 1)} & _workers(before, seat) - numbers)
        late = sorted(number for number in numbers if number > len(numbers))
        names |= {_worker(seat, a): _worker(seat, b) for a, b in zip(late, gaps, strict=False)}
    return names


def _worker(seat: Seat, number: int) -> str:
    return f"worker.{seat}.{number}"


def _workers(state: ScytheState, seat: Seat) -> set[int]:
    """Return the numbers of a seat's workers that have left the mat."""
    start = f"worker.{seat}."
    found = (unit.removeprefix(start) for unit in state.at if unit.startswith(start))
    return {int(number) for number in found if number.isdecimal()}
