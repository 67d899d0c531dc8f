"""``hotseat shot``: a picture of a table."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from game.cli import arguments, asked_table
from game.cli.arguments import Command
from game.errors import UserError

if TYPE_CHECKING:
    from game.engine.title import Title


@dataclass(frozen=True)
class Arguments:
    """The arguments of `hotseat shot`."""

    title: str = arguments.title()
    seats: int = arguments.option("--seats", type=arguments.count, default=0, metavar="N")
    seed: int = arguments.seed(1)
    moves: int = arguments.option("--moves", type=arguments.number, default=0, metavar="K")
    size: tuple[int, int] = arguments.option(
        "--size", type=arguments.size, default=(1920, 1080), metavar="WxH"
    )
    out: Path = arguments.new_file()
    option: list[str] = arguments.table_options()
    edition: str | None = arguments.edition()


def run(given: Arguments) -> int:
    """Draw the picture. Return the exit status."""
    title = asked_table.package(given.title, given.edition).title
    if given.out.suffix.lower() not in (".png", ".jpg"):
        raise UserError("error-out-suffix", path=str(given.out), suffix=given.out.suffix)
    if not given.out.resolve().parent.is_dir():
        raise UserError("error-out-folder", path=str(given.out))
    options, seats = asked_table.options(given.option), given.seats or _about_three(title)
    title.refuse_seats(seats)
    title.full_options(options, seats)
    from game.ui.window import run

    try:
        run.shot(run.ShotSpec(title, given.size, seats, options, given.moves, given.seed), given.out)
    except OSError as error:
        raise UserError("error-out-unwritten", path=str(given.out), reason=error) from error
    return 0


def _about_three(title: Title) -> int:
    return min(title.seats, key=lambda seats: abs(seats - 3))


COMMAND = Command("shot", Arguments, run)
