"""The signs of a board: opened by a key and from the bar, complete, and legible."""

import pygame
import pytest

from game.packages import registry
from game.ui.scenes.learn.legend import Legend
from game.ui.table.panels.bars import MAP_SIGNS
from game.ui.window.app import App
from game.ui.window.text import MIN_PX
from tests.expect import expect
from tests.ui import readable
from tests.ui.fakes import Hand
from tests.ui.ink import Sheet, traced
from tests.ui.table.drawing.test_territory import a_table

KEYS = {"since": "(R)", "mine": "(W)", "legend": "(K)"}


@pytest.mark.parametrize("title", registry.names())
def test_a_key_shows_the_signs_of_a_board_and_puts_them_away(app: App, title: str) -> None:
    scene = a_table(app, title)
    hand = Hand(app)
    hand.key(pygame.K_k)
    legend = expect(app.top, Legend)
    said = " ".join(sign.words for part in legend.parts for sign in part.signs).lower()
    terrains = {hexagon.kind for hexagon in scene.model.context.view.book.board.hexes.values()}
    named = [app.ui.say(f"{title}-terrain-{terrain}").lower() for terrain in terrains]
    assert all(name in said for name in named)
    hand.key(pygame.K_k)
    assert app.top is scene


@pytest.mark.parametrize("size", readable.SIZES)
@pytest.mark.parametrize("title", registry.names())
def test_all_signs_are_in_sight_and_can_be_read(app: App, title: str, size: tuple[int, int]) -> None:
    with traced():
        scene = a_table(app, title)
        app.window.size = size
        app.ui.settings.ui_scale = 0.0
        app.ui.adopt(size)
        scene.dialogs.show_legend()
        sheet = Sheet(size)
        assert app.top is not None
        app.top.draw(sheet)
    assert [ink.words for ink in sheet.inks if ink.px < MIN_PX or ink.cut or ink.covered] == []


def test_bar_buttons_tell_their_keys_and_do_what_the_keys_do(app: App) -> None:
    scene = a_table(app, "scythe")
    hand = Hand(app)
    for key, _ in MAP_SIGNS:
        assert KEYS[key] in scene.form.find(key).tooltip
    hand.click(scene.form.find("mine").rect.center)
    assert scene.view.notices.marked
    hand.click(scene.form.find("legend").rect.center)
    assert isinstance(app.top, Legend)
