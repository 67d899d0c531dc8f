"""What happened since one's last turn: asked for, and stepped through on the board."""

from __future__ import annotations

import time

import pygame
import pytest

from game.engine.model import Event
from game.presentation.log_turns import Turn
from game.ui.scenes.play.cover import Cover
from game.ui.scenes.play.since import Since
from game.ui.table.flow.recap import below
from game.ui.table.flow.story import Story
from game.ui.table.panels.log_lines import LogLines, _Block
from game.ui.table.scene import TableScene
from game.ui.window import theme as t
from game.ui.window.app import App
from tests.expect import expect
from tests.programs import PATIENCE
from tests.toy import TOY
from tests.ui.fakes import Hand
from tests.ui.table.conftest import Sit, gather, press


def turn_of_ada(app: App, hand: Hand, scene: TableScene) -> None:
    """Ada gathers, and gives the screen to Bruno, who takes the cover away and asks for the recap."""
    gather(hand, scene, 2)
    press(hand, scene, "act:end")
    press(hand, scene, "pass")
    expect(app.top, Cover)
    hand.key(pygame.K_RETURN)
    assert app.top is scene
    hand.key(pygame.K_r)


def told(scene: Since) -> list[str]:
    return [line for strip in scene.strips for entry in strip.entries for line in entry.lines]


def test_it_tells_what_the_other_did(app: App, hand: Hand, sit: Sit) -> None:
    scene: TableScene = sit("human", "human")
    turn_of_ada(app, hand, scene)
    since = expect(app.top, Since)
    assert [strip.who.name for strip in since.strips] == ["Ada"]
    assert any(words.startswith("gather") for words in told(since))
    hand.key(pygame.K_RETURN)
    assert app.top is scene
    assert scene.game.choices()


def test_the_arrows_show_the_board_after_each_step(app: App, hand: Hand, sit: Sit) -> None:
    scene: TableScene = sit("human", "human")
    pool = scene.game.view().pool
    gather(hand, scene, 2)
    gather(hand, scene, 1)
    press(hand, scene, "pass")
    hand.key(pygame.K_RETURN)
    hand.key(pygame.K_r)
    seen = []
    for _ in range(2):
        hand.key(pygame.K_RIGHT)
        seen.append(scene.model.context.view.pool)
    hand.key(pygame.K_LEFT)
    seen.append(scene.model.context.view.pool)
    assert seen == [pool - 2, pool - 3, pool - 2]
    hand.key(pygame.K_RETURN)
    assert scene.model.context.view.pool == pool - 3
    assert scene.game.choices()


def test_it_tells_no_more_than_the_viewer_may_know(app: App, hand: Hand, sit: Sit) -> None:
    scene: TableScene = sit("human", "human")
    hand.click(scene.widgets.hit_targets["deck"].seen.center)
    hand.click(scene.model.areas.hand.center)
    drawn = scene.game.session.view(0).players[0].hand[-1]
    press(hand, scene, "act:end")
    press(hand, scene, "pass")
    hand.key(pygame.K_RETURN)
    hand.key(pygame.K_r)
    expect(app.top, Since)
    hand.key(pygame.K_RIGHT)
    assert not any(drawn in words for words in told(expect(app.top, Since)))
    assert drawn not in {thing.ref for thing in scene.model.things}


def until_asked(app: App, scene: TableScene) -> None:
    deadline = time.monotonic() + PATIENCE
    while (scene.game.thinking() is not None or not scene.game.choices()) and time.monotonic() < deadline:
        app.turn(500)
    app.turn(500)


def end_turn_among_bots(app: App, hand: Hand, scene: TableScene) -> None:
    press(hand, scene, "act:end")
    until_asked(app, scene)


def test_a_person_among_bots_has_nothing_to_click_away(app: App, hand: Hand, sit: Sit) -> None:
    scene: TableScene = sit("human", "random")
    end_turn_among_bots(app, hand, scene)
    assert app.top is scene
    hand.key(pygame.K_r)
    expect(app.top, Since)
    assert told(expect(app.top, Since))
    scene.game.close()


