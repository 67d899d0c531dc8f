"""New files are there as a whole or not at all, and never over others."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from game.cli import main
from game.engine import files
from game.engine.positions import position
from game.engine.session import record_writer
from game.engine.session.record import BadRecord, SeatSetup
from game.engine.session.session import Session
from game.engine.title import Title
from game.packages import editions, registry
from game.presentation import edition_form
from game.presentation.messages import Messages
from game.records import record_loader

resource = pytest.importorskip("resource")
SMALL = 100
"""Bytes that fit on a full disk."""


@pytest.fixture
def title() -> Title:
    return registry.find("raiders").title


@contextmanager
def full_disk() -> Iterator[None]:
    """Lets no file become longer meanwhile; pytest itself writes its output only before and after."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (SMALL, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def names(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()} if folder.exists() else set()


def test_a_new_file_is_whole_and_never_over_another(tmp_path: Path) -> None:
    files.write_new(tmp_path / "a", b"one")
    with pytest.raises(FileExistsError):
        files.write_new(tmp_path / "a", b"two")
    assert (tmp_path / "a").read_bytes() == b"one"
    assert names(tmp_path) == {"a"}


def test_a_file_is_replaced_as_a_whole_through_a_link_or_stays(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(tmp_path / "a")
    files.replace(tmp_path / "link", b"one")
    assert (tmp_path / "a").read_bytes() == b"one"
    with full_disk(), pytest.raises(OSError, match="large"):
        files.replace(tmp_path / "link", b"x" * 2 * SMALL)
    assert (tmp_path / "link").read_bytes() == b"one"
    assert names(tmp_path) == {"a", "link"}


def test_a_new_file_is_written_on_a_disk_without_links(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError

    monkeypatch.setattr(os, "link", refuse)
    test_a_new_file_is_whole_and_never_over_another(tmp_path)


def test_a_new_folder_is_never_over_another(tmp_path: Path) -> None:
    files.write_new_folder(tmp_path / "a", {"b": b"one"})
    with pytest.raises(FileExistsError):
        files.write_new_folder(tmp_path / "a", {"c": b"two"})
    assert names(tmp_path) == {"a"}
    assert names(tmp_path / "a") == {"b"}


@pytest.mark.parametrize(
    ("name", "device"),
    [
        ("CON", True),
        ("nul.txt", True),
        ("Com1", True),
        ("lpt9.a.b", True),
        ("console", False),
        ("COM", False),
    ],
)
def test_names_of_devices_are_known_and_not_written(tmp_path: Path, name: str, device: bool) -> None:
    assert files.is_device(name) == device
    if device:
        with pytest.raises(OSError, match="device"):
            files.write_new(tmp_path / name, b"")
        assert names(tmp_path) == set()


def test_a_full_disk_leaves_no_position_that_keeps_the_name(title: Title, tmp_path: Path) -> None:
    with full_disk(), pytest.raises(BadRecord, match=r"here\.json: cannot be written"):
        position.write(title.start(2, {}, 1), tmp_path / "here.json")
    assert names(tmp_path) == set()


def test_a_full_disk_leaves_no_copy_of_a_record(title: Title, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    Session.new(title, [SeatSetup("Ann", "blue")] * 2, {}, 1, path).close()
    before = names(tmp_path)
    with full_disk(), pytest.raises(BadRecord, match="cannot be copied"):
        record_loader.copy(path)
    assert names(tmp_path) == before


def test_a_full_disk_leaves_no_record_of_a_series(title: Title, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    Session.new(title, [SeatSetup("Ann", "blue")] * 2, {}, 1, path).close()
    loaded = record_loader.read(path)
    with full_disk(), pytest.raises(OSError, match="File too large"):
        record_writer.write(tmp_path / "new" / "game.jsonl", loaded.header, loaded.history)
    assert names(tmp_path / "new") == set()


def test_a_full_disk_leaves_no_edition_that_keeps_the_name(capsys: pytest.CaptureFixture[str]) -> None:
    with full_disk(), pytest.raises(OSError, match="File too large"):
        edition_form.write(registry.find("raiders"), "My box", Messages().say)
    assert names(editions.folder("raiders")) == set()
    assert main.main(["edition", "raiders", "--new", "My box"]) == 0
    assert "My box" in capsys.readouterr().out
