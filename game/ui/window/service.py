"""The program behind the scenes: titles, records, and the open table."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from game import paths
from game.engine.content.edition import Edition
from game.engine.session.session import Session
from game.errors import UserError
from game.packages import guide, puzzles, registry
from game.packages.guide import Example, Guide
from game.play import lesson_games
from game.play.lesson_games import LessonInfo
from game.presentation.setup.catalogue import Catalogue, NewGame
from game.records import hall, record_loader
from game.records.hall import Course, Hall
from game.records.library import Library, RecordInfo
from game.ui.window import on_demand
from game.ui.window.app import App
from game.ui.window.warning import warn

if TYPE_CHECKING:
    from game.ui.table.api import Table
    from game.ui.table.scene import TableScene
    from game.ui.window.replays import Replays
    from game.ui.window.saving import Tell
    from game.ui.window.tables import Tables

NOTICE_AFTER_S = 0.2
"""Seconds after which a busy notice is shown."""


class GameService(Catalogue):
    """Opens tables in a window."""

    def __init__(self, app: App, tell: Tell | None = None) -> None:
        """`tell`: what writes stories of records."""
        super().__init__(app.ui.say)
        self.app = app
        self.library = Library(paths.records_dir())
        self._tell = tell

    @cached_property
    def _tables(self) -> Tables:
        return on_demand.tables(self.app, self, self._tell)

    @property
    def replays(self) -> Replays:
        return self._tables.replays

    # ---- what there is
    @cached_property
    def _playable(self) -> Sequence[str]:
        self._wait("titles")
        return super()._playable

    def edition(self, title: str, name: str) -> Edition:
        self._wait("edition")
        return super().edition(title, name)

    def records(self) -> list[RecordInfo]:
        return self.library.records(_once_late(lambda: self._wait("records")))

    def hall(self) -> Hall:
        return hall.sync(self.library.folder)

    def course(self, stem: str) -> Course | None:
        return hall.look(self.library.folder, stem)

    def work_out_firsts(self, stem: str) -> None:
        hall.work_out_firsts(self.library.folder, stem)

    def guide(self, title: str) -> Guide:
        return _guide_of(title, self.app.ui.messages.language)

    def table_view(self, title: str) -> Table:
        return self._tables.view(title)

    def try_out(self, title: str, example: Example) -> None:
        self.app.push(self._tables.example(title, example))

    # ---- lessons
    def lessons(self) -> Sequence[LessonInfo]:
        return list(lesson_games.infos(self.titles(), self.records()))

    def begin_lesson(self, title: str) -> None:
        self._wait("table")
        ui, path = self.app.ui, self.new_path(f"{title}-lesson")
        session = lesson_games.begin(title, ui.say, next(iter(ui.settings.names), ""), path)
        self.app.reset(self.table(session))

    # ---- positions to think about
    def puzzles(self, title: str) -> int:
        try:
            return len(puzzles.of(registry.find(title)))
        except UserError:  # ``hotseat check`` says what is wrong
            return 0

    def think(self, title: str, number: int) -> None:
        self._wait("table")
        self.app.push(self._tables.puzzle(title, number))

    # ---- tables
    def start(self, game: NewGame) -> None:
        self.app.reset(self.new_table(game))

    def load(self, record: RecordInfo) -> None:
        self.app.reset(self.old_table(record.path))

    def new_table(self, game: NewGame) -> TableScene:
        """Return the table of a new game. Raises UserError."""
        self._wait("table")
        title = registry.find(game.title).in_edition(game.edition).title
        session = Session.new(
            title, list(game.seats), game.options, game.seed, self.new_path(game.title), game.practice,
            game.tools.gifts,
        )  # fmt: skip
        game.tools.lay_out(session)
        return self.table(session)

    def old_table(self, path: Path) -> TableScene:
        """Return the table of a recorded game. Raises UserError."""
        self._wait("record")
        return self.table(record_loader.resume(path))

    def load_copy(self, record: RecordInfo) -> None:
        self.app.reset(self.old_table(record_loader.copy(record.path)))

    def replay(self, record: RecordInfo) -> None:
        self.app.push(self.replays.read(record.path))

    def table(self, session: Session) -> TableScene:
        """Return the scene of a session."""
        return self._tables.of(session)

    def _wait(self, what: str) -> None:
        self.app.wait(self.app.ui.say(f"wait-{what}"))

    def leave(self) -> None:
        """Return to the menu; if moves are not saved, ask first."""
        if (make_menu := self.app.make_menu) is not None:
            self.app.leaving.when_saved(lambda: self.app.reset(make_menu()))

    def new_path(self, title: str) -> Path:
        """Return a path for the record of a new game."""
        return self.library.new_path(title)


@cache
def _guide_of(name: str, language: str) -> Guide:
    """Return the cached guide to a title in a language, empty if it cannot be read."""
    try:
        return guide.read(registry.find(name), language)
    except UserError as error:
        warn(error)
        return Guide(name)


def _once_late(tell: Callable[[], None]) -> Callable[[], None]:
    """Return a function that may be called often and calls `tell` once, if that goes on for a while."""
    begun, is_shown = time.monotonic(), False

    def maybe() -> None:
        nonlocal is_shown
        if not is_shown and time.monotonic() - begun > NOTICE_AFTER_S:
            is_shown = True
            tell()

    return maybe
