"""``hotseat selftest``: whether every title can be played here, from start to end."""

from __future__ import annotations

import signal
import sys
from dataclasses import dataclass

from game.cli import arguments
from game.cli.arguments import Command
from game.errors import EXIT_FAULT
from game.text.output import complain, printing

SUMMARY = "play, save, load and replay every title in a hidden window, and say whether all is well"


@dataclass(frozen=True)
class Arguments:
    """The arguments of `hotseat selftest`."""

    titles: list[str] = arguments.titles("only these (all that are installed)")


def run(given: Arguments) -> int:
    """Print a line for each title."""
    from game.devtools import selftest
    from game.packages import registry

    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))  # removes the files then too
    for name in {*given.titles} - {*registry.installed()}:
        registry.find(name)  # its error lists the titles
    status = 0
    for found in selftest.run(given.titles or registry.installed()):
        if found.well:
            with printing():
                sys.stdout.write(found.words + "\n")
        else:
            complain(f"hotseat: {found.words}")
            status = EXIT_FAULT
    return status


COMMAND = Command("selftest", SUMMARY, Arguments, run)
