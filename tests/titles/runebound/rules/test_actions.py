"""What seats choose, as records and as text."""

from __future__ import annotations

import random

import pytest

from game.engine import flow
from game.engine.model import Decline
from tests.titles.runebound.positions import TITLE

WITH_ALL = {"doom_deck": "on", "huntmaster": "on", "threat": "10"}


@pytest.mark.parametrize("seats", TITLE.seats)
def test_an_action_is_read_back_from_its_text(seats: int) -> None:
    state, chance = TITLE.start(seats, WITH_ALL, seats), random.Random(seats)
    for _ in range(1500):
        if not state.stack:
            break
        for candidates in flow.choices(state).values():
            for action in (candidate.option.action for candidate in candidates):
                assert isinstance(action, (Decline, *TITLE.actions))
                assert TITLE.action(str(action)) == action
        seat, options = chance.choice(sorted(flow.legal(state).items()))
        flow.play(state, seat, chance.choice(options).action)
