"""The arguments of a command: declared once, as the fields of the record that the command gets."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, NoReturn, TypeVar

from game.cli import words
from game.engine.rng import MAX_SEED
from game.errors import MAX_FACT, UserError, printable, shorten
from game.text.output import printing

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

    Arguments = TypeVar("Arguments", bound=DataclassInstance)
else:
    Arguments = TypeVar("Arguments")


class MistypedArguments(UserError):
    """The command line is none that the program understands."""


class Parser(argparse.ArgumentParser):
    """Reads a command line. Raises MistypedArguments for what it does not understand.

    Its texts are messages whose ids follow from the names: `cli-COMMAND`, and `cli-COMMAND-OPTION`, or
    `cli-option-OPTION` where commands share an option. They are put in when somebody reads them.
    """

    command = ""
    """The name of the command whose arguments are read; "" for the program itself."""

    def error(self, message: str) -> NoReturn:
        """Raise one sentence instead of printing a page."""
        raise MistypedArguments("error-arguments", problem=message, program=self.prog)

    def format_help(self) -> str:
        """Return the help in the person's language."""
        self.describe()
        with words.argparse_speaks():
            return super().format_help()

    def describe(self) -> None:
        """Put in the texts, here and in the parsers of the commands."""
        summary = words.say(f"cli-{self.command or 'hotseat'}")
        self.description = words.say("cli-sentence", words=summary) if self.command else summary
        self._positionals.title, self._optionals.title = words.say("cli-arguments"), words.say("cli-options")
        for action in self._actions:
            self._describe(action)

    def _describe(self, action: argparse.Action) -> None:
        if isinstance(action.metavar, str):
            action.metavar = _metavar(action.metavar)
        if isinstance(action, argparse._SubParsersAction):  # its public name is a method's
            action.container.title = words.say("cli-commands")  # type: ignore[attr-defined]  # the stubs lack it
            for listed in action._get_subactions():  # the only way to the list of commands
                listed.help = words.say(f"cli-{listed.dest}")
            for parser in action.choices.values():
                parser.describe()
        elif message := help_message(self.command, action):
            action.help = words.say(message).replace("%", "%%")

    def _print_message(self, message: str, file: Any = None) -> None:
        """Print help and version; argparse itself ignores errors of the output."""
        with printing():
            (file or sys.stdout).write(message)


def help_message(command: str, action: argparse.Action) -> str:
    """Return the id of the message about an argument; "" if it needs none."""
    name = next((word.removeprefix("--") for word in action.option_strings[-1:]), action.dest)
    known = (f"cli-{command or 'hotseat'}-{name}", f"cli-option-{name}")
    return next(filter(words.has, known), "")


def _metavar(name: str) -> str:
    """Return the word for a value, "FILE", in the person's language; in English if it has been put in."""
    message = f"cli-metavar-{name.lower()}"
    return words.say(message) if name.isascii() and name.isalpha() and words.has(message) else name


@dataclass(frozen=True)
class Command(Generic[Arguments]):
    """A command of the command line. The message `cli-NAME` describes it.

    arguments  the record of its arguments, a dataclass whose fields are made by the functions below
    run        carries it out and returns the exit status
    """

    name: str
    arguments: type[Arguments]
    run: Callable[[Arguments], int]

    def add_to(self, commands: Any) -> None:
        """Add it to the commands of a parser, in which `command` names it."""
        parser = commands.add_parser(self.name, help="")
        parser.command = self.name
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


def option(name: str, **settings: Any) -> Any:
    """Declare an option such as "--games". `settings`: those of argparse's add_argument."""
    return field(metadata={"option": name, **settings})


def flag(name: str) -> Any:
    """Declare an option that is given or not."""
    return option(name, action="store_true")


def title() -> Any:
    """Declare the title that a command is about."""
    return argument(metavar="TITLE")


def titles() -> Any:
    """Declare any number of titles."""
    return argument(metavar="TITLE", nargs="*")


def seats(default: str | None) -> Any:
    """Declare who sits where, by comma."""
    return option("--seats", default=default, metavar="LIST")


def seed(default: int | None = None) -> Any:
    """Declare the seed of a game."""
    return option("--seed", type=seed_number, default=default, metavar="N")


def table_options() -> Any:
    """Declare options of the table, a list of "name=value"."""
    return option("--option", action="append", default=[], metavar="K=V")


def edition() -> Any:
    """Declare the edition of the title."""
    return option("--edition", metavar="NAME")


def in_terminal() -> Any:
    """Declare that a table is in the terminal."""
    return flag("--text")


def plain() -> Any:
    """Declare that a table is in the terminal, for a screen reader."""
    return flag("--plain")


def jobs() -> Any:
    """Declare the number of processes."""
    return option("--jobs", type=count, default=None, metavar="N")


def cluster() -> Any:
    """Declare that a cluster plays."""
    return flag("--cluster")


def json() -> Any:
    """Declare that the result is printed as JSON."""
    return flag("--json")


def new_file() -> Any:
    """Declare the file that is written."""
    return option("--out", type=Path, required=True, metavar="FILE")


# ---------------------------------------------------------------------- types of values


def number(text: str) -> int:
    """Return a whole number from 0 up."""
    if not text.isascii() or not text.isdigit() or len(text) > 12:
        raise argparse.ArgumentTypeError(words.say("cli-no-number", found=shorten(printable(text), MAX_FACT)))
    return int(text)


def count(text: str) -> int:
    """Return a whole number from 1 up."""
    if number(text) == 0:
        raise argparse.ArgumentTypeError(words.say("cli-at-least-one"))
    return int(text)


def seed_number(text: str) -> int:
    """Return a seed. Raises argparse.ArgumentTypeError if it is too large."""
    if number(text) > MAX_SEED:
        raise argparse.ArgumentTypeError(words.say("cli-seed-too-large", most=str(MAX_SEED)))
    return int(text)


def size(text: str) -> tuple[int, int]:
    """Return the width and height of "1280x720", in pixels."""
    width, _, height = text.partition("x")
    try:
        pixels = number(width), number(height)
    except argparse.ArgumentTypeError:
        pixels = (0, 0)
    if not (640 <= pixels[0] <= 7680 and 360 <= pixels[1] <= 4320):
        raise argparse.ArgumentTypeError(words.say("cli-no-size", found=shorten(printable(text), MAX_FACT)))
    return pixels
