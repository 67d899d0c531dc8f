"""Gamepads that SDL makes up: real events, plugged in and pulled out, without a device."""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pygame

from game.ui.window.app import App

GAMEPAD, PLAIN = 1, 0
"""Kinds of SDL's joysticks: one that SDL knows how to use, and one that it does not."""
BUTTONS = (
    "a", "b", "x", "y", "back", "guide", "start", "leftstick", "rightstick", "leftshoulder", "rightshoulder",
    "dpup", "dpdown", "dpleft", "dpright",
)  # fmt: skip
AXES = ("leftx", "lefty", "rightx", "righty", "lefttrigger", "righttrigger")
FULL = 32767


@cache
def sdl() -> ctypes.CDLL | None:
    """Return the library that pygame uses; None where it cannot be found."""
    if sys.platform == "linux":
        pygame.display.init()
        mapped = Path("/proc/self/maps").read_text(encoding="utf-8").splitlines()
        found = [line.split()[-1] for line in mapped if "libSDL2-" in line.rpartition("/")[2]]
    else:
        found = [str(file) for file in Path(pygame.__file__).parent.rglob("*SDL2.d*")]
    if not found:
        return None
    library = ctypes.CDLL(found[0])
    library.SDL_JoystickOpen.restype = ctypes.c_void_p
    library.SDL_JoystickClose.argtypes = [ctypes.c_void_p]
    library.SDL_JoystickSetVirtualButton.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_uint8]
    library.SDL_JoystickSetVirtualAxis.argtypes = [ctypes.c_void_p, ctypes.c_int, ctypes.c_int16]
    return library


class VirtualPad:
    """A gamepad with SDL's usual buttons and axes. A plain one has the same parts, which SDL cannot name."""

    def __init__(self, kind: int = GAMEPAD) -> None:
        self.kind = kind
        self._stick: int | None = None
        self.plug_in()

    def plug_in(self) -> None:
        library = sdl()
        assert library is not None
        self.index = library.SDL_JoystickAttachVirtual(self.kind, len(AXES), len(BUTTONS), 0)
        self._stick = library.SDL_JoystickOpen(self.index)

    def pull_out(self) -> None:
        """Take it away, whatever is held; does nothing if it is gone already."""
        library, stick, self._stick = sdl(), self._stick, None
        if library is not None and stick is not None:
            library.SDL_JoystickClose(stick)
            library.SDL_JoystickDetachVirtual(self.index)

    def lose(self) -> None:
        """Forget it without a word to SDL, which has closed every joystick."""
        self._stick = None

    def hold(self, button: str, down: bool = True) -> None:
        """Press a button, or let go of it."""
        library = sdl()
        assert library is not None
        assert self._stick is not None
        library.SDL_JoystickSetVirtualButton(self._stick, BUTTONS.index(button), int(down))

    def tilt(self, axis: str, share: float) -> None:
        """Tilt a stick or pull a trigger by a share of its way."""
        library = sdl()
        assert library is not None
        assert self._stick is not None
        library.SDL_JoystickSetVirtualAxis(self._stick, AXES.index(axis), round(FULL * share))


Plug = Callable[..., VirtualPad]
"""Plugs in one more gamepad."""


def press(app: App, pad: VirtualPad, button: str) -> None:
    """Press a button and let go of it."""
    for down in (True, False):
        pad.hold(button, down)
        app.turn(16)
