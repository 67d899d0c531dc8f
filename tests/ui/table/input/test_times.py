"""Times of the hand that are settings: key repeat, long press and double click."""

import pygame
import pytest

from game.ui.scenes.zoom import Zoom
from game.ui.window.app import App
from game.ui.window.commands import Do
from tests.ui.fakes import Hand
from tests.ui.table.conftest import Sit
from tests.ui.test_inputs import button


def test_keys_repeat_as_the_settings_say(app: App) -> None:
    app.ui.settings.key_delay, app.ui.settings.key_interval = 1000, 200
    app.apply_settings()
    assert pygame.key.get_repeat() == (1000, 200)


def test_a_button_of_a_gamepad_repeats_as_the_settings_say(app: App) -> None:
    app.ui.settings.key_delay, app.ui.settings.key_interval = 1000, 200
    app.apply_settings()
    app.inputs.commands(button(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER))
    assert app.inputs.pass_time(900) == []
    assert app.inputs.pass_time(200) == [Do("next_focus")]
    assert app.inputs.pass_time(300) == []
    assert app.inputs.pass_time(200) == [Do("next_focus")]


@pytest.mark.parametrize(("long", "enlarged"), [(500, True), (900, False)])
def test_a_press_enlarges_a_card_as_soon_as_the_settings_say(
    app: App, hand: Hand, sit: Sit, long: int, enlarged: bool
) -> None:
    scene = sit("human", "human")
    app.ui.settings.long_press = long
    card = scene.widgets.hit_targets[scene.game.view().players[0].hand[0]]
    hand.press(card.seen.center)
    app.turn(600)
    assert isinstance(app.top, Zoom) is enlarged


@pytest.mark.parametrize(("time", "refused"), [(300, False), (900, True)])
def test_a_button_that_has_just_appeared_ignores_a_second_click_for_as_long_as_the_settings_say(
    app: App, hand: Hand, sit: Sit, time: int, refused: bool
) -> None:
    app.ui.settings.double_click = time
    scene = sit("human", "human")
    place = scene.form.find("menu").rect.center
    hand.move(place)
    scene.form.press_guard.appear()
    app.turn(500)
    hand.press(place)
    hand.release(place)
    assert (app.top is scene) is refused
