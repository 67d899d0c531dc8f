"""``hotseat ladder``: shares of games with their intervals."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from game.bots.series import series
from tests.cli.command_line import TITLE, run


def test_the_ladder_tells_shares_with_their_intervals(capsys: pytest.CaptureFixture[str]) -> None:
    call = ["ladder", TITLE, "--games", "6"]
    assert run(*call) == 0
    out, err = capsys.readouterr()
    for words in ("seeds from 1", "easy", "1 random", "x 1.", "95%"):
        assert words in out
    assert err.splitlines()[:2] == ["toy easy,random: 0 of 6 games", "toy easy,random: 6 of 6 games"]
    assert run(*call, "--seats", "random,easy,easy", "--json") == 0
    (rung,) = json.loads(capsys.readouterr().out)
    assert (rung["bot"], rung["against"], rung["seats"], rung["games"]) == ("random", "easy", 3, 6)
    assert rung["interval"][0] <= rung["share"] <= rung["interval"][1]


def test_a_rung_is_a_row_of_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    """Title, bot, others, games, share and interval, times its share, points, turns a seat; and nothing where
    somebody won every game."""
    assert run("ladder", TITLE, "--games", "3", "--seats", "easy,random,random", "--markdown") == 0
    (row,) = capsys.readouterr().out.splitlines()
    pattern = (
        r"\| toy \| easy \| 2 random \| 3 \| \d+% \(\d+ to \d+%\) \| \d\.\d\d \| \d+:\d+ \| \d+\.\d \|  \|"
    )
    assert re.fullmatch(pattern, row)


def test_ctrl_c_shows_what_was_played_of_a_rung(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    play = series.play_games

    def until_ctrl_c(*given: Any, **also: Any) -> Iterator[series.Finished]:
        yield from islice(play(*given, **also), 4)
        raise KeyboardInterrupt

    monkeypatch.setattr(series, "play_games", until_ctrl_c)
    seats = ("--seats", "easy,random", "--seats", "random,random")
    assert run("ladder", TITLE, "--games", "9", *seats, "--json") == 130
    out, err = capsys.readouterr()
    assert [(rung["bot"], rung["games"]) for rung in json.loads(out)] == [("easy", 4)]
    assert err.splitlines()[-1] == "hotseat: stopped after 4 of 9 games of toy easy,random"


@pytest.mark.parametrize("seats", ["easy", "human,easy", "easy,random,easy"])
def test_a_rung_is_one_bot_against_one_kind(seats: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("ladder", TITLE, "--seats", seats) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
