"""What the winner of a combat between Heroes takes (RUN-147 to RUN-150)."""

from __future__ import annotations

from game.engine.model import Action, Choice, Choices, Option, Plain, Seat, choice
from game.titles.runebound.rules import belongings, ending
from game.titles.runebound.rules.state import RuneboundState, RuneboundStep, card_ref

GOLD = Plain("prize_gold")
NOTHING = Plain("nothing")


class TakePrize(RuneboundStep, frozen=True):
    """One Item, one Ally, one kept Adventure card or all gold of the loser, before its knockout."""

    winner: Seat
    loser: Seat

    def ask(self, state: RuneboundState) -> dict[Seat, Choices]:
        """All that the loser has; an empty choice is one too (RUN-149)."""
        loser = state.players[self.loser]
        cards = (*loser.items, *loser.allies, *loser.kept)
        found = [choice("prize", card, target=card_ref(card)) for card in cards]
        return {self.winner: [*found, Choice(Option(GOLD)), Choice(Option(NOTHING))]}

    def take(self, state: RuneboundState, seat: Seat, action: Action) -> None:
        """It changes hands; a third Rune wins at once (RUN-227)."""
        if action == GOLD:
            self._gold(state)
        elif action != NOTHING:
            card = str(action.args[0])
            belongings.remove(state, self.loser, card)
            state.emit("prize", seat=seat, card=card, loser=self.loser)
            belongings.gain(state, seat, card)
            ending.check_runes(state)

    def _gold(self, state: RuneboundState) -> None:
        gold = state.players[self.loser].gold
        state.change(self.loser, gold=0)
        state.change(self.winner, gold=state.players[self.winner].gold + gold)
        state.emit("prize_gold", seat=self.winner, gold=gold, loser=self.loser)
