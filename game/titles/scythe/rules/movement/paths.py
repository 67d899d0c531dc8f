"""The reach of units with a number of steps, and the seats that the active player can reach."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.model import Seat
from game.titles.scythe.rules.content.ability_kinds import ExtraRange
from game.titles.scythe.rules.movement.meeting import stopped_by
from game.titles.scythe.rules.movement.walking import EMPTY, LAKE, Ground, Load, StepTo, crosses
from game.titles.scythe.rules.state.abilities import of_kind
from game.titles.scythe.rules.state.control import own_at
from game.titles.scythe.rules.state.state import NOTHING, ScytheState, is_fighter, kind, owner


def steps_of(state: ScytheState, unit: str, factory: bool) -> int:
    """Return how many steps a unit has in its move (SCY-061, SCY-194, SCY-195, SCY-254)."""
    speed = sum(a.amount for a in of_kind(state, owner(unit), ExtraRange)) if is_fighter(unit) else 0
    if not factory:
        return 1 + speed
    return int(state.options["factory_speed"]) if speed else state.book.factory_move.spaces


def paths_within(
    state: ScytheState, load: Load, steps: int, peaceful: bool = False
) -> dict[str, tuple[StepTo, ...]]:
    """Return every place that a unit gets to with all that is aboard, by the fewest steps; nearest places
    first.
    """
    ground = Ground(state.copy() if steps > 1 else state, load, peaceful)
    paths: dict[str, tuple[StepTo, ...]] = {state.at[load.unit]: ()}
    for place, before in _reached(ground, steps).items():
        paths[place] = (*paths[before], StepTo(load.unit, place))
    del paths[state.at[load.unit]]
    return paths


def _reached(ground: Ground, steps: int) -> dict[str, str]:
    """Return every place that the load gets to, with the place before it; nearest places first.

    The ground is as before afterwards.
    """
    state, unit = ground.state, ground.load.unit
    start, crossed = state.at[unit], state.crossed
    found, wet = {start: ""}, {start: crossed}
    edge = [start]
    for _ in range(steps):
        going = [place for place in edge if place == start or not _stops(ground, place)]
        edge = [place for here in going for place in _further(ground, here, found, wet)]
    if state.at[unit] != start:
        ground.carry_to(start, crossed)
    del found[start]
    return found


def _stops(ground: Ground, place: str) -> bool:
    """Return whether the load goes no further than a place this turn."""
    return bool(stopped_by(ground.state, ground.load.unit, place, ground.hostile.get(place, ())))


def _further(ground: Ground, here: str, found: dict[str, str], wet: dict[str, bool]) -> list[str]:
    """Return the places one step further than `here` that were not found yet; they are noted.

    `wet`: whether the way to a place uses up the one river of a turn.
    """
    load = ground.load
    if found[here]:  # else it stands there
        ground.carry_to(here, wet[here])
    new = [place for place in ground.open(load.unit) if place not in found]
    for place in new:
        found[place] = here
        wet[place] = wet[here] or crosses(ground.state, load, place)
    return new


def threatened(state: ScytheState, steps: Callable[[str], int], under_way: Load = EMPTY) -> tuple[Seat, ...]:
    """Return whose units the active player's fighters can reach, clockwise; `steps`: how many each has
    (SCY-209).

    Workers threaten nobody, and those who share a territory with a fighter already have met it.
    """
    ground, found = Ground(state.copy()), set[Seat]()
    mine = [unit for units in ground.own.values() for unit in units if is_fighter(unit)]
    far = ground.hostile.keys() - {state.at[unit] for unit in mine}
    others = {owner(unit) for place in far for unit in ground.hostile[place]}
    for unit in mine:
        if found == others:
            break
        ground.load = _leaving_nothing(state, under_way if unit == under_way.unit else Load(unit))
        reached = far & _reached(ground, steps(unit)).keys()
        found |= {owner(enemy) for place in reached for enemy in ground.hostile[place]}
    return tuple(seat for seat in state.clockwise(state.active) if seat in found)


def _leaving_nothing(state: ScytheState, load: Load) -> Load:
    """Return the load of a unit; on a lake everything that it can take along, so that it may leave
    (SCY-257)."""
    place = state.at[load.unit]
    if state.book.territories[place].terrain != LAKE:
        return load
    beside = own_at(state, owner(load.unit), place) if kind(load.unit) == "mech" else []
    workers = tuple(unit for unit in beside if not is_fighter(unit))
    return Load(load.unit, state.goods.get(place, NOTHING), workers)
