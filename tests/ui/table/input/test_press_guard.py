"""A question that others bring takes the place of a button while a person may be about to press that."""

from __future__ import annotations

import pygame
import pytest

from game.play.thinking import Thinking
from game.ui.table.scene import TableScene
from game.ui.widgets.press_guard import GUARD_MS, SURPRISE
from tests.toy import End, Gather, Roll
from tests.ui.fakes import Hand
from tests.ui.table.conftest import Sit

WAIT_MS = GUARD_MS * SURPRISE


@pytest.fixture
def scene(hand: Hand, sit: Sit, monkeypatch: pytest.MonkeyPatch) -> TableScene:
    """It is the viewer's turn again, brought by a bot, with the pointer on a button of that turn."""
    monkeypatch.setattr(Thinking, "move", lambda *_: None)
    hand.app.ui.settings.pace = "at_once"
    hand.app.ui.settings.handover = "never"
    scene = sit("human", "random")
    hand.move(scene.form.find(f"act:{Roll()}").rect.center)
    session = scene.game.session
    session.submit(0, End())
    scene.view.refresh()
    session.submit(1, End())
    for seat in (0, 1):
        session.submit(seat, session.legal(seat)[0].action)
    scene.view.refresh()
    return scene


def press(hand: Hand, scene: TableScene) -> int:
    """Press and release where the pointer is; return how many moves were made by it."""
    made = scene.game.session.made
    hand.press(scene.ui.pointer)
    hand.release(scene.ui.pointer)
    return scene.game.session.made - made


def test_a_button_of_the_same_name_takes_no_press_that_was_meant_for_the_turn_before(
    hand: Hand, scene: TableScene
) -> None:
    hand.app.turn(GUARD_MS)
    assert press(hand, scene) == 0
    hand.app.turn(WAIT_MS)
    assert press(hand, scene) == 1


def test_the_lock_is_seen_until_time_has_passed(hand: Hand, scene: TableScene) -> None:
    button = scene.form.find(f"act:{Roll()}")

    def picture() -> bytes:
        surface = pygame.Surface(hand.app.size)
        scene.draw(surface)
        return pygame.image.tobytes(surface.subsurface(button.rect), "RGB")

    locked = picture()
    hand.app.turn(GUARD_MS)
    half = picture()
    hand.app.turn(WAIT_MS)
    later = picture()
    assert later not in (locked, half)


def test_it_is_open_for_a_pointer_that_comes_from_elsewhere(hand: Hand, scene: TableScene) -> None:
    at = scene.ui.pointer
    hand.move(scene.model.areas.board.center)
    hand.move(at)
    assert press(hand, scene) == 1


def test_another_question_after_an_own_choice_waits_only_for_the_second_click(
    hand: Hand, sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = sit("human", "human")
    hand.move(scene.form.find(f"act:{Roll()}").rect.center)
    scene.game.act(Gather(1))
    scene.view.refresh()
    hand.app.turn(GUARD_MS)
    assert press(hand, scene) == 1


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_m])
def test_enter_waits_as_a_press_does(hand: Hand, scene: TableScene, key: int) -> None:
    main = scene.widgets.focus.main
    assert main is not None
    scene.form.set_focus(main)
    made = scene.game.session.made
    hand.key(key)
    assert scene.game.session.made == made
    hand.app.turn(WAIT_MS)
    hand.key(key)
    assert scene.game.session.made == made + 1
