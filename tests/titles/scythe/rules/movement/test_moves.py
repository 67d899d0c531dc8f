"""Move: how many units, how far, with what (SCY-058 to SCY-075)."""

from __future__ import annotations

import pytest

from game.titles.scythe.rules.movement.moves import Move
from tests.titles.playing import can, do, drags, events, now, options, refuse
from tests.titles.scythe.positions import (
    BOOK,
    TITLE,
    edit,
    factory_moving,
    goods,
    lying,
    more,
    moving,
    off,
    put,
    steps,
    table,
)

MOVE = "4"
"""The section of the engineering mat with Move."""


@pytest.mark.rule("SCY-058")
def test_move_is_two_units_or_a_coin() -> None:
    state = table()
    do(state, "take_section", MOVE)
    assert options(state)[:2] == ["take_top units", "take_top coins"]
    do(state, "take_top", "units")
    do(state, "step_to", "worker.0.1", "r2c4")
    do(state, "step_to", "worker.0.2", "r2c4")
    assert state.at["worker.0.1"] == state.at["worker.0.2"] == "r2c4"
    refuse(state, "step_to", "character.0", "r1c4")


@pytest.mark.rule("SCY-058", "SCY-059")
def test_the_coins_come_instead_of_the_units() -> None:
    state = table()
    coins = state.me.coins
    do(state, "take_section", MOVE)
    do(state, "take_top", "coins")
    assert state.players[0].coins == coins + 1
    refuse(state, "step_to", "character.0", "r1c4")
    refuse(state, "take_top", "units")


@pytest.mark.rule("SCY-059")
def test_upgraded_boxes_give_three_units_or_two_coins() -> None:
    state = table(on_map=False)
    edit(state, upgrades=(("move_units", "build"), ("move_coins", "deploy")))
    coins = state.me.coins
    other = state.copy()
    do(state, "take_section", MOVE)
    do(state, "take_top", "units")
    for unit in ("character.0", "worker.0.1", "worker.0.2"):
        assert can(state, "step_to", unit, "r1c4")
        do(state, "step_to", unit, "r1c4")
    assert not can(state, "done")
    do(other, "take_section", MOVE)
    do(other, "take_top", "coins")
    assert other.players[0].coins == coins + 2


@pytest.mark.rule("SCY-059")
def test_no_coins_for_unit_moves_that_are_not_used() -> None:
    state = table()
    coins = state.me.coins
    do(state, "take_section", MOVE)
    do(state, "take_top", "units")
    do(state, "step_to", "character.0", "r1c4")
    refuse(state, "take_top", "coins")
    do(state, "done")
    refuse(state, "take_top", "coins")
    assert state.me.coins == coins


@pytest.mark.rule("SCY-060")
def test_no_unit_moves_twice() -> None:
    state = moving("character.0 r1c4")
    do(state, "step_to", "character.0", "r1c5")
    refuse(state, "step_to", "character.0", "r1c4", rule="SCY-060")
    refuse(state, "step_to", "character.0", "r2c4", rule="SCY-060")
    assert can(state, "step_to", "worker.0.1", "r1c5")


@pytest.mark.rule("SCY-061")
def test_one_step_to_an_adjacent_territory() -> None:
    state = moving("character.0 r2c1", "worker.0.1 r2c1")
    assert steps(state, "character.0") == {"r1c1", "r1c2", "r3c2"}
    assert steps(state, "worker.0.1") == {"r1c1", "r1c2", "r3c1", "r3c2"}
    refuse(state, "step_to", "character.0", "r1c3")
    do(state, "step_to", "character.0", "r3c2")
    assert state.at["character.0"] == "r3c2"


@pytest.mark.rule("SCY-062")
def test_a_unit_under_way_does_not_go_on_after_the_next_one() -> None:
    state = moving("mech.0.speed r2c1", "worker.0.1 r1c1")
    do(state, "step_to", "mech.0.speed", "r1c2")
    assert can(state, "step_to", "mech.0.speed", "r1c3")
    do(state, "step_to", "worker.0.1", "r1c2")
    assert options(state) == []  # two units have moved, the Move is over
    assert state.at["mech.0.speed"] == "r1c2"


