"""What colour a text has where it is drawn, and what colour the ground around its letters has there.

A tone is red, green, blue and opacity, each 0 to 1, the first three multiplied by the opacity.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
import pygame

from game.ui.window import theme

Pixels = npt.NDArray[Any]
Tone = tuple[float, float, float, float]
CLEAR: Tone = (0.0, 0.0, 0.0, 0.0)
SEEN_THROUGH = 0.9
"""Up to this opacity a ground is seen through a pixel."""
SOLID = 127
"""From this opacity on a pixel belongs to a letter."""


class Tones(NamedTuple):
    """A part of a text about as wide as it is high: its letters, and the ground around them."""

    letters: Tone
    ground: Tone = CLEAR

    @property
    def contrast(self) -> float:
        """Contrast as defined by WCAG, 1 to 21."""
        return theme.contrast(_colour(self.letters), _colour(self.ground))

    def over(self, below: Tone, alpha: float) -> Tones:
        """Return the tones when both are drawn on something, with an opacity."""
        return Tones(_over(self.letters, below, alpha), _over(self.ground, below, alpha))

    def under(self, above: Tone) -> Tones:
        """Return the tones when something is drawn over both."""
        return Tones(_over(above, self.letters, 1), _over(above, self.ground, 1))

    def times(self, colour: pygame.Color) -> Tones:
        """Return the tones when everything is multiplied by a colour."""
        return Tones(_times(self.letters, colour), _times(self.ground, colour))


def tone(colour: theme.Colour) -> Tone:
    """Return an opaque colour as a tone."""
    red, green, blue = (part / 255 for part in colour)
    return red, green, blue, 1.0


def _over(above: Tone, below: Tone, alpha: float) -> Tone:
    left = 1 - above[3] * alpha
    r, g, b, a = (top * alpha + low * left for top, low in zip(above, below, strict=True))
    return r, g, b, a


def _times(tone: Tone, colour: pygame.Color) -> Tone:
    r, g, b = (part * factor / 255 for part, factor in zip(tone[:3], colour[:3], strict=True))
    return r, g, b, tone[3]


def _colour(tone: Tone) -> theme.Colour:
    red, green, blue = (round(255 * min(1.0, part)) for part in tone[:3])
    return red, green, blue


def opacity(surface: pygame.Surface) -> float:
    """Return the opacity of a picture as a whole, 0 to 1."""
    alpha = surface.get_alpha()
    return 1.0 if alpha is None else alpha / 255


def hidden(surface: pygame.Surface, rect: pygame.Rect) -> float:
    """Return the share of a part of a picture through which nothing is seen."""
    part = rect.clip(surface.get_rect())
    if not part or opacity(surface) < 1:
        return 0.0
    return float((_pixels(surface, part)[..., 3] > SEEN_THROUGH).mean())


def mean(surface: pygame.Surface, rect: pygame.Rect) -> Tone:
    """Return the mean tone of a part of a picture."""
    part = rect.clip(surface.get_rect())
    if not part:
        return CLEAR
    pixels = _pixels(surface, part)
    return _mean(pixels, np.ones(pixels.shape[:2], bool))


def written(
    text: pygame.Surface, at: tuple[int, int], surface: pygame.Surface, parts: tuple[Tones, ...]
) -> tuple[Tones, ...]:
    """Return the tones of a text that is about to be drawn on a picture, from left to right."""
    ground = text.get_rect(topleft=at).clip(surface.get_rect())
    if not ground:
        return parts
    shown = ground.move(-at[0], -at[1])
    letters = pygame.surfarray.pixels_alpha(text)[shown.x : shown.right, shown.y : shown.bottom] > SOLID
    pixels, alpha = _pixels(surface, ground), opacity(text)
    found = [_mean(pixels[part], _around(letters)[part]) for part in _squares(letters)]
    return tuple(Tones(_over(parts[0].letters, below, alpha), below) for below in found) or parts


def _squares(letters: Pixels) -> Iterator[slice]:
    """Yield the parts of a text that have letters."""
    wide, high = letters.shape
    for left in range(0, wide, high):
        part = slice(left, left + high)
        if letters[part].any():
            yield part


def _around(letters: Pixels) -> Pixels:
    """Return the pixels beside letters."""
    near = letters.copy()
    for axis, step in ((0, 1), (0, -1), (1, 1), (1, -1)):
        near |= np.roll(letters, step, axis)
    return near & ~letters


def _pixels(surface: pygame.Surface, rect: pygame.Rect) -> Pixels:
    """Return a part of a picture as tones, (width, height, 4)."""
    part = (slice(rect.x, rect.right), slice(rect.y, rect.bottom))
    colours = pygame.surfarray.pixels3d(surface)[part] / 255
    if not surface.get_flags() & pygame.SRCALPHA:
        alpha = np.ones(rect.size)
    else:
        alpha = pygame.surfarray.pixels_alpha(surface)[part] / 255
    pixels: Pixels = np.dstack([colours * alpha[..., None], alpha])
    return pixels


def _mean(pixels: Pixels, chosen: Pixels) -> Tone:
    r, g, b, a = map(float, pixels[chosen].mean(axis=0) if chosen.any() else pixels.mean(axis=(0, 1)))
    return r, g, b, a
