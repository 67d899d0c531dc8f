"""The clock at a table in the window: it runs while the viewer can act, warns quietly, and can be stopped."""

from __future__ import annotations

import pygame
import pytest

from game.engine.session.clock import AtZero, parse
from game.play.table_tools import TableTools
from game.ui.scenes.play.cover import Cover
from game.ui.table.flow.clock_watch import ClockStopped
from game.ui.table.panels.clock_label import ClockLabel
from game.ui.table.scene import TableScene
from game.ui.window.app import App
from tests.expect import expect
from tests.ui.fakes import Hand
from tests.ui.table.conftest import Sit, gather, press
from tests.ui.table.test_table import end_turn


def tools(written: str, at_zero: AtZero = "show") -> TableTools:
    return TableTools(parse(written, at_zero))


def seconds(app: App, count: int) -> None:
    for _ in range(count):
        app.turn(1000)


def shown(scene: TableScene) -> str:
    """The words of the clock."""
    return expect(scene.form.find("clock"), ClockLabel).words


def test_a_table_without_a_clock_shows_none(sit: Sit) -> None:
    assert all(widget.key != "clock" for widget in sit("human", "human").form.widgets)


def test_the_clock_runs_and_stops_under_the_cover_and_in_the_menu(app: App, hand: Hand, sit: Sit) -> None:
    scene = sit("human", "human", tools=tools("10m"))
    seconds(app, 3)
    before = scene.game.clock.left_ms(0)
    hand.key(pygame.K_ESCAPE)
    seconds(app, 20)
    hand.key(pygame.K_ESCAPE)
    assert scene.game.clock.left_ms(0) >= before - 100
    end_turn(hand, scene)
    press(hand, scene, "pass")
    assert isinstance(app.top, Cover)
    seconds(app, 20)
    assert scene.game.clock.shown(1) == "10:00"
    assert scene.game.clock.shown(0) == shown_before(before)


def shown_before(left: int) -> str:
    """A time as a clock shows it, some turns of the loop later."""
    return f"{left // 60_000}:{-(-left // 1000) % 60:02}"


def test_the_pause_hides_the_table_until_the_viewer_goes_on(app: App, hand: Hand, sit: Sit) -> None:
    scene = sit("human", "human", tools=tools("10m"))
    hand.key(pygame.K_b)
    assert isinstance(app.top, ClockStopped)
    assert app.top.covers
    left = scene.game.clock.left_ms(0)
    seconds(app, 20)
    press(hand, app.top, "ok")
    assert expect(app.top, TableScene) is scene
    assert scene.game.clock.left_ms(0) >= left - 100


def test_a_warning_comes_once_and_moves_nothing(app: App, sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = sit("human", "human", tools=tools("63s"))
    heard: list[str] = []
    monkeypatch.setattr(app.ui.sound, "play", lambda name, *_: heard.append(name))
    said: list[str] = []
    monkeypatch.setattr(app.ui.voice, "say", said.append)
    places = {widget.key: widget.rect.copy() for widget in scene.form.widgets if widget.key}
    seconds(app, 10)
    assert shown(scene).endswith("left")
    assert heard == ["turn"]
    assert said == ["Ada: 1:00 left on the clock."]
    assert {widget.key: widget.rect for widget in scene.form.widgets if widget.key} == places
    assert not app.ui.type.overflows


def test_at_zero_the_turn_ends_and_the_next_person_gets_the_screen(app: App, hand: Hand, sit: Sit) -> None:
    scene = sit("human", "human", tools=tools("5s", "end"))
    gather(hand, scene, 1)
    seconds(app, 6)
    assert not scene.game.choices()
    for _ in range(20):
        app.turn(500)
    assert isinstance(app.top, Cover)
    assert [str(m.action) for m in scene.game.session.moments] == ["gather 1", "end"]
