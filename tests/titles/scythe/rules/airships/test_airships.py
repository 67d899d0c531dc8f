"""Airships: how they begin, how they fly, what they are not (SCY-035, SCY-315 to SCY-324, SCY-337)."""

from __future__ import annotations

import pytest

from game.titles.scythe.rules.actions.pay import Pay
from game.titles.scythe.rules.airships.flight import Flight
from game.titles.scythe.rules.combat.power import most_cards
from game.titles.scythe.rules.content.tile_kinds import AGGRESSIVE, PASSIVE
from game.titles.scythe.rules.movement.moves import Move, MoveUnits
from game.titles.scythe.rules.scoring.scoring import territories
from game.titles.scythe.rules.state.control import controlled, holders
from game.titles.scythe.rules.state.state import Trap
from tests.expect import expect
from tests.titles.playing import asked, can, do, events, now, options, refuse
from tests.titles.scythe.aloft import airship_table, aloft, home
from tests.titles.scythe.positions import BOOK, base, fresh, goods, mechs, steps, table


@pytest.mark.rule("SCY-035")
def test_each_airship_starts_on_its_home_base() -> None:
    state = fresh(4, 3, airships="shared")
    assert state.airships == {f"airship.{seat}": base(state, seat) for seat in range(4)}
    assert not table().airships


@pytest.mark.rule("SCY-036")
def test_one_tile_of_each_pile_serves_everybody() -> None:
    found = set()
    for seed in range(60):
        state = fresh(3, seed, airships="shared")
        pairs = {(p.aggressive, p.passive) for p in state.players}
        assert len(pairs) == 1
        found |= pairs
    assert {a for a, _ in found} == set(BOOK.aggressive) == set(AGGRESSIVE)
    assert {p for _, p in found} == set(BOOK.passive) == set(PASSIVE)


@pytest.mark.rule("SCY-036")
def test_a_table_may_name_its_tiles() -> None:
    state = fresh(2, airships="shared", aggressive="toll", passive="reap")
    assert [(p.aggressive, p.passive) for p in state.players] == [("toll", "reap")] * 2


@pytest.mark.rule("SCY-337")
def test_in_the_advanced_variant_everybody_has_an_own_pair() -> None:
    state = fresh(5, airships="own")
    assert len({p.aggressive for p in state.players}) == len({p.passive for p in state.players}) == 5


@pytest.mark.rule("SCY-337")
def test_an_own_tile_serves_the_own_airship_only() -> None:
    state = airship_table("worker.1.1 r3c3", "airship.0 r3c3", "airship.1 r3c3", airships="own")
    state.change(0, passive="hero")
    state.change(1, passive="ferry")
    now(state, Move(2))
    do(state, "step_to", "airship.0", "r4c3")
    assert expect(state.stack[-1], Flight).steps == BOOK.passive["hero"].range - 1


@pytest.mark.rule("SCY-315")
def test_an_airship_controls_nothing() -> None:
    state = aloft("airship.0 r3c3")
    assert controlled(state, 0) == []
    assert territories(state, 0) == 0
    assert "airship.0" not in holders(state)


@pytest.mark.rule("SCY-315")
def test_neither_does_it_take_anything_from_others() -> None:
    state = aloft("airship.0 r3c3", "worker.1.1 r3c3", "mine.1 r3c2", "airship.0 r3c2")
    assert controlled(state, 1) == ["r3c2", "r3c3"]


@pytest.mark.rule("SCY-316")
def test_resources_below_are_not_spent_by_an_airship_alone() -> None:
    state = airship_table("airship.0 r3c3", "worker.0.1 r1c1", "worker.0.2 r1c2")
    for place in ("r3c3", "r1c1", "r1c2"):
        goods(state, place, oil=1)
    now(state, Pay({"oil": 1}, "action:0.upgrade"))
    refuse(state, "pay_resource", "r3c3", "oil", rule="SCY-008")
    assert options(state) == ["pay_resource r1c1 oil", "pay_resource r1c2 oil"]


@pytest.mark.rule("SCY-317")
def test_any_number_of_airships_may_be_over_one_territory() -> None:
    state = aloft(
        "airship.1 r2c4", "airship.2 r2c4", "airship.0 r1c4", factions=("nordic", "saxony", "crimea")
    )
    do(state, "step_to", "airship.0", "r2c4")
    assert set(state.airships.values()) == {"r2c4"}


@pytest.mark.rule("SCY-318")
def test_airships_stop_nobody_and_start_no_combat() -> None:
    state = aloft("worker.0.1 r1c1", "character.0 r1c1", "airship.1 r1c2")
    do(state, "step_to", "worker.0.1", "r1c2")
    do(state, "step_to", "character.0", "r1c2")
    assert state.at["worker.0.1"] == state.at["character.0"] == "r1c2"
    assert not events(state, "combat")
    assert not events(state, "go_home")


@pytest.mark.rule("SCY-318")
def test_they_add_no_combat_cards() -> None:
    state = airship_table("character.0 r1c1", "character.1 r1c1", "airship.0 r1c1", aggressive="toll")
    assert most_cards(state, 0, "r1c1") == most_cards(state, 1, "r1c1") == 1


