"""The mechs of the Togawa Shogunate (SCY-304 to SCY-310)."""

from __future__ import annotations

import pytest

from game.titles.scythe.rules.combat.power import most_cards
from game.titles.scythe.rules.content.ability_kinds import CrossRiverOnto, ExtraRange
from game.titles.scythe.rules.movement.current_move import paths_in_move
from game.titles.scythe.rules.movement.moves import FactoryMove
from game.titles.scythe.rules.movement.tokens import WaitingTokens
from game.titles.scythe.rules.state.state import Trap
from game.titles.scythe.rules.turn.turn import NextTurn
from tests.titles.playing import asked, can, do, now, refuse
from tests.titles.scythe.positions import (
    BOOK,
    battle,
    edit,
    factory_moving,
    fight,
    hand,
    mechs,
    more,
    moving,
    put,
    steps,
    table,
    trap,
)

TOGAWA = ("togawa", "saxony")


# ---------------------------------------------------------------------------------------- Toka, Suiton


@pytest.mark.rule("SCY-304")
def test_toka_crosses_one_river_in_a_turn() -> None:
    state = moving("mech.0.toka r4c1", "character.0 r4c0", "worker.0.1 r4c1", factions=TOGAWA, units=3)
    do(state, "take_aboard", "mech.0.toka", "worker.0.1")
    assert {"r3c2", "r5c1", "r5c2"} <= steps(state, "mech.0.toka")
    assert {"r5c0", "r5c1"} <= steps(state, "character.0")
    do(state, "step_to", "mech.0.toka", "r5c1")
    assert state.at["worker.0.1"] == "r5c1"
    refuse(state, "step_to", "character.0", "r5c0", rule="SCY-304")
    refuse(state, "step_to", "worker.0.1", "r4c0", rule="SCY-072")


@pytest.mark.rule("SCY-304")
def test_a_dry_step_leaves_the_river_for_another_unit() -> None:
    state = moving("mech.0.toka r3c2", "character.0 r4c0", factions=TOGAWA)
    do(state, "step_to", "mech.0.toka", "r2c3")
    assert "r5c0" in steps(state, "character.0")
    state = moving("mech.0.toka r4c1", "mech.0.shinobi r1c1", "character.0 r4c0", factions=TOGAWA)
    trap(state, "r5c1")
    do(state, "step_to", "mech.0.toka", "r5c1")
    assert "r5c0" in steps(state, "character.0")


@pytest.mark.rule("SCY-304")
def test_no_second_river_with_a_factory_move_nor_before_the_next_turn() -> None:
    state = factory_moving("mech.0.toka r4c0", factions=TOGAWA)
    assert "r4c1" in paths_in_move(state, "mech.0.toka")
    assert "r6c0" not in paths_in_move(state, "mech.0.toka")
    do(state, "step_to", "mech.0.toka", "r5c0")
    refuse(state, "step_to", "mech.0.toka", "r6c0", rule="SCY-304")
    now(state, FactoryMove())
    assert "r4c0" not in steps(state, "mech.0.toka")
    do(state, "done")
    state = table(*TOGAWA)
    state.crossed = True
    for seat in (0, 1):
        assert state.active == seat
        do(state, "take_section", "1", seat=seat)
        while state.active == seat:
            do(state, next(v for v in ("skip", "end_turn") if can(state, v)))
    assert not state.crossed


@pytest.mark.rule("SCY-304", "SCY-374")
def test_toka_crosses_a_river_in_a_closing_move_whatever_the_last_turn_crossed() -> None:
    state = table(*TOGAWA, resolution="land_rush", on_map=False)
    put(state, "mech.0.toka r4c0", "character.0 r1c1")
    state.trigger, state.last_turns, state.encounters, state.crossed = 1, [], [], True
    now(state, NextTurn())
    assert "r5c0" in steps(state, "mech.0.toka")
    assert "r5c0" in paths_in_move(state, "mech.0.toka")
    do(state, "step_to", "mech.0.toka", "r5c0")
    assert state.at["mech.0.toka"] == "r5c0"


