"""What is left on a clock follows from the thinking times in the record."""

from __future__ import annotations

import pytest

from game.engine.session.clock import Clock, Spent, left_ms, parse, totals_ms
from game.errors import UserError

GAME, FISCHER, TURN = parse("10m"), parse("10m+15s"), parse("60s/5m")
SPENT = [Spent(0, 1, 90_000), Spent(1, 1, 5_000), Spent(1, 2, 30_000), Spent(0, 3, 40_000)]


def test_a_time_for_the_whole_game_is_what_no_turn_has_used() -> None:
    assert left_ms(GAME, SPENT, 0, 3) == 470_000
    assert left_ms(GAME, SPENT, 1, 3) == 565_000


def test_fischer_adds_its_seconds_after_each_turn_in_which_the_seat_thought() -> None:
    assert left_ms(FISCHER, SPENT, 0, 3) == 485_000
    assert left_ms(FISCHER, SPENT, 0, 4) == 500_000


def test_a_turn_has_its_own_time_and_the_bank_pays_what_is_over() -> None:
    assert left_ms(TURN, SPENT, 0, 1) == 270_000
    assert left_ms(TURN, SPENT, 0, 3) == 290_000
    assert left_ms(TURN, SPENT, 0, 4) == 330_000
    assert left_ms(TURN, SPENT, 1, 4) == 360_000


def test_time_that_is_over_is_negative() -> None:
    assert left_ms(Clock("game", 60), SPENT, 0, 3) == -70_000


def test_the_times_of_undone_choices_count_for_the_turn_in_which_they_were_made() -> None:
    assert left_ms(FISCHER, [*SPENT, Spent(0, 3, 10_000)], 0, 4) == 490_000
    assert totals_ms(SPENT, 3) == [130_000, 35_000, 0]


@pytest.mark.parametrize(
    "written", ["", "0m", "0", "-5m", "10", "1000000000m", "25h", "10m+0s", "5m/0s", "ten", "1m+", "²m"]
)
def test_what_is_no_clock_is_refused_with_the_three_forms(written: str) -> None:
    with pytest.raises(UserError, match=r"is no clock. Write 30m"):
        parse(written)
