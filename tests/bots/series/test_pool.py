"""Calls that others carry out: what they give, how they fail, and what waits for them."""

from __future__ import annotations

import os
import signal

import pytest

from game.bots import BotFailed
from game.bots.series import pool
from game.bots.series.cluster import PoolFailed
from game.bots.series.pool import Pool


def double(number: int) -> int:
    if number == 5:
        raise BotFailed("error-bot-failed", bot="five", reason="It is five.")
    return 2 * number


def die(number: int) -> int:
    os._exit(number)


def test_every_answer_has_its_place() -> None:
    for shared in (Pool(), Pool(2)):
        assert sorted(pool.each(double, [4, 1, 3], shared)) == [(0, 8), (1, 2), (2, 6)]


def test_what_fails_there_fails_here() -> None:
    with pytest.raises(BotFailed, match=r"It is five\."):
        list(pool.each(double, [4, 5, 6], Pool(2)))


def test_who_ends_by_itself_is_told_of() -> None:
    with pytest.raises(PoolFailed, match="a process ended unexpectedly, perhaps for lack of memory"):
        list(pool.each(die, [1, 2, 3], Pool(2)))
    assert sorted(pool.each(double, [1, 2], Pool(2))) == [(0, 2), (1, 4)]


@pytest.mark.parametrize("number", pool.STOP_SIGNALS)
def test_who_wants_to_stop_waits_until_it_is_done(number: signal.Signals) -> None:
    before, done = signal.getsignal(number), []
    with pytest.raises(KeyboardInterrupt), pool.undisturbed():
        signal.raise_signal(number)
        done.append(number)
    assert done == [number]
    assert signal.getsignal(number) == before
