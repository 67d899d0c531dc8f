"""Writing a record: who owns it, and whatever the disk or another program does."""

from __future__ import annotations

import errno
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from game.engine.session import record, record_writer
from game.engine.session.record import RecordInUse
from game.engine.session.record_writer import RecordWriter
from tests.engine.session.test_record import HEADER, MOVES, START, TEXTS, write
from tests.toy import End, Roll


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "records" / "game.jsonl"


def test_every_line_is_whole_on_disk_when_a_move_returns(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = RecordWriter(path)
    synced: list[int] = []
    monkeypatch.setattr(os, "fsync", lambda file: synced.append(os.fstat(file).st_size))
    kept.begin(HEADER, START)
    kept.move(0, End())
    assert synced[-1] == path.stat().st_size
    assert len(synced) == 2
    assert path.read_bytes().endswith(b'"end"]}\n')


@pytest.mark.parametrize("cut", [1, 5, 20])
def test_a_torn_last_line_is_overwritten(path: Path, cut: int) -> None:
    write(path).close()
    whole = path.read_bytes()
    path.write_bytes(whole[:-cut])
    record_writer.take(path).writer.move(*MOVES[-1])
    assert path.read_bytes() == whole


# ---------------------------------------------------------------------- one owner


def test_the_second_is_told_that_the_record_is_open(path: Path) -> None:
    first = write(path)
    for _ in range(2):
        with pytest.raises(RecordInUse, match=r"^game\.jsonl: This game is open in another Hotseat window"):
            record_writer.take(path)
    with pytest.raises(RecordInUse):
        record_writer.move(path, path.with_stem("there"))
    first.close()
    assert record_writer.take(path).loaded.moves == TEXTS


def test_a_link_to_a_record_is_the_same_record(path: Path) -> None:
    first = write(path)
    link = path.parent.parent / "link.jsonl"
    link.symlink_to(path)
    with pytest.raises(RecordInUse):
        record_writer.take(link)
    first.close()


def test_a_record_that_cannot_be_read_is_let_go(path: Path) -> None:
    write(path).close()
    path.write_bytes(b"hello\n")
    for _ in range(2):
        with pytest.raises(record.BadRecord, match="line 1"):
            record_writer.take(path)


HOLDER = """
import pathlib, sys
from game.engine.session import record_writer
taken = record_writer.take(pathlib.Path(sys.argv[1]))
print("mine", flush=True)
sys.stdin.read()
"""


def test_a_lock_dies_with_its_process(path: Path) -> None:
    write(path).close()
    command = [sys.executable, "-c", HOLDER, str(path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "mine\n"
        with pytest.raises(RecordInUse, match="another Hotseat window"):
            record_writer.take(path)
        holder.send_signal(signal.SIGKILL)
        holder.wait()
    record_writer.take(path).writer.close()


def test_a_moved_record_leaves_nothing_behind(path: Path, tmp_path: Path) -> None:
    write(path).close()
    record_writer.move(path, tmp_path / "there.jsonl")
    assert not list(path.parent.iterdir())
    assert record.read(tmp_path / "there.jsonl").moves == TEXTS


# ---------------------------------------------------------------------- another program in the file


def test_a_record_deleted_during_play_is_written_anew(path: Path) -> None:
    kept = write(path)
    path.unlink()
    kept.move(1, End())
    assert (kept.problem, kept.moved) == (None, None)
    loaded = record.read(path)
    assert (loaded.header, loaded.moves) == (HEADER, [*TEXTS, (1, "end")])
    assert loaded.history.snapshots == {0: START}


@pytest.mark.parametrize(
    "change", [lambda old: old[:10], lambda old: old + b'{"undo":1}\n', lambda old: b"x" * len(old)]
)
def test_a_file_that_another_program_changed_is_kept(path: Path, change: Any) -> None:
    kept = write(path)
    foreign = change(path.read_bytes())
    path.write_bytes(foreign)
    kept.move(1, End())
    assert path.read_bytes() == foreign
    assert (kept.problem, kept.moved) == (None, "game.jsonl")
    assert kept.path == path.with_name("game-2.jsonl")
    assert record.read(kept.path).moves == [*TEXTS, (1, "end")]
    with pytest.raises(RecordInUse):
        record_writer.take(kept.path)


# ---------------------------------------------------------------------- a disk that fails


def full(*_: Any) -> int:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


@pytest.mark.parametrize("call", ["write", "fsync", "open", "ftruncate"])
def test_a_failed_write_is_made_up_for(path: Path, monkeypatch: pytest.MonkeyPatch, call: str) -> None:
    kept = write(path)
    with monkeypatch.context() as broken:
        broken.setattr(os, call, full)
        kept.move(1, Roll())
        assert kept.problem
        assert str(kept.problem).startswith("game.jsonl: ")
        assert "No space left" in str(kept.problem)
        kept.move(1, End())
    kept.undo(1)
    assert kept.problem is None
    assert record.read(path).moves == [*TEXTS, (1, "roll")]


def test_a_half_written_line_is_cut_off(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = write(path)
    whole = path.read_bytes()
    write_all = os.write
    with monkeypatch.context() as broken:
        broken.setattr(os, "write", lambda file, data: write_all(file, data[:7]))
        kept.move(1, Roll())
    assert kept.problem
    assert len(path.read_bytes()) == len(whole) + 7
    assert record.read(path).moves == TEXTS
    kept.move(1, End())
    assert kept.problem is None
    assert record.read(path).moves == [*TEXTS, (1, "roll"), (1, "end")]


def test_a_header_that_could_not_be_written_comes_first_later(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = RecordWriter(path)
    with monkeypatch.context() as broken:
        broken.setattr(os, "write", full)
        kept.begin(HEADER, START)
    assert not path.exists()
    kept.move(*MOVES[0])
    loaded = record.read(path)
    assert (loaded.header, loaded.moves) == (HEADER, TEXTS[:1])


def test_a_file_where_the_folder_should_be_is_a_problem_not_a_crash(path: Path) -> None:
    path.parent.write_text("in the way")
    kept = write(path)
    assert kept.problem
    path.parent.unlink()
    kept.undo(1)
    assert record.read(path).moves == TEXTS[:2]
