"""The ladder: what a share of games tells, and who has won."""

from __future__ import annotations

import pytest

from game.bots.series import ladder
from game.bots.series.series import Played
from game.cli import tables as terminal
from game.engine.arithmetic import wilson
from game.engine.title import Scores


def game(totals: tuple[int, ...], winners: tuple[int, ...], players: tuple[int, ...] = (0, 1)) -> Played:
    return Played(1, players, Scores((), totals, (), winners), 100, 40)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (150, 200, 0.6857, 0.8049), (10, 10, 0.7225, 1.0)],
)
def test_intervals_are_those_of_wilson(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)  # as printed in tables of it


def test_a_shared_game_counts_by_its_share_and_without_winners_points_decide() -> None:
    assert ladder.won(game((5, 5), (0, 1)), 0) == 0.5
    assert ladder.won(game((3, 7), (0,)), 0) == 1
    assert ladder.won(game((3, 7), ()), 0) == 0
    assert ladder.won(game((7, 7), ()), 1) == 0.5


def test_a_rung_follows_its_bot_from_seat_to_seat() -> None:
    games = [
        game((9, 4, 2), (0,), (0, 1, 2)),
        game((6, 8, 3), (1,), (2, 0, 1)),
        game((7, 1, 5), (0,), (1, 2, 0)),
    ]
    rung = ladder.summed(("a", "b", "b"), games)
    assert rung.share == pytest.approx(2 / 3)
    assert rung.points == pytest.approx((9 + 8 + 5) / 3)
    assert rung.points_against == pytest.approx((4 + 2 + 6 + 3 + 7 + 1) / 6)
    assert rung.seats == 3
    assert rung.turns == pytest.approx(40 / 3)


def test_a_rung_tells_what_was_won_of_the_games_that_somebody_won(capsys: pytest.CaptureFixture[str]) -> None:
    games = [game((3, 7), (0,)), game((3, 7), (), (1, 0)), game((3, 7), ()), game((6, 6), (0, 1))]
    rung = ladder.summed(("a", "b"), games)
    assert rung.share == 2.5 / 4, "most points count as a win where nobody won"
    terminal.show_ladder("toy", 1, [rung])
    assert "a against 1 b outright: 1.5 of 2 (1.50)" in capsys.readouterr().out
    terminal.show_rows("toy", [rung, ladder.summed(("a", "b"), games[:1])])
    assert [row.split(" | ")[-1] for row in capsys.readouterr().out.splitlines()] == [
        "1.5 of 2 (1.50) |",
        " |",
    ]
