"""Lets the clock run while the viewer can act, warns quietly, and stops it."""

from __future__ import annotations

import pygame

from game.engine.model import Seat
from game.presentation.clock_words import warning
from game.ui.scenes.message import Message
from game.ui.table.flow.dialogs import Dialogs
from game.ui.table.view.table_view import TableView
from game.ui.widgets import Button
from game.ui.window.scene import FormScene
from game.ui.window.ui import Ui

LONGEST_MS = 1000.0
"""The most time that one turn of the loop counts for; after a longer one the computer was asleep."""
SOUND_SHARE = 0.5
"""The loudness of a warning, as a share of the turn signal's."""


class ClockStopped(Message):
    """Hides the table while the clock stands, so that nobody thinks meanwhile."""

    covers = True

    def __init__(self, ui: Ui) -> None:
        super().__init__(ui, ui.say("clock-paused"), ui.say("clock-paused-text"))

    def buttons(self) -> list[Button]:
        return [Button(self.ui, self.ui.say("clock-go-on"), self.cancel, key="ok", look="primary")]

    def ground(self, surface: pygame.Surface) -> None:
        FormScene.ground(self, surface)
        self.ui.art.panel(surface, self.frame, "raised")


class ClockWatch:
    """Passes time on to the clock of a game."""

    def __init__(self, view: TableView, dialogs: Dialogs) -> None:
        self._view, self._game, self._dialogs = view, view.game, dialogs
        self._shown = ""
        self._warned: tuple[Seat, int, int] = (-1, -1, 0)
        """The viewer, the turn and the level of the last warning."""

    def update(self, dt: float) -> bool:
        """Let time pass for the viewer; return whether the clock shows another second. Call it only while
        the table is uncovered and on top."""
        game = self._game
        if game.is_replay or not game.clock.is_on:
            return False
        before = game.out_of_time
        game.tick(min(dt, LONGEST_MS))
        self._warn()
        if game.out_of_time and not before:
            self._view.refresh()
        shown, self._shown = self._shown, game.clock.shown(game.viewer)
        return shown != self._shown

    def _warn(self) -> None:
        """Warn once in a turn that little time is left, again when it is less, and when it is over."""
        game = self._game
        if game.viewer not in game.session.waiting_for():
            return
        now = game.viewer, game.session.turn, game.clock.warning(game.viewer)
        if now[2] and (now[:2] != self._warned[:2] or now[2] > self._warned[2]):
            self._warned = now
            self._view.ui.sound.play("turn", SOUND_SHARE)
            self._view.ui.voice.say(warning(game, self._view.ui.say))

    def stop(self) -> None:
        """Stop the clock until the viewer goes on."""
        if self._game.clock.is_on:
            self._dialogs.stack.push(ClockStopped(self._view.ui))
