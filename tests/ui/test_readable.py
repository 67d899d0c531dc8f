"""Every text can be read: large enough, whole or told whole, uncovered. See tests/ui/readable.py."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.packages import registry
from game.ui.window.app import App
from tests.ui import readable
from tests.ui.fakes import FakeProgram
from tests.ui.ink import traced
from tests.ui.test_scenes import ALL, scenes


@pytest.fixture
def window(tmp_path: Path) -> Iterator[App]:
    """A window that knows what is written on it."""
    with traced(), readable.kept():
        app = readable.demo(tmp_path)
        yield app
        app.window.destroy()


@pytest.mark.parametrize("name", ALL)
def test_every_text_of_a_scene_can_be_read(window: App, name: str) -> None:
    make = scenes(window, FakeProgram())[name]
    assert list(readable.looks(window, readable.shown(window, make))) == []


def test_every_text_of_a_chooser_can_be_read(window: App) -> None:
    assert list(readable.looks(window, readable.shown(window, lambda: readable.chooser(window)))) == []


SETTING_UP = ["menu", "settings"] + [
    f"{part}, {title}" for title in registry.names() for part in ("new game", "rules of a game", "rulebook")
]


@pytest.mark.parametrize("name", SETTING_UP)
def test_every_text_before_a_game_can_be_read(window: App, name: str) -> None:
    made = readable.scenes_of(window)
    assert list(readable.looks(window, readable.shown(window, made[name]))) == []


@pytest.mark.parametrize("name", SETTING_UP)
def test_every_text_before_a_game_can_be_read_in_an_odd_window(window: App, name: str) -> None:
    show = readable.shown(window, readable.scenes_of(window)[name])
    assert list(readable.looks(window, show, readable.ODD_SIGHTS)) == []


@pytest.mark.slow
@pytest.mark.parametrize("title", registry.names())
def test_every_text_of_a_table_can_be_read(title: str) -> None:
    with traced():
        assert sorted({(o.kind, o.words) for o in readable.look_at_title(title, (60,))}) == []
