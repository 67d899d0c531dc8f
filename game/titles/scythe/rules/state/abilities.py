"""The abilities of a seat: its faction's, and those of its mechs in play (SCY-121, SCY-253)."""

from __future__ import annotations

from functools import cache
from typing import TypeVar, cast

from game.engine.model import Seat
from game.titles.scythe.rules.content.ability_kinds import Ability, AnyAbility
from game.titles.scythe.rules.content.book import Book, Faction, Mech
from game.titles.scythe.rules.state.state import ScytheState

A = TypeVar("A", bound=Ability)


def crowded(state: ScytheState) -> bool:
    """Return whether some abilities change at this number of players (SCY-311 to SCY-313)."""
    return state.seats >= state.book.limits.crowd


def abilities(state: ScytheState, seat: Seat) -> tuple[AnyAbility, ...]:
    """Return all abilities of a seat."""
    player = state.players[seat]
    return of_mats(state.book, player.faction, player.mechs, crowded(state))


def printed(record: Faction | Mech, crowd: bool) -> AnyAbility:
    """Return the ability of a faction or a mech space at a table with or without a crowd."""
    return record.crowded if crowd and record.crowded else record.ability


@cache
def of_mats(book: Book, faction: str, mechs: tuple[str, ...], crowd: bool = False) -> tuple[AnyAbility, ...]:
    """Return the abilities of a faction with these mechs in play; () before a faction is chosen."""
    if not faction:
        return ()
    mat = book.factions[faction]
    return (printed(mat, crowd), *(printed(mech, crowd) for mech in mat.mech if mech.id in mechs))


@cache
def _kinds(
    book: Book, faction: str, mechs: tuple[str, ...], crowd: bool, kind: type[Ability]
) -> tuple[Ability, ...]:
    return tuple(a for a in of_mats(book, faction, mechs, crowd) if isinstance(a, kind))


def of_kind(state: ScytheState, seat: Seat, kind: type[A]) -> tuple[A, ...]:
    """Return the abilities of one kind."""
    player = state.players[seat]
    return cast("tuple[A, ...]", _kinds(state.book, player.faction, player.mechs, crowded(state), kind))


def has(state: ScytheState, seat: Seat, kind: type[Ability]) -> bool:
    """Return whether a seat has an ability of a kind."""
    return bool(of_kind(state, seat, kind))
