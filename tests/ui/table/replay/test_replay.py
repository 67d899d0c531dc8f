"""A game that was played, on the table again: by keys and mouse, as time passes, and what one may see."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.engine.model import ALL_SEEING
from game.engine.session.clock import Spent
from game.engine.session.record import SeatSetup
from game.engine.session.replay import Replay
from game.engine.session.session import WATCHER, Session
from game.engine.session.tool_lines import ToolLine
from game.packages import registry
from game.ui.scenes.chooser import Chooser
from game.ui.scenes.menu import Menu
from game.ui.scenes.play.ending import Ending
from game.ui.scenes.play.table_menu import TableMenu
from game.ui.scenes.records.replay import ReplayScene
from game.ui.table.replay.controller import ReplayController
from game.ui.table.replay.timeline import REST_MS, Timeline
from game.ui.table.scene import TableScene
from game.ui.window import run
from game.ui.window.app import App
from game.ui.window.service import GameService
from tests import toy
from tests.expect import expect
from tests.ui.fakes import Hand
from tests.ui.table.conftest import NAMES
from tests.ui.table.toy_table import TABLE

Show = Callable[..., ReplayScene]


def played(*kinds: str, moves: int = 99, thought: int = 0) -> Session:
    """A random game of so many moves, each thought about for so many milliseconds."""
    seats = [SeatSetup(*who, kind) for who, kind in zip(NAMES, kinds, strict=False)]
    session, chance = Session.new(toy.TOY, seats, {"length": "long"}, 3), random.Random(1)
    while session.made < moves and (asked := session.waiting_for()):
        if thought:
            session.write_tool_line(ToolLine(spent=Spent(asked[0], session.turn, thought)))
        session.submit(asked[0], chance.choice(session.legal(asked[0])).action)
    return session


@pytest.fixture
def show(app: App, hand: Hand) -> Show:
    """Look at a game: `show("human", "random", moves=5)`."""

    def make(*kinds: str, moves: int = 99, thought: int = 0) -> ReplayScene:
        session = played(*kinds or ("human", "human"), moves=moves, thought=thought)
        replay = Replay(session.title, session.header, session.history.recorded())
        scene = ReplayScene(app.ui, "toy", TABLE, ReplayController(replay), lambda: None, lambda: None)
        hand.show(scene)
        return scene

    return make


def pass_time(app: App, turns: int) -> None:
    for _ in range(turns):
        app.turn(100)


def test_keys_step_and_leap(hand: Hand, show: Show) -> None:
    scene = show()
    made = scene.game.session
    hand.key(pygame.K_RIGHT, times=3)
    assert made.made == 3
    hand.key(pygame.K_LEFT)
    assert made.made == 2
    hand.key(pygame.K_END)
    assert (made.made, made.over) == (scene.player.game.session.length, True)
    hand.key(pygame.K_LEFT)
    hand.key(pygame.K_PAGEUP)
    assert 0 < made.made < scene.player.game.session.length - 1
    hand.key(pygame.K_HOME)
    assert made.made == 0
    hand.key(pygame.K_PAGEDOWN)
    assert made.turn == 2


def test_it_stands_still_until_it_is_told_to_play(app: App, hand: Hand, show: Show) -> None:
    scene = show()
    pass_time(app, 10)
    assert scene.game.session.made == 0
    app.ui.settings.pace = "usual"
    hand.key(pygame.K_SPACE)
    pass_time(app, 40)
    there = scene.game.session.made
    assert 2 < there < 12
    hand.key(pygame.K_b)
    pass_time(app, 40)
    assert scene.game.session.made == there


def test_in_real_time_each_move_waits_as_long_as_was_thought_about_it(
    app: App, hand: Hand, show: Show
) -> None:
    scene = show(moves=6, thought=30_000)
    app.ui.settings.pace = "at_once"
    hand.click(scene.form.find("play:pace").rect.center)
    assert scene.player.tempo.real_time
    hand.key(pygame.K_b)
    pass_time(app, 290)
    assert scene.game.session.made == 0
    pass_time(app, 30)
    assert scene.game.session.made == 1
    pass_time(app, 310)
    assert scene.game.session.made == 2
    hand.click(scene.form.find("play:pace").rect.center)
    assert (scene.player.tempo.real_time, app.ui.settings.pace) == (False, "slow")


def test_without_thinking_times_there_is_no_real_time(app: App, hand: Hand, show: Show) -> None:
    scene = show()
    app.ui.settings.pace = "at_once"
    hand.click(scene.form.find("play:pace").rect.center)
    assert (scene.player.tempo.real_time, app.ui.settings.pace) == (False, "slow")


def test_played_to_the_end_it_shows_the_scores_and_begins_again(app: App, hand: Hand, show: Show) -> None:
    scene = show()
    hand.key(pygame.K_b)
    while app.top is scene:
        app.turn(100)
    hand.click(expect(app.top, Ending).form.find("replay").rect.center)
    assert app.top is scene
    assert scene.game.session.made < 3
    hand.key(pygame.K_END)
    pass_time(app, 5)
    assert app.top is scene


def test_nobody_moves_anything(app: App, hand: Hand, show: Show) -> None:
    scene = show(moves=7)
    hand.key(pygame.K_END)
    assert not scene.drag.active
    for pos in ((300, 300), scene.model.where(scene.model.by_ref["deck"]).center):
        hand.click(pos)
    for key in (pygame.K_h, pygame.K_r):
        hand.key(key)
    hand.key(pygame.K_z, pygame.KMOD_CTRL)
    pass_time(app, 10)
    assert (scene.game.session.made, scene.player.game.session.length) == (6, 7)
    assert not scene.game._process.busy


def test_the_knob_leads_anywhere(app: App, hand: Hand, show: Show) -> None:
    scene = show()
    line = scene.form.find("timeline")
    assert isinstance(line, Timeline)
    made, length = scene.game.session, scene.player.game.session.length
    hand.press((line._x(10), line.rect.centery))
    assert made.made == 0
    app.turn(REST_MS)
    assert made.made == 10
    hand.move((line._x(length) + 90, line.rect.centery), held=True)
    hand.release((line._x(length) + 90, line.rect.centery))
    assert made.made == length


def test_the_log_tells_what_is_shown_and_leads_there(app: App, hand: Hand, show: Show) -> None:
    scene = show()
    hand.key(pygame.K_END)
    log = scene.widgets.log
    row = next(n for n, line in enumerate(log.lines) if line.kind == "event" and line.number > 4)
    number = log.lines[row].number
    log.scroll_to(0)
    for _ in range(2):
        hand.click(log.row_rect(row).center)
    assert scene.game.session.made == number + 1
    assert max(line.number for line in scene.widgets.log.lines) <= number


def test_another_side_is_chosen_from_those_that_may_be(app: App, hand: Hand, show: Show) -> None:
    scene = show()
    assert scene.game.perspective == ALL_SEEING
    hand.click(scene.form.find("play:side").rect.center)
    assert isinstance(app.top, Chooser)
    hand.click(app.top.form.find("choose:3").rect.center)
    assert (scene.game.perspective, scene.game.viewer) == (1, 1)
    scene = show("human", "human", moves=8)
    hand.click(scene.form.find("play:side").rect.center)
    assert isinstance(app.top, Chooser)
    assert [w.key for w in app.top.form.stops()] == ["choose:0"]
    assert scene.game.perspective == WATCHER


def test_escape_shows_the_menu_of_the_replay(app: App, hand: Hand, show: Show) -> None:
    show()
    hand.key(pygame.K_ESCAPE)
    assert isinstance(app.top, TableMenu)
    assert "table-undo-turn" not in [w.key for w in app.top.form.stops()]


# ---------------------------------------------------------------------- in the program


@pytest.fixture
def service(app: App, tmp_path: Path) -> GameService:
    made = run.wire(app)
    made.library.folder = tmp_path / "records"
    return made


def a_record(folder: Path, moves: int = 30) -> Path:
    path = folder / "raiders.jsonl"
    seats = [SeatSetup("Ada", "blue"), SeatSetup("Bot", "red", "easy")]
    session = Session.new(registry.find("raiders").title, seats, {}, 4, path)
    chance = random.Random(1)
    for _ in range(moves):
        asked = session.waiting_for()[0]
        session.submit(asked, chance.choice(session.legal(asked)).action)
    session.close()
    return path


def test_from_a_replay_one_plays_on_with_a_record_of_its_own(
    app: App, hand: Hand, service: GameService
) -> None:
    path = a_record(service.library.folder)
    before = path.read_bytes()
    scene = hand.show(service.replays.read(path))
    assert isinstance(scene, ReplayScene)
    scene.player.go_to(20)
    hand.click(scene.form.find("play:branch").rect.center)
    table = next(s for s in app.scenes if isinstance(s, TableScene))
    assert not isinstance(table, ReplayScene)
    assert table.game.session.made == 20
    assert table.game.session.path != path
    assert path.read_bytes() == before
    service.leave()
    assert isinstance(app.top, Menu)


def test_the_end_of_a_game_leads_to_its_replay_and_back(app: App, hand: Hand, service: GameService) -> None:
    seats = [SeatSetup("Ada", "blue"), SeatSetup("Bruno", "red")]
    session = Session.new(registry.find("runebound").title, seats, {}, 4)
    table = hand.show(service.table(session))
    service.replays.show(session)
    app.turn(16)
    assert isinstance(app.top, ReplayScene)
    hand.key(pygame.K_ESCAPE)
    assert isinstance(app.top, TableMenu)
    hand.click(app.top.form.find("replay-leave").rect.center)
    assert table in app.scenes
    assert not any(isinstance(scene, ReplayScene) for scene in app.scenes)
