"""``hotseat check``: whether content files, maps and texts are sound."""

from __future__ import annotations

import sys
from dataclasses import dataclass

from game.cli import arguments
from game.cli.arguments import Command
from game.errors import EXIT_FAULT
from game.text.output import complain, printing

SUMMARY = "check content files, maps and texts, and play the titles of others at random"


@dataclass(frozen=True)
class Arguments:
    """The arguments of `hotseat check`."""

    titles: list[str] = arguments.titles("play these at random too")
    language: str | None = arguments.option(
        "--language", "check this translation instead, such as de", metavar="LANGUAGE"
    )


def run(given: Arguments) -> int:
    """Print a line for each problem."""
    from game.devtools import check
    from game.packages import registry

    for name in {*given.titles} - {*registry.installed()}:
        registry.find(name)  # its error lists the titles
    found = check.run_language(given.language) if given.language else check.run(given.titles)
    for problem in found.problems:
        complain(problem)
    with printing():
        sys.stdout.write("".join(f"{line}\n" for line in (*found.incomplete, found.summary)))
    return EXIT_FAULT if found.problems else 0


COMMAND = Command("check", SUMMARY, Arguments, run)
