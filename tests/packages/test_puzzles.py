"""The positions to think about: each can be played, and its best move is clearly the best.

`python -m tests.puzzles` verifies all of them by Hard, which takes a few seconds each.
"""

from __future__ import annotations

import pytest

from game.bots.advice.hints import CLEAR
from game.bots.search.planner import normal
from game.engine import flow
from game.packages import puzzles, registry
from game.packages.puzzles import Puzzle
from tests.puzzles import judged

TITLES = [name for name in registry.names() if puzzles.of(registry.find(name))]
OWN = [(name, puzzle) for name in TITLES for puzzle in puzzles.of(registry.find(name))]


@pytest.mark.parametrize(("name", "puzzle"), OWN, ids=lambda of: of if isinstance(of, str) else of.id)
def test_the_best_move_is_one_of_several(name: str, puzzle: Puzzle) -> None:
    package = registry.find(name)
    options = flow.legal(puzzles.position_of(package, puzzle))[puzzle.seat]
    assert puzzle.best in {str(option.action) for option in options}
    assert len(options) > 2


@pytest.mark.parametrize("name", TITLES)
def test_the_best_move_of_the_first_one_is_clearly_better(name: str) -> None:
    package, puzzle = registry.find(name), puzzles.of(registry.find(name))[0]
    state = puzzles.position_of(package, puzzle)
    view, options = package.title.view(state, puzzle.seat), flow.legal(state)[puzzle.seat]
    found = judged(normal(package), view, puzzle.seat, options, puzzle.seed)
    assert str(found.action) == puzzle.best
    assert found.margin >= CLEAR
