"""Every command, in the order of ``hotseat --help``. Each loads what it needs when it is carried out."""

from __future__ import annotations

from typing import Any

from game import VERSION
from game.cli import (
    bench,
    check,
    edition,
    hall,
    ladder,
    language,
    load,
    play,
    position,
    replay,
    selftest,
    shot,
    simulate,
    text,
    title,
    window,
)
from game.cli.arguments import Command, Parser

COMMANDS: tuple[Command[Any], ...] = (
    play.COMMAND,
    load.COMMAND,
    replay.COMMAND,
    text.COMMAND,
    position.COMMAND,
    simulate.COMMAND,
    ladder.COMMAND,
    shot.COMMAND,
    check.COMMAND,
    hall.COMMAND,
    edition.COMMAND,
    title.COMMAND,
    language.COMMAND,
    selftest.COMMAND,
    bench.COMMAND,
)


def run(words: list[str]) -> int:
    """Carry out a command line; without a command it opens the menu. Returns the exit status."""
    parsed = parser().parse_args(words)
    command: Command[Any] | None = parsed.command
    return window.menu() if command is None else command.call(parsed)


def parser() -> Parser:
    """Return what reads the command line. `command` of its result is a Command, None for the menu."""
    words = (
        "A desktop table for big-box board games. With nothing but the FILE.jsonl of a game it opens that."
    )
    parser = Parser(prog="hotseat", description=words)
    parser.add_argument("--version", action="version", version=VERSION)
    words = "show on standard error what goes into the log, with tracebacks; anywhere on the line"
    parser.add_argument("--verbose", action="store_true", help=words)
    parser.set_defaults(command=None)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")
    for command in COMMANDS:
        command.add_to(commands)
    return parser
