"""Deals of Scythe in the real scene: who is threatened is asked behind a hand-over, with paused bots too."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from game.bots.search.bot_process import BotProcess
from game.devtools.selftest.hand import TableHand
from game.engine.session.record import SeatSetup
from game.engine.session.session import Session
from game.play.controller import GameController
from game.presentation.messages import Messages
from game.titles.scythe.rules.actions.deals import Agree, Coins, CounterOffer, Deal, Give, Hear
from game.titles.scythe.rules.state.state import ScytheState
from game.titles.scythe.table.overlays.deals import ButtonFace, SeatFace
from game.ui.scenes.play.cover import Cover
from game.ui.table.api import Thing
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
    assert asked(near) == "How many coins should Ben give Ada instead of 4?"
    gives = expect(near.model.by_ref["plate:deal.gives"], Thing)
    assert expect(gives.face, ButtonFace).words == near.ui.say("scythe-deal-gives", amount=4)
    near.moves.commit([Coins(6)])
    pass_on(app, near, 1)
    near.moves.commit([Agree()])
    players = expect(near.game.session.state, ScytheState).players
    assert [player.coins for player in players][:2] == [16, 0]
    pass_on(app, near, 0)
    assert near.tempo.paused
    assert app.ui.messages.troubles == []


def click(app: App, scene: TableScene, *refs: str) -> None:
    for ref in refs:
        Hand(app).click(scene.widgets.grip(scene.widgets.hit_targets[ref]))
        app.turn(1000)


def purses(scene: TableScene) -> list[int]:
    """The coins that everybody has."""
    state: Any = scene.game.session.state
    return [player.coins for player in state.players]


def shown(scene: TableScene, seat: int) -> str:
    """The coins that the panel shows of a seat."""
    thing = scene.model.by_ref[f"plate:deal.seat.{seat}"]
    assert isinstance(thing, Thing)
    assert isinstance(thing.face, SeatFace)
    return thing.face.coins


@pytest.mark.rule("SCY-207")
def test_a_deal_is_proposed_countered_and_agreed_on_in_the_panel_by_mouse(app: App, near: TableScene) -> None:
    TableHand(Hand(app), near).press("act:deal")
    assert "mat:0" not in near.model.at_hand.pickable()
    click(app, near, "deal:1.0", "coins:5")
    pass_on(app, near, 1)
    assert asked(near) == "Ada asks you for 5~{coin}. Agree?"
    click(app, near, "answer:counter_offer", "coins:2")
    pass_on(app, near, 0)
    click(app, near, "answer:agree")
    assert purses(near) == [12, 4, 3]


def test_a_deal_is_proposed_by_keyboard(app: App, near: TableScene) -> None:
    near.moves.commit([Deal()])
    hand = Hand(app)
    for ref in ("deal:0.1", "coins:3"):
        near.form.set_focus(near.widgets.hit_targets[ref])
        hand.key(pygame.K_RETURN)
        app.turn(1000)
    assert purses(near) == [7, 9, 3]


@pytest.mark.rule("SCY-344")
def test_the_panel_shows_only_the_coins_that_its_seat_may_know(app: App, near: TableScene) -> None:
    near.moves.commit([Deal()])
    assert [shown(near, seat) for seat in (1, 2)] == ["?", "?"]
    near.moves.commit([Give(1, 0)])
    assert [shown(near, seat) for seat in (0, 1)] == ["10", "?"]
    near.moves.commit([Coins(4)])
    pass_on(app, near, 1)
    assert [shown(near, seat) for seat in (0, 1)] == ["?", "6"]


@pytest.mark.rule("SCY-209")
def test_only_who_is_threatened_can_be_asked_for_an_offer(app: App, near: TableScene) -> None:
    near.moves.commit([Deal()])
    assert near.model.at_hand.can_pick("deal:1")
    assert not near.model.at_hand.can_pick("deal:2")
    assert "SCY-209" in near.widgets.hit_targets["deal:2"].tooltip
