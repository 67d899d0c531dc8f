"""The order of play, clockwise from a seat."""

from __future__ import annotations

import pytest

from game.engine.order import clockwise, following, others, round_of


@pytest.mark.parametrize(
    ("order", "seat", "round_table"),
    [(range(4), 2, (2, 3, 0, 1)), ((3, 0, 2, 1), 0, (0, 2, 1, 3)), (range(1), 0, (0,))],
)
def test_once_round_the_table_from_any_seat(
    order: tuple[int, ...], seat: int, round_table: tuple[int, ...]
) -> None:
    assert clockwise(order, seat) == round_table
    assert others(order, seat) == round_table[1:]
    assert following(order, seat) == (*round_table, seat)[1]


def test_a_round_is_one_turn_of_each_seat() -> None:
    assert [round_of(turn, 4) for turn in (0, 1, 4, 5, 33)] == [0, 1, 1, 2, 9]
    assert round_of(3, 1) == 3
