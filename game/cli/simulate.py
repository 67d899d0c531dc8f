"""``hotseat simulate``: a series of games between bots."""

from __future__ import annotations

import atexit
import contextlib
import os
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from game.cli import arguments, asked_table, words
from game.cli.arguments import Command
from game.errors import EXIT_STOPPED
from game.text.output import complain, printing

if TYPE_CHECKING:
    from game.bots.series.row_file import RowFile


@dataclass(frozen=True)
class Arguments:
    """The arguments of `hotseat simulate`."""

    title: str = arguments.title()
    games: int = arguments.option("--games", type=arguments.count, default=10, metavar="N")
    seats: str = arguments.seats("random,random")
    seed: int | None = arguments.seed()
    option: list[str] = arguments.table_options()
    edition: str | None = arguments.edition()
    records: Path | None = arguments.option("--records", type=Path, default=None, metavar="DIR")
    rows: Path | None = arguments.option("--rows", type=Path, default=None, metavar="FILE")
    chart: Path | None = arguments.option("--chart", type=Path, default=None, metavar="FILE")
    jobs: int | None = arguments.jobs()
    cluster: bool = arguments.cluster()
    json: bool = arguments.json()


def run(given: Arguments) -> int:
    """Play the games and print their summary."""
    from game.bots.series import series
    from game.bots.series.row_file import RowFile
    from game.bots.series.summary import summarise
    from game.cli import chart, simulation, tables
    from game.cli.simulation import Kept

    package, options = asked_table.package(given.title, given.edition), asked_table.options(given.option)
    names = asked_table.bots_at(package.title, given.seats, options)
    if given.chart is not None:
        chart.refuse(given.chart)
    with contextlib.ExitStack() as ends:
        rows = None if given.rows is None else ends.enter_context(contextlib.closing(RowFile(given.rows)))
        asked = series.of(package, names, options, _first_seed(given.seed, rows))
        players = asked_table.pool(given.jobs, given.cluster)
        found = simulation.play(asked, given.games, players, Kept(rows, given.records))
    games, stopped = found.games, found.stopped
    for line in found.complaints():
        complain(f"hotseat: {line}")
    if stopped:
        _say_stopped(given, len(games))
        if given.cluster:
            # everything is closed; Ray would take a while to shut down
            atexit.register(os._exit, EXIT_STOPPED)
    if games:
        summary = summarise(asked, games)
        with printing():
            tables.show_json(summary) if given.json else tables.show_summary(summary)
        if given.chart is not None and not stopped:
            chart.draw(summary, games, given.chart)
    return EXIT_STOPPED if stopped else 0


def _first_seed(given: int | None, rows: RowFile | None) -> int:
    """Return the seed that was given, that of the series which goes on, or a new one. Raises BadRows."""
    begun = rows.first_seed if rows and given is None else given
    return asked_table.new_seed() if begun is None else begun


def _say_stopped(given: Arguments, finished: int) -> None:
    kept = "rows" if given.rows else "nothing"
    words_said = words.say("cli-simulate-stopped", done=str(finished), games=str(given.games), kept=kept)
    complain(f"hotseat: {words_said}")


COMMAND = Command("simulate", Arguments, run)
