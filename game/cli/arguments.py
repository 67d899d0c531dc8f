"""The arguments of a command: declared once, as the fields of the record that the command gets."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, NoReturn, TypeVar

from game.engine.rng import MAX_SEED
from game.errors import UserError
from game.text.output import printing

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

    Arguments = TypeVar("Arguments", bound=DataclassInstance)
else:
    Arguments = TypeVar("Arguments")


class Parser(argparse.ArgumentParser):
    """Reads a command line. Raises UserError for what it does not understand."""

    def error(self, message: str) -> NoReturn:
        """Raise one sentence instead of printing a page."""
        raise UserError("error-arguments", problem=message, program=self.prog)

    def _print_message(self, message: str, file: Any = None) -> None:
        """Print help and version; argparse itself ignores errors of the output."""
        with printing():
            (file or sys.stdout).write(message)


@dataclass(frozen=True)
class Command(Generic[Arguments]):
    """A command of the command line.

    summary    what it does, in the list of commands
    arguments  the record of its arguments, a dataclass whose fields are made by the functions below
    run        carries it out and returns the exit status
    """

    name: str
    summary: str
    arguments: type[Arguments]
    run: Callable[[Arguments], int]

    def add_to(self, commands: Any) -> None:
        """Add it to the commands of a parser, in which `command` names it."""
        description = self.summary.capitalize() + "."
        parser = commands.add_parser(self.name, help=self.summary, description=description)
        parser.set_defaults(command=self)
        for argument in fields(self.arguments):
            settings = dict(argument.metadata)
            if option := settings.pop("option", ""):
                parser.add_argument(option, dest=argument.name, **settings)
            else:
                parser.add_argument(argument.name, **settings)

    def call(self, parsed: argparse.Namespace) -> int:
        """Carry out the command with its arguments. Return the exit status."""
        values = {argument.name: getattr(parsed, argument.name) for argument in fields(self.arguments)}
        return self.run(self.arguments(**values))


# ---------------------------------------------------------------------- fields of a record of arguments


def argument(**settings: Any) -> Any:
    """Declare an argument by its place. `settings`: those of argparse's add_argument."""
    return field(metadata=settings)


def option(name: str, words: str, **settings: Any) -> Any:
    """Declare an option such as "--games". `settings`: those of argparse's add_argument."""
    return field(metadata={"option": name, "help": words, **settings})


def flag(name: str, words: str) -> Any:
    """Declare an option that is given or not."""
    return option(name, words, action="store_true")


def title() -> Any:
    """Declare the title that a command is about."""
    return argument(metavar="TITLE")


def titles(words: str) -> Any:
    """Declare any number of titles."""
    return argument(metavar="TITLE", nargs="*", help=words)


def seats(words: str, default: str | None) -> Any:
    """Declare who sits where, by comma."""
    return option("--seats", words, default=default, metavar="LIST")


def seed(words: str, default: int | None = None) -> Any:
    """Declare the seed of a game."""
    return option("--seed", words, type=seed_number, default=default, metavar="N")


def table_options() -> Any:
    """Declare options of the table, a list of "name=value"."""
    words = "an option of the table; can be repeated"
    return option("--option", words, action="append", default=[], metavar="K=V")


def edition() -> Any:
    """Declare the edition of the title."""
    return option("--edition", "one of your editions: numbers that differ", metavar="NAME")


def in_terminal() -> Any:
    """Declare that a table is in the terminal."""
    return flag("--text", "in the terminal instead of a window")


def plain() -> Any:
    """Declare that a table is in the terminal, for a screen reader."""
    return flag("--plain", "in the terminal, for a screen reader: a fact a line, without tables and colours")


def jobs() -> Any:
    """Declare the number of processes."""
    words = "processes to share them (1; on a cluster as many as it has cores)"
    return option("--jobs", words, type=count, default=None, metavar="N")


def cluster() -> Any:
    """Declare that a cluster plays."""
    return flag("--cluster", "on the machines of the Ray cluster that runs here or at RAY_ADDRESS")


def json() -> Any:
    """Declare that the result is printed as JSON."""
    return flag("--json", "print JSON")


def new_file(words: str) -> Any:
    """Declare the file that is written."""
    return option("--out", words, type=Path, required=True, metavar="FILE")


# ---------------------------------------------------------------------- types of values


def number(text: str) -> int:
    """Return a whole number from 0 up."""
    if not text.isascii() or not text.isdigit() or len(text) > 12:
        raise argparse.ArgumentTypeError(f'"{text}" is not a whole number from 0 up')
    return int(text)


def count(text: str) -> int:
    """Return a whole number from 1 up."""
    if number(text) == 0:
        raise argparse.ArgumentTypeError("at least 1 is needed")
    return int(text)


def seed_number(text: str) -> int:
    """Return a seed. Raises argparse.ArgumentTypeError if it is too large."""
    if number(text) > MAX_SEED:
        raise argparse.ArgumentTypeError(f"a seed is at most {MAX_SEED}")
    return int(text)


def size(text: str) -> tuple[int, int]:
    """Return the width and height of "1280x720", in pixels."""
    width, _, height = text.partition("x")
    try:
        pixels = number(width), number(height)
    except argparse.ArgumentTypeError:
        pixels = (0, 0)
    if not (640 <= pixels[0] <= 7680 and 360 <= pixels[1] <= 4320):
        raise argparse.ArgumentTypeError(f'"{text}" is not a size from 640x360 to 7680x4320')
    return pixels
