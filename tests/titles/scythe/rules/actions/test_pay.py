"""Costs and how they are paid (SCY-007, SCY-008, SCY-011, SCY-275, SCY-358)."""

from __future__ import annotations

import pytest

from game.titles.scythe.rules.actions.pay import Pay, lacking
from game.titles.scythe.rules.content.book import Cost
from game.titles.scythe.rules.state.state import TRACKS, ScytheState
from tests.titles.playing import can, do, drags, now, options, refuse
from tests.titles.scythe.positions import edit, goods, hand, lying, put, table

TOWARDS = "action:0.deploy"


def pay(state: ScytheState, **cost: int) -> None:
    """Seat 0 is to pay a cost."""
    now(state, Pay(cost, TOWARDS))


def short(state: ScytheState, **cost: int) -> str:
    """What seat 0 lacks for a cost, "" nothing."""
    reason = lacking(state, 0, cost, "SCY-011")
    return str(reason.facts["item"]) if reason else ""


@pytest.mark.rule("SCY-008")
def test_resources_are_paid_token_by_token_from_chosen_territories() -> None:
    state = table()
    goods(state, "r1c4", metal=2)
    goods(state, "r1c5", metal=2, oil=5)
    pay(state, metal=3)
    assert options(state) == ["pay_resource r1c4 metal", "pay_resource r1c5 metal"]
    assert drags(state, "goods:r1c5.metal", TOWARDS)
    do(state, "pay_resource", "r1c5", "metal")
    do(state, "pay_resource", "r1c4", "metal")
    do(state, "pay_resource", "r1c5", "metal")
    assert (lying(state, "r1c4"), lying(state, "r1c5")) == ({"metal": 1}, {"oil": 5})


@pytest.mark.rule("SCY-008")
@pytest.mark.parametrize(
    ("there", "here", "left"), [(2, 1, {}), (3, 0, {}), (5, 0, {"metal": 2}), (0, 4, {"metal": 1})]
)
def test_without_a_choice_resources_are_paid_at_once(there: int, here: int, left: dict[str, int]) -> None:
    state = table()
    goods(state, "r1c4", metal=there)
    goods(state, "r1c5", metal=here)
    pay(state, metal=3)
    assert options(state) == []
    assert lying(state, "r1c4") | lying(state, "r1c5") == left


@pytest.mark.rule("SCY-007", "SCY-008")
def test_what_others_control_and_what_lies_on_a_base_pays_nothing() -> None:
    state = table()
    put(state, "character.1 r2c4")
    for place in ("r2c4", "base_nordic", "r1c3", "r1c4", "r1c5"):
        goods(state, place, metal=2)
    assert short(state, metal=5) == "metal"
    pay(state, metal=3)
    for place in ("r2c4", "base_nordic", "r1c3"):
        refuse(state, "pay_resource", place, "metal", rule="SCY-008")
    put(state, "character.0 r1c3")
    do(state, "pay_resource", "r1c3", "metal")


@pytest.mark.rule("SCY-007")
def test_resources_belong_to_whoever_controls_the_territory() -> None:
    state = table()
    goods(state, "r2c4", metal=2)
    put(state, "mine.0 r2c4")
    assert short(state, metal=2) == ""
    put(state, "worker.1.1 r2c4")
    assert short(state, metal=1) == "metal"


@pytest.mark.rule("SCY-011")
@pytest.mark.parametrize("item", ["power", "popularity", "coins", "combat_cards", "oil", "any_resources"])
def test_a_cost_is_payable_in_full_or_not_at_all(item: str) -> None:
    state = table()
    edit(state, power=2, popularity=2, coins=2)
    hand(state, 0, 2, 5)
    goods(state, "r1c4", oil=2)
    assert short(state, **{item: 2}) == ""
    assert short(state, **{item: 3}) == item


@pytest.mark.rule("SCY-011")
def test_tracks_and_coins_are_paid_at_once() -> None:
    state = table()
    edit(state, power=3, popularity=3, coins=3)
    pay(state, power=1, popularity=2, coins=3)
    assert (state.me.power, state.me.popularity, state.me.coins) == (2, 1, 0)
    assert options(state) == []


@pytest.mark.rule("SCY-011")
@pytest.mark.parametrize(
    ("cost", "lacks"),
    [
        ({"any_resources": 4}, ""),
        ({"any_resources": 5}, "any_resources"),
        ({"different_resources": 2}, ""),
        ({"different_resources": 3}, "different_resources"),
        ({"wood": 1, "different_resources": 1}, ""),
        ({"wood": 1, "different_resources": 2}, "wood"),
        ({"wood": 1, "any_resources": 3}, ""),
        ({"oil": 3, "different_resources": 1, "any_resources": 1}, "oil"),
    ],
)
def test_free_and_different_resources(cost: Cost, lacks: str) -> None:
    state = table()
    goods(state, "r1c4", oil=3, wood=1)
    assert short(state, **cost) == lacks


@pytest.mark.rule("SCY-008")
def test_any_resources_are_mixed_freely() -> None:
    state = table()
    goods(state, "r1c4", oil=1, wood=1)
    goods(state, "r1c5", wood=1)
    pay(state, any_resources=2)
    assert options(state) == ["pay_resource r1c4 oil", "pay_resource r1c4 wood", "pay_resource r1c5 wood"]
    do(state, "pay_resource", "r1c5", "wood")
    do(state, "pay_resource", "r1c4", "oil")
    assert state.goods == {"r1c4": state.goods["r1c4"]}
    assert lying(state, "r1c4") == {"wood": 1}


