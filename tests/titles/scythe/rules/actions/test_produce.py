"""Produce (SCY-099 to SCY-110)."""

from __future__ import annotations

import pytest

from game.engine import flow
from game.titles.scythe.rules.actions.produce import Produce, gain_worker
from game.titles.scythe.rules.state.state import ScytheState
from game.titles.scythe.rules.turn.turn import TopRow
from tests.titles.playing import can, do, events, now, options, refuse
from tests.titles.scythe.cards import working
from tests.titles.scythe.positions import edit, lying, put, table

SECTION = "1"
"""Produce on the engineering mat."""


def farms(workers: int = 2) -> ScytheState:
    """Seat 0's workers stand on a forest, a tundra, a mountain and a farm: as many as are named."""
    state = table()
    places = ("r1c4", "r1c5", "r2c4", "r2c5")
    for number in range(1, workers + 1):
        put(state, f"worker.0.{number}", place=places[(number - 1) % len(places)])
    return state


def produce(state: ScytheState) -> None:
    """Take Produce."""
    do(state, "take_section", SECTION)
    do(state, "take_top", "territories")


@pytest.mark.rule("SCY-099", "SCY-101")
@pytest.mark.parametrize(
    ("workers", "power", "popularity", "coins"),
    [(2, 0, 0, 0), (3, 0, 0, 0), (4, 1, 0, 0), (5, 1, 0, 0), (6, 1, 1, 0), (7, 1, 1, 0), (8, 1, 1, 1)],
)
def test_the_uncovered_boxes_are_paid(workers: int, power: int, popularity: int, coins: int) -> None:
    state = farms(workers)
    edit(state, power=3, popularity=3, coins=3)
    produce(state)
    me = state.players[0]
    assert (3 - me.power, 3 - me.popularity, 3 - me.coins) == (power, popularity, coins)


@pytest.mark.rule("SCY-101")
@pytest.mark.parametrize("short", ["power", "popularity", "coins"])
def test_produce_is_refused_when_a_part_of_its_cost_is_missing(short: str) -> None:
    state = farms(8)
    edit(state, **{"power": 1, "popularity": 1, "coins": 1, short: 0})
    do(state, "take_section", SECTION)
    refuse(state, "take_top", "territories", rule="SCY-101")


@pytest.mark.rule("SCY-100", "SCY-104", "SCY-105")
def test_new_workers_neither_raise_the_price_nor_produce_at_once() -> None:
    state = table()
    put(state, "worker.0.1", "worker.0.2", "worker.0.3", place="r1c6")
    produce(state)
    assert options(state) == ["produce_on r1c6 3", "produce_on r1c6 2", "produce_on r1c6 1", "decline"]
    do(state, "produce_on", "r1c6", 3)
    assert [p for u, p in state.at.items() if u.startswith("worker.0")] == ["r1c6"] * 6
    assert (state.me.power, state.me.popularity) == (4, 2)
    assert [e.facts["unit"] for e in events(state, "worker")] == ["worker.0.4", "worker.0.5", "worker.0.6"]


@pytest.mark.rule("SCY-102")
def test_two_territories_and_three_with_the_cube_moved() -> None:
    state = farms(4)
    produce(state)
    do(state, "produce_on", "r1c4", 1)
    refuse(state, "produce_on", "r1c4", 1, rule="SCY-102")
    do(state, "produce_on", "r2c5", 1)
    assert not can(state, "produce_on", "r2c4", 1)
    state = farms(4)
    edit(state, upgrades=(("produce_territories", "upgrade"),))
    produce(state)
    for place in ("r1c5", "r2c4", "r2c5"):
        do(state, "produce_on", place, 1)
    assert set(state.goods) == {"r1c5", "r2c4", "r2c5"}


@pytest.mark.rule("SCY-102")
def test_fewer_territories_may_be_picked() -> None:
    state = farms(4)
    produce(state)
    do(state, "produce_on", "r1c4", 1)
    do(state, "decline")
    assert set(state.goods) == {"r1c4"}


