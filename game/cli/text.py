"""``hotseat text``: the menu in the terminal."""

from __future__ import annotations

from dataclasses import dataclass

from game.cli import arguments
from game.cli.arguments import Command


@dataclass(frozen=True)
class Arguments:
    """The arguments of `hotseat text`."""

    plain: bool = arguments.flag("--plain")


def run(given: Arguments) -> int:
    """Open the menu. Return the exit status."""
    import sys

    from game.text import start
    from game.text.menu.home import Home
    from game.text.page import Page

    start.prepare_terminal()
    Home(Page(sys.stdout, plain=given.plain), input).run()
    return 0


COMMAND = Command("text", Arguments, run)
