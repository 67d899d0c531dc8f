"""The command line: what was asked for is done, and what is wrong is said in one sentence."""

from __future__ import annotations

import errno
import io
import os
import sys

from game import arguments
from game.output import Mistake, complain, give_up_output

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
        asked = arguments.parser().parse_args(given)
        status: int = asked.call(asked)
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
