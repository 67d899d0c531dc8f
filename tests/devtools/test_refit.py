"""Fitting weights to results: what decides gets its weight, and only what wins is written."""

from __future__ import annotations

import random

import pytest

from game.devtools.training import refit, tune
from game.devtools.training.refit import Noted, shares
from game.devtools.training.tune import Plan
from tests.bots import learner

BEFORE = ((1.0,), (2.0, 2.0, 0.0), (0.5, 0.5, 0.5))


def noted(games: int = 60) -> list[Noted]:
    """Positions whose lead is the points, 4 to 0 times the second feature, and nothing of the third."""
    chance = random.Random(1)
    found = []
    for seed in range(games):
        for turn in range(11):
            amounts = (chance.uniform(0, 10), chance.uniform(0, 5), chance.uniform(0, 5))
            lead = amounts[0] + (4 - 4 * turn / 10) * amounts[1] + chance.gauss(0, 1)
            found.append(Noted(seed, turn / 10, amounts, lead))
    return found


def test_what_decides_gets_its_weight_at_each_phase() -> None:
    (points,), (early, middle, late), useless = refit.fitted(BEFORE, noted())
    assert (points, late) == (1.0, 0.0)
    assert early == pytest.approx(4.0, rel=0.15)
    assert middle == pytest.approx(2.0, rel=0.15)
    assert max(map(abs, useless)) < 0.25


@pytest.mark.parametrize(
    ("phase", "expected"), [(0.0, (1, 0, 0)), (0.5, (0, 1, 0)), (0.75, (0, 0.5, 0.5)), (2.0, (0, 0, 1))]
)
def test_a_phase_is_shared_by_the_knots_beside_it(phase: float, expected: tuple[float, ...]) -> None:
    assert shares(3, phase) == expected


def test_positions_are_the_same_with_any_number_of_processes() -> None:
    plan, way = Plan("toy", 3, games=4, seed=7), ((1.0,), (0.5, 0.1), (1.0,))
    found = [refit.gather(plan, way, 0, jobs, learner.find) for jobs in (1, 2)]
    assert found[0] == found[1]
    assert {one.seed for one in found[0]} == {7, 8, 9, 10}


def test_weights_that_do_not_surely_win_are_not_written(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tune, "write", pytest.fail)
    assert not refit.run(Plan("toy", 3, rounds=1, games=5, held_out=3), 1, learner.find)
