"""The ladder of bots: each plays many games against the one below it, with fixed seeds and rotating seats."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import mean

import msgspec

from game.bots.series import summary
from game.bots.series.series import Played
from game.engine.arithmetic import Interval, float_sum, wilson

RUNGS = (
    ("easy", "random"),
    ("normal", "easy"),
    ("hard", "normal"),
    ("hard", "normal", "normal"),
    ("hard", "normal", "normal", "normal"),
)
"""Each bot with the one below it, and the best bot at larger tables."""


class Rung(msgspec.Struct, frozen=True):
    """The results of a bot among seats of another bot. A shared win counts by its share.

    share       the share of games won, with its 95 % confidence interval
    points      mean points of the bot and of the others
    turns       mean number of turns of each seat
    decided     games that somebody won
    outright    wins among these; in the other games most points count as a win in `share`
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
    """Return the results of a rung's games."""
    wins = float_sum(won(game, game.players.index(0)) for game in games)
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
    outright = float_sum(summary.share(game, game.players.index(0)) for game in games)
    points = mean(own), mean(others)
    return Rung(bots[0], bots[1], seats, count, share, interval, *points, turns, decided, outright)


def won(game: Played, seat: int) -> float:
    """Return a seat's share of a win; if nobody wins, of the most points."""
    totals = game.scores.totals
    best = game.scores.winners or [s for s, points in enumerate(totals) if points == max(totals)]
    return (seat in best) / len(best)
