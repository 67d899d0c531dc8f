"""Games in the real window by the keyboard alone: a good part of one of every title."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game import packages
from tests.ui import real
from tests.ui.table import keyboard

pytestmark = real.MARKS
MOVES = 15
"""Decisions in this short form; `python -m tests.ui.table.keyboard TITLE` plays to the end."""


@pytest.fixture(scope="module")
def display() -> Iterator[str]:
    """A screen that nobody sees."""
    yield from real.screen()


@pytest.mark.parametrize("title", packages.names())
def test_a_title_is_played_by_the_keyboard_alone(
    display: str, own_home: Path, tmp_path: Path, title: str
) -> None:
    assert keyboard.play(title, display, MOVES, tmp_path / "twin").moves >= MOVES
