"""SDL's mapping of a gamepad: which of its parts is the A button, and so on."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass

import pygame

_PART = r"(?:b\d+|[+-]?a\d+~?|h\d+\.\d+)"
_MAPPING = re.compile(
    rf"[0-9a-f]{{32}},[^,]+,(?:[+-]?[a-z]+[0-9]?:{_PART},)+(?:platform:[^,]+,)?", re.IGNORECASE
)
_DIRECTIONS = ({"dpup", "dpdown", "dpleft", "dpright"}, {"leftx", "lefty"})
STICKS = ("leftx", "lefty", "rightx", "righty")
PARTS = (
    "a", "b", "dpup", "dpdown", "dpleft", "dpright", "leftx", "lefty", "x", "y",
    "leftshoulder", "rightshoulder", "back", "start", "lefttrigger", "righttrigger",
    "leftstick", "rightstick", "rightx", "righty",
)  # fmt: skip
"""The parts in the order in which they are asked for. A stick is pushed to the right, or down."""
_PUSHED = 0.6
"""The distance of an axis from its rest position at which it counts as pushed."""
_AT_REST = 0.3
_HATS = {(0, 1): 1, (1, 0): 2, (0, -1): 4, (-1, 0): 8}


@dataclass(frozen=True)
class Device:
    """A connected gamepad or joystick."""

    guid: str
    name: str
    instance: int


def is_valid(mapping: str) -> bool:
    """Return whether a text is a mapping as SDL writes it."""
    return _MAPPING.fullmatch(mapping) is not None


def guid_of(mapping: str) -> str:
    """Return the device that a mapping belongs to."""
    return mapping.partition(",")[0]


def mapping_of(device: Device, parts: Mapping[str, str]) -> str:
    """Return the mapping of a device from the part that was pressed for each name."""
    name = re.sub(r"[,\s]+", " ", device.name).strip() or "Gamepad"
    return f"{device.guid},{name}," + "".join(f"{key}:{_element(key, part)}," for key, part in parts.items())


def _element(key: str, part: str) -> str:
    """Return a part as SDL writes it; a stick that goes the other way round is turned about."""
    if key in STICKS and part[0] in "+-":
        return part[1:] if part[0] == "+" else f"{part[1:]}~"
    return part


def is_playable(parts: Collection[str]) -> bool:
    """Return whether one can play with these parts: two buttons and four directions."""
    return {"a", "b"} <= set(parts) and any(needed <= set(parts) for needed in _DIRECTIONS)


def fits(key: str, part: str) -> bool:
    """Return whether a part can be what is asked for: a stick is an axis with two sides."""
    return key not in STICKS or part[0] in "+-"


class PartReader:
    """Names the part of a device that was pressed, from joystick events: "b3", "h0.1", "+a1"."""

    def __init__(self, resting: Mapping[tuple[int, int], float]) -> None:
        self._resting = dict(resting)
        """The rest position of each axis of each device: for triggers often one end."""
        self._pushed: set[tuple[int, int]] = set()

    def part(self, event: pygame.event.Event) -> str:
        """Return the part that an event has pressed, "" for none."""
        if event.type == pygame.JOYBUTTONDOWN:
            return f"b{event.button}"
        if event.type == pygame.JOYHATMOTION and event.value in _HATS:
            return f"h{event.hat}.{_HATS[event.value]}"
        return self._axis(event) if event.type == pygame.JOYAXISMOTION else ""

    def _axis(self, event: pygame.event.Event) -> str:
        axis = (event.instance_id, event.axis)
        rest = self._resting.setdefault(axis, event.value)
        away = event.value - rest
        if abs(away) < _AT_REST:
            self._pushed.discard(axis)
        if abs(away) < _PUSHED or axis in self._pushed:
            return ""
        self._pushed.add(axis)
        if abs(rest) > _PUSHED:  # a trigger: its whole way counts
            return f"a{event.axis}" if rest < 0 else f"a{event.axis}~"
        return f"{'+' if away > 0 else '-'}a{event.axis}"
