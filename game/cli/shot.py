"""``hotseat shot``: a picture of a table: a new one after random moves, or one of a recorded game."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from game.cli import arguments, asked_table
from game.cli.arguments import Command
from game.errors import UserError
from game.records import keepsakes

if TYPE_CHECKING:
    from game.engine.title import Title

RECORD_SUFFIX = ".jsonl"


@dataclass(frozen=True)
class Arguments:
    """The arguments of `hotseat shot`. `title`: a title or the path of a record."""

    title: str = arguments.title()
    seats: int = arguments.option("--seats", type=arguments.count, default=0, metavar="N")
    seed: int = arguments.seed(1)
    moves: int = arguments.option("--moves", type=arguments.number, default=0, metavar="K")
    at: int | None = arguments.option("--at", type=arguments.number, default=None, metavar="N")
    seat: int | None = arguments.option("--seat", type=arguments.count, default=None, metavar="N")
    sheet: bool = arguments.flag("--sheet")
    size: tuple[int, int] = arguments.option(
        "--size", type=arguments.size, default=(1920, 1080), metavar="WxH"
    )
    out: Path = arguments.new_file()
    option: list[str] = arguments.table_options()
    edition: str | None = arguments.edition()


def run(given: Arguments) -> int:
    """Draw the picture. Return the exit status."""
    is_record = Path(given.title).suffix == RECORD_SUFFIX
    keepsakes.refuse_name(given.out, keepsakes.PICTURES)
    try:
        _draw_record(given) if is_record else _draw_table(given)
    except OSError as error:
        raise UserError("error-out-unwritten", path=str(given.out), reason=error) from error
    return 0


def _draw_table(given: Arguments) -> None:
    """Draw a new table. Raises OSError, UserError."""
    if given.at is not None or given.seat is not None or given.sheet:
        raise UserError("error-shot-record")
    title = asked_table.package(given.title, given.edition).title
    options, seats = asked_table.options(given.option), given.seats or _about_three(title)
    title.refuse_seats(seats)
    title.full_options(options, seats)
    from game.ui.window import run

    run.shot(run.ShotSpec(title, given.size, seats, options, given.moves, given.seed), given.out)


def _draw_record(given: Arguments) -> None:
    """Draw a position of a recorded game. Raises OSError, UserError."""
    from game import paths
    from game.cli.replay import side_of
    from game.engine import files
    from game.engine.session.record import BadRecord
    from game.records import record_loader
    from game.records.settings import Store

    record = Path(given.title)
    replay = record_loader.replay(record)
    at = replay.length if given.at is None else given.at
    if at > replay.length:
        raise BadRecord("error-record-moves", record, moves=at)
    side = side_of(replay, given.seat)
    from game.ui.window import film, keepsake_files

    table = film.Film(replay, film.FilmSpec(side, given.size), Store(paths.config_dir()).load())
    drawn = table.sheet(at) if given.sheet else table.still(at)
    files.replace(given.out, keepsake_files.encoded(drawn, given.out.suffix))


def _about_three(title: Title) -> int:
    return min(title.seats, key=lambda seats: abs(seats - 3))


COMMAND = Command("shot", Arguments, run)
