"""A unit on its way: where it gets in this move, what stops it, and what it has aboard."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from game.engine.flow import choices
from game.engine.model import Action, Reason, Ref, refuse
from game.titles.scythe.rules.airships import aboard
from game.titles.scythe.rules.loading import PutDown, TakeAboard
from game.titles.scythe.rules.meeting import stop
from game.titles.scythe.rules.reach import moving, steps_left, under_way
from game.titles.scythe.rules.reach import routes as reached
from game.titles.scythe.rules.state import (
    NOTHING,
    RESOURCES,
    Goods,
    ScytheState,
    is_fighter,
    kind,
    owner,
    place_ref,
)
from game.titles.scythe.rules.ways import REASONS, Ground, StepTo
from game.titles.scythe.rules.ways import ways as ways_from
from game.titles.scythe.table import airships, words
from game.titles.scythe.table.pieces import FigureFace, PillFace, PlankFace, SignFace, TokenFace
from game.ui.table.things import Box, Face, Route, TableContext, Thing
from game.ui.window import text
from game.ui.window import theme as t

OUT_OF_REACH = refuse("out-of-reach", "SCY-061")
UNIT = "unit:"
ROW, SIGN = 28, 22
"""Design pixels: height of a row of the plank with a unit's load, and of the signs on it."""
CORNER = 0.32
"""The plank is so much of the board's width at most, where that is enough."""
PILLS = {"goods": "any_resource", "workers": "labourer"}
"""Buttons that take all of something aboard, and their signs."""


def routes(context: TableContext, source: Ref) -> Mapping[Ref, Route]:
    """Every place that a unit gets to, and why it does not get to the others."""
    view: ScytheState = context.view
    flights = airships.routes(context, source)
    if flights is not None:
        return flights
    unit = source.removeprefix(UNIT)
    if not source.startswith(UNIT) or moving(view) is None or view.at.get(unit, unit) in view.airships:
        return {}
    found = reached(view, unit)
    if not found:
        return {}
    ways = {place_ref(place): _route(steps) for place, steps in found.items()}
    barred = _barred(view, unit, found)
    far = (place for place in context.view.book.territories if place != view.at[unit] and place not in found)
    return {**{place_ref(place): Route(reason=barred.get(place, OUT_OF_REACH)) for place in far}, **ways}


def _barred(view: ScytheState, unit: str, found: Mapping[str, tuple[StepTo, ...]]) -> dict[str, Reason]:
    """What keeps a unit from the places next to its ways: a river, a lake, a home base."""
    steps, by = steps_left(view, unit), Ground(view, view.active).movers[is_fighter(unit)]
    passed = [view.at[unit], *(p for p, way in found.items() if len(way) < steps and not stop(view, unit, p))]
    return {
        place: REASONS[code]
        for here in reversed(passed)
        for place, code in ways_from(view.book, here, by).barred
    }


def _route(steps: tuple[StepTo, ...]) -> Route:
    return Route(steps, tuple(place_ref(step.place) for step in steps))


# ---------------------------------------------------------------------- aboard


@dataclass(frozen=True)
class Carrier:
    """Who carries things in this Move: a unit or an airship, where it is and what it has aboard."""

    unit: str
    place: str
    goods: Goods
    workers: tuple[str, ...]


def carrier(view: ScytheState) -> Carrier | None:
    """The unit or the airship under way."""
    load, flight = under_way(view), airships.flying(view)
    if flight is not None:
        unit = flight.airship
        return Carrier(unit, view.airships[unit], view.goods.get(unit, NOTHING), tuple(aboard(view, unit)))
    return Carrier(load.unit, view.at[load.unit], load.goods, load.workers) if load.unit else None


@dataclass(frozen=True)
class Item:
    """Something that a unit has aboard or could take, with the actions that change it."""

    thing: str
    aboard: int
    more: TakeAboard | None
    less: PutDown | None


def load(context: TableContext) -> list[Item]:
    """What the unit under way has aboard, and what lies beside it."""
    move = carrier(context.view)
    if move is None or context.seat != context.view.active:
        return []
    legal = [c.option.action for c in choices(context.view).get(context.seat, []) if c.reason is None]
    more = {_name(a.thing): a for a in legal if isinstance(a, TakeAboard) and a.unit == move.unit}
    less = {_name(a.thing): a for a in legal if isinstance(a, PutDown) and a.unit == move.unit}
    aboard = {item: move.goods.of(item) for item in RESOURCES} | {"worker": len(move.workers)}
    return [
        Item(name, count, more.get(name), less.get(name))
        for name, count in aboard.items()
        if count or name in more
    ]


def _name(thing: str) -> str:
    return thing if thing in RESOURCES else kind(thing)


@dataclass(frozen=True)
class Cell:
    """A part of the plank: its width, and what lies in its room."""

    wide: int
    fill: Callable[[pygame.Rect], Iterator[Thing]]


