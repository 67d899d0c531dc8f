"""``hotseat play``: what the window is asked to show."""

from __future__ import annotations

from typing import Any

from game.engine.rng import MAX_SEED
from tests.cli.command_line import TITLE, run


def test_play_opens_a_table(window: list[dict[str, Any]]) -> None:
    seats = "human,easy,random"
    assert run("play", TITLE, "--seats", seats, "--seed", "7", "--option", "length=long") == 0
    kinds = ("human", "easy", "random")
    options = {"length": "long"}
    assert window == [
        {"title": TITLE, "kinds": kinds, "options": options, "seed": 7, "practice": False, "edition": None}
    ]


def test_play_opens_a_practice_table(window: list[dict[str, Any]]) -> None:
    assert run("play", TITLE, "--practice") == 0
    assert window[0]["practice"] is True


def test_play_draws_a_seed(window: list[dict[str, Any]]) -> None:
    run("play", TITLE)
    run("play", TITLE)
    seeds = {start["seed"] for start in window}
    assert len(seeds) == 2
    assert all(0 <= seed <= MAX_SEED for seed in seeds)
    assert window[0]["kinds"] == ("human", "human")
