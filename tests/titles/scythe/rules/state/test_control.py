"""Who controls what, and which abilities are active (SCY-001 to SCY-007, SCY-014, SCY-121, SCY-253)."""

from __future__ import annotations

import pytest

from game.titles.scythe.rules.content.ability_kinds import (
    BeforeCombat,
    CrossRiverOnto,
    ExtraRange,
    WorkersCrossRivers,
)
from game.titles.scythe.rules.state.abilities import abilities, has, of_kind
from game.titles.scythe.rules.state.control import (
    contested,
    controlled,
    controls,
    holders,
    resources,
    with_worker,
    workers_out,
)
from game.titles.scythe.rules.state.state import RESOURCES
from tests.titles.playing import do
from tests.titles.scythe.positions import BOOK, TITLE, edit, goods, mechs, moving, put, table


@pytest.mark.rule("SCY-001")
def test_every_hex_but_the_home_bases_is_a_territory() -> None:
    territories = [place for place in BOOK.territories if place in BOOK.lands]
    assert len(territories) == 47
    assert {BOOK.territories[p].terrain for p in territories} >= {"lake", "factory"}
    assert not any(base in BOOK.lands for base in BOOK.bases.values())


@pytest.mark.rule("SCY-002")
def test_units_are_characters_mechs_and_workers() -> None:
    state = table(on_map=False)
    put(state, "mill.0 r1c1", "mech.0.speed base_nordic")
    edit(state, recruits=(("build", "coins"),))
    assert set(state.at) == {
        "character.0",
        "worker.0.1",
        "worker.0.2",
        "mech.0.speed",
        "character.1",
        "worker.1.1",
        "worker.1.2",
    }
    assert workers_out(state, 0) == 2


@pytest.mark.rule("SCY-003")
@pytest.mark.parametrize("unit", ["character.0", "mech.0.speed", "worker.0.1"])
def test_a_unit_controls_its_territory(unit: str) -> None:
    state = table(on_map=False)
    put(state, f"{unit} r1c1")
    assert controlled(state, 0) == ["r1c1"]
    assert not controls(state, 1, "r1c1")


@pytest.mark.rule("SCY-003")
def test_a_structure_controls_only_without_opposing_units() -> None:
    state = table(on_map=False)
    put(state, "mill.0 r1c1", "mine.0 r1c2", "worker.1.1 r1c2")
    assert (controlled(state, 0), controlled(state, 1)) == (["r1c1"], ["r1c2"])
    put(state, "worker.1.1 r1c3")
    assert controlled(state, 0) == ["r1c1", "r1c2"]


@pytest.mark.rule("SCY-004")
@pytest.mark.parametrize("defender", ["character.1", "mech.1.speed"])
def test_before_the_combat_the_territory_is_still_the_defenders(defender: str) -> None:
    state = moving("mech.0.speed r2c1", f"{defender} r1c1", "mill.0 r1c1")
    goods(state, "r1c1", oil=2)
    do(state, "step_to", "mech.0.speed", "r1c1")
    assert contested(state) == ["r1c1"]
    assert holders(state)["r1c1"] == 1
    assert (resources(state, 0).oil, resources(state, 1).oil) == (0, 2)


@pytest.mark.rule("SCY-005")
def test_nobody_controls_a_home_base_nor_what_lies_there() -> None:
    state = table(on_map=False)
    goods(state, "base_nordic", wood=3)
    assert controlled(state, 0) == []
    assert resources(state, 0).wood == 0


@pytest.mark.rule("SCY-006")
def test_there_are_four_resources_and_workers_are_none() -> None:
    assert RESOURCES == ("oil", "metal", "food", "wood")
    state = table()
    assert resources(state, 0).total == 0
    assert with_worker(state, 0, controlled(state, 0)) == ["r1c4", "r1c5"]


@pytest.mark.rule("SCY-007")
def test_resources_belong_to_whoever_controls_their_territory() -> None:
    state = moving("character.0 r2c1", "worker.1.1 r1c1")
    goods(state, "r1c1", food=3)
    assert resources(state, 1).food == 3
    do(state, "step_to", "character.0", "r1c1")
    assert (resources(state, 0).food, resources(state, 1).food) == (3, 0)


@pytest.mark.rule("SCY-014")
def test_any_number_of_pieces_of_one_player_is_on_a_territory() -> None:
    state = moving("character.0 r2c1", *(f"worker.0.{n} r1c1" for n in range(1, 9)))
    goods(state, "r1c1", oil=30, metal=30)
    do(state, "step_to", "character.0", "r1c1")
    assert list(state.at.values()).count("r1c1") == 9
    TITLE.check(state)


@pytest.mark.rule("SCY-121", "SCY-253")
def test_the_faction_ability_and_those_of_mechs_in_play_are_active() -> None:
    state = table(on_map=False)
    assert has(state, 0, WorkersCrossRivers)
    assert not has(state, 0, CrossRiverOnto)
    mechs(state, 0, "riverwalk", "artillery")
    assert len(list(abilities(state, 0))) == 3
    assert of_kind(state, 0, CrossRiverOnto)[0].terrains == ("forest", "mountain")
    assert [a.pay_power for a in of_kind(state, 0, BeforeCombat)] == [1]
    assert not has(state, 0, ExtraRange)
    assert not has(state, 1, CrossRiverOnto)
