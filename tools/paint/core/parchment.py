"""Plates on the board: parchment for words, a tray for dice."""

import numpy as np
import pygame

from game.maps.plan import Thing
from tools.paint.core.brush import (
    Array,
    bell,
    drop_shadow,
    key_seed,
    mix,
    noise,
    ramp,
    rgb,
    rounded,
    smooth,
    surface,
)


class Parchment:
    """Lays plates onto a target at `u` picture pixels to a world pixel."""

    def __init__(self, target: pygame.Surface, u: float, left: int, top: int) -> None:
        self.s, self.u, self.left, self.top = target, u, left, top

    def plate(self, thing: Thing, kind: str) -> None:
        """Parchment to write on; `kind` is the last part of its name."""
        u = self.u
        w, h = round(thing.w * u), round(thing.h * u)
        mask, d = self._outline(w, h, "ribbon" if kind == "name" else "slab")
        img = self._tray(w, h, d, thing.name) if kind == "dice" else self._sheet(w, h, d, thing.name)
        at = round(thing.x * u) - self.left, round(thing.y * u) - self.top
        drop_shadow(self.s, mask, at, (1.4 * u, 2.2 * u), 2.2 * u, 0.62, "#1E1830")
        self.s.blit(surface(img, mask), at)

    def _outline(self, w: int, h: int, shape: str) -> tuple[Array, Array]:
        """Coverage, and distance to the edge in world pixels."""
        mask, d = rounded(w, h, 7 * self.u)
        if shape == "ribbon":
            yy, xx = np.mgrid[0:h, 0:w].astype(np.float32) + np.float32(0.5)
            tail = 8 * self.u * (1 - np.abs(yy / h - 0.5) * 2)
            d = np.maximum(np.maximum(tail - xx, xx - (w - tail)), np.abs(yy - h / 2) - h / 2)
            mask = np.clip(0.5 - d, 0, 1).astype(np.float32)
        return mask, d / np.float32(self.u)

    def _sheet(self, w: int, h: int, d: Array, key: str) -> Array:
        seed = key_seed(key)
        clouds, fibre = noise(h, w, 60 * self.u, seed, 4), noise(h, w, 4 * self.u, seed + 1, 2)
        img = ramp(0.62 * clouds + 0.25 * fibre + 0.12, (0, "#DCCBA4"), (0.5, "#EFE2C6"), (1, "#F9F2E0"))
        img = mix(img, img * rgb("#C79A62"), smooth(d, -7, 0) * 0.6)
        img = mix(img, np.broadcast_to(rgb("#A87B38"), img.shape), bell(d, -3.4, 0.55) * 0.75)
        return mix(img, np.broadcast_to(rgb("#6B4A28"), img.shape), smooth(d, -1.5, -0.2) * 0.75)

    def _tray(self, w: int, h: int, d: Array, key: str) -> Array:
        grainy = noise(h, w, 8 * self.u, key_seed(key), 3)
        img = ramp(0.4 + 0.5 * (grainy - 0.5) + 0.012 * d, (0, "#33251D"), (0.5, "#4A352A"), (1, "#6A4E3C"))
        img = mix(img, np.broadcast_to(rgb("#C99B4C"), img.shape), bell(d, -3.2, 0.9) * 0.9)
        return mix(img, np.broadcast_to(rgb("#5A3F26"), img.shape), smooth(d, -2.0, -0.8) * 0.8)
