"""``hotseat position``: a position of a recorded game as a file."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path

from game.cli import arguments, words
from game.cli.arguments import Command
from game.text.output import printing


@dataclass(frozen=True)
class Arguments:
    """The arguments of `hotseat position`."""

    file: Path = arguments.argument(metavar="RECORD", type=Path)
    at: int | None = arguments.option("--at", type=arguments.number, default=None, metavar="N")
    seat: int | None = arguments.option("--seat", type=arguments.count, default=None, metavar="N")
    out: Path = arguments.new_file()


def run(given: Arguments) -> int:
    """Write the position file. Return the exit status."""
    from game.engine.positions import position
    from game.records import record_loader

    seat = None if given.seat is None else given.seat - 1
    loaded = record_loader.read(given.file)
    header, moves = loaded.header, len(loaded.moves) if given.at is None else given.at
    position.write(record_loader.position(given.file, given.at, seat), given.out, header.edition)
    title = header.title
    if header.edition:
        title = words.say("cli-edition-after", words=title, edition=header.edition.name)
    line = words.say("cli-position-written", file=str(given.out), title=title, moves=str(moves))
    with printing():
        sys.stdout.write(f"{line}\n")
    return 0


COMMAND = Command("position", Arguments, run)