@pytest.mark.rule("SCY-062")
def test_starting_another_unit_ends_the_move_of_the_one_under_way() -> None:
    state = moving("mech.0.speed r2c1", "worker.0.1 r1c1", units=3)
    do(state, "step_to", "mech.0.speed", "r1c2")
    do(state, "step_to", "worker.0.1", "r1c2")
    refuse(state, "step_to", "mech.0.speed", "r1c3", rule="SCY-060")


@pytest.mark.rule("SCY-063")
def test_fewer_units_or_none_may_move_and_it_costs_nothing() -> None:
    state = moving("character.0 r2c1")
    before = state.players[0]
    do(state, "step_to", "character.0", "r1c1")
    do(state, "done")
    assert (options(state), state.players[0]) == ([], before)
    now(state, Move(2))
    do(state, "done")
    assert (options(state), state.at["character.0"]) == ([], "r1c1")


@pytest.mark.rule("SCY-064")
@pytest.mark.parametrize("unit", ["character.0", "mech.0.riverwalk", "worker.0.1"])
def test_every_unit_carries_any_number_of_resources(unit: str) -> None:
    state = moving(f"{unit} r2c1")
    goods(state, "r2c1", oil=3, food=1)
    for item in ("oil", "oil", "food"):
        assert drags(state, f"goods:r2c1.{item}", f"unit:{unit}")
        do(state, "take_aboard", unit, item)
    do(state, "put_down", unit, "food")
    assert not can(state, "put_down", unit, "food")
    do(state, "step_to", unit, "r1c1")
    assert lying(state, "r2c1") == {"oil": 1, "food": 1}
    assert lying(state, "r1c1") == {"oil": 2}


@pytest.mark.rule("SCY-064")
def test_no_more_resources_than_lie_there() -> None:
    state = moving("character.0 r2c1")
    goods(state, "r2c1", oil=1)
    do(state, "take_aboard", "character.0", "oil")
    refuse(state, "take_aboard", "character.0", "oil")
    refuse(state, "take_aboard", "character.0", "metal")


@pytest.mark.rule("SCY-064")
def test_loading_alone_uses_up_no_move() -> None:
    state = moving("character.0 r2c1", "worker.0.1 r2c1", "worker.0.2 r1c1")
    goods(state, "r2c1", oil=1)
    do(state, "take_aboard", "character.0", "oil")
    do(state, "step_to", "worker.0.1", "r1c2")
    assert lying(state, "r2c1") == {"oil": 1}
    assert can(state, "step_to", "character.0", "r1c1")
    assert can(state, "step_to", "worker.0.2", "r1c2")


@pytest.mark.rule("SCY-065")
def test_no_resources_from_a_territory_of_somebody_else() -> None:
    state = moving("mech.0.riverwalk r1c1", "worker.0.1 r1c1", "mech.1.speed r2c1")
    goods(state, "r2c1", oil=2)
    do(state, "take_aboard", "mech.0.riverwalk", "worker.0.1")
    do(state, "step_to", "mech.0.riverwalk", "r2c1")
    refuse(state, "take_aboard", "worker.0.1", "oil", rule="SCY-065")
    refuse(state, "take_aboard", "character.0", "oil")


@pytest.mark.rule("SCY-065")
def test_resources_below_a_lone_structure_of_somebody_else_may_be_taken() -> None:
    state = moving("mech.0.speed r1c1", "mill.1 r2c1")
    goods(state, "r2c1", oil=2)
    do(state, "step_to", "mech.0.speed", "r2c1")
    do(state, "take_aboard", "mech.0.speed", "oil")
    do(state, "step_to", "mech.0.speed", "r1c1")
    assert lying(state, "r1c1") == {"oil": 1}


