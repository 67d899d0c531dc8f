"""One table and its record: coming back to a game, and what is wrong with a file."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.engine import record
from game.engine.record import BadRecord
from game.engine.session import SNAPSHOT_EVERY, Session
from tests.engine.test_session import GATHER, full, random_game, reopened, table
from tests.toy import TOY, Toy


@pytest.mark.parametrize("count", TOY.seats)
@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("practice", [False, True])
def test_a_resumed_game_is_the_same_game(tmp_path: Path, count: int, seed: int, practice: bool) -> None:
    path = tmp_path / "a.jsonl"
    session = table(path, count, practice)
    random_game(session, 40, seed)
    again = reopened(path)
    assert full(again) == full(session)
    assert [(m.seat, m.action, m.events, m.stop) for m in again.moments] == [
        (m.seat, m.action, m.events, m.stop) for m in session.moments
    ]
    assert (again.header, again.note) == (session.header, None)


def test_a_resumed_game_goes_on_in_the_same_file(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    table(path).submit(0, GATHER)
    again = reopened(path)
    again.submit(0, GATHER)
    assert [str(action) for _, action in record.read(path).moves] == ["gather 1", "gather 1"]
    assert full(reopened(path)) == full(again)


def test_the_move_is_on_disk_when_submit_returns(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    session = table(path)
    for moves in range(1, 5):
        seat = session.waiting_for()[0]
        session.submit(seat, session.legal(seat)[-1].action)
        assert len(record.read(path).moves) == moves
        if moves == 3:
            session.undo(0)
            assert len(record.read(path).moves) == 2
            session.redo()


def test_an_end_that_could_not_be_said_is_said_on_coming_back(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    session = table(path, length="short")
    random_game(session, 10_000)
    assert session.over
    assert record.read(path).finished
    *lines, last = path.read_bytes().splitlines(keepends=True)
    assert json.loads(last)["finished"]
    path.write_bytes(b"".join(lines))
    assert not record.read(path).finished
    assert reopened(path).over
    assert record.read(path).finished


def test_a_torn_line_is_said(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    session = table(path)
    session.submit(0, GATHER)
    before = full(session)
    session.submit(0, GATHER)
    path.write_bytes(path.read_bytes()[:-4])
    again = reopened(path)
    assert full(again) == before
    assert again.note == "a.jsonl: the last line was incomplete and was left out."


def test_an_edited_move_is_refused_by_number(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    session = table(path)
    session.submit(0, GATHER)
    session.submit(0, GATHER)
    path.write_text(path.read_text().replace('"gather",[1]]}\n', '"gather",[9]]}\n', 1))
    with pytest.raises(BadRecord, match=r'a\.jsonl: move 1 \("gather 9"\) is not possible there'):
        reopened(path)


@pytest.mark.parametrize(
    ("field", "value"),
    [("options", {"length": "eternal"}), ("options", {"x": "y"}), ("seats", 1), ("seats", 8)],
)
def test_a_table_that_the_title_does_not_have_is_refused(tmp_path: Path, field: str, value: object) -> None:
    path = tmp_path / "a.jsonl"
    table(path)
    header = json.loads(path.read_text())
    header[field] = header["seats"][:1] * value if isinstance(value, int) else value
    path.write_text(json.dumps(header) + "\n")
    with pytest.raises(BadRecord, match=r"a\.jsonl: its table cannot be set up"):
        reopened(path)


def test_snapshots_are_written_now_and_then_and_at_the_end(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    session = table(path, 4)
    while not session.over:
        seat = session.waiting_for()[0]
        session.submit(seat, session.legal(seat)[0].action)
        loaded = record.read(path)
        made = len(session.moments)
        assert loaded.snapshot_at == (made if session.over else made // SNAPSHOT_EVERY * SNAPSHOT_EVERY)
    assert made > SNAPSHOT_EVERY
    assert loaded.finished
    assert loaded.snapshot == full(session)


def test_changed_content_resumes_from_the_snapshot(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    session = table(path, 4)
    while len(session.moments) < SNAPSHOT_EVERY + 3:
        seat = session.waiting_for()[0]
        session.submit(seat, session.legal(seat)[0].action)
    again = reopened(path, Toy("toy-2"))
    assert full(again) == full(session)
    assert again.note == "a.jsonl: written with other content files; resumed from its last snapshot."
    assert len(again.moments) == 3


def test_changed_content_without_snapshot_is_refused_and_kept(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    table(path).submit(0, GATHER)
    before = path.read_bytes()
    with pytest.raises(BadRecord, match=r"a\.jsonl: written with other content files and has no snapshot"):
        reopened(path, Toy("toy-2"))
    assert path.read_bytes() == before


def long_table(path: Path) -> Session:
    session = table(path, 4)
    while len(session.moments) < SNAPSHOT_EVERY + 2:
        seat = session.waiting_for()[0]
        session.submit(seat, session.legal(seat)[0].action)
    return session


def test_moves_that_no_longer_fit_are_marked_undone_so_that_later_ones_count(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    long_table(path)
    lines = path.read_text().splitlines()
    lines[-1] = '{"move":[0,"of-old",[]]}'
    path.write_text("\n".join(lines) + "\n")
    again = reopened(path, Toy("toy-2"))
    assert len(again.moments) == 1
    seat = again.waiting_for()[0]
    again.submit(seat, again.legal(seat)[0].action)
    once_more = reopened(path, Toy("toy-2"))
    assert full(once_more) == full(again)
    assert len(once_more.moments) == 2


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"pool":', '"pole":'),
        ('"card.1"', '"card.2"'),
        ('"pebbles":4', '"pebbles":"4"'),
        ('"op":', '"kind":'),
    ],
)
def test_a_snapshot_that_does_not_fit_is_refused(tmp_path: Path, old: str, new: str) -> None:
    path = tmp_path / "a.jsonl"
    long_table(path)
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new))
    with pytest.raises(BadRecord, match=r"a\.jsonl: its last snapshot does not fit"):
        reopened(path, Toy("toy-2"))


def test_a_new_game_does_not_overwrite_a_record(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    table(path).submit(0, GATHER)
    before = path.read_bytes()
    with pytest.raises(BadRecord, match=r"a\.jsonl: there is a record of this name already"):
        table(path)
    assert path.read_bytes() == before


def test_a_game_goes_on_when_it_cannot_be_saved(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    session = table(blocked / "a.jsonl")
    session.submit(0, GATHER)
    assert session.problem
    assert str(blocked / "a.jsonl") in session.problem
    blocked.unlink()
    session.submit(0, GATHER)
    assert session.problem is None
    assert full(reopened(blocked / "a.jsonl")) == full(session)


def test_a_table_without_record_has_no_problem() -> None:
    session = table()
    session.submit(0, GATHER)
    assert (session.path, session.problem) == (None, None)
