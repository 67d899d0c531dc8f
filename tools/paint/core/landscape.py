"""The ground of a map: what grows where, how high it is, and how the light falls on it.

All lengths are world pixels; a View says how many picture pixels one of them is and which cut of the
whole picture is painted, so that a cut equals the same part of the whole.
"""

import itertools
import math
from dataclasses import dataclass

import numpy as np

from game.maps.plan import Plan
from tools.paint.core.brush import Array, blur, key_seed, noise, sample, segment_distance, smooth
from tools.paint.core.fields import Segment, distance

GRID = 8  # world pixels between two known distances
ROCKS = {"rose_rock": (34.0, 52.0), "cliff": (17.0, 30.0)}  # lowest and highest peak
FRAY = {"sea": 0.0, "field": 6.0, "garden": 6.0, "yard": 64.0}


@dataclass(frozen=True)
class View:
    """A cut of the picture in picture pixels, at `scale` of them to a world pixel."""

    scale: float
    left: int
    top: int
    width: int
    height: int


class Ground:
    """Noise, warps, distances and heights for one view of a map."""

    def __init__(self, plan: Plan, view: View, seed: int) -> None:
        self.plan, self.view, self.seed = plan, view, seed
        self.w, self.h, self.u = view.width, view.height, view.scale
        rows, columns = np.mgrid[0 : self.h, 0 : self.w].astype(np.float32)
        self.xx = (columns + view.left + np.float32(0.5)) / np.float32(self.u)
        self.yy = (rows + view.top + np.float32(0.5)) / np.float32(self.u)
        # two scales of warp, so that a border wanders and also frays
        self.dx = self._warp(1, 26) + self._warp(2, 10, 17)
        self.dy = self._warp(3, 26) + self._warp(4, 10, 17)
        self.big, self.mid, self.fine = self.noise(260, 5, 3), self.noise(48, 6), self.noise(9, 7, 3)
        self.depth = self._depths()
        self.weight = {kind: self._weight(kind) for kind in self.depth}

    @property
    def whole(self) -> tuple[int, int]:
        """Height and width of the whole picture, in picture pixels."""
        return math.ceil(self.plan.height * self.u), math.ceil(self.plan.width * self.u)

    @property
    def at(self) -> tuple[int, int]:
        """Top and left of this view, in picture pixels."""
        return self.view.top, self.view.left

    def noise(self, cell: float, seed: int, octaves: int = 4, ridged: bool = False) -> Array:
        """A noise field of this view; `cell` in world pixels."""
        gain = 0.55 if ridged else 0.5
        return noise(
            self.h, self.w, cell * self.u, self.seed + seed, octaves, gain, ridged, self.at, self.whole
        )

    def empty(self) -> Array:
        """A field of noughts."""
        return np.zeros((self.h, self.w), np.float32)

    def of(self, kind: str) -> Array:
        """How much of each pixel is this terrain, 0..1."""
        return self.weight[kind] if kind in self.weight else self.empty()

    def inside(self, kind: str) -> Array:
        """Distance to the border of a terrain, positive inside."""
        return self.depth[kind] if kind in self.depth else self.empty() - 99

    def to_lines(
        self, points: list[Array], reach: float, wander: float, sway: tuple[Array, Array] | None = None
    ) -> Array:
        """Distance to polylines, found out to `reach`; `wander` says how far the warps move them.

        sway: a movement of their own, in world pixels.
        """
        u = self.u
        segments: list[Segment] = []
        for line in points:
            p = (line * u - (self.view.left, self.view.top)).tolist()
            segments += [(*a, *b) for a, b in itertools.pairwise(p)]
        x = (self.xx + self.dx * wander) * u - self.view.left
        y = (self.yy + self.dy * wander) * u - self.view.top
        if sway:
            x, y = x + sway[0] * np.float32(u), y + sway[1] * np.float32(u)
        return segment_distance(x, y, segments, reach * u) / np.float32(u)

    def _warp(self, seed: int, reach: float, cell: float = 70) -> Array:
        return (self.noise(cell, seed, 2) - np.float32(0.5)) * np.float32(reach)

    def _depths(self) -> dict[str, Array]:
        """Distance to the border of each terrain, positive inside."""
        kinds = sorted({kind for row in self.plan.terrain for kind in row})
        return {kind: self._depth(kind) for kind in kinds}

    def _depth(self, kind: str) -> Array:
        coarse = _signed_distance(self.plan, kind)
        x, y = (self.xx + self.dx) / GRID - 0.5, (self.yy + self.dy) / GRID - 0.5
        return sample(coarse, x.astype(np.float32), y.astype(np.float32))

    def _weight(self, kind: str) -> Array:
        fray = ((self.fine - 0.5) * 0.45 + (self.mid - 0.5) * 0.55) * FRAY.get(kind, 34)
        soft = {"sea": 2, "field": 3, "garden": 3, "yard": 20}.get(kind, 8)
        return smooth(self.depth[kind] + fray, -soft, soft)

    # -------------------------------------------------------------- relief
    def heights(self) -> Array:
        """Height of the ground in world pixels."""
        z = (self.mid - 0.5) * 5 * (1 - self.of("sea")) + self.of("wood") * (self.mid - 0.4) * 5
        z = z * (1 - self.of("yard") * 0.8)
        self.cone = self.empty()
        ridge = self.noise(46, 11, 5, ridged=True)
        warp = self.dx * np.float32(0.8) * np.float32(self.u), self.dy * np.float32(0.8) * np.float32(self.u)
        columns, rows = (
            np.arange(self.w, dtype=np.float32)[None],
            np.arange(self.h, dtype=np.float32)[:, None],
        )
        ridge = sample(ridge, columns + warp[0], rows + warp[1])
        for kind in ROCKS:
            self._raise_peaks(kind)
        jag = self.noise(20, 12, 3) - 0.5
        z = z + self.cone * (0.50 + 0.72 * ridge) + self.cone * jag * 0.22
        return np.asarray(np.maximum(z * (1 - self.of("sea")), 0), np.float32)

    def _raise_peaks(self, kind: str) -> None:
        """One or two peaks on each tile of rock."""
        tile = self.plan.tile
        low, high = ROCKS[kind]
        for row, terrains in enumerate(self.plan.terrain):
            for column, terrain in enumerate(terrains):
                if terrain != kind:
                    continue
                rng = np.random.default_rng(key_seed(f"{kind}.{row}.{column}"))
                x, y = (column + rng.uniform(0.2, 0.8)) * tile, (row + rng.uniform(0.3, 0.9)) * tile
                self._peak(x, y, rng.uniform(low, high), rng.uniform(0.72, 0.95) * (high - 6))

    def _peak(self, x: float, y: float, top: float, radius: float) -> None:
        u, view = self.u, self.view
        reach = radius + 24
        left, right = (max(0, int((x + s * reach) * u - view.left)) for s in (-1, 1))
        upper, lower = (max(0, int((y + s * reach) * u - view.top)) for s in (-1, 1))
        cut = np.s_[upper : min(lower, self.h), left : min(right, self.w)]
        ex = self.xx[cut] - x + self.dx[cut] * 0.9
        ey = (self.yy[cut] - y) * 1.15 + self.dy[cut] * 0.9
        cone = np.clip(1 - np.hypot(ex, ey) / radius, 0, 1) ** 1.15 * top
        self.cone[cut] = np.maximum(self.cone[cut], cone) + 0.12 * np.minimum(self.cone[cut], cone)

    def light(self, z: Array) -> tuple[Array, Array]:
        """Lambert light from the north-west, and cast shadow carried row by row."""
        u = self.u
        zz = blur(z * np.float32(u), 0.7 * u)
        gy, gx = np.gradient(zz)
        nz = 0.85
        lambert = (gx * 0.56 + gy * 0.5 + nz * 0.66) / np.sqrt(gx * gx + gy * gy + nz * nz)
        carried = z * np.float32(u)
        for y in range(1, self.h):
            np.maximum(carried[y, 1:], carried[y - 1, :-1] - np.float32(0.62), out=carried[y, 1:])
        cast = blur(smooth(carried / u - z, 0.5, 7), 1.2 * u)
        return np.asarray(lambert, np.float32), cast


