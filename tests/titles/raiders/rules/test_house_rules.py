"""The house rules of a table (RAI-216 to RAI-218)."""

from __future__ import annotations

import pytest

from game.titles.raiders.rules.turn import to_the_end
from tests.titles.playing import asked
from tests.titles.raiders.positions import TITLE, raid, raided, ready, result, table


@pytest.mark.rule("RAI-216")
@pytest.mark.parametrize(("ending", "left"), [("full", (14, 12)), ("short", (10, 8))])
def test_a_short_game_ends_sooner(ending: str, left: tuple[int, int]) -> None:
    state = table(ending=ending)
    assert to_the_end(state) == left
    raided(state, next(iter(state.spaces)))
    assert to_the_end(state) == (left[0] - 1, left[1])


@pytest.mark.rule("RAI-217")
def test_dealt_heroes_are_not_chosen() -> None:
    dealt = TITLE.start(3, {"draft": "dealt"}, 1)
    assert all(player.hero and player.crew[0].crew for player in dealt.players)
    chosen = TITLE.start(3, {"draft": "open"}, 1)
    assert not any(player.hero for player in chosen.players)
    assert len(asked(chosen)) == 1


@pytest.mark.rule("RAI-218")
@pytest.mark.parametrize(("dice_wounds", "wounds"), [("on", 2), ("off", 1)])
def test_dice_do_not_wound(dice_wounds: str, wounds: int) -> None:
    state = table(dice_wounds=dice_wounds)
    ready(state, "elder", "lore_keeper")
    raid(state, "cimmeria_left", ("red", 1))
    assert result(state)[2] == wounds
