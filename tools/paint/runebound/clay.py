"""Figures modelled of lit volumes: every part is a soft shape that rounds towards its edge, catches light,
throws a shadow on the parts below and has the grain of its stuff.

Coordinates are hundredths of the sprite, x to the right, y down; what stands has its foot at y = 96.
"""

import math
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
import pygame

from tools.paint.core.brush import (
    Array,
    Point,
    alpha_of,
    array,
    blur,
    mix,
    noise,
    painterly,
    rgb,
    shift,
    smooth,
    surface,
)

FINE = 3
VIOLET, CREAM, SKY = "#241A38", "#FFF0CC", "#8E9AC8"


class Skin(NamedTuple):
    """What a part is made of."""

    colour: str
    bulge: float = 3.0
    """Breadth of the rounding at the edge, in hundredths."""
    gloss: float = 0.0
    grain: str = "plain"
    alpha: float = 1.0
    shadow: float = 0.5
    depth: float = 1.0
    """Contrast between its lit and its shaded side."""
    ink: float = 0.45
    """How dark its outline is."""


class Cast(NamedTuple):
    """A finished figure: colours, coverage, and the light that it gives itself."""

    colours: Array
    alpha: Array
    glow: Array


def metal(colour: str, gloss: float = 0.7) -> Skin:
    """Polished iron, steel, brass."""
    return Skin(colour, 1.8, gloss, "metal", depth=1.35)


def cloth(colour: str, bulge: float = 4.0) -> Skin:
    """Woven stuff with folds."""
    return Skin(colour, bulge, 0.0, "cloth")


def leather(colour: str) -> Skin:
    """Tanned hide."""
    return Skin(colour, 2.4, 0.15, "plain")


def flesh(colour: str, bulge: float = 4.0) -> Skin:
    """Living skin."""
    return Skin(colour, bulge, 0.12, "plain", depth=0.9, ink=0.35)


def fur(colour: str, bulge: float = 5.0) -> Skin:
    """A hairy hide."""
    return Skin(colour, bulge, 0.0, "fur")


def scale(colour: str, bulge: float = 5.0) -> Skin:
    """A scaly hide."""
    return Skin(colour, bulge, 0.3, "scale", depth=1.15)


def bone(colour: str = "#D8CDB0") -> Skin:
    """Bare bone, tooth, horn."""
    return Skin(colour, 1.6, 0.2, "bone")


def wood(colour: str = "#7A5334") -> Skin:
    """Carved wood, bark."""
    return Skin(colour, 2.2, 0.05, "wood")


def stone(colour: str = "#7E7C7A") -> Skin:
    """Hewn or living rock."""
    return Skin(colour, 2.6, 0.0, "stone", depth=1.2)


def gem(colour: str) -> Skin:
    """Glass, crystal, wet things."""
    return Skin(colour, 3.4, 1.0, "plain", depth=1.2)


def flat(colour: str, alpha: float = 1.0) -> Skin:
    """Plain paint: lines and marks."""
    return Skin(colour, 0.0, 0.0, "none", alpha, 0.0, 0.0, 0.0)


def dull(skin: Skin, alpha: float) -> Skin:
    """The same, half seen through: ghosts, mist, membranes."""
    return skin._replace(alpha=alpha, shadow=skin.shadow * alpha)


def curve(points: Sequence[Point], closed: bool = False, steps: int = 7) -> list[Point]:
    """A smooth line through points (Catmull-Rom)."""
    p = np.array(points, np.float64)
    p = np.vstack([p[-1], p, p[0], p[1]]) if closed else np.vstack([2 * p[0] - p[1], p, 2 * p[-1] - p[-2]])
    t = np.linspace(0, 1, steps, endpoint=False)[:, None]
    out = []
    for a, b, c, d in zip(p, p[1:], p[2:], p[3:], strict=False):
        out.append(b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a))))
    line = np.vstack(out if closed else [*out, p[-2:-1]])
    return [(float(x), float(y)) for x, y in line]


class Patch(NamedTuple):
    """A cut of the sprite: coverage of a part and where its corner lies."""

    mask: Array
    top: int
    left: int

    @property
    def cut(self) -> tuple[slice, slice]:
        """The cut as an index."""
        h, w = self.mask.shape
        return slice(self.top, self.top + h), slice(self.left, self.left + w)


