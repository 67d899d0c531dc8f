"""A line of the log carries the sign of the seat that its sentence begins with."""

from __future__ import annotations

import random

import pytest

from game.bots.search.bot_process import BotProcess
from game.engine.session.record import SeatSetup
from game.engine.session.session import Session
from game.packages import registry
from game.play.controller import GameController
from game.presentation.messages import Messages
from game.ui.table.scene import TableScene
from game.ui.window.app import App
from game.ui.window.theme import SEAT_COLOURS
from tests.ui.fakes import Hand

NAMES = ("Ada", "Bruno", "Chloe", "Dmitri")
MOVES = 400


def a_table(app: App, title: str, seed: int) -> TableScene:
    """After many moves of a random game of four."""
    app.ui.messages = Messages()
    seats = [SeatSetup(*who) for who in zip(NAMES, SEAT_COLOURS, strict=False)]
    session = Session.new(registry.find(title).title, seats, {}, seed)
    chance = random.Random(seed)
    for _ in range(MOVES):
        if session.over:
            break
        seat = chance.choice(session.waiting_for())
        session.submit(seat, chance.choice(session.legal(seat)).action)
    match = GameController(session, BotProcess())
    match.uncovered = True
    scene = TableScene(app.ui, title, registry.find(title).table_view, match, lambda: None)
    Hand(app).show(scene)
    return scene


@pytest.mark.parametrize("title", registry.names())
def test_a_line_carries_the_sign_of_who_acts_in_it(app: App, title: str) -> None:
    lines = 0
    for seed in range(1, 5):
        shown = a_table(app, title, seed).widgets.log.lines
        for line in (line for line in shown if not line.goes_on and line.kind == "event"):
            acting = next((seat for seat, name in enumerate(NAMES) if line.words.startswith(name)), line.seat)
            lines += 1
            assert line.seat == acting, line.words
    assert lines > 50
