"""The turns that the way to a place takes, by what movement dice open, around fallen towns."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from heapq import heappop, heappush

from game.titles.runebound.rules.state.book import TERRAINS, Book

GAIN_KEPT_A_TURN = 0.72
"""The share of a gain that remains if it is a turn away."""
TURNS_BESIDES_STEPS = 0.65
"""The turns that a way takes in addition to its steps."""
MIXED_TERRAIN_FACTOR = 0.75
"""The cost of a step if terrains vary along the way, relative to ways over one terrain."""
MAX_TURNS_A_STEP = 0.85
"""The most turns that a step takes: without dice a Hero moves one space."""


@lru_cache(512)
def nearness(book: Book, closed: tuple[str, ...], places: tuple[str, ...]) -> Mapping[str, float]:
    """Return for every space the share of a gain that remains after the way to the nearest other one of these
    places.

    closed: towns that nobody enters
    """
    ways = {place: _turns(book, closed, place) for place in places}
    return {
        space: _left([way[space] for place, way in ways.items() if place != space]) for space in book.spaces
    }


def _left(ways: list[float]) -> float:
    return GAIN_KEPT_A_TURN ** (TURNS_BESIDES_STEPS + min(ways)) if ways else 0.0


@lru_cache(512)
def _turns(book: Book, closed: tuple[str, ...], place: str) -> Mapping[str, float]:
    """Return the turns that the way to a place takes from every space; no end of them where there is none."""
    found = dict.fromkeys(book.spaces, float("inf")) | {place: 0.0}
    costs, nearest = _costs(book), [(0.0, place)]
    while nearest:
        turns, space = heappop(nearest)
        if turns > found[space]:
            continue
        turns += costs[book.spaces[space].terrain]
        for beside in book.spaces[space].neighbours:
            if turns < found[beside] and beside not in closed:
                found[beside] = turns
                heappush(nearest, (turns, beside))
    return found


@cache
def _costs(book: Book) -> Mapping[str, float]:
    """Return for each terrain the share of a turn that a step onto it takes: the fewer faces open it, the
    more.
    """
    faces, dice = book.movement.faces, book.movement.dice
    opening = {terrain: sum(terrain in ("town", *face) for face in faces) for terrain in TERRAINS}
    return {
        t: min(MAX_TURNS_A_STEP, MIXED_TERRAIN_FACTOR * len(faces) / (dice * n)) if n else MAX_TURNS_A_STEP
        for t, n in opening.items()
    }
