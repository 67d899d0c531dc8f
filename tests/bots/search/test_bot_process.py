"""A bot in a process of its own, which may die."""

from __future__ import annotations

import errno
import multiprocessing
import multiprocessing.spawn
import os
import pickle
import signal
from collections.abc import Iterator
from multiprocessing import resource_tracker
from multiprocessing.context import BaseContext
from multiprocessing.process import BaseProcess
from pathlib import Path

import pytest

from game.bots.search import bot_process
from game.bots.search.bot_process import BotProcess, Request
from game.engine import flow
from game.engine.model import UNKNOWN, Action
from game.packages import registry
from game.packages.registry import Package
from tests import toy
from tests.expect import expect
from tests.programs import PATIENCE
from tests.toy import TOY

FLAG = "HOTSEAT_TEST_DIED"


def find_and_die(name: str) -> Package:
    """Ends the worker's process whenever it is asked."""
    if multiprocessing.parent_process():
        os._exit(3)
    return toy.find(name)


def find_and_die_once(name: str) -> Package:
    """Ends the first worker's process only."""
    flag = Path(os.environ[FLAG])
    if not flag.exists():
        flag.touch()
        os._exit(3)
    return toy.find(name)


def question(seed: int = 1, bot: str = "easy") -> Request:
    state = TOY.start(3, {}, 4)
    return bot_process.request(bot, TOY.view(state, 0), 0, flow.legal(state)[0], seed)


def wait(asked: BotProcess) -> Action:
    for _ in range(3):  # a death is one empty answer
        if (action := asked.poll(PATIENCE)) is not None:
            return expect(action, Action)
    raise AssertionError("no answer")


@pytest.fixture
def one() -> Iterator[BotProcess]:
    asked = BotProcess(toy.find)
    yield asked
    asked.close()


@pytest.mark.parametrize("bot", ["random", "easy"])
def test_the_worker_answers_as_the_bot_does_here(one: BotProcess, bot: str) -> None:
    for seed in range(3):
        one.ask(question(seed, bot))
        assert one.busy
        assert wait(one) == bot_process.answer(toy.find, question(seed, bot))
        assert not one.busy
    assert one.problem is None


def test_the_worker_is_another_process_and_stays(one: BotProcess) -> None:
    one.ask(question())
    first = one.pid
    wait(one)
    one.ask(question(2))
    assert one.pid == first != os.getpid()
    wait(one)


def test_nothing_is_started_before_the_first_question(one: BotProcess) -> None:
    assert one.pid is None
    assert one.poll() is None


def test_the_worker_is_told_nothing_hidden() -> None:
    state = TOY.start(3, {}, 4)
    raw = question().view
    hidden = [card for seat in (1, 2) for card in state.players[seat].hand] + state.deck
    assert [card for card in hidden if f'"{card}"'.encode() in raw] == []
    assert f'"{UNKNOWN}"'.encode() in raw


def test_a_worker_that_was_killed_is_replaced(one: BotProcess) -> None:
    one.ask(question())
    wait(one)
    first = one.pid
    assert first is not None
    os.kill(first, signal.SIGKILL)
    multiprocessing.connection.wait([one._process.sentinel], PATIENCE)
    one.ask(question(3))
    assert wait(one) == bot_process.answer(toy.find, question(3))
    assert one.problem == "The bot's process ended by itself (exit code -9)."
    assert one.pid != first


def test_a_worker_that_died_thinking_is_asked_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(FLAG, str(tmp_path / "died"))
    one = BotProcess(find_and_die_once)
    one.ask(question())
    assert wait(one) == bot_process.answer(toy.find, question())
    assert one.problem == "The bot's process ended by itself (exit code 3)."
    one.close()


def test_when_workers_always_die_the_bot_thinks_here() -> None:
    one = BotProcess(find_and_die)
    one.ask(question())
    assert wait(one) == bot_process.answer(toy.find, question())
    assert one.problem
    assert one.pid is None
    one.close()


@pytest.mark.parametrize("missing", ["program", "process", "pipe"])
def test_where_no_process_can_start_the_bot_thinks_here(
    missing: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    resource_tracker.ensure_running()  # multiprocessing keeps its pipe open from its first process on
    if missing == "program":
        monkeypatch.setattr(multiprocessing.spawn, "_python_exe", b"/no/such/python")
    else:
        owner, name = (BaseProcess, "start") if missing == "process" else (BaseContext, "Pipe")
        monkeypatch.setattr(owner, name, no_more_of_it)
    before = len(list(Path("/dev/fd").iterdir()))
    one = BotProcess(toy.find)
    for seed in (1, 2):
        one.ask(question(seed))
        assert wait(one) == bot_process.answer(toy.find, question(seed))
    assert one.problem
    assert one.pid is None
    one.close()
    assert len(list(Path("/dev/fd").iterdir())) == before


def no_more_of_it(*_: object, **__: object) -> None:
    raise OSError(errno.EAGAIN, "Resource temporarily unavailable")


def find_and_wait(name: str) -> Package:
    """A bot that thinks until nobody waits for it any more, then tries to answer."""
    if parent := multiprocessing.parent_process():
        Path(os.environ[FLAG]).touch()
        multiprocessing.connection.wait([parent.sentinel], PATIENCE)
    return toy.find(name)


def test_closing_while_the_bot_thinks_is_quiet_and_does_not_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    thinking = tmp_path / "thinking"
    monkeypatch.setenv(FLAG, str(thinking))
    monkeypatch.setattr(bot_process, "GRACE_S", PATIENCE)
    one = BotProcess(find_and_wait)
    one.ask(question())
    while not thinking.exists():
        assert one.poll(0.01) is None
    process = one._process
    one.close()
    assert process.exitcode == -signal.SIGTERM
    assert capfd.readouterr().err == ""


def test_an_answer_that_nobody_waits_for_is_no_error(capfd: pytest.CaptureFixture[str]) -> None:
    ours, theirs = multiprocessing.Pipe()
    theirs.send_bytes(b"an answer")
    ours.close()
    bot_process._serve(theirs, toy.find)
    assert capfd.readouterr().err == ""


def test_a_new_question_drops_the_open_one(one: BotProcess) -> None:
    one.ask(question(1, "random"))
    one.ask(question(2, "random"))
    assert wait(one) == bot_process.answer(toy.find, question(2, "random"))
    assert one.poll() is None


def test_close_ends_the_process(one: BotProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_process, "IDLE_GRACE_S", 60.0)  # on a busy machine it may take its time
    one.ask(question())
    wait(one)
    process = one._process
    one.close()
    assert process.exitcode == 0
    assert one.pid is None
    one.close()


@pytest.mark.parametrize("title", registry.names())
def test_every_option_of_a_title_comes_back_from_the_worker_as_it_was(title: str) -> None:
    """Through the pipe and back an action is the same, whatever its ids look like."""
    rules = registry.find(title).title
    state = rules.start(max(rules.seats), {}, 5)
    for number in range(150):
        seat = min(asked := flow.legal(state))
        asking = bot_process.request("random", rules.view(state, seat), seat, asked[seat], number)
        assert pickle.loads(pickle.dumps(asking)) == asking  # noqa: S301 - what the pipe does
        flow.play(state, seat, expect(bot_process.answer(registry.find, asking), Action))
