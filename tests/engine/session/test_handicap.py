"""A handicap: goods beyond the rules, in the first position, the record and the score sheet."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from game.cli import asked_table
from game.engine import codec
from game.engine.session import record, record_writer
from game.engine.session.beginning import first_position
from game.engine.session.handicap import Gift
from game.engine.session.misfits import Origin
from game.engine.session.record import SeatSetup
from game.engine.session.replay import Replay
from game.engine.session.session import Session
from game.engine.title import BadTable
from game.errors import UserError
from game.packages import registry
from game.titles.runebound.rules.heroes import figures
from tests import games, toy
from tests.text import scripted
from tests.toy import Draw, Gather

PEOPLE = [SeatSetup("Ann", "red"), SeatSetup("Bo", "blue")]
GIFT = Gift(1, "points", 4)


def amounts(game: Session | Replay, good: str) -> list[int]:
    """How much of a good each player has."""
    table: Any = game.state
    return [getattr(player, good) for player in table.players]


def begun(path: Path) -> Session:
    return Session.new(toy.TOY, PEOPLE, {}, 1, path, gifts=[GIFT])


def test_the_goods_are_there_from_the_start_and_after_resume_undo_and_in_a_replay(tmp_path: Path) -> None:
    session = begun(tmp_path / "a.jsonl")
    session.submit(0, Gather(1))
    session.submit(0, Draw())
    session.undo_to(0, 0)
    session.close()
    taken = record_writer.take(tmp_path / "a.jsonl")
    again = Session.resume(toy.TOY, taken)
    assert amounts(again, "points") == [0, 4]
    assert [line.handicap for _, line in again.tool_lines("handicap")] == [(GIFT,)]
    replay = Replay(toy.TOY, taken.loaded.header, taken.loaded.history)
    assert amounts(replay, "points") == [0, 4]
    again.close()


def test_the_record_of_such_a_game_is_whole(tmp_path: Path) -> None:
    begun(tmp_path / "a.jsonl").submit(0, Gather(1))
    loaded = record.read(tmp_path / "a.jsonl")
    assert Origin(toy.TOY, loaded.header, loaded.history).is_whole
    start = first_position(toy.TOY, loaded.header, loaded.history)
    assert codec.encode(start) == loaded.history.snapshots[0]


@pytest.mark.parametrize(
    ("gift", "words"),
    [
        (Gift(0, "castles", 1), "castles"),
        (Gift(5, "points", 1), "no seat 6"),
        (Gift(0, "points", 10), "1 to 9"),
    ],
)
def test_what_cannot_be_given_is_refused_before_anything_is_written(
    gift: Gift, words: str, tmp_path: Path
) -> None:
    with pytest.raises(BadTable, match=words):
        Session.new(toy.TOY, PEOPLE, {}, 1, tmp_path / "a.jsonl", gifts=[gift])
    assert not (tmp_path / "a.jsonl").exists()


@pytest.mark.parametrize("name", registry.names())
def test_every_title_is_played_with_the_most_of_every_good(name: str) -> None:
    title, chance = registry.find(name).title, random.Random(3)
    for seed in range(3):
        options = games.any_options(title, 2, random.Random(seed))
        gifts = [Gift(seat, good, most) for good, most in title.gifts.items() for seat in (0, 1)]
        session = Session.new(title, PEOPLE, options, seed, gifts=gifts)
        for _ in range(60):
            title.check(session.state)
            if seats := session.waiting_for():
                session.submit(seats[0], chance.choice(session.legal(seats[0])).action)


def test_scythe_keeps_a_handicap_when_factions_are_chosen_or_bid_for() -> None:
    title, chance = registry.find("scythe").title, random.Random(3)
    for choosing in ("dealt", "chosen", "bid"):
        session = Session.new(title, PEOPLE, {"mats": choosing}, 1, gifts=[Gift(0, "power", 9)])
        while not session.turn:
            seat = session.waiting_for()[0]
            session.submit(seat, chance.choice(session.legal(seat)).action)
        powers = amounts(session, "power")
        assert powers[0] >= 9 > powers[1]


def test_runebound_gives_experience_that_raises_and_makes_the_next_pair_no_dearer() -> None:
    title = registry.find("runebound").title
    session = Session.new(title, PEOPLE, {}, 1, gifts=[Gift(0, "life", 2), Gift(0, "melee", 1)])
    state: Any = session.state
    ann = state.players[0]
    assert (ann.experience, ann.pairs) == (("life", "life", "melee"), 0)
    assert figures.life(state, ann.hero) == title.book.heroes[ann.hero].life + 2


def test_the_score_sheet_lists_it() -> None:
    seats = [SeatSetup("Ada", "blue"), SeatSetup("Bruno", "orange", "random")]
    session = Session.new(registry.find("raiders").title, seats, {}, 7, gifts=[Gift(0, "silver", 5)])
    client, person = scripted.seat(session, scripted.words("score", "quit"))
    client.run()
    assert "Handicap: Silver" in person.answers[1][0]


@pytest.mark.parametrize(
    "written", ["", "coins=5", "0:coins=5", "9:coins=5", "1:coins", "1:coins=0", "1:coins=100", "1:co ins=5"]
)
def test_a_handicap_that_is_none_is_refused_with_its_form(written: str) -> None:
    with pytest.raises(UserError, match="write SEAT:GOOD=NUMBER"):
        asked_table.gifts([written])
    assert asked_table.gifts(["2:coins=5"]) == (Gift(1, "coins", 5),)
