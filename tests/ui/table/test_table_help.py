"""What the table does to help: warnings, hints, pinned tips, the edge, an audience, an empty hand."""

from __future__ import annotations

import time
from typing import Any

import pygame
import pytest

from game.engine.model import Option
from game.presentation.title_words import tip_text
from game.ui.scenes.chooser import Chooser
from game.ui.scenes.message import Confirm
from game.ui.scenes.play.table_menu import TableMenu
from game.ui.table.panels.notices import Pinned
from game.ui.table.scene import TableScene
from game.ui.widgets import Button
from game.ui.window.app import App
from tests.expect import expect, recorded
from tests.programs import PATIENCE
from tests.toy import End, Roll
from tests.ui.fakes import Hand, focused
from tests.ui.table.conftest import Sit, press
from tests.ui.table.test_table import at, drag

ROLL = "act:roll"


def verbs(scene: TableScene) -> list[str]:
    return [str(m.action) for m in scene.game.session.moments]


# ---------------------------------------------------------------------- what is for good


def test_a_tip_says_that_undo_stops(app: App, sit: Sit) -> None:
    scene = sit("human", "human")
    say = app.ui.say
    assert say("undo-stops-roll-soon") in scene.form.find(ROLL).tooltip
    assert say("undo-stops-reveal-soon") not in scene.form.find(ROLL).tooltip
    assert "can’t be undone" not in scene.form.find("act:end").tooltip


def test_what_is_carried_says_that_undo_stops(app: App, hand: Hand, sit: Sit) -> None:
    scene = sit("human", "human")
    hand.click(scene.widgets.hit_targets["deck"].seen.center)
    assert app.ui.say("undo-stops-reveal-soon") in scene.widgets.hit_targets["hand"].tooltip
    hand.key(pygame.K_ESCAPE)
    scene.drag.hold("pebbles:1")
    assert scene.widgets.hit_targets["mat"].tooltip == "one more"


def test_nothing_asks_at_a_roll_as_things_are_usually_set(app: App, hand: Hand, sit: Sit) -> None:
    scene = sit("human", "human")
    press(hand, scene, ROLL)
    assert verbs(scene) == ["roll"]


@pytest.mark.parametrize(("key", "made"), [(pygame.K_RETURN, ["roll"]), (pygame.K_ESCAPE, [])])
def test_who_wishes_is_asked_before_a_roll(app: App, hand: Hand, sit: Sit, key: int, made: list[str]) -> None:
    scene = sit("human", "human")
    app.ui.settings.ask_before = "always"
    press(hand, scene, ROLL)
    assert isinstance(app.top, Confirm)
    assert app.top.words == app.ui.say("undo-stops-roll-soon")
    assert verbs(scene) == []
    hand.key(key)
    assert verbs(scene) == made
    assert app.ui.messages.troubles == []


def test_what_can_be_taken_back_is_never_asked_for(app: App, hand: Hand, sit: Sit) -> None:
    scene = sit("human", "human")
    app.ui.settings.ask_before = "always"
    press(hand, scene, "act:end")
    assert verbs(scene) == ["end"]


def test_a_bot_waits_until_the_last_choice_stands(app: App, hand: Hand, sit: Sit) -> None:
    scene = sit("human", "random")
    app.ui.settings.ask_before = "always"
    press(hand, scene, "act:end")
    for _ in range(5):
        app.turn(500)
    assert verbs(scene) == ["end"]
    assert scene.view.wording.question() == app.ui.say("table-done", name="Bruno")
    hand.key(pygame.K_z, pygame.KMOD_CTRL)
    assert verbs(scene) == []
    press(hand, scene, "act:end")
    press(hand, scene, "pass")
    wait_for(app, lambda: len(verbs(scene)) > 1)
    scene.game.close()


def test_a_bot_does_not_wait_where_nobody_wishes_it(app: App, hand: Hand, sit: Sit) -> None:
    scene = sit("human", "random")
    app.ui.settings.ask_before = "never"
    press(hand, scene, "act:end")
    wait_for(app, lambda: len(verbs(scene)) > 1)
    scene.game.close()


def wait_for(app: App, there: Any) -> None:
    until = time.monotonic() + PATIENCE
    while not there() and time.monotonic() < until:
        app.turn(500)
    assert there()


