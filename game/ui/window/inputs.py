"""Raw events become commands; scenes know nothing else. Mouse, keyboard and gamepad make the same ones."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import pygame

Pos = tuple[int, int]
Button = Literal["left", "middle", "right"]
Act = Literal[
    "next_focus", "previous_focus", "confirm", "cancel", "menu", "undo", "redo", "fullscreen",
    "home", "end", "page_up", "page_down", "zoom_in", "zoom_out", "help", "log", "hint", "pin",
    "erase", "erase_forward", "save", "undo_turn",
]  # fmt: skip


@dataclass(frozen=True, slots=True)
class Point:
    """The pointer moved with no button down."""

    pos: Pos


@dataclass(frozen=True, slots=True)
class Press:
    """A mouse button went down."""

    pos: Pos
    button: Button = "left"


@dataclass(frozen=True, slots=True)
class Release:
    """A mouse button went up."""

    pos: Pos
    button: Button = "left"


@dataclass(frozen=True, slots=True)
class Drag:
    """The pointer moved `by` so much with a button down."""

    pos: Pos
    by: Pos
    button: Button = "left"


@dataclass(frozen=True, slots=True)
class Wheel:
    """The wheel turned; dy is positive away from the person, in notches."""

    pos: Pos
    dy: float
    dx: float = 0.0


@dataclass(frozen=True, slots=True)
class Leave:
    """The pointer left the window."""


@dataclass(frozen=True, slots=True)
class Move:
    """A direction: arrow key, d-pad or stick."""

    dx: int
    dy: int


@dataclass(frozen=True, slots=True)
class Do:
    """Something with a name, whatever key or button means it."""

    act: Act


@dataclass(frozen=True, slots=True)
class Text:
    """Characters were typed."""

    text: str


@dataclass(frozen=True, slots=True)
class Resized:
    """The window has another size, or must be drawn again."""


@dataclass(frozen=True, slots=True)
class Maximized:
    """The window fills the desktop now, or no longer does."""

    on: bool


@dataclass(frozen=True, slots=True)
class Quit:
    """The window is to close."""


Command = Point | Press | Release | Drag | Wheel | Leave | Move | Do | Text | Resized | Maximized | Quit

_BUTTONS: dict[int, Button] = {1: "left", 2: "middle", 3: "right"}
_ARROWS = {
    pygame.K_LEFT: Move(-1, 0), pygame.K_RIGHT: Move(1, 0),
    pygame.K_UP: Move(0, -1), pygame.K_DOWN: Move(0, 1),
}  # fmt: skip
_KEYS: dict[int, Act] = {
    pygame.K_RETURN: "confirm", pygame.K_KP_ENTER: "confirm", pygame.K_ESCAPE: "cancel",
    pygame.K_HOME: "home", pygame.K_END: "end", pygame.K_PAGEUP: "page_up", pygame.K_PAGEDOWN: "page_down",
    pygame.K_F1: "help", pygame.K_F10: "menu", pygame.K_F11: "fullscreen",
    pygame.K_BACKSPACE: "erase", pygame.K_DELETE: "erase_forward",
}  # fmt: skip
_LETTERS: dict[int, Act] = {  # only while no text is being typed
    pygame.K_SPACE: "confirm", pygame.K_l: "log", pygame.K_h: "hint", pygame.K_p: "pin",
    pygame.K_PLUS: "zoom_in", pygame.K_EQUALS: "zoom_in", pygame.K_KP_PLUS: "zoom_in",
    pygame.K_MINUS: "zoom_out", pygame.K_KP_MINUS: "zoom_out", pygame.K_QUESTION: "help",
}  # fmt: skip
_WITH_CTRL: dict[int, Act] = {
    pygame.K_z: "undo", pygame.K_y: "redo", pygame.K_s: "save", pygame.K_BACKSPACE: "undo_turn",
    pygame.K_PLUS: "zoom_in", pygame.K_EQUALS: "zoom_in", pygame.K_MINUS: "zoom_out",
}  # fmt: skip
_PAD: dict[int, Command] = {
    pygame.CONTROLLER_BUTTON_A: Do("confirm"), pygame.CONTROLLER_BUTTON_B: Do("cancel"),
    pygame.CONTROLLER_BUTTON_X: Do("undo"), pygame.CONTROLLER_BUTTON_Y: Do("hint"),
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: Do("previous_focus"),
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: Do("next_focus"),
    pygame.CONTROLLER_BUTTON_START: Do("menu"), pygame.CONTROLLER_BUTTON_BACK: Do("help"),
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: Move(-1, 0), pygame.CONTROLLER_BUTTON_DPAD_RIGHT: Move(1, 0),
    pygame.CONTROLLER_BUTTON_DPAD_UP: Move(0, -1), pygame.CONTROLLER_BUTTON_DPAD_DOWN: Move(0, 1),
}  # fmt: skip
_REPEATED: tuple[Act, ...] = (
    "next_focus",
    "previous_focus",
    "erase",
    "erase_forward",
    "page_up",
    "page_down",
    "zoom_in",
    "zoom_out",
    "undo",
    "redo",
)
_STICK_ON, _STICK_OFF = 18000, 9000


class Inputs:
    """Turns events into commands. Remembers what is held down, so that a held Enter confirms only once."""

    def __init__(self) -> None:
        self._held: set[int] = set()
        self._stick = {0: 0, 1: 0}
        self._pads: list[object] = []
        self.pos: Pos = (0, 0)

    def open_pads(self) -> None:
        """Start listening to gamepads. Does nothing where the system has no support for them."""
        try:
            from pygame._sdl2 import controller

            controller.init()
            pads = range(controller.get_count())
            self._pads = [controller.Controller(i) for i in pads if controller.is_controller(i)]
        except (ImportError, pygame.error):
            self._pads = []

    def commands(self, event: pygame.event.Event, typing: bool = False) -> list[Command]:
        """The commands that an event means; `typing`: letters belong to a text field."""
        command = self._pointer(event) or self._window(event) or self._pad(event)
        if command is None and event.type == pygame.KEYDOWN:
            command = self._key(event, typing)
        if event.type == pygame.KEYUP:
            self._held.discard(event.key)
        if event.type == pygame.TEXTINPUT and typing:
            command = Text(event.text)
        return [] if command is None else [command]

    def _pointer(self, event: pygame.event.Event) -> Command | None:
        if event.type == pygame.MOUSEWHEEL:
            return Wheel(self.pos, event.precise_y or event.y, event.precise_x or event.x)
        if event.type not in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            return None
        self.pos = event.pos
        if event.type == pygame.MOUSEMOTION:
            down = next((_BUTTONS[i + 1] for i, b in enumerate(event.buttons[:3]) if b), None)
            return Drag(event.pos, event.rel, down) if down else Point(event.pos)
        button = _BUTTONS.get(event.button)
        if button is None:
            return None
        return (Press if event.type == pygame.MOUSEBUTTONDOWN else Release)(event.pos, button)

    def _window(self, event: pygame.event.Event) -> Command | None:
        if event.type == pygame.QUIT or event.type == pygame.WINDOWCLOSE:
            return Quit()
        if event.type == pygame.WINDOWLEAVE:
            return Leave()
        if event.type in (pygame.WINDOWSIZECHANGED, pygame.WINDOWEXPOSED):
            return Resized()
        if event.type in (pygame.WINDOWMAXIMIZED, pygame.WINDOWRESTORED):
            return Maximized(event.type == pygame.WINDOWMAXIMIZED)
        if event.type == pygame.WINDOWFOCUSLOST:
            self._held.clear()
        return None

    def _key(self, event: pygame.event.Event, typing: bool) -> Command | None:
        again = event.key in self._held
        self._held.add(event.key)
        command = _meaning(event.key, event.mod, typing)
        if again and isinstance(command, Do) and command.act not in _REPEATED:
            return None
        return command

    def _pad(self, event: pygame.event.Event) -> Command | None:
        if event.type == pygame.CONTROLLERDEVICEADDED:
            self.open_pads()
        if event.type == pygame.CONTROLLERBUTTONDOWN:
            return _PAD.get(event.button)
        if event.type == pygame.CONTROLLERAXISMOTION and event.axis in self._stick:
            return self._tilt(event.axis, event.value)
        return None

    def _tilt(self, axis: int, value: int) -> Command | None:
        """A stick counts once a tilt: it must come back before it counts again."""
        if abs(value) < _STICK_OFF:
            self._stick[axis] = 0
        if self._stick[axis] or abs(value) < _STICK_ON:
            return None
        self._stick[axis] = 1 if value > 0 else -1
        return Move(self._stick[axis], 0) if axis == 0 else Move(0, self._stick[axis])


def _meaning(key: int, mod: int, typing: bool) -> Command | None:
    if key == pygame.K_TAB:
        return Do("previous_focus" if mod & pygame.KMOD_SHIFT else "next_focus")
    if mod & pygame.KMOD_ALT:
        return Do("fullscreen") if key == pygame.K_RETURN else None
    if mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
        if key == pygame.K_z and mod & pygame.KMOD_SHIFT:
            return Do("redo")
        return Do(_WITH_CTRL[key]) if key in _WITH_CTRL else None
    if key in _ARROWS:
        return _ARROWS[key]
    act = _KEYS.get(key) or (None if typing else _LETTERS.get(key))
    return Do(act) if act else None
