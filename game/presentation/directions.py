"""The direction of one point from another, as on a compass."""

from __future__ import annotations

import math

DIRECTIONS = ("e", "ne", "n", "nw", "w", "sw", "s", "se")
"""The eight directions against the clock, as in the messages `text-way-*`."""


def direction_of(start: tuple[float, float], end: tuple[float, float]) -> str:
    """Return the direction of one point from another on the map, y downwards; "here" for the same point."""
    if start == end:
        return "here"
    angle = math.atan2(start[1] - end[1], end[0] - start[0])
    return DIRECTIONS[round(angle / (math.pi / 4)) % len(DIRECTIONS)]
