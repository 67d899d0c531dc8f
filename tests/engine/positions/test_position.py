"""Positions as files: what is written is read again, and what cannot be played is refused by name."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from game.engine import codec
from game.engine.files import BOM
from game.engine.model import Choice, Option, Reason, Seat
from game.engine.positions import position
from game.engine.positions.position import BadPosition
from game.engine.session.session import Session
from game.engine.title import BadTable, Title
from tests import toy
from tests.engine.session.test_session import reopened, setup
from tests.toy import TOY, End, Gather, NextTurn, ToyState, Turn


def find(name: str) -> Title:
    if name != TOY.id:
        raise BadTable("error-no-title", title=name, known=())
    return TOY


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "here.json"
    position.write(TOY.start(2, {}, 5), path)
    return path


def change(path: Path, before: str, after: str) -> None:
    words = path.read_text()
    assert before in words
    path.write_text(words.replace(before, after, 1))


def test_a_position_comes_back_as_it_was(file: Path) -> None:
    title, state = position.read(file, find)
    assert title is TOY
    assert codec.encode(state) == codec.encode(TOY.start(2, {}, 5))
    assert file.read_text().count("\n") > 10  # a fact a line


def test_a_mark_before_the_text_is_no_part_of_it(file: Path) -> None:
    file.write_bytes(BOM + file.read_bytes())
    assert position.read(file, find).state.seats == 2


def test_a_file_that_is_there_stays_as_it_is(file: Path) -> None:
    with pytest.raises(BadPosition, match=r"^here.json: cannot be written"):
        position.write(TOY.start(3, {}, 5), file)
    assert position.read(file, find).state.seats == 2


@pytest.mark.parametrize(
    ("before", "after", "words"),
    [
        ('"title": "toy"', '"title": "chess"', 'There is no title "chess"'),
        ('"title"', '"tilte"', "title"),
        ('"seats": 2', '"seats": "two"', r"seats"),
        ('"seats": 2', '"points": [1], "seats": 2', r'line \d+, points: there is no field "points"'),
        (",\n", ",,\n", "line 5"),
        ('"seats": 2', '"seats": 70', "players"),
    ],
)
def test_what_cannot_be_played_is_refused(file: Path, before: str, after: str, words: str) -> None:
    change(file, before, after)
    with pytest.raises(BadPosition, match=rf"^here.json: .*{words}") as refused:
        position.read(file, find)
    assert len(str(refused.value)) < 200


def test_a_game_goes_on_from_a_position(file: Path, tmp_path: Path) -> None:
    state = position.read(file, find).state
    session = Session.begin(TOY, setup(), state, tmp_path / "game.jsonl", lesson="first_game")
    session.submit(0, Gather(1))
    session.close()
    again = reopened(tmp_path / "game.jsonl")
    assert (again.made, again.header.lesson, again.header.placed) == (1, "first_game", True)
    assert again.undo(0)
    assert codec.encode(again.state) == codec.encode(state)


# ---------------------------------------------------------------------- tried out


def lost(state: ToyState, seat: Seat) -> None:
    """A card that goes nowhere."""
    state.deck.pop()


def broken(state: ToyState, seat: Seat) -> None:
    raise KeyError("card")


@pytest.mark.parametrize(
    ("draw", "words"),
    [
        (broken, 'the choice "draw" cannot be made'),
        (lost, 'the choice "draw" leads to an impossible position'),
    ],
)
def test_every_choice_is_tried_out(
    file: Path, monkeypatch: pytest.MonkeyPatch, draw: Callable[[ToyState, Seat], None], words: str
) -> None:
    monkeypatch.setattr(toy, "_draw", draw)
    with pytest.raises(BadPosition, match=words):
        position.read(file, find)


def test_a_seat_that_is_asked_must_have_a_choice(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    refused = Choice(Option(End()), Reason("deck-empty", "TOY-002"))
    monkeypatch.setattr(Turn, "ask", lambda step, state: {step.seat: [refused]})
    with pytest.raises(BadPosition, match="seat 0 is asked and has no choice"):
        position.read(file, find)


def test_pending_steps_run_up_to_the_first_question(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    state = TOY.start(2, {}, 5)
    state.stack[:] = [NextTurn(0)]
    position.write(state, tmp_path / "next.json")
    assert position.read(tmp_path / "next.json", find).state.stack == [Turn(1)]
    monkeypatch.setattr(NextTurn, "run", broken)
    with pytest.raises(BadPosition, match="no game can go on from here"):
        position.read(tmp_path / "next.json", find)
