"""What a bot expects of a combat that is still to be fought: its chance, and what either end would leave."""

from __future__ import annotations

from typing import NamedTuple

from game.engine.model import Seat
from game.engine.sealed import HIDDEN, Answer
from game.titles.scythe.rules.combat.power import SetPower, reveal
from game.titles.scythe.rules.scoring.stars import PlaceStars
from game.titles.scythe.rules.state.state import ScytheState

CARD = 3.0
"""Power of a combat card that is not seen, about the mean of the deck."""
POWER, CARDS = 0.5, 0.8
"""What a selected power and a played card cost, in coins, where a bot plans ahead what it will select."""


class Battle(NamedTuple):
    """A pending combat. `depth`: where it stands on the stack, or as many as there are: it has not begun."""

    step: SetPower
    depth: int

    def pick(self, seat: Seat) -> Answer:
        """What a seat has selected so far, as far as that is known."""
        answer = self.step.answer(seat)
        return () if answer == HIDDEN else answer


def after(view: ScytheState, seat: Seat, fight: Battle, pick: Answer, wins: bool) -> ScytheState:
    """Return the position once the seat has won or lost with its pick; what the other pays nobody knows."""
    state = view.copy()
    del state.stack[fight.depth :]
    own = reveal(state, seat, pick)
    attacker, defender = fight.step.choosers
    winner, loser = (attacker, defender) if wins == (seat == attacker) else (defender, attacker)
    for step in fight.step.result(winner, loser, consoled=loser != seat or own > 0):
        step.run(state)
    PlaceStars(winner).run(state)
    return state
