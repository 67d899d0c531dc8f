"""Loading and unloading of units in a Move (SCY-064 to SCY-070, SCY-257)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache

from game.engine.model import Action, Choice, choice
from game.titles.scythe.rules.movement.walking import EMPTY, LAKE, REASONS, Ground, Load
from game.titles.scythe.rules.state.state import (
    NOTHING,
    RESOURCES,
    goods_ref,
    is_fighter,
    kind,
    place_ref,
    unit_ref,
)

Moved = Mapping[str, str]
"""The reason why a unit doesn't go on, by unit."""


def different(ground: Ground, moved: Moved) -> Iterator[str]:
    """Yield the units of the seat; of equal workers only one, apart from one under way and those aboard."""
    for units in ground.own.values():
        yield from _one_of_each(units, moved, ground.load) if len(units) > 1 else units


def loading(ground: Ground, unit: str, moved: Moved) -> Iterator[Choice]:
    """Yield the resources and workers that a unit can take along from its place, if it may step (SCY-064 to
    SCY-069).
    """
    place = ground.state.at[unit]
    if lying := ground.state.goods.get(place):
        aboard = ground.load.goods if unit == ground.load.unit else NOTHING
        code = "not-controlled" if place in ground.hostile else ""
        if not is_fighter(unit) and ground.book.territories[place].terrain == LAKE:
            code = "worker-on-lake"
        for item in RESOURCES:
            if lying.of(item) > aboard.of(item):
                yield _load(unit, item, goods_ref(place, item), code, _instead(ground.load, unit))
    if len(ground.own[place]) > 1:
        yield from _boarding(ground, unit, moved)


def _boarding(ground: Ground, unit: str, moved: Moved) -> Iterator[Choice]:
    """Yield the own units beside a unit that it can load: a mech takes workers, nothing else goes (SCY-066,
    SCY-069).
    """
    here = ground.own[ground.state.at[unit]]
    aboard = ground.load.workers if unit == ground.load.unit else ()
    code = "" if kind(unit) == "mech" else "carries-no-workers"
    for other in _one_of_each([u for u in here if u not in aboard], moved):
        if other != unit:
            refused = "not-carried" if is_fighter(other) else code
            yield _load(unit, other, unit_ref(other), refused, _instead(ground.load, unit))


def _instead(load: Load, unit: str) -> bool:
    """Return whether a unit would be loaded instead of another that has something aboard: a change of
    mind."""
    return unit != load.unit and bool(load.workers or load.goods.total)


def unloading(ground: Ground, moved: Moved) -> Iterator[Choice]:
    """Yield the load that the unit under way can put down, except where it could not stay (SCY-070)."""
    load = ground.load
    place = ground.state.at[load.unit]
    aboard = [item for item in RESOURCES if load.goods.of(item)]
    aboard += _one_of_each(load.workers, moved)
    for thing in aboard:
        yield _unload(load.unit, thing, place, _stays(ground, place))


def _stays(ground: Ground, place: str) -> str:
    """Return why nothing can be put down; "" if it can (SCY-257)."""
    if ground.book.territories[place].terrain != LAKE:
        return ""
    guard = any(is_fighter(u) and u != ground.load.unit for u in ground.own[place])
    return "" if guard else "unload-on-lake"


def _one_of_each(units: Iterable[str], moved: Moved, load: Load = EMPTY) -> list[str]:
    """Return the units of one place; of its workers one that has moved and one that has not, also of those
    aboard.
    """
    chosen: dict[object, str] = {}
    for unit in units:
        single = is_fighter(unit) or unit == load.unit
        chosen.setdefault(unit if single else (unit in moved, unit in load.workers), unit)
    return list(chosen.values())


class TakeAboard(Action, frozen=True):
    """A unit, or an airship, takes a resource or a worker aboard."""

    unit: str
    thing: str


class PutDown(Action, frozen=True):
    """A unit, or an airship, puts a resource or a worker down."""

    unit: str
    thing: str


@cache
def _load(unit: str, thing: str, source: str, code: str, not_for_bots: bool) -> Choice:
    return choice(
        TakeAboard(unit, thing),
        source=source,
        target=unit_ref(unit),
        reason=REASONS.get(code),
        not_for_bots=not_for_bots,
    )


@cache
def _unload(unit: str, thing: str, place: str, code: str) -> Choice:
    source, target = f"cargo:{thing}", place_ref(place)
    reason = REASONS.get(code)
    return choice(PutDown(unit, thing), source=source, target=target, reason=reason, not_for_bots=True)
