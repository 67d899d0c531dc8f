"""Gains of encounter and Factory cards, whole or in part (SCY-012, SCY-354, SCY-357)."""

from __future__ import annotations

from functools import cache

from game.engine.model import DECLINING, Action, Choice, Choices, Seat, choice
from game.titles.scythe.rules.actions.build import Build
from game.titles.scythe.rules.actions.deploy import Deploy
from game.titles.scythe.rules.actions.enlist import Enlist
from game.titles.scythe.rules.actions.gains import Gain
from game.titles.scythe.rules.actions.produce import Produce, gain_worker
from game.titles.scythe.rules.actions.trade import GainResources, gain_resource
from game.titles.scythe.rules.actions.upgrade import Upgrade
from game.titles.scythe.rules.state.control import workers_out
from game.titles.scythe.rules.state.state import (
    RESOURCES,
    TRACKS,
    ScytheState,
    ScytheStep,
    kind,
    owner,
    place_ref,
)

COUNTED = (*TRACKS, "combat_cards", *RESOURCES, "any_resources", "workers")
"""Gains that consist of equal things and can be taken one by one; the others are a choice that may be
declined.
"""


def divisible(gains: dict[str, int]) -> bool:
    """Return whether a part of these gains could be taken otherwise than by declining a choice."""
    return any(item in COUNTED for item in gains)


class Gains(ScytheStep, frozen=True):
    """Take these gains. `place`: where things come to; "": where the like action would put them.

    `part`: producing in part, all else in full.
    """

    gains: dict[str, int]
    place: str = ""
    part: bool = False

    def run(self, state: ScytheState) -> None:
        """Take the gains in the order of the card."""
        seat, place = state.active, self.place
        state.push(*(_step(seat, item, n, place, part=self.part) for item, n in self.gains.items()))


class TakeGain(Action, frozen=True):
    """Take one of the gains that are named."""

    item: str


class TakePart(ScytheStep, frozen=True):
    """Take these gains singly, as many as wanted (SCY-179)."""

    gains: dict[str, int]
    place: str = ""

    def ask(self, state: ScytheState) -> dict[Seat, Choices]:
        """Return the remaining gains, and leaving them."""
        return {state.active: [*map(_take_gain, self.gains), DECLINING]} if self.gains else {}

    def take(self, state: ScytheState, seat: Seat, action: Action) -> None:
        """Take one gain, then ask for the rest."""
        match action:
            case TakeGain(item):
                amount = self.taken(item)
                rest = {i: n - amount * (i == item) for i, n in self.gains.items()}
                left = TakePart({i: n for i, n in rest.items() if n}, self.place)
                state.push(_step(seat, item, amount, self.place, part=True), left)

    def taken(self, item: str) -> int:
        """Return how much of an item is taken at once."""
        return 1 if item in COUNTED else self.gains[item]


@cache
def _take_gain(item: str) -> Choice:
    return choice(TakeGain(item))


def _step(seat: Seat, item: str, amount: int, place: str, *, part: bool) -> ScytheStep:
    """Return the step that gives an amount of an item; for `part` see Gains."""
    if item in TRACKS or item == "combat_cards":
        return Gain(seat, item, amount, by="reward")
    if item in RESOURCES:
        return LayResources(place, item, amount)
    if item == "workers":
        return GainWorkers(amount, place)
    return _like_an_action(item, amount, place, part)


def _like_an_action(item: str, amount: int, place: str, part: bool) -> ScytheStep:
    """Return the benefit of an action, without its cost and extras (SCY-183, SCY-198, SCY-354)."""
    actions: dict[str, ScytheStep] = {
        "any_resources": GainResources(amount, place),
        "territories": Produce(amount, mill=False, part=part),
        "mechs": Deploy(place),
        "structures": Build(place),
        "recruits": Enlist(),
        "upgrades": Upgrade(),
    }
    return actions[item]


class LayResources(ScytheStep, frozen=True):
    """Put resources of one kind from the supply on a place."""

    place: str
    resource: str
    amount: int

    def run(self, state: ScytheState) -> None:
        gain_resource(state, self.place, self.resource, self.amount)


class PlaceWorker(Action, frozen=True):
    """Put a new worker on a territory."""

    place: str


class GainWorkers(ScytheStep, frozen=True):
    """Brings workers to `place`, or one by one to territories with an own mech (SCY-180, SCY-357)."""

    left: int
    place: str = ""

    def ask(self, state: ScytheState) -> dict[Seat, Choices]:
        """Return every territory with an own mech, while workers are left on the mat (SCY-182)."""
        places = _mech_territories(state)
        none_left = workers_out(state, state.active) == state.book.workers
        if self.place or not self.left or not places or none_left:
            return {}
        return {state.active: [*map(_worker, places), DECLINING]}

    def take(self, state: ScytheState, seat: Seat, action: Action) -> None:
        """Place one worker, then ask for the next."""
        match action:
            case PlaceWorker(place):
                gain_worker(state, seat, place)
                state.push(GainWorkers(self.left - 1))

    def run(self, state: ScytheState) -> None:
        """Put all workers on the place; without one they have nowhere to go."""
        for _ in range(self.left if self.place else 0):
            gain_worker(state, state.active, self.place)


def _mech_territories(state: ScytheState) -> list[str]:
    own = [p for u, p in state.at.items() if kind(u) == "mech" and owner(u) == state.active]
    return [place for place in dict.fromkeys(own) if place in state.book.lands]


@cache
def _worker(place: str) -> Choice:
    return choice(PlaceWorker(place), target=place_ref(place))
