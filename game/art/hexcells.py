"""The cells of a hexagonal map, and the way of its rivers along their edges."""

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from game.art.brush import Array, chaikin, key_seed
from game.art.plan import Plan

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
            cells.append(Cell(*plan.grid.centre(row, column), kind, name))
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


def _beyond(end: Spot, cells: Sequence[Cell]) -> list[Spot]:
    """The way from the last corner into a lake or out of the map, if either is there."""
    round_it = sorted(cells, key=lambda cell: math.hypot(cell.x - end[0], cell.y - end[1]))[:3]
    for kind, length in (("lake", 0.42), (WILD, 0.9)):
        for cell in round_it:
            if cell.kind == kind:
                return [(end[0] + (cell.x - end[0]) * length, end[1] + (cell.y - end[1]) * length)]
    return []
