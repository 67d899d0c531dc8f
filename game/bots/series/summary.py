"""Summarise the games of a series."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from statistics import mean

import msgspec

from game.bots.series.series import Played, Series
from game.engine.arithmetic import Interval, float_sum, wilson


class Spread(msgspec.Struct, frozen=True):
    """The minimum, mean and maximum of a quantity."""

    least: float
    mean: float
    most: float


class Standing(msgspec.Struct, frozen=True):
    """The results of one bot in a series. A shared win counts by its share; points by source are means.

    interval: the 95 % confidence interval of the share of wins
    """

    bot: str
    wins: float
    interval: Interval
    score: Spread
    sources: dict[str, float]


class Summary(msgspec.Struct, frozen=True):
    """The results of a series: standings in the order of the bots; wins and scores by seat.

    edition: its name, "" for the title as it comes
    endings: the number of games by ending, for titles with several
    """

    title: str
    edition: str
    options: dict[str, str]
    games: int
    seed: int
    standings: list[Standing]
    seat_wins: list[float]
    seat_scores: list[float]
    decisions: Spread
    turns: Spread
    endings: dict[str, int]


def summarise(series: Series, games: Sequence[Played]) -> Summary:
    """Return the results of a series."""
    count = len(series.bots)
    return Summary(
        title=series.title,
        edition=series.edition.name if series.edition else "",
        options=series.options,
        games=len(games),
        seed=series.seed,
        standings=[_standing(name, player, games) for player, name in enumerate(series.bots)],
        seat_wins=[float_sum(share(game, seat) for game in games) for seat in range(count)],
        seat_scores=[mean(game.scores.totals[seat] for game in games) for seat in range(count)],
        decisions=_spread([game.decisions for game in games]),
        turns=_spread([game.turns for game in games]),
        endings=dict(Counter(game.scores.ending for game in games if game.scores.ending)),
    )


def _standing(name: str, player: int, games: Sequence[Played]) -> Standing:
    seated = [(game, game.players.index(player)) for game in games]
    wins = float_sum(share(game, seat) for game, seat in seated)
    sources: dict[str, int] = {}
    for game, seat in seated:
        for source in game.scores.sources:
            sources[source.id] = sources.get(source.id, 0) + source.points[seat]
    return Standing(
        bot=name,
        wins=wins,
        interval=wilson(wins, len(games)),
        score=_spread([game.scores.totals[seat] for game, seat in seated]),
        sources={name: points / len(games) for name, points in sources.items()},
    )


def share(game: Played, seat: int) -> float:
    """Return a seat's share of the win, 0 if it didn't win."""
    return 1 / len(game.scores.winners) if seat in game.scores.winners else 0.0


def _spread(values: Sequence[int]) -> Spread:
    return Spread(min(values), mean(values), max(values))
