"""How the points of a finished game went."""

from __future__ import annotations

import random

from game.engine.session.course import TurnPoints, course
from game.engine.session.record import SeatSetup
from game.engine.session.session import Session
from tests import toy


def played() -> Session:
    session = Session.new(toy.TOY, [SeatSetup(name, "red") for name in ("A", "B", "C")], {}, 1)
    chance = random.Random(1)
    while not session.over:
        seat = chance.choice(session.waiting_for())
        session.submit(seat, chance.choice(session.legal(seat)).action)
    return session


def test_every_turn_has_one_standing_and_the_last_is_the_score() -> None:
    session = played()
    found = session.course()
    assert [standing.turn for standing in found] == list(range(found[0].turn, session.turn + 1))
    assert found[-1] == TurnPoints(session.turn, session.scores().totals)


def test_the_last_position_of_a_turn_counts_and_no_position_is_changed() -> None:
    session = played()
    first, last = session.moments[0].before, session.moments[-1].after
    first.turn = last.turn
    assert course(toy.TOY, [first, last]) == [TurnPoints(last.turn, session.scores().totals)]
    assert first.stack
