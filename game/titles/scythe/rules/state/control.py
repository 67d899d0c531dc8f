"""Positions of pieces, and control of territories (SCY-003 to SCY-005)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache

from game.engine.model import Seat
from game.titles.scythe.rules.content.book import Book
from game.titles.scythe.rules.state.state import NOTHING, Goods, ScytheState, airship_of, is_fighter, owner

HOME_BASE = "home_base"


def units_at(state: ScytheState, place: str) -> list[str]:
    """Return the units on a place, of all seats."""
    return [unit for unit, where in state.at.items() if where == place]


def own_at(state: ScytheState, seat: Seat, place: str) -> list[str]:
    """Return a seat's units on a place."""
    return [u for u in units_at(state, place) if owner(u) == seat]


def opposing(state: ScytheState, seat: Seat, place: str) -> list[str]:
    """Return the units of others on a place."""
    return [u for u in units_at(state, place) if owner(u) != seat]


def opposing_fighters(state: ScytheState, seat: Seat, place: str) -> list[str]:
    """Return the characters and mechs of others on a place."""
    return [u for u in opposing(state, seat, place) if is_fighter(u)]


def contested(state: ScytheState) -> list[str]:
    """Return where fighters of the active player stand together with those of another (SCY-147)."""
    mine: dict[str, None] = {}
    others: set[str] = set()
    for unit, place in state.at.items():
        if is_fighter(unit):
            if owner(unit) == state.active:
                mine[place] = None
            else:
                others.add(place)
    return [place for place in mine if place in others]


def structure_at(state: ScytheState, place: str) -> str:
    """Return the structure on a place; "" if there is none."""
    return next((b for b, where in state.buildings.items() if where == place), "")


def holders(state: ScytheState) -> Mapping[str, Seat]:
    """Return the controller of each territory. During a pending combat it is still the defender (SCY-004)."""
    return state.memo(_holders)


def _holders(state: ScytheState) -> dict[str, Seat]:
    active, lands, found = state.active, state.book.lands, dict[str, Seat]()
    for unit, place in state.at.items():
        if place in lands:
            seat = owner(unit)
            if seat != active or place not in found:  # others were there before the active player came
                found[place] = seat
    for building, place in state.buildings.items():
        if place in lands:
            found.setdefault(place, owner(building))
    return found


def held(state: ScytheState, seat: Seat) -> list[str]:
    """Return the territories that a seat controls, in no order that matters."""
    return [place for place, by in holders(state).items() if by == seat]


def controlled(state: ScytheState, seat: Seat) -> list[str]:
    """Return the territories that a seat controls, in the order of the map."""
    return state.book.in_order(held(state, seat))


def stores(state: ScytheState, seat: Seat) -> list[str]:
    """Return where resources of a seat may be: the territories that it controls, then its airship
    (SCY-329)."""
    return [*controlled(state, seat), airship_of(seat)]


def controls(state: ScytheState, seat: Seat, place: str) -> bool:
    """Return whether a seat controls a place."""
    return holders(state).get(place) == seat


def resources(state: ScytheState, seat: Seat, by: Mapping[str, Seat] | None = None) -> Goods:
    """Return all resources that a seat controls, including those aboard its airship (SCY-007, SCY-329).

    by: the controllers of territories, if they differ from the present ones
    """
    by = holders(state) if by is None else by
    total = state.goods.get(airship_of(seat), NOTHING)
    for place, lying in state.goods.items():
        if by.get(place) == seat:
            total += lying
    return total


def with_worker(state: ScytheState, seat: Seat, places: Iterable[str]) -> list[str]:
    """Return those of the places where one of the seat's workers stands."""
    stand = {w for u, w in state.at.items() if owner(u) == seat and not is_fighter(u)}
    return [p for p in places if p in stand]


@cache
def workers_of(book: Book, seat: Seat) -> tuple[str, ...]:
    """Return the workers of a seat, on its player mat or in play, in the order in which they leave the mat
    (SCY-106)."""
    return tuple(f"worker.{seat}.{n}" for n in range(1, book.workers + 1))


def workers_by_place(state: ScytheState, seat: Seat) -> dict[str, int]:
    """Return the number of a seat's workers by place."""
    at, found = state.at, dict[str, int]()
    for unit in workers_of(state.book, seat):
        if unit in at:
            place = at[unit]
            found[place] = found.get(place, 0) + 1
    return found


def workers_out(state: ScytheState, seat: Seat) -> int:
    """Return how many workers have left the player mat (SCY-218)."""
    return sum(state.memo(workers_by_place, seat).values())
