"""A press on a thing as a bot's turn ends counts in the turn that begins."""

from __future__ import annotations

import pytest

from game.play.thinking import Thinking
from game.ui.table.scene import TableScene
from tests.toy import End, Gather
from tests.ui.fakes import Hand
from tests.ui.table.conftest import Sit


@pytest.fixture
def scene(hand: Hand, sit: Sit, monkeypatch: pytest.MonkeyPatch) -> TableScene:
    """A bot thinks."""
    monkeypatch.setattr(Thinking, "move", lambda *_: None)
    hand.app.ui.settings.handover = "never"
    scene = sit("human", "random")
    session = scene.game.session
    session.submit(0, End())
    scene.view.refresh()
    assert scene.game.thinking() == 1
    return scene


def bots_turn_ends(scene: TableScene) -> None:
    session = scene.game.session
    session.submit(1, End())
    for seat in (0, 1):
        session.submit(seat, session.legal(seat)[0].action)
    scene.view.refresh()


def test_a_click_before_the_turn_is_done_in_it(hand: Hand, scene: TableScene) -> None:
    hand.click(scene.widgets.hit_targets["pebbles:1"].seen.center)
    bots_turn_ends(scene)
    made = scene.game.session.made
    hand.app.turn(50)
    assert scene.game.session.moments[-1].action == Gather(1)
    assert scene.game.session.made == made + 1


def test_a_press_before_and_a_release_in_the_turn_are_a_click(hand: Hand, scene: TableScene) -> None:
    at = scene.widgets.hit_targets["pebbles:1"].seen.center
    hand.press(at)
    bots_turn_ends(scene)
    hand.app.turn(50)
    hand.release(at)
    assert scene.game.session.moments[-1].action == Gather(1)


def test_a_drag_begun_before_the_turn_goes_on_in_it(hand: Hand, scene: TableScene) -> None:
    hand.press(scene.widgets.hit_targets["pebbles:1"].seen.center)
    bots_turn_ends(scene)
    hand.app.turn(50)
    made = scene.game.session.made
    hand.move(scene.model.areas.mat.center, held=True)
    hand.release(scene.model.areas.mat.center)
    assert scene.game.session.made == made + 1


def test_a_click_long_before_the_turn_is_forgotten(hand: Hand, scene: TableScene) -> None:
    hand.click(scene.widgets.hit_targets["pebbles:1"].seen.center)
    hand.app.turn(2000)
    bots_turn_ends(scene)
    made = scene.game.session.made
    hand.app.turn(50)
    assert scene.game.session.made == made
