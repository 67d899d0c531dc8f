"""The decks and their discard piles."""

from __future__ import annotations

from game.engine import deck
from game.titles.runebound.rules.state.state import RuneboundState


def draw(state: RuneboundState, name: str) -> str:
    """Return the top card; the discards become a new deck first where it is empty; "" where both are
    (RUN-063).
    """
    cards, discards = [*state.decks[name]], [*state.discards[name]]
    card = deck.draw(state, cards, discards)
    state.decks[name], state.discards[name] = tuple(cards), tuple(discards)
    return card


def discard(state: RuneboundState, card: str) -> None:
    """An Adventure card onto the discard pile of its colour."""
    pile = state.book.colours[card]
    state.discards[pile] = (*state.discards[pile], card)
