"""``hotseat ladder``: each bot against the one below it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.cli import arguments, asked_table, words
from game.cli.arguments import Command
from game.errors import EXIT_STOPPED, UserError
from game.text.output import complain, printing

if TYPE_CHECKING:
    from game.bots.series.ladder import Rung


@dataclass(frozen=True)
class Arguments:
    """The arguments of `hotseat ladder`."""

    title: str = arguments.title()
    games: int = arguments.option("--games", type=arguments.count, default=200, metavar="N")
    seats: list[str] = arguments.option("--seats", action="append", default=[], metavar="LIST")
    seed: int = arguments.seed(1)
    markdown: bool = arguments.flag("--markdown")
    option: list[str] = arguments.table_options()
    edition: str | None = arguments.edition()
    jobs: int | None = arguments.jobs()
    cluster: bool = arguments.cluster()
    json: bool = arguments.json()


def run(given: Arguments) -> int:
    """Play the rungs and print them."""
    from game.bots.series import ladder, series
    from game.cli import simulation, tables

    package, options = asked_table.package(given.title, given.edition), asked_table.options(given.option)
    title = package.title
    wanted = [asked_table.bots_at(title, listed, options) for listed in given.seats]
    wanted = wanted or [names for names in ladder.RUNGS if len(names) in title.seats]
    for names in wanted:
        if len(names) < 2 or len({*names[1:]}) > 1:
            raise UserError("error-rung")
    rungs: list[Rung] = []
    stopped = False
    for names in wanted:
        asked, name = series.of(package, names, options, given.seed), f"{title.id} {','.join(names)}"
        players = asked_table.pool(given.jobs, given.cluster)
        found = simulation.play(asked, given.games, players, name=name)
        games, stopped = found.games, found.stopped
        for line in found.complaints():
            complain(f"hotseat: {line}")
        rungs += [ladder.summed(names, games)] if games else []
        if stopped:
            line = words.say("cli-ladder-stopped", done=str(len(games)), games=str(given.games), name=name)
            complain(f"hotseat: {line}")
            break
    with printing():
        if given.markdown:
            tables.show_rows(title.id, rungs)
        else:
            tables.show_json(rungs) if given.json else tables.show_ladder(title.id, given.seed, rungs)
    return EXIT_STOPPED if stopped else 0


COMMAND = Command("ladder", Arguments, run)
