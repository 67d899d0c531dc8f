"""Changing keys in the window."""

import pygame
import pytest

from game.presentation.messages import Messages
from game.ui.scenes.keys import KeysScene
from game.ui.widgets import Button
from game.ui.window.app import App
from game.ui.window.commands import Do
from tests.expect import expect
from tests.ui.fakes import Hand
from tests.ui.test_inputs import key


@pytest.fixture
def scene(app: App) -> KeysScene:
    app.ui.messages = Messages()
    made = KeysScene(app.ui)
    Hand(app).show(made)
    return made


def press(app: App, code: int, mod: int = 0) -> None:
    pygame.event.post(key(code, mod))
    pygame.event.post(key(code, mod, pygame.KEYUP))
    app.turn(16)


def choose(app: App, scene: KeysScene, place: str) -> None:
    scene.form.set_focus(scene.form.find(place))
    press(app, pygame.K_RETURN)


def button(scene: KeysScene, name: str) -> Button:
    return expect(scene.form.find(name), Button)


def remark(scene: KeysScene) -> str:
    return scene._remark()


def test_the_next_key_is_used_and_kept(app: App, scene: KeysScene) -> None:
    choose(app, scene, "undo-1")
    assert button(scene, "undo-1").label == "Press a key…"
    press(app, pygame.K_z)
    assert button(scene, "undo-1").label == "Z"
    assert app.store.load().keys == {"undo": ["Z"]}
    assert app.ui.say("key-undo") == "Z"
    assert app.inputs.commands(key(pygame.K_z)) == [Do("undo")]


def test_a_key_of_another_action_is_named_first_and_taken_by_the_second_press(
    app: App, scene: KeysScene
) -> None:
    choose(app, scene, "undo-1")
    press(app, pygame.K_h)
    assert remark(scene) == "H is the key of “Hint”. Press it again to use it here."
    assert app.ui.settings.keys == {}
    press(app, pygame.K_h)
    assert app.ui.settings.keys == {"undo": ["H"], "hint": []}


@pytest.mark.parametrize("code", [pygame.K_RETURN, pygame.K_TAB, pygame.K_UP])
def test_keys_that_one_needs_to_get_about_are_left_as_they_are(app: App, scene: KeysScene, code: int) -> None:
    choose(app, scene, "undo-1")
    press(app, code)
    assert "choose another key" in remark(scene)
    press(app, pygame.K_ESCAPE)
    assert (app.top, app.ui.settings.keys) == (scene, {})


@pytest.mark.parametrize("mod", [pygame.KMOD_LCTRL, pygame.KMOD_LALT])
def test_tab_is_left_as_it_is_whatever_is_held_with_it(app: App, scene: KeysScene, mod: int) -> None:
    choose(app, scene, "undo-1")
    press(app, pygame.K_TAB, mod)
    assert "choose another key" in remark(scene)
    assert app.ui.settings.keys == {}


def test_a_key_without_a_name_is_not_taken(app: App, scene: KeysScene) -> None:
    choose(app, scene, "undo-1")
    press(app, pygame.K_UNKNOWN)
    assert remark(scene) == app.ui.say("keys-unknown")
    assert (app.top, app.ui.settings.keys) == (scene, {})


def test_the_way_back(app: App, scene: KeysScene) -> None:
    choose(app, scene, "layout-left")
    assert app.inputs.bindings.act("Q") == "hint"
    choose(app, scene, "reset-hint")
    assert app.inputs.bindings.act("H") == "hint"
    choose(app, scene, "layout-usual")
    assert app.ui.settings.keys == {}
