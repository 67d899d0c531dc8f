"""The resolution tile in play, and how near the end is (SCY-037, SCY-338 to SCY-371)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, NamedTuple

import msgspec

from game.engine.model import Fact, Seat
from game.titles.scythe.rules.content.book import Book, End, Resolution
from game.titles.scythe.rules.state.state import ScytheState

ON_TILE = "tile"
"""The goal of a star that is placed on the tile itself."""
NOBODY: Seat = -1


def tile(state: ScytheState) -> Resolution:
    """Return the tile in play, or the normal end of the game in the form of a tile (SCY-222)."""
    return state.book.resolutions[state.resolution] if state.resolution else _normal(state.book)


@cache
def _normal(book: Book) -> Resolution:
    return Resolution("", End(stars=book.limits.stars))


def goal_of(place: int) -> str:
    """Return the goal of a star on a public objective, by its place in the row: 0 -> public_1."""
    return f"public_{place + 1}"


def more_goals(state: ScytheState) -> list[str]:
    """Return the goals that the tile adds to the Triumph Track (SCY-231)."""
    cards = [goal_of(place) for place in range(len(state.public))]
    return [ON_TILE, *cards] if tile(state).star else cards


def most(state: ScytheState, goal: str) -> int:
    """Return how many stars each player may place for a goal (SCY-215, SCY-381); of those on a tile or card
    one.
    """
    if goal not in state.book.goals:
        return 1
    if goal == "combat" and state.options["combat_stars"] == "unlimited":
        return state.book.limits.stars
    if goal in tile(state).twice:
        return 2
    return state.book.goals[goal].stars


def ends_it(state: ScytheState, stars: int) -> bool:
    """Return whether somebody with that number of stars triggers the end; it happens once (SCY-370)."""
    return state.trigger == NOBODY and stars == tile(state).end.stars


def one_ends_it(state: ScytheState, before: int, after: int) -> bool:
    """Return whether one of the stars beyond those `before` brings about the end."""
    return any(ends_it(state, stars) for stars in range(before + 1, after + 1))


def left(state: ScytheState) -> int:
    """Return how many turns follow after the one in progress; -1 nobody knows yet."""
    if rounds := tile(state).end.rounds:
        return rounds * state.seats - state.turn
    return len(state.last_turns) if state.trigger != NOBODY else -1


class Nearness(NamedTuple):
    """The distance to the end of the game.

    stars, need   the most stars that somebody has, and how many bring about the end; need 0: stars do not
    turns         how many turns follow after the one in progress; -1 nobody knows yet
    trigger       who brought about the end, -1 nobody yet
    """

    stars: int
    need: int
    turns: int
    trigger: Seat


def nearness(view: ScytheState) -> Nearness:
    """Return how near the end is that the tile in play, or without one the Triumph Track, brings."""
    stars = max(len(player.stars) for player in view.players)
    return Nearness(stars, tile(view).end.stars, left(view), view.trigger)


def numbers(book: Book, tile: str) -> dict[str, Fact]:
    """Return every number of a tile by the name of its field; nothing for what is no tile."""
    for tiles in (book.aggressive, book.passive):
        if tile in tiles:
            return dict(_numbers(msgspec.to_builtins(tiles[tile].effect)))
    return dict(_numbers(msgspec.to_builtins(book.resolutions[tile]))) if tile in book.resolutions else {}


def _numbers(record: Mapping[str, Any]) -> Iterator[tuple[str, int]]:
    for name, value in record.items():
        if isinstance(value, dict):
            yield from _numbers(value)
        elif isinstance(value, int) and not isinstance(value, bool):
            yield name, value
