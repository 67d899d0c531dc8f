"""The connected gamepads and joysticks: opened, closed, and set up by the mappings of the settings."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import pygame

from game.presentation.messages import Device as Kind
from game.ui.window import pad_mapping
from game.ui.window.pad_mapping import Device, PartReader

if TYPE_CHECKING:
    from pygame._sdl2.controller import Controller

_PLAYSTATION = re.compile(r"sony|dualshock|dualsense|ps\d|playstation", re.IGNORECASE)
_VARIABLE = "SDL_GAMECONTROLLERCONFIG"
"""The variable with mappings for SDL besides its own; a person may have set it."""


class PadDevices:
    """All gamepads are open; joysticks without a mapping are opened only while one is set up.

    refused: mappings of the settings that are none
    """

    def __init__(self) -> None:
        self.refused: list[str] = []
        self._open: dict[int, Controller] = {}
        self._kinds: dict[int, Kind] = {}
        self._sticks: list[pygame.joystick.JoystickType] = []
        self._mappings: list[str] = []
        self._listens = False
        """True once gamepads are looked for: this takes time and is done after the first picture."""
        self._own = os.environ.get(_VARIABLE, "")

    def use(self, mappings: Sequence[str]) -> None:
        """Use the mappings of the settings. SDL reads them when it begins to look for gamepads."""
        usable = [mapping for mapping in mappings if pad_mapping.is_valid(mapping)]
        self.refused = [mapping for mapping in mappings if mapping not in usable]
        if usable == self._mappings:
            return
        self._mappings = usable
        os.environ[_VARIABLE] = "\n".join([*filter(None, [self._own]), *usable])
        if self._listens:
            self.close()
            self.open()

    def open(self) -> None:
        """Listen to every gamepad. Does nothing if the system doesn't support them."""
        self._listens = True
        try:
            from pygame._sdl2 import controller

            controller.init()
            pygame.joystick.init()
            found = range(controller.get_count())
            opened = [controller.Controller(i) for i in found if controller.is_controller(i)]
            sticks = [pad.as_joystick() for pad in opened]
        except (ImportError, pygame.error):
            opened, sticks = [], []
        self._open = {stick.get_instance_id(): pad for stick, pad in zip(sticks, opened, strict=True)}
        self._kinds = {stick.get_instance_id(): _kind(stick.get_name()) for stick in sticks}

    def close(self) -> None:
        """Close every gamepad and stop looking for them."""
        from pygame._sdl2 import controller

        self._open, self._kinds, self._sticks = {}, {}, []
        controller.quit()
        pygame.joystick.quit()

    def kind(self, instance: int | None = None) -> Kind:
        """Return whose button names a gamepad has; by default, one that is connected."""
        if instance in self._kinds:
            return self._kinds[instance]
        return next(iter(self._kinds.values()), "pad")

    def devices(self) -> list[Device]:
        """Return every gamepad and joystick that is connected."""
        return [Device(s.get_guid(), s.get_name(), s.get_instance_id()) for s in self._joysticks()]

    def connected(self) -> bool:
        """Return whether any gamepad or joystick is connected."""
        return pygame.joystick.get_init() and pygame.joystick.get_count() > 0

    def reader(self) -> PartReader:
        """Open every joystick, and return what names the parts that are pressed on them."""
        self._sticks = list(self._joysticks())
        axes = {
            (stick.get_instance_id(), axis): stick.get_axis(axis)
            for stick in self._sticks
            for axis in range(stick.get_numaxes())
        }
        return PartReader(axes)

    def _joysticks(self) -> Iterator[pygame.joystick.JoystickType]:
        if pygame.joystick.get_init():
            for i in range(pygame.joystick.get_count()):
                yield pygame.joystick.Joystick(i)


def _kind(name: str) -> Kind:
    return "playstation" if _PLAYSTATION.search(name) else "pad"
