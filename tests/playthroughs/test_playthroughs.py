"""Every kept game is told today as it was when it was kept."""

from __future__ import annotations

import difflib

import pytest

from tests.playthroughs import play
from tests.playthroughs.games import GAMES, Game


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.file.stem)
def test_the_game_is_told_as_ever(game: Game) -> None:
    kept = game.file.read_text(encoding="utf-8").splitlines()
    today = list(play.replay(game, play.kept_moves(game)))
    changed = list(difflib.unified_diff(kept, today, "kept", "today", n=1, lineterm=""))
    assert not changed, "\n".join([*changed[:40], "where this is meant: python -m tests.playthroughs"])
