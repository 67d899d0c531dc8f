"""Decks of cards with a discard pile; the last card of a deck is its top card."""

from __future__ import annotations

from game.engine import rng
from game.engine.model import State


def refill(state: State, deck: list[str], discards: list[str]) -> bool:
    """Shuffle the discards into an empty deck. Whether that was done: there is none, or it was not empty."""
    if deck or not discards:
        return False
    deck.extend(rng.shuffle(state, discards))
    discards.clear()
    return True


def draw(state: State, deck: list[str], discards: list[str]) -> str:
    """Take the top card, from the shuffled discards where the deck is empty; "" where both are."""
    refill(state, deck, discards)
    return deck.pop() if deck else ""
