"""Turning points: every turn of a game once, what it cost or won, and the few that weigh most."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from game.bots.advice import turning_points
from game.bots.advice.turning_points import Turn, TurningPoint
from game.bots.search.bot_server import Advice, BotServer
from game.bots.search.clock import Clock
from game.bots.search.planner import Candidate
from game.engine.model import Action
from game.engine.session.record import SeatSetup
from game.engine.session.replay import Replay
from game.engine.session.session import Session
from tests import toy
from tests.expect import expect
from tests.toy import TOY, Draw, End, Gather, Roll

SEATS = [SeatSetup("Ada", "blue"), SeatSetup("Bruno", "red")]


@pytest.fixture
def replay() -> Replay:
    """A game of moves taken at random."""
    session, chance = Session.new(TOY, SEATS, {"length": "long"}, 3), random.Random(1)
    while asked := session.waiting_for():
        session.submit(asked[0], chance.choice(session.legal(asked[0])).action)
    return Replay(session.title, session.header, session.history.recorded())


def found(replay: Replay) -> list[Turn]:
    return [turn for turn in turning_points.turns(replay) if turn is not None]


def test_every_turn_is_looked_at_once_with_all_that_was_decided_in_it(replay: Replay) -> None:
    turns = found(replay)
    assert [turn.turn for turn in turns] == sorted({turn.turn for turn in turns})
    for turn, after in pairwise(turns):
        moves = [replay.move(number) for number in range(turn.number, after.number)]
        assert [action for seat, action in moves if seat == turn.seat] == turn.made


def test_only_what_the_seat_saw_is_judged(replay: Replay) -> None:
    for turn in found(replay):
        assert turn.view == TOY.view(expect(turn.view, toy.ToyState), turn.seat)


def test_a_turn_is_judged_by_what_was_made_in_it(replay: Replay) -> None:
    turn = next(turn for turn in found(replay) if turn.made[0] != Gather(3))
    advice = BotServer(toy.find).answer(
        turning_points.question(turn, replay, turning_points.FIRST_LEVEL), Clock
    )
    assert isinstance(advice, Advice)
    assert advice.made is not None
    assert advice.made.action == turn.made[0]
    assert advice.made.value <= advice.candidates[0].value


def turn_of(*made: Action) -> Turn:
    state = TOY.start(2, {}, 4)
    return Turn(5, 2, 1, TOY.view(state, 0), [], list(made))


BEST = Candidate((Gather(3),), 9.0, {"pebbles": 6.0})
NEXT = Candidate((Draw(),), 5.0, {"pebbles": 2.0})
POOR = Candidate((Roll(),), 2.0, {"pebbles": 1.0})


def test_a_poor_move_costs_what_the_best_one_is_better() -> None:
    point = turning_points.judged(turn_of(Roll()), Advice([BEST, NEXT, POOR], {}, POOR))
    assert point is not None
    assert (point.cost, point.instead) == (7.0, Gather(3))
    assert [(reason.feature, reason.points) for reason in point.reasons] == [("pebbles", 5.0)]


def test_the_best_move_wins_what_the_next_one_is_worse() -> None:
    point = turning_points.judged(turn_of(Gather(3)), Advice([BEST, NEXT, POOR], {}, BEST))
    assert point is not None
    assert (point.cost, point.instead) == (-4.0, Draw())


def test_what_makes_no_difference_is_no_turning_point() -> None:
    near = Candidate((Draw(),), 8.9, {})
    assert turning_points.judged(turn_of(Draw()), Advice([BEST, near], {}, near)) is None
    assert turning_points.judged(turn_of(Gather(3)), Advice([BEST], {}, BEST)) is None


def test_the_weightiest_stand_in_the_order_of_the_game() -> None:
    costs = {3: 2.0, 10: 9.0, 20: -8.0, 30: 5.0, 40: 4.0, 50: -1.5}
    points = [TurningPoint(at, at, 0, Draw(), End(), cost, ()) for at, cost in costs.items()]
    assert [point.number for point in turning_points.weightiest(points)] == [10, 20, 30, 40]
