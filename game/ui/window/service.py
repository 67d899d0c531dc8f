"""The program behind the scenes: titles, records, and the open table."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import cached_property, partial
from pathlib import Path

from game import paths
from game.bots.search import bot_process
from game.engine.content.edition import Edition
from game.engine.session.session import Session
from game.errors import UserError
from game.packages import puzzles, registry
from game.packages.guide import Example, Guide
from game.play import lesson_games
from game.play.controller import GameController
from game.play.lesson import LessonController
from game.play.lesson_games import LessonInfo
from game.play.puzzle import origin_of_own
from game.play.table_tools import tools_of
from game.presentation.sentences import explain
from game.presentation.setup.catalogue import Catalogue, NewGame
from game.records import hall, record_loader
from game.records.hall import Course, Hall
from game.records.library import Library, RecordInfo
from game.ui.scenes.hall.hall import HallScene
from game.ui.scenes.learn.practice import LessonScene
from game.ui.scenes.message import Message
from game.ui.scenes.play.ending import Afterwards, Pictures
from game.ui.table.api import table_of
from game.ui.table.scene import TableScene
from game.ui.window import lessons, sandboxes
from game.ui.window.app import App
from game.ui.window.replays import Replays
from game.ui.window.saving import Recorded, Saving, Tell
from game.ui.window.ui import Ui

NOTICE_AFTER_S = 0.2
"""Seconds after which a busy notice is shown."""


class GameService(Catalogue):
    """Opens tables in a window."""

    def __init__(self, app: App, tell: Tell | None = None) -> None:
        """`tell`: what writes stories of records."""
        super().__init__(app.ui.say)
        self.app = app
        self.library = Library(paths.records_dir())
        self._saving = Saving(app, tell)
        self.replays = Replays(app, self, self._saving)

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
        return lessons.guide_of(title, self.app.ui.messages.language)

    table_view = staticmethod(lessons.table_of)

    def try_out(self, title: str, example: Example) -> None:
        lessons.show(self.app, title, example)

    # ---- lessons
    def lessons(self) -> Sequence[LessonInfo]:
        return list(lesson_games.infos(self.titles(), self.records()))

    def begin_lesson(self, title: str) -> None:
        self._wait("table")
        session = lessons.begin(title, self.app.ui, self.new_path(f"{title}-lesson"))
        self.app.reset(self.table(session))

    # ---- positions to think about
    def puzzles(self, title: str) -> int:
        try:
            return len(puzzles.of(registry.find(title)))
        except UserError:  # ``hotseat check`` says what is wrong
            return 0

    def think(self, title: str, number: int) -> None:
        self._wait("table")
        package = registry.find(title)
        origin = origin_of_own(package, puzzles.of(package)[number], self.app.ui.say)
        self.app.push(sandboxes.puzzle(self.app, origin))

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
        afterwards = Afterwards(
            partial(self._rematch, session), partial(self.replays.show, session), self._show_hall,
            partial(self._save, session),
        )  # fmt: skip
        return _scene(self.app.ui, session, self.leave, afterwards)

    def _rematch(self, session: Session, same_luck: bool) -> None:
        """Start a new game with the same seats."""
        header = session.header
        seed = header.seed if same_luck else self.new_seed()
        edition = session.title.edition
        again = NewGame(
            header.title, header.seats, dict(header.options), seed, header.practice, edition,
            tools_of(session),
        )  # fmt: skip
        self.app.leaving.when_saved(lambda: self._start(again))

    def _start(self, again: NewGame) -> None:
        try:
            self.start(again)
        except UserError as error:
            say = self.app.ui.say
            self.app.push(Message(self.app.ui, say("records-failed-title"), explain(error, say)))

    def _save(self, session: Session, pictures: Pictures) -> None:
        """Offer to save pictures of a table and, once its game is over, the game."""
        recorded = Recorded(session.path) if session.over and session.path is not None else None
        self._saving.offer(session.title.id, pictures, recorded)

    def _show_hall(self) -> None:
        self.app.push(HallScene(self.app.ui, self))

    def _wait(self, what: str) -> None:
        self.app.wait(self.app.ui.say(f"wait-{what}"))

    def leave(self) -> None:
        """Return to the menu; if moves are not saved, ask first."""
        if (make_menu := self.app.make_menu) is not None:
            self.app.leaving.when_saved(lambda: self.app.reset(make_menu()))

    def new_path(self, title: str) -> Path:
        """Return a path for the record of a new game."""
        return self.library.new_path(title)


def _scene(ui: Ui, session: Session, leave: Callable[[], None], afterwards: Afterwards) -> TableScene:
    """Return the table of a session, with the lesson's guide if it is a lesson."""
    name, thinker = session.title.id, bot_process.BotProcess(registry.find)
    table = table_of(registry.of(session.title))
    if (lesson := lesson_games.lesson_of(session)) is not None:
        learner = LessonController(session, thinker, lesson, ui.say)
        return LessonScene(ui, name, table, learner, leave, afterwards)
    return TableScene(ui, name, table, GameController(session, thinker), leave, afterwards)


def _once_late(tell: Callable[[], None]) -> Callable[[], None]:
    """Return a function that may be called often and calls `tell` once, if that goes on for a while."""
    begun, is_shown = time.monotonic(), False

    def maybe() -> None:
        nonlocal is_shown
        if not is_shown and time.monotonic() - begun > NOTICE_AFTER_S:
            is_shown = True
            tell()

    return maybe
