"""An airship's own move: steps over anything; loading and unloading before, between and after them.

It is one of the units of a Move. From its first step, or the first thing taken aboard or put down, nothing
else moves until it has landed; then come the effects of the end of a flight (SCY-365).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from msgspec.structs import replace

from game.engine.model import Action, Choice, Choices, Reason, Seat, button, choice, no
from game.titles.scythe.airships import aboard, effect, free_of_others, over, room
from game.titles.scythe.book import BOOK
from game.titles.scythe.control import HOME_BASE, holders, opposing_fighters, own_at
from game.titles.scythe.landing import landed
from game.titles.scythe.state import (
    NOTHING,
    RESOURCES,
    Goods,
    ScytheState,
    ScytheStep,
    airship_of,
    goods_ref,
    is_fighter,
    owner,
    place_ref,
    unit_ref,
)
from game.titles.scythe.tile_kinds import LongerFlight
from game.titles.scythe.ways import LAKE

LAND = button(Action("land"))
Moved = tuple[str, ...]
"""Units that have used their move in this Move."""
REASONS: dict[str, Reason] = {
    reason.code: reason
    for reason in (
        no("already-moved", "SCY-060"),
        no("no-moves-left", "SCY-058"),
        no("airship-range", "SCY-320"),
        no("airship-home", "SCY-321"),
        no("airship-tunnel", "SCY-321"),
        no("airship-carries-other", "SCY-325"),
        no("airship-full", "SCY-325"),
        no("airship-not-controlled", "SCY-327"),
        no("airship-guarded", "SCY-328"),
        no("airship-opposed", "SCY-332"),
        no("airship-worker-on-lake", "SCY-332"),
        no("airship-goods-on-lake", "SCY-362"),
    )
}


def spaces(state: ScytheState, seat: Seat, factory: bool) -> int:
    """How far an airship flies in one move, whatever mechs can do (SCY-320, SCY-322, SCY-323)."""
    reach = BOOK.passive[state.players[seat].passive].range
    return reach + BOOK.airship.factory_bonus if factory else reach


def departures(state: ScytheState, factory: bool, moved: Moved, spent: str) -> Choices:
    """What the active player's airship may begin its move with; `spent`: why it may not (SCY-319)."""
    seat = state.active
    choices = Flight(airship_of(seat), spaces(state, seat, factory), moved).candidates(state)
    return [Choice(c.option, REASONS[spent]) for c in choices] if spent else choices


def depart(state: ScytheState, factory: bool, moved: Moved, action: Action) -> None:
    """The airship's move begins with this."""
    flight = Flight(airship_of(state.active), spaces(state, state.active, factory), moved)
    flight.take(state, state.active, action)


