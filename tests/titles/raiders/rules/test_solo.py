"""A game for one (RAI-199, RAI-200)."""

import pytest

from game.engine import flow
from game.titles.raiders.rules.scoring import scores
from game.titles.raiders.rules.shared.abilities import others_have_more_vp
from tests.titles.raiders.positions import edit, idle, table


@pytest.mark.rule("RAI-199")
def test_the_board_for_one_is_the_board_for_two() -> None:
    one, two = table(1), table(2)
    assert set(one.spaces) == set(two.spaces)
    assert set(one.quests) == set(two.quests)
    assert {p: len(s.plunder) for p, s in one.spaces.items()} == {
        p: len(s.plunder) for p, s in two.spaces.items()
    }
    assert {b for b, w in one.village.items() if w} == {b for b, w in two.village.items() if w}


@pytest.mark.rule("RAI-200")
def test_a_game_for_one_has_no_opponent_and_one_score() -> None:
    state = table(1)
    edit(state, vp=3)
    for _ in range(3):
        assert list(flow.legal(state)) == [0]
        idle(state)
    assert not others_have_more_vp(state, 0)
    assert scores(state).totals == (3,)
