"""The records on the disk as the program takes them: only what it knows, and no damage spreads."""

from __future__ import annotations

import errno
import random
from pathlib import Path
from typing import Any

import pytest

from game import __version__, paths
from game.engine.session import record_writer
from game.engine.session.record import BadRecord
from game.packages import registry
from game.records import record_loader
from tests import fuzz_records, games, toy
from tests.expect import broken


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(registry, "names", lambda: (toy.TOY.id,))
    monkeypatch.setattr(registry, "find", toy.find)
    path = tmp_path / "game.jsonl"
    games.session(toy.TOY, 2, 1, path).close()
    return path


def changed(path: Path, old: str, new: str) -> None:
    assert old in path.read_text()
    path.write_text(path.read_text().replace(old, new, 1))


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('"title":"toy"', '"title":"chess"', 'its title, "chess", is not installed'),
        ('"kind":"human"', '"kind":"oracle"', 'this version has no player "oracle"'),
        ('"colour":"red"', '"colour":"pink"', "line 1"),
    ],
)
def test_what_the_program_does_not_know_is_refused(path: Path, old: str, new: str, words: str) -> None:
    changed(path, old, new)
    for action in (record_loader.read, record_loader.resume, record_loader.resume):
        with pytest.raises(BadRecord, match=f"^game.jsonl: {words}"):
            action(path)


def test_a_copy_that_cannot_be_written_is_said(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: Any, **__: Any) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(Path, "open", full)
    with pytest.raises(BadRecord, match=r"game\.jsonl: cannot be copied"):
        record_loader.copy(path)


# ---------------------------------------------------------------------- our own failures


def failing(error: Exception, at: int) -> Any:
    """A rule of the toy that fails when it is carried out for the so-many-th time, and only then."""
    calls: list[int] = []

    def gather(state: Any, seat: int, number: int, real: Any = toy._gather) -> None:
        calls.append(seat)
        if len(calls) == at:
            raise error
        real(state, seat, number)

    return gather


def played(path: Path, moves: int) -> int:
    """Go on with the first choices; how many moves the record has then. Nobody leaves the table in order."""
    session = record_loader.resume(path)
    for _ in range(moves):
        seat = session.waiting_for()[0]
        session.submit(seat, session.legal(seat)[0].action)
    assert session.writer is not None
    session.writer.close()
    return session.made


def reports() -> list[str]:
    return [file.read_text() for file in sorted(paths.state_dir().glob("crash-*"))]


