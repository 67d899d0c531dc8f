"""Airships that fight each other, where a tile lets them (SCY-335, SCY-336, SCY-367, SCY-368)."""

from __future__ import annotations

from functools import cache

from game.engine.model import DECLINE, DECLINING, Action, Choice, Choices, Seat, choice
from game.titles.scythe.rules.airships import effect, over
from game.titles.scythe.rules.power import SetPower
from game.titles.scythe.rules.state import ScytheState, ScytheStep, airship_of, owner, unit_ref
from game.titles.scythe.rules.tile_kinds import AirCombat


class AirshipCombat(ScytheStep, frozen=True):
    """After the last unit move the active player may fight one airship beside the own one (SCY-367)."""

    def ask(self, state: ScytheState) -> dict[Seat, Choices]:
        """Every airship over the same territory, and leaving them alone."""
        seat = state.active
        if not effect(state, seat, AirCombat):
            return {}
        beside = [_duel(airship_of(seat), other) for other in _others(state, seat)]
        return {seat: [*beside, DECLINING]} if beside else {}

    def take(self, state: ScytheState, seat: Seat, action: Action) -> None:
        """Dials and cards, without anything else that serves in a combat."""
        if action == DECLINE:
            return
        other, place = owner(str(action.args[0])), over(state, seat)
        state.emit("air_combat", seat=seat, other=other, place=place)
        state.push(SetPower(choosers=(seat, other), place=place, aloft=True))

    def run(self, state: ScytheState) -> None:
        """No airships may fight."""


def _others(state: ScytheState, seat: Seat) -> list[str]:
    """The airships of others over the territory of a seat's own."""
    place = over(state, seat)
    return [a for a, where in state.airships.items() if where == place and owner(a) != seat]


@cache
def _duel(airship: str, other: str) -> Choice:
    return choice("duel", other, source=unit_ref(airship), target=unit_ref(other))
