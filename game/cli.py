"""The command line: what was asked for is done, and what is wrong is said in one sentence."""

from __future__ import annotations

import errno
import io
import os
import sys

from game import VERSION
from game.output import Mistake, complain, give_up_output, printing

MISTAKE = 2
"""Exit status for what the person has to put right: input, files, a display."""


class _Closed(io.TextIOBase):
    """Stands in for a standard output that was closed before the program began."""

    def write(self, text: str, /) -> int:
        raise OSError(errno.EBADF, os.strerror(errno.EBADF))


def main(given: list[str] | None = None) -> int:
    """Run the command line. Returns the exit status."""
    if sys.stdout is None:
        sys.stdout = _Closed()
    try:
        return _do(sys.argv[1:] if given is None else given)
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        give_up_output()
        return 1
    except Exception as error:
        if not _is_mistake(error):
            raise
        complain(f"hotseat: {error}")
        return MISTAKE


def _do(given: list[str]) -> int:
    if given == ["--version"]:  # other programs ask for it often: it waits for nothing
        with printing():
            sys.stdout.write(VERSION + "\n")
        return 0
    from pathlib import Path

    from game import arguments, commands

    if len(given) == 1 and given[0].endswith(".jsonl"):  # as a desktop opens a file
        return commands.open_record(Path(given[0]))
    asked = arguments.parser().parse_args(given)
    status: int = asked.call(asked)
    return status


def _is_mistake(error: Exception) -> bool:
    """Whether the message is meant for the person. Looked up here so that --version need not load these."""
    from game.bots import BotFailed
    from game.bots.pool import PoolFailed
    from game.bots.row_file import BadRows
    from game.bots.series import Endless
    from game.engine.board import BadMap
    from game.engine.content import BadContent
    from game.engine.record import BadRecord
    from game.engine.title import BadTable
    from game.ui.window.words import WordsError

    mine = Mistake | BotFailed | PoolFailed | BadRows | Endless
    return isinstance(error, mine | BadMap | BadContent | BadRecord | BadTable | WordsError)
