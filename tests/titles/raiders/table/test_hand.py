"""A full hand is read without a hover."""

from dataclasses import replace
from itertools import pairwise

import pygame
import pytest

from game import packages
from game.engine.record import SeatSetup
from game.engine.session import Session
from game.titles.raiders.table.cards import CARD_RATIO, CrewFace
from game.titles.raiders.table.mats import plan
from game.ui.table import layout
from game.ui.table.hand_cards import cards_in_hand
from game.ui.window.text import LEAST
from game.ui.window.ui import Ui
from game.ui.window.words import Words
from tests.ui.ink import inks_of, traced
from tests.ui.looks import context


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_each_of_five_cards_tells_all_its_words_and_none_covers_another(
    ui: Ui, size: tuple[int, int]
) -> None:
    ui.settings.ui_scale = 0
    ui.words = Words()
    package = packages.find("raiders")
    session = Session.new(package.title, [SeatSetup(n, c) for n, c in (("A", "blue"), ("B", "red"))], {}, 1)
    look = context(package.in_window, ui, session, 0, size)
    w, h = package.in_window.board_size
    look = replace(look, areas=layout.areas(ui, size, [1], w / h, log=False))
    room = plan(look).hand
    high = round(room.height * 0.93)
    boxes = [pygame.Rect(box) for box, _ in cards_in_hand(room, 5, (round(high * CARD_RATIO), high))]
    assert all(one.right <= other.left + 1 for one, other in pairwise(boxes))
    with traced():
        for card in look.view.book.crew:
            inks = inks_of(CrewFace(look.view.book, card).paint(ui, boxes[0].size))
            assert len(inks) > 5, card
            assert min(ink.px for ink in inks) >= LEAST
            assert not any(ink.cut for ink in inks), card