class Clay:
    """A figure under construction."""

    def __init__(self, n: int, seed: int, toward: int = -1) -> None:
        """n: breadth in pixels; toward: the side the light comes from, -1 left, 1 right."""
        self.n, self.u, self.seed, self.toward = n, n / 100, seed, toward
        self.paint, self.alpha = np.zeros((n, n, 3), np.float32), np.zeros((n, n), np.float32)
        self.light = np.zeros((n, n, 3), np.float32)
        self.bend: tuple[float, float, float, float] = (1, 1, 0, 0)
        self.rng = np.random.default_rng(seed)
        self.count = 0

    def stretch(self, across: float, up: float, x: float = 50, y: float = 96) -> None:
        """From now on all is this much broader and taller about a point, within what was set before."""
        sx, sy, tx, ty = self.bend
        self.bend = (sx * across, sy * up, sx * (x - x * across) + tx, sy * (y - y * up) + ty)

    def move(self, dx: float, dy: float) -> None:
        """Everything drawn from now on lies this much farther to the right and down."""
        sx, sy, tx, ty = self.bend
        self.bend = (sx, sy, tx + sx * dx, ty + sy * dy)

    @property
    def k(self) -> float:
        """How much larger lengths are drawn."""
        return math.sqrt(abs(self.bend[0] * self.bend[1]))

    def place(self, point: Point) -> Point:
        """Pixels of a point."""
        sx, sy, tx, ty = self.bend
        return (point[0] * sx + tx) * self.u, (point[1] * sy + ty) * self.u

    # ---------------------------------------------------------------- shapes
    def blob(self, points: Sequence[Point], skin: Skin) -> None:
        """A soft closed shape through points."""
        self.poly(curve(points, closed=True), skin)

    def poly(self, points: Sequence[Point], skin: Skin) -> None:
        """A shape with corners."""
        self._part([self.place(p) for p in points], [], skin)

    def ball(self, x: float, y: float, rx: float, skin: Skin, ry: float = 0.0, turn: float = 0.0) -> None:
        """An ellipse about its middle, turned by degrees."""
        a, ry = math.radians(turn), ry or rx
        ring = np.linspace(0, 2 * math.pi, 40, endpoint=False)
        c, s = math.cos(a), math.sin(a)
        xs, ys = rx * np.cos(ring), ry * np.sin(ring)
        self.poly(list(zip(x + xs * c - ys * s, y + xs * s + ys * c, strict=True)), skin)

    def limb(self, points: Sequence[Point], widths: Sequence[float], skin: Skin) -> None:
        """A round tapering tube along a smooth line; widths are spread evenly over it."""
        line = dense(curve(points) if len(points) > 2 else points)
        at = np.linspace(0, 1, len(line))
        radii = np.interp(at, np.linspace(0, 1, len(widths)), widths) / 2 * self.u
        spots = [self.place(p) for p in line]
        self._part([], [(x, y, max(0.4, r * self.k)) for (x, y), r in zip(spots, radii, strict=True)], skin)

    def line(self, points: Sequence[Point], width: float, colour: str, alpha: float = 1.0) -> None:
        """A drawn line."""
        self.limb(points, [width], flat(colour, alpha))

    def shade(self, x: float, y: float, rx: float, ry: float, colour: str, strength: float = 0.5) -> None:
        """A soft stain on what is there already."""
        px, py = self.place((x, y))
        yy, xx = np.mgrid[0 : self.n, 0 : self.n].astype(np.float32)
        d = np.hypot((xx - px) / (rx * self.u * self.k), (yy - py) / (ry * self.u * self.k))
        t = np.exp(-(d**2)).astype(np.float32) * np.float32(strength)
        self.paint = mix(self.paint, rgb(colour) * self.alpha[..., None], t)

    def glow(self, x: float, y: float, r: float, colour: str, strength: float = 0.8) -> None:
        """Light that this place gives off."""
        px, py = self.place((x, y))
        yy, xx = np.mgrid[0 : self.n, 0 : self.n].astype(np.float32)
        d = np.hypot(xx - px, yy - py) / (r * self.u * self.k)
        t = (np.exp(-((d * 1.5) ** 1.6)) * strength * smooth(d, 1.9, 1.2)).astype(np.float32)
        self.light = np.maximum(self.light, t[..., None] * rgb(colour))

    # ---------------------------------------------------------------- paint
    def _part(self, outline: list[Point], discs: list[tuple[float, float, float]], skin: Skin) -> None:
        patch = self._mask(outline, discs, skin.bulge * self.u)
        if patch is None:
            return
        self.count += 1
        self._dim(patch, skin)
        colours, mask = self._lit(patch, skin), patch.mask * np.float32(skin.alpha)
        cut = patch.cut
        self.paint[cut] = colours * mask[..., None] + self.paint[cut] * (1 - mask[..., None])
        self.alpha[cut] = mask + self.alpha[cut] * (1 - mask)

    def _mask(
        self, outline: list[Point], discs: list[tuple[float, float, float]], soft: float
    ) -> Patch | None:
        xs = [x for x, _ in outline] + [x + s * r for x, _, r in discs for s in (-1, 1)]
        ys = [y for _, y in outline] + [y + s * r for _, y, r in discs for s in (-1, 1)]
        pad = soft * 1.6 + 5
        left, top = max(0, int(min(xs) - pad)), max(0, int(min(ys) - pad))
        right, bottom = min(self.n, int(max(xs) + pad) + 1), min(self.n, int(max(ys) + pad) + 1)
        if right - left < 2 or bottom - top < 2:
            return None
        s = pygame.Surface(((right - left) * FINE, (bottom - top) * FINE), 0, 32)
        if outline:
            pygame.draw.polygon(s, "white", [((x - left) * FINE, (y - top) * FINE) for x, y in outline])
        for x, y, r in discs:
            pygame.draw.circle(s, "white", ((x - left) * FINE, (y - top) * FINE), r * FINE)
        white = (pygame.surfarray.array2d(s).T & 1).astype(np.float32)
        mask = white.reshape(bottom - top, FINE, right - left, FINE).mean((1, 3))
        return Patch(np.asarray(mask, np.float32), top, left)

    def _dim(self, patch: Patch, skin: Skin) -> None:
        """The shadow of a part on what lies below it, away from the light."""
        if skin.shadow <= 0:
            return
        reach = max(1.0, 1.1 * self.u)
        down, across = round(reach), round(-self.toward * reach)
        fallen = np.roll(blur(patch.mask, reach), (down, across), (0, 1))
        fallen[:down] = 0
        self.paint[patch.cut] *= (1 - np.float32(skin.shadow) * fallen * 0.75)[..., None]

    def _lit(self, patch: Patch, skin: Skin) -> Array:
        mask, base = patch.mask, rgb(skin.colour)
        if skin.grain == "none":
            return np.asarray(np.broadcast_to(base, (*mask.shape, 3)), np.float32)
        lamp, facing = _light_on(mask, max(0.8, skin.bulge * self.u), self.toward)
        dark = mix(shift(base, -0.19, 1.0), rgb(VIOLET), 0.24)
        bright = mix(shift(base, 0.15, 0.95), rgb(CREAM), 0.16)
        t = np.clip(0.5 + lamp * 0.78 * skin.depth + self._grain(patch, skin), 0, 1)
        colours = mix(mix(dark, base, smooth(t, 0.0, 0.55)), bright, smooth(t, 0.52, 1.0))
        colours = mix(colours, rgb(SKY), smooth(-lamp, 0.35, 0.9) * 0.22)
        colours = mix(colours, rgb("#FFFBEC"), smooth(lamp, 0.26, 0.42) * np.float32(0.75 * skin.gloss))
        rim = smooth(blur(mask, max(0.7, 0.35 * self.u)), 0.97, 0.55)
        return np.asarray(
            colours * (1 - skin.ink * rim * (1 - 0.6 * smooth(facing, 0.1, 0.6)))[..., None], np.float32
        )

    def _grain(self, patch: Patch, skin: Skin) -> Any:
        h, w = patch.mask.shape
        seed, u = self.seed + 17 * self.count, self.u
        return GRAINS[skin.grain](h, w, u, seed)

    def done(self, stroke: float = 3.4, amount: float = 0.3) -> Cast:
        """The finished figure, gone over with a small brush."""
        own = self.paint / np.maximum(self.alpha, 1e-3)[..., None]
        worked = painterly(surface(np.clip(own, 0, 1), self.alpha), self.seed, stroke, amount)
        side = np.minimum(np.arange(self.n), np.arange(self.n)[::-1]).astype(np.float32)
        inside = smooth(np.minimum(side[:, None], side[None, :]), 0, 14 * self.u)
        return Cast(array(worked), alpha_of(worked), self.light * inside[..., None])


