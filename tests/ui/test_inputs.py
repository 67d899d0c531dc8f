import pygame
import pytest

from game.ui.window.commands import Command, Do, Drag, Move, Pan, Point, Press, Text, Wheel
from game.ui.window.inputs import Inputs


def key(code: int, mod: int = 0, kind: int = pygame.KEYDOWN) -> pygame.event.Event:
    return pygame.event.Event(kind, key=code, mod=mod, unicode="")


@pytest.mark.parametrize(
    ("code", "mod", "meaning"),
    [
        (pygame.K_TAB, 0, Do("next_focus")),
        (pygame.K_TAB, pygame.KMOD_LSHIFT, Do("previous_focus")),
        (pygame.K_LEFT, 0, Move(-1, 0)),
        (pygame.K_RETURN, 0, Do("confirm")),
        (pygame.K_SPACE, 0, Do("confirm")),
        (pygame.K_ESCAPE, 0, Do("cancel")),
        (pygame.K_F11, 0, Do("fullscreen")),
        (pygame.K_RETURN, pygame.KMOD_LALT, Do("fullscreen")),
        (pygame.K_z, pygame.KMOD_LCTRL, Do("undo")),
        (pygame.K_y, pygame.KMOD_LCTRL, Do("redo")),
        (pygame.K_z, pygame.KMOD_LCTRL | pygame.KMOD_LSHIFT, Do("redo")),
        (pygame.K_BACKSPACE, pygame.KMOD_LCTRL, Do("undo_turn")),
        (pygame.K_BACKSPACE, 0, Do("erase")),
        (pygame.K_F1, 0, Do("help")),
        (pygame.K_l, 0, Do("log")),
        (pygame.K_h, 0, Do("hint")),
        (pygame.K_HOME, 0, Do("home")),
    ],
)
def test_keys(code: int, mod: int, meaning: Command) -> None:
    assert Inputs().commands(key(code, mod)) == [meaning]


def test_letters_belong_to_a_field_while_typing() -> None:
    inputs = Inputs()
    assert inputs.commands(key(pygame.K_l), typing=True) == []
    assert inputs.commands(key(pygame.K_SPACE), typing=True) == []
    typed = pygame.event.Event(pygame.TEXTINPUT, text="l")
    assert inputs.commands(typed, typing=True) == [Text("l")]
    assert inputs.commands(typed, typing=False) == []


def test_held_enter_confirms_once_but_held_arrow_repeats() -> None:
    inputs = Inputs()
    assert inputs.commands(key(pygame.K_RETURN)) == [Do("confirm")]
    assert inputs.commands(key(pygame.K_RETURN)) == []
    inputs.commands(key(pygame.K_RETURN, kind=pygame.KEYUP))
    assert inputs.commands(key(pygame.K_RETURN)) == [Do("confirm")]
    assert [inputs.commands(key(pygame.K_DOWN)) for _ in range(3)] == [[Move(0, 1)]] * 3


def test_mouse() -> None:
    inputs = Inputs()
    event = pygame.event.Event
    assert inputs.commands(event(pygame.MOUSEMOTION, pos=(5, 6), rel=(1, 1), buttons=(0, 0, 0))) == [
        Point((5, 6))
    ]
    moved = event(pygame.MOUSEMOTION, pos=(7, 8), rel=(2, 2), buttons=(0, 0, 1))
    assert inputs.commands(moved) == [Drag((7, 8), (2, 2), "right")]
    assert inputs.commands(event(pygame.MOUSEBUTTONDOWN, pos=(7, 8), button=2)) == [Press((7, 8), "middle")]
    assert inputs.commands(event(pygame.MOUSEBUTTONDOWN, pos=(7, 8), button=4)) == []
    wheel = event(pygame.MOUSEWHEEL, x=0, y=1, precise_x=0.0, precise_y=1.0)
    assert inputs.commands(wheel) == [Wheel((7, 8), 1.0, 0.0)]


@pytest.mark.parametrize(
    ("button", "meaning"),
    [
        (pygame.CONTROLLER_BUTTON_A, Do("confirm")),
        (pygame.CONTROLLER_BUTTON_B, Do("cancel")),
        (pygame.CONTROLLER_BUTTON_X, Do("undo_or_pause")),
        (pygame.CONTROLLER_BUTTON_Y, Do("enlarge")),
        (pygame.CONTROLLER_BUTTON_LEFTSTICK, Do("hint_or_step")),
        (pygame.CONTROLLER_BUTTON_BACK, Do("main_or_skip")),
        (pygame.CONTROLLER_BUTTON_RIGHTSTICK, Do("pin")),
        (pygame.CONTROLLER_BUTTON_DPAD_RIGHT, Move(1, 0)),
        (pygame.CONTROLLER_BUTTON_RIGHTSHOULDER, Do("next_focus")),
    ],
)
def test_gamepad_buttons(button: int, meaning: Command) -> None:
    event = pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, button=button, instance_id=0)
    assert Inputs().commands(event) == [meaning]


