"""The ground of a hexagonal map: cells whose borders wander, and mountains that stand in them.

All lengths are world pixels. Pieces stand in the middle and lower half of a hexagon, so what is high or
busy keeps to its upper half.
"""

import math

import numpy as np

from game.engine.board.hexagons import FlatTop
from game.maps.plan import Plan, Thing
from tools.paint.core.brush import Array, blur, sample, smooth
from tools.paint.core.hexcells import Cell, cells_of, river_lines
from tools.paint.core.landscape import Ground, View

SOCKETS = ("encounter", "adventure")  # places for a counter
SOFT = {"lake": 4.0, "factory": 16.0, "home_base": 14.0}
FRAYED = {"lake": 0.0, "factory": 70.0, "home_base": 60.0}


class HexGround(Ground):
    """Noise, warps, distances and heights for one view of a hexagonal map."""

    fading = 150.0  # outside the hexagons, so far the wild pales
    flattened = 30.0  # round a place for a counter, so far the ground is level
    line = 0.9  # half the breadth of the lines between hexagons
    drawn_for = 256.0  # the spacing of hexagons for which mountains are measured

    def __init__(self, plan: Plan, view: View, seed: int) -> None:
        self.cells, self.breadth = cells_of(plan), plan.grid.spacing
        super().__init__(plan, view, seed)
        self.river = self._river()

    def _river(self) -> Array:
        """Distance to the middle of a river."""
        return self.to_lines(river_lines(self.plan, self.cells), 60, 0.3)

    def ruled(self) -> Array:
        """1 where the border of a hexagon wants a line; a river along it is border enough."""
        return smooth(self.river, 7, 15)

    def inward(self, cell: Cell, cut: tuple[slice, slice]) -> Array:
        """Distance to the true border of a hexagon, positive inside it."""
        px, py = np.abs(self.xx[cut] - cell.x), np.abs(self.yy[cut] - cell.y)
        if isinstance(self.plan.grid, FlatTop):
            px, py = py, px
        return np.asarray(self.breadth / 2 - np.maximum(px, px * 0.5 + py * math.sqrt(3) / 2), np.float32)

    def share(self, region: str) -> Array:
        """How much of each pixel lies in a region, 0..1."""
        if region not in self._shares:
            mine = np.array([cell.region == region for cell in self.cells])
            self._shares[region] = blur(mine[self.cell].astype(np.float32), 7 * self.u)
        return self._shares[region]

    def spots(self, *kinds: str) -> list[tuple[float, float, Thing]]:
        """Middles of the places of some kinds."""
        return [(t.x + t.w / 2, t.y + t.h / 2, t) for t in self.plan.of_kind(*kinds)]

    def cut(self, x: float, y: float, reach: float) -> tuple[slice, slice] | None:
        """The part of the view round a place, if any."""
        u, view = self.u, self.view
        left, right = (min(max(0, int((x + s * reach) * u - view.left)), self.w) for s in (-1, 1))
        top, bottom = (min(max(0, int((y + s * reach) * u - view.top)), self.h) for s in (-1, 1))
        return (slice(top, bottom), slice(left, right)) if left < right and top < bottom else None

    def away(self, spots: list[tuple[float, float, Thing]], squeeze: float = 1.0) -> Array:
        """Distance to the nearest of some places, found out to 120."""
        best = self.empty() + 120
        for x, y, _ in spots:
            if cut := self.cut(x, y, 120):
                far = np.hypot(self.xx[cut] - x, (self.yy[cut] - y) * squeeze)
                best[cut] = np.minimum(best[cut], far)
        return best

    def _depths(self) -> dict[str, Array]:
        """By the bisector of each cell and its nearest neighbour of another kind, in warped space."""
        reach = 1.3 * self.breadth
        kinds = sorted({cell.kind for cell in self.cells})
        near = {kind: self.empty() + reach * reach for kind in kinds}
        self._shares: dict[str, Array] = {}
        best = self.empty() + reach * reach
        self.cell = np.zeros((self.h, self.w), np.int16)
        for n, cell in enumerate(self.cells):
            if cut := self.cut(cell.x, cell.y, reach):
                d = (self.xx[cut] + self.dx[cut] - cell.x) ** 2 + (self.yy[cut] + self.dy[cut] - cell.y) ** 2
                near[cell.kind][cut] = np.minimum(near[cell.kind][cut], d)
                closer = d < best[cut]
                best[cut][closer] = d[closer]
                self.cell[cut][closer] = n
        return {kind: self._bisected(near, kind) for kind in kinds}

    def _bisected(self, near: dict[str, Array], kind: str) -> Array:
        other = self.empty() + 1e7
        for name, d in near.items():
            if name != kind:
                np.minimum(other, d, out=other)
        return np.asarray((other - near[kind]) / (2 * self.breadth), np.float32)

    def _weight(self, kind: str) -> Array:
        fray = ((self.fine - 0.5) * 0.45 + (self.mid - 0.5) * 0.55) * FRAYED.get(kind, 46)
        soft = SOFT.get(kind, 9.0)
        return smooth(self.depth[kind] + fray, -soft, soft)

    # -------------------------------------------------------------- relief
    def heights(self) -> Array:
        """Height of the ground in world pixels."""
        self.cone = self.empty()
        for cell in self.cells:
            if cell.kind == "mountain":
                self._massif(cell)
        self.cone *= smooth(self.inside("mountain"), -2, 22)
        ridge = self.noise(58, 11, 5, ridged=True)
        columns, rows = (
            np.arange(self.w, dtype=np.float32)[None],
            np.arange(self.h, dtype=np.float32)[:, None],
        )
        warp = np.float32(1.5 * self.u)
        ridge = sample(ridge, columns + self.dx * warp, rows + self.dy * warp)
        jag = self.noise(22, 12, 3) - 0.5
        z = (self.mid - 0.5) * 7 + self.of("tundra") * (self.noise(76, 14, 2) - 0.5) * 12
        z = z + self.of("forest") * (self.mid - 0.4) * 6
        z = z * (1 - 0.8 * np.maximum(self.of("factory"), self.of("home_base")))
        z = z + self.cone * (0.50 + 0.72 * ridge) + self.cone * jag * 0.22
        level = smooth(self.away(self.spots(*SOCKETS)), 0.5 * self.flattened, 1.5 * self.flattened)
        level = level * smooth(self.river, 8, 34)
        z = np.asarray(np.maximum(z * level * (1 - self.of("lake")), 0), np.float32)
        self.seen = _seen(z, self.u)
        return z

    def _massif(self, cell: Cell) -> None:
        """A main peak in the upper half, five or six spurs round it, and foothills."""
        rng, k = cell.rng("peaks"), self.breadth / self.drawn_for
        side, back = self._leaning(cell)
        peaks = [
            (side + rng.uniform(-8, 8), rng.uniform(-34, -22), rng.uniform(108, 122), rng.uniform(78, 90))
        ]
        start = rng.uniform(0, 2 * math.pi)
        for n in range(6):
            a, r = start + n * math.pi / 3 + rng.uniform(-0.25, 0.25), rng.uniform(48, 72)
            x, y = side * 0.8 + math.cos(a) * r * 1.1, -24 + math.sin(a) * r * 0.55
            peaks.append((x, y, rng.uniform(44, 76), rng.uniform(44, 58)))
        for n in range(5):
            x, y = (n - 2) * 40 + rng.uniform(-12, 12), rng.uniform(14, 40) - 7 * abs(n - 2)
            peaks.append((x, y, rng.uniform(18, 30), rng.uniform(40, 54)))
        for x, y, top, radius in peaks:
            self._peak(cell.x + x * k, cell.y + (y - back) * k, top * k, radius * k)

    def _leaning(self, cell: Cell) -> tuple[float, float]:
        """Peaks give way to a mark in their hexagon: how far aside, and how far back."""
        for x, y, thing in self.spots(*SOCKETS, "tunnel"):
            if math.hypot(x - cell.x, y - cell.y) < self.breadth / 2:
                if thing.kind == "adventure":
                    return 0.0, 40.0
                return (-30.0 if x > cell.x else 26.0 if thing.kind == "tunnel" else 30.0), 0.0
        return 0.0, 0.0


def _seen(z: Array, u: float) -> Array:
    """1 where the ground is not hidden behind something higher that stands south of it."""
    shown = np.arange(len(z), dtype=np.float32)[:, None] - z * np.float32(u)
    highest = np.minimum.accumulate(shown[::-1], axis=0)[::-1]
    return np.asarray(shown <= highest + 3 * u, np.float32)
