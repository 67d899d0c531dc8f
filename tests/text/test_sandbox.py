"""Trying moves in a terminal, on a copy of the game or of a replay."""

from __future__ import annotations

import io
import re

import pytest

from game.engine import codec
from game.engine.session.record import SeatSetup
from game.engine.session.replay import Replay
from game.engine.session.session import Session
from game.packages import registry
from game.text import sandbox_client, start
from game.text.page import Page
from tests.text.scripted import Here, Person


@pytest.fixture(autouse=True)
def bots_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sandbox_client, "BotProcess", Here)


def begun(title: str) -> Session:
    """A game of two people at its first turn."""
    people = [SeatSetup("Ann", "blue"), SeatSetup("Bo", "red")]
    session = Session.new(registry.find(title).title, people, {}, 3)
    while session.turn < 1:
        seat = session.waiting_for()[0]
        session.submit(seat, session.legal(seat)[0].action)
    return session


def typed(session: Session | Replay, *lines: str) -> str:
    """What is written while these lines are typed."""
    out, left = io.StringIO(), iter(lines)
    person = Person(out, lambda _: next(left, None))
    if isinstance(session, Replay):
        start.watch(session, Page(out), person.read, None, lambda: None).run()
    else:
        start.table(session, Page(out), person.read, Here()).run()
    return out.getvalue()


@pytest.mark.parametrize("title", ["raiders", "scythe", "runebound"])
def test_what_is_tried_leaves_the_game_as_it_was(title: str) -> None:
    session = begun(title)
    before, made = codec.encode(session.state), session.made
    said = typed(session, "", "try", "1", "1", "compare", "undo", "again", "1", "leave", "quit")
    assert (codec.encode(session.state), session.made) == (before, made)
    assert said.count("This is a copy") == 2
    assert "Compared with the real position" in said
    assert "Nothing of what you tried remains." in said


def test_cards_that_cannot_be_known_are_marked() -> None:
    session = begun("raiders")
    said = typed(session, "", "try", "answer", "leave", "quit")
    assert "It is already Bo’s turn to choose." in said
    assert "(a guess)" not in said
    other = typed(session, "", "try", *["1"] * 12, "leave", "quit")
    assert "(a guess)" in other


def test_bots_answer_until_it_is_the_own_choice_again() -> None:
    session = begun("raiders")
    own = session.waiting_for()[0]
    said = typed(session, "", "try", *["1"] * 9, "answer", "compare", "leave", "quit")
    assert f"{session.seats[own].name} (you)" in said.rpartition("answer")[2]


def test_a_replay_is_tried_from_any_move() -> None:
    session = begun("raiders")
    replay = Replay(session.title, session.header, session.history.recorded())
    made = replay.length
    said = typed(replay, "", "try", "1", "leave", "end", "quit")
    assert "This is a copy" in said
    assert (replay.made, replay.length) == (made, made)


def test_what_was_done_of_a_turn_is_judged_in_a_terminal() -> None:
    said = typed(begun("raiders"), "", "puzzle", "judge", "1", "1", "judge", "judge", "leave", "quit")
    assert said.count("There is nothing new to judge") == 2, "before the first choice, and twice"
    assert said.count("A hard bot is judging your turn") == 1
    assert re.search(r"Your turn is|better turn is possible", said)


def test_an_answer_to_a_puzzle_is_judged_and_another_can_be_tried() -> None:
    session = begun("raiders")
    before = codec.encode(session.state)
    said = typed(session, "", "puzzle", "1", "again", "2", "leave", "quit")
    assert said.count("A hard bot is judging your move") == 2
    assert "best move" in said
    assert codec.encode(session.state) == before
