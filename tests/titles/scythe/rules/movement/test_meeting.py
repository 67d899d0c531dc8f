"""What units meet: opponents, structures, encounters; the order inside a Move (SCY-076 to SCY-090)."""

from __future__ import annotations

import pytest

from game.titles.scythe.rules.movement.moves import Move
from game.titles.scythe.rules.state.control import controls
from tests.titles.playing import can, do, events, now, refuse
from tests.titles.scythe.cards import verbs
from tests.titles.scythe.positions import (
    base,
    edit,
    factory_moving,
    goods,
    lying,
    more,
    moving,
    put,
    steps,
    table,
)


@pytest.mark.rule("SCY-076")
@pytest.mark.parametrize("unit", ["character.0", "mech.0.speed"])
def test_a_fighter_that_meets_workers_stops(unit: str) -> None:
    state = moving(f"{unit} r2c1", "mech.0.speed r2c1", "worker.1.1 r1c1")
    assert can(state, "step_to", unit, "r1c1")
    do(state, "step_to", unit, "r1c1")
    refuse(state, "step_to", unit, "r1c2", rule="SCY-076")


@pytest.mark.rule("SCY-077")
def test_workers_alone_go_home_at_once_and_leave_their_resources() -> None:
    state = moving("mech.0.speed r2c1", "worker.0.1 r2c1", "worker.1.1 r1c1", "worker.1.2 r1c1")
    goods(state, "r1c1", metal=3)
    do(state, "step_to", "mech.0.speed", "r1c1")
    assert {state.at["worker.1.1"], state.at["worker.1.2"]} == {base(state, 1)}
    assert lying(state, "r1c1") == {"metal": 3}
    assert controls(state, 0, "r1c1")
    do(state, "step_to", "worker.0.1", "r1c1")
    assert state.at["worker.0.1"] == "r1c1"


@pytest.mark.rule("SCY-077")
def test_a_later_unit_passes_through() -> None:
    state = moving("mech.0.speed r2c1", "character.0 r2c1", "worker.1.1 r1c1")
    do(state, "step_to", "mech.0.speed", "r1c1")
    do(state, "step_to", "character.0", "r1c1")
    do(state, "step_to", "character.0", "r1c2")
    assert state.at["character.0"] == "r1c2"


@pytest.mark.rule("SCY-078")
@pytest.mark.parametrize(("popularity", "left"), [(5, 3), (2, 0), (1, 0), (0, 0)])
def test_each_worker_driven_off_costs_a_popularity(popularity: int, left: int) -> None:
    state = moving("character.0 r2c1", "worker.1.1 r1c1", "worker.1.2 r1c1")
    edit(state, popularity=popularity)
    do(state, "step_to", "character.0", "r1c1")
    assert state.players[0].popularity == left
    assert {state.at["worker.1.1"], state.at["worker.1.2"]} == {base(state, 1)}
    assert (events(state, "drive_off")[0].facts["amount"], state.driven_off) == (2, 2)


@pytest.mark.rule("SCY-079")
@pytest.mark.parametrize("other", ["worker.1.1", "mech.1.speed", "character.1"])
def test_a_worker_does_not_enter_a_territory_held_by_units_of_others(other: str) -> None:
    state = moving("worker.0.1 r2c1", f"{other} r1c1")
    refuse(state, "step_to", "worker.0.1", "r1c1", rule="SCY-079")
    assert can(state, "step_to", "worker.0.1", "r1c2")


@pytest.mark.rule("SCY-080")
def test_a_worker_does_not_walk_away_from_a_fighter_of_others() -> None:
    state = moving("mech.0.speed r2c1", "worker.0.1 r2c1", "mech.1.speed r1c1")
    do(state, "take_aboard", "mech.0.speed", "worker.0.1")
    do(state, "step_to", "mech.0.speed", "r1c1")
    refuse(state, "step_to", "worker.0.1", "r2c1", rule="SCY-080")
    refuse(state, "step_to", "worker.0.1", "r1c2", rule="SCY-080")


@pytest.mark.rule("SCY-081")
@pytest.mark.parametrize("other", ["worker.1.1", "mech.1.speed", "character.1"])
def test_a_mech_carries_workers_to_any_opponents(other: str) -> None:
    state = moving("mech.0.speed r2c1", "worker.0.1 r2c1", f"{other} r1c1")
    do(state, "take_aboard", "mech.0.speed", "worker.0.1")
    do(state, "step_to", "mech.0.speed", "r1c1")
    assert state.at["worker.0.1"] == "r1c1"


