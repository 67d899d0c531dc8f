"""The quiet places of the board: sockets, plots and rugs for pieces."""

import math
from collections.abc import Sequence

import numpy as np
import pygame

from game.maps.plan import Thing
from tools.paint.core.brush import (
    Array,
    Ink,
    alpha_of,
    bell,
    blur,
    drop_shadow,
    key_seed,
    mix,
    noise,
    painterly,
    ramp,
    rgb,
    rounded,
    shift,
    smooth,
    surface,
)

Stops = Sequence[tuple[float, str]]

# Floor of plots and sockets, and the stones round them, by land.
FLOORS: dict[str, Stops] = {
    "village": ((0, "#A98A60"), (0.5, "#C4A679"), (1, "#DCC39A")),
    "cimmeria": ((0, "#A08A5C"), (0.5, "#BCA675"), (1, "#D4C194")),
    "assyria": ((0, "#B98B58"), (0.5, "#CFA672"), (1, "#E2C294")),
    "persia": ((0, "#B78B78"), (0.5, "#D0AA96"), (1, "#E4CAB6")),
    "greece": ((0, "#B8AD97"), (0.5, "#D4CAB5"), (1, "#E8E1D1")),
}
STONES = {
    "village": "#8E7B66",
    "cimmeria": "#7B7A6C",
    "assyria": "#A8764A",
    "persia": "#A06A62",
    "greece": "#D9D3C4",
}
PAVED = {"assyria": (15.0, 10.0), "persia": (24.0, 18.0), "greece": (30.0, 25.0)}