@pytest.mark.rule("SCY-066")
def test_a_mech_carries_workers_without_using_up_their_move() -> None:
    state = moving("mech.0.riverwalk r2c1", "worker.0.1 r2c1", "worker.0.2 r2c1", "worker.0.3 r2c1")
    for worker in ("worker.0.1", "worker.0.2", "worker.0.3"):
        assert drags(state, f"unit:{worker}", "unit:mech.0.riverwalk")
        do(state, "take_aboard", "mech.0.riverwalk", worker)
    do(state, "step_to", "mech.0.riverwalk", "r1c1")
    assert [state.at[f"worker.0.{n}"] for n in (1, 2, 3)] == ["r1c1"] * 3
    assert can(state, "step_to", "worker.0.1", "r1c2")
    do(state, "step_to", "worker.0.1", "r1c2")
    assert options(state) == []


@pytest.mark.rule("SCY-066")
def test_equal_workers_are_named_only_once() -> None:
    state = moving("mech.0.riverwalk r2c1", "worker.0.1 r2c1", "worker.0.2 r2c1", "worker.0.3 r2c1")
    assert [o for o in options(state) if o.startswith("take_aboard")] == [
        "take_aboard mech.0.riverwalk worker.0.1"
    ]
    do(state, "take_aboard", "mech.0.riverwalk", "worker.0.1")
    loading = [o for o in options(state) if o.startswith(("take_aboard", "put_down"))]
    assert loading == ["put_down mech.0.riverwalk worker.0.1", "take_aboard mech.0.riverwalk worker.0.2"]
    do(state, "put_down", "mech.0.riverwalk", "worker.0.1")
    do(state, "step_to", "mech.0.riverwalk", "r1c1")
    assert [state.at[f"worker.0.{n}"] for n in (1, 2, 3)] == ["r2c1"] * 3


@pytest.mark.rule("SCY-067")
def test_a_worker_set_down_walks_on_as_a_further_unit() -> None:
    state = moving("mech.0.speed r2c1", "worker.0.1 r2c1")
    do(state, "take_aboard", "mech.0.speed", "worker.0.1")
    do(state, "step_to", "mech.0.speed", "r1c2")
    do(state, "put_down", "mech.0.speed", "worker.0.1")
    do(state, "step_to", "mech.0.speed", "r2c1")
    do(state, "step_to", "worker.0.1", "r1c3")
    assert (state.at["mech.0.speed"], state.at["worker.0.1"]) == ("r2c1", "r1c3")


@pytest.mark.rule("SCY-068")
def test_a_worker_that_has_walked_may_be_carried() -> None:
    state = moving("mech.0.riverwalk r2c1", "worker.0.1 r1c1", "worker.0.2 r2c1")
    do(state, "step_to", "worker.0.1", "r2c1")
    assert can(state, "take_aboard", "mech.0.riverwalk", "worker.0.1")
    assert can(state, "take_aboard", "mech.0.riverwalk", "worker.0.2")  # not equal: this one may still walk
    do(state, "take_aboard", "mech.0.riverwalk", "worker.0.1")
    do(state, "step_to", "mech.0.riverwalk", "r1c2")
    assert (state.at["worker.0.1"], state.at["worker.0.2"]) == ("r1c2", "r2c1")


@pytest.mark.rule("SCY-069")
def test_nothing_but_own_workers_is_carried_and_only_by_a_mech() -> None:
    state = moving("mech.0.riverwalk r2c1", "mech.0.speed r2c1", "character.0 r2c1", "worker.0.1 r2c1")
    refuse(state, "take_aboard", "mech.0.riverwalk", "character.0", rule="SCY-069")
    refuse(state, "take_aboard", "mech.0.riverwalk", "mech.0.speed", rule="SCY-069")
    refuse(state, "take_aboard", "character.0", "worker.0.1", rule="SCY-069")
    more(state, "worker.0.2 r2c1", "worker.1.1 r2c1")
    refuse(state, "take_aboard", "mech.0.riverwalk", "worker.1.1")
    refuse(state, "take_aboard", "worker.0.1", "worker.0.2")
    assert can(state, "take_aboard", "mech.0.riverwalk", "worker.0.1")


