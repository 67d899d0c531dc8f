"""Hand-written SVG drawings as pictures: icons for pieces, motifs for card scenes.

The files carry placeholder tones (BODY, LIGHT, DARK, INK) that are replaced before rasterising;
everything else in them keeps its own colour.
"""

import io
from collections.abc import Mapping
from pathlib import Path

import numpy as np
import pygame

from game.paths import assets
from tools.paint.core.brush import Array, Colour, alpha_of, array, rgb8, shift, shrink

BODY, LIGHT, DARK, INK = "#BBBBBB", "#DDDDDD", "#777777", "#222222"
SUPERSAMPLING = 3


def icon_file(name: str) -> Path:
    """The SVG of an icon."""
    return assets("icons", f"{name}.svg")


def motif_file(name: str) -> Path:
    """The SVG of a figure or thing for card scenes, of whichever title it was drawn for."""
    found = sorted(assets().glob(f"*/motifs/{name}.svg"))
    return found[0] if found else assets(f"{name}.svg")


def hexa(colour: Colour) -> str:
    """A colour as #RRGGBB."""
    return "#{:02X}{:02X}{:02X}".format(*rgb8(colour))


def tones(base: str) -> dict[str, str]:
    """Clean tones of one colour for the placeholders: warmer light, cooler and richer dark, deep ink."""
    return {
        BODY: base,
        LIGHT: hexa(shift(base, 0.10, 0.92, -0.06)),
        DARK: hexa(shift(base, -0.13, 1.0, 0.08)),
        INK: hexa(shift(base, -0.34, 0.7)),
    }


def draw(file: Path, px: int, swaps: Mapping[str, str] | None = None) -> pygame.Surface:
    """The SVG at px by px, anti-aliased on premultiplied colour."""
    source = file.read_text(encoding="utf-8")
    for placeholder, colour in (swaps or {}).items():
        source = source.replace(placeholder, colour)
    big = px * SUPERSAMPLING
    drawn = pygame.image.load_sized_svg(io.BytesIO(source.encode()), (big, big))
    return shrink(drawn, SUPERSAMPLING)


def parts(s: pygame.Surface, pad: int = 0) -> tuple[Array, Array]:
    """Colours and coverage of a Surface, with a clear margin."""
    colours, alpha = array(s), alpha_of(s)
    return np.pad(colours, ((pad, pad), (pad, pad), (0, 0))), np.pad(alpha, pad)


def slope(field: Array, across: float, down: float) -> Array:
    """How steeply a field rises along a direction, for each pixel."""
    rows, columns = np.gradient(field, axis=0), np.gradient(field, axis=1)
    return np.asarray(columns * across + rows * down, np.float32)
