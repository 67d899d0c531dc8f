"""``hotseat load``: a record is continued, or a copy of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.engine.session import record, record_writer
from tests.cli.command_line import NO_DISPLAY, recorded, run


@pytest.mark.usefixtures("no_display")
def test_a_record_is_not_touched_without_a_display(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = recorded(tmp_path)
    before = path.read_bytes()
    assert run("load", str(path)) == 2
    assert capsys.readouterr().err == NO_DISPLAY
    assert path.read_bytes() == before


def test_load_opens_a_record(window: list[dict[str, Any]], tmp_path: Path) -> None:
    path = recorded(tmp_path)
    assert run("load", str(path)) == 0
    assert window == [{"record": path}]


def test_load_of_a_record_that_is_open_is_refused_and_a_copy_opens(
    window: list[dict[str, Any]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = recorded(tmp_path)
    owner = record_writer.take(path).writer
    assert run("load", str(path)) == 2
    assert "game.jsonl: This game is open in another Hotseat window." in capsys.readouterr().err
    assert run("load", "--copy", str(path)) == 0
    owner.close()
    assert window == [{"record": tmp_path / "game-copy.jsonl"}]
    assert (tmp_path / "game-copy.jsonl").read_bytes() == path.read_bytes()


def test_a_file_name_cannot_break_the_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "two\nlines\x1b[31m.jsonl"
    path.write_text("no record")
    assert run("load", str(path)) == 2
    err = capsys.readouterr().err
    assert err.startswith("hotseat: two lines [31m.jsonl: ")
    assert err.count("\n") == 1


def test_a_record_of_an_unknown_title_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = recorded(tmp_path)
    path.write_text(path.read_text().replace('"title":"toy"', '"title":"chess"', 1))
    assert record.read(path).header.title == "chess"
    for command in ("load", "replay"):
        assert run(command, str(path)) == 2
        err = capsys.readouterr().err
        assert 'game.jsonl: its title, "chess", is not installed' in err
        assert err.count("\n") == 1


@pytest.mark.parametrize("content", [None, b"", b"hello\n", b"\x00\xff"])
def test_a_file_that_is_no_record_is_refused(
    tmp_path: Path, content: bytes | None, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.jsonl"
    if content is not None:
        path.write_bytes(content)
    for command in ("load", "replay"):
        assert run(command, str(path)) == 2
        err = capsys.readouterr().err
        assert err.startswith("hotseat: game.jsonl: ")
        assert err.count("\n") == 1
