"""What the tests of commands share."""

from __future__ import annotations

from typing import Any

import pytest

from game.cli import progress
from game.cli import window as window_cli
from game.packages import registry
from tests import toy
from tests.cli.command_line import TITLE


@pytest.fixture(autouse=True)
def only_the_toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "names", lambda: (TITLE,))
    monkeypatch.setattr(registry, "find", toy.find)


@pytest.fixture(autouse=True)
def no_time_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lines of progress say how long it took: on a slow machine others than on a fast one."""
    monkeypatch.setattr(progress, "monotonic", lambda: 0.0)


@pytest.fixture
def no_display(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def window(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """Stands in for the window; gathers what it is asked to show."""
    asked: list[dict[str, Any]] = []

    def show(**start: Any) -> int:
        asked.append(start)
        return 0

    monkeypatch.setattr(window_cli, "show", show)
    return asked
