"""The pieces on the painted map of Scythe, in map pixels, and home bases."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

from game.engine.board.places import Hex
from game.titles.scythe.rules.content.book import Book
from game.titles.scythe.rules.movement.current_move import moving, under_way
from game.titles.scythe.rules.state.control import holders
from game.titles.scythe.rules.state.state import (
    RESOURCES,
    ScytheState,
    goods_ref,
    kind,
    owner,
    place_ref,
    unit_ref,
)
from game.titles.scythe.table.board import airships
from game.titles.scythe.table.board import token_rows as stack
from game.titles.scythe.table.board import tokens as scythe_tokens
from game.titles.scythe.table.board.pieces import BaseFace, BonusFace, FigureFace, TokenFace
from game.titles.scythe.words import terms
from game.titles.scythe.words.board import Group, bonus_is_shown, groups, occupied
from game.titles.scythe.words.factions import COLOURS
from game.ui.table.api import Box, Spot, TableContext, Thing
from game.ui.table.drawing import territory

PAINTING = "scythe/board.jpg"
CORNER: Box = (1572.0, 26.0, 572.0, 160.0)
"""Map pixels without a hexagon, in the north-east."""


def things(context: TableContext) -> Iterator[Thing]:
    """Yield everything on the map, home bases first."""
    view: ScytheState = context.view
    yield from _outlines(context)
    yield from _bases(context)
    if bonus_is_shown(view):
        yield _bonus(context)
    built = {place: building for building, place in view.buildings.items()}
    standing = groups(context)
    for place in occupied(view):
        hexagon = view.book.board.hexes[place]
        yield from scythe_tokens.things(context, hexagon)
        yield from airships.things(context, hexagon)
        if place in view.encounters:
            yield _encounter(hexagon)
        if place in built:
            yield _structure(context, hexagon, built[place])
        yield from _goods(context, hexagon)
        yield from _units(context, hexagon, standing.get(place, []))


def spots(context: TableContext) -> Iterator[Spot]:
    """Yield every hexagon as a place to drop on; units hidden in a stack at the place of the stack."""
    for hexagon in context.view.book.board.hexes.values():
        where = box(context.view.book, hexagon)
        yield Spot(place_ref(hexagon.id), where, on_board=True, shape="hex", z=-3)
    standing = groups(context)
    for place, here in standing.items():
        boxes = _boxes(context.view, context.view.book.board.hexes[place], len(here))
        for group, where in zip(here, boxes, strict=True):
            for unit in group[1:]:
                yield Spot(unit_ref(unit), where, on_board=True, shape="round", z=4)
    yield from airships.spots(context)


@cache
def _size(book: Book) -> tuple[float, float]:
    layout = book.board.layout
    return (layout.width, layout.height) if layout is not None else (0.0, 0.0)


def box(book: Book, hexagon: Hex) -> Box:
    """Return the box that a hexagon fills."""
    w, h = _size(book)
    return hexagon.x - w / 2, hexagon.y - h / 2, w, h


def hexagons(book: Book) -> list[Box]:
    """Return the box of every hexagon of the map."""
    return [box(book, hexagon) for hexagon in book.board.hexes.values()]


def _outlines(context: TableContext) -> Iterator[Thing]:
    """Yield the edge of every territory, in the colour of who controls it."""
    view, by = context.view, holders(context.view)
    for hexagon in view.book.board.hexes.values():
        holder = by.get(hexagon.id)
        colour = context.people[holder].colour if holder is not None else ""
        yield territory.outline(hexagon.id, box(view.book, hexagon), colour)


# ---------------------------------------------------------------------- pieces


def _bases(context: TableContext) -> Iterator[Thing]:
    occupied = set(context.view.at.values())
    for player in context.view.players:
        if player.faction:
            hexagon = context.view.book.board.hexes[context.view.book.bases[player.faction]]
            name = terms.faction(context.ui.say, player.faction)
            face = BaseFace(COLOURS[player.faction], "" if hexagon.id in occupied else name)
            where = (hexagon.x - 100, hexagon.y - 92, 200.0, 190.0)
            yield Thing(f"base:{player.faction}", where, face, on_board=True, z=-2)


def _bonus(context: TableContext) -> Thing:
    """Return the structure bonus tile, in the corner of the map where no hexagon is."""
    say, view = context.ui.say, context.view
    tile = context.view.book.bonuses[view.bonus]
    steps = [say("scythe-bonus-step", count=step.count, coins=step.coins) for step in tile.step]
    brief = [say("scythe-bonus-step-brief", count=step.count, coins=step.coins) for step in tile.step]
    name = say(f"scythe-bonus-{tile.id}")
    face = BonusFace(name, "  ".join(steps), "  ".join([*brief[:-1], steps[-1]]))
    laid, ratio = bool(view.turn), CORNER[2] / CORNER[3]
    where = CORNER if laid else _beside(context, ratio)
    return Thing(
        "bonus", where, face, on_board=laid, pinned=True, solid=True, z=12,
        large=face, large_ratio=ratio,
    )  # fmt: skip


def _beside(context: TableContext, ratio: float) -> Box:
    """Return the place of the tile before the game, while cards cover the map: on the place of the mats."""
    mat = context.areas.mat
    width = mat.width * 7 / 8
    return mat.centerx - width / 2, mat.y + mat.height / 6, width, width / ratio


def _encounter(hexagon: Hex) -> Thing:
    where = stack.token(hexagon.x, hexagon.y)
    return Thing(f"encounter:{hexagon.id}", where, TokenFace("encounter"), on_board=True, z=2, shape="round")


def _structure(context: TableContext, hexagon: Hex, building: str) -> Thing:
    faction = context.view.players[owner(building)].faction
    where = stack.structure(hexagon.x, hexagon.y, at_right=context.view.book.territories[hexagon.id].tunnel)
    face = FigureFace(kind(building), faction)
    return Thing(f"built:{building}", where, face, on_board=True, z=3, shape="figure")


def _goods(context: TableContext, hexagon: Hex) -> Iterator[Thing]:
    lying = context.view.goods.get(hexagon.id)
    if lying is None:
        return
    kinds = [item for item in RESOURCES if lying.of(item)]
    for item, where in stack.goods(hexagon.x, hexagon.y, kinds):
        face = TokenFace(item, lying.of(item), True)
        ref = goods_ref(hexagon.id, item)
        yield Thing(ref, where, face, on_board=True, z=7, shape="figure")


def _units(context: TableContext, hexagon: Hex, groups: list[Group]) -> Iterator[Thing]:
    move, load = moving(context.view), under_way(context.view)
    moved = dict(move.moved) if move else {}
    boxes = _boxes(context.view, hexagon, len(groups))
    for group, where in zip(groups, boxes, strict=True):
        unit, seat = group[0], owner(group[0])
        faction = context.view.players[seat].faction
        moves = unit in load.units
        own, spent = seat == context.seat, unit in moved and not moves
        face = FigureFace(kind(unit), faction, len(group), moves, spent, own)
        single = replace(face, count=1)
        yield Thing(unit_ref(unit), where, face, on_board=True, z=5, single=single, shape="figure")


def _boxes(view: ScytheState, hexagon: Hex, count: int) -> list[Box]:
    place = hexagon.id
    above, beside = place in view.buildings.values(), place in view.flags or place in view.traps
    return stack.units(hexagon.x, hexagon.y, count, above=above, below=place in view.goods, beside=beside)


# ---------------------------------------------------------------------- tips
