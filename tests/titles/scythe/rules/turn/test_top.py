"""Bolster and Trade (SCY-091 to SCY-098, SCY-132 to SCY-136)."""

from __future__ import annotations

from typing import Any

import pytest

from game.titles.scythe.rules.actions.trade import GainResources
from game.titles.scythe.rules.state.state import ScytheState
from game.titles.scythe.rules.turn.turn import TopRow
from tests.titles.playing import can, do, events, now, options, refuse
from tests.titles.scythe.positions import edit, goods, lying, put, table

BOLSTER, TRADE = "3", "2"
"""The sections of the engineering mat."""


def top(section: str, gain: str, **values: Any) -> ScytheState:
    """Seat 0, with other facts, has taken an alternative of a section's top-row action."""
    state = table()
    edit(state, **values)
    do(state, "take_section", section)
    do(state, "take_top", gain)
    return state


@pytest.mark.rule("SCY-091")
@pytest.mark.parametrize(("gain", "power", "cards"), [("power", 6, 0), ("combat_cards", 4, 1)])
def test_bolster_costs_a_coin_for_power_or_a_card(gain: str, power: int, cards: int) -> None:
    state = top(BOLSTER, gain)
    player = state.players[0]
    assert (player.coins, player.power, len(player.hand)) == (4, power, cards)


@pytest.mark.rule("SCY-092")
@pytest.mark.parametrize(("gain", "power", "cards"), [("power", 7, 0), ("combat_cards", 4, 2)])
def test_each_alternative_of_bolster_has_its_own_cube(gain: str, power: int, cards: int) -> None:
    box = {"power": "bolster_power", "combat_cards": "bolster_cards"}[gain]
    player = top(BOLSTER, gain, upgrades=((box, "build"),)).players[0]
    assert (player.power, len(player.hand)) == (power, cards)
    other = next(b for b in ("bolster_power", "bolster_cards") if b != box)
    player = top(BOLSTER, gain, upgrades=((other, "build"),)).players[0]
    assert (player.power, len(player.hand)) == ((6, 0) if gain == "power" else (4, 1))


@pytest.mark.rule("SCY-092")
def test_bolster_gives_one_alternative_and_never_on_credit() -> None:
    state = table()
    do(state, "take_section", BOLSTER)
    edit(state, coins=0)
    refuse(state, "take_top", "power", rule="SCY-092")
    refuse(state, "take_top", "combat_cards", rule="SCY-092")
    edit(state, coins=2)
    do(state, "take_top", "combat_cards")
    refuse(state, "take_top", "power")


@pytest.mark.rule("SCY-093", "SCY-133")
@pytest.mark.parametrize("gain", ["power", "combat_cards"])
def test_a_monument_adds_popularity_to_each_bolster(gain: str) -> None:
    state = table()
    put(state, "monument.0 r1c4")
    do(state, "take_section", BOLSTER)
    do(state, "take_top", gain)
    assert (state.players[0].popularity, state.players[1].popularity) == (3, 3)


@pytest.mark.rule("SCY-094", "SCY-096")
def test_trade_brings_two_resources_of_any_kinds_to_one_territory() -> None:
    state = top(TRADE, "resources")
    kinds = ("oil", "metal", "food", "wood")
    assert set(options(state)) == {
        *(f"place_resource {p} {k}" for p in ("r1c4", "r1c5") for k in kinds),
        "decline",
    }
    do(state, "place_resource", "r1c4", "oil")
    refuse(state, "place_resource", "r1c5", "oil")
    do(state, "place_resource", "r1c4", "food")
    assert (lying(state, "r1c4"), lying(state, "r1c5")) == ({"oil": 1, "food": 1}, {})
    assert state.me.coins == 4


@pytest.mark.rule("SCY-094")
def test_trade_brings_popularity_instead() -> None:
    state = top(TRADE, "popularity")
    assert (state.me.popularity, state.me.coins, state.goods) == (3, 4, {})
    refuse(state, "take_top", "resources")


@pytest.mark.rule("SCY-095")
def test_only_the_popularity_of_trade_can_be_upgraded() -> None:
    upgrades = (("trade_popularity", "deploy"),)
    assert top(TRADE, "popularity", upgrades=upgrades).me.popularity == 4
    state = top(TRADE, "resources", upgrades=upgrades)
    for _ in range(2):
        do(state, "place_resource", "r1c4", "oil")
    assert lying(state, "r1c4") == {"oil": 2}
    assert not can(state, "place_resource", "r1c4", "oil")


