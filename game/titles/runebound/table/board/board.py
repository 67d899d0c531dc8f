"""The pieces on the painted map of Runebound, in map pixels: Heroes, counters, fallen towns, names."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

from game.engine.board.places import Hex
from game.engine.model import Action, Seat
from game.titles.runebound.rules.adventure.adventure import Draw
from game.titles.runebound.rules.state.book import Book
from game.titles.runebound.rules.state.state import RuneboundState, space_ref
from game.titles.runebound.table import faces
from game.titles.runebound.table.board import region_names
from game.titles.runebound.table.board.pieces import HeroFace, NameFace, PieceFace, PortraitFace
from game.titles.runebound.words import names
from game.titles.runebound.words.map_items import hero_ref, heroes_at
from game.ui.table.api import Box, Spot, TableContext, Thing
from game.ui.table.drawing import territory

PAINTING = "runebound/board.jpg"
MARK, MEDAL = 84.0, 120.0
"""Size of a counter and of the portrait of an undefeated Challenge, in map pixels."""
NAME_HIGH, NAME_ENDS, LETTER = 92.0, 60.0, 40.0
"""A town's ribbon: its height, its width besides the letters, and the width of a letter, in map pixels at the
farthest zoom.
"""
WIDE, LARGEST, LARGEST_PAIR = 240.0, 150.0, 112.0
"""For a hexagon 232 wide: the width of the row of Heroes, and the largest size of a single one and of one of
a pair.
"""
DEPTH, STEP = 0.70, 0.74
"""Distances of a row from the one behind it and of a Hero from its neighbour, by their size. Rows stand
half a step apart sideways, so that no Hero hides the base of the one behind it."""
ROWS = 2
"""Rows of Heroes on one hexagon at most."""


def things(context: TableContext) -> Iterator[Thing]:
    """Yield everything on the map, the lowest things first."""
    view: RuneboundState = context.view
    laid = [_counter(context, space) for space in view.counters]
    laid += [_undefeated(context, space) for space in view.undefeated]
    for town in view.book.towns:
        laid += _town(context, town)
    laid += _heroes(context)
    rings = (_about(middle, MARK, MARK) for middle in marks(view.book).values())
    yield from _outlines(view.book)
    yield from region_names.regions(context, (*rings, *(thing.box for thing in laid)))
    yield from laid


@cache
def _outlines(book: Book) -> tuple[Thing, ...]:
    """Return the outline of every hexagon, which nobody holds."""
    return tuple(territory.outline(hexagon.id, box(book, hexagon)) for hexagon in book.board.hexes.values())


@cache
def spots(book: Book) -> tuple[Spot, ...]:
    """Return every hexagon as a place to drop on, without a tip."""
    return tuple(
        Spot(space_ref(hexagon.id), box(book, hexagon), on_board=True, shape="hex", z=-3)
        for hexagon in book.board.hexes.values()
    )


def box(book: Book, hexagon: Hex) -> Box:
    """Return the box that a hexagon fills."""
    layout = book.board.layout
    w, h = (layout.width, layout.height) if layout is not None else (0.0, 0.0)
    return hexagon.x - w / 2, hexagon.y - h / 2, w, h


def hexagons(book: Book) -> list[Box]:
    """Return where every hexagon of the map lies."""
    return [box(book, hexagon) for hexagon in book.board.hexes.values()]


@cache
def marks(book: Book) -> dict[str, tuple[float, float]]:
    """Return the middle of the ring for a counter on each adventure space."""
    return {place.of: place.centre for place in book.board.of_kind("adventure")}


def _about(middle: tuple[float, float], w: float, h: float) -> Box:
    return middle[0] - w / 2, middle[1] - h / 2, w, h


# ---------------------------------------------------------------------- names


def _town(context: TableContext, town: str) -> Iterator[Thing]:
    """Yield its name; where it has fallen the flames, and whom the Retinue sent there."""
    view: RuneboundState = context.view
    hexagon = view.book.board.hexes[town]
    fallen = town in view.overrun
    if fallen:
        yield Thing(
            f"overrun:{town}", _about((hexagon.x, hexagon.y - 14), 150, 150), PieceFace("overrun"),
            on_board=True, z=1, shape="figure",
        )  # fmt: skip
    if card := view.retinue.get(town):
        yield _portrait(context, f"retinue:{town}", (hexagon.x + 56, hexagon.y - 6), card)
    name = names.town(context.say, town)
    where = _about((hexagon.x, hexagon.y + 80), LETTER * len(name) + NAME_ENDS, NAME_HIGH)
    yield Thing(f"name:{town}", where, NameFace(name, "fallen" if fallen else "town"), on_board=True, z=6)


# ---------------------------------------------------------------------- counters


def _counter(context: TableContext, space: str) -> Thing:
    record = context.view.book.spaces[space]
    name = f"adventure_{record.adventure}{'_star' if record.star else ''}"
    x, y = marks(context.view.book)[space]
    if space in context.view.undefeated:
        x -= 56
    return Thing(
        f"counter:{space}", _about((x, y), MARK, MARK), PieceFace(name), on_board=True, z=1,
        shape="round", act=_faced(context, space),
    )  # fmt: skip


def _faced(context: TableContext, space: str) -> Action | None:
    """Return the action of clicking what waits on the Hero's space."""
    return Draw() if space == context.view.players[context.seat].space else None


