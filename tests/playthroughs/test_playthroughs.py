"""Every kept game is told today as it was when it was kept."""

from __future__ import annotations

import difflib
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.playthroughs import play, positions
from tests.playthroughs.games import GAMES, Game


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.file.stem)
def test_the_game_is_told_as_ever(game: Game) -> None:
    _compare(game.file, play.replay(game, play.kept_moves(game)))


@pytest.mark.parametrize("title", positions.PLAYED)
def test_rare_events_are_told_as_ever(title: str) -> None:
    _compare(positions.file(title), positions.page(title))


def _compare(kept: Path, told: Iterator[str]) -> None:
    before = kept.read_text(encoding="utf-8").splitlines()
    changed = list(difflib.unified_diff(before, list(told), "kept", "today", n=1, lineterm=""))
    assert not changed, "\n".join([*changed[:40], "where this is meant: python -m tests.playthroughs"])
