"""A table by gamepad: it enlarges, zooms, moves the board, pins, and is told of by its own buttons."""

import pygame
import pytest

from game.presentation.title_words import tip_text
from game.ui.scenes.zoom import Zoom
from game.ui.table.input.hit_targets import HitTarget
from game.ui.widgets import Button
from game.ui.window.app import App
from tests.expect import expect
from tests.toy import End
from tests.ui.fakes import Hand
from tests.ui.table.conftest import Sit
from tests.ui.virtual_pad import Plug, sdl
from tests.ui.virtual_pad import press as push


def press(app: App, button: int) -> None:
    for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
        pygame.event.post(pygame.event.Event(kind, button=button, instance_id=0))
    app.turn(16)


def tilt(app: App, axis: int, value: int, ms: float = 16) -> None:
    pygame.event.post(pygame.event.Event(pygame.CONTROLLERAXISMOTION, axis=axis, value=value, instance_id=0))
    app.turn(ms)


def test_it_enlarges_what_has_the_focus(app: App, hand: Hand, sit: Sit) -> None:
    scene = sit("human", "human")
    card = scene.game.view().players[0].hand[0]
    scene.form.set_focus(scene.widgets.hit_targets[card])
    press(app, pygame.CONTROLLER_BUTTON_Y)
    expect(app.top, Zoom)
    press(app, pygame.CONTROLLER_BUTTON_B)
    assert app.top is scene


def test_it_zooms_and_moves_the_board(app: App, hand: Hand, sit: Sit) -> None:
    scene = sit("human", "human")
    tilt(app, pygame.CONTROLLER_AXIS_TRIGGERRIGHT, 32000)
    once = scene.model.camera.zoom
    app.turn(400)
    assert scene.model.camera.zoom > once > scene.model.camera.fitting
    tilt(app, pygame.CONTROLLER_AXIS_TRIGGERRIGHT, 0)
    x, y = scene.model.camera.x, scene.model.camera.y
    tilt(app, pygame.CONTROLLER_AXIS_RIGHTX, 32000)
    app.turn(50)
    assert (scene.model.camera.x > x, scene.model.camera.y) == (True, y)
    tilt(app, pygame.CONTROLLER_AXIS_RIGHTX, 0)
    x = scene.model.camera.x
    app.turn(50)
    assert scene.model.camera.x == x


def test_it_pins_what_is_explained(app: App, hand: Hand, sit: Sit) -> None:
    scene = sit("human", "human")
    app.ui.settings.tooltip_delay = 0
    scene.form.set_focus(scene.widgets.hit_targets["pebbles:2"])
    press(app, pygame.CONTROLLER_BUTTON_RIGHTSTICK)
    assert scene.view.notices.pinned is not None
    assert scene.view.notices.pinned[0] == "2 pebbles"


def test_a_held_direction_goes_on_through_the_things(app: App, hand: Hand, sit: Sit) -> None:
    scene = sit("human", "human")
    scene.form.set_focus(scene.widgets.hit_targets["pebbles:1"])
    event = pygame.event.Event(
        pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_DPAD_RIGHT, instance_id=0
    )
    pygame.event.post(event)
    passed = []
    for ms in (16, 390):
        app.turn(ms)
        assert isinstance(scene.form.focus, HitTarget)
        passed.append(scene.form.focus.ref)
    assert passed == ["pebbles:2", "pebbles:3"]


@pytest.mark.parametrize(
    ("key", "on_keys", "on_pad"), [("hint", "(H)", "(Left stick)"), ("menu", "(F10)", "(Start)")]
)
def test_tips_name_the_buttons_of_what_was_used_last(
    app: App, hand: Hand, sit: Sit, key: str, on_keys: str, on_pad: str
) -> None:
    scene = sit("human", "human")
    assert on_keys in tip_text(scene.form.find(key).tip)
    press(app, pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)
    assert on_pad in tip_text(scene.form.find(key).tip)
    hand.key(pygame.K_TAB)
    assert on_keys in tip_text(scene.form.find(key).tip)


def test_a_playstation_pad_has_names_of_its_own(app: App, hand: Hand, sit: Sit) -> None:
    scene = sit("human", "human")
    app.ui.pads._kinds[0] = "playstation"
    press(app, pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)
    assert "(L3)" in tip_text(scene.form.find("hint").tip)


def test_what_is_carried_stays_in_the_hand_when_the_device_changes(app: App, hand: Hand, sit: Sit) -> None:
    scene = sit("human", "human")
    hand.key(pygame.K_TAB)
    scene.form.set_focus(scene.widgets.hit_targets["deck"])
    hand.key(pygame.K_RETURN)
    assert scene.drag.held == "deck"
    press(app, pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)
    assert scene.drag.held == "deck"


def test_its_buttons_are_those_of_the_bar_while_bots_play(app: App, hand: Hand, sit: Sit) -> None:
    app.ui.settings.ask_before = "never"
    scene = sit("human", "random", "random")
    press(app, pygame.CONTROLLER_BUTTON_X)
    assert not scene.tempo.paused
    scene.moves.propose([End()])
    press(app, pygame.CONTROLLER_BUTTON_X)
    assert scene.tempo.paused
    assert "(X)" in scene.form.find("play:pause").tooltip
    press(app, pygame.CONTROLLER_BUTTON_LEFTSTICK)
    assert (scene.tempo.paused, scene.tempo.stopped) == (True, False)
    press(app, pygame.CONTROLLER_BUTTON_BACK)
    assert scene.tempo.skipping


def test_it_goes_to_the_main_button_and_presses_it(app: App, hand: Hand, sit: Sit) -> None:
    scene = sit("human", "human")
    scene.form.set_focus(scene.widgets.hit_targets["pebbles:1"])
    press(app, pygame.CONTROLLER_BUTTON_BACK)
    main = expect(scene.widgets.focus.main, Button)
    assert scene.form.focus is main
    assert "Back goes to this button" in main.tooltip
    press(app, pygame.CONTROLLER_BUTTON_BACK)
    assert [str(m.action) for m in scene.game.session.moments] == ["end"]


@pytest.mark.skipif(sdl() is None, reason="SDL's library is not found")
def test_what_is_carried_stays_in_the_hand_while_the_gamepad_is_pulled_out(
    app: App, plug: Plug, hand: Hand, sit: Sit
) -> None:
    scene, pad = sit("human", "human"), plug()
    scene.form.set_focus(scene.widgets.hit_targets["deck"])
    push(app, pad, "a")
    assert scene.drag.held == "deck"
    pad.pull_out()
    app.turn(16)
    assert scene.drag.held == "deck"
    pad.plug_in()
    app.turn(16)
    push(app, pad, "b")
    assert scene.drag.held is None
    assert app.top is scene
    hand.press(scene.widgets.hit_targets["deck"].seen.center)
    hand.move((400, 300), held=True)
    assert scene.drag.dragging
    pad.pull_out()
    app.turn(16)
    assert (scene.drag.dragging, scene.drag.held) == (True, "deck")
