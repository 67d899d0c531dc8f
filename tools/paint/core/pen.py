"""A pen for standing things: world pixels from the foot, y upwards, bodies lit from the north-west."""

import itertools
import math
from collections.abc import Sequence
from functools import cache

import numpy as np

from tools.paint.core.brush import Array, Colour, Ink, Point, painterly, rgb, shift
from tools.paint.core.nature import Glyph

FLAT = 0.42  # how much a circle on the ground is squeezed by the slanting view
LIGHT = (-0.62, 0.25, 0.74)  # towards the light: east, north, up
Outline = Sequence[tuple[float, float]]  # radius and height, from the ground up


@cache
def _toned(colour: str, tone: float) -> Array:
    return shift(colour, tone, 1.0 - 0.4 * max(tone, 0))


def toned(colour: str, tone: float) -> Array:
    """A colour by light: tone is added lightness, rounded so that few are mixed."""
    return _toned(colour, round(tone, 2))


class Pen:
    """Draws one thing; (0, 0) is the middle of its foot."""

    def __init__(self, u: float, half: float, up: float, down: float = 6) -> None:
        self.u, self.half, self.up = u, half, up
        self.ink = Ink(2 * half * u, (up + down) * u, 3)

    def _p(self, x: float, y: float) -> Point:
        return (self.half + x) * self.u, (self.up - y) * self.u

    def glyph(self, seed: int, stroke: float = 4.0, amount: float = 0.4) -> Glyph:
        """The finished thing, gone over with a small brush."""
        s = painterly(self.ink.done(), seed, stroke * self.u, amount)
        return s, (self.half * self.u, self.up * self.u)

    # -------------------------------------------------------------- flat shapes
    def poly(self, points: Sequence[Point], c: Colour) -> None:
        """A filled polygon."""
        self.ink.poly([self._p(x, y) for x, y in points], rgb(c))

    def box(self, x0: float, y0: float, x1: float, y1: float, c: Colour) -> None:
        """A filled rectangle."""
        self.poly([(x0, y0), (x1, y0), (x1, y1), (x0, y1)], c)

    def line(self, x0: float, y0: float, x1: float, y1: float, breadth: float, c: Colour) -> None:
        """A stroke."""
        self.ink.line(*self._p(x0, y0), *self._p(x1, y1), max(0.8, breadth * self.u), c)

    def path(self, points: Sequence[Point], breadth: float, c: Colour) -> None:
        """A stroke through several points."""
        self.ink.path([self._p(x, y) for x, y in points], max(0.8, breadth * self.u), c)

    def oval(self, x: float, y: float, rx: float, ry: float, c: Colour) -> None:
        """A filled ellipse."""
        self.ink.ellipse(*self._p(x, y), rx * self.u, ry * self.u, c)

    def disc(self, x: float, y: float, r: float, c: Colour) -> None:
        """A filled circle."""
        self.oval(x, y, r, r, c)

    # -------------------------------------------------------------- bodies
    def lathe(self, x: float, y: float, outline: Outline, colours: Sequence[str], flat: float = FLAT) -> None:
        """A round body turned from an outline, one colour a band (the last one goes on), closed on top."""
        turns = np.linspace(math.pi / 2, math.pi / 2 + 2 * math.pi, 41)
        order = sorted(range(40), key=lambda i: -math.sin((turns[i] + turns[i + 1]) / 2))
        for n, ((r0, z0), (r1, z1)) in enumerate(itertools.pairwise(outline)):
            colour = colours[min(n, len(colours) - 1)]
            length = math.hypot(r1 - r0, z1 - z0) or 1
            out, up = (z1 - z0) / length, (r0 - r1) / length
            for i in order:
                a, b = turns[i], turns[i + 1]
                facing = LIGHT[0] * math.cos((a + b) / 2) + LIGHT[1] * math.sin((a + b) / 2)
                tone = 0.26 * (out * facing + up * LIGHT[2] - 0.3)
                ring = [(r0, z0, a), (r0, z0, b), (r1, z1, b), (r1, z1, a)]
                self.poly(
                    [(x + r * math.cos(t), y + z + r * flat * math.sin(t)) for r, z, t in ring],
                    toned(colour, tone),
                )
        r, z = outline[-1]
        if r > 0.6:
            self.oval(x, y + z, r, r * flat, toned(colours[-1], 0.1))

    def block(
        self, x0: float, x1: float, y: float, height: float, depth: float, colour: str, top: str | None = None
    ) -> None:
        """A box seen from the front and a little from above; y is its front foot."""
        width = x1 - x0
        for n in range(4):
            a, b = x0 + width * n / 4, x0 + width * (n + 1) / 4
            self.box(a, y, b + 0.2, y + height, toned(colour, 0.02 - 0.03 * n))
        self.box(x0, y + height, x1, y + height + depth * FLAT, toned(top or colour, 0.09))
        self.line(x0, y + height, x1, y + height, 0.6, toned(top or colour, 0.15))
        self.box(x0, y, x1, y + 1.2, toned(colour, -0.16))

    def battlement(self, x0: float, x1: float, y: float, colour: str, tooth: float = 3.2) -> None:
        """Teeth along the upper edge of a wall."""
        for x in np.arange(x0, x1 - tooth * 0.5, tooth * 1.7):
            self.box(x, y - 0.4, x + tooth, y + tooth, toned(colour, 0.0))
            self.box(x, y + tooth - 1, x + tooth, y + tooth, toned(colour, 0.12))

    def gable(
        self, x0: float, x1: float, y: float, rise: float, over: float, colour: str, rows: int = 5
    ) -> None:
        """The near slope of a long roof with its courses; y is the eaves."""
        lean = rise * 0.22
        eaves, ridge = (x0 - over, x1 + over), (x0 - over + lean, x1 + over - lean)
        for n in range(rows):
            f, g = n / rows, (n + 1) / rows
            left = [eaves[0] + (ridge[0] - eaves[0]) * t for t in (f, g)]
            right = [eaves[1] + (ridge[1] - eaves[1]) * t for t in (f, g)]
            corners = [(left[0], y + rise * f), (right[0], y + rise * f)]
            corners += [(right[1], y + rise * g), (left[1], y + rise * g)]
            self.poly(corners, toned(colour, -0.06 + 0.11 * g))
            self.line(left[0], y + rise * f, right[0], y + rise * f, 0.7, toned(colour, -0.13 + 0.08 * f))
        self.line(ridge[0], y + rise, ridge[1], y + rise, 1.6, toned(colour, 0.13))
        self.line(eaves[0], y, eaves[1], y, 1.4, toned(colour, -0.18))

    def strokes(self, x0: float, y0: float, x1: float, y1: float, count: int, colour: str, seed: int) -> None:
        """Straw, grain or chips strewn over a rectangle."""
        rng = np.random.default_rng(seed)
        for _ in range(count):
            x, y = rng.uniform(x0, x1), rng.uniform(y0, y1)
            self.line(
                x,
                y,
                x + rng.uniform(-1.5, 1.5),
                y - rng.uniform(1.5, 4),
                0.7,
                toned(colour, rng.uniform(-0.1, 0.1)),
            )
