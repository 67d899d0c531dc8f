"""The gamepad: convert its buttons, sticks and triggers to commands."""

from __future__ import annotations

import pygame

from game.presentation.messages import Device
from game.ui.window.commands import REPEATED, Command, Do, Move, PadButton, PadPart, Pan
from game.ui.window.pad_bindings import PadBindings
from game.ui.window.pad_devices import PadDevices
from game.ui.window.pad_mapping import PartReader

SLOWER_THAN_KEYS = 2.4
"""The interval of repeats, as a multiple of that of keys, which move the focus less often."""
MAX_PAN_SPEED = 1.1
"""The fastest speed at which a stick moves the board, in window pixels a millisecond."""
_TILTED, _UPRIGHT = 18000, 9000
"""The value at which a stick or trigger counts as pressed, and below which it counts as released."""
_FULL = 32767
_BUTTONS: dict[int, str] = {
    pygame.CONTROLLER_BUTTON_A: "a", pygame.CONTROLLER_BUTTON_B: "b",
    pygame.CONTROLLER_BUTTON_X: "x", pygame.CONTROLLER_BUTTON_Y: "y",
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: "leftshoulder",
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: "rightshoulder",
    pygame.CONTROLLER_BUTTON_LEFTSTICK: "leftstick", pygame.CONTROLLER_BUTTON_RIGHTSTICK: "rightstick",
    pygame.CONTROLLER_BUTTON_START: "start", pygame.CONTROLLER_BUTTON_BACK: "back",
    pygame.CONTROLLER_BUTTON_GUIDE: "guide",
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: "dpleft", pygame.CONTROLLER_BUTTON_DPAD_RIGHT: "dpright",
    pygame.CONTROLLER_BUTTON_DPAD_UP: "dpup", pygame.CONTROLLER_BUTTON_DPAD_DOWN: "dpdown",
    15: "misc1", 16: "paddle1", 17: "paddle2", 18: "paddle3", 19: "paddle4", 20: "touchpad",
}  # fmt: skip
"""SDL's names of the buttons; pygame has no constants for the last ones."""
_AXES: dict[int, tuple[str, str]] = {
    pygame.CONTROLLER_AXIS_LEFTX: ("-leftx", "+leftx"),
    pygame.CONTROLLER_AXIS_LEFTY: ("-lefty", "+lefty"),
    pygame.CONTROLLER_AXIS_TRIGGERLEFT: ("lefttrigger", "lefttrigger"),
    pygame.CONTROLLER_AXIS_TRIGGERRIGHT: ("righttrigger", "righttrigger"),
}
"""The buttons that an axis stands for on either side of its centre."""
_PANS = {pygame.CONTROLLER_AXIS_RIGHTX: 0, pygame.CONTROLLER_AXIS_RIGHTY: 1}


class Pad:
    """The gamepads' commands and held buttons. `device` selects the names of the buttons used last.

    catches_button: True hands the next button over by its name, whatever it does otherwise
    """

    def __init__(self, devices: PadDevices) -> None:
        self._devices = devices
        self.bindings = PadBindings()
        self.device: Device = "pad"
        self.catches_button = False
        self.delay, self.interval = 380.0, 45.0
        self._parts: PartReader | None = None
        """Set while parts of a joystick are handed over, and its buttons do nothing."""
        self._held: dict[tuple[int, str], Command] = {}
        self._tilted: set[tuple[int, str]] = set()
        """Sticks and triggers that are tilted, which counts once."""
        self._wait = 0.0
        self._pans: dict[int, list[float]] = {}

    def catch_parts(self, on: bool) -> None:
        """Hand over the parts of all joysticks that are pressed, and nothing else."""
        if on and self._parts is None:
            self.let_go()
            self._parts = self._devices.reader()
        elif not on:
            self._parts = None

    @property
    def busy(self) -> bool:
        """True while something is held that repeats."""
        return bool(self._held) or any(map(any, self._pans.values()))

    def let_go(self, instance: int | None = None) -> None:
        """Forget everything that is held on one gamepad, or on all."""
        gone = {held[0] for held in self._held} | set(self._pans) if instance is None else {instance}
        self._held = {held: command for held, command in self._held.items() if held[0] not in gone}
        self._pans = {held: pan for held, pan in self._pans.items() if held not in gone}
        if instance is not None:
            self._tilted = {tilted for tilted in self._tilted if tilted[0] != instance}

    def command(self, event: pygame.event.Event) -> Command | None:
        """Return the immediate command of an event."""
        if event.type in (pygame.JOYDEVICEADDED, pygame.JOYDEVICEREMOVED):
            self._plug(event)
        if self._parts is not None:
            part = self._parts.part(event)
            return PadPart(event.instance_id, part) if part else None
        if event.type == pygame.CONTROLLERBUTTONDOWN:
            return self._press(event, _BUTTONS.get(event.button, ""))
        if event.type == pygame.CONTROLLERBUTTONUP:
            self._held.pop((event.instance_id, _BUTTONS.get(event.button, "")), None)
        elif event.type == pygame.CONTROLLERAXISMOTION:
            return self._tilt(event)
        return None

    def _plug(self, event: pygame.event.Event) -> None:
        """Open what was plugged in; let go of what was held on a gamepad that is gone."""
        if event.type == pygame.JOYDEVICEREMOVED:
            self.let_go(event.instance_id)
        self._devices.open()
        if self._parts is not None:
            self._parts = self._devices.reader()

    def pass_time(self, dt: float) -> list[Command]:
        """Return the repeated commands after `dt` milliseconds more."""
        found: list[Command] = []
        dx, dy = (sum(pan[side] for pan in self._pans.values()) for side in (0, 1))
        if dx or dy:
            found.append(Pan(dx * MAX_PAN_SPEED * dt, dy * MAX_PAN_SPEED * dt))
        self._wait -= dt if self._held else 0.0
        if self._held and self._wait <= 0:
            self._wait += self.interval * SLOWER_THAN_KEYS
            found.append(list(self._held.values())[-1])
        return found

    def _press(self, event: pygame.event.Event, button: str) -> Command | None:
        """Return the command of a button; hold it if it repeats."""
        command = self.bindings.command(button)
        if self.catches_button and button and not isinstance(command, Move):
            command = PadButton(button)
        if command is None:
            return None
        self.device = self._devices.kind(event.instance_id)
        if isinstance(command, Move) or (isinstance(command, Do) and command.act in REPEATED):
            self._held[event.instance_id, button] = command
            self._wait = self.delay
        return command

    def _tilt(self, event: pygame.event.Event) -> Command | None:
        """Return the command of a stick or trigger that is pressed like a button."""
        size = abs(event.value)
        if event.axis in _PANS:
            pan = self._pans.setdefault(event.instance_id, [0.0, 0.0])
            pan[_PANS[event.axis]] = event.value / _FULL if size >= _UPRIGHT else 0.0
            return None
        sides = _AXES.get(event.axis, ("", ""))
        button = sides[event.value > 0]
        for side in sides:
            if size < _UPRIGHT or side != button:
                self._tilted.discard((event.instance_id, side))
                self._held.pop((event.instance_id, side), None)
        if size < _TILTED or not button or (event.instance_id, button) in self._tilted:
            return None
        self._tilted.add((event.instance_id, button))
        return self._press(event, button)
