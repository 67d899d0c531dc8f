"""``hotseat edition``: the editions of a title that a person has made, and a form for a new one."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.cli import arguments, words
from game.cli.arguments import Command
from game.errors import EXIT_USER_ERROR, UserError
from game.text.output import complain, printing

if TYPE_CHECKING:
    from game.packages.registry import Package


@dataclass(frozen=True)
class Arguments:
    """The arguments of `hotseat edition`."""

    title: str = arguments.title()
    new: str | None = arguments.option("--new", metavar="NAME")


def run(given: Arguments) -> int:
    """List the editions, or write the form."""
    from game.packages import editions, registry
    from game.presentation import edition_form

    package = registry.find(given.title)
    if given.new is None:
        return _list(package)
    try:
        place = edition_form.write(package, given.new, words.messages().say)
    except OSError as error:
        raise UserError(
            "error-editions-unwritten", folder=str(editions.folder(package.id)), reason=error
        ) from error
    with printing():
        sys.stdout.write(f"{place}\n")
    return 0


def _list(package: Package) -> int:
    """Print a line for each edition; those that cannot be played say why. Returns the exit status."""
    from game.engine.content.content_files import BadContent
    from game.packages import editions

    status, names = 0, editions.names(package.id)
    lines = [] if names else [words.say("cli-no-editions", title=package.id)]
    for name in names:
        try:
            found = editions.find(package.id, name)
        except BadContent as error:
            complain(f"hotseat: {words.phrase(error)}")
            status = EXIT_USER_ERROR
            continue
        by = words.say("cli-edition-by", author=found.author) if found.author else ""
        full_name = f"{found.name} {by}".rstrip()
        lines.append(words.say("cli-edition-line", file=name, name=full_name, count=found.count()))
    with printing():
        sys.stdout.write("".join(f"{line}\n" for line in lines))
    return status


COMMAND = Command("edition", Arguments, run)
