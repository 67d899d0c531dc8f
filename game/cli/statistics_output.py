"""Print statistics: tables for people, JSON and CSV for programs."""

from __future__ import annotations

import csv
import datetime
import sys
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

import msgspec
from rich.table import Column, Table

from game.cli import tables, words
from game.presentation.statistics_tables import PAIRS, RATING, Statistics, StatTable
from game.records import rating, statistics
from game.records.results import Result
from game.records.statistics import Query

_Fields = dict[str, Any]


def show(results: Sequence[Result], query: Query, kinds: Sequence[str]) -> None:
    """Print tables of each title, in words."""
    console = tables.new_console()
    say, titles = words.say, list(dict.fromkeys(one.title for one in results))
    shown = [
        (title, [table for kind in kinds if (table := _table(results, query, title, kind)).rows])
        for title in titles
    ]
    if not any(found for _, found in shown):
        console.print(say("stats-nothing-found"))
    for title, found in shown:
        games = len({one.game for one in results if one.title == title})
        console.print(f"{say(f'{title}-name')}: {say('stats-count', count=games)}")
        for table in found:
            console.print(_listed(table))
            _show_details(console, table)


def _table(results: Sequence[Result], query: Query, title: str, kind: str) -> StatTable:
    return Statistics(words.say, results, replace(query, title=title)).table(kind)


def _listed(found: StatTable) -> Table:
    columns = [Column(column.heading, justify=column.align) for column in found.columns]
    table = Table(*columns, title=found.name, title_justify="left")
    for row in found.rows:
        table.add_row(*map(tables.cell, row.cells))
    return table


def _show_details(console: Any, table: StatTable) -> None:
    """Print the details without a column: for ratings once, else for each row."""
    if table.kind == RATING:
        console.print(*table.rows[0].details)
        return
    for row in table.rows:
        if row.details:
            console.print(tables.cell(f"{row.cells[0]}: {' '.join(row.details)}"))


# ---------------------------------------------------------------------- for programs


def show_json(results: Sequence[Result], query: Query, by: str | None) -> None:
    """Print one table, or all of them and every result."""
    if by is not None:
        tables.show_json(_for_programs(results, query, by))
        return
    kinds = (*statistics.WAYS, RATING, PAIRS)
    found: _Fields = {kind: _for_programs(results, query, kind) for kind in kinds}
    tables.show_json({**found, "results": [one for one in results if query.takes(one)]})


def show_csv(results: Sequence[Result], query: Query, by: str | None) -> None:
    """Print one table, or every result, a line each."""
    if by is None:
        rows = [_flat_result(one) for one in results if query.takes(one)]
    else:
        rows = [_flat(msgspec.to_builtins(one)) for one in _for_programs(results, query, by)]
    names = dict.fromkeys(name for row in rows for name in row)
    writer = csv.DictWriter(sys.stdout, [*names], restval="", lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)


def _for_programs(results: Sequence[Result], query: Query, kind: str) -> Sequence[msgspec.Struct]:
    if kind == RATING:
        return rating.ratings(results, query)
    return statistics.pairs(results, query) if kind == PAIRS else statistics.lines(results, kind, query)


def _flat_result(one: Result) -> _Fields:
    """Return a result as columns, with its day and its number of seats."""
    fields = msgspec.to_builtins(one)
    kinds = fields.pop("kinds")
    fields["day"] = datetime.datetime.fromtimestamp(one.ended).date().isoformat()
    fields |= {"seat": one.seat + 1, "seats": len(kinds), "rounds": one.rounds}
    return _flat(fields)


def _flat(fields: _Fields) -> _Fields:
    """Return fields with those of inner objects beside them, under names with a dot; lists of points of time
    are left to JSON.
    """
    return dict(_flattened(fields.items()))


def _flattened(fields: Iterable[tuple[str, Any]]) -> Iterable[tuple[str, Any]]:
    for name, value in fields:
        if isinstance(value, dict):
            yield from _flattened((f"{name}.{inner}", found) for inner, found in value.items())
        elif name == "interval" and value is not None:
            yield from ((f"{name}.low", value[0]), (f"{name}.high", value[1]))
        elif not isinstance(value, list):
            yield name, value
