"""A PIN on a seat's cover: it keeps others out, and the way round it is told to everybody."""

from __future__ import annotations

import pygame
import pytest

from game.engine.session import pin
from game.ui.scenes.message import Confirm
from game.ui.scenes.play.cover import Cover
from game.ui.scenes.play.pin import PinField, PinLock, SetPin
from game.ui.table.scene import TableScene
from game.ui.window.app import App
from tests.expect import expect
from tests.ui.fakes import Hand
from tests.ui.table.conftest import Sit, press
from tests.ui.table.test_table import end_turn

WRONG, RIGHT = "0000", "2468"


@pytest.fixture(autouse=True)
def cheap(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hashing takes no time."""
    monkeypatch.setattr(pin, "ROUNDS", 2)


def at_lock(app: App, hand: Hand, sit: Sit) -> TableScene:
    """Bruno, who has a PIN, has pressed the button of his cover."""
    scene = sit("human", "human")
    scene.game.pins.set(1, RIGHT)
    end_turn(hand, scene)
    press(hand, scene, "pass")
    press(hand, app.top, "show")
    return scene


def test_the_cover_asks_for_the_pin_of_its_seat(app: App, hand: Hand, sit: Sit) -> None:
    scene = at_lock(app, hand, sit)
    lock = expect(app.top, PinLock)
    assert lock.covers
    hand.type(WRONG)
    hand.key(pygame.K_RETURN)
    assert expect(app.top, PinLock).words.startswith("That is not the PIN.")
    assert not scene.game.uncovered
    hand.type(RIGHT)
    hand.key(pygame.K_RETURN)
    assert app.top is scene
    assert scene.game.uncovered


def test_escape_leads_back_to_the_cover(app: App, hand: Hand, sit: Sit) -> None:
    scene = at_lock(app, hand, sit)
    hand.key(pygame.K_ESCAPE)
    expect(app.top, Cover)
    assert not scene.game.uncovered


def test_who_opens_a_seat_without_its_pin_is_told_of_at_the_next_cover(
    app: App, hand: Hand, sit: Sit
) -> None:
    scene = at_lock(app, hand, sit)
    press(hand, app.top, "forgotten")
    press(hand, expect(app.top, Confirm), "yes")
    assert app.top is scene
    assert not scene.game.locks(1)
    assert "Seat opened without its PIN" in [line.words for line in scene.widgets.log.lines]
    scene.handover.cover(0)
    assert expect(app.top, Cover).before == "The seat of Bruno was opened without its PIN."
    press(hand, app.top, "show")
    scene.handover.cover(0)
    assert not expect(app.top, Cover).before


def test_a_pin_is_set_in_the_menu_and_never_shown_or_read_aloud(app: App, hand: Hand, sit: Sit) -> None:
    scene = sit("human", "human")
    hand.key(pygame.K_ESCAPE)
    press(hand, app.top, "pin-menu")
    hand.type("12")
    hand.key(pygame.K_RETURN)
    assert "4 to 8 digits" in expect(app.top, SetPin).words
    assert not scene.game.locks(0)
    hand.type(RIGHT)
    assert expect(expect(app.top, SetPin).form.focus, PinField).described().value == "••••"
    hand.key(pygame.K_RETURN)
    assert app.top is scene
    assert scene.game.pins.fits(0, RIGHT)
    assert not scene.game.pins.fits(0, WRONG)
