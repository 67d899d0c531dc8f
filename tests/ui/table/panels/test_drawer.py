"""The log as a drawer: put away where there is little room, opened by key and button, kept as it was left."""

from typing import Any

import pygame
import pytest

from game.ui.table import layout
from game.ui.widgets import Button
from game.ui.window.app import App
from game.ui.window.ui import Ui
from tests.expect import expect
from tests.ui.fakes import Hand
from tests.ui.table.conftest import Sit

SMALL, LARGE = (1280, 720), (1920, 1080)


def area(ui: Ui, size: tuple[int, int], aspect: float, *, log: bool) -> Any:
    ui.settings.ui_scale = 0
    ui.adopt(size)
    return layout.areas(ui, size, [1, 2, 3], aspect, log=log)


@pytest.mark.parametrize("aspect", [0.9, 1.05, 2.25])
@pytest.mark.parametrize("size", [(1024, 640), SMALL, LARGE])
def test_the_log_put_away_leaves_its_room_to_board_and_hand(
    ui: Ui, size: tuple[int, int], aspect: float
) -> None:
    opened, closed = (area(ui, size, aspect, log=log) for log in (True, False))
    assert closed.board.width >= opened.board.width
    before, after = ([a.mat, a.hand] for a in (opened, closed))
    assert sum(r.width * r.height for r in after) > 1.2 * sum(r.width * r.height for r in before)


@pytest.mark.parametrize("others", [1, 3, 6])
@pytest.mark.parametrize("aspect", [0.9, 1.05, 2.25])
@pytest.mark.parametrize("size", [(1024, 640), SMALL, LARGE])
def test_without_the_log_the_parts_of_a_table_do_not_overlap(
    ui: Ui, size: tuple[int, int], aspect: float, others: int
) -> None:
    ui.settings.ui_scale = 0
    ui.adopt(size)
    a = layout.areas(ui, size, list(range(1, others + 1)), aspect, log=False)
    parts = [a.top, a.prompt, a.board, a.mat, a.hand, *a.panels.values(), *([a.log] if a.log else [])]
    for n, part in enumerate(parts):
        assert a.window.contains(part)
        assert min(part.size) > 20
        assert part.collidelist(parts[n + 1 :]) < 0


def test_a_small_window_begins_without_the_log_a_large_one_with_it(ui: Ui) -> None:
    for size, is_open in ((SMALL, False), (LARGE, True)):
        ui.adopt(size)
        assert layout.log_open(ui, size, 1.05) is is_open
        assert not layout.log_open(ui, size, 2.25)  # below the panels there is room for it anyway


def test_its_key_opens_the_log_goes_to_it_and_puts_it_away(app: App, hand: Hand, sit: Sit) -> None:
    app.ui.settings.log = "closed"
    scene = sit("human", "human")
    board = scene.model.areas.board.copy()
    hand.key(pygame.K_l)
    assert scene.model.log_open
    assert scene.form.focus is scene.widgets.log
    scene.form.set_focus(None)
    hand.key(pygame.K_l)
    assert scene.form.focus is scene.widgets.log
    hand.key(pygame.K_l)
    assert not scene.model.log_open
    assert scene.model.areas.board == board


def test_its_button_moves_the_drawer_and_it_is_kept_as_it_was_left(app: App, hand: Hand, sit: Sit) -> None:
    app.ui.settings.log = "closed"
    scene = sit("human", "human")
    hand.click(scene.form.find("drawer").rect.center)
    assert scene.model.log_open
    assert app.store.load().log == "open"
    hand.click(scene.form.find("drawer").rect.center)
    assert app.store.load().log == "closed"


def test_what_is_held_stays_in_the_hand_when_the_log_is_opened(app: App, hand: Hand, sit: Sit) -> None:
    app.ui.settings.log = "closed"
    scene = sit("human", "human")
    held = next(ref for ref in scene.model.at_hand.pickable() if scene.model.at_hand.targets(ref))
    scene.drag.hold(held)
    hand.key(pygame.K_l)
    assert scene.drag.held == held


def test_a_narrow_bar_keeps_every_button_as_a_sign_with_its_word(app: App, sit: Sit) -> None:
    app.window.size = (1024, 640)
    scene = sit("human", "human")
    for key in ("undo", "redo", "hint", "drawer", "scores", "rules", "menu"):
        button = expect(scene.form.find(key), Button)
        assert scene.model.areas.top.contains(button.rect)
        assert button.label or button.tooltip
