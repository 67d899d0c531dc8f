"""The consequences of a decided combat for both sides (SCY-167 to SCY-172)."""

from __future__ import annotations

from game.engine.model import Seat
from game.titles.scythe.rules.actions.gains import draw
from game.titles.scythe.rules.scoring.stars import star_of_combat
from game.titles.scythe.rules.state.state import ScytheState, ScytheStep


class EndCombat(ScytheStep, frozen=True):
    """The loser's card, then the winner's star (SCY-167, SCY-168, SCY-170)."""

    winner: Seat
    loser: Seat
    consoled: bool
    """True if the loser revealed at least 1 power."""

    def run(self, state: ScytheState) -> None:
        """Let the loser draw a card, then give the winner its star."""
        if self.consoled:
            draw(state, self.loser, 1)
        star_of_combat(state, self.winner)
