"""A game against bots in a real window: paused, stepped, sped up and skipped, by keys and by mouse."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game import paths
from game.engine.session import record
from game.engine.session.record import SeatSetup
from game.engine.session.session import Session
from game.packages import registry
from game.records.settings import Store
from tests.ui import real
from tests.ui.real import Window
from tests.ui.table.test_real_window import by_hand

TITLE, SEED = "raiders", 7
SEATS = [SeatSetup("A", "blue"), SeatSetup("B", "red", "easy"), SeatSetup("C", "green", "easy")]

pytestmark = real.MARKS


@pytest.fixture
def window(display: str, own_home: Path) -> Iterator[Window]:
    """A person and two bots, whose moves are shown as slowly as can be."""
    kinds = ",".join(seat.kind for seat in SEATS)
    opened = real.opened(
        display, "play", TITLE, "--seats", kinds, "--seed", str(SEED), pace="slow"
    )  # no cover: one person plays alone
    yield opened
    if opened.process.poll() is None:
        opened.close()


def moves() -> list[tuple[int, str]]:
    """What the record has."""
    file = next(iter(paths.records_dir().glob("*.jsonl")))
    return list(record.read(file).moves)


def follow(window: Window, session: Session) -> None:
    """Play in the other game what the window has drawn by now."""
    drawn = int(window.wait("table ").split()[1])
    for seat, action in moves()[session.made : drawn]:
        session.submit(seat, session.title.action(action))


def play_to_a_bot(window: Window, session: Session) -> None:
    """The person's set-up and first turn, up to the bots' turn."""
    while 0 in session.waiting_for() or session.turn < 1:
        if 0 in session.waiting_for():
            by_hand(window, session, session.legal(0)[0])
            pass_on(window)
        else:
            window.key("t")
            follow(window, session)


def pass_on(window: Window) -> None:
    """Let the bots go on, where they wait for the person."""
    if "pass" in window.places:
        window.click("pass")


def test_bots_are_paused_stepped_and_sped_up(window: Window) -> None:
    session = Session.new(registry.find(TITLE).title, SEATS, {}, SEED)
    window.wait("table 0 0")
    play_to_a_bot(window, session)

    window.wait("table ")
    window.key("b")
    window.do("sleep", 1)
    stopped = len(moves())
    window.do("sleep", 4)
    assert len(moves()) == stopped

    window.key("n")
    window.wait(f"table {stopped + 1} ")
    window.do("sleep", 3)
    assert stopped < len(moves()) < stopped + 6, "one action, with the small choices that belong to it"

    window.click("play:faster")
    window.key("period")
    window.do("sleep", 1)
    assert Store(paths.config_dir()).load().pace == "fast"

    window.key("t")
    while 0 not in session.waiting_for():
        follow(window, session)
    window.close()
