"""Comments on a recorded game: kept in the record at once, changed, deleted, and refused where it must be."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.engine.session import comments, record, record_writer
from game.engine.session.record import BadRecord, RecordInUse
from game.engine.session.replay import Replay
from game.engine.session.session import Session
from game.errors import UserError
from tests import games, toy
from tests.toy import Gather


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "game.jsonl"
    session = games.session(toy.TOY, 2, 1, path)
    for _ in range(2):
        session.submit(0, Gather(1))
    session.close()
    return path


def watched(path: Path) -> Replay:
    history = record.read(path).history
    return Replay(toy.TOY, record.read(path).header, history, comments.into_record(path, history))


def test_a_comment_is_kept_changed_and_deleted_at_the_end_of_the_record(path: Path) -> None:
    before, replay = path.read_bytes(), watched(path)
    replay.comments.put(1, " first ")
    replay.comments.put(0, "begins\n\x1b[2J")
    assert watched(path).comments.texts == {0: "begins  [2J", 1: "first"} == replay.comments.texts
    replay.comments.put(1, "second")
    replay.comments.put(0, "")
    assert watched(path).comments.texts == {1: "second"}
    assert path.read_bytes().startswith(before)


def test_a_game_goes_on_with_its_comments_and_takes_them_back_with_the_move(path: Path) -> None:
    replay = watched(path)
    replay.comments.put(1, "good")
    replay.comments.put(2, "bad")
    session = Session.resume(toy.TOY, record_writer.take(path))
    session.undo_to(0, 1)
    session.close()
    assert watched(path).comments.texts == {1: "good"}


def test_a_branch_has_the_comments_up_to_there(path: Path) -> None:
    replay = watched(path)
    replay.comments.put(1, "good")
    replay.comments.put(2, "bad")
    replay.go_to(1)
    assert [kept.number for kept in replay.history.recorded().tools] == [1]


def test_a_comment_on_a_game_that_is_played_elsewhere_is_refused(path: Path) -> None:
    replay, session = watched(path), Session.resume(toy.TOY, record_writer.take(path))
    with pytest.raises(RecordInUse, match="open in another"):
        replay.comments.put(1, "now")
    assert not replay.comments.texts
    session.close()


def test_a_comment_on_moves_that_are_there_no_more_is_refused(path: Path) -> None:
    replay, session = watched(path), Session.resume(toy.TOY, record_writer.take(path))
    session.undo_to(0, 0)
    session.close()
    with pytest.raises(BadRecord, match="changed since you opened it"):
        replay.comments.put(2, "late")


def test_a_record_that_cannot_be_written_refuses_in_one_sentence(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    replay, before = watched(path), path.read_bytes()
    monkeypatch.setattr(record_writer.RecordWriter, "_write", refuse)
    with pytest.raises(BadRecord, match=r"^game\.jsonl: .*Permission denied"):
        replay.comments.put(1, "x")
    monkeypatch.undo()
    assert (path.read_bytes(), watched(path).comments.texts) == (before, {})


def test_what_is_too_long_or_kept_nowhere_is_refused(path: Path) -> None:
    with pytest.raises(UserError, match="at most 1000 characters"):
        watched(path).comments.put(1, "x" * 1001)
    history = record.read(path).history
    with pytest.raises(UserError, match="not recorded"):
        Replay(toy.TOY, record.read(path).header, history).comments.put(1, "x")


def test_a_game_at_the_table_takes_comments_itself(path: Path) -> None:
    session = Session.resume(toy.TOY, record_writer.take(path))
    replay = Replay(toy.TOY, session.header, session.history.recorded(), comments.into_session(session))
    replay.comments.put(1, "mine")
    session.close()
    assert watched(path).comments.texts == {1: "mine"}
