"""``hotseat replay``: watch a recorded game."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from game.cli import arguments, window
from game.cli.arguments import Command
from game.errors import UserError


@dataclass(frozen=True)
class Arguments:
    """The arguments of `hotseat replay`."""

    file: Path = arguments.argument(metavar="FILE", type=Path)
    seat: int | None = arguments.option("--seat", type=arguments.count, default=None, metavar="N")
    text: bool = arguments.in_terminal()
    plain: bool = arguments.plain()


def run(given: Arguments) -> int:
    """Open the replay. Return the exit status."""
    from game.records import record_loader

    replay = record_loader.replay(given.file)
    side = None if given.seat is None else given.seat - 1
    if side is not None and side >= len(replay.seats):
        raise UserError("error-seat-argument", seat=given.seat, seats=len(replay.seats))
    if side is not None and side not in replay.sides:
        raise UserError("error-seat-hidden", seat=given.seat)
    if given.text or given.plain:
        from game.text import tables

        tables.show_replay(given.file, side, plain=given.plain)
        return 0
    window.need_display()
    return window.show(record=given.file, replay=True, side=side)


COMMAND = Command("replay", Arguments, run)
