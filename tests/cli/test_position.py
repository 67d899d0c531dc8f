"""``hotseat position``."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.engine.positions import position
from tests import toy
from tests.cli.command_line import recorded, run


def test_position_writes_a_position_of_a_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, begun, now = recorded(tmp_path), tmp_path / "begun.json", tmp_path / "now.json"
    assert run("position", str(path), "--at", "0", "--out", str(begun)) == 0
    assert run("position", str(path), "--out", str(now)) == 0
    assert (
        position.read(begun, lambda _: toy.TOY).state.turn + 1
        == position.read(now, lambda _: toy.TOY).state.turn
    )
    assert run("position", str(path), "--at", "2", "--out", str(tmp_path / "later.json")) == 2
    assert run("position", str(path), "--out", str(now)) == 2
    assert run("position", str(path), "--seat", "3", "--out", str(tmp_path / "mine.json")) == 2
    assert run("position", str(path), "--seat", "2", "--out", str(tmp_path / "mine.json")) == 0
    out, said = capsys.readouterr()
    assert out.startswith(f"{begun}: toy, after 0 moves\n")
    assert "game.jsonl: has fewer moves than 2." in said
    assert "game.jsonl: has no seat 3." in said
    assert "now.json: cannot be written (File exists)" in said
