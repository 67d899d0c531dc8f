"""``hotseat story``: a recorded game told in words."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TextIO

from game.cli import arguments, words
from game.cli.arguments import Command
from game.engine import files
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
    from game.records import record_loader
    from game.text.page import Page
    from game.text.story import Story

    replay = record_loader.replay(given.file)
    side = side_of(replay, given.seat)
    with _opened(given.out) as out:
        Story(replay, Page(out, plain=given.plain), words.messages(), side).tell()
    return 0


@contextlib.contextmanager
def _opened(path: Path | None) -> Iterator[TextIO]:
    """Open what the story is written to. Raises UserError."""
    if path is None:
        with printing():
            yield sys.stdout
        return
    try:
        with files.arriving_text(path) as file:
            yield file
    except OSError as error:
        raise UserError("error-out-unwritten", path=str(path), reason=error) from error


COMMAND = Command("story", Arguments, run)
