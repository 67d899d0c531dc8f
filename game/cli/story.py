"""``hotseat story``: a recorded game told in words."""

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
    """The arguments of `hotseat story`."""

    file: Path = arguments.argument(metavar="RECORD", type=Path)
    seat: int | None = arguments.option("--seat", type=arguments.count, default=None, metavar="N")
    plain: bool = arguments.plain()
    out: Path | None = arguments.option("--out", type=Path, default=None, metavar="FILE")


def run(given: Arguments) -> int:
    """Tell the game. Return the exit status."""
    from game.cli.replay import side_of
    from game.records import keepsakes, record_loader
    from game.text.page import Page
    from game.text.story import Story, page_at

    if given.out is not None:
        keepsakes.refuse_name(given.out, keepsakes.STORIES)
    replay = record_loader.replay(given.file)
    side = side_of(replay, given.seat)
    if given.out is None:
        with printing():
            Story(replay, Page(sys.stdout, plain=given.plain), words.messages(), side).tell()
        return 0
    try:
        with page_at(given.out, words.messages(), plain=given.plain) as page:
            Story(replay, page, words.messages(), side).tell()
    except OSError as error:
        raise UserError("error-out-unwritten", path=str(given.out), reason=error) from error
    return 0


COMMAND = Command("story", Arguments, run)
