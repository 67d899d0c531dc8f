"""``hotseat puzzle``: find the best move of a position, which a hard bot judges."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from game.cli import arguments, asked_table, window, words
from game.cli.arguments import Command
from game.errors import UserError

if TYPE_CHECKING:
    from game.play.sandbox import Origin


@dataclass(frozen=True)
class Arguments:
    """The arguments of `hotseat puzzle`."""

    title: str | None = arguments.argument(metavar="TITLE", nargs="?", default=None)
    number: int = arguments.argument(metavar="N", nargs="?", type=arguments.count, default=1)
    start: Path | None = arguments.option("--from", type=Path, default=None, metavar="FILE")
    text: bool = arguments.in_terminal()
    plain: bool = arguments.plain()


def run(given: Arguments) -> int:
    """Show the position. Return the exit status."""
    found = _own(given) if given.start is None else _from(given.start)
    if given.text or given.plain:
        from game.text import start

        start.think(found, plain=given.plain)
        return 0
    window.need_display()
    return window.show(puzzle=found)


def _own(given: Arguments) -> Origin:
    """Return one of a title's own positions. Raises UserError."""
    from game.packages import puzzles
    from game.play import puzzle

    if given.title is None:
        raise UserError("error-puzzle-what")
    package = asked_table.package(given.title, None)
    own = puzzles.of(package)
    if given.number > len(own):
        raise UserError("error-puzzle-number", title=given.title, count=len(own), number=given.number)
    return puzzle.origin_of_own(package, own[given.number - 1], words.say)


def _from(file: Path) -> Origin:
    """Return the position in a file. Raises UserError."""
    from game.engine.positions import position
    from game.play import puzzle

    found = position.read(file, lambda name: asked_table.package(name, None).title)
    return puzzle.origin_of_position(found, words.say)


COMMAND = Command("puzzle", Arguments, run)
