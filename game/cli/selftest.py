"""``hotseat selftest``: whether every title can be played here, from start to end."""

from __future__ import annotations

import signal
import sys
from dataclasses import dataclass

from game.cli import arguments, words
from game.cli.arguments import Command
from game.errors import EXIT_FAULT
from game.text.output import complain, printing


@dataclass(frozen=True)
class Arguments:
    """The arguments of `hotseat selftest`."""

    titles: list[str] = arguments.titles()


def run(given: Arguments) -> int:
    """Print a line for each title."""
    from game.devtools import selftest
    from game.packages import registry

    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))  # removes the files then too
    for name in {*given.titles} - {*registry.installed()}:
        registry.find(name)  # its error lists the titles
    status = 0
    for found in selftest.run(given.titles or registry.installed()):
        if found.failure:
            complain(f"hotseat: {words.phrase(found.failure)}")
            status = EXIT_FAULT
            continue
        with printing():
            line = words.say("cli-selftest-well", title=found.title, moves=str(found.moves))
            sys.stdout.write(f"{line}\n")
    return status


COMMAND = Command("selftest", Arguments, run)
