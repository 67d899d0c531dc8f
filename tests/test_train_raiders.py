"""The example that learns Raiders of Scythia: a short form of it."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

import pytest

EXAMPLE = Path(__file__).parent.parent / "examples" / "train_raiders.py"


@pytest.fixture(scope="module")
def example() -> dict[str, Any]:
    return runpy.run_path(str(EXAMPLE))


def test_a_choice_brings_what_follows_later_points_for_less(example: dict[str, Any]) -> None:
    assert example["returns"]([0, 0, 10, 10]) == pytest.approx([9, 10, 0])


def test_it_learns_from_its_games_and_plays(
    example: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    share = example["main"](["--seconds", "1", "--steps", "300", "--games", "1"])
    assert share in (0, 0.5, 1)
    assert "against chance" in capsys.readouterr().out


def test_it_chooses_what_it_has_learned_to_be_good(example: dict[str, Any]) -> None:
    """Of two options that look the same, the one that brought points."""
    np = example["np"]
    network = example["Network"](4, 3, 1)
    row = np.array([1, 0, 2, 0])
    for _ in range(200):
        network.learn([row, row], [0, 2], [0.0, 20.0])
    assert network.best(row, np.array([1, 0, 1])) == 2
