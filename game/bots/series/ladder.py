"""How bots stand to one another: each plays many games against the one below it, with fixed seeds and seats
that change from game to game."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import mean

import msgspec

from game.bots.series import summary
from game.bots.series.series import Played
from game.bots.series.summary import Interval, wilson

RUNGS = (
    ("easy", "random"),
    ("normal", "easy"),
    ("hard", "normal"),
    ("hard", "normal", "normal"),
    ("hard", "normal", "normal", "normal"),
)
"""Each bot with the one below it, and the best one at larger tables."""


class Rung(msgspec.Struct, frozen=True):
    """How a bot did among seats of another bot. A shared game counts by its share.

    share       of the games that it won, and within which interval 95 of 100 such series put the truth
    points      means of its own and of the others' points
    turns       mean length of a game, of each seat
    decided     games that somebody won
    outright    wins among these; in the others most points count as one in `share`
    """

    bot: str
    against: str
    seats: int
    games: int
    share: float
    interval: Interval
    points: float
    points_against: float
    turns: float
    decided: int
    outright: float


def summed(bots: Sequence[str], games: Sequence[Played]) -> Rung:
    """What the games of a rung add up to."""
    wins = sum(won(game, game.players.index(0)) for game in games)
    own = [game.scores.totals[game.players.index(0)] for game in games]
    others = [
        points
        for game in games
        for points, player in zip(game.scores.totals, game.players, strict=True)
        if player
    ]
    count, seats = len(games), len(bots)
    turns = mean(game.turns / seats for game in games)
    share, interval = wins / count, wilson(wins, count)
    decided = sum(bool(game.scores.winners) for game in games)
    outright = sum(summary.share(game, game.players.index(0)) for game in games)
    points = mean(own), mean(others)
    return Rung(bots[0], bots[1], seats, count, share, interval, *points, turns, decided, outright)


def won(game: Played, seat: int) -> float:
    """Return a seat's share in a win; where nobody wins, in the most points."""
    totals = game.scores.totals
    best = game.scores.winners or [s for s, points in enumerate(totals) if points == max(totals)]
    return (seat in best) / len(best)
