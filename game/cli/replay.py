"""``hotseat replay``: watch a recorded game."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from game.cli import arguments, window
from game.cli.arguments import Command
from game.errors import UserError

if TYPE_CHECKING:
    from game.engine.session.replay import Replay


@dataclass(frozen=True)
class Arguments:
    """The arguments of `hotseat replay`."""

    file: Path = arguments.argument(metavar="FILE", type=Path)
    seat: int | None = arguments.option("--seat", type=arguments.count, default=None, metavar="N")
    text: bool = arguments.in_terminal()
    plain: bool = arguments.plain()


def side_of(replay: Replay, seat: int | None) -> int | None:
    """Return the seat, counted from 0, as which a replay is viewed. Raises UserError if it may not be."""
    if seat is None:
        return None
    if seat > len(replay.seats):
        raise UserError("error-seat-argument", seat=seat, seats=len(replay.seats))
    if seat - 1 not in replay.sides:
        raise UserError("error-seat-hidden", seat=seat)
    return seat - 1


def run(given: Arguments) -> int:
    """Open the replay. Return the exit status."""
    from game.records import record_loader

    side = side_of(record_loader.replay(given.file), given.seat)
    if given.text or given.plain:
        from game.text import tables

        tables.show_replay(given.file, side, plain=given.plain)
        return 0
    window.need_display()
    return window.show(record=given.file, replay=True, side=side)


COMMAND = Command("replay", Arguments, run)
