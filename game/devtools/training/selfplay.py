"""Fast games between different ways to weigh the same features of a title, for learning."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from itertools import islice
from operator import itemgetter
from statistics import mean

import msgspec

from game.bots.search.planner import Level, Planner
from game.bots.series import pool
from game.bots.series.ladder import won
from game.bots.series.pool import Pool
from game.bots.series.series import Find, Played, moves
from game.engine.game import Game
from game.engine.judging.features import Features, Knots
from game.engine.title import BadTable
from game.packages import registry
from game.packages.registry import Package

QUICK = Level(width=3, positions=2000)
"""How those who learn think: they plan their turn, so that a good one shows, and spend no time on more. With
fewer lines a plan is missed whose parts look bad, and games do not end."""
LONGEST = 20
"""A game counts as it stands after this part of the decisions that its title allows, at least SHORTEST."""
SHORTEST = 200
LEAD = 0.5
"""What a lead as large as a usual score counts beside a win: even games still tell who played better."""

Way = tuple[Knots, ...]
"""A weight for each feature."""


class Match(msgspec.Struct, frozen=True):
    """A game to be played. `ways` by number; `players`: the number of each seat's."""

    title: str
    options: dict[str, str]
    seed: int
    ways: tuple[Way, ...]
    players: tuple[int, ...]


PlayAll = Callable[[Iterable[Match]], Sequence[Played]]


def judge(package: Package, way: Way | None = None) -> Features:
    """Return a title's features as its file weighs them, or in a way. Raises BadTable, BadContent."""
    usual = package.evaluations[0]
    if not isinstance(usual, Features):
        raise BadTable("error-title-no-features", title=package.id)
    features = type(usual)(package.content)
    if way is not None:
        features.weigh(way)
    return features


def play(match: Match, find: Find = registry.find) -> Played:
    """Return one game."""
    package = find(match.title)
    judges = [judge(package, way) for way in match.ways]
    seated = [Planner(package, QUICK, [judges[player]]) for player in match.players]
    game = Game.new(package.title, len(seated), match.options, match.seed)
    most = max(SHORTEST, package.title.max_decisions // LONGEST)
    decisions = sum(1 for _ in islice(moves(game, seated, match.seed), most))
    return Played(match.seed, match.players, game.scores(), decisions, game.state.turn)


def players(jobs: int, find: Find = registry.find) -> PlayAll:
    """What plays matches, shared by so many processes, and gives them back in their order."""
    one = partial(play, find=find)

    def play_all(matches: Iterable[Match]) -> Sequence[Played]:
        found = sorted(pool.each(one, matches, Pool(jobs)), key=itemgetter(0))
        return [game for _, game in found]

    return play_all


def merit(game: Played, player: int) -> float:
    """Return how well one of the ways did: its share of the win, and its lead over the best of the others."""
    seat = game.players.index(player)
    totals = game.scores.totals
    best = max(points for other, points in enumerate(totals) if other != seat)
    usual = max(1.0, mean(map(abs, totals)))
    return won(game, seat) + LEAD * max(-1.0, min(1.0, (totals[seat] - best) / usual))


def seated(first: int, others: Sequence[int], number: int) -> tuple[int, ...]:
    """Return who sits where in a game with a number: the first one a seat further each time."""
    place = number % (len(others) + 1)
    return (*others[:place], first, *others[place:])