@pytest.mark.parametrize("error", [MemoryError(), OSError(errno.EIO, "Input/output error")])
@pytest.mark.parametrize("program", ["ours", "other"])
def test_a_passing_failure_loses_no_move(
    path: Path, error: Exception, program: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if program == "other":
        changed(path, f'"program":"{__version__}"', '"program":"0.1.9"')
    made = played(path, 9)
    before = path.read_bytes()
    with monkeypatch.context() as now:
        now.setattr(toy, "_gather", failing(error, 3))
        with pytest.raises(
            BadRecord, match=r"cannot be opened right now .*; the file is unchanged\. Try again"
        ):
            record_loader.resume(path)
    assert path.read_bytes() == before
    assert not reports()
    session = record_loader.resume(path)
    assert (session.made, session.take_notes()) == (made, [])
    assert session.undo_policy.stop(session.moments[-1].seat) != "undo-stops-version"


def test_our_own_bug_leaves_a_report_and_the_record_as_it_is(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = played(path, 9)
    before = path.read_bytes()
    with monkeypatch.context() as now:
        now.setattr(toy, "_gather", failing(NameError("no such name"), 3))
        with pytest.raises(
            BadRecord, match=r"a bug in Hotseat; the file is unchanged\. Report: ~.*crash-"
        ) as told:
            record_loader.resume(path)
    assert len(str(told.value)) < 200
    (report,) = reports()
    assert "NameError: no such name" in report
    assert "record game.jsonl" in report
    assert path.read_bytes() == before
    assert record_loader.resume(path).made == made


def test_a_rule_that_stumbles_over_what_somebody_changed_is_no_bug(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = played(path, 3)
    changed(path, '"seed":1', '"seed":2')
    monkeypatch.setattr(toy, "_gather", failing(KeyError("pebble"), 2))
    session = record_loader.resume(path)
    assert (session.made, [note.code for note in session.take_notes()]) == (made, ["report", "misfit"])


@pytest.mark.parametrize(
    ("old", "new", "differs"),
    [
        (f'"program":"{__version__}"', '"program":"0.1.9"', "version"),
        ('"content":"', '"content":"other-', "content"),
    ],
)
def test_the_rules_of_today_are_named_where_other_ones_played(
    path: Path, old: str, new: str, differs: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    changed(path, old, new)
    played(path, 9)
    before = path.read_bytes()
    monkeypatch.setattr(toy, "_gather", failing(NameError("no such name"), 3))
    session = record_loader.resume(path)
    notes = session.take_notes()
    session.close()
    assert [(note.code, note.facts["differs"]) for note in notes] == [("misfit", differs)]
    assert path.read_bytes() == before
    assert not reports()


def test_a_move_that_its_own_version_refuses_is_called_a_bug_or_a_changed_file(path: Path) -> None:
    played(path, 3)
    with path.open("a") as file:
        file.write('{"move":[0,"fly away"]}\n')
    before = path.read_bytes()
    session = record_loader.resume(path)
    notes = [(note.code, note.facts.get("differs")) for note in session.take_notes()]
    session.close()
    assert notes == [("report", None), ("misfit", "nothing")]
    assert "fly away" in reports()[0]
    assert path.read_bytes() == before


def test_who_plays_on_before_a_misfit_comes_back_to_what_was_played(path: Path) -> None:
    played(path, 3)
    with path.open("a") as file:
        file.write('{"move":[0,"fly away"]}\n')
    made = played(path, 2)
    assert record_loader.resume(path).made == made == 6


def test_a_question_that_fails_is_told_as_a_bug(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = path.read_bytes()
    monkeypatch.setattr(toy.Turn, "ask", broken("stone"))
    for use in (record_loader.resume, record_loader.replay):
        with pytest.raises(BadRecord, match="a bug in Hotseat"):
            use(path)
    assert "KeyError: 'stone'" in reports()[0]
    assert path.read_bytes() == before


def test_a_move_that_cannot_be_written_down_was_not_made(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session = record_loader.resume(path)
    action = session.legal(0)[0].action

    def no_memory(*_: Any) -> bytes:
        raise MemoryError

    with monkeypatch.context() as now, pytest.raises(MemoryError):
        now.setattr(record_writer.RecordWriter, "move", no_memory)
        session.submit(0, action)
    assert session.made == 0
    session.submit(0, action)
    session.close()
    assert record_loader.resume(path).made == 1


@pytest.mark.parametrize("method", ["view", "scores", "check"])
def test_a_broken_title_is_told_as_a_bug(path: Path, method: str, monkeypatch: pytest.MonkeyPatch) -> None:
    before = path.read_bytes()

    def broken(*_: Any) -> None:
        raise KeyError(method)

    monkeypatch.setattr(toy.Toy, method, broken)
    for use in (record_loader.resume, record_loader.replay):
        with pytest.raises(BadRecord, match="a bug in Hotseat"):
            use(path)
    assert f"KeyError: '{method}'" in reports()[0]
    assert path.read_bytes() == before


@pytest.mark.parametrize("name", registry.names())
def test_damaged_records_are_refused_or_played(name: str, tmp_path: Path) -> None:
    """The short form of `python -m tests.fuzz_records`."""
    samples = [fuzz_records.sample(name, tmp_path, random.Random(name).randrange(99))]
    found = {fuzz_records.one(number, samples, tmp_path) for number in range(60)}
    assert found <= {"refused", "played", "at the start"}
    assert {"refused", "played"} <= found
