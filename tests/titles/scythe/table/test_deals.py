"""Deals of Scythe in the real scene: who is threatened is asked behind a hand-over, with paused bots too."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.bots.search.bot_process import BotProcess
from game.engine.session.record import SeatSetup
from game.engine.session.session import Session
from game.play.controller import GameController
from game.presentation.messages import Messages
from game.titles.scythe.rules.actions.deals import Agree, Coins, CounterOffer, Deal, Hear
from game.titles.scythe.rules.state.state import ScytheState
from game.ui.scenes.play.cover import Cover
from game.ui.table.scene import TableScene
from game.ui.widgets import Label
from game.ui.window.app import App
from tests.expect import expect
from tests.titles.scythe.positions import PACKAGE, TITLE, edit, put, table
from tests.titles.scythe.table.test_scene import find
from tests.ui.fakes import Hand

SEATS = [SeatSetup("Ada", "blue"), SeatSetup("Ben", "red"), SeatSetup("Cem", "green", "random")]


@pytest.fixture
def near(app: App) -> Iterator[TableScene]:
    """Ada can reach a worker of Ben; Cem is a bot. The bots are paused."""
    state = table("nordic", "saxony", "crimea", on_map=False, deals="on")
    for seat, coins in enumerate((10, 6, 3)):
        edit(state, seat, coins=coins)
    put(state, "mech.0.riverwalk r1c1", "worker.1.1 r1c2", "character.2 r5c3")
    session = Session.new(TITLE, SEATS, {"deals": "on"}, 3, None)
    session.history.state = state
    app.ui.messages, app.ui.settings.ask_before = Messages(), "never"
    scene = TableScene(
        app.ui, "scythe", PACKAGE.table_view, GameController(session, BotProcess(find)), lambda: None
    )
    Hand(app).show(scene)
    pass_on(app, scene, 0)
    scene.tempo.pause()
    yield scene
    scene.leave()


def pass_on(app: App, scene: TableScene, seat: int) -> None:
    """The screen is given to a person, behind a cover: coins and cards are secret."""
    app.turn(16)
    cover = expect(app.top, Cover)
    assert cover.covers
    assert scene.game.viewer == seat
    cover._show()
    app.turn(16)
    assert app.top is scene


def asked(scene: TableScene) -> str:
    return scene.view.wording.question()


@pytest.mark.rule("SCY-209")
def test_who_is_threatened_is_asked_properly_while_the_bots_are_paused(app: App, near: TableScene) -> None:
    near.moves.commit([Deal()])
    near.moves.commit([Hear(1)])
    pass_on(app, near, 1)
    assert "Ada threatens your units" in asked(near)
    assert "Ben" in " ".join(
        label.words for label in near.widgets.bars[0].words.labels if isinstance(label, Label)
    )
    assert "coins:6" in near.model.by_ref
    near.moves.commit([Coins(4)])
    pass_on(app, near, 0)
    assert asked(near).startswith("Ben offers you 4")
    near.moves.commit([CounterOffer()])
    near.moves.commit([Coins(6)])
    pass_on(app, near, 1)
    near.moves.commit([Agree()])
    players = expect(near.game.session.state, ScytheState).players
    assert [player.coins for player in players][:2] == [16, 0]
    pass_on(app, near, 0)
    assert near.tempo.paused
    assert app.ui.messages.troubles == []
