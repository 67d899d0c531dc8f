"""The gamepad: convert its buttons, sticks and triggers to commands."""

from __future__ import annotations

import re
from collections.abc import Hashable, Sequence

import pygame

from game.presentation.messages import Device
from game.ui.window.commands import REPEATED, Command, Do, Move, Pan

REPEAT_DELAY_MS, REPEAT_INTERVAL_MS = 380.0, 110.0
"""The delay before a held button repeats, and the interval of the repeats."""
MAX_PAN_SPEED = 1.1
"""The fastest speed at which a stick moves the board, in window pixels a millisecond."""
_TILTED, _UPRIGHT = 18000, 9000
"""The value at which a stick or trigger counts as pressed, and below which it counts as released."""
_FULL = 32767
_BUTTONS: dict[int, Command] = {
    pygame.CONTROLLER_BUTTON_A: Do("confirm"), pygame.CONTROLLER_BUTTON_B: Do("cancel"),
    pygame.CONTROLLER_BUTTON_X: Do("undo_or_pause"), pygame.CONTROLLER_BUTTON_Y: Do("enlarge"),
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: Do("previous_focus"),
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: Do("next_focus"),
    pygame.CONTROLLER_BUTTON_LEFTSTICK: Do("hint_or_step"), pygame.CONTROLLER_BUTTON_RIGHTSTICK: Do("pin"),
    pygame.CONTROLLER_BUTTON_START: Do("menu"), pygame.CONTROLLER_BUTTON_BACK: Do("main_or_skip"),
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: Move(-1, 0), pygame.CONTROLLER_BUTTON_DPAD_RIGHT: Move(1, 0),
    pygame.CONTROLLER_BUTTON_DPAD_UP: Move(0, -1), pygame.CONTROLLER_BUTTON_DPAD_DOWN: Move(0, 1),
}  # fmt: skip
_AXES: dict[int, tuple[Command, Command]] = {
    pygame.CONTROLLER_AXIS_LEFTX: (Move(-1, 0), Move(1, 0)),
    pygame.CONTROLLER_AXIS_LEFTY: (Move(0, -1), Move(0, 1)),
    pygame.CONTROLLER_AXIS_TRIGGERLEFT: (Do("zoom_out"), Do("zoom_out")),
    pygame.CONTROLLER_AXIS_TRIGGERRIGHT: (Do("zoom_in"), Do("zoom_in")),
}
"""The commands of an axis on either side of its centre."""
_PANS = {pygame.CONTROLLER_AXIS_RIGHTX: 0, pygame.CONTROLLER_AXIS_RIGHTY: 1}
_PLAYSTATION = re.compile(r"sony|dualshock|dualsense|ps\d|playstation", re.IGNORECASE)


class Pad:
    """The gamepad's commands and held buttons. `device` selects the names of its buttons."""

    def __init__(self) -> None:
        self.device: Device = "pad"
        self._open: Sequence[object] = []
        self._held: dict[Hashable, Command] = {}
        self._wait = 0.0
        self._pan = [0.0, 0.0]

    def open(self) -> None:
        """Listen to every gamepad. Does nothing if the system doesn't support them."""
        try:
            from pygame._sdl2 import controller

            controller.init()
            found = [i for i in range(controller.get_count()) if controller.is_controller(i)]
            opened = [controller.Controller(i) for i in found]
            names = [pad.as_joystick().get_name() for pad in opened]
        except (ImportError, pygame.error):
            opened, names = [], []
        self._open = opened
        self.device = "playstation" if any(map(_PLAYSTATION.search, names)) else "pad"

    @property
    def busy(self) -> bool:
        """True while something is held that repeats."""
        return bool(self._held) or any(self._pan)

    def let_go(self) -> None:
        """Forget everything that is held."""
        self._held.clear()
        self._pan = [0.0, 0.0]

    def command(self, event: pygame.event.Event) -> Command | None:
        """Return the immediate command of an event."""
        if event.type in (pygame.CONTROLLERDEVICEADDED, pygame.CONTROLLERDEVICEREMOVED):
            self.let_go()
            self.open()
        elif event.type == pygame.CONTROLLERBUTTONDOWN and event.button in _BUTTONS:
            return self._hold(("button", event.button), _BUTTONS[event.button])
        elif event.type == pygame.CONTROLLERBUTTONUP:
            self._held.pop(("button", event.button), None)
        elif event.type == pygame.CONTROLLERAXISMOTION:
            return self._tilt(event.axis, event.value)
        return None

    def pass_time(self, dt: float) -> list[Command]:
        """Return the repeated commands after `dt` milliseconds more."""
        found: list[Command] = []
        if any(self._pan):
            found.append(Pan(self._pan[0] * MAX_PAN_SPEED * dt, self._pan[1] * MAX_PAN_SPEED * dt))
        self._wait -= dt if self._held else 0.0
        if self._held and self._wait <= 0:
            self._wait += REPEAT_INTERVAL_MS
            found.append(list(self._held.values())[-1])
        return found

    def _hold(self, what: Hashable, command: Command) -> Command:
        if isinstance(command, Move) or (isinstance(command, Do) and command.act in REPEATED):
            self._held[what] = command
            self._wait = REPEAT_DELAY_MS
        return command

    def _tilt(self, axis: int, value: int) -> Command | None:
        """Return the command of a stick or trigger that is pressed like a button."""
        if axis in _PANS:
            self._pan[_PANS[axis]] = value / _FULL if abs(value) >= _UPRIGHT else 0.0
            return None
        what = ("axis", axis)
        if abs(value) < _UPRIGHT:
            self._held.pop(what, None)
        if abs(value) < _TILTED or axis not in _AXES:
            return None
        command = _AXES[axis][value > 0]
        return None if self._held.get(what) == command else self._hold(what, command)
