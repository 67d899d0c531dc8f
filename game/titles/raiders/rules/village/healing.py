"""Removing wounds from crew."""

from __future__ import annotations

from typing import ClassVar

from game.engine.content.content_files import Count
from game.engine.model import Action, Choices, Reason, choice, refuse
from game.engine.structs import replace
from game.titles.raiders.rules.shared.picks import Pick
from game.titles.raiders.rules.state.state import RaidersState, mat_ref, space_ref


class RemoveWound(Action, frozen=True):
    """Remove a wound of the crew member on a crew space."""

    space: int


class Heal(Pick, frozen=True):
    """Remove wounds up to a number: which, and how many of them, is the player's choice (RAI-070)."""

    picked_at_building: ClassVar[bool] = False
    amount: Count

    def picks(self, state: RaidersState) -> Choices:
        """Return every wounded crew member."""
        wounded = [n for n, space in enumerate(state.me.spaces) if space.wounds] if self.amount > 0 else []
        return [
            choice(RemoveWound(n), source=space_ref(state.active, n, "crew"), target=mat_ref(state.active))
            for n in wounded
        ]

    def useless(self, state: RaidersState) -> Reason | None:
        """Return the reason if there is no wound."""
        return None if state.me.wounds else refuse("no-wounds", "RAI-071")

    def pick(self, state: RaidersState, action: Action) -> None:
        """Remove one wound, then the rest."""
        match action:
            case RemoveWound(number):
                space = state.me.spaces[number]
                healed = replace(space, wounds=space.wounds - 1)
                state.players[state.active] = state.me.with_space(number, healed)
                state.emit("heal", seat=state.active, card=space.crew, amount=1)
                state.push(Heal(self.amount - 1))
