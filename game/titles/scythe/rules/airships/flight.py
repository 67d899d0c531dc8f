"""An airship's own move: steps over anything; loading and unloading before, between and after them.

It is one of the units of a Move. From its first step, or the first thing taken aboard or put down, nothing
else moves until it has landed; then come the effects of the end of a flight (SCY-365).
"""

from __future__ import annotations

from game.engine.model import Action, Choice, Choices, Seat, button, choice, refuse
from game.engine.structs import replace
from game.titles.scythe.rules.airships.airship_steps import (
    REASONS,
    Here,
    Moved,
    airship_steps,
    cargo,
    held_aboard,
    name_of,
)
from game.titles.scythe.rules.airships.airships import effect
from game.titles.scythe.rules.airships.landing import landed
from game.titles.scythe.rules.content.tile_kinds import LongerFlight
from game.titles.scythe.rules.movement.loading import PutDown, TakeAboard
from game.titles.scythe.rules.movement.moves import OTHER_MOVED, OTHER_MOVES, MoveUnits
from game.titles.scythe.rules.movement.walking import StepTo
from game.titles.scythe.rules.state.state import (
    NOTHING,
    RESOURCES,
    ScytheState,
    ScytheStep,
    airship_of,
    owner,
)


class Land(Action, frozen=True):
    """Land the airship, which ends its flight."""


class Boost(Action, frozen=True):
    """Pay for a longer flight."""


LAND, BOOST = button(Land()), Boost()


def flight_range(state: ScytheState, seat: Seat, factory: bool) -> int:
    """Return how far an airship flies in one move, whatever mechs can do (SCY-320, SCY-322, SCY-323)."""
    reach = state.book.passive[state.players[seat].passive].range
    return reach + state.book.airship.factory_bonus if factory else reach


@OTHER_MOVES.join
def departures(state: ScytheState, move: MoveUnits) -> Choices:
    """Return the candidates with which the active player's airship begins its move, or refused ones; units
    aboard stay (SCY-319, SCY-333).
    """
    if not state.airships:
        return []
    flight = _ready(state, move)
    found, spent = flight.candidates(state), move.spent(flight.airship)
    if spent:
        found = [Choice(c.option, REASONS[spent]) for c in found]
    return [*found, *held_aboard(state, flight.moved)]


@OTHER_MOVED.join
def depart(state: ScytheState, move: MoveUnits, action: Action) -> list[ScytheStep]:
    """Return the steps of an airship that is under way; it moves until it has landed (SCY-365)."""
    return [_ready(state, move).after(state, action)]


def _ready(state: ScytheState, move: MoveUnits) -> Flight:
    """Return the active player's airship before its move."""
    seat = state.active
    return Flight(airship_of(seat), flight_range(state, seat, move.factory), tuple(dict(move.moved)))


class Flight(ScytheStep, frozen=True):
    """An airship in flight.

    steps    territories that it may still fly; flown: True if it has flown any
    moved    units that have used their move; workers of both kinds can be loaded
    longer   True if it has paid for a longer flight, which is possible once
    here     what was loaded or unloaded since the last step: "load oil", "unload worker"
    """

    airship: str
    steps: int
    moved: Moved = ()
    flown: bool = False
    longer: bool = False
    here: Here = ()

    def ask(self, state: ScytheState) -> dict[Seat, Choices]:
        """Return steps, cargo, a longer flight and landing; {} if only landing is left."""
        found = [*self.candidates(state), *([] if self.longer else _boost(state))]
        open_ = any(c.reason is None or c.option.action == BOOST for c in found)  # coins are hidden
        return {state.active: [*found, LAND]} if open_ else {}

    def candidates(self, state: ScytheState) -> Choices:
        """Return steps and cargo, without a longer flight and landing."""
        ways = airship_steps(state, self.airship, self.steps)
        return [*ways, *cargo(state, self.airship, self.moved, self.here)]

    def take(self, state: ScytheState, seat: Seat, action: Action) -> None:
        """Fly on, until it lands."""
        if action == LAND.option.action:
            self.run(state)
        else:
            state.push(self.after(state, action))

    def after(self, state: ScytheState, action: Action) -> Flight:
        """Return how it goes on after anything but landing."""
        match action:
            case Boost():
                return replace(self, steps=self.steps + _pay_boost(state), longer=True)
            case StepTo(_, place):
                _fly(state, self.airship, place)
                return replace(self, steps=self.steps - 1, flown=True, here=())
            case TakeAboard(_, thing):
                return self._carried(state, "load", thing)
            case PutDown(_, thing):
                return self._carried(state, "unload", thing)
        return self

    def _carried(self, state: ScytheState, verb: str, thing: str) -> Flight:
        _carry(state, self.airship, verb, thing)
        return replace(self, here=(*self.here, f"{verb} {name_of(thing)}"))

    def run(self, state: ScytheState) -> None:
        """Land; a flight of no territory has no end effects (SCY-365)."""
        if self.flown:
            state.push(*landed(state))


def _boost(state: ScytheState) -> Choices:
    """Return a longer flight, where a tile offers it."""
    boost = effect(state, state.active, LongerFlight)
    if boost is None:
        return []
    short = refuse("cannot-pay", "SCY-011", item="coins", need=boost.coins, have=state.me.coins)
    return [choice(BOOST, reason=short if state.me.coins < boost.coins else None)]


def _pay_boost(state: ScytheState) -> int:
    """Pay for a longer flight. Return the additional territories."""
    boost = effect(state, state.active, LongerFlight)
    if boost is None:
        return 0
    state.change(state.active, coins=state.me.coins - boost.coins)
    state.emit("pay", seat=state.active, item="coins", amount=boost.coins)
    return boost.spaces


def _fly(state: ScytheState, airship: str, place: str) -> None:
    start = state.airships[airship]
    state.airships[airship] = place
    state.emit("fly", seat=owner(airship), unit=airship, start=start, place=place)


def _carry(state: ScytheState, airship: str, verb: str, thing: str) -> None:
    """Load a resource or a worker from below, or unload it."""
    place = state.airships[airship]
    start, end = (place, airship) if verb == "load" else (airship, place)
    if thing in RESOURCES:
        state.move_goods(start, end, NOTHING.more(thing, 1))
    else:
        state.at[thing] = end
    state.emit(verb, seat=owner(airship), thing=thing, place=place)
