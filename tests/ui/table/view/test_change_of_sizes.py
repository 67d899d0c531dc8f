"""While another side becomes large, the table is shown in its old sizes, then whole in the new ones."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from game.engine.session.session import Session
from game.presentation.messages import Messages
from game.ui.table.scene import TableScene
from game.ui.table.view import prepaint
from game.ui.window import run
from game.ui.window.app import App
from tests.titles.raiders import positions as raiders
from tests.titles.scythe import positions as scythe
from tests.ui.fakes import Hand

SMALL, LARGE = (1280, 720), (1920, 1080)
Lay = Callable[..., TableScene]


@pytest.fixture
def lay(app: App, monkeypatch: pytest.MonkeyPatch) -> Lay:
    """Lay a table on a machine that paints one part of a face in a turn of the loop."""
    for budget in ("TURN_S", "UNDRAWN_TURN_S", "RESIZED_TURN_S"):
        monkeypatch.setattr(prepaint, budget, 0.0)

    def make(title: Any, state: Any, size: tuple[int, int] = LARGE) -> TableScene:
        app.ui.messages, app.window.size = Messages(), size
        app.ui.settings.ui_scale, app.ui.settings.enlarge = 0, True
        session = Session.begin(title, run._people(app, state.seats), state)
        scene: TableScene = run.wire(app).table(session)
        scene.game.viewer, scene.game.uncovered = 0, True
        app.ui.adopt(size)
        app.push(scene)
        app.turn(16)
        app.ui.settings.motion = app.ui.theme.motion = "normal"
        return scene

    return make


@pytest.fixture
def table(lay: Lay) -> TableScene:
    return lay(scythe.TITLE, scythe.table("polania", "togawa", "saxony"))


def picture(app: App) -> bytes:
    return pygame.image.tobytes(app.window.get_surface(), "RGB")


def hand_of(app: App, scene: TableScene) -> bytes:
    return pygame.image.tobytes(app.window.get_surface().subsurface(scene.model.areas.hand), "RGB")


def until_shown(app: App, scene: TableScene) -> None:
    while scene.view.picture.prepainter.waits:
        app.turn(16)


def test_no_picture_shows_some_parts_in_their_old_sizes_and_others_in_new_ones(
    app: App, table: TableScene
) -> None:
    before, turns = picture(app), 0
    table.view.change_sizes()
    while table.view.picture.prepainter.waits:
        assert picture(app) == before
        app.turn(16)
        turns += 1
    assert turns > 2
    assert picture(app) != before


def test_the_table_looks_afterwards_as_if_it_were_drawn_at_once(app: App, table: TableScene) -> None:
    table.view.change_sizes()
    until_shown(app, table)
    for _ in range(30):
        app.turn(16)
    changed = picture(app)
    app.ui.theme.motion = "off"
    table.view.picture.forget()
    table.layout()
    table.draw(app.window.get_surface())
    assert picture(app) == changed


def test_a_dialog_in_the_middle_lies_over_the_whole_table_in_its_new_sizes(
    app: App, table: TableScene
) -> None:
    table.view.change_sizes()
    app.turn(16)
    app.turn(16)
    assert table.view.picture.prepainter.resizes
    table.show_menu()
    app.turn(16)
    with_menu = picture(app)
    for _ in range(30):
        app.turn(16)
    assert picture(app) != with_menu, "the old sizes fade away below it"
    assert not table.view.picture.prepainter.waits


def test_a_click_in_the_middle_meets_what_is_seen_there(app: App, table: TableScene) -> None:
    hand, app.ui.settings.long_press = Hand(app), 60_000
    target = next(ref for ref in table.drag.active if not table.model.by_ref[ref].on_board)
    meant = [option.action for option in table.model.at_hand.by_click(target)]
    seen = table.widgets.grip(table.widgets.hit_targets[target])
    table.view.change_sizes()
    app.turn(16)
    app.turn(16)
    assert table.widgets.ref_at(seen, ()) != target
    hand.press(seen)
    assert table.view.picture.prepainter.resizes
    until_shown(app, table)
    hand.release(seen)
    assert [moment.action for moment in table.game.session.moments] == meant


def test_what_fades_away_is_the_old_picture_also_when_the_table_is_drawn_meanwhile(
    app: App, table: TableScene
) -> None:
    table.view.change_sizes()
    until_shown(app, table)
    before = table.view.picture._crossfade.before
    assert before is not None
    fading = pygame.image.tobytes(before, "RGB")
    for _ in range(2):
        table.view.widgets.make()
        app.turn(16)
    assert table.view.picture._crossfade.before is before
    assert pygame.image.tobytes(before, "RGB") == fading


def test_the_hand_of_one_player_never_fades_away_over_the_table_of_the_next(app: App, lay: Lay) -> None:
    state = raiders.table()
    raiders.give(state, "brewer", "outrunner")
    raiders.at(state, "town_centre")
    scene = lay(raiders.TITLE, state, SMALL)
    large: list[str] = [scene.model.emphasis.large]
    scene.game.hand_over(1)
    scene.view.refresh()
    assert [*large, scene.model.emphasis.large] == ["mat", "even"]
    scene.draw(app.window.get_surface())
    first = hand_of(app, scene)
    for _ in range(400):
        scene.view.update(16, on_top=False)
        scene.rests()
    assert not scene.view.picture.prepainter.waits
    scene.draw(app.window.get_surface())
    assert hand_of(app, scene) == first