def test_whoever_always_wants_it_reads_it_before_a_turn_among_bots_once(
    app: App, hand: Hand, sit: Sit
) -> None:
    app.ui.settings.handover = "always"
    scene: TableScene = sit("human", "random")
    end_turn_among_bots(app, hand, scene)
    expect(app.top, Cover)
    assert not expect(app.top, Cover).covers
    hand.key(pygame.K_RETURN)
    app.turn(500)
    assert app.top is scene
    scene.game.close()


def test_it_does_not_come_over_a_choice_that_has_begun(
    app: App, hand: Hand, sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    app.ui.settings.handover = "always"
    scene: TableScene = sit("human", "human")
    scene.game.session.submit(0, TOY.action("end"))
    scene.game.viewer = 1
    scene.view.refresh()
    scene.moves.touch("deck")
    scene.handover.hand_over()
    assert (app.top, scene.drag.held) == (scene, "deck")
    hand.key(pygame.K_ESCAPE)
    scene.handover.hand_over()
    expect(app.top, Cover)


def test_a_key_and_the_menu_bring_it_again(app: App, hand: Hand, sit: Sit) -> None:
    scene: TableScene = sit("human", "human")
    turn_of_ada(app, hand, scene)
    assert told(expect(app.top, Since))
    hand.key(pygame.K_ESCAPE)
    hand.key(pygame.K_F10)
    press(hand, app.top, "table-since")
    expect(app.top, Since)


def test_a_press_on_a_step_shows_it(app: App, hand: Hand, sit: Sit) -> None:
    scene: TableScene = sit("human", "human")
    pool = scene.game.view().pool
    turn_of_ada(app, hand, scene)
    expect(app.top, Since)
    press(hand, app.top, "entry:0")
    assert scene.model.context.view.pool == pool - 2
    assert app.ui.messages.troubles == []
    assert app.ui.type.overflows == []


def test_what_another_did_in_ones_move_stands_under_the_others_sign(app: App, hand: Hand, sit: Sit) -> None:
    scene: TableScene = sit("human", "human", "human")
    events = [
        Event("showed", {"seat": 0}),
        Event("beats", {"seat": 1, "other": 0}),
        Event("gains", {"seat": 0}),
    ]
    turn = Turn(3, 0, [(5, 0, event) for event in events])
    entries = Story(scene.model).entries(turn, scene.model.context)
    assert [entry.lines[0].split()[0] for entry in entries] == ["showed", "beats", "gains"]
    assert [entry.by and entry.by.name for entry in entries] == [None, "Bruno", None]


def test_the_heading_of_a_turn_names_who_else_did_something(app: App, hand: Hand, sit: Sit) -> None:
    scene: TableScene = sit("human", "human")
    block = _Block(Turn(3, 0, [(5, 0, Event("beats", {"seat": 1, "other": 0}))]))
    LogLines(scene.model)._complete(block)
    assert block.lines[0].words == "Bruno: beats 1 0"
    assert block.lines[1].words == "beats 1 0", "the line has the sign of its seat"


def test_its_plate_is_no_higher_than_what_it_tells(app: App, hand: Hand, sit: Sit) -> None:
    app.window.size = (3840, 1080)
    turn_of_ada(app, hand, sit("human", "human"))
    since = expect(app.top, Since)
    pane = since._pane
    assert pane.rect.height == pane.content_height
    assert since.frame.bottom - pane.rect.bottom < app.ui.px(t.GAP)


def test_what_it_leaves_of_mat_and_hand_is_dark(app: App, hand: Hand, sit: Sit) -> None:
    scene: TableScene = sit("human", "human")
    turn_of_ada(app, hand, scene)
    since = expect(app.top, Since)
    app.turn(16)
    room = since._room()
    left = pygame.Rect(room.x, since.frame.bottom, room.width, room.bottom - since.frame.bottom)
    dark = brightness(app, left)
    app.pop(since)
    app.turn(16)
    assert dark < 0.7 * brightness(app, left)


def test_it_covers_a_panel_whole_or_not_at_all() -> None:
    room = pygame.Rect(540, 150, 730, 560)
    above, cut, covered = (pygame.Rect(920, y, 352, 30) for y in (64, 132, 166))
    assert below(room, [above, cut, covered]) == pygame.Rect(540, 162, 730, 548)
    assert below(room, [above, covered]) == room


def brightness(app: App, area: pygame.Rect) -> int:
    return sum(pygame.transform.average_color(app.window.get_surface().subsurface(area))[:3])
