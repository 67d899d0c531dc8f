"""One table and its record: coming back to a game, also by other rules, and what is wrong with a file."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from game import __version__
from game.engine import codec, rng
from game.engine.model import IllegalAction, Seat
from game.engine.session import game_history, record
from game.engine.session.record import BadRecord
from game.engine.session.session import SNAPSHOT_EVERY, UNDO_PRELOAD_MOVES, Session
from tests import toy
from tests.engine.session.test_session import END, GATHER, full, random_game, reopened, table
from tests.expect import recorded
from tests.toy import TOY, Roll, ToyState


def forward(session: Session, moves: int) -> Session:
    """The first possible choice, so many times."""
    for _ in range(moves):
        seat = session.waiting_for()[0]
        session.submit(seat, session.legal(seat)[0].action)
    return session


def notes(session: Session) -> list[tuple[str, Any]]:
    return [(note.code, note.facts.get("move")) for note in session.take_notes()]


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
    assert (again.header, again.take_notes()) == (session.header, [])


def test_a_resumed_game_goes_on_in_the_same_file(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    table(path).submit(0, GATHER)
    again = reopened(path)
    again.submit(0, GATHER)
    assert [str(action) for _, action in record.read(path).moves] == ["gather 1", "gather 1"]
    assert full(reopened(path)) == full(again)


def test_the_move_is_on_disk_when_submit_returns(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    session = table(path, practice=True)
    for moves in range(1, 5):
        seat = session.waiting_for()[0]
        session.submit(seat, session.legal(seat)[-1].action)
        assert len(record.read(path).moves) == moves
        if moves == 3:
            session.undo(0)
            assert len(record.read(path).moves) == 2
            session.redo()


def test_who_leaves_a_table_leaves_its_last_position(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    session = forward(table(path), 3)
    session.close()
    assert record.read(path).history.snapshots[3] == full(session)
    length = path.stat().st_size
    reopened(path).close()
    assert path.stat().st_size == length


def test_an_end_that_could_not_be_said_is_said_on_coming_back(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    session = table(path, length="short")
    random_game(session, 10_000)
    assert session.over
    session.close()
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
    assert notes(again) == [("torn", None)]
    assert notes(again) == []


def test_snapshots_are_written_now_and_then_and_at_the_end(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    session = table(path, 4)
    while not session.over:
        forward(session, 1)
        loaded = record.read(path)
        made = session.made
        last = made if session.over else made // SNAPSHOT_EVERY * SNAPSHOT_EVERY
        assert loaded.history.last_snapshot == last
    assert made > SNAPSHOT_EVERY
    assert loaded.finished
    assert loaded.snapshot == full(session)


# ---------------------------------------------------------------------- long games


def endless(monkeypatch: pytest.MonkeyPatch) -> None:
    """The pool never runs dry and no round is the last."""
    monkeypatch.setattr(toy, "ROUNDS", {"long": 10**9})
    monkeypatch.setattr(toy.Toy, "check", lambda title, state: None)
    monkeypatch.setattr(toy.Duel, "ask", lambda step, state: {})


def test_a_long_game_is_taken_up_from_its_last_snapshot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    endless(monkeypatch)
    path, session = tmp_path / "a.jsonl", table(tmp_path / "a.jsonl", practice=True)
    for number in range(3 * UNDO_PRELOAD_MOVES):
        session.submit(session.waiting_for()[0], END)
        assert session.turn == number + 2
    again = reopened(path)
    assert (full(again), again.made) == (full(session), 3 * UNDO_PRELOAD_MOVES)
    assert UNDO_PRELOAD_MOVES <= len(again.moments) < 2 * UNDO_PRELOAD_MOVES
    assert again.has_earlier
    assert again.log(0)[0][0] == (first := again.first)
    assert again.look_back()
    assert again.log(0)[0][0] == again.first < first
    assert again.undo_to(0, 10)
    assert [again.made, again.turn] == [10, 11]
    assert not again.since(10)
    assert full(reopened(path)) == full(again)
    while again.look_back():
        pass
    assert not again.has_earlier
    assert [number for number, _, _ in again.log(0)] == list(range(10))


def test_the_longer_a_game_the_rarer_its_snapshots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    endless(monkeypatch)
    monkeypatch.setattr(game_history, "SNAPSHOT_EVERY", 2)
    path, session = tmp_path / "a.jsonl", table(tmp_path / "a.jsonl", practice=True)
    for _ in range(400):
        session.submit(session.waiting_for()[0], END)
    kept = sorted(record.read(path).history.snapshots)
    between = [b - a for a, b in pairwise(kept)]
    assert between[:49] == [2] * 49
    assert between[-1] == max(between) == 7  # a fiftieth of 350 to 399 moves


def test_nobody_looks_at_views_while_a_game_is_taken_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.jsonl"
    forward(table(path), 17)
    looks = recorded(monkeypatch, toy.Toy, "view")
    reopened(path)
    assert [seat for _, _, seat in looks] == [-1, 0, 1]


# ---------------------------------------------------------------------- other rules


def of_another_version(path: Path) -> None:
    path.write_text(path.read_text().replace(f'"program":"{__version__}"', '"program":"0.1.9"'))


def forbidden(state: ToyState, seat: Seat) -> None:
    raise IllegalAction([])


def more(state: ToyState, seat: Seat, number: int) -> None:
    """Who gathers gets a point besides."""
    toy_gather(state, seat, number)
    state.change(seat, points=state.players[seat].points + 1)


toy_gather = toy._gather


def test_a_rule_that_gives_another_result_changes_no_game_that_was_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.jsonl"
    session = table(path)
    session.submit(0, GATHER)
    session.close()
    monkeypatch.setattr(toy, "_gather", more)
    before = path.read_bytes()
    again = reopened(path)
    assert full(again) == full(session)
    assert notes(again) == [("floor", 1)]
    assert again.undo_policy.stop(0) == "undo-stops-version"
    assert path.read_bytes() == before


def test_undo_goes_back_to_where_the_rules_were_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.jsonl"
    session = forward(table(path, 4, practice=True), SNAPSHOT_EVERY)
    left = full(session)
    for _ in range(5):
        session.submit(session.waiting_for()[0], session.legal(session.waiting_for()[0])[-1].action)
    monkeypatch.setattr(toy, "_gather", more)
    again = reopened(path)
    assert full(again) == full(session)
    assert notes(again) == [("floor", SNAPSHOT_EVERY)]
    while again.undo(again.moments[-1].seat if again.moments else 0):
        pass
    assert full(again) == left


def test_a_move_that_is_not_possible_any_more_stays_in_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.jsonl"
    session = table(path)
    session.submit(0, GATHER)
    left = full(session)
    session.submit(0, Roll())
    session.submit(1, GATHER)
    before = path.read_bytes()
    with monkeypatch.context() as today:
        today.setattr(toy, "_roll", forbidden)
        again = reopened(path)
        assert full(again) == left
        assert notes(again) == [("misfit", 2)]
        assert again.undo_policy.stop(0) == "undo-stops-version"
        assert path.read_bytes().startswith(before)
        again.submit(0, END)
        once_more = reopened(path)
        assert full(once_more) == full(again)
        assert notes(once_more) == [("floor", 3)]
        assert once_more.undo(0)
        assert full(once_more) == left
    assert len(record.read(path).moves) == 3


def test_a_game_begins_where_it_began_also_when_set_up_is_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.jsonl"
    session = forward(table(path), 3)
    monkeypatch.setattr(rng, "seeded", lambda seed: seed + 99)
    again = reopened(path)
    assert (full(again), notes(again)) == (full(session), [])
    assert again.undo_to(1, 0)


def test_undo_over_snapshots_forgets_none_of_the_earlier_ones(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.jsonl"
    session = forward(table(path, 4, practice=True), SNAPSHOT_EVERY + 1)
    session.undo_to(0, SNAPSHOT_EVERY - 3)
    assert reopened(path).made == SNAPSHOT_EVERY - 3
    assert [*record.read(path).history.snapshots] == [0]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"pool":', '"pole":'),
        ('"card.1"', '"card.2"'),
        ('"pebbles":4', '"pebbles":"4"'),
        ('"op":', '"kind":'),
        ('"seats":4', '"seats":3'),
        ('"turn":', '"turn":1000000'),
    ],
)
def test_a_snapshot_that_does_not_fit_is_passed_over(tmp_path: Path, old: str, new: str) -> None:
    path = tmp_path / "a.jsonl"
    session = forward(table(path, 4), SNAPSHOT_EVERY + 2)
    text = path.read_text()
    snapshot = next(line for line in reversed(text.splitlines()) if "snapshot" in line)
    assert old in snapshot
    path.write_text(text.replace(snapshot, snapshot.replace(old, new)))
    assert full(reopened(path)) == full(session)


def test_a_snapshot_whose_points_cannot_be_counted_is_passed_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.jsonl"
    session = forward(table(path), SNAPSHOT_EVERY + 2)
    known = full(session)

    def scores(title: toy.Toy, state: ToyState, real: Any = toy.Toy.scores) -> Any:
        if codec.encode(state) == latest:
            raise ZeroDivisionError
        return real(title, state)

    latest = record.read(path).snapshot
    monkeypatch.setattr(toy.Toy, "scores", scores)
    before = path.read_bytes()
    with pytest.raises(ZeroDivisionError):  # our own bug
        reopened(path)
    assert path.read_bytes() == before
    of_another_version(path)
    again = reopened(path)
    assert (full(again), notes(again)) == (known, [])


def test_without_any_snapshot_a_game_is_played_again_from_its_seed(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    session = forward(table(path), 5)
    path.write_text("".join(x for x in path.read_text().splitlines(keepends=True) if "snapshot" not in x))
    again = reopened(path)
    assert (full(again), notes(again)) == (full(session), [])


def test_moves_before_the_first_snapshot_that_is_left_cannot_be_undone(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    session = forward(table(path), 5)
    session.close()
    header, _, *rest = path.read_text().splitlines(keepends=True)
    path.write_text("".join((header, *rest)))
    again = reopened(path)
    assert (full(again), notes(again)) == (full(session), [("floor", 5)])


@pytest.mark.parametrize(
    ("field", "value"),
    [("options", {"length": "eternal"}), ("options", {"x": "y"}), ("seats", 1), ("seats", 8)],
)
def test_a_table_that_the_title_does_not_have_is_refused(tmp_path: Path, field: str, value: object) -> None:
    path = tmp_path / "a.jsonl"
    table(path)
    header = json.loads(path.read_text().splitlines()[0])
    header[field] = header["seats"][:1] * value if isinstance(value, int) else value
    path.write_text(json.dumps(header) + "\n")
    for _ in range(2):  # and the record is let go
        with pytest.raises(BadRecord, match=r"a\.jsonl: its table cannot be set up"):
            reopened(path)


# ---------------------------------------------------------------------- the file


def test_a_new_game_does_not_overwrite_a_record(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    table(path).submit(0, GATHER)
    before = path.read_bytes()
    with pytest.raises(BadRecord, match=r"a\.jsonl: there is already a record with this name"):
        table(path)
    assert path.read_bytes() == before


def test_a_game_goes_on_when_it_cannot_be_saved(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    session = table(blocked / "a.jsonl")
    session.submit(0, GATHER)
    assert session.problem
    assert str(session.problem).startswith("a.jsonl: cannot be saved in ")
    blocked.unlink()
    session.submit(0, GATHER)
    assert session.problem is None
    assert full(reopened(blocked / "a.jsonl")) == full(session)


def test_who_plays_on_in_a_new_file_is_told(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    session = table(path)
    path.write_bytes(b"mine\n")
    session.submit(0, GATHER)
    assert [(n.code, n.facts) for n in session.take_notes()] == [
        ("moved", {"file": "a-2.jsonl", "old": "a.jsonl"})
    ]
    assert session.take_notes() == []
    assert session.path == tmp_path / "a-2.jsonl"
    assert path.read_bytes() == b"mine\n"
    assert full(reopened(tmp_path / "a-2.jsonl")) == full(session)


def test_a_table_without_record_has_no_problem() -> None:
    session = table()
    session.submit(0, GATHER)
    session.close()
    assert (session.path, session.problem, session.take_notes()) == (None, None, [])