@pytest.mark.rule("SCY-305")
def test_suiton_enters_and_leaves_lakes_but_not_from_lake_to_lake() -> None:
    state = moving("mech.0.suiton r1c2", "character.0 r4c2", "worker.0.1 r1c2", factions=TOGAWA, units=3)
    assert "r2c2" in steps(state, "mech.0.suiton")
    assert {"r3c3", "r4c1"} <= steps(state, "character.0")
    assert "r2c2" not in steps(state, "character.0")
    refuse(state, "step_to", "worker.0.1", "r2c2", rule="SCY-073")


@pytest.mark.rule("SCY-306", "SCY-156")
@pytest.mark.parametrize(("place", "most"), [("r2c2", 2), ("r1c2", 1)])
def test_one_more_card_in_a_combat_on_a_lake(place: str, most: int) -> None:
    state = battle("mech.0.suiton", "mech.1.seaworthy", factions=("togawa", "nordic"), place=place)
    cards = hand(state, 0, 2, 3, 4)
    fight(state)
    do(state, "dial", 0, seat=0)
    for card in cards[:most]:
        do(state, "play_card", card, seat=0)
    refuse(state, "play_card", cards[most], seat=0, rule="SCY-156")
    assert most_cards(state, 1, place) == 1


# ---------------------------------------------------------------------------------------- Ronin, Shinobi


@pytest.mark.rule("SCY-307", "SCY-152")
@pytest.mark.parametrize("mover", [0, 1])
@pytest.mark.parametrize("use", [True, False])
def test_ronin_gives_a_lone_fighter_power(mover: int, use: bool) -> None:
    factions = TOGAWA if mover == 0 else TOGAWA[::-1]
    state = battle(f"mech.{mover}.ronin", f"character.{1 - mover}", factions=factions)
    fight(state)
    assert asked(state) == [mover]
    do(state, *(("use", "ronin") if use else ("decline",)))
    assert state.players[mover].power == 7 + 2 * use


@pytest.mark.rule("SCY-307", "SCY-214", "SCY-222")
@pytest.mark.parametrize("stars", [(), ("upgrades", "mechs", "structures", "recruits", "workers")])
def test_the_star_of_ronin_is_placed_at_once_and_a_sixth_one_ends_the_game(stars: tuple[str, ...]) -> None:
    state = battle("mech.0.ronin", "character.1", factions=TOGAWA, power=(14, 7))
    edit(state, 0, stars=stars)
    fight(state)
    do(state, "use", "ronin")
    assert state.players[0].stars == (*stars, "power")
    assert asked(state) == ([] if stars else [0, 1])


@pytest.mark.rule("SCY-307")
@pytest.mark.parametrize("companion", ["character.0", "worker.0.1", "mech.0.toka"])
def test_ronin_is_for_one_unit_alone(companion: str) -> None:
    state = battle("mech.0.ronin", companion, "mech.1.speed", factions=TOGAWA)
    fight(state)
    assert not can(state, "use", "ronin")
    assert can(state, "dial", 7)


@pytest.mark.rule("SCY-308")
@pytest.mark.parametrize("armed", [True, False])
def test_shinobi_leads_to_traps_at_any_distance(armed: bool) -> None:
    state = moving("mech.0.shinobi r1c1", "character.0 r1c2", "worker.0.1 r1c1", factions=TOGAWA, units=3)
    trap(state, "r6c3", armed=armed)
    assert "r6c3" in steps(state, "mech.0.shinobi") & steps(state, "character.0")
    assert "r6c3" not in steps(state, "worker.0.1")
    do(state, "step_to", "mech.0.shinobi", "r6c3")
    assert not can(state, "step_to", "mech.0.shinobi", "r6c2")


