"""Every command, in the order of ``hotseat --help``. Each loads what it needs when it is carried out."""

from __future__ import annotations

from typing import Any

from game import VERSION
from game.cli import (
    bench,
    check,
    edition,
    film,
    hall,
    ladder,
    language,
    load,
    play,
    position,
    puzzle,
    replay,
    selftest,
    shot,
    simulate,
    stats,
    story,
    text,
    title,
    window,
    words,
)
from game.cli.arguments import Command, MistypedArguments, Parser

COMMANDS: tuple[Command[Any], ...] = (
    play.COMMAND,
    load.COMMAND,
    replay.COMMAND,
    story.COMMAND,
    text.COMMAND,
    position.COMMAND,
    puzzle.COMMAND,
    simulate.COMMAND,
    ladder.COMMAND,
    shot.COMMAND,
    film.COMMAND,
    check.COMMAND,
    hall.COMMAND,
    stats.COMMAND,
    edition.COMMAND,
    title.COMMAND,
    language.COMMAND,
    selftest.COMMAND,
    bench.COMMAND,
)


def run(given: list[str]) -> int:
    """Carry out a command line; without a command it opens the menu. Returns the exit status."""
    try:
        parsed = parser().parse_args(given)
    except MistypedArguments:
        _refuse(given)
        raise
    command: Command[Any] | None = parsed.command
    return window.menu() if command is None else command.call(parsed)


def _refuse(given: list[str]) -> None:
    """Raise MistypedArguments in the person's language, whose words are loaded only now."""
    asked = parser()
    asked.describe()
    with words.argparse_speaks():
        asked.parse_args(given)


def parser() -> Parser:
    """Return what reads the command line. `command` of its result is a Command, None for the menu."""
    parser = Parser(prog="hotseat")
    parser.add_argument("--version", action="version", version=VERSION)
    parser.add_argument("--verbose", action="store_true")
    parser.set_defaults(command=None)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")
    for command in COMMANDS:
        command.add_to(commands)
    return parser
