"""Open replays of recorded games."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Protocol

from game.engine.model import Seat
from game.engine.session import comments, record_writer
from game.engine.session.replay import Replay
from game.engine.session.session import Session
from game.errors import UserError
from game.packages import registry
from game.presentation.sentences import explain
from game.records import record_loader
from game.ui.scenes.message import Message
from game.ui.scenes.play.ending import Pictures
from game.ui.scenes.records.replay import ReplayScene
from game.ui.table.api import table_of
from game.ui.table.replay.controller import ReplayController
from game.ui.window.app import App
from game.ui.window.saving import Recorded, Saving
from game.ui.window.scene import Scene


class Tables(Protocol):
    """Opens the tables to which a replay leads."""

    def new_path(self, title: str) -> Path:
        """Return a path for the record of a new game."""

    def old_table(self, path: Path) -> Scene:
        """Return the table of a recorded game. Raises UserError."""

    def leave(self) -> None:
        """Leave the replay for the menu."""


class Replays:
    """Shows replays on top of the current scene."""

    def __init__(self, app: App, tables: Tables, saving: Saving) -> None:
        self.app, self._tables, self._saving = app, tables, saving

    def read(self, path: Path, side: Seat | None = None) -> ReplayScene:
        """Return the scene of a record, as one of its seats sees it. Raises UserError."""
        self.app.wait(self.app.ui.say("wait-record"))
        return self._scene(record_loader.replay(path), side, path)

    def show(self, session: Session) -> None:
        """Show the game of a table from its beginning, and start to search its turning points."""
        write = comments.into_session(session)
        replay = Replay(session.title, session.header, session.history.recorded(), write)
        scene = self._scene(replay, None, session.path)
        self.app.push(scene)
        scene.plate.touch()

    def _scene(self, replay: Replay, side: Seat | None, path: Path | None) -> ReplayScene:
        name = replay.title.id
        game, table = ReplayController(replay, side), table_of(registry.of(replay.title))

        def save(pictures: Pictures) -> None:
            recorded = Recorded(path, game.side) if path is not None else None
            self._saving.offer(name, pictures, recorded)

        return ReplayScene(self.app.ui, name, table, game, self._leave, partial(self._branch, replay), save)

    def _leave(self) -> None:
        """Close the replay, or return to the menu if there is no scene below it."""
        scenes = self.app.scenes
        at = next((n for n, scene in enumerate(scenes) if isinstance(scene, ReplayScene)), 0)
        if at:
            self.app.pop(scenes[at])
        else:
            self._tables.leave()

    def _branch(self, replay: Replay) -> None:
        """Play on from the replay's position, with a record of its own."""
        self.app.leaving.when_saved(lambda: self._branch_off(replay))

    def _branch_off(self, replay: Replay) -> None:
        path = self._tables.new_path(replay.title.id)
        try:
            record_writer.write(path, replay.header, replay.history.recorded())
            self.app.reset(self._tables.old_table(path))
        except (OSError, UserError) as error:
            say = self.app.ui.say
            self.app.push(Message(self.app.ui, say("records-failed-title"), explain(error, say)))
