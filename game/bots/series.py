"""Whole games between bots, and what they add up to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from statistics import mean

import msgspec

from game import bots, packages
from game.engine.game import Game
from game.engine.title import Scores
from game.packages import Package

Find = Callable[[str], Package]


class Series(msgspec.Struct, frozen=True):
    """What is to be played: the bots in the order in which they were named, and the first seed."""

    title: str
    bots: tuple[str, ...]
    options: dict[str, str]
    seed: int


class Played(msgspec.Struct, frozen=True):
    """How one game ended. Points and wins are by seat; `players` says which of the series' bots sat there."""

    seed: int
    players: tuple[int, ...]
    scores: Scores
    decisions: int
    turns: int


class Spread(msgspec.Struct, frozen=True):
    """Least, mean and most of something."""

    least: float
    mean: float
    most: float


class Standing(msgspec.Struct, frozen=True):
    """How one of the series' bots did. A shared win counts by its share; points by source are means."""

    bot: str
    wins: float
    score: Spread
    sources: dict[str, float]


class Summary(msgspec.Struct, frozen=True):
    """A series: standings in the order in which the bots were named; wins, decisions and scores by seat.

    endings: how many games ended in which way, where a title has several
    """

    title: str
    games: int
    seed: int
    standings: list[Standing]
    seat_wins: list[float]
    seat_scores: list[float]
    decisions: Spread
    turns: Spread
    endings: dict[str, int]


class Endless(Exception):
    """A game went on for more decisions than its title allows; the message names the seed."""


def play_game(series: Series, number: int, find: Find = packages.find) -> Played:
    """The series' game with a number, from 0: its own seed, and the bots one seat further each time."""
    package = find(series.title)
    title = package.title
    count = len(series.bots)
    players = tuple((seat + number) % count for seat in range(count))
    seated = [bots.make(series.bots[player], package) for player in players]
    seed = series.seed + number
    game = Game.new(title, count, series.options, seed)
    decisions = 0
    while (seat := game.seat) is not None:
        chance = bots.decision_seed(seed, seat, decisions)
        game.step(seated[seat].choose(game.observe(seat), seat, game.legal(seat), chance), seat)
        decisions += 1
        if decisions > title.max_decisions:
            raise Endless(f"{series.title}: the game with seed {seed} does not end.")
    return Played(seed, players, game.scores(), decisions, game.state.turn)


def play_games(series: Series, games: int, jobs: int = 1, find: Find = packages.find) -> Iterator[Played]:
    """The games of a series in order, as they are finished; `jobs` processes share them."""
    one = partial(play_game, series, find=find)
    if jobs == 1:
        yield from map(one, range(games))
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(one, range(games))


def summarise(series: Series, games: Sequence[Played]) -> Summary:
    """What the games add up to."""
    count = len(series.bots)
    return Summary(
        title=series.title,
        games=len(games),
        seed=series.seed,
        standings=[_standing(name, player, games) for player, name in enumerate(series.bots)],
        seat_wins=[sum(_share(game, seat) for game in games) for seat in range(count)],
        seat_scores=[mean(game.scores.totals[seat] for game in games) for seat in range(count)],
        decisions=_spread([game.decisions for game in games]),
        turns=_spread([game.turns for game in games]),
        endings=dict(Counter(game.scores.ending for game in games if game.scores.ending)),
    )


def _standing(name: str, player: int, games: Sequence[Played]) -> Standing:
    seated = [(game, game.players.index(player)) for game in games]
    sources: dict[str, list[int]] = {}
    for game, seat in seated:
        for source in game.scores.sources:
            sources.setdefault(source.id, []).append(source.points[seat])
    return Standing(
        bot=name,
        wins=sum(_share(game, seat) for game, seat in seated),
        score=_spread([game.scores.totals[seat] for game, seat in seated]),
        sources={name: mean(points) for name, points in sources.items()},
    )


def _share(game: Played, seat: int) -> float:
    return 1 / len(game.scores.winners) if seat in game.scores.winners else 0.0


def _spread(values: Sequence[int]) -> Spread:
    return Spread(min(values), mean(values), max(values))
