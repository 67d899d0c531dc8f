"""Statistics of finished games: results grouped by person, side, seat and so on, and people against each
other. Nothing here reads a file.
"""

from __future__ import annotations

import datetime
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations, groupby
from statistics import mean
from typing import NamedTuple

import msgspec

from game.engine.arithmetic import Interval, float_sum, wilson
from game.engine.order import round_of
from game.engine.session.record import HUMAN
from game.records.results import Result

NO_BOTS = "none"
"""The key of tables without bots."""


@dataclass(frozen=True)
class Query:
    """The results that count; an empty field lets all through.

    person    the name of a person
    bots      a kind of bot that was at the table, or NO_BOTS
    options   options of the table, with their values
    since, until  the first and the last day
    """

    title: str = ""
    person: str = ""
    side: str = ""
    seats: int = 0
    bots: str = ""
    edition: str | None = None
    options: Sequence[tuple[str, str]] = ()
    since: datetime.date | None = None
    until: datetime.date | None = None

    def takes(self, one: Result) -> bool:
        """Return whether a result counts."""
        return self.takes_game(one) and self._is_of(one)

    def takes_game(self, one: Result) -> bool:
        """Return whether the results of this game count, whoever reached them."""
        day = _day(one)
        return (
            self.title in ("", one.title)
            and self.seats in (0, len(one.kinds))
            and (not self.bots or self.bots in _bots(one))
            and self.edition in (None, one.edition)
            and all(one.options.get(name) == value for name, value in self.options)
            and (self.since is None or day >= self.since)
            and (self.until is None or day <= self.until)
        )

    def _is_of(self, one: Result) -> bool:
        is_person = one.kind == HUMAN and one.name == self.person
        return (not self.person or is_person) and self.side in ("", one.side)


class First(msgspec.Struct, frozen=True):
    """The mean round in which something was first done, over the results in which it was."""

    results: int
    round: float


class Line(msgspec.Struct, frozen=True):
    """The results of one group.

    key       what they have in common
    results   how many there are: one for each seat
    contested those with a victory to win; `won` of them were won, a shared victory counts by its part
    interval  the 95 % confidence interval of the share of victories
    sources   mean points by source
    thought_s mean seconds of thinking, over the games with a clock; None if there are none
    """

    title: str
    key: str
    results: int
    contested: int
    won: float
    share: float | None
    interval: Interval | None
    least: int
    mean: float
    most: int
    rounds: float
    thought_s: float | None
    sources: dict[str, float]
    firsts: dict[str, First]


class Pair(msgspec.Struct, frozen=True):
    """Two people at the same tables: how often each finished before the other."""

    title: str
    one: str
    other: str
    games: int
    ahead: int
    behind: int
    tied: int
    share: float
    interval: Interval


Keys = Callable[[Result], Iterable[str]]


def _bots(one: Result) -> tuple[str, ...]:
    """Return the kinds of bots that sat at the table besides this seat, each once."""
    others = (kind for seat, kind in enumerate(one.kinds) if seat != one.seat and kind != HUMAN)
    return tuple(dict.fromkeys(others)) or (NO_BOTS,)


def _day(one: Result) -> datetime.date:
    return datetime.datetime.fromtimestamp(one.ended).date()


class Way(NamedTuple):
    """A way to group results: the keys of each, and whether results of bots count too."""

    keys: Keys
    bots_too: bool = False


WAYS: dict[str, Way] = {
    "person": Way(lambda one: (one.name,)),
    "title": Way(lambda one: (one.title,)),
    "side": Way(lambda one: (one.side,) if one.side else (), True),
    "plays": Way(lambda one: (f"{kind}-{name}" for kind, name in one.plays.items()), True),
    "seat": Way(lambda one: (str(one.seat + 1),), True),
    "seats": Way(lambda one: (str(len(one.kinds)),)),
    "level": Way(lambda one: (one.kind,), True),
    "bots": Way(_bots),
    "option": Way(lambda one: (f"{name}={value}" for name, value in one.options.items())),
    "edition": Way(lambda one: (one.edition,)),
    "month": Way(lambda one: (f"{_day(one):%Y-%m}",)),
}
"""The ways to group results, by name. level: who sat there, a person or a kind of bot; bots: the kinds of
bots that a person played against.
"""
_IN_ORDER = ("seat", "seats", "option", "month")
"""Ways whose keys have an order of their own; all others are sorted by success."""


