"""The command line: each sub-command is a thin call. Modules are loaded when a sub-command needs them."""

from __future__ import annotations

import argparse
import contextlib
import errno
import io
import os
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from game import __version__

if TYPE_CHECKING:
    from game.bots.series import Played, Series
    from game.engine.title import Title

MAX_SEED = 2**32 - 1
MISTAKE = 2
"""Exit status for what the person has to put right: input, files, a display."""


class Mistake(Exception):
    """Something that was asked for cannot be done; one sentence says what to do."""


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        """One sentence instead of a page."""
        raise Mistake(f"{message}; see {self.prog} --help")

    def _print_message(self, message: str, file: Any = None) -> None:
        """Help and version; argparse itself says nothing where they cannot be written."""
        with _printing():
            (file or sys.stdout).write(message)


class _Closed(io.TextIOBase):
    """Stands in for a standard output that was closed before the program began."""

    def write(self, text: str, /) -> int:
        raise OSError(errno.EBADF, os.strerror(errno.EBADF))


def main(arguments: list[str] | None = None) -> int:
    """Run the command line. Returns the exit status."""
    if sys.stdout is None:
        sys.stdout = _Closed()
    try:
        given = _parser().parse_args(arguments)
        status: int = given.call(given)
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        _give_up_output()
        return 1
    except Exception as error:
        if not _is_mistake(error):
            raise
        _complain(f"hotseat: {error}")
        return MISTAKE
    return status


@contextlib.contextmanager
def _printing() -> Iterator[None]:
    """Print to standard output. Raises Mistake where that fails, BrokenPipeError where nobody reads."""
    try:
        yield
        sys.stdout.flush()
    except BrokenPipeError:
        raise
    except OSError as error:
        _give_up_output()
        raise Mistake(f"standard output cannot be written ({error.strerror})") from error


def _give_up_output() -> None:
    """Python writes what is left when it ends: that must not fail again."""
    with contextlib.suppress(OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _complain(line: str) -> None:
    """One line on standard error, if there is one."""
    if sys.stderr is not None:
        with contextlib.suppress(OSError):
            sys.stderr.write("".join(c if c.isprintable() else " " for c in line) + "\n")


def _is_mistake(error: Exception) -> bool:
    """Whether the message is meant for the person. Looked up here so that --version need not load these."""
    from game.bots import BotFailed
    from game.engine.board import BadMap
    from game.engine.content import BadContent
    from game.engine.record import BadRecord
    from game.engine.title import BadTable
    from game.ui.window.words import WordsError

    return isinstance(error, Mistake | BotFailed | BadMap | BadContent | BadRecord | BadTable | WordsError)


# ---------------------------------------------------------------------- arguments


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="hotseat", description="A desktop table for big-box board games.")
    parser.add_argument("--version", action="version", version=f"hotseat {__version__}")
    parser.set_defaults(call=_menu)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")
    _add_play(commands)
    _add_load(commands)
    _add_replay(commands)
    _add_position(commands)
    _add_simulate(commands)
    _add_ladder(commands)
    _add_shot(commands)
    _command(commands, "check", _check, "check content files, maps and texts")
    _add_hall(commands)
    bench = _command(commands, "bench", _bench, "measure speed")
    bench.add_argument("--json", action="store_true", help="print JSON")
    words = "fail where a figure, scaled to the yardstick, is not within its limit at any of several tries"
    bench.add_argument("--check", action="store_true", help=words)
    return parser


def _command(commands: Any, name: str, call: Any, words: str) -> argparse.ArgumentParser:
    described = words.capitalize() + "."
    parser: argparse.ArgumentParser = commands.add_parser(name, help=words, description=described)
    parser.set_defaults(call=call)
    return parser


def _add_play(commands: Any) -> None:
    parser = _command(commands, "play", _play, "open a table at once")
    parser.add_argument("title", metavar="TITLE")
    _add_table(parser, "human,human", "who sits where: human or the name of a bot, by comma")
    words = "undo goes back past dice, revealed cards and the choices of others"
    parser.add_argument("--practice", action="store_true", help=words)