@pytest.mark.rule("SCY-309")
@pytest.mark.parametrize("unit", ["mech.0.shinobi", "character.0"])
def test_a_unit_that_ends_its_movement_on_a_disarmed_trap_arms_it(unit: str) -> None:
    state = moving("mech.0.shinobi r1c1", "character.0 r1c1", factions=TOGAWA)
    trap(state, "r6c3", "power", armed=False)
    refuse(state, "arm_trap", "r6c3")
    do(state, "step_to", unit, "r6c3")
    do(state, "arm_trap", "r6c3")
    assert state.traps["r6c3"] == Trap("power", 0, armed=True)
    assert not can(state, "arm_trap", "r6c3")


@pytest.mark.rule("SCY-309")
def test_without_shinobi_or_with_a_worker_nothing_is_armed() -> None:
    state = moving("mech.0.toka r1c1", "worker.0.1 r1c1", factions=TOGAWA, units=3)
    trap(state, "r1c2", armed=False)
    do(state, "step_to", "mech.0.toka", "r1c2")
    assert not can(state, "arm_trap", "r1c2")
    mechs(state, 0, "shinobi")
    more(state)
    do(state, "step_to", "worker.0.1", "r1c2")
    assert not can(state, "arm_trap", "r1c2")


@pytest.mark.rule("SCY-309")
@pytest.mark.parametrize("wins", [True, False])
def test_after_a_combat_a_trap_is_armed_only_by_the_winner(wins: bool) -> None:
    state = moving("mech.0.shinobi r1c1", "mech.1.speed r6c3", factions=TOGAWA, units=1)
    trap(state, "r6c3", armed=False)
    edit(state, 0, power=int(wins), hand=())
    edit(state, 1, power=1 - wins, hand=())
    do(state, "step_to", "mech.0.shinobi", "r6c3")
    assert not can(state, "arm_trap", "r6c3")
    do(state, "dial", 1)
    do(state, "confirm")
    assert can(state, "arm_trap", "r6c3") == wins


@pytest.mark.rule("SCY-309")
def test_nothing_is_armed_in_the_middle_of_a_factory_move() -> None:
    state = factory_moving("mech.0.shinobi r1c1", factions=TOGAWA)
    trap(state, "r1c2", armed=False)
    do(state, "step_to", "mech.0.shinobi", "r1c2")
    do(state, "step_to", "mech.0.shinobi", "r1c3")
    refuse(state, "arm_trap", "r1c2")
    state = factory_moving("mech.0.shinobi r1c1", factions=TOGAWA)
    trap(state, "r1c2", armed=False)
    do(state, "step_to", "mech.0.shinobi", "r1c2")
    do(state, "arm_trap", "r1c2")
    assert not can(state, "step_to", "mech.0.shinobi", "r1c3")


@pytest.mark.rule("SCY-310")
def test_togawa_has_neither_riverwalk_nor_speed() -> None:
    kinds = {type(m.ability) for m in BOOK.factions["togawa"].mech}
    assert not kinds & {CrossRiverOnto, ExtraRange}
    state = moving("character.0 r1c1", factions=TOGAWA)
    mechs(state, 0, "toka", "suiton", "ronin", "shinobi")
    more(state)
    do(state, "step_to", "character.0", "r1c2")
    assert not steps(state, "character.0")


@pytest.mark.rule("SCY-288", "SCY-309")
def test_two_units_that_waited_on_different_places_are_both_served() -> None:
    state = moving("character.0 r1c1", "mech.0.shinobi r6c3", factions=TOGAWA)
    trap(state, "r6c3", "power", armed=False)
    state.waiting |= {"character.0": "r1c1", "mech.0.shinobi": "r6c3"}
    now(state, WaitingTokens())
    do(state, "leave_trap", "coins", "r1c1")
    do(state, "arm_trap", "r6c3")
    assert state.traps == {"r1c1": Trap("coins", 0, armed=True), "r6c3": Trap("power", 0, armed=True)}