@pytest.mark.rule("SCY-070")
def test_loading_and_unloading_on_every_territory_along_the_way() -> None:
    state = factory_moving("mech.0.speed r2c1", "worker.0.1 r2c1", "worker.0.2 r1c2")
    goods(state, "r2c1", oil=2)
    goods(state, "r1c2", food=1)
    do(state, "take_aboard", "mech.0.speed", "oil")
    do(state, "take_aboard", "mech.0.speed", "oil")
    do(state, "take_aboard", "mech.0.speed", "worker.0.1")
    do(state, "step_to", "mech.0.speed", "r1c2")
    do(state, "put_down", "mech.0.speed", "oil")
    do(state, "put_down", "mech.0.speed", "worker.0.1")
    do(state, "take_aboard", "mech.0.speed", "food")
    do(state, "step_to", "mech.0.speed", "r1c3")
    do(state, "done")
    assert (lying(state, "r1c2"), lying(state, "r1c3")) == ({"oil": 1}, {"oil": 1, "food": 1})
    assert (state.at["worker.0.1"], state.at["mech.0.speed"]) == ("r1c2", "r1c3")


@pytest.mark.rule("SCY-070")
def test_workers_are_not_set_down_on_a_lake_on_the_way() -> None:
    state = factory_moving("mech.0.speed r2c1", "mech.0.seaworthy r6c4", "worker.0.1 r2c1")
    goods(state, "r2c1", oil=1)
    do(state, "take_aboard", "mech.0.speed", "worker.0.1")
    do(state, "take_aboard", "mech.0.speed", "oil")
    do(state, "step_to", "mech.0.speed", "r2c2")
    refuse(state, "put_down", "mech.0.speed", "worker.0.1", rule="SCY-070")
    refuse(state, "put_down", "mech.0.speed", "oil", rule="SCY-070")
    do(state, "step_to", "mech.0.speed", "r3c3")
    assert state.at["worker.0.1"] == "r3c3"


@pytest.mark.rule("SCY-071")
@pytest.mark.parametrize("unit", ["character.0", "mech.0.riverwalk", "worker.0.1"])
def test_tunnels_are_adjacent_for_every_unit(unit: str) -> None:
    state = moving(f"{unit} r2c3")
    assert steps(state, unit) >= BOOK.tunnels - {"r2c3"}
    assert len(BOOK.tunnels) == 6
    do(state, "step_to", unit, "r6c3")
    refuse(state, "step_to", unit, "r5c2", rule="SCY-060")  # a hop is a step


@pytest.mark.rule("SCY-072")
@pytest.mark.parametrize("unit", ["character.0", "mech.0.artillery", "worker.0.1"])
def test_no_crossing_of_rivers(unit: str) -> None:
    state = moving(f"{unit} r4c1", factions=("saxony" if "artillery" not in unit else "nordic", "crimea"))
    for place in ("r3c2", "r5c1", "r5c2"):
        refuse(state, "step_to", unit, place, rule="SCY-072")
    assert steps(state, unit) == {"r3c1", "r4c0"}


@pytest.mark.rule("SCY-072")
def test_rivers_beside_a_home_base_count_too() -> None:
    state = moving(factions=("rusviet", "saxony"))
    assert steps(state, "character.0") == {"r3c6", "r4c6"}
    refuse(state, "step_to", "character.0", "r2c6", rule="SCY-072")


@pytest.mark.rule("SCY-073")
@pytest.mark.parametrize("unit", ["character.0", "mech.0.speed", "worker.0.1"])
def test_no_entering_of_lakes(unit: str) -> None:
    state = moving(f"{unit} r4c3")
    for lake in ("r3c4", "r4c2", "r5c4"):
        refuse(state, "step_to", unit, lake, rule="SCY-073")
    assert steps(state, unit) == {"r3c3", "r4c4", "r5c3"}


