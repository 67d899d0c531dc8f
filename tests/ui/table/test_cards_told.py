"""The card that a move is about can be shown beside its words; of a hidden one nothing is."""

from __future__ import annotations

import pygame
import pytest

from game.engine.model import UNKNOWN, Event
from game.packages import registry
from game.ui.table.drawing import card_frames as cards
from game.ui.window import shapes
from game.ui.window.app import App
from game.ui.window.ui import Ui
from tests.ui.test_log_signs import a_table

SIZE = (140, 200)
NAMED = {
    "raiders": ("crew.sapper.1", "crew.falconer.2"),
    "scythe": ("f01", "o01"),
    "runebound": ("lair_of_cursed_spiders", "sir_farrows_pickets"),
}


@pytest.mark.parametrize("title", registry.names())
def test_cards_that_moves_are_about_can_be_shown(app: App, title: str) -> None:
    scene = a_table(app, title, 1)
    table, context = scene.model.table, scene.model.context
    told = [event for _, _, event in scene.game.log()]
    named = [table.card(context, Event("told", {"card": card})) for card in NAMED[title]]
    cards = {*named, *(table.card(context, event) for event in told)} - {None}
    assert len(cards) >= len(NAMED[title])
    assert {card[0].paint(app.ui, SIZE).get_size() for card in cards if card is not None} == {SIZE}


@pytest.mark.parametrize("title", registry.names())
def test_a_hidden_card_is_not_shown(app: App, title: str) -> None:
    scene = a_table(app, title, 1)
    assert scene.model.table.card(scene.model.context, Event("drawn", {"seat": 1, "card": UNKNOWN})) is None


def test_a_name_keeps_clear_of_the_ends_of_its_strip(ui: Ui) -> None:
    named, empty = (cards.Sheet(ui, shapes.clear((417, 588))) for _ in range(2))
    named.band("Poacher of the Whispering Forest", 200, 38, 13.5)
    empty.band("", 200, 38, 13.5)
    for x in (*range(16), *range(401, 417)):
        column = [sheet.surface.subsurface((x, 0, 1, 588)) for sheet in (named, empty)]
        assert pygame.image.tobytes(column[0], "RGBA") == pygame.image.tobytes(column[1], "RGBA"), x
