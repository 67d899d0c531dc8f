"""Hexagons: axial geometry, and a staggered grid of them in map pixels.

Axial cells are (q, r): r is the row, going south; q counts along the row, going east. Hexagons stand on a
corner (Tiled: stagger axis y); every second row is shifted half a hexagon to the east.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

Axial = tuple[int, int]
Point = tuple[float, float]

DIRECTIONS: tuple[Axial, ...] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
"""East and on against the clock: east, north-east, north-west, west, south-west, south-east."""
AXES = DIRECTIONS[:3]
"""One direction for each of the three straight lines through a hexagon."""


def neighbours(cell: Axial) -> list[Axial]:
    """The six cells round a cell, in the order of DIRECTIONS."""
    q, r = cell
    return [(q + dq, r + dr) for dq, dr in DIRECTIONS]


def distance(a: Axial, b: Axial) -> int:
    """Steps from one cell to another."""
    q, r = a[0] - b[0], a[1] - b[1]
    return max(abs(q), abs(r), abs(q + r))


def longest_row(cells: Iterable[Axial]) -> int:
    """How many of the cells stand in one straight line without a gap."""
    known = set(cells)
    return max((_run(known, cell, axis) for cell in known for axis in AXES), default=0)


def _run(known: set[Axial], cell: Axial, axis: Axial) -> int:
    length = 0
    while cell in known:
        length += 1
        cell = cell[0] + axis[0], cell[1] + axis[1]
    return length


class Layout(msgspec.Struct, frozen=True):
    """How cells (row, column) lie on a map, in map pixels.

    width, height: of one hexagon; side: length of its upright edges; even: whether rows 0, 2, 4 ... are
    the ones shifted east; left, top: where row 0 and column 0 begin.
    """

    width: float
    height: float
    side: float
    even: bool
    left: float = 0
    top: float = 0

    @property
    def pitch(self) -> float:
        """From the middle of one row to the middle of the next."""
        return (self.height + self.side) / 2

    def shifted(self, row: int) -> bool:
        """Whether a row stands half a hexagon to the east."""
        return (row % 2 == 0) == self.even

    def centre(self, row: int, column: int) -> Point:
        """The middle of a cell."""
        x = self.left + self.width * (column + (1.0 if self.shifted(row) else 0.5))
        return x, self.top + self.height / 2 + row * self.pitch

    def corners(self, row: int, column: int) -> list[Point]:
        """The six corners of a cell, from the northern one clockwise."""
        x, y = self.centre(row, column)
        w, h, s = self.width / 2, self.height / 2, self.side / 2
        return [(x, y - h), (x + w, y - s), (x + w, y + s), (x, y + h), (x - w, y + s), (x - w, y - s)]

    def cell(self, x: float, y: float) -> tuple[int, int]:
        """Row and column of the cell at a point; it may lie outside the map."""
        across, down = self.width, self.pitch * 2 / 3**0.5  # one scale for both axes
        near = int((y - self.top - self.height / 2) // self.pitch)
        found = []
        for row in (near, near + 1):
            column = int((x - self.left - (across / 2 if self.shifted(row) else 0)) // across)
            cx, cy = self.centre(row, column)
            found.append((((cx - x) / across) ** 2 + ((cy - y) / down) ** 2, row, column))
        return min(found)[1:]

    def axial(self, row: int, column: int) -> Axial:
        """The axial cell of a row and column."""
        halves = row + row % 2 if self.even else row - row % 2
        return column - halves // 2, row