@pytest.mark.rule("SCY-102")
def test_an_opponents_territory_is_no_pick() -> None:
    state = farms(2)
    put(state, "worker.0.2", "character.1", place="r2c5")
    state.active = 0
    now(state, Produce(2))
    assert set(state.goods) == {"r1c4"}


@pytest.mark.rule("SCY-103")
def test_each_worker_yields_a_token_of_the_terrain_there() -> None:
    state = table()
    put(state, "worker.0.1", "worker.0.2", "worker.0.3", place="r2c5")
    put(state, "worker.0.4 r2c3")
    produce(state)
    assert (lying(state, "r2c5"), lying(state, "r2c3")) == ({"food": 3}, {"oil": 1})


@pytest.mark.rule("SCY-103")
@pytest.mark.parametrize(
    ("place", "kind"), [("r2c4", "metal"), ("r2c5", "food"), ("r1c4", "wood"), ("r1c5", "oil")]
)
def test_each_terrain_has_its_good(place: str, kind: str) -> None:
    state = table()
    put(state, "worker.0.1", "worker.0.2", place=place)
    produce(state)
    assert state.goods == {place: state.goods[place]}
    assert lying(state, place) == {kind: 2}


@pytest.mark.rule("SCY-103", "SCY-104")
def test_a_worker_may_yield_nothing() -> None:
    state = table()
    put(state, "worker.0.1", "worker.0.2", place="r1c6")
    for take, workers in ((("produce_on", "r1c6", 1), 3), (("decline",), 2)):
        trial = state.copy()
        produce(trial)
        do(trial, *take)
        assert sum(1 for u in trial.at if u.startswith("worker.0")) == workers


@pytest.mark.rule("SCY-104")
def test_without_workers_on_the_mat_villages_yield_nothing() -> None:
    state = farms(7)
    put(state, "worker.0.1", "worker.0.2", "worker.0.3", place="r1c6")
    produce(state)
    do(state, "produce_on", "r1c6", 1)
    refuse(state, "produce_on", "r1c6", 1)
    assert sum(1 for u in state.at if u.startswith("worker.0")) == 8
    now(state, Produce(1))
    refuse(state, "produce_on", "r1c6", 1)


@pytest.mark.rule("SCY-104", "SCY-182")
def test_a_ninth_worker_does_not_exist() -> None:
    state = table()
    for _ in range(9):
        gain_worker(state, 0, "r1c6")
    assert sorted(u for u in state.at if u.startswith("worker.0")) == [f"worker.0.{n}" for n in range(1, 9)]


@pytest.mark.rule("SCY-106")
def test_a_driven_off_worker_stays_off_the_mat() -> None:
    state = table(on_map=False)
    put(state, "character.0 r1c1", "worker.1.1", "worker.1.2", place="r1c2")
    put(state, "character.0 r1c1")
    do(state, "take_section", "4")
    do(state, "take_top", "units")
    do(state, "step_to", "character.0", "r1c2")
    assert (state.at["worker.1.1"], state.at["worker.1.2"]) == ("base_saxony", "base_saxony")
    assert state.players[1].popularity == 3
    assert state.me.popularity == 0


@pytest.mark.rule("SCY-107", "SCY-186")
@pytest.mark.parametrize("place", ["base_nordic", "r4c3", "r3c4"])
def test_nothing_is_produced_on_a_base_a_lake_or_the_factory(place: str) -> None:
    state = table()
    put(state, "worker.0.1", "worker.0.2", "character.0", place=place)
    do(state, "take_section", SECTION)
    refuse(state, "take_top", "territories", rule="SCY-107")
    put(state, "worker.0.2", "worker.0.3", place="r1c6")
    now(state, TopRow(SECTION))
    do(state, "take_top", "territories")
    refuse(state, "produce_on", place, 1, rule="SCY-107")


