"""The log by turns follows what is taken back."""

from __future__ import annotations

from game.engine.model import Action
from game.engine.session.session import Session
from game.presentation.log_turns import LogEntry, Turns
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
