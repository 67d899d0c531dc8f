"""Turning points in a replay: asked for by a button, worked out meanwhile, shown one after the other."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator

import pygame
import pytest

from game.bots.search.bot_process import BotProcess
from game.engine.session.replay import Replay
from game.ui.scenes.records.replay import ReplayScene
from game.ui.table.panels.step_plate import StepPlate
from game.ui.table.replay.bar import ReplayBar
from game.ui.table.replay.controller import ReplayController
from game.ui.widgets import Button
from game.ui.window.app import App
from tests import toy
from tests.expect import expect
from tests.programs import PATIENCE
from tests.ui.fakes import Hand
from tests.ui.table.replay.test_replay import played
from tests.ui.table.toy_table import TABLE


def shown(app: App, hand: Hand, moves: int = 99) -> ReplayScene:
    """A game of two people who played at random."""
    session = played("human", "human", moves=moves)
    replay = Replay(session.title, session.header, session.history.recorded())
    game = ReplayController(replay, process=BotProcess(toy.find))
    scene = ReplayScene(app.ui, "toy", TABLE, game, lambda: None, lambda: None)
    hand.show(scene)
    return scene


@pytest.fixture
def scene(app: App, hand: Hand) -> Iterator[ReplayScene]:
    made = shown(app, hand)
    yield made
    made.game.close()


def points(scene: ReplayScene) -> ReplayController:
    assert isinstance(scene.game, ReplayController)
    return scene.game


def wait_for(app: App, there: Callable[[], object]) -> None:
    until = time.monotonic() + PATIENCE
    while not there() and time.monotonic() < until:
        app.turn(20)
    assert there()


def plate(scene: ReplayScene) -> StepPlate:
    found = scene.form.find("lesson")
    assert isinstance(found, StepPlate)
    return found


def test_nothing_is_asked_before_somebody_wants_to_know(app: App, scene: ReplayScene) -> None:
    app.turn(100)
    assert not points(scene).turning_search.begun
    assert scene.form.find("play:turning").enabled


def test_they_are_looked_for_while_one_looks_on_and_shown_in_their_places(
    app: App, hand: Hand, scene: ReplayScene
) -> None:
    turning = points(scene).turning_search
    hand.key(pygame.K_h)
    assert plate(scene).texts.what == app.ui.say("turning-works")
    hand.key(pygame.K_RIGHT)
    assert scene.game.session.made == 1
    wait_for(app, lambda: 0 < turning.share < 1)
    button = expect(scene.form.find("play:turning"), Button)
    assert "%" in f"{button.label} {button.tip}", "in a narrow row the tip has the button's words"
    wait_for(app, lambda: turning.done)
    assert 1 <= len(turning.points) <= 4
    assert scene.game.session.made == 1, "nobody is torn away from where he looks"
    first = turning.points[0]
    hand.click(scene.form.find("turning:show").rect.center)
    assert scene.game.session.made == first.number
    assert scene.game.people[first.seat].name in plate(scene).texts.what
    timeline = expect(scene.widgets.play_bar, ReplayBar).timeline
    assert timeline.marks.keys() == {point.number for point in turning.points}
    for point in [*turning.points[1:], first]:
        hand.key(pygame.K_h)
        assert scene.game.session.made == point.number
    hand.click(scene.form.find("turning:previous").rect.center)
    assert scene.game.session.made == turning.points[-1].number
    hand.click(scene.form.find("turning:close").rect.center)
    assert "lesson" not in {widget.key for widget in scene.form.walk()}


def test_leaving_ends_the_work(app: App, hand: Hand) -> None:
    scene = shown(app, hand)
    hand.key(pygame.K_h)
    wait_for(app, lambda: scene.game._process.pid is not None)
    scene.leave()
    assert scene.game._process.pid is None


def test_a_game_that_goes_on_has_none_yet(app: App, hand: Hand) -> None:
    scene = shown(app, hand, moves=7)
    hand.key(pygame.K_h)
    assert not points(scene).turning_search.begun
    assert not scene.form.find("play:turning").enabled
    assert scene.form.find("play:turning").why == app.ui.say("turning-not-over")