@pytest.mark.rule("SCY-319")
def test_an_airship_is_one_of_the_units_of_a_move() -> None:
    state = aloft("airship.0 r1c4", "worker.0.1 r1c1", "worker.0.2 r1c1", "airship.1 r1c1")
    do(state, "step_to", "airship.0", "r1c5")
    do(state, "land")
    refuse(state, "step_to", "airship.0", "r1c4", rule="SCY-060")
    refuse(state, "step_to", "airship.1", "r1c2")
    do(state, "step_to", "worker.0.1", "r1c2")
    assert "step_to worker.0.2 r1c2" not in options(state)


@pytest.mark.rule("SCY-319")
def test_no_flight_without_a_unit_move_left() -> None:
    state = aloft("airship.0 r1c4", "character.0 r1c1", units=1)
    mechs(state, 0, "speed")
    now(state, Move(1))
    do(state, "step_to", "character.0", "r1c2")
    refuse(state, "step_to", "airship.0", "r1c5", rule="SCY-058")


@pytest.mark.rule("SCY-320")
@pytest.mark.parametrize(("tile", "reach"), [("ferry", 2), ("hero", 3)])
def test_the_passive_tile_says_how_far(tile: str, reach: int) -> None:
    state = aloft("airship.0 r3c1", passive=tile)
    road = ["r3c2", "r3c3", "r3c4", "r3c5"]
    for place in road[:reach]:
        do(state, "step_to", "airship.0", place)
    assert state.airships["airship.0"] == road[reach - 1]
    assert not can(state, "step_to", "airship.0", road[reach])


@pytest.mark.rule("SCY-320")
def test_rivers_lakes_and_opponents_do_not_hinder_it() -> None:
    state = aloft("airship.0 r3c1", "character.1 r3c2", "worker.1.1 r4c2")
    before = dict(state.at), state.players[0].popularity
    for place in ("r3c2", "r4c2", "r4c3"):
        do(state, "step_to", "airship.0", place)
    assert state.airships["airship.0"] == "r4c3"
    assert (state.at, state.players[0].popularity) == before


@pytest.mark.rule("SCY-321")
def test_it_enters_no_home_base() -> None:
    state = aloft()
    assert home(state, "airship.0")
    do(state, "step_to", "airship.0", "r1c4")
    refuse(state, "step_to", "airship.0", "base_nordic", rule="SCY-321")
    state = aloft("airship.0 r3c1")
    refuse(state, "step_to", "airship.0", "base_polania", rule="SCY-321")


@pytest.mark.rule("SCY-321")
def test_it_uses_neither_tunnels_nor_mines() -> None:
    state = aloft("airship.0 r2c3", "mine.0 r1c1")
    refuse(state, "step_to", "airship.0", "r3c2", rule="SCY-321")
    refuse(state, "step_to", "airship.0", "r1c1")


@pytest.mark.rule("SCY-322")
def test_mech_abilities_give_it_nothing() -> None:
    state = airship_table("airship.0 r3c1", passive="ferry")
    mechs(state, 0, "speed", "seaworthy")
    now(state, Move(1))
    do(state, "step_to", "airship.0", "r3c2")
    do(state, "step_to", "airship.0", "r3c3")
    assert not asked(state)


@pytest.mark.rule("SCY-323")
def test_by_a_factory_card_it_flies_one_further() -> None:
    state = aloft("airship.0 r3c1", passive="ferry", factory=True)
    for place in ("r3c2", "r3c3", "r3c4"):
        do(state, "step_to", "airship.0", place)
    assert state.airships["airship.0"] == "r3c4"
    assert not asked(state)


@pytest.mark.rule("SCY-324")
def test_it_sets_off_no_encounter_and_gains_no_factory_card() -> None:
    state = airship_table("airship.0 r1c2")
    state.encounters.append("r1c3")
    now(state, Move(2))
    do(state, "step_to", "airship.0", "r1c3")
    assert steps(state, "airship.0")
    do(state, "land")
    assert state.encounters == ["r1c3"]
    state = aloft("airship.0 r3c3")
    do(state, "step_to", "airship.0", "r4c3")
    do(state, "land")
    do(state, "done")
    assert not state.players[0].factory
    assert not asked(state)


@pytest.mark.rule("SCY-324", "SCY-301")
def test_it_sets_off_no_trap() -> None:
    state = airship_table("airship.0 r1c2", factions=("nordic", "togawa"), invaders="on")
    state.traps["r1c1"] = Trap("coins", 1, True)
    coins = state.players[0].coins
    now(state, Move(2))
    do(state, "step_to", "airship.0", "r1c1")
    assert state.traps["r1c1"].armed
    assert state.players[0].coins == coins


def test_a_flight_ends_before_the_next_unit_moves() -> None:
    state = aloft("airship.0 r1c4", "worker.0.1 r1c1")
    do(state, "step_to", "airship.0", "r1c5")
    refuse(state, "step_to", "worker.0.1", "r1c2")
    do(state, "land")
    assert isinstance(state.stack[-1], MoveUnits)
    assert can(state, "step_to", "worker.0.1", "r1c2")
