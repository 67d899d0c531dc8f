"""The log by turns follows what is taken back."""

from __future__ import annotations

from game.engine.model import Action
from game.engine.session.session import Session
from game.engine.session.tool_lines import Opened, ToolLine
from game.presentation.log_turns import OPENED, LogEntry, Turns
from tests import games
from tests.toy import TOY, End, Gather


def session(*actions: Action) -> Session:
    made = games.session(TOY, 2, 1)
    for action in actions:
        made.submit(made.waiting_for()[0], action)
    return made


def entries(turns: Turns) -> list[LogEntry]:
    return [entry for turn in turns.update() for entry in turn.entries]


def test_a_move_that_was_taken_back_leaves_the_log() -> None:
    played = session(Gather(2), End(), Gather(1))
    turns = Turns(played, 0)
    assert [event.facts["number"] for _, _, event in entries(turns) if event.verb == "gathered"] == [2, 1]
    assert played.undo(1)
    played.submit(1, Gather(3))
    assert [event.facts["number"] for _, _, event in entries(turns) if event.verb == "gathered"] == [2, 3]
    assert [seat for _, seat, _ in entries(turns)] == [0, 0, 1]


def kinds(turns: Turns) -> list[str]:
    return [event.verb for _, _, event in entries(turns) if event.verb in (OPENED, "gathered")]


def test_a_seat_opened_without_its_pin_stands_in_the_log_and_stays_after_undo() -> None:
    played = session(Gather(2), End(), Gather(1))
    turns = Turns(played, 0)
    assert OPENED not in kinds(turns)
    played.write_tool_line(ToolLine(opened=Opened(1)))
    assert kinds(turns) == ["gathered", "gathered", OPENED]
    played.submit(1, Gather(3))
    assert kinds(turns) == kinds(Turns(played, 0)) == ["gathered", "gathered", OPENED, "gathered"]
    assert played.undo(1)
    assert played.undo(1)
    assert kinds(turns) == ["gathered", OPENED]
    assert turns.update()[-1].entries[-1][1] == 1


def test_each_part_of_a_log_has_an_opening_once() -> None:
    played = session(Gather(2), End())
    played.write_tool_line(ToolLine(opened=Opened(0)))
    played.write_tool_line(ToolLine(opened=Opened(7)))  # of no seat at this table
    played.submit(1, Gather(3))
    assert [kinds(Turns(played, 0, least)).count(OPENED) for least in range(4)] == [1, 1, 0, 0]
