"""The static layer of a table: what is redrawn in parts looks as if it were drawn at once."""

from __future__ import annotations

import pygame
import pytest

from game.ui.table.panels import tips
from game.ui.table.scene import TableScene
from game.ui.table.view import static_layer
from game.ui.window.app import App
from tests.ui.table.conftest import Sit


def draw_a_card(scene: TableScene) -> None:
    legal = scene.game.session.legal(scene.game.viewer)
    scene.moves.commit([next(option.action for option in legal if option.action.verb == "draw")])


def picture(scene: TableScene) -> bytes:
    surface = pygame.Surface(scene.model.areas.window.size)
    scene.draw(surface)
    return pygame.image.tobytes(surface, "RGB")


@pytest.mark.parametrize("small_share", [0.0, 1.0], ids=["step by step", "only the places"])
def test_what_has_landed_looks_as_if_all_were_drawn_anew(
    app: App, sit: Sit, monkeypatch: pytest.MonkeyPatch, small_share: float
) -> None:
    monkeypatch.setattr(static_layer, "SMALL_SHARE", small_share)
    monkeypatch.setattr(static_layer, "TURN_S", 0.0)
    scene = sit("human", "human")
    app.ui.settings.motion = app.ui.theme.motion = "normal"
    draw_a_card(scene)
    assert scene.model.motion.busy
    for _ in range(100):
        app.turn(16)
    assert not scene.model.motion.busy
    landed = picture(scene)
    scene.view.picture.forget()
    scene.view.widgets.made += 1  # nothing is known to be up to date
    assert picture(scene) == landed


def test_nothing_vanishes_while_it_lands(app: App, sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(static_layer, "SMALL_SHARE", 0.0)
    monkeypatch.setattr(static_layer, "TURN_S", 0.0)
    monkeypatch.setattr(static_layer, "UNSEEN_TURN_S", 0.0)
    scene = sit("human", "human")
    app.ui.settings.motion = app.ui.theme.motion = "normal"
    draw_a_card(scene)
    turns = 0
    while scene.model.motion.flights or scene.model.motion.landed:
        app.turn(16)
        if scene.model.motion.landed:
            turns += 1
            landing = {flight.thing.ref: flight.rect for flight in scene.model.motion.landed}
            assert landing == {ref: scene.model.where(scene.model.by_ref[ref]) for ref in landing}
    assert turns > 1


def test_what_is_picked_up_is_held_at_once_and_its_light_follows_in_steps(
    app: App, sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(static_layer, "LATE_S", 0.0)
    scene = sit("human", "human")
    app.ui.settings.motion = app.ui.theme.motion = "normal"
    for _ in range(5):
        app.turn(16)
    before = picture(scene)
    ref = next(ref for ref in scene.model.at_hand.pickable() if scene.model.at_hand.targets(ref))
    scene.drag.hold(ref)
    late = 0
    while scene.view.picture.stale:
        moves = app.turn(16)
        assert moves or not late, "the loop does not rest meanwhile"
        late += 1
    assert 1 < late <= static_layer.MAX_LATE + 1
    lit = picture(scene)
    assert lit != before
    scene.view.picture.forget()
    assert picture(scene) == lit


def test_a_new_position_never_shows_the_layer_of_the_one_before(
    app: App, sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(static_layer, "LATE_S", 0.0)
    scene = sit("human", "human")
    app.ui.settings.motion = app.ui.theme.motion = "normal"
    app.turn(16)
    draw_a_card(scene)
    scene.view.refresh(at_once=True)
    scene.draw(pygame.Surface(scene.model.areas.window.size))
    assert not scene.view.picture.stale


def test_what_a_drop_would_do_follows_a_turn_after_the_piece(
    app: App, sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = sit("human", "human")
    app.ui.settings.motion = app.ui.theme.motion = "normal"
    shown = list[str]()
    monkeypatch.setattr(tips, "draw_tip", lambda _ui, _surface, words, *_: shown.append(words))
    drag, goal = scene.drag, scene.model.areas.mat.center
    drag.start("pebbles:1", scene.widgets.hit_targets["pebbles:1"].seen.center)
    drag.move(goal)
    picture(scene)
    assert drag.dragging
    assert (shown, scene.view.picture.tips.is_late) == ([], True)
    picture(scene)
    picture(scene)
    assert shown == [scene.view.wording.outcome("pebbles:1", "mat")] * 2
    assert not scene.view.picture.tips.is_late