def _add_load(commands: Any) -> None:
    parser = _command(commands, "load", _load, "go on with a recorded game")
    parser.add_argument("file", metavar="FILE", type=Path)
    parser.add_argument(
        "--copy", action="store_true", help="go on with a copy: the record itself may be open elsewhere"
    )


def _add_replay(commands: Any) -> None:
    parser = _command(commands, "replay", _replay, "look at a recorded game, move by move")
    parser.add_argument("file", metavar="FILE", type=Path)
    words = "through the eyes of this seat, from 1 (those of the only person, else of nobody)"
    parser.add_argument("--seat", type=_count, default=None, metavar="N", help=words)


def _add_position(commands: Any) -> None:
    parser = _command(commands, "position", _position, "write a position of a recorded game into a file")
    parser.add_argument("file", metavar="RECORD", type=Path)
    parser.add_argument("--at", type=_number, default=None, metavar="N", help="after so many moves (all)")
    parser.add_argument("--out", type=Path, required=True, metavar="FILE", help="a new .json")


def _add_simulate(commands: Any) -> None:
    parser = _command(commands, "simulate", _simulate, "let bots play whole games")
    parser.add_argument("title", metavar="TITLE")
    parser.add_argument("--games", type=_count, default=10, metavar="N", help="how many (10)")
    _add_table(parser, "random,random", "bots by comma; they change seats from game to game")
    words = "write a record of every game there, to be seen with: hotseat replay"
    parser.add_argument("--records", type=Path, default=None, metavar="DIR", help=words)
    _add_jobs(parser)


def _add_ladder(commands: Any) -> None:
    parser = _command(commands, "ladder", _ladder, "let each bot climb: play it against the one below")
    parser.add_argument("title", metavar="TITLE")
    parser.add_argument("--games", type=_count, default=200, metavar="N", help="how many a rung (200)")
    words = "one rung: a bot, and the bots that it is played against, by comma; can be repeated (all rungs)"
    parser.add_argument("--seats", action="append", default=[], metavar="LIST", help=words)
    parser.add_argument("--seed", type=_seed, default=1, metavar="N", help="seed of the first game (1)")
    _add_option(parser)
    _add_jobs(parser)


