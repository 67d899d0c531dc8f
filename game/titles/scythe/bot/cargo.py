"""Reduce the ways to move and load units to those that a plan considers."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.model import Option, Seat
from game.titles.scythe.rules.movement.loading import TakeAboard
from game.titles.scythe.rules.movement.moves import MoveUnit, MoveUnits
from game.titles.scythe.rules.movement.walking import EMPTY, Load, StepTo
from game.titles.scythe.rules.state.state import NOTHING, RESOURCES, Goods, ScytheState, owner


def useful(state: ScytheState, seat: Seat, options: Sequence[Option]) -> Sequence[Option]:
    """Return the options of a Move without redundant ones.

    A loaded unit goes on, and resources are loaded only if nobody else would hold them: then all of them, in
    one order.
    """
    step = state.stack[-1] if state.stack else None
    if not isinstance(step, MoveUnits | MoveUnit):
        return options
    load = _waiting(step) if isinstance(step, MoveUnit) else EMPTY
    return [option for option in options if _helps(state, seat, load, option)] or options


def _waiting(step: MoveUnit) -> Load:
    """Return the load of a unit that hasn't moved with it yet; EMPTY if there is none."""
    load = step.load
    loaded = load.workers or load.goods.total
    return load if loaded and load.unit not in dict(step.then.moved) else EMPTY


def _helps(state: ScytheState, seat: Seat, load: Load, option: Option) -> bool:
    """Return whether an option leads to a position that no other option reaches, given the waiting load."""
    match option.action:
        case TakeAboard(unit, thing) if unit in state.at and load.unit in ("", unit):
            return thing not in RESOURCES or thing == _next(_left_behind(state, seat, unit), load)
        case StepTo(unit) if unit == load.unit:
            return not load.goods.total or not _next(_left_behind(state, seat, unit), load)
    return not load.unit


def _left_behind(state: ScytheState, seat: Seat, unit: str) -> Goods:
    """Return the resources beside a unit that only this unit holds."""
    place = state.at[unit]
    lying = state.goods.get(place, NOTHING)
    pieces = (*state.at.items(), *state.buildings.items())
    held = lying.total and any(at == place and p != unit and owner(p) == seat for p, at in pieces)
    return NOTHING if held else lying


def _next(lying: Goods, load: Load) -> str:
    """Return the next resource to load; "" if there is none."""
    return next((item for item in RESOURCES if lying.of(item) > load.goods.of(item)), "")
