"""Kumis at the table: as much as is wished by one gesture."""

from __future__ import annotations

import random

import pytest

from game.bots.search.bot_process import BotProcess
from game.engine.session.record import SeatSetup
from game.engine.session.session import Session
from game.packages import registry
from game.play.controller import GameController
from game.presentation.messages import Messages
from game.titles.raiders.rules.raid.raid import Drink
from game.ui.scenes.chooser import Chooser
from game.ui.scenes.play.cover import Cover
from game.ui.table.scene import TableScene
from game.ui.widgets import Button
from game.ui.window.app import App
from tests.ui.fakes import Hand

PACKAGE = registry.find("raiders")


def thirsty(kumis: int) -> Session:
    """A game of one in which so much kumis, or more, can be drunk."""
    for seed in range(60):
        session = Session.new(PACKAGE.title, [SeatSetup("Ada", "blue")], {}, seed, None)
        chance = random.Random(seed)
        while not session.over:
            legal = session.legal(0)
            if session.view(0).me.kumis >= kumis and Drink() in [option.action for option in legal]:
                return session
            session.submit(0, chance.choice(legal).action)
    raise AssertionError("nobody ever has so much kumis in a raid")


@pytest.fixture
def scene(app: App) -> TableScene:
    """Three kumis or more before a roll."""
    app.ui.messages = Messages()
    game = GameController(thirsty(3), BotProcess(registry.find))
    made = TableScene(app.ui, "raiders", PACKAGE.table_view, game, lambda: None)
    Hand(app).show(made)
    if isinstance(app.top, Cover):
        app.top._show()
    app.turn(16)
    return made


@pytest.mark.rule("RAI-104")
def test_one_gesture_spends_as_much_kumis_as_is_wished(app: App, scene: TableScene) -> None:
    hand, session = Hand(app), scene.game.session
    kumis, strength = session.view(0).me.kumis, session.view(0).this_raid.strength
    option = next(o for o in session.legal(0) if o.action == Drink())
    hand.click(scene.widgets.hit_targets[option.source or ""].seen.center)
    assert isinstance(app.top, Chooser)
    buttons = [widget for widget in app.top.form.walk() if isinstance(widget, Button)]
    assert [button.label for button in buttons][:2] == [
        "Drink 1 kumis: +1 strength",
        "Drink 2 kumis: +2 strength",
    ]
    assert len(buttons) == kumis
    hand.click(buttons[1].rect.center)
    assert session.view(0).me.kumis == kumis - 2
    assert session.view(0).this_raid.strength == strength + 2
    scene.history.undo()
    assert session.view(0).me.kumis == kumis
