"""A turn is taken back as a whole: by key, from the menu, after its end; where that stops, it is said."""

from __future__ import annotations

import pygame

from game.ui.scenes.play.table_menu import TableMenu
from game.ui.table.scene import TableScene
from game.ui.window.app import App
from tests.ui.fakes import Hand
from tests.ui.table.conftest import Sit, gather, press


def verbs(scene: TableScene) -> list[str]:
    return [str(m.action) for m in scene.game.session.moments]


def undo_turn(hand: Hand) -> None:
    hand.key(pygame.K_BACKSPACE, pygame.KMOD_CTRL)


def menu(app: App, hand: Hand) -> TableMenu:
    hand.key(pygame.K_F10)
    assert isinstance(app.top, TableMenu)
    return app.top


def test_a_key_takes_back_the_turn_and_redo_brings_it_again(hand: Hand, sit: Sit) -> None:
    scene = sit("human", "human")
    gather(hand, scene, 2)
    gather(hand, scene, 1)
    assert verbs(scene) == ["gather 2", "gather 1"]
    undo_turn(hand)
    assert verbs(scene) == []
    hand.key(pygame.K_y, pygame.KMOD_CTRL, times=2)
    assert verbs(scene) == ["gather 2", "gather 1"]


def test_the_menu_takes_back_the_turn(app: App, hand: Hand, sit: Sit) -> None:
    scene: TableScene = sit("human", "human")
    gather(hand, scene, 2)
    gather(hand, scene, 1)
    press(hand, menu(app, hand), "table-undo-turn")
    assert app.top is scene
    assert verbs(scene) == []


def test_a_turn_that_was_ended_is_taken_back_until_the_hand_over(hand: Hand, sit: Sit) -> None:
    scene = sit("human", "human")
    gather(hand, scene, 2)
    press(hand, scene, "act:end")
    assert scene.game.session.turn == 2
    undo_turn(hand)
    assert verbs(scene) == []
    assert scene.game.choices()


def test_it_goes_back_to_a_roll_and_then_says_why_not_further(app: App, hand: Hand, sit: Sit) -> None:
    scene = sit("human", "human")
    press(hand, scene, "act:roll")
    gather(hand, scene, 1)
    undo_turn(hand)
    assert verbs(scene) == ["roll"]
    assert scene.view.notices.refusal is None
    undo_turn(hand)
    assert verbs(scene) == ["roll"]
    assert scene.view.notices.refusal is not None
    assert scene.view.notices.refusal.words == app.ui.say("undo-stops-roll")


def test_one_step_back_says_why_not_too(app: App, hand: Hand, sit: Sit) -> None:
    scene = sit("human", "human")
    hand.key(pygame.K_z, pygame.KMOD_CTRL)
    assert scene.view.notices.refusal is not None
    assert scene.view.notices.refusal.words == app.ui.say("undo-stops-start")
    hand.key(pygame.K_TAB)
    assert scene.view.notices.refusal is None


def test_the_menu_greys_it_and_says_why(app: App, hand: Hand, sit: Sit) -> None:
    scene = sit("human", "human")
    press(hand, scene, "act:roll")
    opened = menu(app, hand)
    entry = opened.form.find("table-undo-turn")
    assert not entry.enabled
    assert entry.tooltip == app.ui.say("undo-stops-roll")
    press(hand, opened, "table-undo-turn")
    assert app.top is opened
    assert verbs(scene) == ["roll"]
    assert app.ui.messages.troubles == []
