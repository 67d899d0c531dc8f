"""The Adventure decks and their discard piles."""

from __future__ import annotations

from game.engine import rng
from game.titles.runebound.rules.state import RuneboundState


def draw(state: RuneboundState, deck: str) -> str:
    """The top card; the discards become a new deck first where it is empty; "" where both are (RUN-063)."""
    if not state.decks[deck]:
        state.decks[deck] = tuple(rng.shuffle(state, list(state.discards[deck])))
        state.discards[deck] = ()
    if not state.decks[deck]:
        return ""
    *rest, card = state.decks[deck]
    state.decks[deck] = tuple(rest)
    return card


def discard(state: RuneboundState, card: str) -> None:
    """An Adventure card onto the discard pile of its colour."""
    pile = state.book.colours[card]
    state.discards[pile] = (*state.discards[pile], card)
