"""Hand cards, as features see them."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from game.engine.arithmetic import float_sum
from game.titles.raiders.bot import worth
from game.titles.raiders.rules.state.book import Book


class Hand(NamedTuple):
    """strength: of all cards, for quests; plays: what they bring when played; recruits: what each card costs
    and is worth on the board, the best first."""

    strength: int
    plays: float
    recruits: tuple[tuple[int, float], ...]


@lru_cache(maxsize=1 << 14)
def of(book: Book, hand: tuple[str, ...]) -> Hand:
    """Return a hand, whatever the order of its cards."""
    known = [card for card in hand if card in book.crew]
    recruits = sorted(((worth.hired(book, c), book.crew[c].silver) for c in known), reverse=True)
    return Hand(
        sum(book.crew[c].strength for c in known),
        float_sum(worth.play_of(book, c) for c in known),
        tuple((silver, value) for value, silver in recruits),
    )


PER_MISSING_SILVER = 0.75
"""The factor by which each missing silver reduces a recruit's value."""


@lru_cache(maxsize=1 << 14)
def recruit(hand: Hand, silver: int, free: int, weakest: float) -> float:
    """Return the gain of the best hand card on the board, reduced for each missing silver."""
    instead = 0.0 if free else weakest
    return max(
        ((v - instead) * PER_MISSING_SILVER ** max(0, price - silver) for price, v in hand.recruits),
        default=0.0,
    )


@lru_cache(maxsize=1 << 14)
def hireable(hand: Hand, silver: int, free: int, weakest: float) -> float:
    """Return the gain of the best hand card that can be paid for."""
    instead = 0.0 if free else weakest
    return max((v - instead for price, v in hand.recruits if price <= silver), default=0.0)
