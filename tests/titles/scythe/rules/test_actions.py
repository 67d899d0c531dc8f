"""Actions of Scythe as lines of text, and back."""

from __future__ import annotations

import pytest

from game.engine import flow
from game.engine.model import Action
from tests.games import random_game
from tests.titles.scythe.positions import TITLE


@pytest.mark.parametrize("seats", TITLE.seats)
def test_every_candidate_of_a_game_is_read_back_from_its_text(seats: int) -> None:
    seen: set[Action] = set()
    for state in random_game(TITLE, seats, seats):
        seen |= {choice.option.action for asked in flow.choices(state).values() for choice in asked}
    texts = {str(action): action for action in seen}
    assert len(texts) == len(seen) > 100
    assert {text: TITLE.action(text) for text in texts} == texts
