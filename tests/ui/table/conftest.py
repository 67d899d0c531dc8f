"""The toy on a table in a window without a screen."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from game import paths
from game.bots.search.bot_process import BotProcess
from game.engine.session.record import SeatSetup
from game.engine.session.session import Session
from game.play.controller import GameController
from game.play.table_tools import TableTools
from game.presentation.messages import Messages
from game.ui.scenes.play.cover import Cover
from game.ui.table.api import Table
from game.ui.table.scene import TableScene
from game.ui.window.app import App
from game.ui.window.scene import FormScene, Scene
from tests import toy
from tests.ui.fakes import Hand
from tests.ui.table.toy_table import TABLE, WORDS

NAMES = (("Ada", "blue"), ("Bruno", "red"), ("Chloe", "green"), ("Dmitri", "orange"))
Sit = Callable[..., TableScene]


def press(hand: Hand, scene: Scene | None, key: str) -> None:
    """Click on a button of a table or of a scene over it."""
    assert isinstance(scene, FormScene | TableScene)
    hand.click(scene.form.find(key).rect.center)


def gather(hand: Hand, scene: TableScene, number: int) -> None:
    """Drag pebbles onto the mat, by two clicks."""
    hand.click(scene.widgets.hit_targets[f"pebbles:{number}"].seen.center)
    hand.click(scene.model.areas.mat.center)


@pytest.fixture
def hand(app: App, tmp_path: Path) -> Hand:
    """Mouse and keyboard; the window knows the words of the toy."""
    place = tmp_path / "toy-words"
    place.mkdir()
    for name in (
        "ui.ftl",
        "hall.ftl",
        "hand_over.ftl",
        "keys.ftl",
        "scores.ftl",
        "settings.ftl",
        "errors.ftl",
        "table.ftl",
        "replay.ftl",
        "rulebook.ftl",
        "hints.ftl",
        "turning.ftl",
        "text.ftl",
        "access.ftl",
        "clock.ftl",
        "pin.ftl",
        "agree.ftl",
        "agree.ftl",
    ):
        shutil.copy(paths.assets("text", "en", name), place)
    (place / "toy.ftl").write_text(WORDS, encoding="utf-8")
    app.ui.messages = Messages("en", place)
    app.ui.type.overflows = []
    return Hand(app)


@pytest.fixture
def sit(app: App, hand: Hand) -> Sit:
    """Sit down at a table: `sit("human", "random")`; the first cover is taken away."""

    def make(
        *kinds: str,
        seed: int = 1,
        path: Path | None = None,
        table: Table = TABLE,
        tools: TableTools | None = None,
    ) -> TableScene:
        seats = [SeatSetup(*who, kind) for who, kind in zip(NAMES, kinds, strict=False)]
        session = Session.new(toy.TOY, seats, {}, seed, path)
        if tools is not None:
            tools.lay_out(session)
        scene = TableScene(app.ui, "toy", table, GameController(session, BotProcess(toy.find)), lambda: None)
        hand.show(scene)
        if isinstance(app.top, Cover):
            app.top._show()
        app.turn(16)
        return scene

    return make
