"""The Move that is asked for now, and the paths of a unit in it, for drags over several places."""

from __future__ import annotations

from collections.abc import Mapping

from game.titles.scythe.rules.movement.moves import MoveUnit, MoveUnits
from game.titles.scythe.rules.movement.paths import paths_within
from game.titles.scythe.rules.movement.walking import EMPTY, Load, StepTo
from game.titles.scythe.rules.state.control import own_at
from game.titles.scythe.rules.state.state import ScytheState, is_fighter, owner


def moving(state: ScytheState) -> MoveUnits | None:
    """Return the Move that asks now, without the unit under way."""
    step = state.stack[-1] if state.stack else None
    if isinstance(step, MoveUnit):
        return step.then
    return step if isinstance(step, MoveUnits) else None


def under_way(state: ScytheState) -> Load:
    """Return the unit under way and what it has aboard; EMPTY where none is."""
    step = state.stack[-1] if state.stack else None
    return step.load if isinstance(step, MoveUnit) else EMPTY


def steps_left(state: ScytheState, unit: str) -> int:
    """Return how many steps a unit of the active player may still make in this Move."""
    step = state.stack[-1] if state.stack else None
    return step.steps_left(state, unit) if isinstance(step, MoveUnit | MoveUnits) else 0


def paths_in_move(state: ScytheState, unit: str) -> Mapping[str, tuple[StepTo, ...]]:
    """Return every place that a unit of the active player gets to in this Move, with the fewest steps.

    Nearest places first. Empty when the unit cannot move now, as one aboard an airship (SCY-333), or nothing
    is moved. The steps are those of the Move, one after another, by the name that equal workers have there;
    what is aboard comes along.
    """
    move = moving(state)
    if move is None or state.at[unit] not in state.book.territories:
        return {}
    unit, load = named(state, unit), under_way(state)
    return paths_within(
        state, load if load.unit == unit else Load(unit), steps_left(state, unit), move.peaceful
    )


def named(state: ScytheState, unit: str) -> str:
    """Return the unit by whose name a Move speaks of this one: of equal workers it names only one."""
    move, load = moving(state), under_way(state)
    if move is None or is_fighter(unit) or unit == load.unit:
        return unit
    moved, place = dict(move.moved), state.at[unit]
    return next(
        other
        for other in own_at(state, owner(unit), place)
        if not is_fighter(other)
        and other != load.unit
        and (other in moved, other in load.workers) == (unit in moved, unit in load.workers)
    )
