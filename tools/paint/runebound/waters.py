"""The rivers of the realm: as broad as a third of a hexagon, narrower under bridges, parted by islets."""

import numpy as np

from tools.paint.core.brush import Array, smooth
from tools.paint.core.hexwaters import HexWaters
from tools.paint.runebound.ground import RealmGround

RIVER_HALF = 37.0
NARROWS, NARROWED = 58.0, 15.0  # round a bridge: how far, and by how much of the half breadth
ISLET, PARTED, PARTING = 49.0, 60.0, 70.0
"""A place for a counter in the river: its breadth, how much the river widens, and over what length."""


class RealmWaters(HexWaters):
    """Broad rivers."""

    half = RIVER_HALF

    def __init__(self, ground: RealmGround) -> None:
        self.realm = ground
        super().__init__(ground)

    def _banks(self) -> tuple[Array, Array]:
        g = self.realm
        half = self.half * (1 + (g.mid - 0.5) * 0.34)
        for cell, _ in g.bridges():
            if cut := g.cut(cell.x, cell.y, 160):
                far = np.hypot(g.xx[cut] - cell.x, g.yy[cut] - cell.y)
                half[cut] -= NARROWED * np.exp(-((far / NARROWS) ** 2))
        land = g.empty() - 99
        for x, y in self.landings():
            if cut := g.cut(x, y, 200):
                far = np.hypot(g.xx[cut] - x, g.yy[cut] - y)
                half[cut] += PARTED * np.exp(-((far / PARTING) ** 2))
                shore = ISLET - far + (g.mid[cut] - 0.5) * 12 + (g.fine[cut] - 0.5) * 5
                land[cut] = np.maximum(land[cut], shore)
        return g.empty() + 1, np.asarray(np.maximum(g.river - half, land), np.float32)

    def landings(self) -> list[tuple[float, float]]:
        """Places for counters that lie in a river."""
        wet = [(cell.x, cell.y) for cell in self.g.cells if cell.kind == "river"]
        return [
            (x, y)
            for x, y, _ in self.g.spots("adventure")
            if any(abs(x - cx) < 50 and abs(y - cy) < 90 for cx, cy in wet)
        ]

    def dry(self) -> Array:
        """1 where something may grow: on land, and not on a road."""
        g = self.realm
        return smooth(self.wet, 4, 8) * smooth(np.minimum(g.road, g.path + 4), 12, 16) * g.seen
