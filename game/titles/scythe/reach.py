"""How far a unit gets in its move: for drags that go several steps at once."""

from __future__ import annotations

from game.engine.model import Action
from game.titles.scythe.control import own_at
from game.titles.scythe.meeting import stop
from game.titles.scythe.moves import MoveUnits
from game.titles.scythe.state import ScytheState, is_fighter, owner
from game.titles.scythe.ways import Ground, Load, crosses


def routes(state: ScytheState, unit: str) -> dict[str, list[Action]]:
    """Every place that a unit of the active player gets to in this Move, with the fewest steps.

    Nearest places first. Empty when the unit cannot move now, or nothing is moved. The steps are those of
    MoveUnits, one after another, by the name that equal workers have there; what is aboard comes along.
    """
    move = state.stack[-1] if state.stack else None
    if not isinstance(move, MoveUnits):
        return {}
    unit = named(state, unit)
    trial = state.copy()
    load = move.load if move.unit == unit else Load(unit)
    start = state.at[unit]
    found: dict[str, list[Action]] = {start: []}
    wet = {start: state.crossed}
    edge = [start]
    for _ in range(move.steps_left(state, unit)):
        edge = [place for here in edge for place in _further(trial, load, here, found, wet)]
        edge = [place for place in edge if not stop(state, unit, place)]
    del found[start]
    return found


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


def _further(
    trial: ScytheState, load: Load, here: str, found: dict[str, list[Action]], wet: dict[str, bool]
) -> list[str]:
    """The places one step further than `here` that were not found yet; their ways are noted.

    `wet`: whether the way to a place uses up the one river of a turn.
    """
    for unit in (load.unit, *load.workers):
        trial.at[unit] = here
    trial.crossed = wet[here]
    new = [place for place in Ground(trial, trial.active, load).open(load.unit) if place not in found]
    for place in new:
        found[place] = [*found[here], Action("step", (load.unit, place))]
        wet[place] = wet[here] or crosses(trial, load, place)
    return new