def test_different_resources_are_of_different_kinds() -> None:
    state = table()
    goods(state, "r1c4", oil=3, wood=1, food=1)
    pay(state, different_resources=2)
    do(state, "pay_resource", "r1c4", "oil")
    assert options(state) == ["pay_resource r1c4 food", "pay_resource r1c4 wood"]
    do(state, "pay_resource", "r1c4", "food")
    assert lying(state, "r1c4") == {"oil": 2, "wood": 1}
    pay(state, different_resources=2)
    assert (options(state), lying(state, "r1c4")) == ([], {"oil": 1})


@pytest.mark.rule("SCY-358")
def test_spent_combat_cards_are_chosen_and_discarded_face_up() -> None:
    state = table()
    two, _, five = hand(state, 0, 2, 3, 5)
    pay(state, combat_cards=2)
    assert len(options(state)) == 3
    do(state, "pay_card", five)
    do(state, "pay_card", two)
    assert (state.combat_discard, len(state.me.hand)) == ([five, two], 1)
    pay(state, combat_cards=1)
    assert (state.me.hand, len(state.combat_discard), options(state)) == ((), 3, [])


@pytest.mark.rule("SCY-275")
def test_coercion_spends_one_card_a_turn_as_a_resource_of_any_kind() -> None:
    state = table("crimea", "saxony")
    two, five = hand(state, 0, 2, 5)
    goods(state, "r7c3", metal=2)
    goods(state, "r8c3", oil=2)
    pay(state, metal=2)
    do(state, "pay_card", five)
    assert (lying(state, "r7c3"), state.combat_discard, state.coerced) == ({"metal": 1}, [five], 1)
    pay(state, oil=2)
    assert (state.me.hand, lying(state, "r8c3")) == ((two,), {})


@pytest.mark.rule("SCY-276")
def test_no_second_card_in_a_turn_and_none_for_other_costs() -> None:
    state = table("crimea", "saxony")
    two, five = hand(state, 0, 2, 5)
    goods(state, "r7c3", metal=2)
    goods(state, "r8c3", metal=2)
    pay(state, metal=2)
    do(state, "pay_card", five)
    refuse(state, "pay_card", two, rule="SCY-276")
    do(state, "pay_resource", "r7c3", "metal")
    state.coerced = 0
    edit(state, power=0, popularity=0, coins=0)
    assert [short(state, **{item: 1}) for item in TRACKS] == list(TRACKS)


@pytest.mark.rule("SCY-275")
def test_coercion_fills_a_gap_and_the_tokens_go_by_themselves() -> None:
    state = table("crimea", "saxony")
    two, five = hand(state, 0, 2, 5)
    goods(state, "r7c3", metal=1)
    goods(state, "r8c3", metal=1)
    assert (short(state, metal=3), short(state, metal=4)) == ("", "metal")
    pay(state, metal=3)
    assert options(state) == [f"pay_card {two}", f"pay_card {five}"]
    do(state, "pay_card", two)
    assert (state.goods, state.me.hand) == ({}, (five,))
    assert short(state, metal=1) == "metal"


@pytest.mark.rule("SCY-275")
def test_coercion_is_crimeas_alone_and_returns_each_turn() -> None:
    state = table("nordic", "crimea")
    hand(state, 0, 5)
    hand(state, 1, 5)
    assert short(state, oil=1) == "oil"
    assert lacking(state, 1, {"oil": 1}, "SCY-011") is None
    state.coerced = 1
    assert lacking(state, 1, {"oil": 1}, "SCY-011")
    do(state, "take_section", "2")
    do(state, "skip")
    do(state, "end_turn")
    assert (state.active, state.coerced) == (1, 0)


def test_a_card_is_not_spent_for_what_can_be_paid_otherwise_when_it_is_needed() -> None:
    state = table("crimea", "saxony")
    hand(state, 0, 5)
    goods(state, "r7c3", oil=1)
    goods(state, "r8c3", oil=1)
    pay(state, oil=1, metal=1)
    refuse(state, "pay_card", state.me.hand[0], rule="SCY-011")
    do(state, "pay_resource", "r8c3", "oil")
    assert (state.me.hand, lying(state, "r7c3")) == ((), {"oil": 1})


def test_a_card_that_is_a_cost_of_its_own_is_no_resource() -> None:
    state = table("crimea", "saxony")
    hand(state, 0, 5)
    assert short(state, combat_cards=1, oil=1) == "oil"
    assert not can(state, "pay_card", "combat.5.01")


@pytest.mark.rule("SCY-275", "SCY-357")
def test_a_card_of_coercion_stands_for_one_of_different_resources() -> None:
    state = table("crimea", "saxony")
    two, five = hand(state, 0, 2, 5)
    goods(state, "r7c3", metal=2)
    assert short(state, different_resources=3) == "different_resources"
    assert not short(state, different_resources=2)
    pay(state, different_resources=2)
    assert options(state) == ["pay_resource r7c3 metal", f"pay_card {two}", f"pay_card {five}"]
    do(state, "pay_resource", "r7c3", "metal")
    assert options(state) == [f"pay_card {two}", f"pay_card {five}"], "the second metal is no other kind"
    do(state, "pay_card", five)
    assert (lying(state, "r7c3"), state.me.hand, state.coerced) == ({"metal": 1}, (two,), 1)
    assert options(state) == []


@pytest.mark.rule("SCY-275", "SCY-276")
def test_with_a_card_spent_the_different_resources_must_lie_there() -> None:
    state = table("crimea", "saxony")
    hand(state, 0, 2, 5)
    goods(state, "r7c3", metal=2, oil=1)
    state.coerced = 1
    assert short(state, different_resources=3) == "different_resources"
    pay(state, different_resources=2)
    assert (lying(state, "r7c3"), len(state.me.hand)) == ({"metal": 1}, 2)
