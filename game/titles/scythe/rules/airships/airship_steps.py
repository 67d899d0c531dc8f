"""The next steps of an airship: fly, take something aboard, put something down (SCY-320 to SCY-333)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from game.engine.model import Choice, Choices, Reason, Seat, choice, refuse
from game.titles.scythe.rules.airships.airships import aboard, free_of_others, over, room
from game.titles.scythe.rules.movement.loading import PutDown, TakeAboard
from game.titles.scythe.rules.movement.walking import LAKE, StepTo
from game.titles.scythe.rules.state.control import HOME_BASE, holders, opposing_fighters, own_at
from game.titles.scythe.rules.state.state import (
    NOTHING,
    RESOURCES,
    Goods,
    ScytheState,
    airship_of,
    goods_ref,
    is_fighter,
    owner,
    place_ref,
    unit_ref,
)

Moved = tuple[str, ...]
"""Units that have used their move in this Move."""
Here = tuple[str, ...]
"""The things loaded or unloaded since the last step: "load oil", "unload worker"."""
REASONS: dict[str, Reason] = {
    reason.code: reason
    for reason in (
        refuse("already-moved", "SCY-060"),
        refuse("no-moves-left", "SCY-058"),
        refuse("airship-range", "SCY-320"),
        refuse("airship-home", "SCY-321"),
        refuse("airship-tunnel", "SCY-321"),
        refuse("airship-carries-other", "SCY-325"),
        refuse("airship-full", "SCY-325"),
        refuse("airship-not-controlled", "SCY-327"),
        refuse("airship-guarded", "SCY-328"),
        refuse("airship-opposed", "SCY-332"),
        refuse("airship-worker-on-lake", "SCY-332"),
        refuse("airship-worker-home", "SCY-332"),
        refuse("airship-goods-on-lake", "SCY-362"),
    )
}

_NO_LAND = {LAKE: "airship-worker-on-lake", HOME_BASE: "airship-worker-home"}
"""The reason why no worker can be put down, by terrain."""


def airship_steps(state: ScytheState, airship: str, left: int) -> Iterator[Choice]:
    """Yield a step to every neighbour, whatever is there, but not to home bases or through tunnels (SCY-320,
    SCY-321).
    """
    here = state.book.territories[over(state, owner(airship))]
    for place in here.neighbours:
        home = state.book.territories[place].terrain == HOME_BASE
        code = "airship-home" if home else "" if left else "airship-range"
        yield _step(airship, place, code)
    if here.tunnel:
        far = (p for p in state.book.territories if p in state.book.tunnels and p not in here.neighbours)
        yield from (_step(airship, place, "airship-tunnel") for place in far if place != here.id)


@cache
def _step(airship: str, place: str, code: str) -> Choice:
    to = StepTo(airship, place)
    return choice(to, source=unit_ref(airship), target=place_ref(place), reason=REASONS.get(code))


# ------------------------------------------------------------------------------------------ cargo


def cargo(state: ScytheState, airship: str, moved: Moved, here: Here) -> Choices:
    """Return all that can be taken aboard or put down where it is."""
    return [*_loading(state, airship, moved, here), *_unloading(state, airship, moved, here)]


def _loading(state: ScytheState, airship: str, moved: Moved, here: Here) -> Iterator[Choice]:
    """Yield the candidates for loading resources and own workers from below (SCY-325 to SCY-328)."""
    seat = owner(airship)
    place = over(state, seat)
    lying = state.goods.get(place, NOTHING)
    if lying.total:
        held_by_other = holders(state).get(place, seat) != seat
        code = "airship-not-controlled" if held_by_other else room(state, seat, "resources")
        for item in RESOURCES:
            if lying.of(item):
                yield _load(airship, here, item, goods_ref(place, item), code)
    guarded = opposing_fighters(state, seat, place)
    code = "airship-guarded" if guarded else room(state, seat, "workers")
    for unit in _alike(own_at(state, seat, place), moved):
        yield _load(airship, here, unit, unit_ref(unit), code)


def _load(airship: str, here: Here, thing: str, source: str, code: str) -> Choice:
    return choice(
        TakeAboard(airship, thing),
        source=source,
        target=unit_ref(airship),
        reason=REASONS.get(code),
        not_for_bots=f"unload {name_of(thing)}" in here,
    )


def _unloading(state: ScytheState, airship: str, moved: Moved, here: Here) -> Iterator[Choice]:
    """Yield the candidates for unloading onto the place below (SCY-332, SCY-362)."""
    seat = owner(airship)
    place = over(state, seat)
    held: Goods = state.goods.get(airship, NOTHING)
    for item in RESOURCES:
        if held.of(item):
            yield _unload(
                airship, here, item, goods_ref(airship, item), place, _goods_stay(state, seat, place)
            )
    for unit in _alike(aboard(state, airship), moved):
        yield _unload(airship, here, unit, unit_ref(unit), place, _worker_stays(state, seat, place))


def _unload(airship: str, here: Here, thing: str, source: str, place: str, code: str) -> Choice:
    return choice(
        PutDown(airship, thing),
        source=source,
        target=place_ref(place),
        reason=REASONS.get(code),
        not_for_bots=f"load {name_of(thing)}" in here,
    )


def name_of(thing: str) -> str:
    """Return the name of a thing in `here`; all workers share one."""
    return thing if thing in RESOURCES else "worker"


def _alike(units: list[str], moved: Moved) -> list[str]:
    """Return one worker that has used its move, and one that hasn't."""
    chosen: dict[bool, str] = {}
    for unit in units:
        if not is_fighter(unit):
            chosen.setdefault(unit in moved, unit)
    return list(chosen.values())


def _goods_stay(state: ScytheState, seat: Seat, place: str) -> str:
    """Return why resources cannot be put down; "" if they can."""
    if state.book.territories[place].terrain != LAKE or any(map(is_fighter, own_at(state, seat, place))):
        return ""
    return "airship-goods-on-lake"


def _worker_stays(state: ScytheState, seat: Seat, place: str) -> str:
    """Return why a worker cannot be put down; "" if it can."""
    if not free_of_others(state, seat, place):
        return "airship-opposed"
    return _NO_LAND.get(state.book.territories[place].terrain, "")


# ------------------------------------------------------------------------------------------ workers aboard


def held_aboard(state: ScytheState, moved: Moved) -> Choices:
    """Return refused candidates for units aboard: they cannot step off by themselves or change to a mech
    below (SCY-333).
    """
    seat, found = state.active, Choices()
    airship, place = airship_of(seat), over(state, seat)
    for unit in _alike(aboard(state, airship), moved):
        found += [_stay(unit, near) for near in state.book.territories[place].neighbours]
        mechs = (u for u in own_at(state, seat, place) if u.startswith("mech"))
        found += [_not_over(mech, unit) for mech in mechs]
    return found


ABOARD = refuse("worker-aboard", "SCY-333")


@cache
def _stay(unit: str, place: str) -> Choice:
    return choice(StepTo(unit, place), source=unit_ref(unit), target=place_ref(place), reason=ABOARD)


@cache
def _not_over(mech: str, unit: str) -> Choice:
    return choice(TakeAboard(mech, unit), source=unit_ref(unit), target=unit_ref(mech), reason=ABOARD)