class Places:
    """Paints the places of one kind of land onto a target at `u` picture pixels to a world pixel."""

    def __init__(self, target: pygame.Surface, u: float, left: int, top: int) -> None:
        self.s, self.u, self.left, self.top = target, u, left, top

    def at(self, x: float, y: float) -> tuple[int, int]:
        """Picture pixel of a world place."""
        return round(x * self.u) - self.left, round(y * self.u) - self.top

    # -------------------------------------------------------------- ground
    def plot(self, thing: Thing, land: str) -> None:
        """A worn court for plunder, with a ring for the worker and a bed for the quest tile."""
        u, seed = self.u, key_seed(thing.name)
        w, h = round((thing.w + 8) * u), round((thing.h + 8) * u)
        d = rounded(w, h, 12 * u, 4 * u)[1] / np.float32(u)
        wear = noise(h, w, 22 * u, seed + 5, 4) - 0.5
        floor = self._sunk(self._floor(w, h, land, seed), d)
        floor = self._groove(floor, np.abs(_round_distance(u, w, h, thing.w / 2 + 4, 38) - 29))
        floor = self._groove(floor, np.abs(_square_distance(u, w, h, thing.w / 2 + 4, 108, 46)))
        cover = (1 - smooth(d + wear * 13, -2.5, 0.5)) * np.clip(0.95 + wear * 0.3, 0, 0.97)
        self.s.blit(surface(floor, cover), self.at(thing.x - 4, thing.y - 4))
        self._kerb(thing, land, seed)

    def socket(self, thing: Thing, land: str) -> None:
        """A round hollow ringed with stones: one worker stands here."""
        n = round((thing.w + 8) * self.u)
        seed = key_seed(thing.name)
        d = _round_distance(self.u, n, n, n / self.u / 2, n / self.u / 2) - thing.w / 2
        floor = self._sunk(self._floor(n, n, land, seed), d + 3)
        x, y = self.at(thing.x - 4, thing.y - 4)
        self.s.blit(surface(floor, np.clip(0.5 - (d + 2) * self.u, 0, 1)), (x, y))
        cx, cy, r = thing.x + thing.w / 2, thing.y + thing.h / 2, thing.w / 2 - 1
        ring = [(cx + math.cos(a) * r, cy + math.sin(a) * r) for a in np.linspace(0, 2 * math.pi, 17)[:-1]]
        self._stones(ring, STONES[land], seed, 4.6)

    def rug(self, thing: Thing) -> None:
        """A felt rug with a border of hooks and a fringe at both ends."""
        u = self.u
        ink = Ink((thing.w + 16) * u, (thing.h + 4) * u)
        x0, y0, x1, y1 = 8 * u, 2 * u, (8 + thing.w) * u, (2 + thing.h) * u
        for y in np.arange(y0 + 2 * u, y1, 3.4 * u):
            for x, side in ((x0, -1), (x1, 1)):
                ink.line(x, y, x + side * 6 * u, y + 0.8 * u, 1.2 * u, "#D9C69C")
        for inset, colour in (
            (0, "#5A2A2A"),
            (2, "#8E3A30"),
            (10, "#D8B25E"),
            (11.6, "#2F5A60"),
            (14, "#DCCBA2"),
        ):
            ink.box(x0 + inset * u, y0 + inset * u, x1 - inset * u, y1 - inset * u, colour)
        self._hooks(ink, x0, y0, x1, y1)
        rug = painterly(ink.done(), key_seed(thing.name), 4 * u, 0.5)
        at = self.at(thing.x - 8, thing.y - 2)
        drop_shadow(self.s, alpha_of(rug), at, (1.5 * u, 2 * u), 2.5 * u, 0.5, "#1E1830")
        self.s.blit(rug, at)

    def _hooks(self, ink: Ink, x0: float, y0: float, x1: float, y1: float) -> None:
        u = self.u
        for x in np.arange(x0 + 11 * u, x1 - 8 * u, 10.4 * u):
            for y, side in ((y0 + 6 * u, 1), (y1 - 6 * u, -1)):
                ink.poly(
                    [
                        (x - 3 * u, y + side * 2.4 * u),
                        (x, y - side * 2.6 * u),
                        (x + 3 * u, y + side * 2.4 * u),
                    ],
                    "#E2C27A",
                )
        for y in np.arange(y0 + 15 * u, y1 - 10 * u, 10.4 * u):
            for x, side in ((x0 + 6 * u, 1), (x1 - 6 * u, -1)):
                ink.poly(
                    [
                        (x + side * 2.4 * u, y - 3 * u),
                        (x - side * 2.6 * u, y),
                        (x + side * 2.4 * u, y + 3 * u),
                    ],
                    "#E2C27A",
                )

    # -------------------------------------------------------------- parts
    def _floor(self, w: int, h: int, land: str, seed: int) -> Array:
        u = self.u
        mid, fine = noise(h, w, 36 * u, seed, 3), noise(h, w, 5 * u, seed + 1, 3)
        img = ramp(0.75 * mid + 0.35 * fine - 0.04, *FLOORS[land])
        return self._joints(img, *PAVED[land], fine) if land in PAVED else img

    def _joints(self, img: Array, across: float, down: float, fine: Array) -> Array:
        """Joints of paving in a running bond, each slab a little lighter or darker."""
        h, w = fine.shape
        yy, xx = np.mgrid[0:h, 0:w].astype(np.float32) / np.float32(self.u)
        row = np.floor(yy / down)
        x = xx / across + (row % 2) * 0.5
        slab = np.sin(row * 12.9898 + np.floor(x) * 78.233) * 43758.5453
        img = img * (0.96 + 0.07 * (slab - np.floor(slab)))[..., None]
        edge = np.minimum(np.minimum(yy % down, down - yy % down), np.minimum(x % 1, 1 - x % 1) * across)
        return mix(img, img * rgb("#A8929A"), (1 - smooth(edge + (fine - 0.5) * 1.2, 0.1, 0.9)) * 0.36)

    def _sunk(self, img: Array, d: Array) -> Array:
        """A hollow: shade falls in from the north-west rim, light lies on the south-east one."""
        gy, gx = np.gradient(blur(d, 2 * self.u))
        n = np.maximum(np.hypot(gx, gy), 1e-4)
        facing = (gx * 0.7 + gy * 0.7) / n
        near = np.exp(np.minimum(d, 0) / 5)
        img = mix(img, img * rgb("#7A6E86"), near * np.clip(-facing * 0.8 + 0.25, 0, 1))
        return mix(img, np.minimum(img * 1.12, 1), near * np.clip(facing, 0, 1) * 0.6)

    def _groove(self, img: Array, d: Array) -> Array:
        img = mix(img, img * rgb("#8C7C86"), bell(d, 0, 0.8) * 0.5)
        return mix(img, np.minimum(img * 1.14, 1), bell(d, 1.8, 0.8) * 0.35)

    def _kerb(self, thing: Thing, land: str, seed: int) -> None:
        """Slabs of the land's stone round a court, some of them lost."""
        rng = np.random.default_rng(seed)
        u, colour = self.u, STONES[land]
        ink = Ink((thing.w + 12) * u, (thing.h + 12) * u)
        for x, y, w, h in _frame(7.0, 7.0, thing.w + 5.0, thing.h + 5.0, 5.0, rng):
            tone, nudge = rng.uniform(-0.05, 0.05), rng.uniform(-0.8, 0.8, 2)
            if rng.random() < 0.16:
                continue
            box = (x + nudge[0]) * u, (y + nudge[1]) * u, (x + w + nudge[0]) * u, (y + h + nudge[1]) * u
            ink.box(*box, shift(colour, tone - 0.18, 1.1))
            ink.box(box[0], box[1], box[2] - 0.7 * u, box[3] - 1.2 * u, shift(colour, tone + 0.08))
            ink.box(
                box[0] + 0.8 * u, box[1] + 0.9 * u, box[2] - 0.7 * u, box[3] - 1.2 * u, shift(colour, tone)
            )
        self._lay(painterly(ink.done(), seed, 3 * u, 0.35), thing.x - 6, thing.y - 6)

    def _stones(self, ring: Sequence[tuple[float, float]], colour: str, seed: int, size: float) -> None:
        rng = np.random.default_rng(seed)
        u = self.u
        xs, ys = [p[0] for p in ring], [p[1] for p in ring]
        ox, oy = min(xs) - 10, min(ys) - 10
        ink = Ink((max(xs) - ox + 10) * u, (max(ys) - oy + 10) * u)
        for x, y in ring:
            px, py = (x - ox + rng.uniform(-0.6, 0.6)) * u, (y - oy + rng.uniform(-0.6, 0.6)) * u
            rx, ry = size * u * rng.uniform(0.85, 1.15), size * u * rng.uniform(0.62, 0.8)
            tone = rng.uniform(-0.05, 0.05)
            ink.ellipse(px, py, rx, ry, shift(colour, tone - 0.17, 1.1))
            ink.ellipse(px - 0.5 * u, py - 0.9 * u, rx * 0.92, ry * 0.84, shift(colour, tone))
            ink.ellipse(px - 1.1 * u, py - 1.5 * u, rx * 0.55, ry * 0.42, shift(colour, tone + 0.09))
        self._lay(ink.done(), ox, oy)

    def _lay(self, thing: pygame.Surface, x: float, y: float) -> None:
        at, u = self.at(x, y), self.u
        drop_shadow(self.s, alpha_of(thing), at, (1.5 * u, 1.6 * u), 1.4 * u, 0.55, "#1E1830")
        self.s.blit(thing, at)


