"""The ground of the realm: rivers and roads through the middles of hexagons, hills that swell."""

import math

import numpy as np

from game.maps.plan import Plan
from tools.paint.core.brush import Array, smooth
from tools.paint.core.hexcells import Cell, course_lines
from tools.paint.core.hexground import HexGround
from tools.paint.core.landscape import View

RIVER_REACH = 110
ROAD_REACH = 40
SWELL = 7.0  # how high the ground under hills rises


class RealmGround(HexGround):
    """What one view of the realm knows of its courses."""

    fading, flattened, line, drawn_for = 70.0, 56.0, 0.85, 222.0

    def __init__(self, plan: Plan, view: View, seed: int) -> None:
        super().__init__(plan, view, seed)
        self.road = self.to_lines(course_lines(plan, "road"), ROAD_REACH, 0.45)  # distance to the middle
        self.path = self.to_lines(course_lines(plan, "path"), ROAD_REACH, 0.45)

    def _river(self) -> Array:
        # a broad river meanders on a slow field of its own
        sway = ((self.noise(150, 33, 2) - 0.5) * 62, (self.noise(150, 34, 2) - 0.5) * 62)
        return self.to_lines(course_lines(self.plan, "river"), RIVER_REACH, 0.3, sway)

    def ruled(self) -> Array:
        return self.empty() + np.float32(0.95)

    def _massif(self, cell: Cell) -> None:
        """Mountains side by side grow together into a range."""
        super()._massif(cell)
        for other in self.cells:
            near = 0 < math.hypot(other.x - cell.x, other.y - cell.y) < 1.2 * self.breadth
            if near and other.kind == "mountain" and (cell.x, cell.y) < (other.x, other.y):
                rng, x, y = other.rng(cell.name), (cell.x + other.x) / 2, (cell.y + other.y) / 2
                self._peak(x, y - 8, rng.uniform(44, 66), rng.uniform(44, 54))

    def heights(self) -> Array:
        z = super().heights()
        swell = self.of("hills") * smooth(self.noise(80, 51, 2), 0.3, 0.8) * SWELL
        return np.asarray(z + swell * smooth(self.away(self.spots("adventure")), 30, 70), np.float32)

    def bridges(self) -> list[tuple[Cell, float]]:
        """Hexagons whose road crosses a river, and the direction of the road there."""
        wet = {point for thing in self.plan.of_kind("river") for point in thing.points}
        found = []
        for thing in self.plan.of_kind("road"):
            for before, at, after in zip(thing.points, thing.points[1:], thing.points[2:], strict=False):
                if at in wet:
                    cell = next(c for c in self.cells if (round(c.x), round(c.y)) == at)
                    found.append((cell, math.atan2(after[1] - before[1], after[0] - before[0])))
        return found
