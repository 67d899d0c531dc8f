"""Fast games between different weightings of a title's features, for learning."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from itertools import islice
from operator import itemgetter
from statistics import mean

import msgspec

from game.bots.search.levels import Level
from game.bots.search.planner import Planner
from game.bots.series import pool
from game.bots.series.ladder import won
from game.bots.series.pool import Pool
from game.bots.series.series import Find, Played, moves
from game.engine.game import Game
from game.engine.judging.features import Features, Knots
from game.engine.title import BadTable
from game.packages import registry
from game.packages.registry import Package

LEARNER_LEVEL = Level(width=3, positions=2000)
"""The level of learning players: they plan their turn, so that good plans show, and spend no more time. With
fewer lines they miss plans whose parts look bad, and games don't end.
"""
CUT_OFF = 20
"""A game is cut off after this fraction of the decisions that its title allows, but not before SHORTEST."""
SHORTEST = 200
LEAD = 0.5
"""The value of a lead as large as a usual score, beside 1 for a win: games without a winner still inform."""

Way = tuple[Knots, ...]
"""A weighting: the weight of each feature."""


class Match(msgspec.Struct, frozen=True):
    """A game to be played.

    ways: the weightings
    players: the index of the weighting at each seat
    """

    title: str
    options: dict[str, str]
    seed: int
    ways: tuple[Way, ...]
    players: tuple[int, ...]


PlayAll = Callable[[Iterable[Match]], Sequence[Played]]


def judge(package: Package, way: Way | None = None) -> Features:
    """Return a title's features with the weights of its file, or with others. Raises BadTable or
    BadContent."""
    usual = package.evaluations[0]
    if not isinstance(usual, Features):
        raise BadTable("error-title-no-features", title=package.id)
    features = type(usual)(package.content)
    if way is not None:
        features.weigh(way)
    return features


def play(match: Match, find: Find = registry.find) -> Played:
    """Return the result of a match."""
    package = find(match.title)
    judges = [judge(package, way) for way in match.ways]
    seated = [Planner(package, LEARNER_LEVEL, [judges[player]]) for player in match.players]
    game = Game.new(package.title, len(seated), match.options, match.seed)
    most = max(SHORTEST, package.title.max_decisions // CUT_OFF)
    decisions = sum(1 for _ in islice(moves(game, seated, match.seed), most))
    return Played(match.seed, match.players, game.scores(), decisions, game.state.turn)


def players(jobs: int, find: Find = registry.find) -> PlayAll:
    """Return a function that plays matches in this many processes and returns the results in order."""
    one = partial(play, find=find)

    def play_all(matches: Iterable[Match]) -> Sequence[Played]:
        found = sorted(pool.each(one, matches, Pool(jobs)), key=itemgetter(0))
        return [game for _, game in found]

    return play_all


def merit(game: Played, player: int) -> float:
    """Return a weighting's result: its share of the win, plus its scaled lead over the best of the others."""
    seat = game.players.index(player)
    totals = game.scores.totals
    best = max(points for other, points in enumerate(totals) if other != seat)
    usual = max(1.0, mean(map(abs, totals)))
    return won(game, seat) + LEAD * max(-1.0, min(1.0, (totals[seat] - best) / usual))


def seated(first: int, others: Sequence[int], number: int) -> tuple[int, ...]:
    """Return the player at each seat of game number `number`: `first` moves on by one seat a game."""
    place = number % (len(others) + 1)
    return (*others[:place], first, *others[place:])
