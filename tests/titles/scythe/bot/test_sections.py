"""What bottom rows the next turns can pay for, by hand."""

from __future__ import annotations

import pytest

from game.titles.scythe.bot.sections import Row, payable

BOLSTER = Row(resource=0, cost=3, worth=1.0)
TRADE = Row(any_kind=2, resource=1, cost=4, worth=1.0)
PRODUCE = Row(found=(2, 0), resource=0, cost=9, worth=1.0)
SOON = 0.7
"""What a turn later counts."""


def paid(
    stock: tuple[int, int], left: tuple[int, int, int], last: int | None = None, again: bool = False
) -> float:
    return payable((BOLSTER, TRADE, PRODUCE), stock, left, last, again)


def test_a_row_that_is_paid_for_counts_at_once() -> None:
    assert paid((3, 0), (1, 0, 0)) == 1
    assert paid((2, 0), (1, 0, 0)) == pytest.approx(SOON), "a Trade or a Produce comes first"


def test_two_trades_pay_with_a_turn_between_them() -> None:
    assert paid((0, 0), (0, 1, 0)) == pytest.approx(SOON**2)
    assert paid((0, 0), (0, 1, 0), again=True) == pytest.approx(SOON)


def test_the_section_of_the_turn_before_must_wait() -> None:
    assert paid((3, 0), (1, 0, 0), last=0) == pytest.approx(SOON)


def test_what_brings_nothing_more_is_not_paid_for() -> None:
    assert paid((9, 9), (0, 0, 0)) == 0
    assert paid((6, 0), (1, 0, 0)) == 1, "one is left"
