"""The cells of a hexagonal map, and the way of its rivers and roads along their edges or through them."""

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from game.maps.plan import Plan
from tools.paint.core.brush import Array, chaikin, key_seed

Spot = tuple[float, float]

WILD = "wild"  # what lies round the hexagons
RING = 2  # cells of it on every side


@dataclass(frozen=True)
class Cell:
    """One hexagon: the middle of it, its terrain and a name to draw chances from."""

    x: float
    y: float
    kind: str
    name: str
    region: str = ""

    def rng(self, purpose: str) -> np.random.Generator:
        """Chances of this cell, for one purpose."""
        return np.random.default_rng(key_seed(f"{self.name}.{purpose}"))


def cells_of(plan: Plan) -> list[Cell]:
    """All hexagons of a map and the wild ones round it; a place of their own kind names them."""
    given = {plan.grid.cell(t.x + t.w / 2, t.y + t.h / 2): t.name for t in plan.of_kind("home_base")}
    rows, columns = len(plan.terrain), len(plan.terrain[0])
    cells = []
    for row in range(-RING, rows + RING):
        for column in range(-RING, columns + RING):
            inside = 0 <= row < rows and 0 <= column < columns
            kind = (plan.terrain[row][column] if inside else "") or WILD
            name = given.get((row, column), f"r{row}c{column}")
            region = plan.regions[row][column] if inside and plan.regions else ""
            cells.append(Cell(*plan.grid.centre(row, column), kind, name, region))
    return cells


def river_lines(plan: Plan, cells: Sequence[Cell]) -> list[Array]:
    """Rivers as running water; an end in the open goes on into the lake or the wild beyond it."""
    lines = [[(float(x), float(y)) for x, y in thing.points] for thing in plan.of_kind("river")]
    met = Counter(point for line in lines for point in line)
    flowing = []
    for line in lines:
        head = _beyond(line[0], cells) if met[line[0]] == 1 else []
        tail = _beyond(line[-1], cells) if met[line[-1]] == 1 else []
        flowing.append(chaikin([*reversed(head), *line, *tail], 3))
    return flowing


def course_lines(plan: Plan, *kinds: str) -> list[Array]:
    """Rivers or roads through the middles of hexagons; a river's loose end runs on out of the map."""
    lines = [[(float(x), float(y)) for x, y in thing.points] for thing in plan.of_kind(*kinds)]
    met = Counter(point for line in lines for point in line)
    drawn = []
    for thing, line in zip(plan.of_kind(*kinds), lines, strict=True):
        flows = thing.kind == "river"
        head = [_onwards(line[1], line[0])] if flows and met[line[0]] == 1 else []
        tail = [_onwards(line[-2], line[-1])] if flows and met[line[-1]] == 1 else []
        drawn.append(_through([*head, *line, *tail]))
    return drawn


def _onwards(start: Spot, end: Spot) -> Spot:
    return 2 * end[0] - start[0], 2 * end[1] - start[1]


def _through(points: Sequence[Spot], steps: int = 8) -> Array:
    """A smooth line that passes through all of the points (Catmull-Rom)."""
    p = np.array([_onwards(points[1], points[0]), *points, _onwards(points[-2], points[-1])], np.float32)
    t = np.linspace(0, 1, steps, endpoint=False, dtype=np.float32)[:, None]
    line = [
        0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)
        for a, b, c, d in zip(p, p[1:], p[2:], p[3:], strict=False)
    ]
    return np.asarray(np.concatenate([*line, p[-2:-1]]), np.float32)


def _beyond(end: Spot, cells: Sequence[Cell]) -> list[Spot]:
    """The way from the last corner into a lake or out of the map, if either is there."""
    round_it = sorted(cells, key=lambda cell: math.hypot(cell.x - end[0], cell.y - end[1]))[:3]
    for kind, length in (("lake", 0.42), (WILD, 0.9)):
        for cell in round_it:
            if cell.kind == kind:
                return [(end[0] + (cell.x - end[0]) * length, end[1] + (cell.y - end[1]) * length)]
    return []