def things(context: TableContext) -> Iterator[Thing]:
    """The plank with the load of the unit under way, in the corner of the board where no unit ever is."""
    items, move = load(context), carrier(context.view)
    if not items or move is None:
        return
    px, board = context.ui.px, context.areas.board
    rows = _rows(list(_cells(context, items, move)), round(board.width * CORNER))
    wide = max(sum(cell.wide for cell in row) for row in rows)
    plank = pygame.Rect(0, 0, wide + px(t.SMALL), len(rows) * px(ROW) + px(t.SMALL))
    plank.bottomleft = board.x + px(t.NEAR), board.bottom - px(t.SMALL)
    yield Thing("plate:load", _box(plank), PlankFace(), z=20, tip=context.ui.say("scythe-load-tip"))
    for n, row in enumerate(rows):
        x, y = plank.x + px(t.TINY), plank.y + px(t.TINY) + n * px(ROW)
        for cell in row:
            yield from cell.fill(pygame.Rect(x, y, cell.wide, px(ROW)))
            x += cell.wide


def _cells(context: TableContext, items: Sequence[Item], move: Carrier) -> Iterator[Cell]:
    """Who carries, what it carries or could, and the buttons that take all."""
    px, faction = context.ui.px, context.view.me.faction
    figure = FigureFace(kind(move.unit), faction)
    yield Cell(px(ROW + t.TINY), lambda room: iter([_figure(figure, room)]))
    pills = dict(_pills(context, move))
    for name in PILLS:
        for item in items:
            if (item.thing == "worker") is (name == "workers"):
                signs = (item.less is not None) + (item.more is not None)
                yield Cell(px(ROW + signs * SIGN + t.TINY), partial(_item, context, item))
        if name in pills:
            yield Cell(_pill_width(context), partial(_pill, context, name, pills[name]))


def _figure(face: FigureFace, room: pygame.Rect) -> Thing:
    return Thing("plate:load.unit", (room.x, room.y, room.height, room.height), face, z=21)


def _rows(cells: list[Cell], most: int) -> list[list[Cell]]:
    """The cells in rows of so many pixels, of more where else there were more than three."""
    most = max(most, sum(cell.wide for cell in cells) // 3)
    rows: list[list[Cell]] = [[]]
    for cell in cells:
        if rows[-1] and sum(c.wide for c in rows[-1]) + cell.wide > most:
            rows.append([])
        rows[-1].append(cell)
    return rows


def _item(context: TableContext, item: Item, room: pygame.Rect) -> Iterator[Thing]:
    """Minus, the thing with its number, plus: the signs only where they do something."""
    side, sign, say = room.height, context.ui.px(SIGN), context.ui.say
    name = words.token(item.thing)
    left = pygame.Rect(room.x, room.centery - sign // 2, sign, sign)
    middle = pygame.Rect(left.right if item.less else room.x, room.y, side, side)
    face: Face = TokenFace(item.thing, item.aboard)
    if item.thing == "worker":
        face = FigureFace("worker", context.view.me.faction, item.aboard)
    tip = say("scythe-aboard", amount=item.aboard, thing=name)
    yield Thing(_cargo(item), _box(middle), face, z=21, tip=tip, shape="figure")
    for icon, x, act in (("minus", left.x, item.less), ("plus", middle.right, item.more)):
        if act is not None:
            tip = say(f"scythe-load-{icon}", thing=name)
            where = (x, left.y, sign, sign)
            yield Thing(f"{icon}:{item.thing}", where, SignFace(icon), z=21, tip=tip, shape="round", act=act)


Pill = tuple[str, Sequence[Action]]
"""What a button takes aboard, "goods" or "workers", and the actions that do it."""


def _pills(context: TableContext, move: Carrier) -> list[Pill]:
    """Buttons that take all resources, or all workers, where that is more than one step of the plus."""
    legal = {c.option.action for c in choices(context.view).get(context.seat, []) if c.reason is None}
    place, at = move.place, context.view.at
    lying = context.view.goods.get(place, NOTHING)
    carried = NOTHING if move.unit in context.view.airships else move.goods  # a unit's goods lie where it is
    goods = [item for item in RESOURCES for _ in range(lying.of(item) - carried.of(item))]
    beside = [u for u in at if at[u] == place and u not in move.workers and owner(u) == context.seat]
    workers = [u for u in beside if kind(u) == "worker" and u != move.unit]
    ways = {
        name: [TakeAboard(move.unit, thing) for thing in things]
        for name, things in (("goods", goods), ("workers", workers))
    }
    return [(name, way) for name, way in ways.items() if len(way) > 1 and way[0] in legal]


def _pill_width(context: TableContext) -> int:
    """The word, the sign, and the room round them."""
    style = text.STRONG.but(size=t.CAPTION)
    return context.ui.type.width(context.ui.say("scythe-load-all"), style) + context.ui.px(SIGN + t.GAP)


def _pill(context: TableContext, name: str, actions: Sequence[Action], room: pygame.Rect) -> Iterator[Thing]:
    px, say = context.ui.px, context.ui.say
    where = (room.x, room.centery - px(SIGN) / 2, room.width - px(t.TINY), px(SIGN))
    tip = say(f"scythe-load-all-{name}-tip", amount=len(actions))
    face, (first, *rest) = PillFace(say("scythe-load-all"), PILLS[name]), actions
    yield Thing(f"all:{name}", where, face, z=21, tip=tip, act=first, then=tuple(rest))


def _cargo(item: Item) -> Ref:
    """The ref by which unloading names it."""
    thing = item.less.thing if item.less else item.thing
    return f"cargo:{thing}"


def _box(rect: pygame.Rect) -> Box:
    return rect.x, rect.y, rect.width, rect.height
