"""How far a unit gets in its move: for drags that go several steps at once."""

from __future__ import annotations

from collections.abc import Mapping

from game.titles.scythe.rules.control import own_at
from game.titles.scythe.rules.moves import MoveUnits
from game.titles.scythe.rules.state import ScytheState, is_fighter, owner
from game.titles.scythe.rules.travel import travel
from game.titles.scythe.rules.ways import Load, StepTo


def routes(state: ScytheState, unit: str) -> Mapping[str, tuple[StepTo, ...]]:
    """Every place that a unit of the active player gets to in this Move, with the fewest steps.

    Nearest places first. Empty when the unit cannot move now, as one aboard an airship (SCY-333), or nothing
    is moved. The steps are those of MoveUnits, one after another, by the name that equal workers have there;
    what is aboard comes along.
    """
    move = state.stack[-1] if state.stack else None
    if not isinstance(move, MoveUnits) or state.at[unit] in state.airships:
        return {}
    unit = named(state, unit)
    load = move.load if move.unit == unit else Load(unit)
    return travel(state, load, move.steps_left(state, unit), move.peaceful)


def named(state: ScytheState, unit: str) -> str:
    """The unit by whose name MoveUnits speaks of this one: of equal workers it names only one."""
    move = state.stack[-1] if state.stack else None
    if not isinstance(move, MoveUnits) or is_fighter(unit) or unit == move.unit:
        return unit
    moved, place = dict(move.moved), state.at[unit]
    return next(
        other
        for other in own_at(state, owner(unit), place)
        if not is_fighter(other)
        and other != move.unit
        and (other in moved, other in move.workers) == (unit in moved, unit in move.workers)
    )
