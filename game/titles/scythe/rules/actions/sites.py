"""The sites for mechs, structures and resources: controlled territories with an own worker."""

from __future__ import annotations

from typing import NamedTuple

from game.engine.hooks import Hook
from game.engine.model import Seat
from game.titles.scythe.rules.content.book import Book
from game.titles.scythe.rules.movement.walking import LAKE
from game.titles.scythe.rules.state.control import HOME_BASE, held, holders, workers_by_place
from game.titles.scythe.rules.state.state import ScytheState

MORE_SITES: Hook[[ScytheState, Seat], str] = Hook()
"""Territories where a seat may put mechs and structures without a worker."""


class Site(NamedTuple):
    """A place, and what speaks against it: on-lake, on-home-base, no-worker-there; "" nothing does."""

    place: str
    trouble: str = ""


def sites(state: ScytheState, seat: Seat) -> list[Site]:
    """Return every controlled territory and every place with an own worker, in the order of the map."""
    own = {*held(state, seat)}
    worked = state.memo(workers_by_place, seat)
    book = state.book
    found = [Site(place, _trouble(book, place, worked, own)) for place in book.in_order(own | worked.keys())]
    opened = MORE_SITES(state, seat)
    return [*(site for site in found if site.place not in opened), *map(Site, opened)] if opened else found


def worked_territories(state: ScytheState, seat: Seat) -> dict[str, int]:
    """Return the number of the seat's workers on each controlled territory, in the order of the map."""
    by, worked = holders(state), state.memo(workers_by_place, seat)
    places = [place for place in worked if by.get(place) == seat]
    return {place: worked[place] for place in state.book.in_order(places)}


def works_anywhere(state: ScytheState, seat: Seat) -> bool:
    """Return whether a worker of the seat stands on a territory that it controls."""
    by = holders(state)
    return any(by.get(place) == seat for place in state.memo(workers_by_place, seat))


def _trouble(book: Book, place: str, worked: dict[str, int], held: set[str]) -> str:
    terrain = book.territories[place].terrain
    if terrain == HOME_BASE:
        return "on-home-base"
    if terrain == LAKE:
        return "on-lake"
    return "" if place in worked and place in held else "no-worker-there"
