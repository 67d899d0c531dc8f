"""What a unit or an airship has aboard: the tray beside it that loads it, and what travels along."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from game.engine.flow import choices
from game.engine.model import Action, Ref
from game.titles.scythe.rules.airships import aboard
from game.titles.scythe.rules.loading import PutDown, TakeAboard
from game.titles.scythe.rules.reach import moving, under_way
from game.titles.scythe.rules.state import (
    NOTHING,
    RESOURCES,
    Goods,
    ScytheState,
    airship_of,
    goods_ref,
    kind,
    owner,
    unit_ref,
)
from game.titles.scythe.table import airships, words
from game.titles.scythe.table.load_faces import CountFace, PillFace, PlankFace
from game.titles.scythe.table.pieces import FigureFace, SignFace, TokenFace
from game.ui.table.api import Face, Rider, TableContext, Thing
from game.ui.table.drawing.seat_parts import boxed

UNIT = "unit:"
ROW, SIGN, COUNT = 34, 24, 30
"""Design pixels: height of a row of the tray, the signs on it, and the room of a number."""
LONGEST = 330
"""Design pixels of a row of the tray; what is longer goes on in the next one."""
PILLS = {"goods": "resources", "workers": "worker"}
"""Buttons that take all of something aboard, behind what."""


@dataclass(frozen=True)
class Carrier:
    """Who carries things in this Move: a unit or an airship, where it is and what it has aboard."""

    unit: str
    place: str
    goods: Goods
    workers: tuple[str, ...]


def carrier(view: ScytheState, unit: str = "") -> Carrier | None:
    """A unit or an airship of the Move; without one, which is under way."""
    load, flight = under_way(view), airships.flying(view)
    unit = unit or (flight.airship if flight is not None else load.unit)
    if unit in view.airships:
        return Carrier(unit, view.airships[unit], view.goods.get(unit, NOTHING), tuple(aboard(view, unit)))
    if unit not in view.at:
        return None
    has = load if load.unit == unit else None
    return Carrier(unit, view.at[unit], has.goods if has else NOTHING, has.workers if has else ())


@dataclass(frozen=True)
class Item:
    """Something that a unit has aboard or could take, of how many, with the actions that change it."""

    thing: str
    aboard: int
    all: int
    more: TakeAboard | None
    less: PutDown | None


def load(context: TableContext, unit: str = "") -> list[Item]:
    """What a unit, or the one under way, has aboard, and what lies beside it."""
    view, move = context.view, carrier(context.view, unit)
    if move is None or context.seat != view.active:
        return []
    legal = [c.option.action for c in choices(view).get(context.seat, []) if c.reason is None]
    more = {_name(a.thing): a for a in legal if isinstance(a, TakeAboard) and a.unit == move.unit}
    less = {_name(a.thing): a for a in legal if isinstance(a, PutDown) and a.unit == move.unit}
    beside = _beside(context, move)
    has = {item: move.goods.of(item) for item in RESOURCES} | {"worker": len(move.workers)}
    return [
        Item(name, count, count + len(beside[name]), more.get(name), less.get(name))
        for name, count in has.items()
        if count or name in more
    ]


def _name(thing: str) -> str:
    return thing if thing in RESOURCES else kind(thing)


def _beside(context: TableContext, move: Carrier) -> dict[str, list[str]]:
    """What lies and stands beside a carrier and is not aboard, by its kind."""
    view: ScytheState = context.view
    lying = view.goods.get(move.place, NOTHING)
    carried = NOTHING if move.unit in view.airships else move.goods  # a unit's goods lie where it is
    found = {item: [item] * (lying.of(item) - carried.of(item)) for item in RESOURCES}
    here = [u for u in view.at if view.at[u] == move.place and owner(u) == context.seat]
    workers = [u for u in here if kind(u) == "worker" and u != move.unit and u not in move.workers]
    return {**found, "worker": workers}


# ---------------------------------------------------------------------- travelling along


def riders(context: TableContext, source: Ref) -> Iterator[Rider]:
    """What goes with a unit or an airship when it is dragged."""
    view, unit = context.view, source.removeprefix(UNIT)
    if moving(view) is None and airships.flying(view) is None:
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
    """The tray beside a unit, or beside the one under way, with what it has aboard and what it could take."""
    items, move = load(context, unit), carrier(context.view, unit)
    if not items or move is None:
        return
    px, of = context.ui.px, unit_ref(move.unit)
    rows = _rows(list(_cells(context, items, move)), px(LONGEST))
    wide = max(sum(cell.wide for cell in row) for row in rows)
    plank = (0, 0, wide + px(8), len(rows) * px(ROW) + px(8))
    tip = context.ui.say("scythe-load-tip")
    yield Thing("plate:load", plank, PlankFace(), z=20, tip=tip, beside=of, solid=True)
    for n, row in enumerate(rows):
        x, y = px(4), px(4) + n * px(ROW)
        for cell in row:
            for thing in cell.fill(pygame.Rect(x, y, cell.wide, px(ROW))):
                yield thing.beside_of(of)
            x += cell.wide


def held_tray(context: TableContext, source: Ref) -> list[Thing]:
    """The tray of a unit that is picked for a Move."""
    view: ScytheState = context.view
    unit = source.removeprefix(UNIT)
    picked = source.startswith(UNIT) and (unit in view.at or unit == airship_of(view.active))
    if not picked or (moving(view) is None and airships.flying(view) is None):
        return []
    return list(tray(context, unit))


def _cells(context: TableContext, items: Sequence[Item], move: Carrier) -> Iterator[Cell]:
    """Who carries, what it carries or could, and the buttons that take all."""
    px, faction = context.ui.px, context.view.me.faction
    figure = FigureFace(kind(move.unit), faction)
    yield Cell(px(ROW + 4), lambda room: iter([_figure(figure, room)]))
    pills = dict(_pills(context, move))
    for name, behind in PILLS.items():
        for item in items:
            if (item.thing == "worker") is (behind == "worker"):
                signs = (item.less is not None) + (item.more is not None)
                yield Cell(px(ROW + COUNT + signs * SIGN + 6), partial(_item, context, item))
        if name in pills:
            face = PillFace(context.ui.say("scythe-load-all"), _counted(pills[name]))
            yield Cell(face.width(context.ui) + px(6), partial(_pill, context, name, face, pills[name]))


def _figure(face: FigureFace, room: pygame.Rect) -> Thing:
    return Thing("plate:load.unit", (room.x, room.y, room.height, room.height), face, z=21)


def _rows(cells: list[Cell], most: int) -> list[list[Cell]]:
    """The cells in rows of so many pixels."""
    rows: list[list[Cell]] = [[]]
    for cell in cells:
        if rows[-1] and sum(c.wide for c in rows[-1]) + cell.wide > most:
            rows.append([])
        rows[-1].append(cell)
    return rows


def _item(context: TableContext, item: Item, room: pygame.Rect) -> Iterator[Thing]:
    """Minus, the thing with its number of how many, plus: the signs only where they do something."""
    px, say = context.ui.px, context.ui.say
    sign, name = px(SIGN), words.token(item.thing)
    left = pygame.Rect(room.x, room.centery - sign // 2, sign, sign)
    start = left.right if item.less else room.x
    middle = pygame.Rect(start, room.y, room.height + px(COUNT), room.height)
    piece: Face = TokenFace(item.thing, 1, True)
    if item.thing == "worker":
        piece = FigureFace("worker", context.view.me.faction)
    face = CountFace(piece, say("scythe-load-count", aboard=item.aboard, all=item.all))
    tip = say("scythe-aboard", amount=item.aboard, thing=name)
    yield Thing(_cargo(item), boxed(middle), face, z=21, tip=tip)
    for icon, x, act in (("minus", left.x, item.less), ("plus", middle.right, item.more)):
        if act is not None:
            tip = say(f"scythe-load-{icon}", thing=name)
            where = (x, left.y, sign, sign)
            yield Thing(f"{icon}:{item.thing}", where, SignFace(icon), z=21, tip=tip, shape="round", act=act)


Pill = tuple[str, Sequence[TakeAboard]]
"""What a button takes aboard, "goods" or "workers", and the actions that do it."""


def _pills(context: TableContext, move: Carrier) -> list[Pill]:
    """Buttons that take all resources, or all workers, where that is more than one step of the plus."""
    legal = {c.option.action for c in choices(context.view).get(context.seat, []) if c.reason is None}
    beside = _beside(context, move)
    things = {"goods": [item for kind_ in RESOURCES for item in beside[kind_]], "workers": beside["worker"]}
    ways = {name: [TakeAboard(move.unit, thing) for thing in found] for name, found in things.items()}
    return [(name, way) for name, way in ways.items() if len(way) > 1 and way[0] in legal]


def _counted(actions: Sequence[TakeAboard]) -> tuple[tuple[str, int], ...]:
    """The icons of what actions take aboard, with their numbers."""
    taken = [_name(action.thing) for action in actions]
    return tuple((words.icon(name), taken.count(name)) for name in dict.fromkeys(taken))


def _pill(
    context: TableContext, name: str, face: PillFace, actions: Sequence[Action], room: pygame.Rect
) -> Iterator[Thing]:
    px, say = context.ui.px, context.ui.say
    where = (room.x, room.centery - px(SIGN) / 2, room.width - px(4), px(SIGN))
    tip = say(f"scythe-load-all-{name}-tip", amount=len(actions))
    first, *rest = actions
    yield Thing(f"all:{name}", where, face, z=21, tip=tip, act=first, then=tuple(rest))


def _cargo(item: Item) -> Ref:
    """The ref by which unloading names it."""
    thing = item.less.thing if item.less else item.thing
    return f"cargo:{thing}"
