"""The record on disk: whatever is found in the file, and whatever the disk does."""

from __future__ import annotations

import errno
import json
import os
from pathlib import Path
from typing import Any

import pytest

from game.engine import record
from game.engine.model import Action
from game.engine.record import BadRecord, Header, SeatSetup, Writer

SEATS = (SeatSetup("Ann", "red"), SeatSetup("Bo", "blue", "random"))
HEADER = Header(record.FORMAT, "0.1.0", "toy", SEATS, {"length": "short"}, 5, "toy-1")
MOVES = [(0, Action("gather", (2,))), (0, Action("draw")), (1, Action("show", ("card.3",)))]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "records" / "game.jsonl"


def write(path: Path) -> Writer:
    writer = Writer(path)
    writer.header(HEADER)
    for seat, action in MOVES:
        writer.move(seat, action)
    return writer


def test_what_was_written_is_read(path: Path) -> None:
    write(path)
    loaded = record.read(path)
    assert loaded.header == HEADER
    assert loaded.moves == MOVES
    assert not loaded.torn
    assert loaded.length == path.stat().st_size


def test_every_line_is_whole_on_disk_when_a_move_returns(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    writer = Writer(path)
    synced: list[int] = []
    monkeypatch.setattr(os, "fsync", lambda file: synced.append(os.fstat(file).st_size))
    writer.header(HEADER)
    writer.move(0, Action("end"))
    assert synced[-1] == path.stat().st_size
    assert len(synced) == 2
    assert path.read_bytes().endswith(b'"end",[]]}\n')


def test_undo_takes_moves_back(path: Path) -> None:
    write(path).undo(2)
    assert record.read(path).moves == MOVES[:1]


def test_more_undone_than_made_is_refused(path: Path) -> None:
    write(path).undo(4)
    with pytest.raises(BadRecord, match=r"game\.jsonl: line 5 takes back more moves than there are"):
        record.read(path)


def test_the_last_snapshot_counts_unless_undone(path: Path) -> None:
    writer = write(path)
    writer.snapshot(b'{"a":1}', False)
    writer.move(0, Action("end"))
    loaded = record.read(path)
    assert (loaded.snapshot, loaded.snapshot_at) == (b'{"a":1}', 3)
    writer.undo(2)
    assert record.read(path).snapshot is None


def test_a_finished_game_is_known_and_an_undone_end_too(path: Path) -> None:
    writer = write(path)
    writer.snapshot(b"{}", True)
    assert record.read(path).finished
    writer.undo(1)
    assert not record.read(path).finished


@pytest.mark.parametrize("cut", [1, 5, 20])
def test_a_torn_last_line_is_left_out_and_overwritten(path: Path, cut: int) -> None:
    write(path)
    whole = path.read_bytes()
    path.write_bytes(whole[:-cut])
    loaded = record.read(path)
    assert loaded.torn
    assert loaded.moves == MOVES[:-1]
    Writer(path, loaded.length).move(*MOVES[-1])
    assert path.read_bytes() == whole


def edited(path: Path, line: int, change: Any) -> None:
    lines = path.read_text().splitlines()
    lines[line - 1] = json.dumps(change(json.loads(lines[line - 1])))
    path.write_text("\n".join(lines) + "\n")


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "the file is empty"),
        (b"no newline at all", "the file is empty"),
        (b"hello\n", "line 1 is not the start of a game record"),
        (b"\x89PNG\r\n\x1a\n\0\0\n", "line 1 is not the start of a game record"),
        (b"\xff\xfe\n", "line 1 is not the start of a game record"),
        (b'{"move":[0,"end",[]]}\n', "line 1 is not the start of a game record"),
        (b"[]\n", "line 1 is not the start of a game record"),
    ],
)
def test_a_foreign_file_is_refused(path: Path, content: bytes, words: str) -> None:
    path.parent.mkdir()
    path.write_bytes(content)
    with pytest.raises(BadRecord, match=f"^game.jsonl: {words}"):
        record.read(path)


@pytest.mark.parametrize(
    "change",
    [
        lambda h: {**h, "colour": "red"},
        lambda h: {**h, "seed": "5"},
        lambda h: {**h, "seed": 1e300},
        lambda h: {**h, "seats": []},
        lambda h: {**h, "seats": h["seats"] * 5},
        lambda h: {**h, "title": "t" * 41},
        lambda h: {**h, "options": {"length": "x" * 81}},
        lambda h: {**h, "seats": [{"name": "Ann", "colour": "red", "age": 8}]},
        lambda h: {k: v for k, v in h.items() if k != "content"},
    ],
)
def test_an_edited_header_is_refused(path: Path, change: Any) -> None:
    write(path)
    edited(path, 1, change)
    with pytest.raises(BadRecord, match="line 1"):
        record.read(path)


