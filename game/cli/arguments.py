"""What can be written on the command line."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any, NoReturn

from game import VERSION
from game.cli import commands as run
from game.engine.rng import MAX_SEED
from game.text.output import Mistake, printing


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        """One sentence instead of a page."""
        raise Mistake(f"{message}; see {self.prog} --help")

    def _print_message(self, message: str, file: Any = None) -> None:
        """Help and version; argparse itself says nothing where they cannot be written."""
        with printing():
            (file or sys.stdout).write(message)


def parser() -> argparse.ArgumentParser:
    """Everything that can be asked for; `call` of what is found does it."""
    words = (
        "A desktop table for big-box board games. With nothing but the FILE.jsonl of a game it opens that."
    )
    parser = _Parser(prog="hotseat", description=words)
    parser.add_argument("--version", action="version", version=VERSION)
    words = "show on standard error what goes into the log, with tracebacks; anywhere on the line"
    parser.add_argument("--verbose", action="store_true", help=words)
    parser.set_defaults(call=run.menu)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")
    _add_play(commands)
    _add_load(commands)
    _add_replay(commands)
    _add_position(commands)
    _add_simulate(commands)
    _add_ladder(commands)
    _add_shot(commands)
    words = "check content files, maps and texts, and play the titles of others at random"
    check = _command(commands, "check", run.check, words)
    check.add_argument("titles", metavar="TITLE", nargs="*", help="play these at random too")
    _add_hall(commands)
    _add_edition(commands)
    words = "play, save, load and replay every title in a hidden window, and say whether all is well"
    selftest = _command(commands, "selftest", run.selftest, words)
    selftest.add_argument("titles", metavar="TITLE", nargs="*", help="only these (all that are installed)")
    bench = _command(commands, "bench", run.bench, "measure speed")
    bench.add_argument("--json", action="store_true", help="print JSON")
    words = "measure beside catanatron instead, another engine: decisions a second and copies"
    bench.add_argument("--peer", action="store_true", help=words)
    words = "fail where a figure, scaled to the yardstick, is not within its limit at any of several tries"
    bench.add_argument("--check", action="store_true", help=words)
    return parser


def _command(commands: Any, name: str, call: Any, words: str) -> argparse.ArgumentParser:
    described = words.capitalize() + "."
    parser: argparse.ArgumentParser = commands.add_parser(name, help=words, description=described)
    parser.set_defaults(call=call)
    return parser


def _add_play(commands: Any) -> None:
    parser = _command(commands, "play", run.play, "open a table at once")
    parser.add_argument("title", metavar="TITLE", nargs="?", default=None)
    words = "go on from this position, which may have been edited; made with: hotseat position"
    parser.add_argument("--from", dest="start", type=Path, default=None, metavar="FILE", help=words)
    _add_table(parser, None, "who sits where: human or the name of a bot, by comma (human,human)")
    _add_text(parser)
    words = "undo also takes back dice rolls, revealed cards and other players’ choices"
    parser.add_argument("--practice", action="store_true", help=words)


def _add_text(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--text", action="store_true", help="in the terminal instead of a window")
    words = "in the terminal, for a screen reader: a fact a line, without tables and colours"
    parser.add_argument("--plain", action="store_true", help=words)


def _add_load(commands: Any) -> None:
    parser = _command(commands, "load", run.load, "continue a recorded game")
    parser.add_argument("file", metavar="FILE", type=Path)
    parser.add_argument(
        "--copy", action="store_true", help="continue a copy: the record itself may be open elsewhere"
    )
    _add_text(parser)


def _add_replay(commands: Any) -> None:
    parser = _command(commands, "replay", run.replay, "look at a recorded game, move by move")
    parser.add_argument("file", metavar="FILE", type=Path)
    words = "through the eyes of this seat, from 1 (those of the only person, else of nobody)"
    parser.add_argument("--seat", type=_count, default=None, metavar="N", help=words)


def _add_position(commands: Any) -> None:
    parser = _command(commands, "position", run.position, "write a position of a recorded game into a file")
    parser.add_argument("file", metavar="RECORD", type=Path)
    parser.add_argument("--at", type=_number, default=None, metavar="N", help="after so many moves (all)")
    words = "as this seat may know it, from 1: what it does not see is drawn anew"
    parser.add_argument("--seat", type=_count, default=None, metavar="N", help=words)
    parser.add_argument("--out", type=Path, required=True, metavar="FILE", help="a new .json")


def _add_simulate(commands: Any) -> None:
    parser = _command(commands, "simulate", run.simulate, "let bots play whole games")
    parser.add_argument("title", metavar="TITLE")
    parser.add_argument("--games", type=_count, default=10, metavar="N", help="how many (10)")
    _add_table(parser, "random,random", "bots by comma; they change seats from game to game (random,random)")
    words = "write a record of every game there, to be seen with: hotseat replay"
    parser.add_argument("--records", type=Path, default=None, metavar="DIR", help=words)
    words = "write a row a game there, .jsonl or .csv; games that it has are not played again"
    parser.add_argument("--rows", type=Path, default=None, metavar="FILE", help=words)
    words = "draw wins, points by source and lengths into a .png"
    parser.add_argument("--chart", type=Path, default=None, metavar="FILE", help=words)
    _add_jobs(parser)


def _add_ladder(commands: Any) -> None:
    parser = _command(commands, "ladder", run.ladder, "let each bot climb: play it against the one below")
    parser.add_argument("title", metavar="TITLE")
    parser.add_argument("--games", type=_count, default=200, metavar="N", help="how many a rung (200)")
    words = "one rung: a bot, and the bots that it is played against, by comma; can be repeated (all rungs)"
    parser.add_argument("--seats", action="append", default=[], metavar="LIST", help=words)
    parser.add_argument("--seed", type=_seed, default=1, metavar="N", help="seed of the first game (1)")
    parser.add_argument("--markdown", action="store_true", help="print rows of a table in Markdown")
    _add_option(parser)
    _add_jobs(parser)


def _add_jobs(parser: argparse.ArgumentParser) -> None:
    words = "processes to share them (1; on a cluster as many as it has cores)"
    parser.add_argument("--jobs", type=_count, default=None, metavar="N", help=words)
    words = "on the machines of the Ray cluster that runs here or at RAY_ADDRESS"
    parser.add_argument("--cluster", action="store_true", help=words)
    parser.add_argument("--json", action="store_true", help="print JSON")


def _add_shot(commands: Any) -> None:
    parser = _command(commands, "shot", run.shot, "draw a table into a picture file")
    parser.add_argument("title", metavar="TITLE")
    parser.add_argument("--seats", type=_count, default=0, metavar="N", help="how many (about 3)")
    parser.add_argument("--seed", type=_seed, default=1, metavar="N", help="seed of the game (1)")
    parser.add_argument("--moves", type=_number, default=0, metavar="K", help="bot moves made before (0)")
    parser.add_argument("--size", type=_size, default=(1920, 1080), metavar="WxH", help="pixels (1920x1080)")
    parser.add_argument("--out", type=Path, required=True, metavar="FILE", help="a .png or .jpg")
    _add_option(parser)


def _add_hall(commands: Any) -> None:
    parser = _command(commands, "hall", run.hall, "list the best scores, the players and what they played")
    parser.add_argument("--title", metavar="TITLE", help="of one title only")
    parser.add_argument("--json", action="store_true", help="print JSON")
    words = "rebuild it from the records, without games that have no record any more"
    parser.add_argument("--rebuild", action="store_true", help=words)


def _add_edition(commands: Any) -> None:
    words = "list and check your editions of a title: numbers that differ from ours"
    parser = _command(commands, "edition", run.edition, words)
    parser.add_argument("title", metavar="TITLE")
    words = "write a folder to fill in: every number of the title, below the words of its card"
    parser.add_argument("--new", metavar="NAME", help=words)


def _add_table(parser: argparse.ArgumentParser, seats: str | None, words: str) -> None:
    parser.add_argument("--seats", default=seats, metavar="LIST", help=words)
    parser.add_argument("--seed", type=_seed, default=None, metavar="N", help="seed of the game (drawn)")
    _add_option(parser)


def _add_option(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--option", action="append", default=[], metavar="K=V", help="an option of the table; can be repeated"
    )
    parser.add_argument("--edition", metavar="NAME", help="one of your editions: numbers that differ")


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
