"""Games in the real window by the keyboard alone: a good part of one of every title."""

from __future__ import annotations

import queue
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from game.packages import registry
from tests.ui import real
from tests.ui.table import keyboard

pytestmark = real.MARKS
MOVES = 15
"""Decisions in this short form; `python -m tests.ui.table.keyboard TITLE` plays to the end."""


@pytest.mark.parametrize("title", registry.names())
def test_a_title_is_played_by_the_keyboard_alone(
    display: str, own_home: Path, tmp_path: Path, title: str
) -> None:
    assert keyboard.play(title, display, MOVES, tmp_path / "twin").moves >= MOVES


class SlowWindow:
    """Says long after a key what came of it; None stands for a while without a word."""

    process = SimpleNamespace(poll=lambda: None)

    def __init__(self, *answer: str) -> None:
        self._answer, self._said = answer, list[str | None]()
        self._lines = self
        self.keys: list[str] = []

    def do(self, *words: object) -> None:
        self.keys.append(str(words[-1]))
        self._said += [None, None, None, *self._answer]

    def get(self, timeout: float) -> str:
        line = self._said.pop(0) if self._said else None
        if line is None:
            raise queue.Empty
        return line


def test_enter_is_not_pressed_again_before_the_program_has_answered() -> None:
    window: Any = SlowWindow("ready table", "table 170 1 None")
    player = keyboard.Player(window)
    player.scene = "chooser"
    player.choose(0)
    player.until("170 1 None")
    assert window.keys == ["Return"]


def test_tab_is_not_pressed_again_before_the_program_has_answered() -> None:
    window: Any = SlowWindow("focus menu")
    player = keyboard.Player(window)
    player.stops, player.focus = ["undo", "menu"], "undo"
    player.go_to("menu")
    assert window.keys == ["Tab"]


def test_what_the_last_move_showed_is_put_away_before_the_ending() -> None:
    window: Any = SlowWindow("ready ending")
    player = keyboard.Player(window)
    player.scene = "zoom"
    player.until("the ending")
    assert window.keys == ["Return"]
