"""A score sheet, as a screen reader reads it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.presentation.messages import Messages
from game.ui.scenes.message import Message
from game.ui.scenes.play.ending import NOTHING_MORE, Ending
from game.ui.scenes.play.scores import ScoreSheet
from game.ui.window.access.nodes import PAGE
from game.ui.window.access.screen import Screen
from game.ui.window.app import App
from tests.expect import expect
from tests.ui.access.fakes import FakeReader
from tests.ui.test_scenes import BESIDE, SHEET


@pytest.fixture
def reader(app: App) -> FakeReader:
    """A reader that is running."""
    app.ui.messages = Messages()
    app.access.reader = fake = FakeReader()
    app.access.screen = Screen(clock=lambda: 0.0)
    return fake


def test_each_row_of_a_score_sheet_is_read_with_all_its_points(app: App, reader: FakeReader) -> None:
    hidden = replace(BESIDE.rows[1], label="Goals", values=(None, 0, 12, 3))
    app.reset(ScoreSheet(app.ui, replace(BESIDE, final=False, rows=(hidden, *BESIDE.rows[2:]))))
    for _ in range(3):
        app.turn(60)
    names = [node.name for node in reader.page()]
    assert "Goals: Ada hidden, Bruno 0, Chloe 12, Dmitri 3" in names
    assert "Source number 4 of points: Ada 4, Bruno 0, Chloe 12, Dmitri 3" in names
    assert "Total: Ada 36 or more, Bruno 0, Chloe 108, Dmitri 27" in names
    assert "Source number 7 of points: Ada 7, Bruno 0, Chloe 12, Dmitri 3" in names
    assert "Ada" not in names


def test_the_end_of_a_game_announces_all_points_once(app: App, reader: FakeReader) -> None:
    app.reset(ScoreSheet(app.ui, BESIDE))
    app.turn(60)
    reader.heard.clear()
    app.reset(Ending(app.ui, replace(SHEET, tie=""), lambda: None, NOTHING_MORE, slowly=True))
    for _ in range(20):
        app.turn(60)
    assert reader.known[PAGE].name == "Chloe wins"
    assert reader.heard[:1] == ["Total: Ada 36, Bruno 0, Chloe 108, Dmitri 27"]
    app.push(Message(app.ui, "Saved", "The picture is saved."))
    app.turn(60)
    app.pop(expect(app.top, Message))
    reader.heard.clear()
    for _ in range(20):
        app.turn(60)
    assert reader.heard == []
    assert reader.known[PAGE].name == "Chloe wins"  # read with the focus that comes back
