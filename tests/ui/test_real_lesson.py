"""A lesson as a newcomer meets it: from the menu to its end in a real window, with a real mouse."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from game import packages, paths
from game.engine import lesson, record
from game.engine.lesson import LEARNER, Opened
from game.engine.model import Option
from game.engine.record import SeatSetup
from game.engine.session import Session
from tests.ui import real
from tests.ui.real import Window, screen

TITLES = os.environ.get("HOTSEAT_LESSONS", "raiders").split(",")
"""The lessons that are played: one is enough to see that the window does what the posted events do."""

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
    package = packages.find(title)
    opened = lesson.open_lesson(lesson.path(package.content), package.title)
    seats = [
        SeatSetup(f"{n}", colour)
        for n, colour in zip(range(opened.start.seats), record.COLOURS, strict=False)
    ]
    return Session.begin(package.title, seats, opened.start, practice=True), opened


def by_hand(window: Window, option: Option) -> None:
    """Do in the window what an option says."""
    if option.source in window.places and option.target in window.places:
        window.drag(option.source or "", option.target or "")
    else:
        button = f"act:{option.action}".replace(" ", "_")
        window.click(button if button in window.places else option.source or option.target or "")


@pytest.mark.parametrize("title", TITLES)
def test_a_lesson_from_the_menu_to_free_play(window: Window, title: str) -> None:
    session, opened = twin(title)
    window.wait("ready menu")
    window.key("Down")
    window.key("Return")
    window.wait("ready learn")
    for _ in range(2 * packages.names().index(title)):
        window.key("Tab")
    window.key("Return")
    window.wait("table 0 ")
    for step in opened.lesson.steps:
        if step.is_read:
            window.click("lesson:continue")
            window.wait(f"table {session.made} ")
        for number, move in enumerate(step.moves, start=1):
            option = next(o for o in session.legal(move.seat) if o.action in move.actions)
            if move.seat == LEARNER:
                by_hand(window, option)
            session.submit(move.seat, option.action)
            # else the others go on at once
            if number == len(step.moves) or step.moves[number].seat == LEARNER:
                window.wait(f"table {session.made} ")
    window.click("lesson:play")
    window.wait(f"table {session.made} ")
    assert not any(place.startswith("lesson") for place in window.places)
    (file,) = paths.records_dir().glob("*.jsonl")
    assert record.read(file).moves == [(m.seat, str(m.action)) for m in session.moments]
    window.close()
