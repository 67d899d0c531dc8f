"""Ratings of people and of kinds of bots, from all games that somebody won. Weng and Lin's method, by
openskill.
"""

from __future__ import annotations

from collections.abc import Iterable
from statistics import mean
from typing import NamedTuple

import msgspec
from openskill.models import PlackettLuce, PlackettLuceRating

from game.engine.session.record import HUMAN
from game.records.results import Result
from game.records.statistics import Query, compared, tables

DEVIATIONS = 2.0
"""Standard deviations on either side of a rating that are shown as its uncertainty, about 95 %."""


class Player(NamedTuple):
    """A person by name, or a kind of bot, at one title."""

    title: str
    name: str
    is_bot: bool


class Point(msgspec.Struct, frozen=True):
    """A rating after a game that ended then, in seconds since 1970."""

    ended: int
    rating: float
    uncertainty: float


class Rating(msgspec.Struct, frozen=True):
    """A player's rating. New players begin with 25; who is rated 4 higher than another player wins about
    three games of four against them.

    uncertainty  so much less or more it may well be
    course       the rating after each game
    """

    title: str
    player: str
    is_bot: bool
    rating: float
    uncertainty: float
    games: int
    course: list[Point]


def ratings(results: Iterable[Result], query: Query | None = None) -> list[Rating]:
    """Return the ratings of each title, the best first.

    Games without a victory to win, and games that nobody won, decide nothing between the players.
    """
    query, model = query or Query(), PlackettLuce()
    known: dict[Player, PlackettLuceRating] = {}
    courses: dict[Player, list[Point]] = {}
    for table in tables(one for one in results if query.takes_game(one)):
        if len(table) > 1 and any(one.won for one in table):
            _rate(model, known, table)
            for player in dict.fromkeys(map(_player, table)):
                courses.setdefault(player, []).append(_point(table[0].ended, known[player]))
    found = [_rating(player, course) for player, course in courses.items()]
    wanted = [one for one in found if query.person in ("", one.player) or one.is_bot]
    return sorted(wanted, key=lambda one: (one.title, -one.rating, one.player))


def _rate(model: PlackettLuce, known: dict[Player, PlackettLuceRating], table: list[Result]) -> None:
    """Take in the result of a game. Who sat at several seats gets the mean of what each would give."""
    before = [known.get(_player(one)) or model.rating() for one in table]
    ranks = [float(sum(compared(other, one) > 0 for other in table)) for one in table]
    after = model.rate([[rating] for rating in before], ranks=ranks)
    gained: dict[Player, list[PlackettLuceRating]] = {}
    for one, (rating,) in zip(table, after, strict=True):
        gained.setdefault(_player(one), []).append(rating)
    for player, found in gained.items():
        mu, sigma = mean(one.mu for one in found), mean(one.sigma for one in found)
        known[player] = model.rating(mu=mu, sigma=sigma)


def _player(one: Result) -> Player:
    is_bot = one.kind != HUMAN
    return Player(one.title, one.kind if is_bot else one.name, is_bot)


def _point(ended: int, rating: PlackettLuceRating) -> Point:
    return Point(ended, rating.mu, DEVIATIONS * rating.sigma)


def _rating(player: Player, course: list[Point]) -> Rating:
    return Rating(*player, course[-1].rating, course[-1].uncertainty, len(course), course)
