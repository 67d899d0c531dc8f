"""Directions between places of the board, as the names of choices give them."""

from __future__ import annotations

import pytest

from game.presentation.directions import direction_of


@pytest.mark.parametrize(
    ("end", "direction"),
    [((100, 100), "here"), ((160, 100), "e"), ((130, 48), "ne"), ((70, 48), "nw"), ((100, 10), "n"),
     ((100, 900), "s"), ((40, 100), "w"), ((70, 152), "sw"), ((150, 110), "e")],
)  # fmt: skip
def test_a_direction_is_one_of_eight_and_y_runs_down(end: tuple[float, float], direction: str) -> None:
    assert direction_of((100, 100), end) == direction
