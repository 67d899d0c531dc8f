"""``hotseat stats``: statistics of finished games."""

from __future__ import annotations

import argparse
import datetime
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from game.cli import arguments, asked_table, words
from game.cli.arguments import Command
from game.errors import MAX_FACT, UserError, printable, shorten
from game.text.output import complain, printing

if TYPE_CHECKING:
    from game.records.hall import Hall
    from game.records.results import Result
    from game.records.statistics import Query

BY = (
    "person", "title", "side", "plays", "seat", "seats", "level", "bots", "option", "edition", "month",
    "rating", "pairs",
)  # fmt: skip
"""The ways to group results, and the two tables that are no groups. Loading their modules takes longer than
reading a command line.
"""
USUAL = ("person", "side", "rating", "pairs")
"""The tables that are shown if none is asked for."""
MANY_GAMES = 20
"""Games to be read from which on progress is shown."""


def day(text: str) -> datetime.date:
    """Return a day written as 2026-11-28. Raises argparse.ArgumentTypeError."""
    try:
        return datetime.date.fromisoformat(text)
    except ValueError:
        found = shorten(printable(text), MAX_FACT)
        raise argparse.ArgumentTypeError(words.say("cli-no-day", found=found)) from None


@dataclass(frozen=True)
class Arguments:
    """The arguments of `hotseat stats`."""

    title: str | None = arguments.option("--title", metavar="TITLE")
    person: str | None = arguments.option("--person", metavar="NAME")
    by: str | None = arguments.option("--by", choices=BY, metavar="WHAT")
    seats: int = arguments.option("--seats", type=arguments.count, default=0, metavar="N")
    bots: str | None = arguments.option("--bots", metavar="NAME")
    option: list[str] = arguments.table_options()
    since: datetime.date | None = arguments.option("--since", type=day, default=None, metavar="DAY")
    until: datetime.date | None = arguments.option("--until", type=day, default=None, metavar="DAY")
    json: bool = arguments.json()
    csv: bool = arguments.flag("--csv")


def run(given: Arguments) -> int:
    """Print the statistics. Return the exit status."""
    from game import paths
    from game.cli import statistics_output
    from game.records import hall

    if given.json and given.csv:
        raise UserError("error-json-or-csv")
    query = _query(given)
    found = hall.sync(paths.records_dir())
    if found.problem:
        complain(f"hotseat: {words.phrase(found.problem)}")
    results = _with_firsts(found, query)
    with printing():
        if given.json:
            statistics_output.show_json(results, query, given.by)
        elif given.csv:
            statistics_output.show_csv(results, query, given.by)
        else:
            statistics_output.show(results, query, (given.by,) if given.by else USUAL)
    return 0


def _query(given: Arguments) -> Query:
    """Return which results count. Raises UserError."""
    from game.packages import registry
    from game.records.statistics import Query

    return Query(
        title=registry.find(given.title).title.id if given.title else "",
        person=given.person or "",
        seats=given.seats,
        bots=given.bots or "",
        options=tuple(asked_table.options(given.option).items()),
        since=given.since,
        until=given.until,
    )


def _with_firsts(found: Hall, query: Query) -> list[Result]:
    """Return the results that count, after working out the firsts of all their games."""
    from game import paths
    from game.records import hall
    from game.records.results import without_firsts

    missing = without_firsts(one for one in found.results if query.takes_game(one))
    if missing:
        with _progress(len(missing)) as shown:
            for number, stem in enumerate(missing, start=1):
                hall.work_out_firsts(paths.records_dir(), stem)
                shown.report(number)
        found = hall.sync(paths.records_dir())
    return [one for one in found.results if query.takes_game(one)]


def _progress(games: int) -> Any:
    from game.cli import progress

    return progress.of(words.say("cli-stats-reading"), 0, games) if games >= MANY_GAMES else progress.NONE


COMMAND = Command("stats", Arguments, run)