def _light_on(mask: Array, soft: float, toward: int) -> tuple[Array, Array]:
    """Light on a part less that of a flat one, and how far its edge faces the light."""
    height = blur(mask, soft)
    down, across = np.gradient(height, axis=0) * soft * 3.0, np.gradient(height, axis=1) * soft * 3.0
    facing = np.asarray(down * 0.64 - across * toward * 0.55, np.float32)
    long = np.sqrt(down**2 + across**2 + 1)
    return np.asarray((facing + 0.54) / long - 0.54, np.float32), facing


def dense(points: Sequence[Point], gap: float = 0.5) -> list[Point]:
    """The same line with a point at every `gap`."""
    p = np.array(points, np.float64)
    run = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(p, axis=0).T))])
    at = np.linspace(0, run[-1], max(4, int(run[-1] / gap)))
    return list(zip(np.interp(at, run, p[:, 0]).tolist(), np.interp(at, run, p[:, 1]).tolist(), strict=True))


# ------------------------------------------------------------------ grains
def _streaks(h: int, w: int, cell: float, ratio: int, seed: int) -> Array:
    """Noise drawn out downwards."""
    rows = np.arange(h) // ratio
    return blur(noise(h // ratio + 2, w, cell, seed, 3)[rows], 1.0)


def _plain(h: int, w: int, u: float, seed: int) -> Array:
    return (noise(h, w, 9 * u, seed, 3) - 0.5) * np.float32(0.22)


def _cloth(h: int, w: int, u: float, seed: int) -> Array:
    return (_streaks(h, w, 7 * u, 4, seed) - 0.5) * np.float32(0.62) + _plain(h, w, u, seed + 1)


def _fur(h: int, w: int, u: float, seed: int) -> Array:
    return (_streaks(h, w, 2.6 * u, 3, seed) - 0.5) * np.float32(0.6) + _plain(h, w, u, seed + 1)


def _wood(h: int, w: int, u: float, seed: int) -> Array:
    return (_streaks(h, w, 3.4 * u, 5, seed) - 0.5) * np.float32(0.55)


def _stone(h: int, w: int, u: float, seed: int) -> Array:
    cracks = smooth(noise(h, w, 13 * u, seed + 2, 2, ridged=True), 0.80, 0.97)
    return (noise(h, w, 6 * u, seed, 4) - 0.5) * np.float32(0.65) - cracks * np.float32(0.2)


def _metal(h: int, w: int, u: float, seed: int) -> Array:
    return (noise(h, w, 15 * u, seed, 2) - 0.5) * np.float32(0.36)


def _bone(h: int, w: int, u: float, seed: int) -> Array:
    return (noise(h, w, 5 * u, seed, 3) - 0.5) * np.float32(0.34)


def _scale(h: int, w: int, u: float, seed: int) -> Array:
    s = 2.5 * u
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
    row = np.floor(yy / s * 1.25)
    fx = (xx / s + 0.5 * (row % 2)) % 1 - 0.5
    fy = (yy / s * 1.25) % 1 - 0.15
    d = np.hypot(fx * 1.15, fy * 0.85)
    return np.asarray((0.16 - 0.5 * smooth(d, 0.34, 0.72)) + _plain(h, w, u, seed), np.float32)


GRAINS = {
    "plain": _plain,
    "cloth": _cloth,
    "fur": _fur,
    "wood": _wood,
    "stone": _stone,
    "metal": _metal,
    "bone": _bone,
    "scale": _scale,
}
