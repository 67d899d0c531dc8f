"""The beginning of a game of every title by mouse, keyboard and gamepad alone."""

from pathlib import Path

import pytest

from game.packages import registry
from tests import hands
from tests.ui.virtual_pad import sdl

MOVES = 8
"""Decisions in this short form; `python -m tests.hands` plays to the end."""


@pytest.mark.parametrize("way", hands.WAYS)
@pytest.mark.parametrize("title", registry.names())
def test_a_title_is_played_by_one_kind_of_hand_alone(tmp_path: Path, title: str, way: str) -> None:
    if way == "pad" and sdl() is None:
        pytest.skip("SDL's library is not found")
    assert hands.play(way, title, tmp_path, MOVES).moves >= MOVES
