"""``hotseat bench``: how fast the program is here."""

from __future__ import annotations

from dataclasses import dataclass

from game.cli import arguments, words
from game.cli.arguments import Command
from game.engine.session import clock
from game.errors import EXIT_FAULT, UserError
from game.text.output import complain, printing


@dataclass(frozen=True)
class Arguments:
    """The arguments of `hotseat bench`."""

    json: bool = arguments.json()
    peer: bool = arguments.flag("--peer")
    check: bool = arguments.flag("--check")
    clock: str | None = arguments.option("--clock", default=None, metavar="TIME")


def run(given: Arguments) -> int:
    """Measure and print the figures."""
    from game.cli import tables
    from game.devtools import bench

    ticking = clock.parse(given.clock) if given.clock is not None else None
    if given.peer:
        return _run_peer(given)
    found = bench.run(bench.TRIES if given.check else 1, ticking)
    with printing():
        tables.show_json(found) if given.json else tables.show_bench(found)
    return _within_limits(found.broken) if given.check else 0


def _run_peer(given: Arguments) -> int:
    from game.cli import tables
    from game.devtools import peer

    if not peer.installed():
        raise UserError("error-no-peer")
    found = peer.run()
    with printing():
        tables.show_json(found) if given.json else tables.show_peer(found)
    return _within_limits(found.broken) if given.check else 0


def _within_limits(broken: list[str]) -> int:
    """Print a line for each figure that is not. Returns the exit status."""
    from game.cli import tables

    for what in broken:
        complain(f"hotseat: {words.say('cli-bench-broken', figure=tables.figure_name(what))}")
    return EXIT_FAULT if broken else 0


COMMAND = Command("bench", Arguments, run)
