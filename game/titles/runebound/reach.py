"""What movement dice open, and how far they carry a Hero (RUN-044 to RUN-046, RUN-236)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence, Set

from game.engine.model import Seat
from game.titles.runebound import standing
from game.titles.runebound.book import BOOK, TERRAINS
from game.titles.runebound.modifiers import AnySymbolEnters, SymbolAs, WildSymbol
from game.titles.runebound.state import RuneboundState

Die = tuple[str, ...]
"""The symbols that a rolled die shows; none: it is used."""
Way = tuple[tuple[int, str], ...]
"""Steps: which die enters which space."""
EVERYWHERE = frozenset(TERRAINS)


def opens(state: RuneboundState, seat: Seat, dice: Iterable[Die]) -> list[frozenset[str]]:
    """For each die, the terrains that a seat's Hero may enter with it; a used die opens nothing."""
    wild = {effect.symbol for effect in standing.of(state, seat, WildSymbol)}
    also = [(effect.symbol, effect.counts_as) for effect in standing.of(state, seat, SymbolAs)]
    by_any = {effect.terrain for effect in standing.of(state, seat, AnySymbolEnters)}
    return [_one(die, wild, also, by_any) for die in dice]


def _one(die: Die, wild: Set[str], also: Sequence[tuple[str, str]], by_any: Set[str]) -> frozenset[str]:
    if not die:
        return frozenset()
    if any(symbol in wild for symbol in die):
        return EVERYWHERE
    read_as = {other for symbol, other in also if symbol in die}
    return frozenset({"town", *die, *read_as, *by_any})


def reachable(state: RuneboundState, seat: Seat, start: str, dice: Iterable[Die]) -> dict[str, Way]:
    """Every space that these dice reach from a space, each with a way of the fewest steps.

    A level of the search holds the sets of used dice, as bit masks, with which a space is reached.
    """
    opened = opens(state, seat, dice)
    bits = {terrain: _bits(opened, terrain) for terrain in TERRAINS}
    came: dict[tuple[str, int], tuple[str, int, int]] = {}
    found = {start: 0}
    edge = {(start, 0)}
    while edge:
        further: set[tuple[str, int]] = set()
        for here, used in edge:
            for place in BOOK.spaces[here].neighbours:
                if place in state.overrun:
                    continue
                for number, bit in bits[BOOK.spaces[place].terrain]:
                    there = (place, used | bit)
                    if not used & bit and there not in came:
                        came[there] = (here, used, number)
                        further.add(there)
                        found.setdefault(place, used | bit)
        edge = further
    del found[start]
    return {place: _way(came, place, used) for place, used in found.items()}


def _bits(opened: list[frozenset[str]], terrain: str) -> list[tuple[int, int]]:
    """The dice that open a terrain, each with its bit."""
    return [(number, 1 << number) for number, terrains in enumerate(opened) if terrain in terrains]


def _way(came: dict[tuple[str, int], tuple[str, int, int]], place: str, used: int) -> Way:
    """The steps that led to a space with these dice."""
    steps: list[tuple[int, str]] = []
    while used:
        before, rest, number = came[place, used]
        steps.append((number, place))
        place, used = before, rest
    return tuple(reversed(steps))
