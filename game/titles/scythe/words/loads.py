"""The load of a unit or an airship in a Move, and what it could take aboard or put down."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from game.engine.flow import choices
from game.engine.model import Action, Ref
from game.presentation.title_words import Context, Item
from game.titles.scythe.rules.airships.airships import aboard
from game.titles.scythe.rules.movement.current_move import under_way
from game.titles.scythe.rules.movement.loading import PutDown, TakeAboard
from game.titles.scythe.rules.state.state import NOTHING, RESOURCES, Goods, ScytheState, kind, owner
from game.titles.scythe.words import board, terms

UNIT = "unit:"

PILLS = {"goods": False, "workers": True}
"""Buttons that load everything of a kind, and whether they come after the workers."""


@dataclass(frozen=True)
class Carrier:
    """The unit or airship that carries things in this Move, with its place and its load."""

    unit: str
    place: str
    goods: Goods
    workers: tuple[str, ...]


def carrier(view: ScytheState, unit: str = "") -> Carrier | None:
    """Return a unit or an airship of the Move; without one, which is under way."""
    load, flight = under_way(view), board.flying(view)
    unit = unit or (flight.airship if flight is not None else load.unit)
    if unit in view.airships:
        return Carrier(unit, view.airships[unit], view.goods.get(unit, NOTHING), tuple(aboard(view, unit)))
    if unit not in view.at:
        return None
    has = load if load.unit == unit else None
    return Carrier(unit, view.at[unit], has.goods if has else NOTHING, has.workers if has else ())


@dataclass(frozen=True)
class Load:
    """A kind of thing that a unit has aboard or could load, with its number and the actions that change
    it."""

    thing: str
    aboard: int
    all: int
    more: TakeAboard | None
    less: PutDown | None


def load(context: Context, unit: str = "") -> list[Load]:
    """Return the load of a unit, by default of the one under way, and the things beside it."""
    view, move = context.view, carrier(context.view, unit)
    if move is None or context.seat != view.active:
        return []
    legal = [c.option.action for c in choices(view).get(context.seat, []) if c.reason is None]
    more = {kind_of(a.thing): a for a in legal if isinstance(a, TakeAboard) and a.unit == move.unit}
    less = {kind_of(a.thing): a for a in legal if isinstance(a, PutDown) and a.unit == move.unit}
    beside = _beside(context, move)
    has = {item: move.goods.of(item) for item in RESOURCES} | {"worker": len(move.workers)}
    return [
        Load(name, count, count + len(beside[name]), more.get(name), less.get(name))
        for name, count in has.items()
        if count or name in more
    ]


def changed(context: Context, action: Action) -> str:
    """Return what a unit carries after it was loaded or unloaded; "" after other actions."""
    if not isinstance(action, TakeAboard | PutDown):
        return ""
    say, unit = context.say, terms.unit(context.say, action.unit)
    has = [terms.amount(say, one.thing, one.aboard) for one in load(context, action.unit) if one.aboard]
    things = terms.listed(say, has)
    return say("scythe-carries", unit=unit, things=things, count=len(has))


def kind_of(thing: str) -> str:
    return thing if thing in RESOURCES else kind(thing)


def _beside(context: Context, move: Carrier) -> dict[str, list[str]]:
    """Return the things beside a carrier that are not aboard, by kind."""
    view: ScytheState = context.view
    lying = view.goods.get(move.place, NOTHING)
    carried = NOTHING if move.unit in view.airships else move.goods  # a unit's goods lie where it is
    found = {item: [item] * (lying.of(item) - carried.of(item)) for item in RESOURCES}
    here = [u for u in view.at if view.at[u] == move.place and owner(u) == context.seat]
    workers = [u for u in here if kind(u) == "worker" and u != move.unit and u not in move.workers]
    return {**found, "worker": workers}


Pill = tuple[str, Sequence[TakeAboard]]
"""The contents of such a button, "goods" or "workers", and its actions."""


def pills(context: Context, move: Carrier) -> list[Pill]:
    """Return the buttons that load all resources, or all workers, if that is more than one step."""
    legal = {c.option.action for c in choices(context.view).get(context.seat, []) if c.reason is None}
    beside = _beside(context, move)
    things = {"goods": [item for kind_ in RESOURCES for item in beside[kind_]], "workers": beside["worker"]}
    ways = {name: [TakeAboard(move.unit, thing) for thing in found] for name, found in things.items()}
    return [(name, way) for name, way in ways.items() if len(way) > 1 and way[0] in legal]


def cargo_ref(item: Load) -> Ref:
    """Return the ref by which unloading names it."""
    thing = item.less.thing if item.less else item.thing
    return f"cargo:{thing}"


def items(context: Context, unit: str = "") -> Iterator[Item]:
    """Yield the tray beside a unit, or beside the one that moves now, from left to right.

    Its tips are plain strings, because trays are compared.
    """
    found, move, say = load(context, unit), carrier(context.view, unit), context.say
    if not found or move is None:
        return
    yield Item("plate:load", say("scythe-load-tip"))
    takes_all = dict(pills(context, move))
    for name, workers in PILLS.items():
        for one in found:
            if (one.thing == "worker") is workers:
                yield from _counted(context, one)
        if name in takes_all:
            tip = say(f"scythe-load-all-{name}-tip", amount=len(takes_all[name]))
            yield Item(f"all:{name}", tip)


def _counted(context: Context, one: Load) -> Iterator[Item]:
    """Yield a thing with its number, and the signs that change it."""
    say, name = context.say, terms.token(one.thing)
    yield Item(cargo_ref(one), say("scythe-aboard", amount=one.aboard, thing=name))
    for sign, action in (("minus", one.less), ("plus", one.more)):
        if action is not None:
            yield Item(f"{sign}:{one.thing}", say(f"scythe-load-{sign}", thing=name))
