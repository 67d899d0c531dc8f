"""A hand-over between two people in a real window: one cover, and from there the moves step by step."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.ui import real
from tests.ui.real import Window
from tests.ui.table.test_real_window import SEED, TITLE, by_hand, play_until_drag, same_game

pytestmark = real.MARKS


@pytest.fixture
def window(display: str, own_home: Path) -> Iterator[Window]:
    """A game of two people."""
    opened = real.opened(display, "play", TITLE, "--seats", "human,human", "--seed", str(SEED))
    yield opened
    if opened.process.poll() is None:
        opened.close()


def test_a_hand_over_with_its_strip(window: Window) -> None:
    session = same_game()
    window.take()
    play_until_drag(window, session)

    seat, turn = session.waiting_for()[0], session.turn
    while session.turn == turn and session.waiting_for()[0] == seat:
        by_hand(window, session, session.legal(seat)[0])
    if "pass" in window.places:
        window.click("pass")
    window.wait("ready cover")
    window.key("Left")
    window.key("Return")
    window.wait("ready since")
    window.key("Right")
    window.wait(f"table {session.made} {1 - seat} ")
    window.key("Return")
    option = next(o for o in session.legal(1 - seat) if o.source and o.target)
    window.wait(f"table {session.made} {1 - seat} ")
    by_hand(window, session, option)
    window.close()
