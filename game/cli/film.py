"""``hotseat film``: a recorded game as pictures, an animation or a PDF."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from game import paths
from game.cli import arguments, progress
from game.cli.arguments import Command
from game.cli.replay import side_of
from game.errors import UserError
from game.records import keepsakes


@dataclass(frozen=True)
class Arguments:
    """The arguments of `hotseat film`."""

    file: Path = arguments.argument(metavar="RECORD", type=Path)
    out: Path = arguments.new_file()
    seat: int | None = arguments.option("--seat", type=arguments.count, default=None, metavar="N")
    size: tuple[int, int] = arguments.option(
        "--size", type=arguments.size, default=keepsakes.FILM_SIZE, metavar="WxH"
    )
    every: str = arguments.option("--every", choices=keepsakes.EVERY, default=keepsakes.EVERY[0])


def run(given: Arguments) -> int:
    """Make the film. Return the exit status."""
    from game.records import record_loader
    from game.records.settings import Store

    replay = record_loader.replay(given.file)
    side = side_of(replay, given.seat)
    keepsakes.refuse_name(given.out, keepsakes.FILMS)
    from game.ui.window import film

    try:
        spec, own = film.FilmSpec(side, given.size, given.every), Store(paths.config_dir()).load()
        made = film.Film(replay, spec, own)
        made.refuse_long(given.out)
        with progress.of(given.out.name, 0, len(made.numbers), "cli-progress-pictures") as shown:
            made.write(given.out, shown.report)
    except OSError as error:
        raise UserError("error-out-unwritten", path=str(given.out), reason=error) from error
    return 0


COMMAND = Command("film", Arguments, run)
