"""How far units get with so many steps, and whom the active player can reach with them."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.model import Seat
from game.titles.scythe.rules.abilities import of_kind
from game.titles.scythe.rules.ability_kinds import ExtraRange
from game.titles.scythe.rules.meeting import stop
from game.titles.scythe.rules.state import ScytheState, is_fighter, owner
from game.titles.scythe.rules.ways import Ground, Load, StepTo, crosses


def steps_of(state: ScytheState, unit: str, factory: bool) -> int:
    """How many steps a unit has in its move (SCY-061, SCY-194, SCY-195, SCY-254)."""
    speed = sum(a.amount for a in of_kind(state, owner(unit), ExtraRange)) if is_fighter(unit) else 0
    if not factory:
        return 1 + speed
    return int(state.options["factory_speed"]) if speed else state.book.factory_move.spaces


def travel(
    state: ScytheState, load: Load, steps: int, peaceful: bool = False
) -> dict[str, tuple[StepTo, ...]]:
    """Every place that a unit gets to with all that is aboard, by the fewest steps; nearest places first."""
    start = state.at[load.unit]
    ground = Ground(state.copy(), load, peaceful)
    found: dict[str, tuple[StepTo, ...]] = {start: ()}
    wet = {start: state.crossed}
    edge = [start]
    for _ in range(steps):
        going = [place for place in edge if place == start or not stop(state, load.unit, place)]
        edge = [place for here in going for place in _further(ground, here, found, wet)]
    del found[start]
    return found


def _further(
    ground: Ground, here: str, found: dict[str, tuple[StepTo, ...]], wet: dict[str, bool]
) -> list[str]:
    """The places one step further than `here` that were not found yet; their ways are noted.

    `wet`: whether the way to a place uses up the one river of a turn.
    """
    ground.carry_to(here, wet[here])
    load = ground.load
    new = [place for place in ground.open(load.unit) if place not in found]
    for place in new:
        found[place] = (*found[here], StepTo(load.unit, place))
        wet[place] = wet[here] or crosses(ground.state, load, place)
    return new


def threatened(state: ScytheState, steps: Callable[[str], int]) -> tuple[Seat, ...]:
    """Whose units the active player's fighters can reach, clockwise; `steps`: how many each has (SCY-209).

    Workers threaten nobody, and those who share a territory with a fighter already have met it.
    """
    mine = [u for u, place in state.at.items() if owner(u) == state.active and is_fighter(u)]
    ground, near = Ground(state), set[str]()
    for unit in mine:
        far = steps(unit)
        near.update(ground.open(unit) if far == 1 else travel(state, Load(unit), far))
    near -= {state.at[unit] for unit in mine}
    found = {owner(unit) for unit, place in state.at.items() if place in near}
    return tuple(seat for seat in state.clockwise(state.active) if seat in found)