def lines(results: Iterable[Result], way: str, query: Query | None = None) -> list[Line]:
    """Return the results of each title in groups, the best first unless their keys have an order."""
    query, found = query or Query(), dict[tuple[str, str], list[Result]]()
    for one in results:
        if query.takes(one) and (WAYS[way].bots_too or one.kind == HUMAN):
            for key in WAYS[way].keys(one):
                found.setdefault((one.title, key), []).append(one)
    made = [_line(title, key, group) for (title, key), group in found.items()]
    return sorted(made, key=_numbered if way in _IN_ORDER else _by_success)


def _numbered(line: Line) -> tuple[str, int, str]:
    return line.title, int(line.key) if line.key.isdecimal() else 0, line.key


def _by_success(line: Line) -> tuple[str, float, float, str]:
    return line.title, -(line.share or 0.0), -line.mean, line.key


def _line(title: str, key: str, group: Sequence[Result]) -> Line:
    shares = [one.won for one in group if one.won is not None]
    won, points = float_sum(shares), [one.points for one in group]
    times = [one.thought_s for one in group if one.thought_s is not None]
    return Line(
        title,
        key,
        results=len(group),
        contested=len(shares),
        won=won,
        share=won / len(shares) if shares else None,
        interval=wilson(won, len(shares)) if shares else None,
        least=min(points),
        mean=mean(points),
        most=max(points),
        rounds=mean(one.rounds for one in group),
        thought_s=mean(times) if times else None,
        sources=_sources([one for one in group if one.sources]),
        firsts=_firsts(group),
    )


def _sources(group: Sequence[Result]) -> dict[str, float]:
    """Return mean points by source; a game that does not know a source has none of it."""
    names = dict.fromkeys(name for one in group for name in one.sources)
    return {name: mean(one.sources.get(name, 0) for one in group) for name in names}


def _firsts(group: Sequence[Result]) -> dict[str, First]:
    rounds: dict[str, list[int]] = {}
    for one in group:
        for name, turn in (one.firsts or {}).items():
            rounds.setdefault(name, []).append(round_of(turn, len(one.kinds)))
    return {name: First(len(found), mean(found)) for name, found in rounds.items()}


def pairs(results: Iterable[Result], query: Query | None = None) -> list[Pair]:
    """Return two people each against the other, those with the most games first. With a person in the query,
    only that person's; the person is `one`.
    """
    query, met = query or Query(), dict[tuple[str, str, str], list[int]]()
    for table in tables(one for one in results if query.takes_game(one)):
        people = sorted({one.name: one for one in table if one.kind == HUMAN}.values(), key=lambda r: r.name)
        for one, other in combinations(people, 2):
            if query.person == other.name:
                one, other = other, one
            if query.person in ("", one.name):
                met.setdefault((one.title, one.name, other.name), []).append(compared(one, other))
    found = [_pair(*key, ahead) for key, ahead in met.items()]
    return sorted(found, key=lambda pair: (pair.title, -pair.games, pair.one, pair.other))


def _pair(title: str, one: str, other: str, results: Sequence[int]) -> Pair:
    games, ahead, behind = len(results), results.count(1), results.count(-1)
    tied = games - ahead - behind
    share = (ahead + tied / 2) / games
    return Pair(title, one, other, games, ahead, behind, tied, share, wilson(share * games, games))


def tables(results: Iterable[Result]) -> list[list[Result]]:
    """Return the results game by game, the earliest game first."""
    ordered = sorted(results, key=lambda one: (one.ended, one.game, one.seat))
    return [list(group) for _, group in groupby(ordered, key=lambda one: one.game)]


def compared(one: Result, other: Result) -> int:
    """Return 1 if a result is better than another of the same game, -1 if it is worse, 0 if they are equal:
    a victory counts before points.
    """
    mine, theirs = ((seen.won or 0.0, seen.points) for seen in (one, other))
    return (mine > theirs) - (mine < theirs)