def _add_jobs(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--jobs", type=_count, default=1, metavar="N", help="processes to share them (1)")
    parser.add_argument("--json", action="store_true", help="print JSON")


def _add_shot(commands: Any) -> None:
    parser = _command(commands, "shot", _shot, "draw a table into a picture file")
    parser.add_argument("title", metavar="TITLE")
    parser.add_argument("--seats", type=_count, default=0, metavar="N", help="how many (about 3)")
    parser.add_argument("--seed", type=_seed, default=1, metavar="N", help="seed of the game (1)")
    parser.add_argument("--moves", type=_number, default=0, metavar="K", help="bot moves made before (0)")
    parser.add_argument("--size", type=_size, default=(1920, 1080), metavar="WxH", help="pixels (1920x1080)")
    parser.add_argument("--out", type=Path, required=True, metavar="FILE", help="a .png or .jpg")
    _add_option(parser)


def _add_hall(commands: Any) -> None:
    parser = _command(commands, "hall", _hall, "list the best scores, the players and what they played")
    parser.add_argument("--title", metavar="TITLE", help="of one title only")
    parser.add_argument("--json", action="store_true", help="print JSON")
    words = "make it anew from the records, without the games whose record is gone"
    parser.add_argument("--rebuild", action="store_true", help=words)


def _add_table(parser: argparse.ArgumentParser, seats: str, words: str) -> None:
    parser.add_argument("--seats", default=seats, metavar="LIST", help=f"{words} ({seats})")
    parser.add_argument("--seed", type=_seed, default=None, metavar="N", help="seed of the game (drawn)")
    _add_option(parser)


def _add_option(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--option", action="append", default=[], metavar="K=V", help="an option of the table; can be repeated"
    )


def _number(text: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 12:
        raise argparse.ArgumentTypeError(f'"{text}" is not a whole number from 0 up')
    return int(text)


def _count(text: str) -> int:
    if _number(text) == 0:
        raise argparse.ArgumentTypeError("at least 1 is needed")
    return int(text)


def _seed(text: str) -> int:
    if _number(text) > MAX_SEED:
        raise argparse.ArgumentTypeError(f"a seed is at most {MAX_SEED}")
    return int(text)


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.partition("x")
    try:
        size = _number(width), _number(height)
    except argparse.ArgumentTypeError:
        size = (0, 0)
    if not (640 <= size[0] <= 7680 and 360 <= size[1] <= 4320):
        raise argparse.ArgumentTypeError(f'"{text}" is not a size from 640x360 to 7680x4320')
    return size


def _options(given: list[str]) -> dict[str, str]:
    pairs = [text.partition("=") for text in given]
    for text, (name, sign, value) in zip(given, pairs, strict=True):
        if not (name and sign and value):
            raise Mistake(f'--option takes name=value, not "{text}"')
    return {name: value for name, _, value in pairs}


def _seats(text: str) -> tuple[str, ...]:
    """The kinds of a list of seats. Raises Mistake."""
    from game import bots

    kinds = tuple(part.strip() for part in text.split(","))
    for kind in kinds:
        if kind not in (bots.HUMAN, *bots.names()):
            have = ", ".join((bots.HUMAN, *bots.names()))
            raise Mistake(f'there is no player "{kind}"; --seats takes {have}')
    return kinds


# ---------------------------------------------------------------------- window


def _need_display() -> None:
    """Raise Mistake where no window can be opened."""
    driver = os.environ.get("SDL_VIDEODRIVER", "")
    shown = driver or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    if sys.platform not in ("win32", "darwin") and not shown:
        raise Mistake("there is no display to open a window on; start it from a desktop")


def _window(**start: Any) -> int:
    from game.ui.window import run

    return run.main(run.Start(**start))


def _menu(given: argparse.Namespace) -> int:
    _need_display()
    return _window()


def _play(given: argparse.Namespace) -> int:
    from game import packages

    title = packages.find(given.title).title
    kinds = _seats(given.seats)
    title.refuse_seats(len(kinds))
    options = _options(given.option)
    title.full_options(options, len(kinds))
    _need_display()
    seed = random.randrange(MAX_SEED) if given.seed is None else given.seed
    return _window(title=given.title, kinds=kinds, options=options, seed=seed, practice=given.practice)


def _load(given: argparse.Namespace) -> int:
    from game import shelf
    from game.engine import writer

    shelf.read(given.file)
    _need_display()
    if given.copy:
        return _window(record=shelf.copy(given.file))
    writer.refuse_in_use(given.file)
    return _window(record=given.file)


def _replay(given: argparse.Namespace) -> int:
    from game import shelf

    replay = shelf.replay(given.file)
    side = None if given.seat is None else given.seat - 1
    if side is not None and side >= len(replay.seats):
        raise Mistake(f"--seat {given.seat}: this game has {len(replay.seats)} seats")
    if side is not None and side not in replay.sides:
        raise Mistake(f"--seat {given.seat}: the game goes on, and others sit there; leave --seat out")
    _need_display()
    return _window(record=given.file, replay=True, side=side)


def _position(given: argparse.Namespace) -> int:
    from game import shelf
    from game.engine import position

    position.write(shelf.position(given.file, given.at), given.out)
    return 0


def _shot(given: argparse.Namespace) -> int:
    from game import packages

    title = packages.find(given.title).title
    if given.out.suffix.lower() not in (".png", ".jpg"):
        raise Mistake(f'--out {given.out} ends in "{given.out.suffix}"; pictures are .png or .jpg')
    if not given.out.resolve().parent.is_dir():
        raise Mistake(f"--out {given.out}: the folder does not exist")
    options, seats = _options(given.option), given.seats or _about_three(title)
    title.refuse_seats(seats)
    title.full_options(options, seats)
    from game.ui.window import run

    try:
        run.shot(run.ShotSpec(title, given.size, seats, options, given.moves, given.seed), given.out)
    except OSError as error:
        raise Mistake(f"--out {given.out} cannot be written ({error.strerror or error})") from error
    return 0


def _about_three(title: Title) -> int:
    return min(title.seats, key=lambda seats: abs(seats - 3))


# ---------------------------------------------------------------------- terminal


def _bots(title: Title, text: str, options: dict[str, str]) -> tuple[str, ...]:
    """The bots of a list of seats at a table that there is. Raises Mistake, BadTable."""
    from game import bots

    names = _seats(text)
    if bots.HUMAN in names:
        raise Mistake(f"only bots can play here: {', '.join(bots.names())}")
    title.refuse_seats(len(names))
    title.full_options(options, len(names))
    return names


def _simulate(given: argparse.Namespace) -> int:
    from game import packages, terminal
    from game.bots import series

    options = _options(given.option)
    names = _bots(packages.find(given.title).title, given.seats, options)
    seed = random.randrange(MAX_SEED) if given.seed is None else given.seed
    asked = series.Series(given.title, names, options, seed)
    try:
        played = _played(asked, given.games, given.jobs, given.records)
    except OSError as error:
        raise Mistake(f"--records {given.records} cannot be written ({error.strerror})") from error
    summary = series.summarise(asked, played)
    with _printing():
        terminal.show_json(summary) if given.json else terminal.show_summary(summary)
    return 0


def _ladder(given: argparse.Namespace) -> int:
    from game import packages, terminal
    from game.bots import ladder

    title, options = packages.find(given.title).title, _options(given.option)
    wanted = [_bots(title, text, options) for text in given.seats] or ladder.RUNGS
    for names in wanted:
        if len(names) < 2 or len({*names[1:]}) > 1:
            raise Mistake("a rung is a bot and one kind of others, such as greedy,random,random")
    rungs = [
        ladder.climb(title.id, names, given.seed, options, lambda s: _played(s, given.games, given.jobs))
        for names in wanted
    ]
    with _printing():
        terminal.show_json(rungs) if given.json else terminal.show_ladder(title.id, given.seed, rungs)
    return 0


def _played(asked: Series, games: int, jobs: int, records: Path | None = None) -> list[Played]:
    from rich.console import Console
    from rich.progress import track

    from game import packages
    from game.bots import series

    console = Console(stderr=True)
    quiet = not console.is_terminal
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    found = series.play_games(asked, games, jobs, packages.find, records)
    return list(track(found, asked.title, games, console=console, transient=True, disable=quiet))


def _hall(given: argparse.Namespace) -> int:
    from game import hall, packages, paths, terminal

    wanted = packages.names() if given.title is None else (packages.find(given.title).title.id,)
    found = hall.sync(paths.records_dir(), given.rebuild)
    if found.problem:
        _complain(f"hotseat: {found.problem}")
    chapters = [c for c in found.chapters if c.title in wanted]
    with _printing():
        terminal.show_json(chapters) if given.json else terminal.show_hall(chapters)
    return 0


def _check(given: argparse.Namespace) -> int:
    from game import check

    found = check.run()
    for problem in found.problems:
        _complain(problem)
    with _printing():
        sys.stdout.write(found.summary + "\n")
    return 1 if found.problems else 0


def _bench(given: argparse.Namespace) -> int:
    from game import bench, terminal

    found = bench.run(bench.TRIES if given.check else 1)
    with _printing():
        terminal.show_json(found) if given.json else terminal.show_bench(found)
    if not given.check:
        return 0
    for what in found.broken:
        sys.stderr.write(f"hotseat: {what} is not within its limit\n")
    return 1 if found.broken else 0
