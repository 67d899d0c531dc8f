"""Discarding hand cards: as a payment, or down to a limit."""

from __future__ import annotations

from functools import cache
from typing import ClassVar

from game.engine.model import Action, Choice, Choices, Seat, choice
from game.titles.raiders.rules.shared.goods import discard_card
from game.titles.raiders.rules.shared.picks import Pick
from game.titles.raiders.rules.state.state import DISCARD, RaidersState, card_ref


class Discard(Action, frozen=True):
    """Discard a card from the hand."""

    card: str


def discards(state: RaidersState, seat: Seat) -> Choices:
    """Return every hand card of a seat, to be discarded."""
    return [_discard(card) for card in state.players[seat].hand]


@cache
def _discard(card: str) -> Choice:
    return choice(Discard(card), source=card_ref(card), target=DISCARD)


class DiscardCards(Pick, frozen=True):
    """Discard a number of hand cards, one by one, as a payment or down to a limit."""

    optional: ClassVar[bool] = False
    amount: int

    def picks(self, state: RaidersState) -> Choices:
        """Return every hand card."""
        return discards(state, state.active) if self.amount > 0 else []

    def pick(self, state: RaidersState, action: Action) -> None:
        """Discard one, then the rest."""
        match action:
            case Discard(card):
                discard_card(state, state.active, card)
                state.push(DiscardCards(self.amount - 1))
