"""``hotseat play``: what the window is asked to show."""

from __future__ import annotations

from typing import Any

import pytest

from game.engine.rng import MAX_SEED
from game.engine.session.clock import Clock
from game.engine.session.handicap import Gift
from game.play.table_tools import NO_TOOLS, TableTools
from tests.cli.command_line import TITLE, run


def test_play_opens_a_table(window: list[dict[str, Any]]) -> None:
    seats = "human,easy,random"
    assert run("play", TITLE, "--seats", seats, "--seed", "7", "--option", "length=long") == 0
    kinds = ("human", "easy", "random")
    options = {"length": "long"}
    assert window == [
        {
            "title": TITLE,
            "kinds": kinds,
            "options": options,
            "seed": 7,
            "practice": False,
            "edition": None,
            "tools": NO_TOOLS,
        }
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


def test_play_opens_a_table_with_a_clock_and_a_handicap(window: list[dict[str, Any]]) -> None:
    given = ("--clock", "10m+15s", "--at-zero", "end", "--handicap", "2:points=3", "--handicap", "1:points=1")
    assert run("play", TITLE, *given) == 0
    gifts = Gift(1, "points", 3), Gift(0, "points", 1)
    assert window[0]["tools"] == TableTools(Clock("fischer", 600, 15, "end"), gifts)


@pytest.mark.parametrize(
    ("given", "words"),
    [
        (("--clock", "0m"), "“0m” is no clock. Write 30m for a whole game"),
        (("--clock", "-5m"), "--clock"),
        (("--clock", "1000000000m"), "“1000000000m” is no clock"),
        (("--clock", "soon"), "“soon” is no clock"),
        (("--at-zero", "bot"), "--at-zero: there is no clock; add --clock"),
        (("--clock", "5m", "--practice"), "practice mode has no clock"),
        (("--handicap", "3:points=1"), "there is no seat 3 for a handicap, only 2 seats"),
        (("--handicap", "1:points=10"), "a handicap can be 1 to 9 points"),
        (("--handicap", "1:castles=1"), "can give points as a handicap, not castles"),
        (("--handicap", "points"), "write SEAT:GOOD=NUMBER"),
    ],
)
def test_bad_tools_are_one_sentence(
    given: tuple[str, ...], words: str, window: list[dict[str, Any]], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("play", TITLE, *given) == 2
    said = capsys.readouterr().err
    assert words in said.replace("\n", " ")
    assert said.count("\n") <= 2
    assert not window
