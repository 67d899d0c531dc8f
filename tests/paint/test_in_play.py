"""The stored pictures of boards in play."""

import os

import pytest

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
pytest.importorskip("numpy")

from game.engine.session.record import SeatSetup
from game.engine.session.session import Session
from game.packages import registry
from tests.ui.ink import inks_of, traced
from tools.paint import in_play


@pytest.mark.parametrize("title", registry.names())
def test_a_board_in_play_has_no_words(title: str) -> None:
    package = registry.find(title)
    session = Session.new(package.title, [SeatSetup("Ada", "blue"), SeatSetup("Ben", "orange")], {}, 1)
    with traced():
        board = in_play.paint(package, session, (1280, 720))
        words = [ink.words for ink in inks_of(board)]
    assert not [text for text in words if any(letter.isalpha() for letter in text)]
    if title == "raiders":  # what is on the board is drawn, not the board alone
        assert words
