"""What is announced while a recorded game is looked at."""

from __future__ import annotations

import pytest

from game.presentation.messages import Messages
from game.ui.window.app import App
from game.ui.window.commands import Do
from tests.ui.access.fakes import FakeReader
from tests.ui.table.replay.test_replay import Show, show

__all__ = ["show"]


@pytest.fixture
def reader(app: App) -> FakeReader:
    """A reader that is running."""
    app.ui.messages = Messages()
    app.access.reader = fake = FakeReader()
    return fake


def heard(app: App, reader: FakeReader) -> list[str]:
    """What has been announced since the last time."""
    for _ in range(40):
        app.turn(60)
    said, reader.heard = reader.heard, []
    return said


RESULT = ["The game is over.", "Bruno wins", "Points: Ada 14, Bruno 16"]


def test_a_jump_to_the_end_announces_the_result_and_not_every_move(
    app: App, show: Show, reader: FakeReader
) -> None:
    scene = show()
    heard(app, reader)
    scene.command(Do("skip"))
    assert heard(app, reader) == RESULT
    scene.command(Do("undo"))
    assert heard(app, reader) == []
    scene.command(Do("redo"))
    assert heard(app, reader)[-3:] == RESULT


def test_the_last_move_of_a_game_that_was_left_is_announced_as_that(
    app: App, show: Show, reader: FakeReader
) -> None:
    scene = show(moves=5)
    heard(app, reader)
    scene.command(Do("skip"))
    assert heard(app, reader) == ["This is the last move."]
    scene.command(Do("undo"))
    scene.command(Do("redo"))
    assert heard(app, reader)[-1] == "This is the last move."
