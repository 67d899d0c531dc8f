"""``hotseat title``: a package of a title of one's own, to fill in."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path

from game.cli import arguments, words
from game.cli.arguments import Command
from game.errors import UserError
from game.text.output import printing


@dataclass(frozen=True)
class Arguments:
    """The arguments of `hotseat title`."""

    new: str = arguments.option("--new", metavar="NAME", required=True)
    folder: Path | None = arguments.argument(metavar="FOLDER", nargs="?", type=Path)


def run(given: Arguments) -> int:
    """Write the package and print how to play it. Raises UserError."""
    from game.devtools import new_title

    title = new_title.id_of(given.new)
    if not title:
        raise UserError("error-new-title-name", name=given.new)
    if new_title.is_taken(title):
        raise UserError("error-new-title-taken", name=title)
    folder = given.folder or Path(f"hotseat-{title.replace('_', '-')}")
    if folder.exists():
        raise UserError("error-new-title-folder", folder=str(folder))
    try:
        new_title.write(given.new, title, folder)
    except OSError as error:
        raise UserError("error-new-title-unwritten", folder=str(folder), reason=error) from error
    with printing():
        commands = f"pip install -e {folder} && hotseat play {title}"
        sys.stdout.write(f"{folder}\n{words.say('cli-next', command=commands)}\n")
    return 0


COMMAND = Command("title", Arguments, run)
