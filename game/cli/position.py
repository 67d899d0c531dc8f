"""``hotseat position``: a position of a recorded game as a file."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path

from game.cli import arguments
from game.cli.arguments import Command
from game.text.output import printing

SEAT = "as this seat may know it, from 1: what it does not see is drawn anew"


@dataclass(frozen=True)
class Arguments:
    """The arguments of `hotseat position`."""

    file: Path = arguments.argument(metavar="RECORD", type=Path)
    at: int | None = arguments.option(
        "--at", "after so many moves (all)", type=arguments.number, default=None, metavar="N"
    )
    seat: int | None = arguments.option("--seat", SEAT, type=arguments.count, default=None, metavar="N")
    out: Path = arguments.new_file("a new .json")


def run(given: Arguments) -> int:
    """Write the position file. Return the exit status."""
    from game.engine.positions import position
    from game.records import record_loader

    seat = None if given.seat is None else given.seat - 1
    loaded = record_loader.read(given.file)
    header, moves = loaded.header, len(loaded.moves) if given.at is None else given.at
    position.write(record_loader.position(given.file, given.at, seat), given.out, header.edition)
    edition = f", edition {header.edition.name}" if header.edition else ""
    with printing():
        sys.stdout.write(f"{given.out}: {header.title}{edition}, after {moves} moves\n")
    return 0


COMMAND = Command("position", "write a position of a recorded game into a file", Arguments, run)
