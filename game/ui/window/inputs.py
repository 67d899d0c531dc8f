"""Convert raw events of mouse, keyboard and gamepad to commands."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

import pygame

from game.presentation.messages import Device
from game.ui.window.bindings import Bindings, key_name, writes
from game.ui.window.commands import (
    REPEATED,
    Button,
    Command,
    Compose,
    Do,
    Drag,
    Key,
    Leave,
    Maximized,
    Move,
    Point,
    Pos,
    Press,
    Quit,
    Release,
    Resized,
    Text,
    Wheel,
)
from game.ui.window.pad import Pad
from game.ui.window.pad_devices import PadDevices

_BUTTONS: dict[int, Button] = {1: "left", 2: "middle", 3: "right"}
_ARROWS = {
    pygame.K_LEFT: Move(-1, 0), pygame.K_RIGHT: Move(1, 0),
    pygame.K_UP: Move(0, -1), pygame.K_DOWN: Move(0, 1),
}  # fmt: skip
_SCANCODES = 1 << 30
"""The first number of keys without a character."""
_LATIN_KEYS = {
    **{pygame.KSCAN_A + n: pygame.K_a + n for n in range(26)},
    pygame.KSCAN_COMMA: pygame.K_COMMA, pygame.KSCAN_PERIOD: pygame.K_PERIOD,
}  # fmt: skip
"""The letter of a key on a Latin keyboard, by its position."""


class Inputs:
    """Converts events to commands. Remembers held keys, so that a held Enter confirms only once."""

    def __init__(self, devices: PadDevices | None = None) -> None:
        self._held: set[int] = set()
        self._down_before: Sequence[bool] = ()
        """For each key, whether it was down when the window got the focus; it is ignored until it is
        released.
        """
        self._let_go: set[int] = set()
        """Keys that were released since then."""
        self._is_deaf = False
        """True if the last key press was ignored, so its character is ignored too."""
        self.pad = Pad(devices or PadDevices())
        self.bindings = Bindings()
        self.composing = False
        """True while an input method composes a text: keys are meant for it."""
        self.catches_keys = False
        """True hands the next key over by its name, whatever it does otherwise."""
        self.pos: Pos = (0, 0)
        self.device: Device = "keys"
        self.by_mouse = True
        """True if the mouse was used last, rather than a key or button that moves the focus."""

    @property
    def busy(self) -> bool:
        """True if something is held on a gamepad that repeats."""
        return self.pad.busy

    def pass_time(self, dt: float) -> list[Command]:
        """Return the repeated commands of a gamepad after `dt` milliseconds more."""
        return self.pad.pass_time(dt)

    def commands(self, event: pygame.event.Event, typing: bool = False) -> list[Command]:
        """Return the commands of an event. With `typing`, letters go to a text field."""
        command = self.pad.command(event)
        if command is not None:
            self.device, self.by_mouse = self.pad.device, False
            return [command]
        pointed = self._pointer(event)
        command = pointed or (self._key(event, typing) if event.type == pygame.KEYDOWN else None)
        self.by_mouse = pointed is not None or (self.by_mouse and not _moves_focus(command))
        if command is not None:
            self.device = "keys"
        if event.type == pygame.KEYUP:
            self._held.discard(event.key)
            self._let_go.add(event.key)
        if event.type in (pygame.TEXTINPUT, pygame.TEXTEDITING):
            command = self._text(event, typing)
        command = command or self._window(event)
        return [] if command is None else [command]

    def _text(self, event: pygame.event.Event, typing: bool) -> Command | None:
        """Return what is typed or composed in a field."""
        self.composing = event.type == pygame.TEXTEDITING and bool(event.text)
        if not typing:
            return None
        if event.type == pygame.TEXTEDITING:
            return Compose(event.text, event.start)
        return None if self._is_deaf else Text(event.text)

    def _pointer(self, event: pygame.event.Event) -> Command | None:
        if event.type == pygame.MOUSEWHEEL:
            return Wheel(self.pos, event.precise_y or event.y, event.precise_x or event.x)
        if event.type not in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            return None
        self.pos = event.pos
        self.composing = self.composing and event.type != pygame.MOUSEBUTTONDOWN
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
            self.composing = False
            self.pad.let_go()
        if event.type == pygame.WINDOWFOCUSGAINED:
            self._down_before, self._let_go = pygame.key.get_pressed(), set()
        return None

    def _was_down_before(self, key: int) -> bool:
        return bool(self._down_before) and self._down_before[key] and key not in self._let_go

    def _key(self, event: pygame.event.Event, typing: bool) -> Command | None:
        self._is_deaf = self._was_down_before(event.key)
        if self._is_deaf or self.composing:
            return None
        again = event.key in self._held
        self._held.add(event.key)
        asks = event.unicode == "?" and not typing  # its key differs between countries
        command = Do("help") if asks else self._meaning(_latin(event), event.mod, typing)
        if again and isinstance(command, Do) and command.act not in REPEATED:
            return None
        return command

    def _meaning(self, key: int, mod: int, typing: bool) -> Command | None:
        name = key_name(key, mod)
        if self.catches_keys and name != "Escape" and not _is_modifier(key):
            return Key(name)
        act = None if typing and writes(name) else self.bindings.act(name)
        return _fixed(key, mod) or (Do(act) if act else None)


def _is_modifier(key: int) -> bool:
    return pygame.K_LCTRL <= key <= pygame.K_RGUI


def _latin(event: pygame.event.Event) -> int:
    """Return a key by its character, or by its position if the character is from another script: on a Russian
    keyboard Ctrl+Z is where it is on a Latin one.
    """
    if event.key == pygame.K_QUOTE and event.scancode == pygame.KSCAN_W:
        return pygame.K_w  # Hebrew; of Latin keyboards only an old French Dvorak has an apostrophe there
    if not 0x80 <= event.key < _SCANCODES:
        return int(event.key)
    sign = chr(event.key)
    if not unicodedata.category(sign).startswith(("L", "M")) or unicodedata.name(sign, "").startswith(
        "LATIN"
    ):
        return int(event.key)
    return int(_LATIN_KEYS.get(event.scancode, event.key))


def _moves_focus(command: Command | None) -> bool:
    """Return whether a command shows that somebody plays without a mouse."""
    return isinstance(command, Move) or command in (Do("next_focus"), Do("previous_focus"), Do("confirm"))


def _fixed(key: int, mod: int) -> Command | None:
    """Return the command of the keys that move the focus."""
    if key == pygame.K_TAB:
        return Do("previous_focus" if mod & pygame.KMOD_SHIFT else "next_focus")
    return None if mod & (pygame.KMOD_CTRL | pygame.KMOD_META | pygame.KMOD_ALT) else _ARROWS.get(key)
