"""A window of any size on a screen of any size: it is in reach, shows everything and hears every click."""

from typing import Any

import pygame
import pytest

from game.records.settings import Settings, Store
from game.ui.scenes.menu import Menu
from game.ui.window import frame
from game.ui.window.app import App
from game.ui.window.canvas import SETTLE_MS, canvas_size
from tests.ui.fakes import FakeProgram, Hand


@pytest.mark.parametrize(
    ("window", "canvas"),
    [
        ((1280, 720), (1280, 720)),
        ((3840, 1080), (3840, 1080)),
        ((1080, 1920), (1080, 1920)),
        ((640, 360), (1280, 720)),
        ((1024, 768), (1280, 960)),
        ((640, 1060), (1024, 1696)),
        ((1280, 690), (1336, 720)),
    ],
    ids=str,
)
def test_a_scene_never_has_less_than_the_least_size(window: Any, canvas: Any) -> None:
    assert canvas_size(window) == canvas


def test_a_small_window_shows_everything_and_a_click_hits_what_is_seen(
    app: App, program: FakeProgram
) -> None:
    app.window.size = (640, 360)
    scene = Hand(app).show(Menu(app.ui, program))
    assert isinstance(scene, Menu)
    app.turn(16)
    whole = pygame.transform.smoothscale(app.canvas.surface, (640, 360))
    assert pygame.image.tobytes(app.window.get_surface(), "RGB") == pygame.image.tobytes(whole, "RGB")
    button = scene.form.find("settings").rect.center
    seen = (button[0] // 2, button[1] // 2)
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=seen, rel=(3, 3), buttons=(0, 0, 0)))
    app.turn(16)
    assert scene.form.hot is scene.form.find("settings")


def test_many_small_steps_of_a_drag_add_up_to_the_whole_way(app: App) -> None:
    app.window.size = (1024, 600)
    way = [
        app.canvas.mapped(pygame.event.Event(pygame.MOUSEMOTION, pos=(x, 7), rel=(1, 0), buttons=(1, 0, 0)))
        for x in range(1, 1001)
    ]
    assert sum(event.rel[0] for event in way) == way[-1].pos[0] == 1250


SCREEN = (1280, 720)


@pytest.mark.parametrize(
    ("wanted", "shown", "has_room"),
    [((1000, 600), (1000, 600), True), ((1280, 720), (1280, 720), False), ((3840, 2160), SCREEN, False)],
)
def test_a_window_is_never_larger_than_the_screen(wanted: Any, shown: Any, has_room: bool) -> None:
    assert frame.on_screen(wanted, SCREEN) == shown
    assert frame.has_room(wanted, SCREEN) is has_room
    assert frame.on_screen(wanted, None) == wanted


def test_a_window_remembered_from_a_larger_screen_opens_within_this_one(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(frame, "screen_size", lambda: SCREEN)
    Store(tmp_path).save(Settings(width=3840, height=2160))
    app = App(Store(tmp_path))
    assert app.window.size == SCREEN
    app.window.destroy()


def test_a_window_that_changed_its_size_is_shown_again_by_itself(
    app: App, program: FakeProgram, monkeypatch: pytest.MonkeyPatch
) -> None:
    Hand(app).show(Menu(app.ui, program))
    app.window.size = (1400, 800)
    app.turn(16)
    shown: list[int] = []
    monkeypatch.setattr(type(app.canvas), "flip", lambda self: shown.append(1))
    monkeypatch.setattr(app, "_draw", lambda: None)
    for _ in range(80):
        app.turn(16)
    assert len(shown) == len(SETTLE_MS)


def test_a_window_that_was_just_opened_is_shown_again_by_itself(
    app: App, program: FakeProgram, monkeypatch: pytest.MonkeyPatch
) -> None:
    Hand(app).show(Menu(app.ui, program))
    shown: list[int] = []
    monkeypatch.setattr(type(app.canvas), "flip", lambda self: shown.append(1))
    monkeypatch.setattr(app, "_draw", lambda: None)
    for _ in range(80):
        app.turn(16)
    assert len(shown) == len(SETTLE_MS)
