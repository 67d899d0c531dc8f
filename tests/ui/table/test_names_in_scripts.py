"""A game of people whose names are in other scripts: table, log, record, hall and screen reader."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from game.bots.search.bot_process import BotProcess
from game.engine.session.record import SeatSetup, read
from game.engine.session.session import Session
from game.packages import registry
from game.play.controller import GameController
from game.presentation.messages import Messages
from game.ui.table.api import table_of
from game.ui.table.scene import TableScene
from game.ui.window import run
from game.ui.window.access.screen import Screen
from game.ui.window.app import App
from tests.ui.fakes import Hand

JOINED = "\u0645\u06cc\u200c\u0631\u0627"
"""Persian, with a character that parts two letters and is not seen itself."""
NAMES = (
    JOINED,
    "\u05d3\u05d5\u05d3 \u05d1\u05df",
    "\u738b\u5c0f\u660e",
    "\u0928\u092e\u0938\u094d\u0924\u0947",
)


def test_names_stay_as_they_are_wherever_a_game_keeps_and_tells_them(app: App, tmp_path: Path) -> None:
    app.ui.messages = Messages()
    path, package = tmp_path / "game.jsonl", registry.find("raiders")
    seats = [SeatSetup(*who) for who in zip(NAMES, ("blue", "red", "green", "orange"), strict=True)]
    session = Session.new(package.title, seats, {}, 1, path)
    match = GameController(session, BotProcess())
    match.uncovered = True
    scene = TableScene(app.ui, "raiders", table_of(package), match, lambda: None)
    Hand(app).show(scene)
    run.play_randomly(session, random.Random(1), 40)
    scene.view.refresh(at_once=True)
    app.turn(16)
    screen = Screen(clock=lambda: 0.0)
    nodes = screen.show(scene, screen.speech(app, app.ui.messages)).nodes
    heard = " ".join(f"{node.name} {node.more}" for node in nodes.values())
    told = " ".join(line.words for line in scene.widgets.log.lines)
    assert [name for name in NAMES if name not in told] == []
    assert [name for name in NAMES[1:] if name not in heard] == []
    session.close()
    assert tuple(seat.name for seat in read(path).header.seats) == NAMES


@pytest.mark.parametrize("sign", ["\u202e", "\u200f", "\u0007", "\u2028"])
def test_a_name_that_turns_a_line_about_is_no_name(sign: str) -> None:
    with pytest.raises(ValueError, match="cannot be shown"):
        SeatSetup(f"A{sign}da", "blue")
