"""The table itself: drags, clicks, keys, refusals, undo, hand-off, bots, the end."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pygame
import pytest

from game.bots.search.bot_process import BotProcess
from game.engine.session import record, record_writer, session
from game.engine.session.session import Session
from game.play.controller import GameController
from game.presentation.title_words import Label
from game.ui.scenes.chooser import Chooser
from game.ui.scenes.message import Confirm, Message
from game.ui.scenes.play.cover import Cover
from game.ui.scenes.play.scores import ScoreSheet
from game.ui.scenes.play.table_menu import TableMenu
from game.ui.scenes.zoom import Zoom
from game.ui.table.scene import TableScene
from game.ui.widgets import Button
from game.ui.window.app import App
from game.ui.window.commands import Quit
from tests import toy
from tests.engine.session.test_session import put_down
from tests.expect import broken, expect, recorded
from tests.programs import PATIENCE
from tests.toy import TOY, Draw, Gather
from tests.ui.fakes import Hand
from tests.ui.table.conftest import Sit, press


def at(scene: TableScene, ref: str) -> tuple[int, int]:
    return scene.widgets.hit_targets[ref].seen.center


def drag(hand: Hand, scene: TableScene, ref: str, goal: tuple[int, int]) -> None:
    start = at(scene, ref)
    hand.move(start)
    hand.press(start)
    for share in (0.2, 0.6, 1.0):
        where = [round(a + (b - a) * share) for a, b in zip(start, goal, strict=True)]
        hand.move((where[0], where[1]), held=True)
    hand.release(goal)


def verbs(scene: TableScene) -> list[str]:
    return [str(m.action) for m in scene.game.session.moments]


def test_a_drag_onto_a_target_is_a_choice(hand: Hand, sit: Sit) -> None:
    scene = sit("human", "human")
    drag(hand, scene, "pebbles:2", scene.model.areas.mat.center)
    assert verbs(scene) == ["gather 2"]


def test_a_drag_elsewhere_puts_the_thing_back(hand: Hand, sit: Sit) -> None:
    scene = sit("human", "human")
    drag(hand, scene, "pebbles:2", scene.model.areas.log.center)
    assert verbs(scene) == []
    assert scene.drag.held is None


def test_a_move_makes_the_widgets_once_and_what_is_put_back_never(hand: Hand, sit: Sit) -> None:
    scene = sit("human", "human")
    made, targets, bars = scene.widgets.made, scene.widgets.hit_targets, scene.widgets.bars
    drag(hand, scene, "pebbles:2", scene.model.areas.log.center)
    assert (scene.widgets.made, verbs(scene)) == (made, [])
    assert scene.widgets.hit_targets is targets and scene.widgets.bars is bars
    drag(hand, scene, "pebbles:2", scene.model.areas.mat.center)
    assert (scene.widgets.made, verbs(scene)) == (made + 1, ["gather 2"])
    assert scene.widgets.hit_targets is not targets and scene.widgets.bars is not bars


def test_a_tip_is_put_into_words_when_it_is_pointed_at(
    hand: Hand, sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = sit("human", "human")
    asked = recorded(monkeypatch, scene.game, "would_stop")
    scene.view.refresh()
    hand.click(at(scene, "deck"))
    hand.move(scene.model.areas.log.center)
    assert asked == [(Draw(),)], "the click asked whether it could be taken back"
    corner = scene.model.areas.hand.inflate(-8, -8).topleft
    for _ in range(3):
        hand.move(corner)
    assert asked == [(Draw(),)] * 2


def test_two_clicks_do_what_a_drag_does(hand: Hand, sit: Sit) -> None:
    scene = sit("human", "human")
    hand.click(at(scene, "deck"))
    assert scene.drag.held == "deck"
    hand.click(scene.model.areas.hand.center)
    assert verbs(scene) == ["draw"]


def test_keys_do_what_a_drag_does(app: App, hand: Hand, sit: Sit) -> None:
    scene = sit("human", "human")
    for _ in range(20):
        focus = scene.form.focus
        if focus is not None and focus.key == "ref:deck":
            break
        hand.key(pygame.K_TAB)
    hand.key(pygame.K_RETURN)
    app.turn(400)
    hand.key(pygame.K_RETURN)
    assert verbs(scene) == ["draw"]


def test_escape_puts_back_first_and_then_opens_the_menu(app: App, hand: Hand, sit: Sit) -> None:
    scene = sit("human", "human")
    hand.click(at(scene, "deck"))
    hand.key(pygame.K_ESCAPE)
    assert scene.drag.held is None
    assert app.top is scene
    hand.key(pygame.K_ESCAPE)
    assert isinstance(app.top, TableMenu)


def test_what_is_refused_says_why_and_names_the_rule(app: App, hand: Hand, sit: Sit) -> None:
    scene = sit("human", "human")
    session = scene.game.session
    for _ in range(6):
        seat = session.waiting_for()[0]
        option = next((o for o in session.legal(seat) if str(o.action) == "gather 3"), None)
        session.submit(seat, option.action if option else session.legal(seat)[0].action)
    scene.view.refresh()
    if session.waiting_for()[0] != scene.game.viewer:
        scene.game.hand_over(session.waiting_for()[0])
        scene.view.refresh()
    asked: list[str] = []
    app.make_help = lambda rule, *_: asked.append(rule)
    refused = [c for c in session.choices(scene.game.viewer) if c.reason]
    assert refused, "the pool should be empty by now"
    hand.click(at(scene, refused[0].option.source or ""))
    assert scene.view.notices.refusal is not None
    assert scene.view.notices.refusal.words.startswith("Only 0 pebbles")
    hand.key(pygame.K_F1)
    assert asked == ["TOY-001"]


def test_undo_and_redo(hand: Hand, sit: Sit) -> None:
    scene = sit("human", "human")
    drag(hand, scene, "pebbles:2", scene.model.areas.mat.center)
    hand.key(pygame.K_z, pygame.KMOD_CTRL)
    assert verbs(scene) == []
    hand.key(pygame.K_y, pygame.KMOD_CTRL)
    assert verbs(scene) == ["gather 2"]


def test_undo_names_the_choice_as_it_was_made(hand: Hand, sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = sit("human", "human")
    with monkeypatch.context() as meanwhile:
        meanwhile.setattr(scene.model.table.words, "label", lambda look, _: Label(str(look.view.pool)))
        drag(hand, scene, "pebbles:2", scene.model.areas.mat.center)
        tip = scene.form.find("undo").tooltip
    pool = scene.game.view().pool
    assert str(pool + 2) in tip
    assert str(pool) not in tip


def test_a_long_undo_is_told_in_its_tip_alone(
    app: App, hand: Hand, sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = sit("human", "human")
    long = "gather one pebble after the other until the pool is quite empty and the mat is full" * 2
    with monkeypatch.context() as meanwhile:
        meanwhile.setattr(scene.model.table.words, "label", lambda *_: Label(long))
        drag(hand, scene, "pebbles:2", scene.model.areas.mat.center)
        undo = expect(scene.form.find("undo"), Button)
        assert undo.label == app.ui.say("table-undo")
        assert long in undo.tooltip


def test_undo_says_what_stops_it(hand: Hand, sit: Sit) -> None:
    scene = sit("human", "human")
    press(hand, scene, "act:roll")
    undo = scene.form.find("undo")
    assert not undo.enabled
    assert undo.tooltip == scene.ui.say("undo-stops-roll")


def end_turn(hand: Hand, scene: TableScene) -> None:
    press(hand, scene, "act:end")


def test_the_next_person_gets_the_screen_behind_a_cover(app: App, hand: Hand, sit: Sit) -> None:
    scene: TableScene = sit("human", "human")
    end_turn(hand, scene)
    assert scene.game.viewer == 0, "the hand-over is asked for while the last choice can be taken back"
    press(hand, scene, "pass")
    expect(app.top, Cover)
    shown = [thing.ref for thing in scene.model.things if thing.ref.startswith("card.")]
    mine = scene.game.session.view(0).players[0].hand
    assert sorted(shown) == sorted(mine), "nothing of the next seat lies on the table yet"
    hand.key(pygame.K_RETURN)
    assert app.top is scene
    theirs = scene.game.session.view(1).players[1].hand
    assert sorted(t.ref for t in scene.model.things if t.ref.startswith("card.")) == sorted(theirs)


def test_what_was_shown_stands_once_the_next_person_has_uncovered_the_screen(
    app: App, hand: Hand, sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(toy, "_draw", put_down)
    scene = sit("human", "human")
    scene.game.act(Draw())
    scene.view.refresh()
    end_turn(hand, scene)
    press(hand, scene, "pass")
    assert isinstance(app.top, Cover)
    assert scene.game.session.undo_policy.furthest(0, 0) == 0
    hand.key(pygame.K_RETURN)
    assert scene.game.session.undo_policy.furthest(0, 0) == 1, "the end of the turn has shown nothing"


def test_without_being_asked_first_the_cover_comes_at_once(app: App, hand: Hand, sit: Sit) -> None:
    scene = sit("human", "human")
    app.ui.settings.ask_before = "never"
    end_turn(hand, scene)
    app.turn(16)
    assert isinstance(app.top, Cover)


def test_the_last_choice_of_a_turn_can_be_taken_back_before_the_hand_over(hand: Hand, sit: Sit) -> None:
    scene = sit("human", "human")
    end_turn(hand, scene)
    hand.key(pygame.K_z, pygame.KMOD_CTRL)
    assert verbs(scene) == []
    assert scene.game.choices()


def test_what_is_drawn_under_the_cover_is_no_table(app: App, sit: Sit) -> None:
    scene = sit("human", "human")
    scene.handover.cover(1)
    surface = pygame.Surface(app.size)
    scene.draw(surface)
    wood = pygame.Surface(app.size)
    wood.blit(scene.ui.art.wood(app.size), (0, 0))
    assert pygame.image.tobytes(surface, "RGB") == pygame.image.tobytes(wood, "RGB")


def test_bots_play_between_and_one_person_sees_no_cover(app: App, hand: Hand, sit: Sit) -> None:
    scene = sit("human", "random")
    end_turn(hand, scene)
    deadline = time.monotonic() + PATIENCE
    while 0 not in scene.game.session.waiting_for() and time.monotonic() < deadline:
        app.turn(500)
        assert not isinstance(app.top, Cover)
        assert scene.game.viewer == 0
    assert scene.game.choices()
    scene.game.close()


def play_out(scene: TableScene) -> None:
    session = scene.game.session
    while not session.over:
        seat = session.waiting_for()[0]
        session.submit(seat, session.legal(seat)[-1].action)
    scene.view.refresh()


def test_the_end_shows_the_scores(app: App, sit: Sit) -> None:
    scene = sit("human", "human")
    play_out(scene)
    app.turn(16)
    assert isinstance(app.top, ScoreSheet)
    assert app.ui.messages.troubles == []


def test_two_options_of_one_drop_ask_which(app: App, hand: Hand, sit: Sit) -> None:
    scene = sit("human", "human")
    options = scene.game.session.legal(0)[:2]
    scene.moves.choose(options, pygame.Rect(100, 100, 40, 40))
    assert isinstance(app.top, Chooser)
    hand.key(pygame.K_TAB)
    hand.key(pygame.K_RETURN)
    assert verbs(scene) == [str(options[1].action)]


def test_a_right_click_enlarges_a_card(app: App, hand: Hand, sit: Sit) -> None:
    scene = sit("human", "human")
    card = scene.game.view().players[0].hand[0]
    hand.click(at(scene, card), 3)
    assert isinstance(app.top, Zoom)


def test_the_wheel_zooms_to_the_pointer(app: App, hand: Hand, sit: Sit) -> None:
    scene = sit("human", "human")
    pos = at(scene, "pebbles:2")
    before = scene.model.camera.to_board(pos)
    hand.move(pos)
    pygame.event.post(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=2, precise_x=0.0, precise_y=2.0))
    app.turn(16)
    after = scene.model.camera.to_board(pos)
    assert scene.model.camera.zoom > scene.model.camera.fitting
    assert max(abs(a - b) for a, b in zip(before, after, strict=True)) < 1.5
    hand.key(pygame.K_HOME)
    assert scene.model.camera.at_home


def test_a_log_line_shows_where_and_offers_the_way_back(app: App, hand: Hand, sit: Sit) -> None:
    scene = sit("human", "human")
    drag(hand, scene, "pebbles:2", scene.model.areas.mat.center)
    hand.click(scene.widgets.log.row_rect(1).center)
    assert app.top is not scene, "the chosen line was clicked again"
    hand.key(pygame.K_RETURN)
    assert verbs(scene) == []


def test_a_record_that_cannot_be_written_is_said(
    hand: Hand, sit: Sit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = sit("human", "human", path=tmp_path / "game.jsonl")
    monkeypatch.setattr(os, "write", lambda file, data: 0)
    drag(hand, scene, "pebbles:2", scene.model.areas.mat.center)
    assert verbs(scene) == ["gather 2"]
    assert scene.game.session.problem


@pytest.mark.parametrize("answer", ["unsaved", "closed twice", "freed"])
def test_leaving_with_moves_that_are_not_saved_asks_first(
    app: App, hand: Hand, sit: Sit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answer: str
) -> None:
    scene = sit("human", "human", path=tmp_path / "game.jsonl")
    with monkeypatch.context() as full:
        full.setattr(os, "write", lambda file, data: 0)
        drag(hand, scene, "pebbles:2", scene.model.areas.mat.center)
        app._dispatch(Quit())
        confirm = expect(app.top, Confirm)
        assert "game.jsonl: cannot be saved in" in confirm.words
        assert app._running
        if answer == "unsaved":
            expect(confirm.form.find("yes"), Button).action()
        elif answer == "closed twice":
            app._dispatch(Quit())
    if answer == "freed":
        hand.key(pygame.K_ESCAPE)
        assert app.top is scene
        assert app._running
        app._dispatch(Quit())
        assert len(record.read(tmp_path / "game.jsonl").moves) == 1
    assert not app._running


def test_a_table_that_breaks_lets_its_record_go(
    app: App, hand: Hand, sit: Sit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = sit("human", "human", path=tmp_path / "game.jsonl")
    monkeypatch.setattr(scene, "update", broken("broken on purpose"))
    app.turn(16)
    assert isinstance(app.top, Message)
    assert "is saved up to the last move" in app.top.words
    record_writer.refuse_in_use(tmp_path / "game.jsonl")


def test_who_finds_another_program_in_the_record_is_told(
    app: App, hand: Hand, sit: Sit, tmp_path: Path
) -> None:
    path = tmp_path / "game.jsonl"
    scene = sit("human", "human", path=path)
    path.write_text("mine\n")
    drag(hand, scene, "pebbles:2", scene.model.areas.mat.center)
    assert verbs(scene) == ["gather 2"]
    assert isinstance(app.top, Message)
    assert "continues in game-2.jsonl" in app.top.words
    assert path.read_text() == "mine\n"


def test_moves_that_were_not_looked_at_yet_come_with_a_second_click(
    app: App, hand: Hand, sit: Sit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(session, "UNDO_PRELOAD_MOVES", 0)
    path = tmp_path / "game.jsonl"
    scene = sit("human", "human", path=path)
    drag(hand, scene, "pebbles:2", scene.model.areas.mat.center)
    scene.game.close()
    between = Session.resume(TOY, record_writer.take(path))
    between.submit(0, Gather(1))
    between.close()
    again = scene.__class__(
        app.ui,
        "toy",
        scene.model.table,
        GameController(Session.resume(TOY, record_writer.take(path)), BotProcess()),
        app.quit,
    )
    app.reset(again)
    app.turn(16)
    assert again.widgets.log.lines[0].words == app.ui.say("table-log-earlier", count=1)
    assert [line.number for line in again.widgets.log.lines if line.kind == "event"] == [1]
    again.history.go_back_to(0)
    assert [line.number for line in again.widgets.log.lines if line.kind == "event"] == [0, 1]


def test_a_game_goes_on_from_its_record(sit: Sit, hand: Hand, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    scene = sit("human", "human", path=path)
    drag(hand, scene, "pebbles:2", scene.model.areas.mat.center)
    assert [str(action) for _, action in record.read(path).moves] == ["gather 2"]


def test_everything_fits_and_every_word_is_there(app: App, hand: Hand, sit: Sit) -> None:
    scene = sit("human", "human", "random", "human")
    for size in ((1024, 640), (1280, 720), (1920, 1080), (2560, 1440)):
        app.window.size = size
        app.turn(16)
        scene.draw(pygame.Surface(size))
        areas = scene.model.areas
        parts = [areas.prompt, areas.board, areas.mat, areas.hand, areas.log, *areas.panels.values()]
        for i, part in enumerate(parts):
            assert areas.window.contains(part)
            assert part.collidelist(parts[i + 1 :]) < 0
    assert app.ui.messages.troubles == []
    assert app.ui.type.overflows == []


def test_a_thing_flies_to_its_new_place_and_the_game_does_not_wait(app: App, hand: Hand, sit: Sit) -> None:
    scene = sit("human", "human")
    app.ui.settings.motion = "normal"
    app.ui.adopt(app.size)
    hand.click(at(scene, "deck"))
    hand.click(scene.model.areas.hand.center)
    assert verbs(scene) == ["draw"]
    assert scene.model.motion.busy
    hand.key(pygame.K_TAB)
    assert not scene.model.motion.busy


def test_nothing_flies_below_an_enlarged_card(app: App, hand: Hand, sit: Sit) -> None:
    scene = sit("human", "human")
    app.ui.settings.motion = app.ui.theme.motion = "normal"
    seat = scene.game.viewer
    option = next(o for o in scene.game.session.legal(seat) if o.action.verb == "draw")
    scene.moves.commit([option.action])
    face = next(thing for thing in scene.model.things if thing.lifts).face
    scene.dialogs.show_large(face, 0.7)
    while app.turn(16):
        pass
    assert {flight.passed for flight in scene.model.motion.flights.values()} == {0.0}
    hand.key(pygame.K_ESCAPE)
    while app.turn(16):
        pass
    assert not scene.model.motion.flights


def test_nothing_of_another_viewers_hand_fades_away_or_turns_over(app: App, hand: Hand, sit: Sit) -> None:
    scene = sit("human", "human")
    app.ui.settings.motion = app.ui.theme.motion = "normal"
    scene.game.hand_over(1)
    scene.view.refresh()
    assert not scene.model.motion.busy


def test_a_click_meanwhile_ends_the_motion_and_counts(app: App, hand: Hand, sit: Sit) -> None:
    scene = sit("human", "human")
    app.ui.settings.motion = "normal"
    app.ui.adopt(app.size)
    hand.click(at(scene, "deck"))
    hand.click(scene.model.areas.hand.center)
    assert scene.model.motion.busy
    log = scene.model.log_open
    hand.click(scene.form.find("drawer").rect.center)
    assert scene.model.log_open is not log
    assert not scene.model.motion.busy
