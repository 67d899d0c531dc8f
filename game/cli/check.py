"""``hotseat check``: whether content files, maps and texts are sound."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.cli import arguments, words
from game.cli.arguments import Command
from game.errors import EXIT_FAULT
from game.text.output import complain, printing

if TYPE_CHECKING:
    from game.devtools.check import Report


@dataclass(frozen=True)
class Arguments:
    """The arguments of `hotseat check`."""

    titles: list[str] = arguments.titles()
    language: str | None = arguments.option("--language", metavar="LANGUAGE")


def run(given: Arguments) -> int:
    """Print a line for each problem."""
    from game.devtools import check
    from game.packages import registry

    for name in {*given.titles} - {*registry.installed()}:
        registry.find(name)  # its error lists the titles
    found = check.run_language(given.language) if given.language else check.run(given.titles)
    for problem in found.problems:
        complain(words.phrase(problem))
    with printing():
        sys.stdout.write("".join(f"{line}\n" for line in _summary(given, found)))
    return EXIT_FAULT if found.problems else 0


def _summary(given: Arguments, found: Report) -> Iterator[str]:
    """Yield a line for each incomplete language, and one for the extent of the check."""
    for one in found.incomplete:
        counts = {"lacking": str(one.lacking), "all": str(one.messages), "others": str(one.others)}
        yield words.say("cli-check-incomplete", language=one.language, **counts)
    messages, problems = str(found.messages), len(found.problems)
    verdict = words.say("cli-check-verdict", problems=problems)
    if given.language:
        language = given.language
        yield words.say("cli-check-done-language", language=language, messages=messages, verdict=verdict)
    else:
        yield words.say("cli-check-done", titles=found.titles, messages=messages, verdict=verdict)


COMMAND = Command("check", Arguments, run)
