"""The tables of the program: new and recorded games, lessons, examples, puzzles, replays.

Loaded when the first of them is opened.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Protocol

from game import bots
from game.bots import HUMAN
from game.bots.search.bot_process import BotProcess
from game.engine.session.session import Session
from game.errors import UserError
from game.packages import puzzles, registry
from game.packages.guide import Example
from game.play import lesson_games
from game.play.controller import GameController
from game.play.lesson import LessonController
from game.play.puzzle import origin_of_own
from game.play.table_tools import tools_of
from game.presentation.sentences import explain
from game.presentation.setup.catalogue import NewGame
from game.ui.scenes.hall.hall import HallScene
from game.ui.scenes.learn.album import seats_of
from game.ui.scenes.learn.practice import LessonScene, PracticeScene
from game.ui.scenes.message import Message
from game.ui.scenes.play.ending import Afterwards, Pictures
from game.ui.scenes.play.puzzle import PuzzleScene
from game.ui.table.api import Table, table_of
from game.ui.table.scene import TableScene
from game.ui.window import replays, sandboxes
from game.ui.window.app import App
from game.ui.window.program import Program
from game.ui.window.replays import Replays
from game.ui.window.saving import Recorded, Saving, Tell
from game.ui.window.ui import Ui


class Service(Program, replays.Tables, Protocol):
    """The program as tables see it."""


class Tables:
    """Makes the scenes of tables."""

    def __init__(self, app: App, service: Service, tell: Tell | None = None) -> None:
        """`tell`: what writes stories of records."""
        self._app, self._service = app, service
        self._saving = Saving(app, tell)
        self.replays = Replays(app, service, self._saving)

    def of(self, session: Session) -> TableScene:
        """Return the scene of a session."""
        afterwards = Afterwards(
            partial(self._rematch, session), partial(self.replays.show, session), self._show_hall,
            partial(self._save, session),
        )  # fmt: skip
        return _scene(self._app.ui, session, self._service.leave, afterwards)

    def view(self, title: str) -> Table:
        """Return what draws a title's table. Raises UserError."""
        return table_of(registry.find(title))

    def puzzle(self, title: str, number: int) -> PuzzleScene:
        """Return the table of one of a title's positions to think about. Raises UserError."""
        package = registry.find(title)
        origin = origin_of_own(package, puzzles.of(package)[number], self._app.ui.say)
        return sandboxes.puzzle(self._app, origin)

    def example(self, name: str, example: Example) -> PracticeScene:
        """Return the table at an example, with the moves to try; nothing is recorded. Raises UserError."""
        app, table = self._app, self.view(name)
        title, state = self._service.guide(name).position(example.position)
        kinds = [HUMAN if seat == example.seat else bots.names()[-1] for seat in range(state.seats)]
        session = Session.begin(title, seats_of(app.ui, kinds), state, practice=True)
        game = GameController(session, BotProcess(registry.find))
        scene = PracticeScene(app.ui, name, table, game, example, lambda: app.pop(scene))
        return scene

    # ---- after a game
    def _rematch(self, session: Session, same_luck: bool) -> None:
        """Start a new game with the same seats."""
        header = session.header
        seed = header.seed if same_luck else self._service.new_seed()
        edition = session.title.edition
        again = NewGame(
            header.title, header.seats, dict(header.options), seed, header.practice, edition,
            tools_of(session),
        )  # fmt: skip
        self._app.leaving.when_saved(lambda: self._start(again))

    def _start(self, again: NewGame) -> None:
        try:
            self._service.start(again)
        except UserError as error:
            say = self._app.ui.say
            self._app.push(Message(self._app.ui, say("records-failed-title"), explain(error, say)))

    def _save(self, session: Session, pictures: Pictures) -> None:
        """Offer to save pictures of a table and, once its game is over, the game."""
        recorded = Recorded(session.path) if session.over and session.path is not None else None
        self._saving.offer(session.title.id, pictures, recorded)

    def _show_hall(self) -> None:
        self._app.push(HallScene(self._app.ui, self._service))


def _scene(ui: Ui, session: Session, leave: Callable[[], None], afterwards: Afterwards) -> TableScene:
    """Return the table of a session, with the lesson's guide if it is a lesson."""
    name, thinker = session.title.id, BotProcess(registry.find)
    table = table_of(registry.of(session.title))
    if (lesson := lesson_games.lesson_of(session)) is not None:
        learner = LessonController(session, thinker, lesson, ui.say)
        return LessonScene(ui, name, table, learner, leave, afterwards)
    return TableScene(ui, name, table, GameController(session, thinker), leave, afterwards)
