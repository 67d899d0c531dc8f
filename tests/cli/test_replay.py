"""``hotseat replay``: a record is watched, through eyes that may see it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.engine.session import record_writer
from tests.cli.command_line import TITLE, recorded, run


def test_a_record_is_looked_at_also_while_it_is_open(tmp_path: Path, window: list[dict[str, Any]]) -> None:
    path = recorded(tmp_path)
    taken = record_writer.take(path)
    assert run("replay", str(path)) == 0
    taken.writer.close()
    assert window == [{"record": path, "replay": True, "side": None}]


def test_eyes_that_would_see_a_secret_are_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], window: list[dict[str, Any]]
) -> None:
    path = recorded(tmp_path)
    assert run("replay", str(path), "--seat", "1") == 2
    assert run("replay", str(path), "--seat", "3") == 2
    assert capsys.readouterr().err == (
        "hotseat: --seat 1: the game is still going on and others sit there; leave --seat out\n"
        "hotseat: --seat 3: this game has 2 seats\n"
    )
    assert window == []


def test_simulated_games_are_looked_at_from_every_seat(tmp_path: Path, window: list[dict[str, Any]]) -> None:
    folder = tmp_path / "new" / "games"
    assert run("simulate", TITLE, "--games", "2", "--seed", "5", "--records", str(folder)) == 0
    assert sorted(path.name for path in folder.iterdir()) == ["toy-5.jsonl", "toy-6.jsonl"]
    for path in folder.iterdir():
        assert run("replay", str(path), "--seat", "2") == 0
    assert [(start["replay"], start["side"]) for start in window] == [(True, 1), (True, 1)]
