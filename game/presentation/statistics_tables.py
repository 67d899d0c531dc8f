"""Statistics of finished games in words: tables with a bar and details for each row, for the window, the text
client and the command line.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from game.engine.session.record import HUMAN
from game.presentation.hall_tables import Column, Say
from game.presentation.rich_text import joined
from game.records import rating, statistics
from game.records.rating import Rating
from game.records.results import Result
from game.records.statistics import NO_BOTS, Line, Pair, Query

RATING, PAIRS = "rating", "pairs"
KINDS = (
    "person",
    "side",
    "plays",
    RATING,
    PAIRS,
    "month",
    "seats",
    "seat",
    "level",
    "bots",
    "option",
    "edition",
)
"""The tables, in the order in which they are offered; those without rows are left out."""


@dataclass(frozen=True)
class Bar:
    """A value with its uncertainty, as shares of the width: 0 to 1."""

    low: float
    value: float
    high: float


@dataclass(frozen=True)
class Row:
    """A row of a table.

    bar     the share of victories, or the rating
    parts   mean points by source, in words
    details the sentences that a tip and a screen reader add
    """

    cells: tuple[str, ...]
    bar: Bar | None = None
    parts: tuple[tuple[str, float], ...] = ()
    details: tuple[str, ...] = ()


@dataclass(frozen=True)
class StatTable:
    """A table of statistics; the bar stands in the column `bar`.

    even    where a bar of an average player ends; None if nothing is even
    ratings who is rated, for a chart of how the ratings went
    """

    kind: str
    name: str
    columns: tuple[Column, ...]
    rows: tuple[Row, ...]
    bar: int = 0
    even: float | None = None
    ratings: tuple[Rating, ...] = field(default=())


class Statistics:
    """The tables of one title."""

    def __init__(self, say: Say, results: Sequence[Result], query: Query) -> None:
        self._say, self._title, self._query = say, query.title, query
        self._results = [one for one in results if query.takes_game(one)]

    def tables(self) -> list[StatTable]:
        """Return the tables that have rows."""
        return [table for kind in KINDS if (table := self.table(kind)).rows]

    def table(self, kind: str) -> StatTable:
        """Return a table by its kind; it may have no rows."""
        if kind == RATING:
            return self._ratings()
        return self._pairs() if kind == PAIRS else self._groups(kind)

    # ---- groups
    def _groups(self, kind: str) -> StatTable:
        lines = statistics.lines(self._results, kind, self._query)
        columns = (
            Column(
                self._say("hall-name") if kind == "person" else self._heading(kind),
                34,
                "left",
                kind == "person",
            ),
            *self._columns("games", "share", "range", "mean", "best", "rounds"),
        )
        rows = tuple(self._group(kind, line) for line in lines)
        return StatTable(kind, self._heading(kind), columns, rows, 2)

    def _heading(self, kind: str) -> str:
        """Return the name of a table: the title's own word for its sides and for what else is played."""
        own = {"side": f"{self._title}-sides", "plays": f"{self._title}-plays"}
        return self._say(own.get(kind, f"stats-{kind}"))

    def _group(self, kind: str, line: Line) -> Row:
        bar = line.interval and Bar(line.interval.low, line.share or 0.0, line.interval.high)
        share = self._percent(line.share) if line.share is not None else self._nothing
        cells = (
            self.key(kind, line.key),
            str(line.results),
            share,
            self._interval(line),
            self._decimal(line.mean),
            str(line.most),
            self._decimal(line.rounds),
        )
        parts = tuple((self._source(name), points) for name, points in line.sources.items())
        return Row(cells, bar or None, parts, tuple(self._details(line)))

    def _interval(self, line: Line) -> str:
        if line.interval is None:
            return self._nothing
        low, high = (f"{100 * end:.0f}" for end in line.interval)
        return self._say("stats-from-to", least=low, most=high)

    def _details(self, line: Line) -> list[str]:
        """Return what has no column: points by source, firsts, thinking time."""
        said: list[str] = []
        each = [
            self._say("stats-source", source=self._source(name), points=self._decimal(points))
            for name, points in line.sources.items()
            if points
        ]
        if each:
            said.append(self._say("stats-sources", sources=joined(self._say, each, "names-more")))
        for name, first in line.firsts.items():
            what = self._say(f"{self._title}-first-{name}")
            said.append(
                self._say("stats-first", what=what, round=self._decimal(first.round), results=first.results)
            )
        if line.thought_s is not None:
            said.append(self._say("stats-thought", minutes=self._decimal(line.thought_s / 60)))
        return said

    def key(self, kind: str, key: str) -> str:
        """Return what a group has in common, in words."""
        say, title = self._say, self._title
        match kind:
            case "side":
                return say(f"{title}-{key}")
            case "plays":
                return message_or(say, f"{title}-{key}", key)
            case "title":
                return message_or(say, f"{key}-name", key)
            case "level":
                return level_name(say, key)
            case "bots":
                return say("stats-no-bots") if key == NO_BOTS else level_name(say, key)
            case "option":
                return self._option(*key.split("=", 1))
            case "edition":
                return key or say("new-edition-none")
            case _:
                return key

    def _option(self, name: str, value: str) -> str:
        """Return an option of the table with its value."""
        message = f"{self._title}-option-{name}"
        switched = self._say(f"text-menu-{value}") if value in ("on", "off") else value
        words = message_or(self._say, f"{message}-{value}", switched)
        return self._say("stats-option-value", option=message_or(self._say, message, name), value=words)

    def _source(self, name: str) -> str:
        return message_or(self._say, f"{self._title}-source-{name}", name)

    # ---- ratings
    def _ratings(self) -> StatTable:
        found = rating.ratings(self._results, self._query)
        columns = (
            Column(self._say("hall-name"), 40, "left", True),
            *self._columns("games", "rated", "uncertainty"),
        )
        ends = [one.rating + sign * one.uncertainty for one in found for sign in (-1, 1)]
        low, high = min(ends, default=0.0), max(ends, default=1.0)

        def place(value: float) -> float:
            return (value - low) / ((high - low) or 1.0)

        rows = tuple(self._rated(one, place) for one in found)
        return StatTable(RATING, self._say("stats-rating"), columns, rows, 2, ratings=tuple(found))

    def _rated(self, one: Rating, place: Callable[[float], float]) -> Row:
        bar = Bar(*(place(one.rating + sign * one.uncertainty) for sign in (-1, 0, 1)))
        uncertain = self._say("stats-give-or-take", value=self._decimal(one.uncertainty))
        cells = (rated_name(self._say, one), str(one.games), self._decimal(one.rating), uncertain)
        return Row(cells, bar, (), (self._say("stats-rating-tip"),))

    # ---- people against each other
    def _pairs(self) -> StatTable:
        columns = (
            Column(self._say("stats-pair"), 40, "left", True),
            *self._columns("games", "share", "range", "ahead", "behind", "tied"),
        )
        rows = tuple(map(self._pair, statistics.pairs(self._results, self._query)))
        return StatTable(PAIRS, self._say("stats-pairs"), columns, rows, 2, even=0.5)

    def _pair(self, pair: Pair) -> Row:
        low, high = (f"{100 * end:.0f}" for end in pair.interval)
        cells = (
            self._say("stats-against", one=pair.one, other=pair.other),
            str(pair.games),
            self._percent(pair.share),
            self._say("stats-from-to", least=low, most=high),
            str(pair.ahead),
            str(pair.behind),
            str(pair.tied),
        )
        return Row(cells, Bar(pair.interval.low, pair.share, pair.interval.high))

    # ---- words
    def _columns(self, *names: str) -> tuple[Column, ...]:
        return tuple(Column(self._say(f"stats-{name}"), _WIDTHS.get(name, 11)) for name in names)

    @property
    def _nothing(self) -> str:
        return self._say("hall-nothing")

    def _decimal(self, value: float) -> str:
        return self._say("stats-decimal", value=value)

    def _percent(self, share: float) -> str:
        return self._say("stats-percent", percent=round(100 * share))


_WIDTHS = {"share": 26, "rated": 30, "range": 14, "uncertainty": 14}


def message_or(say: Say, message: str, other: str) -> str:
    """Return a message, or other words if nobody has written it."""
    words = say(message)
    return other if words.startswith(message) else words


def rated_name(say: Say, one: Rating) -> str:
    """Return the name of a rated player."""
    return level_name(say, one.player) if one.is_bot else one.player


def level_name(say: Say, key: str) -> str:
    """Return who sat at a seat: a person, or a kind of bot."""
    return message_or(say, f"new-kind-{key}", key)


def people(results: Sequence[Result], title: str) -> list[str]:
    """Return the people who finished games of a title, those with the most games first."""
    names = [one.name for one in results if one.kind == HUMAN and one.title == title]
    return sorted(dict.fromkeys(names), key=lambda name: (-names.count(name), name))
