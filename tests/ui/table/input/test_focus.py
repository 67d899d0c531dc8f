"""The focus of a table by keys, and marks that any eyes can tell."""

from __future__ import annotations

import pygame
import pytest

from game.bots.search.bot_process import BotProcess
from game.engine.session.record import SeatSetup
from game.engine.session.session import Session
from game.packages import registry
from game.play.controller import GameController
from game.presentation.messages import Messages
from game.records.settings import Speed
from game.ui.scenes.play.cover import Cover
from game.ui.scenes.play.table_menu import TableMenu
from game.ui.table.scene import TableScene
from game.ui.widgets import Button
from game.ui.window import theme as t
from game.ui.window.app import App
from tests.expect import expect
from tests.ui.fakes import Hand
from tests.ui.table.conftest import Sit

TINT = 16
"""By how much the glow of a place changes a plate's colour at most; a dashed edge changes it more."""


def picture(app: App, scene: TableScene) -> pygame.Surface:
    surface = pygame.Surface(app.size)
    scene.draw(surface)
    return surface


def focused(scene: TableScene) -> str:
    return scene.form.focus.key if scene.form.focus is not None else ""


def step_to(hand: Hand, scene: TableScene, key: str) -> None:
    for _ in range(40):
        if focused(scene) == key:
            return
        hand.key(pygame.K_TAB)
    raise AssertionError(f"no Tab leads to {key}")


def test_after_a_move_by_keys_the_focus_stays_where_something_can_be_done(hand: Hand, sit: Sit) -> None:
    scene = sit("human", "human")
    step_to(hand, scene, "ref:pebbles:1")
    hand.key(pygame.K_RETURN)
    assert len(scene.game.session.moments) == 1
    assert focused(scene).startswith("ref:")
    assert scene.form.focus in scene.form.stops()


def test_the_same_thing_keeps_the_focus_while_it_can_be_used(hand: Hand, sit: Sit) -> None:
    scene = sit("human", "human")
    step_to(hand, scene, "ref:pebbles:1")
    scene.view.refresh()
    assert focused(scene) == "ref:pebbles:1"


def test_a_mouse_leaves_no_focus_on_things(hand: Hand, sit: Sit) -> None:
    scene = sit("human", "human")
    hand.click(scene.widgets.hit_targets["pebbles:1"].seen.center)
    hand.click(scene.model.areas.mat.center)
    assert len(scene.game.session.moments) == 1
    assert not focused(scene).startswith("ref:")


def test_one_key_leads_to_the_main_button_and_presses_it_there(hand: Hand, sit: Sit) -> None:
    scene = sit("human", "human")
    step_to(hand, scene, "ref:pebbles:1")
    hand.key(pygame.K_m)
    main = expect(scene.widgets.focus.main, Button)
    assert scene.form.focus is main
    assert "M goes to this button" in main.tooltip
    hand.key(pygame.K_m)
    assert len(scene.game.session.moments) == 1


def test_the_menu_names_the_key_to_the_main_button(app: App, hand: Hand, sit: Sit) -> None:
    sit("human", "human")
    hand.key(pygame.K_F10)
    assert isinstance(app.top, TableMenu)
    entry = next(entry for entry in app.top.entries if entry.message == "table-main")
    assert entry.keys == "M"


@pytest.fixture
def at_raiders(app: App) -> TableScene:
    """A game of two of Raiders, at its first turn, when workers can be placed."""
    app.ui.messages = Messages()
    package = registry.find("raiders")
    session = Session.new(package.title, [SeatSetup("Ada", "blue"), SeatSetup("Bruno", "red")], {}, 7)
    while not session.turn:
        session.submit(session.waiting_for()[0], session.legal(session.waiting_for()[0])[0].action)
    game = GameController(session, BotProcess(registry.find))
    scene = TableScene(app.ui, "raiders", package.table_view, game, lambda: None)
    Hand(app).show(scene)
    if isinstance(app.top, Cover):
        app.top._show()
    app.turn(16)
    return scene


def test_the_dashes_of_targets_move_on_unless_motion_is_off(app: App, at_raiders: TableScene) -> None:
    scene, at_hand = at_raiders, at_raiders.model.at_hand
    scene.drag.click(next(ref for ref in at_hand.pickable() if at_hand.targets(ref)))
    cases: tuple[tuple[Speed, bool], ...] = (("off", False), ("normal", True))
    for motion, moves in cases:
        app.ui.theme.motion = motion
        scene.model.motion.skip()
        before = picture(app, scene)
        for _ in range(3):
            scene.update(100)
        still = pygame.image.tobytes(before, "RGB") == pygame.image.tobytes(picture(app, scene), "RGB")
        assert still != moves


def test_the_ring_of_the_focus_has_a_dark_and_a_light_line(app: App, at_raiders: TableScene) -> None:
    scene = at_raiders
    scene.form.set_focus(None)
    before = picture(app, scene)
    target = next(h for h in scene.widgets.hit_targets.values() if h.focusable)
    scene.form.set_focus(target)
    after, room = picture(app, scene), target.seen.inflate(20, 20).clip(before.get_rect())
    points = [(x, y) for x in range(room.left, room.right) for y in range(room.top, room.bottom)]
    new = {after.get_at(point)[:3] for point in points if after.get_at(point) != before.get_at(point)}
    assert {t.SHADE, t.FOCUS, t.CREAM_LIGHT} <= new
    assert t.contrast(t.SHADE, t.CREAM_LIGHT) > 7


def test_the_edge_of_a_target_leaves_its_words_free(app: App, at_raiders: TableScene) -> None:
    scene, place = at_raiders, at_raiders.widgets.hit_targets["place:farm"]
    name = scene.model.where(scene.model.by_ref["plate:farm.name"]).inflate(-8, -12)
    before = picture(app, scene).subsurface(name)
    scene.drag.click(next(ref for ref in scene.model.at_hand.pickable() if ref.startswith("worker:")))
    assert "place:farm" in scene.drag.targets
    assert place.rect.contains(name)
    after = picture(app, scene).subsurface(name)
    light = (pygame.transform.average_color(part, consider_alpha=False)[:3] for part in (before, after))
    assert max(abs(old - new) for old, new in zip(*light, strict=True)) < TINT


def test_enter_and_enter_do_what_a_hint_says(app: App, hand: Hand, at_raiders: TableScene) -> None:
    scene = at_raiders
    options = [o for o in scene.game.session.legal(scene.game.viewer) if o.source and o.target]
    hint = options[-1]
    scene.view.hints.words, scene.view.hints.option = "do it", hint
    scene.widgets.make()
    assert focused(scene) == f"ref:{hint.source}"
    hand.key(pygame.K_RETURN)
    assert focused(scene) == f"ref:{hint.target}"
    hand.key(pygame.K_RETURN)
    assert hint.action in {moment.action for moment in scene.game.session.moments[-2:]}


def test_a_card_that_rises_has_its_ring_up_there(app: App, at_raiders: TableScene) -> None:
    scene = at_raiders
    card = next(h for h in scene.widgets.hit_targets.values() if h.rises)
    scene.form.set_focus(card)
    new = picture(app, scene)
    inside = new.subsurface(card.rect.clip(new.get_rect()))
    spots = [(x, y) for x in range(inside.get_width()) for y in range(inside.get_height())]
    assert t.FOCUS not in {inside.get_at(spot)[:3] for spot in spots}
