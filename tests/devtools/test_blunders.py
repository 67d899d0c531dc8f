"""The referee of blunders: it watches whole games of bots and counts by seat."""

from __future__ import annotations

import json

import pytest

from game.devtools import blunders
from game.packages import registry

EASY = ["--seats", "easy", "easy", "--games", "1", "--seed", "3"]


def test_a_game_is_counted_by_kind_and_the_sum_stands_last(capsys: pytest.CaptureFixture[str]) -> None:
    assert blunders.main(["raiders", *EASY]) == 0
    *kinds, total = capsys.readouterr().out.splitlines()
    found = {line.split()[1].rstrip(":"): float(line.split()[0]) for line in kinds}
    assert list(found) == [kind.id for kind in registry.find("raiders").blunder_kinds]
    assert float(total.split()[0]) == pytest.approx(sum(found.values()), abs=0.05)
    assert total.endswith("in all, a game and seat")


def test_more_than_the_most_ends_with_1_and_games_can_be_read(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert blunders.main(["raiders", *EASY, "--json", "--most", "0"]) == 1
    (game,) = map(json.loads, capsys.readouterr().out.splitlines())
    assert game["seed"] == 3
    assert {len(counts) for counts in game["found"].values()} == {2}
    assert sum(map(sum, game["found"].values())) > 0


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [(["chess"], 'There is no title "chess"'), (["raiders", "--seats", *["easy"] * 9], "Raiders")],
)
def test_what_cannot_be_watched_is_one_sentence(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert blunders.main(arguments) == 2
    assert sentence in capsys.readouterr().err


@pytest.mark.parametrize("title", registry.names())
def test_every_title_names_its_blunders_once(title: str) -> None:
    kinds = [kind.id for kind in registry.find(title).blunder_kinds]
    assert len(kinds) >= 8
    assert len(set(kinds)) == len(kinds)
