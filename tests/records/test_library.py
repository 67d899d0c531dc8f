"""The records as a list: names, copies, files to give away, and what is deleted and brought back."""

from __future__ import annotations

import errno
import json
import os
from pathlib import Path
from typing import Any

import pytest

from game import paths
from game.engine.session import record_writer
from game.engine.session.record import BadRecord
from game.packages import registry
from game.presentation import dates
from game.presentation.messages import Messages
from game.records import record_loader
from game.records.library import DELETED, LATEST, NAMES, Library, Outcome, RecordInfo, typed_path
from tests import games, toy
from tests.expect import broken
from tests.records.test_hall import finished


@pytest.fixture
def library(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Library:
    """A game of the toy that goes on, and one that is over."""
    monkeypatch.setattr(registry, "names", lambda: (toy.TOY.id,))
    monkeypatch.setattr(registry, "find", toy.find)
    folder = tmp_path / "records"
    games.session(toy.TOY, 2, 1, folder / "going.jsonl").close()
    finished(folder / "over.jsonl")
    return Library(folder)


def named(library: Library, stem: str) -> RecordInfo:
    return next(info for info in library.records() if info.path.stem == stem)


def test_every_start_within_a_second_has_a_name_of_its_own(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "records"
    assert len({Library(folder).new_path("toy") for _ in range(4)}) == 4
    assert not list(folder.glob("*.jsonl"))


def test_a_folder_that_cannot_be_made_is_told_when_a_move_is_saved(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    session = games.session(toy.TOY, 2, 1, Library(tmp_path / "file" / "records").new_path("toy"))
    assert session.problem is not None
    assert "cannot be saved in" in str(session.problem)


def test_a_folder_that_may_not_be_read_has_no_records_and_says_why(tmp_path: Path) -> None:
    (tmp_path / "records").touch()
    library = Library(tmp_path / "records")
    assert library.records() == []
    assert "the saved games cannot be read (Not a directory)" in str(library.trouble())
    assert Library(tmp_path / "none").trouble() is None


def test_a_file_of_a_far_future_has_a_date_that_can_be_written(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    os.utime(library.folder / "over.jsonl", ns=(10**18, 10**18))
    monkeypatch.setattr("game.records.library.LATEST", 10**8)
    assert named(library, "over").changed == 10**8
    assert dates.iso_day(LATEST).startswith("99")
    assert " 99" in dates.day(Messages().say, LATEST)


def test_scores_that_fail_leave_a_report_and_no_outcome(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(toy.Toy, "scores", broken("stone"))
    assert library.outcome(named(library, "over")) is None
    assert library.outcome(named(library, "over")) is None
    (report,) = paths.state_dir().glob("crash-*")
    assert "KeyError: 'stone'" in report.read_text()


def test_how_a_game_ended_is_told_of_finished_games_only(library: Library) -> None:
    assert library.outcome(named(library, "going")) is None
    over = named(library, "over")
    found = library.outcome(over)
    assert isinstance(found, Outcome)
    most = max(found.totals)
    assert found.winners == tuple(seat for seat, total in enumerate(found.totals) if total == most)
    over.path.write_text(over.path.read_text().replace('"turn"', '"moon"'))
    assert library.outcome(over) is None


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("The long night", "The long night"),
        ("  a/b\\c: ../x ", "a/b\\c: ../x"),
        ("two\nlines\x1b[31m", "two lines [31m"),
        ("x" * 300, "x" * 60),
        ("   ", ""),
    ],
)
def test_any_name_can_be_given_and_the_record_stays_as_it_is(library: Library, typed: str, name: str) -> None:
    info = named(library, "going")
    before = info.path.read_bytes()
    library.rename(info, typed)
    assert named(library, "going").name == name
    assert info.path.read_bytes() == before


def test_two_games_may_have_one_name_also_while_one_is_open(library: Library) -> None:
    taken = record_writer.take(library.folder / "going.jsonl")
    for stem in ("going", "over"):
        library.rename(named(library, stem), "Ours")
    taken.writer.close()
    assert [info.name for info in library.records()] == ["Ours", "Ours"]


@pytest.mark.parametrize("content", [b"", b"[]", b"\xff", b'{"a":1}', b"[" * 100_000])
def test_a_damaged_file_of_names_hides_nothing(library: Library, content: bytes) -> None:
    (library.folder / NAMES).write_bytes(content)
    assert [info.name for info in library.records()] == ["", ""]
    library.rename(named(library, "over"), "Ours")
    assert named(library, "over").name == "Ours"


def test_names_that_could_not_be_read_are_not_written_over(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    library.rename(named(library, "going"), "Ours")
    info = named(library, "over")

    def broken(*_: Any) -> bytes:
        raise OSError(errno.EIO, "Input/output error")

    with monkeypatch.context() as now, pytest.raises(OSError, match="Input/output"):
        now.setattr(Path, "read_bytes", broken)
        library.rename(info, "Mine")
    assert named(library, "going").name == "Ours"


def test_a_copy_has_the_moves_and_the_name(library: Library) -> None:
    library.rename(named(library, "over"), "Ours")
    copied = library.duplicate(named(library, "over"))
    assert copied.read_bytes() == (library.folder / "over.jsonl").read_bytes()
    assert named(library, copied.stem).name == "Ours"
    assert len(library.records()) == 3


def test_what_was_deleted_can_be_brought_back_until_it_is_forgotten(library: Library) -> None:
    for stem in ("going", "over"):
        library.rename(named(library, stem), stem.upper())
        library.delete(named(library, stem))
    assert library.records() == []
    library.restore()
    assert [(info.path.stem, info.name) for info in library.records()] == [("over", "OVER")]
    library.forget_deleted()
    assert library.deleted is None
    assert not (library.folder / DELETED).exists()
    assert json.loads((library.folder / NAMES).read_text()) == {"over.jsonl": "OVER"}
    record_loader.resume(library.folder / "over.jsonl").close()


def test_what_comes_back_takes_no_others_place(library: Library) -> None:
    info = named(library, "going")
    library.delete(info)
    info.path.write_text("another one")
    assert library.restore().name == "going-2.jsonl"
    assert info.path.read_text() == "another one"


def test_a_record_that_is_open_is_not_deleted(library: Library) -> None:
    taken = record_writer.take(library.folder / "going.jsonl")
    with pytest.raises(BadRecord, match="open in another Hotseat window"):
        library.delete(named(library, "going"))
    taken.writer.close()
    assert library.deleted is None
    assert len(library.records()) == 2


def test_a_file_to_give_away_can_be_played_and_replaces_nothing_unasked(
    library: Library, tmp_path: Path
) -> None:
    info, target = named(library, "going"), tmp_path / "gift.jsonl"
    target.write_text("precious")
    with pytest.raises(FileExistsError):
        library.export(info, target)
    assert target.read_text() == "precious"
    library.export(info, target, replace=True)
    record_loader.resume(target).close()
    assert [path.name for path in tmp_path.glob("*.part")] == []


def test_on_a_full_disk_the_old_file_stays(
    library: Library, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: Any) -> int:
        raise OSError(errno.ENOSPC, "No space left on device")

    info, target = named(library, "going"), tmp_path / "gift.jsonl"
    target.write_text("precious")
    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        library.export(info, target, replace=True)
    assert target.read_text() == "precious"


def test_the_file_is_called_as_the_game_is(library: Library, own_home: Path) -> None:
    info = named(library, "going")
    assert library.export_path(info) == own_home / "going.jsonl"
    library.rename(info, "  Night: 1/2? ")
    (own_home / "Documents").mkdir()
    assert library.export_path(named(library, "going")) == own_home / "Documents" / "Night  1 2.jsonl"


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("~/a.jsonl", "a.jsonl"),
        (" b ", "b.jsonl"),
        ("Documents", "Documents/going.jsonl"),
        ("c.txt", "c.txt"),
    ],
)
def test_a_typed_path_is_taken_as_it_is_meant(
    library: Library, own_home: Path, typed: str, meant: str
) -> None:
    (own_home / "Documents").mkdir()
    assert typed_path(typed, named(library, "going")) == own_home / meant
