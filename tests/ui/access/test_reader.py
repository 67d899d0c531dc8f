"""The adapter's process: what goes through its pipe, and what happens when it hangs or dies."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from multiprocessing.connection import Connection

import pytest

from game.ui.window.access.nodes import ROOT, Node, Request, Update
from game.ui.window.access.reader import HANG_S, MAX_STARTS, ChildReader
from tests.programs import PATIENCE

UPDATE = Update((Node(ROOT, "window", "Hotseat"),), ROOT)


def listens(pipe: Connection) -> None:
    """Stands in for the adapter: a screen reader is running and presses whatever it is told."""
    pipe.send(True)
    while True:
        told = pipe.recv()
        pipe.send(None)
        if isinstance(told, Update):
            pipe.send(Request("press", told.focus))


def hangs(pipe: Connection) -> None:
    """Stands in for an adapter that never answers."""
    pipe.recv()
    time.sleep(PATIENCE)


class Clock:
    """A clock that a test moves on."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def start(clock: Clock) -> Iterator[Callable[[Callable[[Connection], None]], ChildReader]]:
    """Starts a reader; it is closed in the end."""
    made = list[ChildReader]()

    def begin(target: Callable[[Connection], None]) -> ChildReader:
        made.append(ChildReader(target, clock))
        return made[-1]

    yield begin
    for reader in made:
        reader.close()


def poll_until(reader: ChildReader, done: Callable[[list[Request]], bool]) -> list[Request]:
    """Poll until the requests or the reader are as wanted."""
    found, until = list[Request](), time.monotonic() + PATIENCE
    while not done(found) and time.monotonic() < until:
        found += reader.poll()
        time.sleep(0.01)
    return found


def test_what_is_told_is_answered_and_asked_for(
    start: Callable[[Callable[[Connection], None]], ChildReader],
) -> None:
    reader = start(listens)
    poll_until(reader, lambda _: reader.is_active)
    assert reader.restarted()
    assert not reader.restarted()
    reader.update(UPDATE)
    assert not reader.is_ready
    assert poll_until(reader, lambda found: bool(found)) == [Request("press", ROOT)]
    assert reader.is_ready


def test_a_process_that_hangs_is_ended_and_started_anew(
    clock: Clock, start: Callable[[Callable[[Connection], None]], ChildReader]
) -> None:
    reader = start(hangs)
    first = reader.pid
    reader.update(UPDATE)
    assert reader.poll() == []
    assert reader.pid == first
    clock.now += HANG_S + 1
    assert reader.poll() == []
    assert reader.pid not in (None, first)
    assert reader.is_ready


def test_after_some_failures_there_is_no_reader(
    clock: Clock, start: Callable[[Callable[[Connection], None]], ChildReader]
) -> None:
    reader = start(hangs)
    for _ in range(MAX_STARTS):
        assert reader.pid is not None
        reader.update(UPDATE)
        clock.now += HANG_S + 1
        reader.poll()
    assert reader.pid is None
    assert not reader.is_ready
    reader.update(UPDATE)  # nobody is told, and the game goes on
    assert reader.poll() == []