# ---------------------------------------------------------------------- hints


def test_a_hint_glows_and_is_said_and_goes_with_the_choice(app: App, hand: Hand, sit: Sit) -> None:
    scene = sit("human", "human")
    hand.key(pygame.K_h)
    assert scene.view.hints.words == app.ui.say("table-hint-thinks")
    assert scene.view.hints.option is None
    wait_for(app, lambda: scene.view.hints.option is not None)
    hinted = expect(scene.view.hints.option, Option)
    assert hinted in scene.game.session.legal(0)
    assert [move.label for move in scene.view.hints.moves] == ["gather 3", "gather 2", "gather 1"]
    assert app.ui.say("toy-why-pebbles", points=4) in scene.view.hints.why
    scene.moves.take(hinted)
    assert not scene.view.hints.words
    assert len(verbs(scene)) == 1
    scene.game.close()


def test_a_hinted_button_stands_out_and_has_the_focus(app: App, hand: Hand, sit: Sit) -> None:
    scene = sit("human", "human")
    roll = next(o for o in scene.game.session.legal(0) if str(o.action) == "roll")
    scene.view.hints.words, scene.view.hints.option = "do it", roll
    scene.widgets.make()
    button = expect(scene.form.find(ROLL), Button)
    assert button.look == "primary"
    assert expect(scene.form.find("act:end"), Button).look == "plain"
    assert scene.form.focus is button


def test_of_several_choices_the_hinted_one_has_the_focus(app: App, hand: Hand, sit: Sit) -> None:
    scene = sit("human", "human")
    options = scene.game.session.legal(0)[:2]
    scene.view.hints.option = options[1]
    scene.dialogs.choose(options, scene.model.areas.prompt, lambda _: None)
    assert focused(expect(app.top, Chooser).form) == "choose:1"


def test_advice_about_another_position_is_dropped(app: App, hand: Hand, sit: Sit) -> None:
    scene = sit("human", "human")
    press(hand, scene, "hint")
    scene.moves.take(scene.game.session.legal(0)[0])
    until = time.monotonic() + PATIENCE
    while scene.game.bots._process.busy and time.monotonic() < until:
        app.turn(100)
        scene.game.bots._process.poll()
    assert not scene.view.hints.words
    scene.game.close()


