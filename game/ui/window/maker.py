"""Make a file or folder in a process of its own, so that the window stays responsive meanwhile."""

from __future__ import annotations

import contextlib
import multiprocessing
from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from game import paths
from game.engine import files
from game.errors import UserError
from game.presentation.messages import Messages
from game.presentation.sentences import explain
from game.presentation.system_language import chosen
from game.records.settings import Store

GRACE_S = 2.0
"""Seconds that the process has to end after it was stopped."""
Report = Callable[[int, int], object]
"""Gets how many parts are done, and how many there are."""
Work = Callable[[Path, Report], None]
"""Makes a new file or folder. Raises OSError, UserError. It is pickled for another process."""


def _carry_out(work: Work, out: Path, pipe: Connection) -> None:
    """Do the work, and send what is done, then "" or the sentence about an error."""
    with contextlib.suppress(BrokenPipeError, EOFError, KeyboardInterrupt):
        try:
            work(out, lambda done, count: pipe.send((done, count)))
        except (OSError, UserError) as error:
            say = Messages(chosen(Store(paths.config_dir()).load().language)).say
            pipe.send(explain(error, say))
        else:
            pipe.send("")


class Maker:
    """Makes a file or folder. `poll` it until it is `finished`; `stop` leaves nothing."""

    def __init__(self, work: Work, out: Path) -> None:
        context = multiprocessing.get_context("spawn")
        self.out = out
        self.done = self.count = 0
        """The number of parts that are done, and of all parts."""
        self.finished = False
        self.problem = ""
        """The sentence about what went wrong; "" if nothing did."""
        self._pipe, theirs = context.Pipe(duplex=False)
        self._process: Any = context.Process(
            target=_carry_out, args=(work, out, theirs), daemon=True, name="keepsake"
        )
        self._process.start()
        theirs.close()

    def poll(self) -> bool:
        """Take what the process has sent; return whether there was anything."""
        before = self.done, self.finished
        try:
            while not self.finished and self._pipe.poll():
                self._take(self._pipe.recv())
        except (EOFError, OSError):  # it ended without a word
            self._process.join(GRACE_S)
            self._fail()
            files.remove(files.part_of(self.out, self._process.pid))
        return before != (self.done, self.finished)

    def _fail(self) -> None:
        """Note that the process died, perhaps for lack of memory."""
        say = Messages(chosen(Store(paths.config_dir()).load().language)).say
        self.problem = explain(UserError("error-save-ended", status=str(self._process.exitcode)), say)
        self.finished = True

    def _take(self, sent: tuple[int, int] | str) -> None:
        if isinstance(sent, str):
            self.problem, self.finished = sent, True
        else:
            self.done, self.count = sent

    def stop(self) -> None:
        """End the work unless it is finished, and remove what there is of it."""
        self._pipe.close()
        if self.finished:
            return
        self._process.terminate()
        self._process.join(GRACE_S)
        files.remove(files.part_of(self.out, self._process.pid))