@pytest.mark.rule("SCY-108", "SCY-109")
def test_the_mill_produces_in_addition_and_yields_a_token_itself() -> None:
    state = farms(4)
    put(state, "mill.0 r2c4")
    produce(state)
    assert lying(state, "r2c4") == {"metal": 2}
    do(state, "produce_on", "r1c4", 1)
    do(state, "produce_on", "r1c5", 1)
    assert not can(state, "produce_on", "r2c5", 1)
    assert lying(state, "r2c4") == {"metal": 2}


@pytest.mark.rule("SCY-109")
def test_the_mill_yields_without_a_worker_and_a_worker_on_a_village() -> None:
    state = table()
    put(state, "mill.0 r2c6")
    produce(state)
    assert lying(state, "r2c6") == {"food": 1}
    state = table()
    put(state, "mill.0 r1c6")
    produce(state)
    do(state, "produce_on", "r1c6", 1)
    assert state.at["worker.0.3"] == "r1c6"


@pytest.mark.rule("SCY-110", "SCY-131")
def test_the_mill_stands_still_without_control() -> None:
    state = table()
    put(state, "mill.0 r2c4", "character.1 r2c4", "worker.0.2 r1c6", "worker.0.3 r1c6")
    produce(state)
    refuse(state, "produce_on", "r2c4", 1, rule="SCY-110")
    assert lying(state, "r2c4") == {}


@pytest.mark.rule("SCY-136", "SCY-357")
def test_producing_by_a_card_costs_nothing_and_leaves_the_mill_out() -> None:
    state = farms(6)
    put(state, "worker.0.2", "worker.0.3", "worker.0.4", "worker.0.5", "worker.0.6", place="r1c4")
    put(state, "mill.0 r2c4")
    edit(state, power=0)
    now(state, Produce(2))
    assert (lying(state, "r1c4"), lying(state, "r2c4")) == ({"wood": 6}, {})
    assert state.me.power == 0


@pytest.mark.rule("SCY-012", "SCY-102", "SCY-103")
def test_who_wants_only_a_part_names_each_territory_and_how_many_tokens() -> None:
    state = table()
    put(state, "worker.0.1", "worker.0.2", place="r1c4")
    put(state, "worker.0.3 r1c5")
    edit(state, power=3)
    do(state, "take_section", SECTION)
    do(state, "produce_part")
    assert set(options(state)) == {"produce_on r1c4 2", "produce_on r1c4 1", "produce_on r1c5 1", "decline"}
    do(state, "produce_on", "r1c4", 1)
    assert options(state) == ["produce_on r1c5 1", "decline"]
    do(state, "decline")
    assert sum(goods.total for goods in state.goods.values()) == lying(state, "r1c4")["wood"] == 1


@pytest.mark.rule("SCY-012", "SCY-357")
def test_a_factory_card_produces_in_part_too() -> None:
    state = working("f01")
    put(state, "worker.0.2 r1c1")
    do(state, "take_section", "factory")
    do(state, "produce_part")
    do(state, "pay_card", state.me.hand[0])
    do(state, "produce_on", "r1c2", 1)
    do(state, "decline")
    assert (lying(state, "r1c2")["food"], lying(state, "r1c1")) == (3, {})


@pytest.mark.rule("SCY-012")
def test_nothing_is_asked_of_those_who_produce_everything() -> None:
    state = farms(2)
    produce(state)
    assert [lying(state, p) for p in ("r1c4", "r1c5")] == [{"wood": 1}, {"oil": 1}]
    assert not events(state, "produce")
    assert not can(state, "decline")


def test_no_button_is_left_of_a_production_that_is_over() -> None:
    state = farms(2)
    produce(state)
    left = [str(choice.option.action) for choice in flow.choices(state)[0] if choice.reason]
    assert "take_top territories" in left
    assert "produce_part" not in left