def test_another_format_is_refused_by_number(path: Path) -> None:
    write(path)
    edited(path, 1, lambda h: {**h, "format": 99})
    with pytest.raises(BadRecord, match="format 99, this program reads 1"):
        record.read(path)


@pytest.mark.parametrize(
    "line",
    [
        {"move": [0, "end", []], "evil": 1},
        {"move": [0, "end"]},
        {"move": ["0", "end", []]},
        {"move": [0, "x" * 81, []]},
        {"move": [0, "end", [None]]},
        {"undo": 0},
        {"undo": -1},
        {"undo": "1"},
        "end",
        [],
    ],
)
def test_a_damaged_line_is_refused_by_number(path: Path, line: Any) -> None:
    write(path)
    edited(path, 3, lambda _: line)
    with pytest.raises(BadRecord, match=r"^game\.jsonl: line 3 is damaged"):
        record.read(path)


def test_a_line_beyond_all_bounds_is_refused(path: Path) -> None:
    write(path)
    edited(path, 3, lambda _: {"snapshot": "x" * record.MAX_LINE})
    with pytest.raises(BadRecord, match="line 3 is damaged"):
        record.read(path)


def test_a_file_beyond_all_bounds_is_not_even_read(path: Path) -> None:
    write(path)
    os.truncate(path, record.MAX_FILE + 1)
    with pytest.raises(BadRecord, match="larger than any game record"):
        record.read(path)


def test_what_cannot_be_read_is_said(path: Path) -> None:
    with pytest.raises(BadRecord, match=r"game\.jsonl: cannot be read \(No such file"):
        record.read(path)
    path.mkdir(parents=True)
    with pytest.raises(BadRecord, match=r"game\.jsonl: cannot be read \(Is a directory"):
        record.read(path)


# ---------------------------------------------------------------------- a disk that fails


def full(*_: Any) -> int:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


@pytest.mark.parametrize("call", ["write", "fsync", "open", "ftruncate"])
def test_a_failed_write_is_made_up_for(path: Path, monkeypatch: pytest.MonkeyPatch, call: str) -> None:
    writer = write(path)
    with monkeypatch.context() as broken:
        broken.setattr(os, call, full)
        writer.move(1, Action("roll"))
        assert writer.problem
        assert str(path) in writer.problem
        assert "No space left" in writer.problem
        writer.move(1, Action("end"))
    writer.undo(1)
    assert writer.problem is None
    assert record.read(path).moves == [*MOVES, (1, Action("roll"))]


def test_a_half_written_line_is_cut_off(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    writer = write(path)
    whole = path.read_bytes()
    write_all = os.write
    with monkeypatch.context() as broken:
        broken.setattr(os, "write", lambda file, data: write_all(file, data[:7]))
        writer.move(1, Action("roll"))
    assert writer.problem
    assert len(path.read_bytes()) == len(whole) + 7
    assert record.read(path).moves == MOVES
    writer.move(1, Action("end"))
    assert writer.problem is None
    assert record.read(path).moves == [*MOVES, (1, Action("roll")), (1, Action("end"))]


def test_a_header_that_could_not_be_written_comes_first_later(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    writer = Writer(path)
    with monkeypatch.context() as broken:
        broken.setattr(os, "write", full)
        writer.header(HEADER)
    writer.move(*MOVES[0])
    loaded = record.read(path)
    assert (loaded.header, loaded.moves) == (HEADER, MOVES[:1])


def test_a_file_where_the_folder_should_be_is_a_problem_not_a_crash(path: Path) -> None:
    path.parent.write_text("in the way")
    writer = write(path)
    assert writer.problem
    path.parent.unlink()
    writer.undo(1)
    assert record.read(path).moves == MOVES[:2]


def test_a_removed_file_is_a_problem_and_not_begun_in_the_middle(path: Path) -> None:
    writer = write(path)
    path.unlink()
    writer.move(0, Action("end"))
    assert writer.problem
    assert not path.exists()


def test_a_file_that_another_program_cut_is_not_filled_up(path: Path) -> None:
    writer = write(path)
    os.truncate(path, 10)
    writer.move(0, Action("end"))
    assert writer.problem
    assert "another program" in writer.problem
    assert path.stat().st_size == 10