@pytest.mark.rule("SCY-082")
def test_workers_carried_onto_a_cleared_territory_walk_on() -> None:
    state = moving("mech.0.speed r2c1", "worker.0.1 r2c1", "worker.1.1 r1c1")
    do(state, "take_aboard", "mech.0.speed", "worker.0.1")
    do(state, "step_to", "mech.0.speed", "r1c1")
    do(state, "step_to", "worker.0.1", "r1c2")
    assert state.at["worker.0.1"] == "r1c2"


@pytest.mark.rule("SCY-083")
@pytest.mark.parametrize("unit", ["character.0", "mech.0.speed", "worker.0.1"])
def test_every_unit_takes_over_a_lone_structure_of_others(unit: str) -> None:
    state = moving(f"{unit} r2c1", "mill.1 r1c1")
    assert controls(state, 1, "r1c1")
    do(state, "step_to", unit, "r1c1")
    assert controls(state, 0, "r1c1")
    assert state.buildings == {"mill.1": "r1c1"}


@pytest.mark.rule("SCY-083")
def test_a_lone_structure_stops_nobody() -> None:
    state = moving("mech.0.speed r2c1", "mill.1 r1c1")
    do(state, "step_to", "mech.0.speed", "r1c1")
    assert can(state, "step_to", "mech.0.speed", "r1c2")


@pytest.mark.rule("SCY-084")
@pytest.mark.parametrize("other", ["mech.1.speed", "character.1"])
@pytest.mark.parametrize("unit", ["character.0", "mech.0.speed"])
def test_a_fighter_that_meets_a_fighter_stops_and_will_fight(unit: str, other: str) -> None:
    state = moving(f"{unit} r2c1", "mech.0.speed r2c1", f"{other} r1c1")
    do(state, "step_to", unit, "r1c1")
    refuse(state, "step_to", unit, "r1c2")
    assert state.at[other] == "r1c1"
    assert not events(state, "combat")
    do(state, "done")
    assert events(state, "combat")[0].facts == {"seat": 0, "other": 1, "place": "r1c1"}


@pytest.mark.rule("SCY-085")
def test_workers_beside_a_fighter_stay_until_the_combat() -> None:
    state = moving("mech.0.speed r2c1", "worker.1.1 r1c1", "mech.1.speed r1c1")
    edit(state, popularity=4)
    do(state, "step_to", "mech.0.speed", "r1c1")
    assert (state.at["worker.1.1"], state.players[0].popularity) == ("r1c1", 4)


@pytest.mark.rule("SCY-085")
def test_further_units_come_to_a_pending_combat() -> None:
    state = moving("mech.0.speed r2c1", "character.0 r2c1", "mech.1.speed r1c1", units=3)
    do(state, "step_to", "mech.0.speed", "r1c1")
    do(state, "step_to", "character.0", "r1c1")
    assert state.at["character.0"] == "r1c1"
    refuse(state, "step_to", "character.0", "r1c2", rule="SCY-086")


@pytest.mark.rule("SCY-086")
def test_nobody_leaves_a_pending_combat() -> None:
    state = moving("mech.0.speed r2c1", "worker.0.1 r2c1", "character.1 r1c1", units=3)
    do(state, "take_aboard", "mech.0.speed", "worker.0.1")
    do(state, "step_to", "mech.0.speed", "r1c1")
    refuse(state, "step_to", "mech.0.speed", "r2c1", rule="SCY-086")
    refuse(state, "step_to", "mech.0.speed", "r1c2", rule="SCY-086")
    refuse(state, "step_to", "worker.0.1", "r2c1")


@pytest.mark.rule("SCY-087")
def test_a_character_stops_at_an_encounter() -> None:
    state = moving("character.0 r1c1", "mech.0.speed r1c1")
    state.encounters.append("r2c1")
    do(state, "step_to", "character.0", "r2c1")
    refuse(state, "step_to", "character.0", "r3c2", rule="SCY-087")
    assert not events(state, "encounter")
    do(state, "done")
    assert events(state, "encounter")[0].facts["place"] == "r2c1"


