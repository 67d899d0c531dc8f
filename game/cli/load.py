"""``hotseat load``: continue a recorded game."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from game.cli import arguments, window
from game.cli.arguments import Command


@dataclass(frozen=True)
class Arguments:
    """The arguments of `hotseat load`."""

    file: Path = arguments.argument(metavar="FILE", type=Path)
    copy: bool = arguments.flag("--copy")
    text: bool = arguments.in_terminal()
    plain: bool = arguments.plain()


def run(given: Arguments) -> int:
    """Open the table of the record."""
    from game.engine.session import record_writer
    from game.records import record_loader

    in_terminal = given.text or given.plain
    record_loader.read(given.file)
    if not in_terminal:
        window.need_display()
    path = record_loader.copy(given.file) if given.copy else given.file
    if in_terminal:
        from game.text import start

        start.sit(record_loader.resume(path), plain=given.plain)
        return 0
    if not given.copy:
        record_writer.refuse_in_use(path)
    return window.show(record=path)


COMMAND = Command("load", Arguments, run)
