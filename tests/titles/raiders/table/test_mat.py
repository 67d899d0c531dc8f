"""The player board of a low window: crew members that can be told apart, and read where one is chosen."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from game.presentation.messages import Messages
from game.titles.raiders.rules.state.state import RaidersState
from game.titles.raiders.table.cards import CARD_RATIO, CrewFace
from game.titles.raiders.table.mats import things
from game.ui.table import layout
from game.ui.table.layout import Large
from game.ui.window.text import MIN_PX
from game.ui.window.ui import Ui
from tests.titles.raiders.positions import BOOK, crew, table
from tests.titles.raiders.table.looks import context
from tests.ui.ink import inks_of, traced

SMALL = (1280, 720)


def crew_card(ui: Ui, state: RaidersState, card: str, large: Large) -> pygame.Rect:
    """Where a crew member is on its mat in a small window."""
    ui.settings.ui_scale = 0
    look = context(ui, state, size=SMALL)
    w, h = BOOK.board.size
    look = replace(look, areas=layout.areas(ui, SMALL, [1], w / h, log=False, large=large))
    return next(pygame.Rect(t.box) for t in things(look) if t.ref == f"card:{card}")


def test_a_crew_member_of_a_small_window_is_larger_than_a_card_between_its_animals_was(ui: Ui) -> None:
    state = table()
    card = crew(state, 0, "outrunner")
    place = crew_card(ui, state, card, "even")
    assert place.width >= 66
    assert place.height >= place.width / CARD_RATIO


@pytest.mark.parametrize("name", sorted({card.split(".")[1] for card in BOOK.crew}))
def test_the_ability_of_each_crew_member_is_printed_while_the_mat_is_large(ui: Ui, name: str) -> None:
    ui.messages = Messages()
    state = table()
    card = crew(state, 0, name)
    size = crew_card(ui, state, card, "mat").size
    with traced():
        inks = inks_of(CrewFace(BOOK, card, hired=True, wounds=1).paint(ui, size))
    assert len(inks) > 3, "strength, name, and the words of the ability"
    assert min(ink.px for ink in inks) >= MIN_PX
    assert not any(ink.cut for ink in inks)
