"""The records on the disk as the program takes them: only what it knows, and no damage spreads."""

from __future__ import annotations

import errno
import random
from pathlib import Path
from typing import Any

import pytest

from game import packages, shelf
from game.engine.record import BadRecord
from tests import fuzz_records, games, toy


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(packages, "names", lambda: (toy.TOY.id,))
    monkeypatch.setattr(packages, "find", toy.find)
    path = tmp_path / "game.jsonl"
    games.session(toy.TOY, 2, 1, path).close()
    return path


def changed(path: Path, old: str, new: str) -> None:
    assert old in path.read_text()
    path.write_text(path.read_text().replace(old, new, 1))


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('"title":"toy"', '"title":"chess"', "this program does not have its title"),
        ('"kind":"human"', '"kind":"oracle"', 'this program does not have its player "oracle"'),
        ('"colour":"red"', '"colour":"pink"', "line 1"),
    ],
)
def test_what_the_program_does_not_know_is_refused(path: Path, old: str, new: str, words: str) -> None:
    changed(path, old, new)
    for action in (shelf.read, shelf.resume, shelf.resume):
        with pytest.raises(BadRecord, match=f"^game.jsonl: {words}"):
            action(path)


def test_a_copy_that_cannot_be_written_is_said(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: Any, **__: Any) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(Path, "open", full)
    with pytest.raises(BadRecord, match=r"game\.jsonl: cannot be copied"):
        shelf.copy(path)


@pytest.mark.parametrize("name", packages.names())
def test_damaged_records_are_refused_or_played(name: str, tmp_path: Path) -> None:
    """The short form of `python -m tests.fuzz_records`."""
    samples = [fuzz_records.sample(name, tmp_path, random.Random(name).randrange(99))]
    found = {fuzz_records.one(number, samples, tmp_path) for number in range(60)}
    assert found <= {"refused", "played", "at the start"}
    assert {"refused", "played"} <= found
