"""How the game ends (RUN-225 to RUN-229)."""

from __future__ import annotations

from functools import cache, lru_cache

from game.engine.model import Seat
from game.titles.runebound.rules.cards.immediate import KeepCard
from game.titles.runebound.rules.state.book import Book
from game.titles.runebound.rules.state.state import NOBODY, RuneboundState


def finish(state: RuneboundState, winner: Seat) -> None:
    """The game is over at once: a seat has won, or with NOBODY all have lost."""
    state.stack.clear()
    state.fight = None
    state.winner = winner
    if winner == NOBODY:
        state.emit("lost", seat=state.active)
    else:
        state.emit("won", seat=winner)


def how(state: RuneboundState) -> str:
    """Return how the game ended: runes, final_foe or threat; "" while it goes on."""
    if state.stack:
        return ""
    if state.winner == NOBODY:
        return "threat"
    return "runes" if runes(state, state.winner) >= state.book.limits.runes_to_win else "final_foe"


def runes(state: RuneboundState, seat: Seat) -> int:
    """Dragon Runes that a seat has."""
    return _runes(state.book, state.players[seat].kept)


@lru_cache(1024)
def _runes(book: Book, kept: tuple[str, ...]) -> int:
    return sum(is_rune(book, card) for card in kept)


@cache
def is_rune(book: Book, card: str) -> bool:
    """Return whether a kept Adventure card is a Dragon Rune."""
    return any(isinstance(e, KeepCard) and e.rune for e in book.challenges[card].reward.effects)


def check_runes(state: RuneboundState) -> None:
    """Whoever has enough Dragon Runes has won, also in another's turn (RUN-226, RUN-227)."""
    for seat in state.after(state.active):
        if runes(state, seat) >= state.book.limits.runes_to_win:
            finish(state, seat)
            return