def _undefeated(context: TableContext, space: str) -> Thing:
    """Return the portrait of a Challenge beside its counter, with its number on the track."""
    hexagon = context.view.book.board.hexes[space]
    x, y = marks(context.view.book).get(space, (hexagon.x, hexagon.y + 34))
    beside = 36 if space in context.view.counters else 0
    card = context.view.undefeated[space]
    number = list(context.view.undefeated.values()).index(card) + 1
    portrait = _portrait(context, f"undefeated:{space}", (x + beside, y - 2), card, number)
    return replace(portrait, act=_faced(context, space))


def _portrait(
    context: TableContext, ref: str, middle: tuple[float, float], card: str, number: int = 0
) -> Thing:
    book = context.view.book
    return Thing(
        ref, _about(middle, MEDAL, MEDAL), PortraitFace(book, card, number), on_board=True, z=2,
        large=faces.CardFace(book, card), large_ratio=faces.RATIO, shape="round",
    )  # fmt: skip


# ---------------------------------------------------------------------- Heroes


def _heroes(context: TableContext) -> Iterator[Thing]:
    for space, seats in heroes_at(context.view).items():
        for seat, where in zip(seats, places(context.view.book, space, len(seats)), strict=True):
            yield _hero(context, seat, where)


def _hero(context: TableContext, seat: Seat, where: Box) -> Thing:
    view: RuneboundState = context.view
    who, hero = context.people[seat], view.players[seat].hero
    face = HeroFace(hero, who.colour, view.active == seat, seat == context.seat)
    return Thing(hero_ref(view, seat), where, face, on_board=True, z=5, shape="figure")


def places(book: Book, space: str, count: int) -> list[Box]:
    """Return the boxes of Heroes on one space, the back row first, above the place of a counter."""
    hexagon = book.board.hexes[space]
    town, counter = book.spaces[space].terrain == "town", book.spaces[space].adventure
    top, bottom = -112.0, 40.0 if town else 52.0 if counter else 92.0
    size, rows = max((_largest(count, n, bottom - top), n) for n in range(1, ROWS + 1))
    first = hexagon.y + (top + bottom) / 2 - size * (1 + DEPTH * (rows - 1)) / 2
    placed: list[Box] = []
    for n in range(rows):
        aside = (n - (rows - 1) / 2) * size * STEP / 2
        placed += _row(hexagon.x + aside, first + n * DEPTH * size, size, (count + n) // rows)
    return placed


def _largest(count: int, rows: int, high: float) -> float:
    """Return how large a number of Heroes can be in a number of rows."""
    most = LARGEST if count == 1 else LARGEST_PAIR
    broad = 1 + STEP * (-(-count // rows) - 1 + (rows - 1) / 2)
    return min(most, high / (1 + DEPTH * (rows - 1)), WIDE / broad)


def _row(x: float, y: float, size: float, count: int) -> list[Box]:
    """Return the boxes of a row from right to left: nobody stands over the emblem at the right of a Hero."""
    step = size * (STEP if count > 2 else 0.96)
    left = x - (size + step * (count - 1)) / 2
    return [(left + n * step, y, size, size) for n in reversed(range(count))]