def test_the_menu_offers_a_hint(app: App, hand: Hand, sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = sit("human", "human")
    asked: list[int] = []
    monkeypatch.setattr(scene.game.bots, "ask_hint", asked.append)
    hand.key(pygame.K_F10)
    hand.click(expect(app.top, TableMenu).form.find("table-ask-hint").rect.center)
    assert asked == [0]
    assert app.top is scene


def test_no_hint_for_who_is_not_asked(hand: Hand, sit: Sit) -> None:
    scene = sit("random", "random")
    assert not scene.form.find("hint").enabled
    hand.key(pygame.K_h)
    assert not scene.view.hints.words


# ---------------------------------------------------------------------- a tip that stays


def test_a_pinned_tip_stays_until_it_is_taken_down(app: App, hand: Hand, sit: Sit) -> None:
    scene = sit("human", "human")
    app.ui.settings.tooltip_delay = 0
    hand.move(scene.widgets.hit_targets["pebbles:2"].seen.center)
    app.turn(16)
    hand.key(pygame.K_p)
    assert scene.view.notices.pinned is not None
    assert scene.view.notices.pinned[0] == "2 pebbles"
    hand.move(scene.model.areas.log.center)
    assert scene.view.notices.pinned is not None
    hand.key(pygame.K_p)
    assert scene.view.notices.pinned is None


def test_a_pinned_tip_moves_with_its_thing_tells_what_is_true_and_goes_with_it(
    app: App, hand: Hand, sit: Sit
) -> None:
    scene = sit("human", "human")
    hand.move(scene.widgets.hit_targets["pebbles:2"].seen.center)
    app.turn(16)
    hand.key(pygame.K_p)
    key = expect(scene.view.notices.pinned, Pinned).key
    assert key == "ref:pebbles:2"
    before = scene.form.find(key).tooltip_place.copy()
    scene.view.board.zoom(3)
    app.turn(400)
    scene.view.refresh()
    assert expect(scene.view.notices.pinned, Pinned).at == scene.form.find(key).tooltip_place != before
    drag(hand, scene, "pebbles:1", scene.model.areas.mat.center)
    assert scene.view.notices.pinned is not None
    scene.view.notices.pinned = scene.view.notices.pinned._replace(key="ref:gone")
    scene.view.refresh()
    assert scene.view.notices.pinned is None


def test_a_tip_goes_with_its_thing_while_the_pointer_rests(app: App, hand: Hand, sit: Sit) -> None:
    scene = sit("human", "human")
    app.ui.settings.tooltip_delay = 0
    hand.move(scene.widgets.hit_targets["pebbles:2"].seen.center)
    app.turn(16)
    assert scene.form.tooltip.words == "2 pebbles"
    scene.view.board.zoom(9, scene.model.camera.frame.topleft)
    app.turn(400)
    assert scene.form.tooltip.words == ""


def test_why_not_goes_when_the_board_moves(app: App, hand: Hand, sit: Sit) -> None:
    scene = sit("human", "human")
    scene.view.notices.explain("Only 0 pebbles are left.", scene.model.areas.prompt)
    scene.view.board.zoom(3)
    assert scene.view.notices.refusal is None


def test_nothing_is_explained_right_after_a_drop(app: App, hand: Hand, sit: Sit) -> None:
    scene = sit("human", "human")
    app.ui.settings.tooltip_delay = 0
    drag(hand, scene, "pebbles:1", scene.model.areas.mat.center)
    hand.move(scene.widgets.hit_targets["pebbles:2"].seen.center)
    app.turn(100)
    assert not scene.form.tooltip.visible
    for _ in range(10):
        app.turn(100)
    assert scene.form.tooltip.visible


def test_a_tip_lies_over_no_place_where_what_is_held_can_go(app: App, hand: Hand, sit: Sit) -> None:
    scene = sit("human", "human")
    hand.click(at(scene, "deck"))
    hand.move(at(scene, "pebbles:3"))
    app.turn(16)
    targets = [scene.widgets.hit_targets[ref].seen for ref in scene.drag.targets]
    assert targets
    assert all(rect in scene.form.tooltip.avoid for rect in targets)


def test_the_board_has_no_tip_while_a_dialog_lies_over_it(app: App, hand: Hand, sit: Sit) -> None:
    scene = sit("human", "human")
    app.ui.settings.tooltip_delay = 0
    hand.move(scene.widgets.hit_targets["pebbles:2"].seen.center)
    assert scene.form.tooltip.visible
    scene.show_menu()
    app.turn(16)
    assert not scene.form.tooltip.visible
    hand.key(pygame.K_ESCAPE)
    app.turn(16)
    assert app.top is scene


def test_what_is_dragged_has_no_tip_of_its_own(app: App, hand: Hand, sit: Sit) -> None:
    scene = sit("human", "human")
    app.ui.settings.tooltip_delay = 0
    start = scene.widgets.hit_targets["pebbles:2"].seen.center
    hand.move(start)
    assert scene.form.tooltip.visible
    hand.press(start)
    hand.move((start[0] + 60, start[1]), held=True)
    assert scene.drag.dragging
    assert not scene.form.tooltip.visible
    hand.release(start)


def test_what_a_click_has_picked_up_has_no_tip_until_the_pointer_moves(
    app: App, hand: Hand, sit: Sit
) -> None:
    scene = sit("human", "human")
    app.ui.settings.tooltip_delay = 0
    start = scene.widgets.hit_targets["pebbles:2"].seen.center
    hand.click(start)
    for _ in range(20):
        app.turn(100)
    assert not scene.form.tooltip.visible
    hand.move((start[0] + 12, start[1]))
    app.turn(100)
    assert scene.form.tooltip.visible


def test_escape_takes_a_pinned_tip_down_first(app: App, hand: Hand, sit: Sit) -> None:
    scene = sit("human", "human")
    scene.view.notices.pinned = Pinned("words", pygame.Rect(5, 5, 10, 10))
    hand.key(pygame.K_ESCAPE)
    assert scene.view.notices.pinned is None
    assert app.top is scene


def test_a_pinned_tip_and_a_hint_do_not_reach_the_next_person(app: App, hand: Hand, sit: Sit) -> None:
    scene = sit("human", "human")
    press(hand, scene, "act:end")
    scene.view.notices.pinned = Pinned("secret", pygame.Rect(5, 5, 10, 10), "ref:deck", 0)
    scene.view.hints.words = "secret"
    press(hand, scene, "pass")
    hand.key(pygame.K_RETURN)
    assert scene.game.viewer == 1
    assert scene.view.notices.pinned is None
    assert not scene.view.hints.words


# ---------------------------------------------------------------------- the window's edge


def enlarge(hand: Hand, scene: TableScene) -> tuple[float, float]:
    hand.move(scene.model.camera.frame.center)
    for _ in range(6):
        hand.key(pygame.K_PLUS)
    for _ in range(20):
        hand.app.turn(16)
    return scene.model.camera.x, scene.model.camera.y


def test_a_pointer_at_the_edge_moves_an_enlarged_board(app: App, hand: Hand, sit: Sit) -> None:
    scene = sit("human", "human")
    x, y = enlarge(hand, scene)
    hand.move((0, scene.model.camera.frame.centery))
    app.turn(100)
    assert scene.model.camera.x == x, "who only passes by moves nothing"
    for _ in range(3):
        app.turn(100)
    assert scene.model.camera.x < x
    assert scene.model.camera.y == y
    for _ in range(200):
        app.turn(100)
    assert not app.turn(100), "at the end of the board nothing moves any more"


def test_the_edge_does_nothing_where_all_is_seen_or_nobody_wishes_it(app: App, hand: Hand, sit: Sit) -> None:
    scene = sit("human", "human")
    hand.move((0, 300))
    assert not any(app.turn(100) for _ in range(10))
    x, _ = enlarge(hand, scene)
    app.ui.settings.edge_pan = False
    hand.move((0, 300))
    for _ in range(10):
        app.turn(100)
    assert scene.model.camera.x == x


def test_the_board_stays_where_it_is_under_a_menu(app: App, hand: Hand, sit: Sit) -> None:
    scene = sit("human", "human")
    x, _ = enlarge(hand, scene)
    hand.move((0, 300))
    hand.key(pygame.K_F10)
    for _ in range(10):
        app.turn(100)
    assert scene.model.camera.x == x


# ---------------------------------------------------------------------- audience and empty hand


def test_an_audience_sees_no_hand_and_takes_nothing_back(app: App, hand: Hand, sit: Sit) -> None:
    scene = sit("random", "random")
    wait_for(app, lambda: verbs(scene))
    assert not [t.ref for t in scene.model.things if t.ref.startswith("card.")]
    assert [t.ref for t in scene.model.things if t.ref.startswith("back:")]
    assert not scene.form.find("undo").enabled
    assert scene.view.wording.question().endswith("This is Ada’s board.")
    made = len(verbs(scene))
    hand.key(pygame.K_z, pygame.KMOD_CTRL)
    assert len(verbs(scene)) >= made
    assert all(event.seen_by is None for _, _, event in scene.game.log())
    scene.game.close()


def test_an_empty_hand_says_so(app: App, sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = sit("human", "human")
    full = pygame.Surface(app.size)
    scene.draw(full)
    cards = [t for t in scene.model.things if t.lifts]
    scene.model.things = [t for t in scene.model.things if not t.lifts]
    scene.widgets.make()
    drawn = recorded(monkeypatch, app.ui.type, "draw")
    scene.draw(full)
    assert app.ui.say("table-hand-empty") in [words for _, words, *_ in drawn]
    scene.model.things += cards
    drawn.clear()
    scene.widgets.make()
    scene.draw(full)
    assert app.ui.say("table-hand-empty") not in [words for _, words, *_ in drawn]


def test_choosing_between_options_warns_for_each(app: App, hand: Hand, sit: Sit) -> None:
    scene = sit("human", "human")
    options = [o for o in scene.game.session.legal(0) if o.action in (Roll(), End())]
    scene.moves.choose(options, pygame.Rect(100, 100, 40, 40))
    assert isinstance(app.top, Chooser)
    tips = [tip_text(entry.tip) for entry in app.top.entries]
    assert ["can’t be undone" in tip for tip in tips] == [str(o.action) == "roll" for o in options]
