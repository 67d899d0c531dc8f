"""Gamepads as SDL reports them: plugged in, pulled out, two at once, and set up in the window."""

import pytest

from game.records.settings import Settings
from game.ui.scenes.keys import KeysScene
from game.ui.scenes.menu import Menu
from game.ui.scenes.pad_setup import DEAF_MS, PadSetup
from game.ui.widgets import Button
from game.ui.window.app import App
from game.ui.window.commands import Do
from tests.expect import expect
from tests.ui.fakes import FakeProgram, Hand, focused
from tests.ui.virtual_pad import PLAIN, Plug, VirtualPad, press, sdl

pytestmark = pytest.mark.skipif(sdl() is None, reason="SDL's library is not found")


@pytest.fixture
def menu(app: App, program: FakeProgram) -> Menu:
    return Hand(app).show(Menu(app.ui, program))


def test_a_gamepad_that_is_plugged_in_later_moves_the_focus_and_opens_things(
    app: App, menu: Menu, plug: Plug
) -> None:
    pad = plug()
    menu.form.set_focus(menu.form.find("settings"))
    press(app, pad, "a")
    assert app.top is not None and app.top.name == "settings"
    press(app, pad, "b")
    assert app.top is menu
    before = focused(menu.form)
    pad.tilt("lefty", 1)
    app.turn(16)
    assert focused(menu.form) != before


def test_pulled_out_with_the_stick_held_it_stops_and_works_again_when_it_is_back(
    app: App, menu: Menu, plug: Plug
) -> None:
    pad = plug()
    pad.tilt("lefty", 1)
    app.turn(16)
    assert app.inputs.busy
    pad.pull_out()
    app.turn(16)
    here = focused(menu.form)
    app.turn(1000)
    assert (app.inputs.busy, focused(menu.form)) == (False, here)
    pad.plug_in()
    app.turn(16)
    press(app, pad, "dpup")
    assert focused(menu.form) != here


def test_of_two_gamepads_one_goes_on_when_the_other_is_pulled_out(app: App, menu: Menu, plug: Plug) -> None:
    one, other = plug(), plug()
    for pad in (one, other):
        pad.hold("dpdown")
        app.turn(16)
    one.pull_out()
    app.turn(16)
    here = focused(menu.form)
    assert app.inputs.busy
    app.turn(1000)
    assert focused(menu.form) != here


def test_a_button_is_chosen_for_an_action_and_kept(app: App, plug: Plug) -> None:
    pad, scene = plug(), Hand(app).show(KeysScene(app.ui))
    scene.form.set_focus(scene.form.find("log-pad"))
    press(app, pad, "a")
    press(app, pad, "guide")
    assert expect(scene.form.find("log-pad"), Button).label == "Guide"
    assert app.store.load().buttons == {"log": "guide"}
    assert app.ui.say("key-log") == " (Guide)"


def test_a_button_of_two_actions_is_named_first_and_taken_from_both(app: App, plug: Plug) -> None:
    pad, scene = plug(), Hand(app).show(KeysScene(app.ui))
    scene.form.set_focus(scene.form.find("log-pad"))
    press(app, pad, "a")
    press(app, pad, "x")
    assert scene._remark() == (
        "X is the button of “Undo” and “Stop or start the bots”. Press it again to use it here."
    )
    press(app, pad, "x")
    assert app.ui.settings.buttons == {"log": "x", "undo": "", "pause": ""}
    scene.form.set_focus(scene.form.find("reset-log"))
    press(app, pad, "a")
    assert app.ui.settings.buttons == {"undo": "", "pause": ""}


def test_buttons_that_one_needs_to_get_about_stay_and_b_leaves_all_as_it_is(app: App, plug: Plug) -> None:
    pad, scene = plug(), Hand(app).show(KeysScene(app.ui))
    scene.form.set_focus(scene.form.find("log-pad"))
    press(app, pad, "a")
    press(app, pad, "rightshoulder")
    assert scene._remark() == "This button always does the same; choose another one."
    press(app, pad, "b")
    assert (app.top, scene.catches_button, app.ui.settings.buttons) == (scene, False, {})


ANSWERS = {
    "a": "x", "b": "y", "dpup": "dpup", "dpdown": "dpdown", "dpleft": "dpleft", "dpright": "dpright",
}  # fmt: skip
"""What is pressed on a joystick whose buttons are mixed up."""


def set_up(app: App, pad: VirtualPad) -> PadSetup:
    """Answer the first questions of the dialog."""
    keys = Hand(app).show(KeysScene(app.ui))
    expect(keys.form.find("set-up"), Button).action()
    app.turn(16)
    for button in ANSWERS.values():
        press(app, pad, button)
        app.turn(DEAF_MS)
    return expect(app.top, PadSetup)


def test_a_joystick_that_sdl_does_not_know_is_set_up_in_the_window(app: App, menu: Menu, plug: Plug) -> None:
    pad = plug(PLAIN)
    press(app, pad, "dpdown")
    assert not app.inputs.busy
    setup = set_up(app, pad)
    pad.tilt("leftx", 1)
    app.turn(16)
    pad.tilt("leftx", 0)
    app.turn(DEAF_MS)
    expect(setup.form.find("yes"), Button).action()
    app.turn(16)
    (mapping,) = app.store.load().pads
    assert mapping.endswith("Virtual Joystick,a:b2,b:b3,dpup:b11,dpdown:b12,dpleft:b13,dpright:b14,leftx:a0,")
    pad.lose()
    pad.plug_in()
    app.turn(16)
    Hand(app).show(menu)
    menu.form.set_focus(menu.form.find("settings"))
    press(app, pad, "x")
    assert app.top is not None and app.top.name == "settings"


def test_the_setup_refuses_a_part_that_was_used_and_a_button_for_a_stick(app: App, plug: Plug) -> None:
    pad = plug(PLAIN)
    setup = set_up(app, pad)
    press(app, pad, "x")
    assert setup.words.endswith("You have already used that for: A.")
    press(app, pad, "guide")
    assert setup.words.endswith("That isn’t a stick. Push the stick, or skip it.")
    expect(setup.form.find("no"), Button).action()
    assert app.ui.settings.pads == Settings().pads


def test_broken_choices_and_mappings_are_named_and_the_others_used(app: App) -> None:
    app.ui.settings.buttons = {"log": "guide", "hint": "nose", "dance": "x"}
    app.ui.settings.pads = ["030000005e0400008e02000010010000,Pad,a:b0,b:b1,", "nonsense"]
    app.apply_settings()
    assert app.store.trouble and app.store.trouble.facts["why"] == ["dance", "hint = nose", "nonsense"]
    assert app.inputs.pad.bindings.command("guide") == Do("log")
    app.ui.pads.use([])


def test_a_gamepad_can_be_set_up_as_long_as_one_is_connected(app: App, plug: Plug) -> None:
    scene = Hand(app).show(KeysScene(app.ui))
    assert not scene.form.find("set-up").enabled
    pad = plug(PLAIN)
    app.turn(16)
    assert scene.form.find("set-up").enabled
    pad.pull_out()
    app.turn(16)
    app.turn(16)
    assert not scene.form.find("set-up").enabled


def test_the_setup_goes_on_after_the_gamepad_was_pulled_out(app: App, plug: Plug) -> None:
    pad = plug(PLAIN)
    setup = set_up(app, pad)
    pad.pull_out()
    app.turn(16)
    pad.plug_in()
    app.turn(16)
    pad.tilt("leftx", 1)
    app.turn(16)
    assert setup._parts["leftx"] == "+a0"
