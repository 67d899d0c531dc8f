"""The reach of a unit in one Move or several: places, ways and means (SCY-061 to SCY-088, SCY-194, SCY-195).

The rules of movement find the ways; what a step needs is found by leaving abilities out.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import NamedTuple

from game.titles.scythe.rules.content.ability_kinds import ExtraRange
from game.titles.scythe.rules.movement.paths import paths_within, steps_of
from game.titles.scythe.rules.movement.walking import LAKE, Ground, Load
from game.titles.scythe.rules.state.control import opposing_fighters, own_at
from game.titles.scythe.rules.state.state import NOTHING, ScytheState, is_fighter, kind, owner

TUNNEL, MINE, FACTION, ABOARD = "tunnel", "mine", "faction", "aboard"
"""Things that a step may need besides the abilities of mechs; ABOARD is a mech that carries a worker."""


class Way(NamedTuple):
    """The shortest way of a unit to a place.

    moves   how many Moves it takes
    steps   the places on the way, the last one included
    means   what it needs, in order: ids of mech abilities, TUNNEL, MINE, FACTION, ABOARD
    mech    the mech that carries it in the end, "" if none
    """

    moves: int = 0
    steps: tuple[str, ...] = ()
    means: tuple[str, ...] = ()
    mech: str = ""


def ways(view: ScytheState, unit: str, moves: int, factory: bool = False) -> Mapping[str, Way]:
    """Return the best way of a unit to each place that it reaches within so many Moves, nearest places first.

    With `factory` the first Move is that of a Factory card. A way ends where fighters of others stand. Units
    and tokens of others stay where they are, and traps do what they do to anybody who enters.
    """
    edge = {(view.at[unit], ""): Way()}
    seen, found = dict(edge), dict[str, Way]()
    for number in range(1, moves + 1):
        ahead = dict[tuple[str, str], Way]()
        for (place, mech), way in edge.items():
            for (end, carrier), further in _one_move(view, unit, place, mech, factory and number == 1):
                if (end, carrier) not in seen and (end, carrier) not in ahead:
                    ahead[end, carrier] = Way(
                        number, (*way.steps, *further.steps), _together(way.means, further.means), carrier
                    )
        seen |= ahead
        for (end, _), way in ahead.items():
            if end != view.at[unit]:
                found.setdefault(end, way)
        edge = {node: way for node, way in ahead.items() if not _must_fight(view, unit, node[0])}
    return found


def _together(first: tuple[str, ...], more: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(dict.fromkeys((*first, *more)))


def _must_fight(view: ScytheState, unit: str, place: str) -> bool:
    return bool(opposing_fighters(view, owner(unit), place))


def _one_move(
    view: ScytheState, unit: str, place: str, mech: str, factory: bool
) -> Iterator[tuple[tuple[str, str], Way]]:
    """Yield the places that a unit reaches from a place in one Move: by itself, then aboard a mech there.

    mech    the mech that has carried it to this place, "" if none
    """
    state = _moved(view, unit, place, mech)
    for end, steps in _walked(state, unit, (), factory):
        yield (end, ""), Way(1, steps, _means(state, unit, (place, *steps), factory))
    if is_fighter(unit):
        return
    for carrier in own_at(state, owner(unit), place):
        if kind(carrier) == "mech":
            for end, steps in _walked(state, carrier, (unit,), factory):
                means = _means(state, carrier, (place, *steps), factory)
                yield (end, carrier), Way(1, steps, (ABOARD, *means))


def _moved(view: ScytheState, unit: str, place: str, mech: str) -> ScytheState:
    """Return the position at the beginning of an own turn, the unit and its mech on a place."""
    state = view.copy()
    state.stack, state.active = [], owner(unit)
    if place != view.at[unit] or view.active != owner(unit):
        state.crossed = False
    for mover in filter(None, (unit, mech)):
        state.at[mover] = place
    return state


def _walked(
    state: ScytheState, unit: str, workers: tuple[str, ...], factory: bool
) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield the places within the steps of a unit, each with the steps to it."""
    load = _load(state, unit, workers)
    for end, steps in paths_within(state, load, steps_of(state, unit, factory)).items():
        yield end, tuple(step.place for step in steps)


def _load(state: ScytheState, unit: str, workers: tuple[str, ...]) -> Load:
    """Return the load of a unit; on a lake all that it can take, so that it may leave (SCY-257)."""
    place = state.at[unit]
    if state.book.territories[place].terrain != LAKE or not is_fighter(unit):
        return Load(unit, NOTHING, workers)
    beside = own_at(state, owner(unit), place) if kind(unit) == "mech" else []
    return Load(unit, state.goods.get(place, NOTHING), tuple(u for u in beside if not is_fighter(u)))


# ---------------------------------------------------------------------- what a way needs


def _means(state: ScytheState, unit: str, steps: tuple[str, ...], factory: bool) -> tuple[str, ...]:
    """Return what the steps of one Move need, speed included; the first of the places is the start."""
    found = list[str]()
    for start, end in pairwise(steps):
        found += _needs(_moved(state, unit, start, ""), unit, end)
    plain = state.book.factory_move.spaces if factory else 1
    if len(steps) - 1 > plain:
        found += [mech for mech in _mechs(state, unit) if isinstance(_ability(state, unit, mech), ExtraRange)]
    return tuple(dict.fromkeys(found))


def _needs(state: ScytheState, unit: str, end: str) -> list[str]:
    """Return what a step to a place needs; [] where anybody may walk."""
    mechs = _mechs(state, unit)
    if _is_open(state, unit, end, ()):
        return _without_mechs(state, unit, end)
    needed = [m for m in mechs if not _is_open(state, unit, end, tuple(x for x in mechs if x != m))]
    return needed or [m for m in mechs if _is_open(state, unit, end, (m,))][:1]


def _without_mechs(state: ScytheState, unit: str, end: str) -> list[str]:
    """Return what a step needs that no mech makes possible."""
    book, start = state.book, state.at[unit]
    here = book.territories[start]
    if end in here.neighbours and end not in here.rivers:
        return []
    tunnels = {start, end} & book.tunnels
    if len(tunnels) == 2:
        return [TUNNEL]
    mine = state.buildings.get(f"mine.{owner(unit)}", "")
    return [MINE] if tunnels and mine in (start, end) else [FACTION]


def _is_open(state: ScytheState, unit: str, end: str, mechs: tuple[str, ...]) -> bool:
    """Return whether a unit may step to a place with only these mech abilities."""
    trial = state.copy()
    trial.change(owner(unit), mechs=mechs)
    place = trial.at[unit]
    return end in Ground(trial, _load(trial, unit, ()) if is_fighter(unit) else Load(unit)).open(unit) and (
        end != place
    )


def _mechs(state: ScytheState, unit: str) -> tuple[str, ...]:
    return state.players[owner(unit)].mechs


def _ability(state: ScytheState, unit: str, mech: str) -> object:
    faction = state.book.factions[state.players[owner(unit)].faction]
    return next(record.ability for record in faction.mech if record.id == mech)
