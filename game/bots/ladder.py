"""How bots stand to one another: each plays many games against the one below it, with fixed seeds and seats
that change from game to game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import sqrt
from statistics import mean
from typing import NamedTuple

import msgspec

from game.bots.series import Played, Series
from game.engine.title import Title

RUNGS = (
    ("greedy", "random"),
    ("normal", "greedy"),
    ("normal", "easy"),
    ("hard", "normal"),
    ("hard", "normal", "normal"),
    ("hard", "normal", "normal", "normal"),
)
"""Each bot with the one below it, and the best one at larger tables."""
SURE = 1.96
"""Standard deviations on both sides within which 95 of 100 lie."""
Play = Callable[[Series], Iterable[Played]]


class Interval(NamedTuple):
    """Between what shares the true one lies, as far as so many games can tell."""

    low: float
    high: float


class Rung(msgspec.Struct, frozen=True):
    """How a bot did among seats of another bot. A shared game counts by its share.

    share       of the games that it won, and within which interval 95 of 100 such series put the truth
    points      means of its own and of the others' points
    turns       mean length of a game, of each seat
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


def wilson(wins: float, games: int, deviations: float = SURE) -> Interval:
    """The interval of a share by Wilson's score, which also holds near 0 and 1."""
    share, square = wins / games, deviations**2
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = deviations * sqrt(share * (1 - share) / games + square / (4 * games**2)) / (1 + square / games)
    return Interval(max(0.0, middle - half), min(1.0, middle + half))


def climb(title: Title, bots: Sequence[str], seed: int, options: dict[str, str], play: Play) -> Rung:
    """Play the first of the bots against the others, which are of one kind; `play` plays a series."""
    return summed(bots, list(play(Series(title.id, tuple(bots), options, seed, title.edition))))


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
    return Rung(bots[0], bots[1], seats, count, share, interval, mean(own), mean(others), turns)


def won(game: Played, seat: int) -> float:
    """A seat's share in a win; where nobody wins, in the most points."""
    totals = game.scores.totals
    best = game.scores.winners or [s for s, points in enumerate(totals) if points == max(totals)]
    return (seat in best) / len(best)
