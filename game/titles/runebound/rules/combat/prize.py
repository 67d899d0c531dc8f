"""The prize for the winner of a combat between Heroes (RUN-147 to RUN-150)."""

from __future__ import annotations

from game.engine.model import Action, Choices, Seat, button, choice
from game.titles.runebound.rules import scoring
from game.titles.runebound.rules.market import belongings
from game.titles.runebound.rules.state.state import RuneboundState, RuneboundStep, card_ref


class TakeCard(Action, frozen=True):
    """Take a card from the loser."""

    card: str


class TakeGold(Action, frozen=True):
    """Take all gold of the loser."""


class TakeNothing(Action, frozen=True):
    """Leave the loser everything."""


class TakePrize(RuneboundStep, frozen=True):
    """One Item, one Ally, one kept Adventure card or all gold of the loser, before its knockout."""

    winner: Seat
    loser: Seat

    def ask(self, state: RuneboundState) -> dict[Seat, Choices]:
        """Return all that the loser has; an empty choice is one too (RUN-149)."""
        loser = state.players[self.loser]
        cards = (*loser.items, *loser.allies, *loser.kept)
        found = [choice(TakeCard(card), target=card_ref(card)) for card in cards]
        return {self.winner: [*found, button(TakeGold()), button(TakeNothing())]}

    def take(self, state: RuneboundState, seat: Seat, action: Action) -> None:
        """Hand over the prize; a third Rune wins at once (RUN-227)."""
        match action:
            case TakeGold():
                self._gold(state)
            case TakeCard(card):
                belongings.remove(state, self.loser, card)
                state.emit("prize", seat=seat, card=card, loser=self.loser)
                belongings.gain(state, seat, card)
                scoring.check_runes(state)

    def _gold(self, state: RuneboundState) -> None:
        gold = state.players[self.loser].gold
        state.change(self.loser, gold=0)
        state.change(self.winner, gold=state.players[self.winner].gold + gold)
        state.emit("prize_gold", seat=self.winner, gold=gold, loser=self.loser)
