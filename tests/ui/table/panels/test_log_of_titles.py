"""The log of every title as a way back: what is marked leads back, every other line says why it does not."""

from __future__ import annotations

import random

import pytest

from game.bots.search.bot_process import BotProcess
from game.engine.session.record import SeatSetup
from game.engine.session.session import Session
from game.packages import registry
from game.play.controller import GameController
from game.presentation.messages import Messages
from game.ui.scenes.message import Confirm
from game.ui.scenes.play.cover import Cover
from game.ui.table.scene import TableScene
from game.ui.window.app import App
from tests.ui.fakes import Hand

MOVES = 60


def begun(app: App, title: str, seed: int) -> TableScene:
    """Two people have played; the one who chose last, and can still take that back, looks."""
    package, chance = registry.find(title), random.Random(seed)
    seats = [SeatSetup("Ada", "blue"), SeatSetup("Bruno", "red")]
    session = Session.new(package.title, seats, {}, seed)
    while session.made < MOVES or session.undo_policy.stop(session.moments[-1].seat):
        seat = session.waiting_for()[0]
        session.submit(seat, chance.choice(session.legal(seat)).action)
    app.ui.messages = Messages()
    game = GameController(session, BotProcess(registry.find))
    game.viewer, game.uncovered = session.moments[-1].seat, True
    scene = TableScene(app.ui, title, package.table_view, game, lambda: None)
    Hand(app).show(scene)
    if isinstance(app.top, Cover):
        app.top._show()
    scene.widgets.log._folded.clear()
    return scene


@pytest.mark.parametrize("title", registry.names())
def test_a_line_leads_back_as_it_is_marked_or_says_why_not(app: App, title: str) -> None:
    scene = begun(app, title, 5)
    log, outcomes = scene.widgets.log, set()
    for index, line in enumerate(log.lines):
        if line.kind != "event":
            continue
        scene.view.notices.quiet()
        scene.history.go_back_to(index)
        marked, refusal = log.leads_back(line), scene.view.notices.refusal
        outcomes.add(marked)
        assert isinstance(app.top, Confirm) == marked, line.words
        if marked:
            assert isinstance(app.top, Confirm)
            app.top.close()
        else:
            assert refusal is not None and refusal.words
    assert outcomes == {True, False}
    assert app.ui.messages.troubles == []
