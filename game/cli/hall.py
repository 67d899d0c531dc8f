"""``hotseat hall``: the hall of fame."""

from __future__ import annotations

from dataclasses import dataclass

from game.cli import arguments, words
from game.cli.arguments import Command
from game.text.output import complain, printing


@dataclass(frozen=True)
class Arguments:
    """The arguments of `hotseat hall`."""

    title: str | None = arguments.option("--title", metavar="TITLE")
    json: bool = arguments.json()
    rebuild: bool = arguments.flag("--rebuild")


def run(given: Arguments) -> int:
    """Print the hall of fame."""
    from game import paths
    from game.cli import tables
    from game.packages import registry
    from game.records import hall

    wanted = registry.names() if given.title is None else (registry.find(given.title).title.id,)
    found = hall.sync(paths.records_dir(), given.rebuild)
    if found.problem:
        complain(f"hotseat: {words.phrase(found.problem)}")
    chapters = [c for c in found.chapters if c.title in wanted]
    with printing():
        tables.show_json(chapters) if given.json else tables.show_hall(chapters)
    return 0


COMMAND = Command("hall", Arguments, run)
