"""A window without a screen, and a program without games behind it."""

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.ui.app import App
from game.ui.kit import Kit
from game.ui.settings import Store
from game.ui.words import Words
from tests.ui.fakes import FakeProgram, demo_words


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    """The real window under the dummy driver, silent, with the words of a demo title."""
    made = App(Store(tmp_path / "config"))
    made.kit.settings.volume = 0
    made.kit.settings.ui_scale = 1.0
    made.kit.settings.motion = "off"
    made.kit.words = demo_words(tmp_path)
    made.kit.adopt(made.size)
    pygame.event.clear()
    yield made
    made.window.destroy()


@pytest.fixture
def kit(app: App) -> Kit:
    """The kit of the window."""
    return app.kit


@pytest.fixture
def program() -> FakeProgram:
    """A program with one demo title and four records."""
    return FakeProgram()


@pytest.fixture
def watched(kit: Kit) -> Iterator[None]:
    """No text may overflow and no message be missing in a test with this."""
    kit.words = Words()
    kit.settings.ui_scale = 0
    kit.type.overflows = []
    yield
    assert kit.type.overflows == []
    assert kit.words.troubles == []
