"""Hexagons: axial geometry against pixels."""

from __future__ import annotations

import math
from itertools import product

import pytest

from game.engine.board.hexagons import DIRECTIONS, Axial, FlatTop, Layout, distance, longest_row, neighbours

CELLS = list(product(range(5), range(6)))
LAYOUTS = [
    pytest.param(Layout(256, 296, 148, even=True, left=64), id="even"),
    pytest.param(Layout(60, 70, 35, even=False, top=9), id="odd"),
    pytest.param(FlatTop(232, 200, 116, even=False), id="flat-top odd"),
    pytest.param(FlatTop(70, 60, 35, even=True, left=9), id="flat-top even"),
]


def apart(layout: Layout, a: tuple[int, int], b: tuple[int, int]) -> float:
    """Distance of two middles, in hexagons."""
    return math.dist(layout.centre(*a), layout.centre(*b)) / layout.spacing


@pytest.mark.parametrize("layout", LAYOUTS)
def test_neighbours_in_the_grid_are_neighbours_in_the_picture(layout: Layout) -> None:
    for a, b in product(CELLS, CELLS):
        near = 0.9 < apart(layout, a, b) < 1.1
        assert (layout.axial(*b) in neighbours(layout.axial(*a))) == near


@pytest.mark.parametrize("layout", LAYOUTS)
def test_directions_turn_against_the_clock(layout: Layout) -> None:
    at = {layout.axial(*cell): layout.centre(*cell) for cell in CELLS}
    q, r = layout.axial(2, 2)
    turns = [
        (at[q + dq, r + dr][0] - at[q, r][0], at[q, r][1] - at[q + dq, r + dr][1]) for dq, dr in DIRECTIONS
    ]
    degrees = [math.degrees(math.atan2(y, x)) % 360 for x, y in turns]
    first = -30 if isinstance(layout, FlatTop) else 0
    assert degrees == pytest.approx([(first + 60 * n) % 360 for n in range(6)], abs=1.0)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_corners_go_round_with_the_clock(layout: Layout) -> None:
    x, y = layout.centre(2, 3)
    turns = [math.atan2(cy - y, cx - x) for cx, cy in layout.corners(2, 3)]
    steps = [math.degrees(b - a) % 360 for a, b in zip(turns, [*turns[1:], turns[0]], strict=True)]
    assert steps == pytest.approx([60] * 6, abs=1.0)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_map_just_holds_its_hexagons(layout: Layout) -> None:
    corners = [(x - layout.left, y - layout.top) for cell in CELLS for x, y in layout.corners(*cell)]
    assert [max(0, round(min(c[n] for c in corners))) for n in (0, 1)] == [0, 0]
    assert layout.size(5, 6) == tuple(round(max(c[n] for c in corners)) for n in (0, 1))


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_point_lies_in_the_cell_with_the_nearest_middle(layout: Layout) -> None:
    for row, column in CELLS:
        x, y = layout.centre(row, column)
        assert layout.cell(x, y) == (row, column)
        for cx, cy in layout.corners(row, column):
            inner = x + (cx - x) * 0.96, y + (cy - y) * 0.96
            outer = x + (cx - x) * 1.05, y + (cy - y) * 1.05
            assert layout.cell(*inner) == (row, column)
            assert layout.cell(*outer) != (row, column)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_neighbours_share_two_corners(layout: Layout) -> None:
    for a, b in product(CELLS, CELLS):
        shared = set(layout.corners(*a)) & set(layout.corners(*b))
        assert (len(shared) == 2) == (distance(layout.axial(*a), layout.axial(*b)) == 1)


@pytest.mark.parametrize(
    ("cell", "steps"), [((0, 0), 0), ((3, 0), 3), ((2, -2), 2), ((1, 2), 3), ((-4, 1), 4)]
)
def test_distance(cell: Axial, steps: int) -> None:
    assert distance((0, 0), cell) == distance(cell, (0, 0)) == steps


@pytest.mark.parametrize(
    ("cells", "length"),
    [
        ([], 0),
        ([(5, 5)], 1),
        ([(0, 0), (2, 0)], 1),
        ([(0, 0), (1, 0), (2, 0), (4, 0)], 3),
        ([(0, 0), (0, -1), (0, -2), (1, 0)], 3),
        ([(0, 0), (1, -1), (2, -2), (3, -3)], 4),
        ([(0, 0), (1, 1), (2, 2)], 1),
    ],
)
def test_the_longest_row_is_straight_and_without_gaps(cells: list[Axial], length: int) -> None:
    assert longest_row(cells) == length
    assert longest_row(reversed(cells)) == length
