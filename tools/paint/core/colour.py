"""Colours of the house and how they mix: hex tokens, OKLab, ramps.

Colours are float32 arrays of three sRGB parts in 0..1; pictures are arrays (height, width, 3) of them.
"""

import math
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[np.float32]
Colour = str | Array

TOKENS = {
    "walnut": "#2B211B",
    "paper": "#EFE4CC",
    "raised": "#F7EFDC",
    "sunk": "#E0D2B4",
    "ink": "#2A2118",
    "ink2": "#5E4E3D",
    "brass": "#B98A3E",
    "focus": "#F2C14E",
    "pick": "#F6D77A",
    "drop": "#8FD08A",
    "oxblood": "#8E2F2A",
    "moss": "#55722F",
}

_TO_CONES = np.array(
    [
        [0.4122214708, 0.5363325363, 0.0514459929],
        [0.2119034982, 0.6806995451, 0.1073969566],
        [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    np.float32,
)
_TO_LAB = np.array(
    [
        [0.2104542553, 0.7936177850, -0.0040720468],
        [1.9779984951, -2.4285922050, 0.4505937099],
        [0.0259040371, 0.7827717662, -0.8086757660],
    ],
    np.float32,
)
_FROM_CONES = np.linalg.inv(_TO_CONES).astype(np.float32)
_FROM_LAB = np.linalg.inv(_TO_LAB).astype(np.float32)


def rgb(colour: Colour) -> Array:
    """A token name, a #RRGGBB string or a ready colour as a colour array."""
    if not isinstance(colour, str):
        return colour
    digits = TOKENS.get(colour, colour).lstrip("#")
    return np.array([int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4)], np.float32)


def rgb8(colour: Colour) -> tuple[int, int, int]:
    """The same in whole numbers 0..255, as pygame takes it."""
    r, g, b = (round(float(v) * 255) for v in np.clip(rgb(colour), 0, 1))
    return r, g, b


def hex_code(colour: tuple[int, int, int]) -> str:
    """Return a colour of the program, in whole numbers, as #RRGGBB."""
    return "#{:02X}{:02X}{:02X}".format(*colour)


def to_lab(colours: npt.ArrayLike) -> Array:
    """sRGB to OKLab; the last axis holds the three parts."""
    c = np.asarray(colours, np.float32)
    linear = np.where(c <= 0.04045, c / 12.92, ((c + 0.055) / 1.055) ** 2.4)
    return np.asarray(np.cbrt(linear @ _TO_CONES.T) @ _TO_LAB.T, np.float32)


def from_lab(lab: npt.ArrayLike) -> Array:
    """OKLab to sRGB, clipped to what a screen can show."""
    linear = np.clip((np.asarray(lab, np.float32) @ _FROM_LAB.T) ** 3 @ _FROM_CONES.T, 0, 1)
    curved = np.where(linear <= 0.0031308, linear * 12.92, 1.055 * linear ** (1 / 2.4) - 0.055)
    return np.asarray(curved, np.float32)


def shift(colour: Colour, light: float = 0.0, chroma: float = 1.0, hue: float = 0.0) -> Array:
    """One colour moved in OKLab: lightness added, chroma multiplied, hue turned (radians)."""
    lab = to_lab(rgb(colour))
    a, b = lab[..., 1] * chroma, lab[..., 2] * chroma
    ch, sh = math.cos(hue), math.sin(hue)
    return from_lab(np.stack([np.clip(lab[..., 0] + light, 0, 1), a * ch - b * sh, a * sh + b * ch], -1))


@cache
def _table(stops: tuple[tuple[float, str], ...]) -> Array:
    places = np.array([place for place, _ in stops], np.float32)
    lab = np.stack([to_lab(rgb(colour)) for _, colour in stops])
    t = np.linspace(0, 1, 1024)
    return from_lab(np.stack([np.interp(t, places, lab[:, k]) for k in range(3)], -1))


def ramp(t: Any, *stops: tuple[float, str]) -> Array:
    """Colours for t in 0..1 along (place, colour) stops, mixed in OKLab so that mid-tones stay clean."""
    index = np.clip(np.asarray(t) * 1023, 0, 1023).astype(np.int32)
    return np.asarray(_table(tuple(stops))[index], np.float32)