def _signed_distance(plan: Plan, kind: str) -> Array:
    """Distance to the border of a terrain on a coarse grid, positive inside."""
    mask = np.array([[terrain == kind for terrain in row] for row in plan.terrain])
    k = plan.tile // GRID
    mask = np.repeat(np.repeat(mask, k, 0), k, 1)
    return (distance(mask) - distance(~mask)) * np.float32(GRID)


def lift(z: Array, *layers: Array) -> list[Array]:
    """Oblique view: each ground pixel is raised by its height z (in pixels), nearer rows hiding farther ones.

    Worked at twice the size for clean edges; the first layer is averaged back, the others picked.
    """
    zz = blur(np.repeat(np.repeat(z, 2, 0), 2, 1) * 2, 0.8)
    h, w = zz.shape
    sources = [np.repeat(np.repeat(a, 2, 0), 2, 1) for a in layers]
    raised = [a.copy() for a in sources]
    top, columns = np.full(w, h, np.int32), np.arange(w)
    for y in range(h - 1, -1, -1):
        target = np.maximum(np.floor(y - zz[y]).astype(np.int32), 0)
        open_columns = columns[target < top]
        while len(open_columns):
            top[open_columns] -= 1
            for out, a in zip(raised, sources, strict=True):
                out[top[open_columns], open_columns] = a[y, open_columns]
            open_columns = open_columns[target[open_columns] < top[open_columns]]
    blocks = [a.reshape(h // 2, 2, w // 2, 2, *a.shape[2:]) for a in raised]
    return [a.mean((1, 3)) if i == 0 else a[:, 0, :, 0] for i, a in enumerate(blocks)]
