"""The board as features need it: positions of pieces, and how far fighters get. Cached by the positions of
pieces.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from game.engine.model import Seat
from game.titles.scythe.rules.content.book import Book
from game.titles.scythe.rules.movement.paths import paths_within, steps_of
from game.titles.scythe.rules.movement.walking import Load
from game.titles.scythe.rules.scoring.scoring import (
    encounter_coins,
    in_the_end,
    sites,
    structure_bonus,
    territories_of_all,
)
from game.titles.scythe.rules.state.abilities import crowded
from game.titles.scythe.rules.state.control import HOME_BASE
from game.titles.scythe.rules.state.state import Goods, ScytheState, is_fighter, kind, owner

Lying = tuple[tuple[str, Goods], ...]
"""Places with their resources."""
Memos = dict[tuple[object, ...], Any]
"""Cached results, by their inputs."""
MAX_CACHED = 8_000
"""The most entries in each cache; then the oldest makes room for each new one."""


class Cache(OrderedDict[tuple[object, ...], Any]):
    """A cache that keeps the newest results, by everything they depend on."""

    def __setitem__(self, key: tuple[object, ...], found: Any) -> None:
        super().__setitem__(key, found)
        if len(self) > MAX_CACHED:
            self.popitem(last=False)


class Piece(NamedTuple):
    """A unit's owner and kind."""

    seat: Seat
    fighter: bool
    character: bool


class _Pieces(dict[str, Piece]):
    """The pieces of all units met so far."""

    def __missing__(self, unit: str) -> Piece:
        self[unit] = Piece(owner(unit), is_fighter(unit), kind(unit) == "character")
        return self[unit]


PIECES = _Pieces()


class Side(NamedTuple):
    """A seat's presence on the board.

    lands       territories as they count at the end
    workers     number by place; those aboard an airship by the place below
    fighters    number by place
    character   its place
    mechs       uncovered abilities
    structures  in play
    bonus       coins from the structure bonus and for encounter territories
    tokens      flags and armed traps
    """

    lands: int
    workers: Mapping[str, int]
    fighters: Mapping[str, int]
    character: str
    mechs: tuple[str, ...]
    structures: int
    bonus: int
    tokens: int


class Standing(NamedTuple):
    """The immobile pieces of a seat: structures and their bonus, flags and armed traps."""

    structures: int
    bonus: int
    tokens: int


class Reach(NamedTuple):
    """The reach of fighters in one Move.

    ways      the reachable places by starting place
    anywhere  all these places together
    """

    ways: Mapping[str, frozenset[str]]
    anywhere: frozenset[str]


class Ground:
    """The board with all pieces.

    sides       by seat
    holders     the seat that controls a territory at the end
    contested   True if fighters of the active player share a place with another's
    memos       cached results for this board
    """

    __slots__ = ("_reach", "_under", "contested", "holders", "memos", "sides")

    def __init__(self, state: ScytheState) -> None:
        with state.unchanged():
            self.holders = in_the_end(state)
            self.sides = _sides(state)
        own = self.sides[state.active].fighters
        others = (side.fighters for seat, side in enumerate(self.sides) if seat != state.active)
        self.contested = any(not own.keys().isdisjoint(fighters) for fighters in others)
        self.memos: Memos = {}
        self._under: dict[Lying, Memos] = {}
        self._reach: dict[Seat, Reach] = {}

    def under(self, goods: Mapping[str, Goods]) -> Memos:
        """Return the cache for the board with these resources on it."""
        lying = tuple(goods.items())
        found = self._under.get(lying)
        if found is None:
            found = self._under[lying] = {}
        return found

    def reach(self, state: ScytheState, seat: Seat) -> Reach:
        """Return how far a seat's fighters get in one Move."""
        found = self._reach.get(seat)
        if found is None:
            found = self._reach[seat] = _reach(state, seat, self.sides[seat])
        return found


_grounds = Cache()