@pytest.mark.rule("SCY-087")
@pytest.mark.parametrize("unit", ["mech.0.speed", "worker.0.1"])
def test_mechs_and_workers_pass_over_encounter_tokens(unit: str) -> None:
    state = factory_moving(f"{unit} r1c1")
    state.encounters.append("r2c1")
    do(state, "step_to", unit, "r2c1")
    assert can(state, "step_to", unit, "r3c2")
    do(state, "done")
    assert (state.encounters, events(state, "encounter")) == (["r2c1"], [])


@pytest.mark.rule("SCY-087")
def test_a_character_leaves_a_token_that_it_started_from() -> None:
    state = moving("character.0 r2c1", "mech.0.speed r1c1")
    state.encounters.append("r2c1")
    do(state, "step_to", "character.0", "r1c2")
    do(state, "step_to", "character.0", "r1c3")
    assert state.at["character.0"] == "r1c3"


@pytest.mark.rule("SCY-088")
@pytest.mark.parametrize("other", ["worker.1.1", "mech.1.speed", ""])
def test_further_steps_never_override_a_stop(other: str) -> None:
    state = factory_moving("character.0 r2c1", "mech.0.speed base_nordic")
    if other:
        more(state, f"{other} r1c1")
    else:
        state.encounters.append("r1c1")
    do(state, "step_to", "character.0", "r1c1")
    refuse(state, "step_to", "character.0", "r1c2")
    assert steps(state, "character.0") == set()


@pytest.mark.rule("SCY-089")
def test_units_then_combats_then_the_encounter_then_the_factory() -> None:
    state = table(on_map=False)
    put(state, "character.0 r3c3", "mech.0.speed r2c1", "character.1 r1c1")
    edit(state, power=3)
    state.encounters[:] = ["r1c1", "r2c1"]
    now(state, Move(3))
    do(state, "step_to", "mech.0.speed", "r1c1")
    do(state, "step_to", "character.0", "r4c3")
    assert not events(state, "combat")
    do(state, "done")
    assert events(state, "combat")
    for verb in (("dial", 3), ("confirm",)):
        do(state, *verb, seat=0)
    assert verbs(state) == {"dial"}
    do(state, "dial", 0, seat=1)
    do(state, "confirm", seat=1)
    assert verbs(state) == {"keep"}, "the Factory visit comes last"
    assert state.encounters == ["r1c1", "r2c1"]


@pytest.mark.rule("SCY-089")
def test_the_encounter_comes_before_the_factory() -> None:
    state = moving("character.0 r3c3")
    state.encounters.append("r4c3")  # no printed place has both
    do(state, "step_to", "character.0", "r4c3")
    do(state, "done")
    assert events(state, "encounter")
    assert "take_option" in verbs(state) <= {"take_option", "take_option_part"}


@pytest.mark.rule("SCY-089")
def test_the_encounter_comes_after_the_combat_of_the_same_place() -> None:
    state = moving("character.0 r2c1", "character.1 r1c1")
    state.encounters.append("r1c1")
    edit(state, 1, power=0)
    edit(state, power=0)
    do(state, "step_to", "character.0", "r1c1")
    do(state, "done")
    verbs = [e.verb for e in state.events or []]
    assert verbs.index("combat_won") < verbs.index("star") < verbs.index("encounter")


@pytest.mark.rule("SCY-090", "SCY-197")
def test_a_move_of_a_card_follows_the_same_order() -> None:
    state = factory_moving("character.0 r2c1", "character.1 r1c1")
    state.encounters.append("r1c1")
    edit(state, 1, power=0)
    edit(state, power=0)
    refuse(state, "step_to", "character.0", "r4c1")
    do(state, "step_to", "character.0", "r1c1")
    verbs = [e.verb for e in state.events or []]
    assert verbs.index("step") < verbs.index("combat_won") < verbs.index("encounter")


@pytest.mark.rule("SCY-090")
def test_a_factory_move_drives_off_workers_as_every_move() -> None:
    state = factory_moving("mech.0.riverwalk r2c1", "worker.1.1 r1c2")
    edit(state, popularity=2)
    do(state, "step_to", "mech.0.riverwalk", "r1c2")
    assert (state.at["worker.1.1"], state.players[0].popularity) == (base(state, 1), 1)
    assert steps(state, "mech.0.riverwalk") == set()