@pytest.mark.rule("SCY-073")
def test_a_lake_ability_needs_no_riverwalk() -> None:
    state = moving("mech.0.seaworthy r6c1", factions=("nordic", "saxony"))
    assert "r7c2" in steps(state, "mech.0.seaworthy")
    assert not any(
        "lake" in {BOOK.territories[p].terrain, t.terrain}
        for t in BOOK.territories.values()
        for p in t.rivers
    )


@pytest.mark.rule("SCY-074")
@pytest.mark.parametrize(
    ("place", "home"), [("r1c4", "base_nordic"), ("r6c0", "base_saxony"), ("r1c1", "base_albion")]
)
def test_nobody_moves_onto_a_home_base(place: str, home: str) -> None:
    state = moving(f"character.0 {place}", f"mech.0.speed {place}", f"worker.0.1 {place}")
    for unit in ("character.0", "mech.0.speed", "worker.0.1"):
        refuse(state, "step_to", unit, home, rule="SCY-074")


@pytest.mark.rule("SCY-075")
def test_a_unit_leaves_its_home_base_to_a_neighbour() -> None:
    state = moving("mech.0.seaworthy base_nordic")
    assert steps(state, "mech.0.seaworthy") == {"r1c4", "r1c5"}
    do(state, "take_aboard", "mech.0.seaworthy", "worker.0.1")
    do(state, "step_to", "mech.0.seaworthy", "r1c5")
    assert state.at["worker.0.1"] == "r1c5"
    assert state.at["worker.0.2"] == "base_nordic"


@pytest.mark.rule("SCY-075")
def test_rivers_and_lakes_beside_the_home_base_are_as_elsewhere() -> None:
    state = moving(factions=("polania", "saxony"))
    refuse(state, "step_to", "character.0", "r2c0", rule="SCY-073")
    more(state, "mech.0.submerge base_polania")
    assert steps(state, "character.0") == {"r2c0", "r3c1", "r4c0"}
    assert steps(state, "worker.0.1") == {"r3c1", "r4c0"}


def test_a_step_is_told_with_what_is_carried() -> None:
    state = moving("mech.0.riverwalk r2c1", "worker.0.1 r2c1")
    goods(state, "r2c1", oil=2)
    for thing in ("worker.0.1", "oil", "oil"):
        do(state, "take_aboard", "mech.0.riverwalk", thing)
    do(state, "step_to", "mech.0.riverwalk", "r1c1")
    facts = events(state, "step")[-1].facts
    assert facts == {
        "seat": 0,
        "unit": "mech.0.riverwalk",
        "start": "r2c1",
        "place": "r1c1",
        "workers": 1,
        "goods": 2,
    }
    TITLE.check(state)


def test_nobody_is_asked_where_nothing_can_move_any_more() -> None:
    state = moving("character.0 r2c1", units=4)
    do(state, "step_to", "worker.0.1", "r1c4")
    do(state, "step_to", "worker.0.2", "r1c4")
    do(state, "step_to", "character.0", "r1c1")
    assert options(state) == []


def test_the_options_stay_few_with_all_units_on_the_map() -> None:
    state = moving(factions=("crimea", "saxony"), units=3)
    spread = ("r2c3", "r3c2", "r3c5", "r5c2", "r5c5", "r6c3", "r1c1", "r4c3")
    for n, place in enumerate(spread, start=1):
        put(state, f"worker.0.{n} {place}")
        goods(state, place, oil=1, metal=1, food=1, wood=1)
    for mech, place in zip(("riverwalk", "wayfare", "scout", "speed"), spread, strict=False):
        put(state, f"mech.0.{mech} {place}")
    off(state, "character.0")
    more(state, "character.0 r5c5")
    assert 100 < len(options(state)) < 200
