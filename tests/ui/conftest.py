"""A window without a screen, and a program without games behind it."""

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.presentation.messages import Messages
from game.records.settings import Store
from game.ui.window import font_coverage, system_fonts
from game.ui.window.app import App
from game.ui.window.ui import Ui
from tests.ui import drawn_once
from tests.ui.fakes import FakeProgram, demo_words
from tests.ui.virtual_pad import GAMEPAD, Plug, VirtualPad

drawn_once.share()


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    """The real window under the dummy driver, silent, with the words of a demo title."""
    made = App(Store(tmp_path / "config"))
    made.ui.settings.volume = 0
    made.ui.settings.ui_scale = 1.0
    made.ui.settings.motion = "off"
    made.ui.settings.pace = "at_once"
    made.ui.settings.enlarge = False
    made.ui.messages = demo_words(tmp_path)
    made.ui.adopt(made.size)
    pygame.event.clear()
    yield made
    made.window.destroy()


@pytest.fixture
def ui(app: App) -> Ui:
    """The tools of the window."""
    return app.ui


@pytest.fixture
def program() -> FakeProgram:
    """A program with one demo title and four records."""
    return FakeProgram()


@pytest.fixture
def watched(ui: Ui) -> Iterator[None]:
    """No text may overflow and no message be missing in a test with this."""
    ui.messages = Messages()
    ui.settings.ui_scale = 0
    ui.type.overflows = []
    yield
    assert ui.type.overflows == []
    assert ui.messages.troubles == []


@pytest.fixture
def plug(app: App) -> Iterator[Plug]:
    """Plugs in gamepads, after the window has begun to look for them."""
    pads: list[VirtualPad] = []
    app.ui.pads.open()
    app.ui.messages = Messages()

    def one_more(kind: int = GAMEPAD) -> VirtualPad:
        pads.append(VirtualPad(kind))
        app.turn(16)
        return pads[-1]

    yield one_more
    for pad in pads:
        pad.pull_out()
    app.ui.pads.close()


@pytest.fixture
def no_system_fonts(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A system without any font but ours."""
    forget_fonts()
    monkeypatch.setattr(system_fonts, "_candidates", lambda signs: iter(()))
    yield
    forget_fonts()


def forget_fonts() -> None:
    """Look for the fonts of the system again."""
    system_fonts.forget()
    for function in (font_coverage.runs, font_coverage._font_of):
        function.cache_clear()
