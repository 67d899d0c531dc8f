"""A step that lets the active player pick one thing up and put it somewhere."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar

from game.engine.model import DECLINE, DECLINING, Action, Choices, Reason, Seat
from game.titles.raiders.rules.state.state import Player, RaidersState
from game.titles.raiders.rules.state.step import RaidersStep


class Pick(RaidersStep, frozen=True):
    """Pick one of `picks`. Without any the step is skipped (RAI-169).

    If all picks are refused it still asks, because skipping would reveal what is in the hand.
    """

    optional: ClassVar[bool] = True
    picked_at_building: ClassVar[bool] = True
    """True if picking a thing uses the building's option at the same time; otherwise the option comes
    first."""

    @abstractmethod
    def picks(self, state: RaidersState) -> Choices:
        """Return the candidates for picking, refused ones with their reason."""

    @abstractmethod
    def pick(self, state: RaidersState, action: Action) -> None:
        """Carry out what was picked."""

    def ask(self, state: RaidersState) -> dict[Seat, Choices]:
        """Return the picks, and declining where that is allowed."""
        found = self.picks(state)
        if not found:
            return {}
        return {state.active: [*found, DECLINING] if self.optional else found}

    def take(self, state: RaidersState, seat: Seat, action: Action) -> None:
        """Carry out the pick unless declined."""
        if action != DECLINE:
            self.pick(state, action)

    def blocked(self, state: RaidersState, player: Player) -> Reason | None:
        """Return why `player`, the active one with a possibly different hand, cannot pick anything; None if
        it can.
        """
        found = self.picks(state)
        if any(c.reason is None for c in found):
            return None
        return next((c.reason for c in found if c.reason), None)

    def useless(self, state: RaidersState) -> Reason | None:
        """Return why a building's option with this step is refused although it could be carried out."""
        return None


def blocked(effects: tuple[RaidersStep, ...], state: RaidersState, player: Player) -> Reason | None:
    """Return why effects cannot be used: their only one is a payment that cannot be made (RAI-166).

    `player` is the active one as it will be then, without the card that is played.
    """
    if len(effects) != 1:
        return None
    why = getattr(effects[0], "blocked", None)
    reason: Reason | None = why(state, player) if why else None
    return reason
