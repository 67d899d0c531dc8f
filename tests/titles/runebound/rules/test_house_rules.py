"""The house rules of a table (RUN-256)."""

from __future__ import annotations

import pytest

from tests.titles.playing import asked, do, options, refuse
from tests.titles.runebound.positions import TITLE, fresh


@pytest.mark.rule("RUN-256")
def test_each_player_may_take_another_hero_and_who_begins_is_last() -> None:
    state = fresh(3, heroes="chosen")
    dealt, order = [p.hero for p in state.players], list[int]()
    refuse(state, "take_hero", dealt[state.active], rule="RUN-128")
    free = next(text for text in options(state) if text.startswith("take_hero"))
    for choice in (free, "keep_hero", "keep_hero"):
        order += asked(state)
        do(state, *choice.split())
    assert order == list(state.after(state.active))[::-1]
    assert [p.hero for p in state.players] == [
        free.split()[1] if seat == order[0] else hero for seat, hero in enumerate(dealt)
    ]
    assert state.turn == 1
    TITLE.check(state)
