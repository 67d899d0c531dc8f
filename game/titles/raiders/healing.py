"""Removing wounds."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from game.engine.model import Choices, Fact, Reason, Seat, choice, no
from game.titles.raiders.picks import Pick
from game.titles.raiders.state import RaidersState, mat_ref, space_ref


class Heal(Pick, frozen=True):
    """Remove up to so many wounds, from one crew member or several (RAI-070)."""

    picked_at_building: ClassVar[bool] = False
    amount: int

    def ask(self, state: RaidersState) -> dict[Seat, Choices]:
        """Ask only where there are more wounds than can be removed."""
        return super().ask(state) if state.me.wounds > self.amount > 0 else {}

    def picks(self, state: RaidersState) -> Choices:
        """Every wounded crew member."""
        return [
            choice("heal", n, source=space_ref(state.active, n, "crew"), target=mat_ref(state.active))
            for n, space in enumerate(state.me.spaces)
            if space.wounds
        ]

    def useless(self, state: RaidersState) -> Reason | None:
        """It needs a wound."""
        return None if state.me.wounds else no("no-wounds", "RAI-071")

    def pick(self, state: RaidersState, *args: Fact) -> None:
        """Remove one wound, then the rest."""
        _unwound(state, int(args[0]), 1)
        state.push(Heal(self.amount - 1))

    def run(self, state: RaidersState) -> None:
        """Remove all wounds where that is what can be done."""
        for number, space in enumerate(state.me.spaces):
            if self.amount and space.wounds:
                _unwound(state, number, space.wounds)


def _unwound(state: RaidersState, number: int, amount: int) -> None:
    space = state.me.spaces[number]
    healed = replace(space, wounds=space.wounds - amount)
    state.players[state.active] = state.me.with_space(number, healed)
    state.tell("heal", seat=state.active, card=space.crew, amount=amount)
