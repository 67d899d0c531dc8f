"""What eyes without green cones see, as most people do who confuse colours."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

import pygame

from game.ui.window import theme as t

DEUTERANOPE = ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969))
"""Red, green and blue as eyes without green cones see them (Machado and others 2009, severity 1)."""
CLEARLY = 1.5
"""By so much lighter or darker is clear."""


@cache
def light(colour: tuple[int, int, int]) -> float:
    """How light a colour is to a deuteranope, 0 to 1."""
    red, green, blue = (
        min(255, max(0, round(sum(k * c for k, c in zip(row, colour, strict=True))))) for row in DEUTERANOPE
    )
    return t.luminance((red, green, blue))


def contrast(a: tuple[int, int, int], b: tuple[int, int, int]) -> float:
    """Contrast ratio after WCAG of two colours to a deuteranope, 1 to 21."""
    low, high = sorted((light(a), light(b)))
    return (high + 0.05) / (low + 0.05)


def differ(a: pygame.Surface, b: pygame.Surface, points: Iterable[tuple[int, int]]) -> float:
    """The share of points that a deuteranope sees clearly lighter or darker in one picture; 0 of none."""
    apart = [contrast(_at(a, point), _at(b, point)) > CLEARLY for point in points]
    return sum(apart) / max(1, len(apart))


def _at(surface: pygame.Surface, point: tuple[int, int]) -> tuple[int, int, int]:
    red, green, blue, _ = surface.get_at(point)
    return red, green, blue
