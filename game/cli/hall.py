"""``hotseat hall``: the hall of fame."""

from __future__ import annotations

from dataclasses import dataclass

from game.cli import arguments
from game.cli.arguments import Command
from game.text.output import complain, printing

REBUILD = "rebuild it from the records, without games that have no record any more"


@dataclass(frozen=True)
class Arguments:
    """The arguments of `hotseat hall`."""

    title: str | None = arguments.option("--title", "of one title only", metavar="TITLE")
    json: bool = arguments.json()
    rebuild: bool = arguments.flag("--rebuild", REBUILD)


def run(given: Arguments) -> int:
    """Print the hall of fame."""
    from game import paths
    from game.cli import tables
    from game.packages import registry
    from game.records import hall

    wanted = registry.names() if given.title is None else (registry.find(given.title).title.id,)
    found = hall.sync(paths.records_dir(), given.rebuild)
    if found.problem:
        complain(f"hotseat: {found.problem}")
    chapters = [c for c in found.chapters if c.title in wanted]
    with printing():
        tables.show_json(chapters) if given.json else tables.show_hall(chapters)
    return 0


COMMAND = Command("hall", "list the best scores, the players and what they played", Arguments, run)
