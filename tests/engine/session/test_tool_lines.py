"""Lines of tools in a record: kept in their place, read by move, part of undo, redo, replay and branches."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from game.engine.session import record, record_writer
from game.engine.session.clock import Spent
from game.engine.session.record import BadRecord
from game.engine.session.replay import Replay
from game.engine.session.session import Session
from game.engine.session.tool_lines import ToolLine
from game.errors import WrongValue
from tests import games, toy
from tests.toy import Gather

UNKNOWN = {"weather": {"rain": 3}, "wind": "north"}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.jsonl"


def begun(path: Path) -> Session:
    """A game of two moves: a second of thought went before the first one, and the second has a comment."""
    session = games.session(toy.TOY, 2, 1, path)
    session.write_tool_line(ToolLine(spent=Spent(0, 0, 1000)), at_once=False)
    session.submit(0, Gather(1))
    session.submit(0, Gather(2))
    session.write_tool_line(ToolLine(comment="greedy"))
    return session


def insert(path: Path, at: int, line: Any) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    lines.insert(at, json.dumps(line))
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def comments(game: Session | Replay) -> list[tuple[int, str | None]]:
    return [(number, line.comment) for number, line in game.tool_lines("comment")]


def spent(game: Session | Replay) -> list[tuple[int, int]]:
    return [(number, line.spent.ms) for number, line in game.tool_lines("spent") if line.spent]


def test_tools_read_what_they_wrote_by_move(path: Path) -> None:
    begun(path).close()
    session = Session.resume(toy.TOY, record_writer.take(path))
    assert (spent(session), comments(session)) == ([(0, 1000)], [(2, "greedy")])
    session.write_tool_line(ToolLine(comment="earlier", after=1))
    session.close()
    assert comments(Session.resume(toy.TOY, record_writer.take(path))) == [(1, "earlier"), (2, "greedy")]


def test_a_comment_goes_with_its_move_and_comes_again_but_time_has_passed(path: Path) -> None:
    session = begun(path)
    session.undo_to(0, 0)
    assert (spent(session), comments(session)) == ([(0, 1000)], [])
    assert record.read(path).history.tools == session.history.tool_lines()
    session.redo()
    assert not comments(session)
    session.redo()
    assert comments(session) == [(2, "greedy")]
    assert record.read(path).history.tools == session.history.tool_lines()


def test_time_spent_on_undone_moves_counts_where_the_game_goes_on(path: Path) -> None:
    session = begun(path)
    session.write_tool_line(ToolLine(spent=Spent(0, 0, 500)))
    session.undo_to(0, 1)
    assert spent(session) == [(0, 1000), (1, 500)] == spent(Session(session.header, session.history, None))


def test_a_line_of_an_unknown_tool_stays_in_its_place_through_everything(path: Path) -> None:
    begun(path).close()
    insert(path, 4, UNKNOWN)
    before = path.read_bytes()
    session = Session.resume(toy.TOY, record_writer.take(path))
    session.undo_to(0, 0)
    session.close()
    assert path.read_bytes().startswith(before)
    loaded, copy = record.read(path), path.with_name("copy.jsonl")
    record_writer.write(copy, loaded.header, loaded.history)
    assert record.read(copy).history == loaded.history
    assert json.loads(loaded.history.tools[-1].raw) == UNKNOWN


def test_a_branch_of_a_replay_has_the_lines_up_to_there(path: Path) -> None:
    begun(path).close()
    insert(path, 4, UNKNOWN)
    loaded = record.read(path)
    replay = Replay(toy.TOY, loaded.header, loaded.history)
    assert (spent(replay), comments(replay)) == ([(0, 1000)], [])
    replay.go_to(2)
    assert comments(replay) == [(2, "greedy")]
    replay.go_to(1)
    assert [json.loads(kept.raw) for kept in replay.history.recorded().tools][1:] == [UNKNOWN]


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ({"spent": {"seat": 9, "turn": 0, "ms": 5}}, "line 5 is damaged"),
        ({"spent": {"seat": 0, "turn": 0, "ms": -5}}, "line 5 is damaged"),
        ({"clock": {"kind": "game", "base": 0}}, "line 5 is damaged"),
        ({"clock": {"kind": "sand", "base": 5}}, "line 5 is damaged"),
        ({"clock": None}, "line 5 is damaged .*one value"),
        ({"comment": "x" * 1001}, "line 5 is damaged"),
        ({"comment": "x", "clock": {"kind": "game", "base": 5}}, "line 5 is damaged .*one value"),
        ({"comment": "x", "after": 2}, "line 5 is damaged .*more moves than there are: 1"),
        ({"comment": "x", "weather": 1}, 'line 5 .*no field "weather"'),
        ({"move": [0, "gather 1"], "weather": 1}, 'line 5 .*no field "weather"'),
        ({"weather": 1, "move": [0, "gather 1"]}, 'line 5 .*no field "weather"'),
    ],
)
def test_damage_is_named_by_its_line(path: Path, line: Any, reason: str) -> None:
    begun(path).close()
    insert(path, 4, line)
    with pytest.raises(BadRecord, match=rf"^game\.jsonl: {reason}"):
        record.read(path)


def test_a_tool_cannot_write_what_could_not_be_read(path: Path) -> None:
    session = begun(path)
    with pytest.raises(WrongValue):
        session.write_tool_line(ToolLine())
    with pytest.raises(WrongValue):
        session.write_tool_line(ToolLine(comment="later", after=3))
