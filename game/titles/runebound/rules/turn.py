"""A turn: Refresh, movement, adventure, market, experience, threat roll, turn pass (RUN-025 to RUN-035)."""

from __future__ import annotations

from game.engine.model import Action, Choices, Seat, button
from game.engine.order import following
from game.titles.runebound.rules.adventure.adventure import Adventure
from game.titles.runebound.rules.cards import abilities, standing
from game.titles.runebound.rules.cards.abilities import Use
from game.titles.runebound.rules.heroes.experience import BuyExperience
from game.titles.runebound.rules.market.market import VisitTown
from game.titles.runebound.rules.movement.movement import EndMovement, Move
from game.titles.runebound.rules.state.state import RuneboundState, RuneboundStep
from game.titles.runebound.rules.threat.threat import ThreatRoll


def begin(state: RuneboundState) -> None:
    """Begin the turn of state.active."""
    state.push(*TURN)


class Refresh(RuneboundStep, frozen=True):
    """The active player's cards are turned face up, and what is counted for a turn starts anew."""

    def run(self, state: RuneboundState) -> None:
        """No counters are removed, and no other player's cards are touched (RUN-032, RUN-033)."""
        state.turn += 1
        for counted in (state.used, state.used_in_combat, state.used_in_round):
            counted.clear()
        for noted in (state.traded, state.knocked_out, state.no_attack):
            noted.clear()
        own = state.me.cards
        state.face_down[:] = [card for card in state.face_down if card not in own]
        abilities.open_window(state)
        state.emit("turn", seat=state.active, turn=state.turn)


class EndTurn(Action, frozen=True):
    """End the turn without healing more."""


class EndOfTurn(RuneboundStep, frozen=True):
    """After the Experience step and before the threat roll abilities heal (RUN-254)."""

    def ask(self, state: RuneboundState) -> dict[Seat, Choices]:
        """Return the abilities that can be used, and the end of the turn."""
        seat = state.active
        found = abilities.choices(state, seat, "end_of_turn", rule="RUN-254")
        return {seat: [*found, button(EndTurn())]} if any(c.reason is None for c in found) else {}

    def take(self, state: RuneboundState, seat: Seat, action: Action) -> None:
        """Use an ability, after which more may be used; or go on."""
        if isinstance(action, Use):
            state.push(self)
            abilities.use(state, seat, action)


class PassTurn(RuneboundStep, frozen=True):
    """The player on the left is next (RUN-030)."""

    def run(self, state: RuneboundState) -> None:
        """End everything that lasted for this turn, and begin the next player's."""
        standing.end(state, "roll", "test", "phase", "round", "combat", "movement")
        state.active = following(range(state.seats), state.active)
        begin(state)


TURN = (
    Refresh(),
    Move(),
    EndMovement(),
    Adventure(),
    VisitTown(),
    BuyExperience(),
    EndOfTurn(),
    ThreatRoll(),
    PassTurn(),
)
