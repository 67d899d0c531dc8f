"""What a good player of Raiders of Scythia would not sign is found; what they would sign is not."""

from __future__ import annotations

from game.titles.raiders.rules.raid.raid import AddStrength
from game.titles.raiders.rules.raid.wounds import PlaceWounds
from game.titles.raiders.rules.state.state import Raid, RaidersState
from tests.titles.playing import blunders, now, options
from tests.titles.raiders.positions import BOOK, PACKAGE, crew, edit, give, table


def at_end(state: RaidersState, kind: str) -> int:
    """How often the last position shows a kind of blunder for seat 0."""
    return next(k for k in PACKAGE.blunder_kinds if k.id == kind).at_end(state, 0)


def strong_table() -> RaidersState:
    state = table()
    edit(state, worker="grey.1", provisions=8, wagon=8, kumis=8)
    for number in range(5):
        crew(state, number, "berserk_rider" if number < 2 else "champion" if number < 4 else "reaver")
    return state


def test_a_raid_that_is_four_vp_worse_than_another_is_found() -> None:
    state = strong_table()
    raids = [action for action in options(state) if action.startswith("start_raid")]
    worse = [action for action in raids if "weaker-raid" in blunders(state.copy(), action)]
    assert 0 < len(worse) < len(raids)


def test_a_kumis_that_would_have_brought_half_a_vp_is_found() -> None:
    state = strong_table()
    settlement = BOOK.settlements["greece_left"]
    found = set()
    for strength in range(0, 30, 2):
        state.raid = Raid(settlement.id, strength)
        edit(state, kumis=1)
        now(state, AddStrength())
        found.add("kumis-kept" in blunders(state.copy(), "roll"))
    assert found == {True, False}


def test_a_wound_that_kills_what_counts_is_found_where_others_can_bear_it() -> None:
    state = table()
    crew(state, 0, "kinswoman", wounds=BOOK.crew["crew.kinswoman.1"].strength)
    crew(state, 1, "champion")
    state.raid = Raid(next(iter(BOOK.settlements)))
    now(state, PlaceWounds(1))
    assert "costly-death" in blunders(state.copy(), "wound 0")
    assert "costly-death" not in blunders(state.copy(), "wound 1")


def test_goods_thrown_away_at_a_limit_are_found() -> None:
    state = table()
    edit(state, silver=8)
    actions = ["place silversmith"]
    for _ in range(4):
        trial = state.copy()
        found = blunders(trial, *actions)
        if "excess" in found:
            return
        actions.append(options(trial)[0])
    raise AssertionError(actions)


def test_goods_left_at_the_end_are_found() -> None:
    state = table()
    edit(state, silver=5, provisions=3, kumis=1)
    assert not at_end(state, "goods-left")
    edit(state, kumis=2)
    assert at_end(state, "goods-left")


def test_empty_crew_spaces_at_the_end_are_found_where_cards_are_in_hand() -> None:
    state = table()
    assert not at_end(state, "empty-spaces")
    give(state, "brawler", "champion")
    assert at_end(state, "empty-spaces")
