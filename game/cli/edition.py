"""``hotseat edition``: the editions of a title that a person has made, and a form for a new one."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.cli import arguments
from game.cli.arguments import Command
from game.errors import EXIT_USER_ERROR, UserError
from game.text.output import complain, printing

if TYPE_CHECKING:
    from game.packages.registry import Package

NEW = "write a folder to fill in: every number of the title, below the words of its card"


@dataclass(frozen=True)
class Arguments:
    """The arguments of `hotseat edition`."""

    title: str = arguments.title()
    new: str | None = arguments.option("--new", NEW, metavar="NAME")


def run(given: Arguments) -> int:
    """List the editions, or write the form."""
    from game.packages import editions, registry
    from game.presentation import edition_form

    package = registry.find(given.title)
    if given.new is None:
        return _list(package)
    try:
        place = edition_form.write(package, given.new)
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
    lines = [] if names else [f"no editions yet; make one with: hotseat edition {package.id} --new NAME"]
    for name in names:
        try:
            found = editions.find(package.id, name)
        except BadContent as error:
            complain(f"hotseat: {error}")
            status = EXIT_USER_ERROR
            continue
        by = f" by {found.author}" if found.author else ""
        count = found.count()
        differ = "1 field differs" if count == 1 else f"{count} fields differ"
        lines.append(f"{name}: {found.name}{by}, {differ}, all well")
    with printing():
        sys.stdout.write("".join(f"{line}\n" for line in lines))
    return status


COMMAND = Command(
    "edition", "list and check your editions of a title: numbers that differ from ours", Arguments, run
)
