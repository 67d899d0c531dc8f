"""The load of a unit or an airship: the tray for loading, and the pictures that travel along."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from game.engine.model import Action, Ref
from game.titles.scythe.rules.movement.current_move import moving
from game.titles.scythe.rules.movement.loading import TakeAboard
from game.titles.scythe.rules.state.state import (
    RESOURCES,
    ScytheState,
    airship_of,
    goods_ref,
    kind,
    owner,
    unit_ref,
)
from game.titles.scythe.table.board.pieces import FigureFace, SignFace, TokenFace
from game.titles.scythe.table.moves.load_faces import CountFace, PillFace
from game.titles.scythe.words import board, terms
from game.titles.scythe.words.loads import (
    PILLS,
    UNIT,
    Carrier,
    Load,
    cargo_ref,
    carrier,
    items,
    kind_of,
    load,
    pills,
)
from game.ui.table.api import Face, Rider, TableContext, Thing, with_tips
from game.ui.table.drawing.drawn_faces import GroundFace
from game.ui.table.drawing.seat_parts import boxed
from game.ui.window import theme as t

ROW, SIGN, COUNT = 34, 24, 30
"""Design pixels: height of a row of the tray, the signs on it, and the room of a number."""
LONGEST = 330
"""Design pixels of a row of the tray; what is longer goes on in the next one."""


# ---------------------------------------------------------------------- travelling along


def riders(context: TableContext, source: Ref) -> Iterator[Rider]:
    """Yield the pictures that travel with a dragged unit or airship."""
    view, unit = context.view, source.removeprefix(UNIT)
    if moving(view) is None and board.flying(view) is None:
        return
    move = carrier(view, unit)
    if move is None or owner(unit) != view.active:
        return
    if move.workers:
        face = FigureFace("worker", view.players[view.active].faction, len(move.workers))
        yield Rider(face, tuple(unit_ref(worker) for worker in move.workers))
    for item in RESOURCES:
        if count := move.goods.of(item):
            refs = (goods_ref(unit, item),) if unit in view.airships else ()
            yield Rider(TokenFace(item, count, True), refs)


# ---------------------------------------------------------------------- the tray


@dataclass(frozen=True)
class Cell:
    """A part of the tray: its width, and what lies in its room."""

    wide: int
    fill: Callable[[pygame.Rect], Iterator[Thing]]


def tray(context: TableContext, unit: str = "") -> Iterator[Thing]:
    """Yield the tray beside a unit, or beside the one under way, with what it has aboard and what it could
    take.
    """
    found, move = load(context, unit), carrier(context.view, unit)
    if not found or move is None:
        return
    px, of = context.ui.px, unit_ref(move.unit)
    rows = _rows(list(_cells(context, found, move)), px(LONGEST))
    wide = max(sum(cell.wide for cell in row) for row in rows)
    plank = (0, 0, wide + px(8), len(rows) * px(ROW) + px(8))
    yield Thing("plate:load", plank, GroundFace(radius=t.RADIUS_SMALL), z=20, beside=of, solid=True)
    for n, row in enumerate(rows):
        x, y = px(4), px(4) + n * px(ROW)
        for cell in row:
            for thing in cell.fill(pygame.Rect(x, y, cell.wide, px(ROW))):
                yield thing.beside_of(of)
            x += cell.wide


def held_tray(context: TableContext, source: Ref) -> list[Thing]:
    """Return the tray of a unit that is picked for a Move."""
    view: ScytheState = context.view
    unit = source.removeprefix(UNIT)
    picked = source.startswith(UNIT) and (unit in view.at or unit == airship_of(view.active))
    if not picked or (moving(view) is None and board.flying(view) is None):
        return []
    return with_tips(tray(context, unit), items(context, unit))


def _cells(context: TableContext, found: Sequence[Load], move: Carrier) -> Iterator[Cell]:
    """Yield who carries, what it carries or could, and the buttons that take all."""
    px, faction = context.ui.px, context.view.me.faction
    figure = FigureFace(kind(move.unit), faction)
    yield Cell(px(ROW + 4), lambda room: iter([_figure(figure, room)]))
    takes_all = dict(pills(context, move))
    for name, workers in PILLS.items():
        for item in found:
            if (item.thing == "worker") is workers:
                signs = (item.less is not None) + (item.more is not None)
                yield Cell(px(ROW + COUNT + signs * SIGN + 6), partial(_item, context, item))
        if name in takes_all:
            face = PillFace(context.ui.say("scythe-load-all"), _counted(takes_all[name]))
            yield Cell(face.width(context.ui) + px(6), partial(_pill, context, name, face, takes_all[name]))


def _figure(face: FigureFace, room: pygame.Rect) -> Thing:
    return Thing("plate:load.unit", (room.x, room.y, room.height, room.height), face, z=21)


def _rows(cells: list[Cell], most: int) -> list[list[Cell]]:
    """Return the cells in rows of this height in pixels."""
    rows: list[list[Cell]] = [[]]
    for cell in cells:
        if rows[-1] and sum(c.wide for c in rows[-1]) + cell.wide > most:
            rows.append([])
        rows[-1].append(cell)
    return rows


def _item(context: TableContext, item: Load, room: pygame.Rect) -> Iterator[Thing]:
    """Yield minus, the thing with its count, and plus; a sign that would do nothing is left out."""
    px, say = context.ui.px, context.ui.say
    sign = px(SIGN)
    left = pygame.Rect(room.x, room.centery - sign // 2, sign, sign)
    start = left.right if item.less else room.x
    middle = pygame.Rect(start, room.y, room.height + px(COUNT), room.height)
    piece: Face = TokenFace(item.thing, 1, True)
    if item.thing == "worker":
        piece = FigureFace("worker", context.view.me.faction)
    face = CountFace(piece, say("scythe-load-count", aboard=item.aboard, all=item.all))
    yield Thing(cargo_ref(item), boxed(middle), face, z=21)
    for icon, x, act in (("minus", left.x, item.less), ("plus", middle.right, item.more)):
        if act is not None:
            where = (x, left.y, sign, sign)
            yield Thing(f"{icon}:{item.thing}", where, SignFace(icon), z=21, shape="round", act=act)


def _counted(actions: Sequence[TakeAboard]) -> tuple[tuple[str, int], ...]:
    """Return the icons of what actions take aboard, with their numbers."""
    taken = [kind_of(action.thing) for action in actions]
    return tuple((terms.icon(name), taken.count(name)) for name in dict.fromkeys(taken))


def _pill(
    context: TableContext, name: str, face: PillFace, actions: Sequence[Action], room: pygame.Rect
) -> Iterator[Thing]:
    px = context.ui.px
    where = (room.x, room.centery - px(SIGN) / 2, room.width - px(4), px(SIGN))
    first, *rest = actions
    yield Thing(f"all:{name}", where, face, z=21, act=first, then=tuple(rest))
