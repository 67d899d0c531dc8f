"""The score sheet: what every Hero has defeated. There is no scoring, a game is won or lost (RUN-229)."""

from __future__ import annotations

from game.engine.title import Scores, Source
from game.titles.runebound.rules import ending
from game.titles.runebound.rules.state.book import COLOURS
from game.titles.runebound.rules.state.state import NOBODY, RuneboundState

RETINUE = "retinue"


def scores(state: RuneboundState) -> Scores:
    """Challenges defeated by colour, and how many in all; Runes, experience and gold stand beside them.

    Nobody wins while the game goes on, and when all lose (RUN-225 to RUN-228).
    """
    kinds = (*COLOURS, RETINUE) if state.on("huntmaster") else COLOURS
    sources = tuple(Source(f"defeated_{kind}", _defeated(state, kind)) for kind in kinds)
    totals = tuple(sum(row.points[seat] for row in sources) for seat in range(state.seats))
    winners = () if state.winner == NOBODY else (state.winner,)
    return Scores(sources, totals, (), winners, _beside(state), ending.how(state) or None)


def _defeated(state: RuneboundState, kind: str) -> tuple[int, ...]:
    colours = state.book.colours
    return tuple(sum(colours.get(card, RETINUE) == kind for card in p.defeated) for p in state.players)


def _beside(state: RuneboundState) -> tuple[Source, ...]:
    players = state.players
    return (
        Source("runes", tuple(ending.runes(state, seat) for seat in range(state.seats))),
        Source("experience", tuple(len(player.experience) for player in players)),
        Source("gold", tuple(player.gold for player in players)),
    )
