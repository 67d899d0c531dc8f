"""Of all ways to move units and what they carry, those that a plan looks at."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.model import Option, Seat
from game.titles.scythe.rules.movement.loading import TakeAboard
from game.titles.scythe.rules.movement.moves import MoveUnit, MoveUnits
from game.titles.scythe.rules.movement.walking import EMPTY, Load, StepTo
from game.titles.scythe.rules.state.state import NOTHING, RESOURCES, Goods, ScytheState, owner


def useful(state: ScytheState, seat: Seat, options: Sequence[Option]) -> Sequence[Option]:
    """Of a Move's options: whoever has loaded something goes on with it, and resources are loaded only where
    nobody else would hold them, then all of them, in one order."""
    step = state.stack[-1] if state.stack else None
    if not isinstance(step, MoveUnits | MoveUnit):
        return options
    load = _waiting(step) if isinstance(step, MoveUnit) else EMPTY
    return [option for option in options if _helps(state, seat, load, option)] or options


def _waiting(step: MoveUnit) -> Load:
    """What has been loaded by a unit that has not stepped with it yet."""
    load = step.load
    loaded = load.workers or load.goods.total
    return load if loaded and load.unit not in dict(step.then.moved) else EMPTY


def _helps(state: ScytheState, seat: Seat, load: Load, option: Option) -> bool:
    """Return whether an option leads where no other one does, with this load waiting."""
    match option.action:
        case TakeAboard(unit, thing) if unit in state.at and load.unit in ("", unit):
            return thing not in RESOURCES or thing == _next(_left_behind(state, seat, unit), load)
        case StepTo(unit) if unit == load.unit:
            return not load.goods.total or not _next(_left_behind(state, seat, unit), load)
    return not load.unit


def _left_behind(state: ScytheState, seat: Seat, unit: str) -> Goods:
    """Return the resources that lie with a unit and that it alone holds."""
    place = state.at[unit]
    lying = state.goods.get(place, NOTHING)
    pieces = (*state.at.items(), *state.buildings.items())
    held = lying.total and any(at == place and p != unit and owner(p) == seat for p, at in pieces)
    return NOTHING if held else lying


def _next(lying: Goods, load: Load) -> str:
    """Return the resource that is loaded next, "" none is."""
    return next((item for item in RESOURCES if lying.of(item) > load.goods.of(item)), "")
