"""The score sheet: every Hero's defeated Challenges. There is no scoring; a game is won or lost (RUN-229)."""

from __future__ import annotations

from functools import cache, lru_cache

from game.engine.model import Seat
from game.engine.title import Scores, Source
from game.titles.runebound.rules.cards.immediate import KeepCard
from game.titles.runebound.rules.state.book import COLOURS, Book
from game.titles.runebound.rules.state.state import NOBODY, RuneboundState


def finish(state: RuneboundState, winner: Seat) -> None:
    """End the game at once: a seat has won, or with NOBODY all have lost."""
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
    """Return the number of Dragon Runes of a seat."""
    return _runes(state.book, state.players[seat].kept)


@lru_cache(1024)
def _runes(book: Book, kept: tuple[str, ...]) -> int:
    return sum(is_rune(book, card) for card in kept)


@cache
def is_rune(book: Book, card: str) -> bool:
    """Return whether a kept Adventure card is a Dragon Rune."""
    return any(isinstance(e, KeepCard) and e.rune for e in book.challenges[card].reward.effects)


def check_runes(state: RuneboundState) -> None:
    """End the game if a seat has enough Dragon Runes, also in another's turn (RUN-226, RUN-227)."""
    for seat in state.after(state.active):
        if runes(state, seat) >= state.book.limits.runes_to_win:
            finish(state, seat)
            return


RETINUE = "retinue"


def scores(state: RuneboundState) -> Scores:
    """Return Challenges defeated, by colour and in all; Runes, experience and gold are listed beside them.

    Nobody wins while the game goes on, and when all lose (RUN-225 to RUN-228).
    """
    kinds = (*COLOURS, RETINUE) if state.on("huntmaster") else COLOURS
    sources = tuple(Source(f"defeated_{kind}", _defeated(state, kind)) for kind in kinds)
    totals = tuple(sum(row.points[seat] for row in sources) for seat in range(state.seats))
    winners = () if state.winner == NOBODY else (state.winner,)
    return Scores(sources, totals, (), winners, _beside(state), how(state) or None)


def _defeated(state: RuneboundState, kind: str) -> tuple[int, ...]:
    colours = state.book.colours
    return tuple(sum(colours.get(card, RETINUE) == kind for card in p.defeated) for p in state.players)


def _beside(state: RuneboundState) -> tuple[Source, ...]:
    players = state.players
    return (
        Source("runes", tuple(runes(state, seat) for seat in range(state.seats))),
        Source("experience", tuple(len(player.experience) for player in players)),
        Source("gold", tuple(player.gold for player in players)),
    )