class Flight(ScytheStep, frozen=True):
    """An airship under way.

    steps    territories that it may still fly; flown: whether it has flown any
    moved    units that have used their move, so that workers of both kinds can be picked
    longer   paid to fly further (once a flight)
    here     what was taken aboard or put down since the last step: "load oil", "unload worker"
    """

    airship: str
    steps: int
    moved: Moved = ()
    flown: bool = False
    longer: bool = False
    here: tuple[str, ...] = ()

    def ask(self, state: ScytheState) -> dict[Seat, Choices]:
        """Steps, cargo, a longer flight, landing; nobody is asked where only landing is left."""
        found = [*self.candidates(state), *self._longer(state)]
        open_ = any(c.reason is None or c.option.action.verb == "boost" for c in found)  # coins are hidden
        return {state.active: [*found, LAND]} if open_ else {}

    def candidates(self, state: ScytheState) -> Choices:
        """All but landing."""
        return [*self._steps(state), *self._loading(state), *self._unloading(state)]

    # ------------------------------------------------------------------ steps
    def _steps(self, state: ScytheState) -> Iterator[Choice]:
        """To every neighbour, whatever is there; neither home bases nor tunnels (SCY-320, SCY-321)."""
        here = BOOK.territories[over(state, owner(self.airship))]
        for place in here.neighbours:
            home = BOOK.territories[place].terrain == HOME_BASE
            code = "airship-home" if home else "" if self.steps else "airship-range"
            yield _step(self.airship, place, code)
        if here.tunnel:
            far = (p for p in BOOK.territories if p in BOOK.tunnels and p not in here.neighbours)
            yield from (_step(self.airship, place, "airship-tunnel") for place in far if place != here.id)

    def _longer(self, state: ScytheState) -> Choices:
        boost = effect(state, state.active, LongerFlight)
        if boost is None or self.longer:
            return []
        short = no("cannot-pay", "SCY-011", item="coins", need=boost.coins, have=state.me.coins)
        return [choice("boost", reason=short if state.me.coins < boost.coins else None)]

    # ------------------------------------------------------------------ cargo
    def _loading(self, state: ScytheState) -> Iterator[Choice]:
        """Resources and own workers from below (SCY-325 to SCY-328)."""
        seat = owner(self.airship)
        place = over(state, seat)
        lying = state.goods.get(place, NOTHING)
        held_by_other = holders(state).get(place, seat) != seat
        code = "airship-not-controlled" if held_by_other else room(state, seat, "resources")
        for item in RESOURCES:
            if lying.of(item):
                yield self._load(item, goods_ref(place, item), code)
        guarded = opposing_fighters(state, seat, place)
        code = "airship-guarded" if guarded else room(state, seat, "workers")
        for unit in _alike(own_at(state, seat, place), self.moved):
            yield self._load(unit, unit_ref(unit), code)

    def _load(self, thing: str, source: str, code: str) -> Choice:
        aside = f"unload {_name(thing)}" in self.here
        target = unit_ref(self.airship)
        return choice(
            "load", self.airship, thing, source=source, target=target, reason=REASONS.get(code), aside=aside
        )

    def _unloading(self, state: ScytheState) -> Iterator[Choice]:
        """What is aboard, onto the place below (SCY-332, SCY-362)."""
        seat = owner(self.airship)
        place = over(state, seat)
        held: Goods = state.goods.get(self.airship, NOTHING)
        for item in RESOURCES:
            if held.of(item):
                yield self._unload(
                    item, goods_ref(self.airship, item), place, _goods_stay(state, seat, place)
                )
        for unit in _alike(aboard(state, self.airship), self.moved):
            yield self._unload(unit, unit_ref(unit), place, _worker_stays(state, seat, place))

    def _unload(self, thing: str, source: str, place: str, code: str) -> Choice:
        aside, target = f"load {_name(thing)}" in self.here, place_ref(place)
        return choice(
            "unload", self.airship, thing, source=source, target=target, reason=REASONS.get(code), aside=aside
        )

    # ------------------------------------------------------------------ what happens
    def take(self, state: ScytheState, seat: Seat, action: Action) -> None:
        """Fly on, until it lands."""
        if action.verb == "land":
            self.run(state)
        elif action.verb == "boost":
            self._fly_longer(state)
        elif action.verb == "step":
            self._fly(state, str(action.args[1]))
        else:
            self._cargo(state, action.verb, str(action.args[1]))

    def _fly(self, state: ScytheState, place: str) -> None:
        seat = owner(self.airship)
        start = over(state, seat)
        state.airships[self.airship] = place
        state.tell("fly", seat=seat, unit=self.airship, start=start, place=place)
        state.push(replace(self, steps=self.steps - 1, flown=True, here=()))

    def _fly_longer(self, state: ScytheState) -> None:
        boost = effect(state, state.active, LongerFlight)
        if boost is None:
            return
        state.change(state.active, coins=state.me.coins - boost.coins)
        state.tell("pay", seat=state.active, item="coins", amount=boost.coins)
        state.push(replace(self, steps=self.steps + boost.spaces, longer=True))

    def _cargo(self, state: ScytheState, verb: str, thing: str) -> None:
        seat = owner(self.airship)
        place = over(state, seat)
        start, end = (place, self.airship) if verb == "load" else (self.airship, place)
        if thing in RESOURCES:
            state.move_goods(start, end, NOTHING.more(thing, 1))
        else:
            state.at[thing] = end
        state.tell(verb, seat=seat, thing=thing, place=place)
        state.push(replace(self, here=(*self.here, f"{verb} {_name(thing)}")))

    def run(self, state: ScytheState) -> None:
        """It lands; a flight of no territory has no end (SCY-365)."""
        if self.flown:
            state.push(*landed(state))


def _name(thing: str) -> str:
    return thing if thing in RESOURCES else "worker"


def _alike(units: list[str], moved: Moved) -> list[str]:
    """Of workers that can do the same only one: one that has used its move, and one that has not."""
    chosen: dict[bool, str] = {}
    for unit in units:
        if not is_fighter(unit):
            chosen.setdefault(unit in moved, unit)
    return list(chosen.values())


def _goods_stay(state: ScytheState, seat: Seat, place: str) -> str:
    """Why resources cannot be put down, "" they can."""
    if BOOK.territories[place].terrain != LAKE or any(map(is_fighter, own_at(state, seat, place))):
        return ""
    return "airship-goods-on-lake"


def _worker_stays(state: ScytheState, seat: Seat, place: str) -> str:
    """Why a worker cannot be put down, "" it can."""
    if not free_of_others(state, seat, place):
        return "airship-opposed"
    return "airship-worker-on-lake" if BOOK.territories[place].terrain == LAKE else ""


@cache
def _step(airship: str, place: str, code: str) -> Choice:
    return choice(
        "step", airship, place, source=unit_ref(airship), target=place_ref(place), reason=REASONS.get(code)
    )


# ------------------------------------------------------------------------------------------ workers aboard


def held_aboard(state: ScytheState, moved: Moved) -> Choices:
    """What those aboard cannot do: step off by themselves, or go over to a mech below (SCY-333)."""
    seat, found = state.active, Choices()
    airship, place = airship_of(seat), over(state, seat)
    for unit in _alike(aboard(state, airship), moved):
        found += [_stay(unit, near) for near in BOOK.territories[place].neighbours]
        mechs = (u for u in own_at(state, seat, place) if u.startswith("mech"))
        found += [_not_over(mech, unit) for mech in mechs]
    return found


ABOARD = no("worker-aboard", "SCY-333")


@cache
def _stay(unit: str, place: str) -> Choice:
    return choice("step", unit, place, source=unit_ref(unit), target=place_ref(place), reason=ABOARD)


@cache
def _not_over(mech: str, unit: str) -> Choice:
    return choice("load", mech, unit, source=unit_ref(unit), target=unit_ref(mech), reason=ABOARD)
