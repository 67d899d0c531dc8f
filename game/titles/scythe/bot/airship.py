"""The value of an airship's place in coins: for what its tiles can do there next."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache

from game.engine.arithmetic import float_sum
from game.engine.model import Seat
from game.titles.scythe.rules.airships.airships import over
from game.titles.scythe.rules.content.book import Book
from game.titles.scythe.rules.movement.walking import LAKE
from game.titles.scythe.rules.state.control import HOME_BASE
from game.titles.scythe.rules.state.state import ScytheState, is_fighter, owner

AWAY_FROM_HOME = 0.3
"""The value of being away from home."""
FRONT, GATE, SITE, REFUGE, FIELD, MEETING = 0.8, 0.5, 0.4, 0.3, 1.6, 1.0
"""Values of being over an expected combat; over others' paths; over a free building site; over a refuge; over
a field that yields one more; over an encounter that the own character can reach.
"""

Worth = Callable[[ScytheState, Seat, str], float]


def airship_worth(view: ScytheState, seat: Seat) -> float:
    """Return the value of a seat's airship."""
    place = over(view, seat)
    if view.book.territories[place].terrain == HOME_BASE:
        return 0.0
    player = view.players[seat]
    terms = (TERMS.get(player.aggressive), TERMS.get(player.passive))
    return AWAY_FROM_HOME + float_sum(term(view, seat, place) for term in terms if term)


@cache
def _around(book: Book) -> Mapping[str, frozenset[str]]:
    """Return each place with itself and its neighbours."""
    return {place: frozenset((place, *land.neighbours)) for place, land in book.territories.items()}


def _fighters(view: ScytheState, seat: Seat, place: str) -> tuple[bool, bool]:
    """Return whether the seat has fighters on or beside a place, and whether others have."""
    near = _around(view.book)[place]
    seats = {owner(u) == seat for u, where in view.at.items() if where in near and is_fighter(u)}
    return True in seats, False in seats


def _front(view: ScytheState, seat: Seat, place: str) -> float:
    """Return the value over a place where own and other fighters are near each other."""
    return FRONT * all(_fighters(view, seat, place))


def _gate(view: ScytheState, seat: Seat, place: str) -> float:
    """Return the value over a place that others enter and the own units don't."""
    own = any(owner(u) == seat for u, where in view.at.items() if where == place)
    return GATE * _fighters(view, seat, place)[1] * (not own)


def _meeting(view: ScytheState, seat: Seat, place: str) -> float:
    """Return the value over an encounter beside the own character."""
    return MEETING * (place in view.encounters and view.at[f"character.{seat}"] in _around(view.book)[place])


def _field(view: ScytheState, seat: Seat, place: str) -> float:
    """Return the value over a producing territory that only this seat occupies."""
    seats = {owner(unit) for unit, where in view.at.items() if where == place}
    return FIELD * (view.book.territories[place].terrain in view.book.produces and seats == {seat})


def _free(view: ScytheState, seat: Seat, place: str) -> bool:
    dry = view.book.territories[place].terrain != LAKE
    return dry and all(owner(unit) == seat for unit, where in view.at.items() if where == place)


def _site(view: ScytheState, seat: Seat, place: str) -> float:
    return SITE * (_free(view, seat, place) and place not in view.buildings.values())


def _refuge(view: ScytheState, seat: Seat, place: str) -> float:
    return REFUGE * _free(view, seat, place)


TERMS: dict[str, Worth] = {
    "bombard": _front,
    "bounty": _front,
    "siege_engine": _front,
    "distract": _front,
    "war_correspondent": _front,
    "toll": _gate,
    "hero": _meeting,
    "safe_haven": _refuge,
    "reap": _field,
    "craft": _site,
}
"""Value functions by tile. The other tiles pay immediately when they are used."""
