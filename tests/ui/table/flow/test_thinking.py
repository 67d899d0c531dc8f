"""While a hard bot thinks the window does what a person wants: move now, undo, close."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable

import pygame
import pytest

from game.bots.search.bot_process import BotProcess
from game.ui.table.scene import TableScene
from game.ui.widgets import Button
from game.ui.window.app import App
from tests.bots import ponder
from tests.expect import expect
from tests.programs import PATIENCE
from tests.toy import End
from tests.ui.fakes import Hand
from tests.ui.table.conftest import Sit

SOON = 0.1
"""Seconds that nobody notices."""
TRIES = 3
"""On a busy machine one of so many is soon enough."""
LONG = 2 * PATIENCE
"""Seconds that a bot would think."""


@pytest.fixture
def facing_a_hard_bot(app: App, sit: Sit) -> TableScene:
    """A person has ended a turn, and a bot thinks as long as it may."""
    app.ui.settings.pace = "at_once"
    scene: TableScene = sit("human", "hard")
    scene.game.bots._process, scene.game.bots.seconds = BotProcess(ponder.find), lambda: LONG
    return scene


def end_turn(scene: TableScene) -> None:
    scene.moves.take(next(o for o in scene.game.session.legal(0) if o.action == End()))
    scene.game.done()
    scene.view.refresh()


def let_it_think(app: App, scene: TableScene) -> None:
    end_turn(scene)
    until = time.monotonic() + PATIENCE
    while not scene.game.bots._process.busy and time.monotonic() < until:
        app.turn(50)


def seconds(what: Callable[[], object]) -> float:
    begun = time.perf_counter()
    what()
    return time.perf_counter() - begun


def ending() -> float:
    """Seconds that the machine takes at this moment to end a process that does nothing."""
    with subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE) as idle:

        def end() -> None:
            idle.terminate()
            idle.wait()

        return seconds(end)


def test_a_bot_that_thinks_moves_when_it_is_told_to(
    app: App, hand: Hand, facing_a_hard_bot: TableScene
) -> None:
    scene = facing_a_hard_bot
    let_it_think(app, scene)
    assert expect(scene.form.find("play:now"), Button).label == app.ui.say("hard-now")
    made, until = scene.game.session.made, time.monotonic() + PATIENCE
    hand.key(pygame.K_g)
    while scene.game.session.made == made and time.monotonic() < until:
        app.turn(20)
    assert scene.game.session.made > made
    scene.game.close()


def test_who_takes_back_while_a_bot_thinks_does_not_wait(app: App, facing_a_hard_bot: TableScene) -> None:
    """Not noticeably longer than where nobody thinks and a process is ended."""
    scene, waited = facing_a_hard_bot, []
    for _ in range(TRIES):
        end_turn(scene)
        at_rest = seconds(scene.history.undo)
        let_it_think(app, scene)
        assert scene.game.undo_stop() is None
        waited.append(seconds(scene.history.undo) - at_rest - ending())
        assert not scene.game.bots._process.busy
        assert scene.game.choices()
    assert min(waited) < SOON
    scene.game.close()


def test_who_closes_while_a_bot_thinks_does_not_wait(app: App, facing_a_hard_bot: TableScene) -> None:
    scene, waited = facing_a_hard_bot, []
    for _ in range(TRIES):
        let_it_think(app, scene)
        waited.append(seconds(scene.game.bots.close) - ending())
        assert scene.game.bots._process.pid is None
        scene.history.undo()
    assert min(waited) < SOON
    scene.game.close()


def test_other_bots_are_not_told_to_hurry(app: App, sit: Sit) -> None:
    scene = sit("human", "random")
    scene.moves.take(next(o for o in scene.game.session.legal(0) if o.action == End()))
    scene.game.done()
    scene.view.refresh()
    keys = {widget.key for widget in scene.form.walk()}
    assert "play:pause" in keys
    assert "play:now" not in keys
    scene.game.close()
