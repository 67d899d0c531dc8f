"""The layout of pieces on a hexagon of Scythe's map: boxes in map pixels."""

from __future__ import annotations

from collections.abc import Sequence

from game.ui.table.api import Box

WIDE, BESIDE = 236.0, 34.0
"""For a hexagon 256 wide: the width of the row of units, and how much of it a flag or trap takes."""
LARGEST, LARGEST_2 = 150.0, 122.0
OVERLAP = 0.34
"""Share of a figure that the next one in its row may hide."""
DEPTH = 0.56
"""Distance of a row from the one behind it, by the size of a figure."""
ABOVE, BELOW = -76.0, 72.0
"""Upper edge of units below a structure and lower edge above resources, which both stay in sight."""
STRUCTURE, TOKEN, LEFT = 96.0, 70.0, 78.0
CHIP, CHIP_OF_MANY, CHIP_TOP = 96.0, 84.0, 46.0
"""Size of a resource where there are one or two kinds, where there are more, and how far below the middle of
a hexagon they begin."""
AIRSHIP, HEIGHT, ASIDE, CARGO = 118.0, -112.0, 26.0, 70.0
"""Size of an airship, how high above the middle of a hexagon and how far beside it it flies, and the size of
what it carries."""
STEP, GOODS_WIDE = 0.78, 250.0
"""From one resource to the next, by the size of one; the most that their row may be wide, for a hexagon 256
wide."""
CORNER = (60.0, -78.0)
"""The middle of the painted mark of an encounter; that of a tunnel is in the other upper corner."""


def units(x: float, y: float, count: int, *, above: bool, below: bool, beside: bool = False) -> list[Box]:
    """Return the boxes of a hexagon's units, the back row first; two stand side by side, more in the fewest
    rows that make none smaller.

    `above`, `below`: other things are there; `beside`: a flag or trap is at the left.
    """
    top, bottom = (ABOVE if above else -104.0), (BELOW if below else 100.0)
    wide = WIDE - BESIDE * beside
    rows = max(range(1, max(2, min(4, count))), key=lambda n: (_largest(count, n, bottom - top, wide), -n))
    size = _largest(count, rows, bottom - top, wide)
    x, middle = x + BESIDE * beside / 2, y + (top + bottom) / 2
    first = middle - size * (1 + DEPTH * (rows - 1)) / 2
    placed: list[Box] = []
    for n in range(rows):
        number = (count + n) // rows
        placed += _row(x, first + n * DEPTH * size, size, number, wide)
    return placed


def _largest(count: int, rows: int, high: float, wide: float) -> float:
    """Return how large a number of figures can be in a number of rows."""
    most = LARGEST if count == 1 else LARGEST_2
    return min(high / (1 + DEPTH * (rows - 1)), most, _fitting(-(-count // rows), wide))


def _fitting(count: int, wide: float = WIDE) -> float:
    """Return how large figures of a row can be when each may hide a part of the one before."""
    return wide / (1 + (count - 1) * (1 - OVERLAP))


def _row(x: float, y: float, size: float, count: int, wide: float = WIDE) -> list[Box]:
    step = min(size * 0.96, (wide - size) / max(1, count - 1))
    left = x - (size + step * (count - 1)) / 2
    return [(left + n * step, y, size, size) for n in range(count)]


def structure(x: float, y: float, *, at_right: bool) -> Box:
    """Return the box of a structure: in the upper corner that no mark has."""
    side = 58.0 if at_right else -58.0
    return x + side - STRUCTURE / 2, y - 76 - STRUCTURE / 2, STRUCTURE, STRUCTURE


def token(x: float, y: float) -> Box:
    """Return the box of an encounter token, over its painted mark."""
    return x + CORNER[0] - TOKEN / 2, y + CORNER[1] - TOKEN / 2, TOKEN, TOKEN


def goods(x: float, y: float, kinds: Sequence[str]) -> list[tuple[str, Box]]:
    """Return kind and box of each resource along the lower edges, from right to left: each lies over the next
    one, and its number, at the lower right, stays in sight.
    """
    size, gaps = CHIP_OF_MANY if len(kinds) > 2 else CHIP, len(kinds) - 1
    step = min(size * STEP, (GOODS_WIDE - size) / max(1, gaps))
    left = x - (size + step * gaps) / 2
    boxes = [(kind, (left + n * step, y + CHIP_TOP, size, size)) for n, kind in enumerate(kinds)]
    return boxes[::-1]


def left_token(x: float, y: float) -> Box:
    """Return the box of a flag or a trap, at the left edge."""
    return x - 124, y - LEFT / 2 + 14, LEFT, LEFT


def airships(x: float, y: float, count: int) -> list[Box]:
    """Return the boxes of airships over the upper edge, from left to right; a single one is moved aside."""
    size = min(AIRSHIP, _fitting(count) * 1.1)
    return _row(x - (ASIDE if count == 1 else 0), y + HEIGHT - size / 2, size, count)


def cargo(airship: Box, count: int) -> list[Box]:
    """Return the boxes of what an airship carries, along its hull."""
    x, y, size, _ = airship
    side = CARGO * size / AIRSHIP
    step = min(side * 0.92, (size - side) / max(1, count - 1))
    left = x + (size - side - step * (count - 1)) / 2
    return [(left + n * step, y + size - side * 0.62, side, side) for n in range(count)]
