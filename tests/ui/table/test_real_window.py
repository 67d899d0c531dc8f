"""The program as a person meets it: a real window, a real mouse, a real keyboard."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game import paths
from game.engine.model import Option
from game.engine.session import record
from game.engine.session.record import SeatSetup
from game.engine.session.session import Session
from game.packages import registry
from tests.ui import real
from tests.ui.real import Window

TITLE = "raiders"
SEED = 7

pytestmark = real.MARKS


@pytest.fixture
def window(display: str, own_home: Path) -> Iterator[Window]:
    """A game of two people, with pieces that arrive at once."""
    opened = real.opened(display, "play", TITLE, "--seats", "human,human", "--seed", str(SEED))
    yield opened
    if opened.process.poll() is None:
        opened.close()


def same_game() -> Session:
    """The same game without a window: it says what is legal."""
    return Session.new(registry.find(TITLE).title, [SeatSetup("A", "blue"), SeatSetup("B", "red")], {}, SEED)


def name_of(option: Option) -> str:
    return f"act:{option.action}".replace(" ", "_")


def by_hand(window: Window, session: Session, option: Option) -> None:
    """Do in the window what an option says, and in the other game too."""
    if option.source is not None and option.target is not None:
        window.drag(option.source, option.target)
    elif name_of(option) in window.places:
        window.click(name_of(option))
    else:
        window.click(option.source or option.target or "")
    session.submit(session.waiting_for()[0], option.action)
    made = f"table {len(session.moments)} "
    if window.wait((made, "ready confirm")) == "ready confirm":  # what the card says cannot be had now
        window.key("Return")
        window.wait(made)


def take_over(window: Window) -> None:
    """The next person gets the screen."""
    if "pass" in window.places:
        window.click("pass")
    window.take()


def play_until_drag(window: Window, session: Session) -> None:
    """The set-up, up to the first turn."""
    while session.turn < 1 or not any(o.source and o.target for o in session.legal(session.waiting_for()[0])):
        seat = session.waiting_for()[0]
        by_hand(window, session, session.legal(seat)[0])
        if session.waiting_for()[0] != seat:
            take_over(window)


def test_a_whole_turn_with_the_mouse(window: Window) -> None:
    session = same_game()
    window.take()
    play_until_drag(window, session)

    seat, turn = session.waiting_for()[0], session.turn
    refused = next(
        c.option for c in session.choices(seat) if c.reason and c.option.source and c.option.target
    )
    window.drag(refused.source or "", refused.target or "")
    window.wait(f"table {len(session.moments)} {seat} None")

    made = len(session.moments)
    option = next(o for o in session.legal(seat) if o.source and o.target)
    by_hand(window, session, option)
    window.key("ctrl+z")
    window.wait(f"table {made} {seat} ")
    session.undo(seat)
    by_hand(window, session, option)

    while session.turn == turn and session.waiting_for()[0] == seat:
        by_hand(window, session, session.legal(seat)[0])
    take_over(window)
    files = list(paths.records_dir().glob("*.jsonl"))
    assert [str(m.action) for m in session.moments] == [action for _, action in record.read(files[0]).moves]
    window.close()
