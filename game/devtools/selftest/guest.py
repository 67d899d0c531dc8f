"""A simulated user who sets up a table, plays, leaves and comes back, all by mouse."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator, Sequence
from typing import Any

import pygame

from game import bots
from game.devtools.selftest.hand import Hand, TableHand
from game.engine.model import Option
from game.engine.session.replay import Replay
from game.engine.session.session import Session
from game.errors import UserError
from game.presentation.setup.catalogue import KINDS
from game.ui.scenes.records.replay import ReplayScene
from game.ui.scenes.setup.new_game import NewGameScene
from game.ui.table.scene import BaseTableScene
from game.ui.widgets import Choice, Form
from game.ui.window.app import App
from game.ui.window.scene import FormScene, Scene

OPPONENT = "easy"
TIMEOUT_S = 60.0
"""Seconds after which the guest gives up waiting."""
TURN_MS = 100.0
IDLE_TURNS = 3
"""Turns of the loop without a change after which the guest considers the window idle."""
STEPS = 3
"""Moves that the guest steps through in a replay."""
ANSWERS = ("yes", "ok", "show", "choose:0", "close")
"""Keys of the buttons that the guest clicks in a dialog; the first one present."""


class Failed(UserError):
    """A check of the self-test failed; the reason follows the title and what it cannot do."""


class Guest:
    """Plays one title with random choices from a seed."""

    def __init__(self, app: App, title: str, seed: int) -> None:
        self.app, self.title, self.hand, self.chance = app, title, Hand(app), random.Random(seed)
        self.doing = "set-up"
        """The current activity: the end of a message's id."""

    @property
    def table(self) -> BaseTableScene[Any]:
        """The table at which the guest sits. Raises Failed."""
        found = next((scene for scene in self.app.scenes if isinstance(scene, BaseTableScene)), None)
        if found is None:
            raise Failed("selftest-no-table", scene=self._shown())
        return found

    def _shown(self) -> str:
        top = self.app.top
        return "nothing" if top is None else f"“{getattr(top, 'words', top.name)}”"

    # ---- from scene to scene
    def click(self, key: str) -> None:
        """Click the widget with a key in the top scene. Raises Failed."""
        form = getattr(self.app.top, "form", None)
        try:
            widget = form.find(key) if isinstance(form, Form) else None
        except KeyError:
            widget = None
        if widget is None or not widget.enabled:
            raise Failed("selftest-no-click", key=key, scene=self._shown())
        self.hand.click(widget.rect.center)

    def set_up(self) -> None:
        """Set up a table for the guest and bots, and start the game. Raises Failed."""
        self.click("new")
        self.click(f"title-{self.title}")
        scene = self.app.top
        if not isinstance(scene, NewGameScene):
            raise Failed("selftest-no-new-game", scene=self._shown())
        for number in range(scene.table.count):
            self._seat(scene, number, KINDS.index(OPPONENT if number else bots.HUMAN))
        self.click("start")
        self.settle()

    def _seat(self, scene: NewGameScene, number: int, kind: int) -> None:
        """Choose the kind of player at a seat."""
        for _ in KINDS:
            choice = scene.form.find(f"kind-{number + 1}")
            if not isinstance(choice, Choice) or choice.index == kind:
                return
            edge = choice.rect.midright if choice.index < kind else choice.rect.midleft
            aside = (edge[0] + (-3 if choice.index < kind else 3), edge[1])
            self.hand.click(aside if choice.stepping else choice.cells()[kind].center)

    def leave(self) -> None:
        """Return to the menu. Raises Failed."""
        self.hand.key(pygame.K_F10)
        self.click("replay-leave" if isinstance(self.table, ReplayScene) else "table-leave")

    def load(self) -> Session:
        """Open the record again. Raises Failed."""
        self.doing = "loaded"
        self.click("records")
        self.click("load")
        self.settle()
        session: Session = self.table.game.session
        return session

    def replay(self) -> Iterator[Replay]:
        """Open the record as a replay, step through a few moves, then go to the end. Raises Failed."""
        self.doing = "replayed"
        self.click("records")
        self.click("replay")
        self.settle()
        scene = self.table
        if not isinstance(scene, ReplayScene):
            raise Failed("selftest-no-replay", scene=self._shown())
        replay = scene.game.session
        for _ in range(min(STEPS, replay.length)):
            self.click("play:step")
            self.settle()
            yield replay
        self.hand.key(pygame.K_END)
        yield replay

    # ---- at the table
    def settle(self) -> None:
        """Close dialogs until the guest has to choose. Raises Failed."""
        until, still = time.monotonic() + TIMEOUT_S, 0
        while time.monotonic() < until:
            self.app.turn(TURN_MS)
            top = self.app.top
            still = still + 1 if top is self.table and self._is_asked() else 0
            if still == IDLE_TURNS:
                return
            if still:
                continue
            if top is not self.table:
                self._answer(top)
            elif self._has("pass"):
                TableHand(self.hand, self.table).press("pass")
            else:
                time.sleep(0.002)  # a bot thinks in a process of its own
        raise Failed("selftest-nobody-asked")

    def _is_asked(self) -> bool:
        scene = self.table
        if isinstance(scene, ReplayScene) or scene.game.session.over:
            return True
        return bool(scene.model.at_hand.legal)

    def _has(self, key: str) -> bool:
        return any(widget.key == key for widget in self.table.form.walk())

    def _answer(self, top: Scene | None) -> None:
        """Confirm or close a dialog."""
        keys = {w.key for w in top.form.walk() if w.enabled} if isinstance(top, FormScene) else set()
        key = next((key for key in ANSWERS if key in keys), None)
        if key is not None:
            self.click(key)
        else:
            self.hand.key(pygame.K_ESCAPE)

    def play(self, choices: int) -> Session:
        """Make this many choices, and go on until a bot has played too, or the game is over. Raises
        Failed."""
        self.doing = "played"
        session: Session = self.table.game.session
        while not session.over and (choices > 0 or not _all_played(session)):
            self._choose()
            choices -= 1
        return session

    def _choose(self) -> None:
        """Carry out a random legal option."""
        session = self.table.game.session
        before, legal = session.made, list(self.table.model.at_hand.legal)
        self._read(legal)
        self.chance.shuffle(legal)
        for option in legal:
            self._do(option)
            if session.made != before:
                return
        raise Failed("selftest-no-hand", choices=[str(option.action) for option in legal])

    def _read(self, legal: Sequence[Option]) -> None:
        """Read the label and preview of every option, also of those without a button."""
        scene = self.table
        for option in legal:
            scene.model.table.words.label(scene.model.context, option.action)
            scene.model.table.words.preview(scene.model.context, option)

    def _do(self, option: Option) -> None:
        TableHand(self.hand, self.table).do(option)
        self.settle()


def _all_played(session: Session) -> bool:
    return {moment.seat for moment in session.moments} == {*range(len(session.seats))}