def ground(state: ScytheState) -> Ground:
    """Return the board of a position."""
    key = (
        state.book,
        state.active,
        tuple(state.at),
        tuple(state.at.values()),
        tuple(state.buildings.items()),
        state.bonus,
        bool(state.stack),
        tuple(state.airships.values()),
        tuple(state.flags.items()),
        tuple((place, trap.seat, trap.armed) for place, trap in state.traps.items()) if state.traps else (),
    )
    found: Ground | None = _grounds.get(key)
    if found is None:
        found = _grounds[key] = Ground(state)
    return found


def _sides(state: ScytheState) -> list[Side]:
    workers: list[dict[str, int]] = [{} for _ in range(state.seats)]
    fighters: list[dict[str, int]] = [{} for _ in range(state.seats)]
    characters = [""] * state.seats
    mechs: list[list[str]] = [[] for _ in range(state.seats)]
    for unit, where in state.at.items():
        seat, fights, character = PIECES[unit]
        place = state.airships.get(where, where)
        held = fighters[seat] if fights else workers[seat]
        held[place] = held.get(place, 0) + 1
        if character:
            characters[seat] = place
        elif fights:
            mechs[seat].append(unit.rsplit(".", 1)[1])
    lands, standing = territories_of_all(state), _standing(state)
    return [
        Side(
            lands[seat],
            workers[seat],
            fighters[seat],
            characters[seat],
            tuple(mechs[seat]),
            standing[seat].structures,
            standing[seat].bonus + encounter_coins(state, seat),
            standing[seat].tokens,
        )
        for seat in range(state.seats)
    ]


_found_standing = Cache()


def _standing(state: ScytheState) -> list[Standing]:
    """Return the immobile pieces of each seat."""
    traps = tuple((trap.seat, trap.armed) for trap in state.traps.values())
    stand = tuple(state.buildings.items()), tuple(state.flags.values()), traps
    key = (state.book, state.seats, state.bonus, *stand)
    found: list[Standing] | None = _found_standing.get(key)
    if found is None:
        found = _found_standing[key] = [
            Standing(len(sites(state, seat)), structure_bonus(state, seat), _tokens(state, seat))
            for seat in range(state.seats)
        ]
    return found


def _tokens(state: ScytheState, seat: Seat) -> int:
    """Return the number of flags and armed traps of a seat."""
    traps = sum(trap.armed and trap.seat == seat for trap in state.traps.values())
    return traps + list(state.flags.values()).count(seat)


_found_ways: dict[tuple[object, ...], frozenset[str]] = {}
_found_reach = Cache()


def _reach(state: ScytheState, seat: Seat, side: Side) -> Reach:
    """Return how far fighters get by the map, their mechs and their Mine, as if the board were empty."""
    mine, mechs = state.buildings.get(f"mine.{seat}", ""), tuple(sorted(side.mechs))
    means = state.book, state.players[seat].faction, mechs, mine, crowded(state)
    key = (means, *side.fighters)
    found: Reach | None = _found_reach.get(key)
    if found is None:
        ways = {place: _ways(state, seat, means, place) for place in side.fighters}
        found = _found_reach[key] = Reach(ways, frozenset().union(*ways.values()))
    return found


def _ways(state: ScytheState, seat: Seat, means: tuple[object, ...], place: str) -> frozenset[str]:
    """Return the places that a fighter reaches from a place."""
    key = (means, place)
    found = _found_ways.get(key)
    if found is None:
        found = _found_ways[key] = _walked(state, seat, place)
    return found


def _walked(state: ScytheState, seat: Seat, place: str) -> frozenset[str]:
    unit, mine = f"character.{seat}", f"mine.{seat}"
    trial = state.copy()
    trial.at, trial.goods, trial.encounters = {unit: place}, {}, []
    trial.buildings = {mine: state.buildings[mine]} if mine in state.buildings else {}
    trial.flags, trial.traps, trial.airships, trial.waiting = {}, {}, {}, {}
    trial.active, trial.crossed = seat, False
    return frozenset(lands(state.book, paths_within(trial, Load(unit), steps_of(trial, unit, factory=False))))


def lands(book: Book, places: Iterable[str]) -> Iterable[str]:
    """Return the places without home bases."""
    return (place for place in places if book.territories[place].terrain != HOME_BASE)
