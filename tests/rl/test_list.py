"""The list of what actions and observations mean."""

from __future__ import annotations

import pytest

from game.rl.__main__ import main


def test_every_action_is_listed_with_its_number(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["raiders"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 1941 and "0 as_if_at stables" in lines


def test_every_number_of_an_observation_is_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["raiders", "--seats", "2"]) == 0
    assert "players.next.hand.hidden" in capsys.readouterr().out


def test_a_wrong_table_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["raiders", "--seats", "9"]) == 2
    assert capsys.readouterr().err == "hotseat: Raiders of Scythia is for 1 to 4 players, not 9.\n"
    assert main(["chess"]) == 2
    assert capsys.readouterr().err.startswith('hotseat: There is no title "chess"')
