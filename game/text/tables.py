"""Tables in a terminal, one after the other: games, and replays from which games go on."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

from game import paths
from game.engine.model import Seat
from game.engine.session import record_writer
from game.engine.session.record import RecordInUse
from game.engine.session.replay import Replay
from game.engine.session.session import Session
from game.records import record_loader
from game.records.library import Library
from game.text import start
from game.text.client import Read
from game.text.page import Page


class Tables:
    """Opens tables on a page."""

    def __init__(self, page: Page, read: Read, library: Library) -> None:
        self._page, self._read, self._library = page, read, library

    def play(self, session: Session) -> None:
        """Play until the game is over or the person leaves."""
        start.table(session, self._page, self._read).run()

    def open(self, path: Path, wants_copy: Callable[[RecordInUse], bool]) -> None:
        """Continue a recorded game. If another program has it open, `wants_copy` is asked for a copy of it.
        Raises UserError.
        """
        try:
            session = record_loader.resume(path)
        except RecordInUse as error:
            if not wants_copy(error):
                return
            session = record_loader.resume(record_loader.copy(path))
        self.play(session)

    def watch(self, path: Path, side: Seat | None = None) -> None:
        """Show a recorded game move by move, as one of its seats sees it. Raises UserError."""
        replay = record_loader.replay(path)
        branched: list[Session] = []
        branch = partial(self._branch, replay, branched)
        start.watch(replay, self._page, self._read, side, branch).run()
        for session in branched:
            self.play(session)

    def _branch(self, replay: Replay, branched: list[Session]) -> None:
        """Begin a game of its own at the present position of a replay. Raises OSError, UserError."""
        path = self._library.new_path(replay.title.id)
        record_writer.write(path, replay.header, replay.history.recorded())
        branched.append(record_loader.resume(path))


def show_replay(path: Path, side: Seat | None, *, plain: bool) -> None:
    """Show a recorded game at the terminal. Raises UserError."""
    start.prepare_terminal()
    Tables(Page(sys.stdout, plain=plain), input, Library(paths.records_dir())).watch(path, side)
