"""Airships that fight each other, where a tile lets them (SCY-335, SCY-336, SCY-367, SCY-368)."""

from __future__ import annotations

from functools import cache

from game.engine.model import DECLINING, Action, Ask, Choice, Choices, Seat, choice
from game.engine.positions.flaws import require
from game.titles.scythe.rules.airships.airships import effect, over
from game.titles.scythe.rules.combat.power import EndCombat, SetPower
from game.titles.scythe.rules.content.tile_kinds import AirCombat
from game.titles.scythe.rules.movement.moves import ALL_HAVE_MOVED
from game.titles.scythe.rules.state.state import NOTHING, ScytheState, ScytheStep, airship_of, owner, unit_ref


class Duel(Action, frozen=True):
    """Fight the airship of a seat."""

    other: Seat


@ALL_HAVE_MOVED.join
def meet(state: ScytheState) -> list[ScytheStep]:
    """Return the step in which airships fight before the units do (SCY-367)."""
    return [AirshipCombat()] if state.airships else []


class AirshipCombat(ScytheStep, frozen=True):
    """After the last unit move the active player may fight one airship beside the own one (SCY-367)."""

    def ask(self, state: ScytheState) -> dict[Seat, Choices]:
        """Return every airship over the same territory, and leaving them alone."""
        seat = state.active
        if not effect(state, seat, AirCombat):
            return {}
        beside = [_duel(seat, other) for other in _others(state, seat)]
        return {seat: [*beside, DECLINING]} if beside else {}

    def question(self, state: ScytheState, seat: Seat) -> Ask:
        """Return where, and which of how many; the other, if there is one."""
        others = _others(state, seat)
        return Ask("airship-combat", {"place": over(state, seat), "count": len(others), "other": others[0]})

    def take(self, state: ScytheState, seat: Seat, action: Action) -> None:
        """Begin the duel: dials and cards, without anything else that serves in a combat."""
        match action:
            case Duel(other):
                place = over(state, seat)
                state.emit("air_combat", seat=seat, other=other, place=place)
                state.push(SetAirPower(choosers=(seat, other), place=place))


class SetAirPower(SetPower, frozen=True, kw_only=True):
    """Dials and cards of two airships: units, abilities and other tiles play no part (SCY-335, SCY-367)."""

    def check_place(self, state: ScytheState) -> None:
        """Raise Flaw unless both airships are over the place."""
        for seat in self.choosers:
            there = state.airships.get(airship_of(seat)) == self.place
            require(there, "scythe-flaw-airship-away", "place", seat=seat, place=self.place)

    def most(self, state: ScytheState, seat: Seat) -> int:
        """Return the number of cards, which the attacker's tile sets for both sides."""
        fighting = effect(state, self.choosers[0], AirCombat)
        return fighting.cards if fighting else 0

    def result(self, winner: Seat, loser: Seat, consoled: bool) -> tuple[ScytheStep, ...]:
        """Return the steps after the combat: the beaten airship goes home; card and star as in any combat."""
        return AirshipRetreat(loser), EndCombat(winner, loser, consoled)

    def aftermath(self, state: ScytheState, winner: Seat) -> list[ScytheStep]:
        """Return no steps: tiles don't act after a combat in the air."""
        return []


class AirshipRetreat(ScytheStep, frozen=True):
    """A beaten airship goes home; the resources aboard stay below, workers go along (SCY-336, SCY-368)."""

    loser: Seat

    def run(self, state: ScytheState) -> None:
        """Nothing on the ground is touched (SCY-335)."""
        airship, place = airship_of(self.loser), over(state, self.loser)
        state.move_goods(airship, place, state.goods.get(airship, NOTHING))
        state.airships[airship] = state.book.factions[state.players[self.loser].faction].base
        state.emit("airship_home", seat=self.loser, unit=airship, place=place)


def _others(state: ScytheState, seat: Seat) -> list[Seat]:
    """Return whose airships are over the territory of a seat's own."""
    place = over(state, seat)
    return [owner(a) for a, where in state.airships.items() if where == place and owner(a) != seat]


@cache
def _duel(seat: Seat, other: Seat) -> Choice:
    return choice(Duel(other), source=unit_ref(airship_of(seat)), target=unit_ref(airship_of(other)))
