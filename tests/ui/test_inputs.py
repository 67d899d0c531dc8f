import pygame
import pytest

from game.ui.window.commands import Command, Do, Drag, Move, Pan, Point, Press, Text, Wheel
from game.ui.window.inputs import Inputs


@pytest.fixture(autouse=True)
def named_keys() -> None:
    pygame.display.init()


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
        (pygame.K_a, pygame.KMOD_LCTRL, Do("select_all")),
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


def pressed(sign: str, place: int, mod: int = 0, kind: int = pygame.KEYDOWN) -> pygame.event.Event:
    """A key with a sign of its own at a place of the keyboard."""
    return pygame.event.Event(kind, key=ord(sign), scancode=place, mod=mod, unicode=sign)


@pytest.mark.parametrize(
    ("sign", "place", "mod", "meaning"),
    [
        ("\N{CYRILLIC SMALL LETTER ER}", pygame.KSCAN_H, 0, Do("hint")),
        ("\N{CYRILLIC SMALL LETTER DE}", pygame.KSCAN_L, 0, Do("log")),
        ("\N{CYRILLIC SMALL LETTER YA}", pygame.KSCAN_Z, pygame.KMOD_LCTRL, Do("undo")),
        ("\N{CYRILLIC SMALL LETTER BE}", pygame.KSCAN_COMMA, 0, Do("slower")),
        ("\N{GREEK SMALL LETTER ETA}", pygame.KSCAN_H, 0, Do("hint")),
        ("\N{GREEK SMALL LETTER ZETA}", pygame.KSCAN_Z, pygame.KMOD_LCTRL, Do("undo")),
        ("\N{HEBREW LETTER YOD}", pygame.KSCAN_H, 0, Do("hint")),
        ("'", pygame.KSCAN_W, 0, Do("mine")),  # Hebrew has no letter there
        ("\N{ARABIC LETTER ALEF}", pygame.KSCAN_H, 0, Do("hint")),
        ("\N{ARABIC LETTER SAD}", pygame.KSCAN_W, 0, Do("mine")),
    ],
)
def test_letters_of_another_script_go_by_the_place_of_the_key(
    sign: str, place: int, mod: int, meaning: Command
) -> None:
    assert Inputs().commands(pressed(sign, place, mod)) == [meaning]


def test_latin_letters_go_by_their_sign_wherever_they_are() -> None:
    assert Inputs().commands(pressed("z", pygame.KSCAN_Y, pygame.KMOD_LCTRL)) == [Do("undo")]
    assert Inputs().commands(pressed("\N{LATIN SMALL LETTER E WITH ACUTE}", pygame.KSCAN_H)) == []
    assert Inputs().commands(pressed("\N{SECTION SIGN}", pygame.KSCAN_H)) == []
    assert Inputs().commands(pressed("'", pygame.KSCAN_Q)) == []  # Dvorak


def test_a_key_that_was_down_when_the_focus_came_does_nothing_until_it_is_let_go(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    down = {pygame.K_RETURN: True, pygame.K_a: True}
    keys = type("Keys", (), {"__bool__": lambda _: True, "__getitem__": lambda _, key: down.get(key, False)})
    monkeypatch.setattr(pygame.key, "get_pressed", keys)
    inputs = Inputs()
    inputs.commands(pygame.event.Event(pygame.WINDOWFOCUSGAINED))
    assert inputs.commands(key(pygame.K_RETURN)) == []
    assert inputs.commands(key(pygame.K_ESCAPE)) == [Do("cancel")]
    assert inputs.commands(key(pygame.K_a), typing=True) == []
    assert inputs.commands(pygame.event.Event(pygame.TEXTINPUT, text="a"), typing=True) == []
    inputs.commands(key(pygame.K_RETURN, kind=pygame.KEYUP))
    assert inputs.commands(key(pygame.K_RETURN)) == [Do("confirm")]
    assert inputs.commands(pygame.event.Event(pygame.TEXTINPUT, text="b"), typing=True) == [Text("b")]


def test_a_stick_that_is_thrown_from_left_to_right_goes_right() -> None:
    inputs, axis = Inputs(), pygame.CONTROLLER_AXIS_LEFTX

    def tilted(value: int) -> list[Command]:
        return inputs.commands(
            pygame.event.Event(pygame.CONTROLLERAXISMOTION, axis=axis, value=value, instance_id=0)
        )

    assert tilted(-32000) == [Move(-1, 0)]
    assert tilted(-31000) == []
    assert tilted(32000) == [Move(1, 0)]
    assert inputs.pass_time(1000) == [Move(1, 0)]
    tilted(0)
    assert inputs.pass_time(1000) == []
