"""Airships: their places, their cargo, and the effects of their tiles.

An airship is a place of its own: resources aboard lie on "airship.<seat>", workers aboard stand there. So
nothing on the map touches them, and they count for nothing on the territory below (SCY-329 to SCY-331).
"""

from __future__ import annotations

from functools import cache
from typing import TypeVar, cast

from game.engine.model import Seat
from game.titles.scythe.rules.content.book import Book
from game.titles.scythe.rules.content.tile_kinds import Carry, Effect, MixedHold
from game.titles.scythe.rules.state.control import opposing
from game.titles.scythe.rules.state.state import NOTHING, ScytheState, airship_of

E = TypeVar("E", bound=Effect)


def over(state: ScytheState, seat: Seat) -> str:
    """Return the place that a seat's airship is over."""
    return state.airships[airship_of(seat)]


def effect(state: ScytheState, seat: Seat, kind: type[E]) -> E | None:
    """Return the effect of a kind on a seat's tiles; None if there is none (SCY-363)."""
    player = state.players[seat]
    if not player.aggressive:
        return None
    return cast("E | None", _effect(state.book, player.aggressive, player.passive, kind))


@cache
def _effect(book: Book, aggressive: str, passive: str, kind: type[Effect]) -> Effect | None:
    tiles = (book.aggressive[aggressive].effect, book.passive[passive].effect)
    return next((e for e in tiles if isinstance(e, kind)), None)


def effect_at(state: ScytheState, seat: Seat, kind: type[E], place: str) -> E | None:
    """Return the effect of a kind if the seat's airship is over the place (SCY-364)."""
    found = effect(state, seat, kind)
    return found if found and over(state, seat) == place else None


def effect_near(state: ScytheState, seat: Seat, kind: type[E], place: str) -> E | None:
    """Return the effect of a kind if the airship is over the place or beside it; tunnels don't count
    (SCY-364).
    """
    found = effect(state, seat, kind)
    here = over(state, seat) if found else ""
    return found if here and place in (here, *state.book.territories[here].neighbours) else None


# ------------------------------------------------------------------------------------------ the hold


def carry(state: ScytheState, seat: Seat) -> Carry:
    """Return the most of each kind that an airship can hold (SCY-325)."""
    mixed = effect(state, seat, MixedHold)
    return mixed.carry if mixed else state.book.aggressive[state.players[seat].aggressive].carry


def aboard(state: ScytheState, airship: str) -> list[str]:
    """Return the workers aboard."""
    return [unit for unit, place in state.at.items() if place == airship]


def room(state: ScytheState, seat: Seat, kind: str) -> str:
    """Return why no more resources or workers fit aboard; "" if they do (SCY-325)."""
    airship, limit = airship_of(seat), carry(state, seat)
    held = {"resources": state.goods.get(airship, NOTHING).total, "workers": len(aboard(state, airship))}
    if kind not in limit:
        return "airship-carries-other"
    return "airship-full" if held[kind] >= limit[kind] else ""


def free_of_others(state: ScytheState, seat: Seat, place: str) -> bool:
    """Return whether no unit of others is on a place."""
    return not opposing(state, seat, place)