def button(code: int, down: bool = True) -> pygame.event.Event:
    kind = pygame.CONTROLLERBUTTONDOWN if down else pygame.CONTROLLERBUTTONUP
    return pygame.event.Event(kind, button=code, instance_id=0)


def axis(number: int, value: int) -> pygame.event.Event:
    return pygame.event.Event(pygame.CONTROLLERAXISMOTION, axis=number, value=value, instance_id=0)


def test_stick_counts_once_a_tilt() -> None:
    inputs = Inputs()
    values = (20000, 30000, 0, -25000)
    found = [inputs.commands(axis(pygame.CONTROLLER_AXIS_LEFTX, value)) for value in values]
    assert found == [[Move(1, 0)], [], [], [Move(-1, 0)]]


@pytest.mark.parametrize(
    ("held", "again"),
    [
        (button(pygame.CONTROLLER_BUTTON_DPAD_DOWN), [Move(0, 1)]),
        (button(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER), [Do("next_focus")]),
        (axis(pygame.CONTROLLER_AXIS_LEFTY, -30000), [Move(0, -1)]),
        (axis(pygame.CONTROLLER_AXIS_TRIGGERRIGHT, 30000), [Do("zoom_in")]),
        (axis(pygame.CONTROLLER_AXIS_TRIGGERLEFT, 30000), [Do("zoom_out")]),
        (button(pygame.CONTROLLER_BUTTON_A), []),
        (button(pygame.CONTROLLER_BUTTON_Y), []),
    ],
)
def test_what_is_held_on_a_gamepad_repeats_where_that_makes_sense(
    held: pygame.event.Event, again: list[Command]
) -> None:
    inputs = Inputs()
    assert len(inputs.commands(held)) == 1
    assert inputs.pass_time(300) == []
    assert inputs.pass_time(100) == again
    assert inputs.pass_time(120) == again


def test_what_is_let_go_of_on_a_gamepad_stops() -> None:
    inputs = Inputs()
    for start, end in (
        (button(pygame.CONTROLLER_BUTTON_DPAD_UP), button(pygame.CONTROLLER_BUTTON_DPAD_UP, down=False)),
        (axis(pygame.CONTROLLER_AXIS_LEFTX, 30000), axis(pygame.CONTROLLER_AXIS_LEFTX, 100)),
        (axis(pygame.CONTROLLER_AXIS_RIGHTX, 30000), axis(pygame.CONTROLLER_AXIS_RIGHTX, 100)),
        (axis(pygame.CONTROLLER_AXIS_LEFTX, 30000), pygame.event.Event(pygame.WINDOWFOCUSLOST)),
    ):
        inputs.commands(start)
        assert inputs.busy
        inputs.commands(end)
        assert (inputs.busy, inputs.pass_time(1000)) == (False, [])


def test_the_right_stick_moves_what_is_shown_the_further_the_longer() -> None:
    inputs = Inputs()
    assert inputs.commands(axis(pygame.CONTROLLER_AXIS_RIGHTX, 32767)) == []
    short, long = inputs.pass_time(10)[0], inputs.pass_time(20)[0]
    assert isinstance(short, Pan) and isinstance(long, Pan)
    assert (short.dy, long.dx) == (0, 2 * short.dx)
    assert short.dx > 0


def test_the_device_is_the_one_used_last() -> None:
    inputs = Inputs()
    for event, device in (
        (button(pygame.CONTROLLER_BUTTON_A), "pad"),
        (axis(pygame.CONTROLLER_AXIS_LEFTX, 900), "pad"),
        (key(pygame.K_TAB), "keys"),
        (axis(pygame.CONTROLLER_AXIS_LEFTX, 900), "keys"),
        (axis(pygame.CONTROLLER_AXIS_LEFTX, 30000), "pad"),
        (pygame.event.Event(pygame.MOUSEMOTION, pos=(5, 6), rel=(1, 1), buttons=(0, 0, 0)), "keys"),
    ):
        inputs.commands(event)
        assert inputs.device == device


def test_a_question_mark_asks_for_help_on_every_keyboard() -> None:
    for code in (pygame.K_SLASH, pygame.K_MINUS):
        typed = pygame.event.Event(pygame.KEYDOWN, key=code, mod=pygame.KMOD_SHIFT, unicode="?")
        assert Inputs().commands(typed) == [Do("help")]
        assert Inputs().commands(typed, typing=True) == []
