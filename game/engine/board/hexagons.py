"""Hexagons: axial geometry, and a staggered grid of them in map pixels.

Axial cells are (q, r). Where hexagons stand on a corner (Tiled: stagger axis y), r is the row, going south,
and q counts along the row, going east; every second row is shifted half a hexagon to the east. Where they
lie on a side (stagger axis x), q is the column, going east, and r counts down the column, going south;
every second column is shifted half a hexagon to the south.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

Axial = tuple[int, int]
Point = tuple[float, float]

DIRECTIONS: tuple[Axial, ...] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
"""The six directions counter-clockwise, from the east (pointy-top) or from the south-east (flat-top)."""
AXES = DIRECTIONS[:3]
"""One direction for each of the three straight lines through a hexagon."""


def neighbours(cell: Axial) -> list[Axial]:
    """Return the six neighbours of a cell, in the order of DIRECTIONS.

    >>> neighbours((0, 0))[0]
    (1, 0)
    """
    q, r = cell
    return [(q + dq, r + dr) for dq, dr in DIRECTIONS]


def distance(a: Axial, b: Axial) -> int:
    """Return the number of steps from one cell to another.

    >>> distance((0, 0), (2, -1))
    2
    """
    q, r = a[0] - b[0], a[1] - b[1]
    return max(abs(q), abs(r), abs(q + r))


def longest_row(cells: Iterable[Axial]) -> int:
    """Return the length of the longest unbroken straight line of cells."""
    known = set(cells)
    return max((_run(known, cell, axis) for cell in known for axis in AXES), default=0)


def _run(known: set[Axial], cell: Axial, axis: Axial) -> int:
    length = 0
    while cell in known:
        length += 1
        cell = cell[0] + axis[0], cell[1] + axis[1]
    return length


class Layout(msgspec.Struct, frozen=True):
    """The positions of cells (row, column) on a map with pointy-top hexagons, in map pixels.

    width, height: of a hexagon
    side: length of its upright edges
    even: True if rows 0, 2, 4 ... are shifted east
    left, top: where row 0 and column 0 begin
    """

    width: float
    height: float
    side: float
    even: bool
    left: float = 0
    top: float = 0

    @property
    def pitch(self) -> float:
        """The distance between the middles of two rows."""
        return (self.height + self.side) / 2

    @property
    def spacing(self) -> float:
        """The distance between the middles of two hexagons side by side."""
        return self.width

    def size(self, rows: int, columns: int) -> tuple[int, int]:
        """Return the width and height of a map with this many rows and columns."""
        return int((columns + 0.5) * self.width), int(self.pitch * (rows - 1) + self.height)

    def shifted(self, row: int) -> bool:
        """Return whether a row is shifted half a hexagon to the east."""
        return (row % 2 == 0) == self.even

    def centre(self, row: int, column: int) -> Point:
        """Return the centre of a cell."""
        x = self.left + self.width * (column + (1.0 if self.shifted(row) else 0.5))
        return x, self.top + self.height / 2 + row * self.pitch

    def corners(self, row: int, column: int) -> list[Point]:
        """Return the six corners of a cell, clockwise."""
        x, y = self.centre(row, column)
        w, h, s = self.width / 2, self.height / 2, self.side / 2
        return [(x, y - h), (x + w, y - s), (x + w, y + s), (x, y + h), (x - w, y + s), (x - w, y - s)]

    def cell(self, x: float, y: float) -> tuple[int, int]:
        """Return row and column of the cell at a point; they may lie outside the map."""
        across, down = self.width, self.pitch * 2 / 3**0.5  # one scale for both axes
        near = int((y - self.top - self.height / 2) // self.pitch)
        found = []
        for row in (near, near + 1):
            column = int((x - self.left - (across / 2 if self.shifted(row) else 0)) // across)
            cx, cy = self.centre(row, column)
            found.append((((cx - x) / across) ** 2 + ((cy - y) / down) ** 2, row, column))
        return min(found)[1:]

    def axial(self, row: int, column: int) -> Axial:
        """Return the axial cell of a row and column."""
        halves = row + row % 2 if self.even else row - row % 2
        return column - halves // 2, row


class FlatTop(Layout, frozen=True):
    """The same for flat-top hexagons: rows and columns, x and y are exchanged.

    side: length of the level edges
    even: True if columns 0, 2, 4 ... are shifted south
    """

    @property
    def pointy(self) -> Layout:
        """The pointy-top layout that mirrors it along the line from north-west to south-east."""
        return Layout(self.height, self.width, self.side, self.even, self.top, self.left)

    @property
    def pitch(self) -> float:
        """The distance between the middles of two columns."""
        return self.pointy.pitch

    @property
    def spacing(self) -> float:
        return self.height

    def size(self, rows: int, columns: int) -> tuple[int, int]:
        height, width = self.pointy.size(columns, rows)
        return width, height

    def shifted(self, column: int) -> bool:
        """Return whether a column is shifted half a hexagon to the south."""
        return self.pointy.shifted(column)

    def centre(self, row: int, column: int) -> Point:
        y, x = self.pointy.centre(column, row)
        return x, y

    def corners(self, row: int, column: int) -> list[Point]:
        return [(x, y) for y, x in reversed(self.pointy.corners(column, row))]

    def cell(self, x: float, y: float) -> tuple[int, int]:
        column, row = self.pointy.cell(y, x)
        return row, column

    def axial(self, row: int, column: int) -> Axial:
        r, q = self.pointy.axial(column, row)
        return q, r
