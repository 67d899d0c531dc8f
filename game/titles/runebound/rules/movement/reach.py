"""The spaces that movement dice open, and the ways there (RUN-044 to RUN-046, RUN-236)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache

from game.engine.model import Seat
from game.titles.runebound.rules.cards import standing
from game.titles.runebound.rules.cards.modifiers import (
    AnySymbolEnters,
    EnterExhaustion,
    Reading,
    SymbolAs,
    WildSymbol,
)
from game.titles.runebound.rules.state.book import TERRAINS, Book
from game.titles.runebound.rules.state.state import RuneboundState

Die = tuple[str, ...]
"""The symbols on a rolled die; () for a used one."""
Way = tuple[tuple[int, str], ...]
"""Steps: which die enters which space."""
Opened = tuple[frozenset[str], ...]
"""The terrains that each die opens."""
EVERYWHERE = frozenset(TERRAINS)


def opens(state: RuneboundState, seat: Seat, dice: Iterable[Die]) -> list[frozenset[str]]:
    """Return the terrains that a seat's Hero may enter with each die; a used die opens nothing."""
    return opened(dice, readings(state, seat))


def readings(state: RuneboundState, seat: Seat) -> tuple[Reading, ...]:
    """Return how a seat's Hero may read symbols otherwise."""
    return tuple(standing.of(state, seat, Reading))


def opened(dice: Iterable[Die], readings: tuple[Reading, ...]) -> list[frozenset[str]]:
    """Return the terrains that each die opens with such readings."""
    return [_one(die, readings) for die in dice]


@cache
def _one(die: Die, readings: tuple[Reading, ...]) -> frozenset[str]:
    if not die:
        return frozenset()
    entered = {"town", *die}
    for reading in readings:
        match reading:
            case WildSymbol(symbol) if symbol in die:
                return EVERYWHERE
            case SymbolAs(symbol, other) if symbol in die:
                entered.add(other)
            case AnySymbolEnters(terrain):
                entered.add(terrain)
    return frozenset(entered)


def reachable(state: RuneboundState, seat: Seat, start: str, dice: Iterable[Die]) -> Mapping[str, Way]:
    """Return every space that these dice reach from a space, each with a way of the fewest steps.

    Of equally short ways it is one with the least Exhaustion, and of these one whose unused dice lead on to
    the most spaces.
    """
    tired = tuple(tiring(state, seat).items())
    return _reached(state.book, start, tuple(opens(state, seat, dice)), frozenset(state.overrun), tired)


@lru_cache(maxsize=64)
def _reached(
    book: Book, start: str, opened: Opened, closed: frozenset[str], tired: tuple[tuple[str, int], ...]
) -> Mapping[str, Way]:
    """Return the best way to each space; cached because bots ask for the same ones several times."""
    search = _Search(book, start, opened, closed, Counter(dict(tired)))
    return {place: search.way(spot) for place, spot in search.best().items() if place != start}


def tiring(state: RuneboundState, seat: Seat) -> Counter[str]:
    """Return the exhaustion that a Hero is dealt for entering a space, by terrain."""
    found = Counter[str]()
    for effect in standing.of(state, seat, EnterExhaustion):
        found[effect.terrain] += effect.value
    return found


Spot = tuple[str, int]
"""A space, and the dice with which it is reached as a bit mask."""

Doors = tuple[tuple[str, int, tuple[tuple[int, int], ...]], ...]


class _Search:
    """All spots level by level, each level with one die more; dicts keep them in the order of the map."""

    def __init__(
        self, book: Book, start: str, opened: Opened, closed: frozenset[str], tiring: Counter[str]
    ) -> None:
        self._spaces, self._closed, self._tiring = book.spaces, closed, tiring
        self._bits = {terrain: _bits(opened, terrain) for terrain in TERRAINS}
        self._came: dict[Spot, tuple[Spot, int]] = {}
        self._leads: dict[Spot, tuple[Spot, ...]] = {}
        self._known: dict[str, Doors] = {}
        self._tired: dict[Spot, int] = {(start, 0): 0}
        self._levels = [[(start, 0)]]
        while further := self._further():
            self._levels.append(further)

    def _further(self) -> list[Spot]:
        """Return the spots one step on; a spot reached twice keeps the way with less Exhaustion."""
        found: dict[Spot, None] = {}
        for here in self._levels[-1]:
            leads: list[Spot] = []
            for place, tiring, dice in self._doors(here[0]):
                tired = self._tired[here] + tiring
                for number, bit in dice:
                    if here[1] & bit:
                        continue
                    there = (place, here[1] | bit)
                    leads.append(there)
                    if there not in found or tired < self._tired[there]:
                        found[there] = None
                        self._tired[there], self._came[there] = tired, (here, number)
            self._leads[here] = tuple(leads)
        return list(found)

    def _doors(self, space: str) -> Doors:
        """Return the spaces beside one that some die opens: what entering them costs, and those dice."""
        if space not in self._known:
            near = (self._spaces[place] for place in self._spaces[space].neighbours)
            doors = (
                (place.id, self._tiring[place.terrain], self._bits[place.terrain])
                for place in near
                if place.id not in self._closed
            )
            self._known[space] = tuple(door for door in doors if door[2])
        return self._known[space]

    def best(self) -> dict[str, Spot]:
        """Return for every space the best of the spots with the fewest dice."""
        ahead = self._ahead()
        found: dict[str, Spot] = {}
        for number, level in enumerate(self._levels):
            for spot in level:
                other = found.setdefault(spot[0], spot)
                if other[1].bit_count() == number and self._rank(spot, ahead) > self._rank(other, ahead):
                    found[spot[0]] = spot
        return found

    def _rank(self, spot: Spot, ahead: dict[Spot, int]) -> tuple[int, int]:
        return -self._tired[spot], ahead[spot].bit_count()

    def _ahead(self) -> dict[Spot, int]:
        """Return for each spot the spaces in reach, including itself, as a bit mask."""
        place_bits = {space: 1 << number for number, space in enumerate(self._spaces)}
        found: dict[Spot, int] = {}
        for level in reversed(self._levels):
            for spot in level:
                reached = place_bits[spot[0]]
                for there in self._leads[spot]:
                    reached |= found[there]
                found[spot] = reached
        return found

    def way(self, spot: Spot) -> Way:
        """Return the steps that lead to a spot."""
        steps: list[tuple[int, str]] = []
        while spot[1]:
            before, number = self._came[spot]
            steps.append((number, spot[0]))
            spot = before
        return tuple(reversed(steps))


def _bits(opened: Sequence[frozenset[str]], terrain: str) -> tuple[tuple[int, int], ...]:
    """Return the dice that open a terrain, each with its bit."""
    return tuple((number, 1 << number) for number, terrains in enumerate(opened) if terrain in terrains)
