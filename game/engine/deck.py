"""Decks of cards with a discard pile. The last card of a deck is its top card."""

from __future__ import annotations

from game.engine import rng
from game.engine.model import State


def refill(state: State, deck: list[str], discards: list[str]) -> bool:
    """Shuffle the discard pile into an empty deck. Return whether that was done."""
    if deck or not discards:
        return False
    deck.extend(rng.shuffle(state, discards))
    discards.clear()
    return True


def draw(state: State, deck: list[str], discards: list[str]) -> str | None:
    """Remove and return the top card, reshuffling the discard pile if need be; None if both are empty."""
    refill(state, deck, discards)
    return deck.pop() if deck else None
