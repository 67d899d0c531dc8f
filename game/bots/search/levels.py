"""The levels of bots: how far each of them looks."""

from __future__ import annotations

import msgspec

BASE_SEATS = 2
"""The number of seats for which a level's budget is given."""


class Level(msgspec.Struct, frozen=True):
    """The settings of a search.

    width            lines of the turn that are followed side by side (beam width)
    positions        budget of positions to try at a table of two; at most half of it goes into finding lines,
                     and no world is begun after it is used up
    seat_scaling     how fast the budget shrinks at larger tables, where positions take longer: at 1 twice as
                     many seats halve it, at 0 it stays
    candidates       lines that are compared in guessed worlds; 1: the best-looking line is played
    worlds           guessed worlds, at most, in which they are compared
    alike            compared lines, at most, with the same first decision
    answers          turns of the next seats played after each line, greedily; -1: all until its own next turn
    further          further turns of the seat itself; before each, all answers are played
    ahead            beam width of further turns
    branches         ways to begin each further turn but the last that are followed; the best one counts
    fixed_phase      evaluate every position with the weights of the position the search began from
    models_game_end  plan the next turn of a seat that may end the game by it: greedy play seldom finds it
    blind_share      share of its options that the level overlooks; of two it overlooks none
    revises          look for a better line at each later decision too: one that leads clearly replaces the
                     plan; lines that are clearly behind aren't compared in guessed worlds
    tempered         seats take turns in the title's temperaments, instead of all playing alike
    avoids_blunders  each compared line costs the price of its blunders, so that they are made for a gain only
    """

    width: int
    positions: int
    seat_scaling: float = 1.2
    candidates: int = 1
    worlds: int = 0
    alike: int = 2
    answers: int = 0
    further: int = 0
    ahead: int = 1
    branches: int = 1
    fixed_phase: bool = False
    models_game_end: bool = False
    blind_share: float = 0.0
    revises: bool = False
    tempered: bool = True
    avoids_blunders: bool = False

    def budget(self, seats: int) -> int:
        """Return how many positions may be tried at a table of that many seats."""
        return int(self.positions * (BASE_SEATS / max(BASE_SEATS, seats)) ** self.seat_scaling)


LEVELS = {
    "easy": Level(width=6, positions=800, blind_share=0.5),
    "normal": Level(
        width=8, positions=2500, candidates=5, worlds=3, answers=2, revises=True, avoids_blunders=True
    ),
    "hard": Level(
        width=40,
        positions=36_000,
        seat_scaling=0.0,
        candidates=8,
        worlds=4,
        alike=3,
        answers=-1,
        further=2,
        ahead=3,
        branches=3,
        fixed_phase=True,
        models_game_end=True,
        tempered=False,
        avoids_blunders=True,
    ),
}
