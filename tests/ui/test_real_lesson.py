"""A lesson as a newcomer meets it: from the menu to its end in a real window, with a real mouse."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest

from game import paths
from game.engine import lesson
from game.engine.lesson import LEARNER, Opened
from game.engine.model import Option
from game.engine.session import record
from game.engine.session.record import SeatSetup
from game.engine.session.session import Session
from game.packages import registry
from game.ui.widgets.press_guard import GUARD_MS
from tests.ui import real
from tests.ui.real import Window, screen

TITLES = os.environ.get("HOTSEAT_LESSONS", "raiders").split(",")
"""The lessons that are played: one is enough to see that the window does what the posted events do."""

FRESH = 1.2 * GUARD_MS / 1000
"""Seconds in which a button takes no press that was meant for what was there before."""

pytestmark = real.MARKS


@pytest.fixture(scope="module")
def display() -> Iterator[str]:
    """A screen that nobody sees."""
    yield from screen()


@pytest.fixture
def window(display: str, own_home: Path) -> Iterator[Window]:
    """The program at its menu."""
    opened = real.opened(display)
    yield opened
    if opened.process.poll() is None:
        opened.close()


def twin(title: str) -> tuple[Session, Opened]:
    """The same game without a window: it says what is legal."""
    package = registry.find(title)
    opened = lesson.open_lesson(lesson.path(package.content), package.title)
    seats = [
        SeatSetup(f"{n}", colour)
        for n, colour in zip(range(opened.start.seats), record.COLOURS, strict=False)
    ]
    return Session.begin(package.title, seats, opened.start, practice=True), opened


def by_hand(window: Window, option: Option) -> None:
    """Do in the window what an option says."""
    source, target, button = option.source, option.target, f"act:{option.action}".replace(" ", "_")
    if source != target and source in window.places and target in window.places:
        window.drag(source or "", target or "")
    else:
        window.click(button if button in window.places else source or target or "")


def make(window: Window, made: int, gesture: Callable[[], None]) -> None:
    """Do something until it has come to so many moves. What is shown large meanwhile takes the gesture, which
    is made again, or comes after it and is put away."""
    gesture()
    while not (line := window.wait((f"table {made} ", "ready "))).startswith("table"):
        if line == "ready table" or window.soon("ready table"):
            window.do("sleep", FRESH)
            gesture()
        else:
            window.key("Return")
            window.wait("ready table")


@pytest.mark.parametrize("title", TITLES)
def test_a_lesson_from_the_menu_to_free_play(window: Window, title: str) -> None:
    session, opened = twin(title)
    window.wait("ready menu")
    window.key("Return")
    window.wait("ready learn")
    for _ in range(2 * registry.names().index(title)):
        window.key("Tab")
    window.key("Return")
    window.wait("table 0 ")
    for step in opened.lesson.steps:
        own = [move for move in step.moves if move.seat == LEARNER]
        others = [move for move in step.moves if move.seat != LEARNER]
        gestures = [partial(window.click, "lesson:continue")] if step.is_read else []
        for move in own:
            option = next(o for o in session.legal(LEARNER) if o.action in move.actions)
            session.submit(LEARNER, option.action)
            answers = len(others) if move is own[-1] else 0
            make(window, session.made + answers, partial(by_hand, window, option))
        for move in others:  # they follow at once
            session.submit(move.seat, move.actions[0])
        for gesture in gestures:
            make(window, session.made, gesture)
    window.do("sleep", FRESH)
    make(window, session.made, partial(window.click, "lesson:play"))
    assert not any(place.startswith("lesson") for place in window.places)
    (file,) = paths.records_dir().glob("*.jsonl")
    assert record.read(file).moves == [(m.seat, str(m.action)) for m in session.moments]
    window.close()