def _round_distance(u: float, w: int, h: int, cx: float, cy: float) -> Array:
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32) / np.float32(u)
    return np.asarray(np.hypot(xx - cx, yy - cy), np.float32)


def _square_distance(u: float, w: int, h: int, cx: float, cy: float, half: float) -> Array:
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32) / np.float32(u)
    qx, qy = np.abs(xx - cx) - half + 8, np.abs(yy - cy) - half + 12
    return np.asarray(np.hypot(np.maximum(qx, 0), np.maximum(qy, 0)) + np.minimum(np.maximum(qx, qy), 0) - 8)


def _frame(
    x0: float, y0: float, x1: float, y1: float, breadth: float, rng: np.random.Generator
) -> list[tuple[float, float, float, float]]:
    """Slabs (x, y, width, height) of uneven length round a rectangle."""
    slabs: list[tuple[float, float, float, float]] = []
    for start, end, across in ((x0, x1, False), (y0 + breadth, y1 - breadth, True)):
        for side in (0, 1):
            p = start
            while p < end - 4:
                length = min(rng.uniform(11, 19), end - p)
                length = end - p if end - p - length < 6 else length
                if across:
                    slabs.append((x1 - breadth if side else x0, p, breadth, length - 0.5))
                else:
                    slabs.append((p, y1 - breadth if side else y0, length - 0.5, breadth))
                p += length
    return slabs