@pytest.mark.rule("SCY-096")
def test_traded_resources_need_a_worker_and_control() -> None:
    state = table()
    put(state, "character.0 r1c6", "mine.0 r1c1", "worker.0.1 r2c3", "character.1 r2c3")
    state.active = 1  # the other seat is on its way in: r2c3 is still seat 0's
    now(state, GainResources(1))
    assert {o.split()[1] for o in options(state) if o != "decline"} == {"r6c0", "r7c1"}
    state.active = 0
    now(state, GainResources(1))
    assert {o.split()[1] for o in options(state) if o != "decline"} == {"r1c5"}


@pytest.mark.rule("SCY-097")
def test_without_a_worker_on_a_territory_only_the_popularity_is_left() -> None:
    state = table()
    put(state, "worker.0.1", "worker.0.2", place="base_nordic")
    put(state, "character.0 r1c4")
    do(state, "take_section", TRADE)
    refuse(state, "take_top", "resources", rule="SCY-097")
    do(state, "take_top", "popularity")
    assert state.me.popularity == 3


@pytest.mark.rule("SCY-098", "SCY-135")
@pytest.mark.parametrize("gain", ["popularity", "resources"])
def test_an_armory_adds_power_to_each_trade(gain: str) -> None:
    state = table()
    put(state, "armory.0 r1c4")
    do(state, "take_section", TRADE)
    do(state, "take_top", gain)
    while can(state, "place_resource", "r1c5", "oil"):
        do(state, "place_resource", "r1c5", "oil")
    assert (state.players[0].power, state.players[1].power) == (5, 1)


@pytest.mark.rule("SCY-132")
def test_a_structure_adds_to_no_other_top_row_action() -> None:
    state = table()
    put(state, "monument.0 r1c4", "armory.0 r1c5")
    do(state, "take_section", TRADE)
    do(state, "take_top", "popularity")
    assert (state.me.popularity, state.me.power) == (3, 5)
    now(state, TopRow(BOLSTER))
    do(state, "take_top", "combat_cards")
    assert (state.me.popularity, state.me.power) == (4, 5)


@pytest.mark.rule("SCY-130", "SCY-131")
def test_a_structure_serves_its_owner_alone_also_under_an_opponent() -> None:
    state = table()
    put(state, "monument.1 r1c4", "armory.0 r7c1", "monument.0 r6c0")
    do(state, "take_section", BOLSTER)
    do(state, "take_top", "power")
    assert (state.players[0].popularity, state.players[1].popularity) == (3, 3)
    gains = [e.facts["item"] for e in events(state, "gain")]
    assert gains == ["power", "popularity"]


@pytest.mark.rule("SCY-136", "SCY-198")
@pytest.mark.parametrize(("card", "item"), [("f05", "popularity"), ("f06", "coins")])
def test_no_structure_adds_to_a_factory_card(card: str, item: str) -> None:
    state = table()
    put(state, "monument.0 r1c4", "armory.0 r1c5", "mill.0 r2c4")
    edit(state, factory=card)
    do(state, "take_section", "factory")
    do(state, "take_top", card)
    if can(state, "take_all"):
        do(state, "take_all")
    assert [e.facts["item"] for e in events(state, "gain")] == [item]
    assert state.me.power == 3


@pytest.mark.rule("SCY-009")
def test_resources_never_run_out() -> None:
    state = table()
    goods(state, "r1c4", oil=500)
    now(state, GainResources(2))
    for _ in range(2):
        do(state, "place_resource", "r1c4", "oil")
    assert lying(state, "r1c4") == {"oil": 502}


@pytest.mark.rule("SCY-012", "SCY-094")
@pytest.mark.parametrize("taken", [0, 1])
def test_of_two_traded_resources_fewer_may_be_taken(taken: int) -> None:
    state = top(TRADE, "resources", coins=3)
    for _ in range(taken):
        do(state, "place_resource", "r1c4", "oil")
    do(state, "decline")
    assert lying(state, "r1c4") == ({"oil": 1} if taken else {})
    assert state.me.coins == 2, "a cost is paid whole"
