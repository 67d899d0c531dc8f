"""Build and the structures (SCY-125 to SCY-134)."""

from __future__ import annotations

import pytest

from game.titles.scythe.rules.actions.build import Build
from game.titles.scythe.rules.movement.moves import Move
from game.titles.scythe.rules.state.control import controls
from tests.titles.playing import can, do, drags, now, options, refuse
from tests.titles.scythe.positions import goods, put, table


@pytest.mark.rule("SCY-125")
def test_any_structure_to_a_controlled_territory_with_a_worker() -> None:
    state = table()
    now(state, Build())
    kinds = ("mine", "monument", "armory", "mill")
    assert set(options(state)) == {
        "decline",
        *(f"build_structure {k} {p}" for k in kinds for p in ("r1c4", "r1c5")),
    }
    assert drags(state, "building:0.mine", "place:r1c4")
    do(state, "build_structure", "mine", "r1c4")
    assert state.buildings == {"mine.0": "r1c4"}
    now(state, Build())
    refuse(state, "build_structure", "mine", "r1c5")


@pytest.mark.rule("SCY-125")
def test_where_no_worker_stands_nothing_is_built() -> None:
    state = table()
    put(state, "character.0 r1c6")
    now(state, Build())
    refuse(state, "build_structure", "mine", "r1c6", rule="SCY-125")


@pytest.mark.rule("SCY-126")
@pytest.mark.parametrize("building", ["mill.0", "mill.1"])
def test_one_structure_on_a_territory_whoever_owns_it(building: str) -> None:
    state = table()
    put(state, f"{building} r1c4")
    now(state, Build())
    refuse(state, "build_structure", "mine", "r1c4", rule="SCY-126")
    do(state, "build_structure", "mine", "r1c5")


@pytest.mark.rule("SCY-127", "SCY-258")
def test_nothing_is_built_on_a_base_or_a_lake() -> None:
    state = table()
    put(state, "worker.0.1 base_nordic", "worker.0.3 r2c2", "mech.0.seaworthy r2c2")
    now(state, Build())
    refuse(state, "build_structure", "mine", "base_nordic", rule="SCY-127")
    refuse(state, "build_structure", "mine", "r2c2", rule="SCY-127")


@pytest.mark.rule("SCY-128")
@pytest.mark.parametrize("place", ["r4c3", "r2c4", "r2c3"])
def test_factory_encounter_and_tunnel_can_be_built_on(place: str) -> None:
    state = table()
    put(state, "worker.0.1", place=place)
    now(state, Build())
    do(state, "build_structure", "mine", place)
    assert state.buildings == {"mine.0": place}


@pytest.mark.rule("SCY-129")
def test_a_lone_structure_controls_until_an_opposing_unit_stands_there() -> None:
    state = table()
    put(state, "mine.0 r2c5")
    assert controls(state, 0, "r2c5")
    put(state, "worker.1.1 r2c5")
    assert (controls(state, 0, "r2c5"), controls(state, 1, "r2c5")) == (False, True)
    put(state, "worker.1.1 r2c6")
    assert controls(state, 0, "r2c5")


@pytest.mark.rule("SCY-130")
def test_a_structure_stays_when_its_territory_is_lost() -> None:
    state = table()
    put(state, "mine.0 r1c2", "worker.0.1 r1c2", "character.1 r1c1")
    state.active = 1
    now(state, Move(1))
    do(state, "step_to", "character.1", "r1c2")
    assert (state.buildings, state.at["worker.0.1"]) == ({"mine.0": "r1c2"}, "base_nordic")


@pytest.mark.rule("SCY-134")
@pytest.mark.parametrize("unit", ["character.0", "worker.0.1", "mech.0.speed"])
def test_a_mine_is_a_tunnel_for_all_units_of_its_owner(unit: str) -> None:
    state = table()
    put(state, "mine.0 r1c1", place="r1c1")
    put(state, unit, place="r1c1")
    now(state, Move(1))
    assert can(state, "step_to", unit, "r6c3")
    put(state, unit, place="r6c3")
    now(state, Move(1))
    do(state, "step_to", unit, "r1c1")
    assert state.at[unit] == "r1c1"


@pytest.mark.rule("SCY-134", "SCY-130")
def test_a_mine_is_no_tunnel_for_others() -> None:
    state = table()
    put(state, "mine.1 r1c1", "character.0 r1c1")
    now(state, Move(1))
    assert not can(state, "step_to", "character.0", "r6c3")
    put(state, "character.0 r6c3")
    now(state, Move(1))
    assert not can(state, "step_to", "character.0", "r1c1")


@pytest.mark.rule("SCY-131", "SCY-134")
def test_a_mine_works_under_an_opponent_by_the_meeting_rules() -> None:
    state = table()
    put(state, "mine.0 r1c1", "character.1 r1c1", "worker.0.1 r6c3", "character.0 r6c3")
    now(state, Move(2))
    refuse(state, "step_to", "worker.0.1", "r1c1", rule="SCY-079")
    do(state, "step_to", "character.0", "r1c1")
    assert not can(state, "step_to", "character.0", "r6c3")
    do(state, "done")
    assert type(state.stack[-1]).__name__ == "SetPower"


@pytest.mark.rule("SCY-182")
def test_a_structure_is_lost_as_a_gain_where_one_stands() -> None:
    state = table()
    put(state, "character.0 r1c3", "mill.1 r1c3")
    now(state, Build("r1c3"))
    assert options(state) == []
    goods(state, "r1c2", wood=1)
    now(state, Build("r1c2"))
    do(state, "build_structure", "mill", "r1c2")
    assert state.buildings == {"mill.1": "r1c3", "mill.0": "r1c2"}
