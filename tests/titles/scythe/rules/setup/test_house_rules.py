"""The house rules of a table (SCY-376 to SCY-381)."""

from __future__ import annotations

import pytest

from game.engine import flow
from game.titles.scythe.rules.setup.bidding import Bid, PlaceBid
from game.titles.scythe.rules.setup.pairs import banned
from tests.expect import expect
from tests.titles.playing import asked, do, options, refuse
from tests.titles.scythe.positions import BOOK, battle, edit, fought, fresh

SEEDS = range(30)


@pytest.mark.rule("SCY-376")
def test_who_chooses_a_faction_first_chooses_a_mat_last() -> None:
    state = fresh(3, mats="chosen")
    order = list[int]()
    while not state.turn:
        order += asked(state)
        flow.play(state, order[-1], flow.legal(state)[order[-1]][0].action)
    assert sorted(order[:3]) == [0, 1, 2]
    assert order[3:] == order[:3][::-1]


@pytest.mark.rule("SCY-378")
def test_a_free_bid_jumps_up_to_the_coins_of_the_pair() -> None:
    state = fresh(2, mats="bid", bids="any")
    lot = expect(state.stack[-1], Bid).lots[0]
    most = BOOK.mats[lot.mat].coins
    assert [f"place_bid {lot.faction} {lot.mat} {n}" in options(state) for n in (0, most, most + 1)] == [
        True, True, False,
    ]  # fmt: skip
    flow.play(state, 0, PlaceBid(lot.faction, lot.mat, 3))
    refuse(state, PlaceBid(lot.faction, lot.mat, 3))
    assert f"place_bid {lot.faction} {lot.mat} 4" in options(state)


@pytest.mark.rule("SCY-379")
def test_any_pair_is_dealt_or_chosen_where_banned_pairs_are_allowed() -> None:
    dealt = {(p.faction, p.mat) for seed in range(60) for p in fresh(5, seed, banned_pairs="off").players}
    assert sum(banned(BOOK, *pair) for pair in dealt) == 2
    state = fresh(2, mats="chosen", banned_pairs="off")
    for choice in ("take_faction rusviet", "take_faction nordic", "take_mat engineering"):
        do(state, *choice.split())
    assert "take_mat industrial" in options(state)


@pytest.mark.rule("SCY-380")
def test_fixed_seats_keep_the_order_of_the_players() -> None:
    for seed in SEEDS:
        state = fresh(4, seed, fixed_seats="on")
        first = min(range(4), key=lambda seat: BOOK.mats[state.players[seat].mat].number)
        assert state.order == [(first + step) % 4 for step in range(4)]
        assert state.active == first


@pytest.mark.rule("SCY-381")
@pytest.mark.parametrize(("rule", "stars"), [("limited", 2), ("unlimited", 3)])
def test_a_third_combat_brings_a_star_without_the_limit(rule: str, stars: int) -> None:
    state = battle("mech.0.riverwalk", "mech.1.riverwalk")
    state.options["combat_stars"] = rule
    edit(state, stars=("combat", "combat"))
    fought(state, 5, 2)
    assert state.players[0].stars == ("combat",) * stars
