"""Thinking over several processes: the same outcome, whoever plays the trials, and whoever dies."""

from __future__ import annotations

from functools import partial
from multiprocessing import Pipe
from threading import Thread

import msgspec
import pytest

from game.bots.search import helper_pool
from game.bots.search.bot_server import Advice, BotServer, Request, request
from game.bots.search.clock import Clock
from game.bots.search.helper_pool import HelperPool
from game.bots.search.levels import LEVELS
from game.bots.search.lines import never
from game.bots.search.planner import Planner
from game.engine import flow
from tests import toy
from tests.expect import expect
from tests.toy import PACKAGE, TOY

STATE = TOY.start(3, {}, 4)
VIEW, OPTIONS = TOY.view(STATE, 0), flow.legal(STATE)[0]
ASKED = request("hard", VIEW, 0, OPTIONS, 7, 60.0, "advice")


def advised(helpers: int, asked: Request = ASKED) -> object:
    """What the server says with so many helpers, which are threads here."""
    pipes = [Pipe() for _ in range(helpers)]
    team = [Thread(target=helper_pool.serve, args=(far, toy.find, "toy"), daemon=True) for _, far in pipes]
    for helper in team:
        helper.start()
    for near, _ in pipes:
        near.poll(10)
    found = HelperPool([near for near, _ in pipes])
    answer = BotServer(toy.find, lambda *given: partial(found.play, *given)).answer(asked, Clock)
    for near, _ in pipes:
        near.close()
    return answer


@pytest.mark.parametrize("helpers", [1, 3])
def test_the_outcome_is_the_same_with_any_number_of_helpers(helpers: int) -> None:
    assert advised(helpers) == advised(0) == BotServer(toy.find).answer(ASKED, Clock)


def test_a_helper_that_died_is_done_without() -> None:
    near, far = Pipe()
    far.send(None)
    team, bot = HelperPool([near]), Planner(PACKAGE, LEVELS["hard"])
    bot.play = partial(team.play, ASKED, bot)
    team._look()
    far.close()
    alone = Planner(PACKAGE, LEVELS["hard"])
    assert bot.judge(VIEW, 0, OPTIONS, 7) == alone.judge(VIEW, 0, OPTIONS, 7)


def test_a_helper_that_is_not_there_yet_is_not_waited_for() -> None:
    near, _far = Pipe()
    bot = Planner(PACKAGE, LEVELS["hard"])
    bot.play = partial(HelperPool([near]).play, ASKED, bot)
    assert bot.judge(VIEW, 0, OPTIONS, 7)[0]


def test_what_was_stopped_comes_to_the_best_looking_line() -> None:
    hurried = expect(BotServer(toy.find).answer(ASKED, lambda _: lambda: True), Advice)
    assert hurried.candidates[0].action in {option.action for option in OPTIONS}


def test_a_turn_has_its_seconds_once() -> None:
    given: list[float] = []

    def clock(seconds: float) -> Clock:
        given.append(seconds)
        return Clock()

    server = BotServer(toy.find)
    asked = msgspec.structs.replace(ASKED, wants="move", seconds=3.0)
    server._spent[0] = VIEW.turn, 1.0
    server.answer(asked, clock)
    server._spent[0] = VIEW.turn, 5.0
    server.answer(asked, clock)
    server._spent[0] = VIEW.turn + 1, 5.0
    server.answer(asked, clock)
    assert given == pytest.approx([2.0, 0.6, 3.0])


def test_a_clock_says_when_and_when_a_person_said_so() -> None:
    assert not never()
    assert not Clock()()
    assert Clock(is_stopped=lambda: True)()
    assert Clock(1e-9)()
