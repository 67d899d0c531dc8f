"""What appears over another screen: what lies below is drawn in a turn of the loop of its own."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.ui.scenes.menu import Menu
from game.ui.scenes.play.cover import Cover
from game.ui.scenes.zoom import Zoom
from game.ui.window.app import App
from game.ui.window.scene import Scene
from game.ui.window.ui import Ui
from tests.expect import recorded
from tests.ui.fakes import FakeProgram, Hand


def plain(surface: pygame.Surface, rect: pygame.Rect) -> None:
    pygame.draw.rect(surface, "white", rect, 0, 18)


OVER: dict[str, Callable[[Ui], Scene]] = {
    "an enlarged picture": lambda ui: Zoom(ui, plain, 0.7),
    "a cover of an open table": lambda ui: Cover(ui, "Chloe", "red", lambda: None, opaque=False),
}


@pytest.mark.parametrize("over", OVER)
def test_what_lies_below_is_drawn_in_a_turn_of_its_own(
    app: App, program: FakeProgram, monkeypatch: pytest.MonkeyPatch, over: str
) -> None:
    Hand(app).show(Menu(app.ui, program))
    app.ui.settings.motion = app.ui.theme.motion = "normal"
    app.push(scene := OVER[over](app.ui))
    below, flips = recorded(monkeypatch, Menu, "draw"), recorded(monkeypatch, app.canvas, "flip")
    while not below:
        flips.clear()
        app.turn(1000)
    assert not flips, "nobody sees the menu without what lies over it"
    app.turn(1000)
    assert (len(below), scene.gives_way, app.scenes[0].gives_way) == (1, False, False)
    assert flips
    assert not scene.dirty


def test_in_a_window_of_another_size_all_of_it_is_drawn_again(app: App, program: FakeProgram) -> None:
    Hand(app).show(Menu(app.ui, program))
    app.ui.settings.motion = app.ui.theme.motion = "normal"
    app.push(zoom := Zoom(app.ui, plain, 0.7))
    while app._below is None:
        app.turn(16)
    app.layout()
    app.window.get_surface().fill("magenta")
    while not zoom.first_frame.is_drawn:
        app.turn(16)
    assert app.window.get_surface().get_at((0, 0))[:3] != (255, 0, 255)
