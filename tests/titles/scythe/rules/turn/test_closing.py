"""The last moves and the end under a resolution tile (SCY-338, SCY-374, SCY-375)."""

from __future__ import annotations

import pytest

from game.titles.scythe.rules.movement.current_move import paths_in_move
from game.titles.scythe.rules.scoring import scoring
from game.titles.scythe.rules.scoring.stars import end_game
from game.titles.scythe.rules.state.state import ScytheState
from game.titles.scythe.rules.turn.turn import NextTurn
from tests.titles.playing import asked, can, do, events, now, refuse
from tests.titles.scythe.positions import BOOK, edit, goods, put, steps, table, trap

HILL = BOOK.factory_place.id
BESIDE = BOOK.territories[HILL].neighbours


def play_with(tile: str, seats: int = 3, on_map: bool = True) -> ScytheState:
    """The first turn at a table with a resolution tile."""
    factions = ("nordic", "saxony", "rusviet")[:seats]
    return table(*factions, resolution=tile, on_map=on_map)


def over(state: ScytheState) -> bool:
    return not state.stack and bool(events(state, "game_over"))


def land_rush(*pieces: str) -> ScytheState:
    """The last turn of a land rush is over; seat 1 brought about the end and moves last."""
    state = play_with("land_rush", seats=2, on_map=False)
    put(state, *pieces)
    state.trigger, state.last_turns, state.encounters = 1, [], []
    now(state, NextTurn())
    return state


@pytest.mark.rule("SCY-374")
def test_a_closing_move_of_two_units_for_each_the_trigger_last() -> None:
    state = land_rush("worker.0.1 r3c3", "worker.0.2 r3c3", "mech.1.speed r1c1")
    assert (state.active, asked(state)) == (0, [0])
    do(state, "step_to", "worker.0.1", "r2c3")
    do(state, "step_to", "worker.0.2", "r2c3")
    assert (state.active, asked(state)) == (1, [1]), "two units only, however many are upgraded"
    do(state, "done")
    assert over(state)


@pytest.mark.rule("SCY-374")
def test_a_closing_move_is_unupgraded_and_without_coins() -> None:
    state = play_with("land_rush", seats=2, on_map=False)
    put(state, "worker.0.1 r3c3", "worker.0.2 r3c3", "character.0 r3c3")
    edit(state, upgrades=(("move_units", "build"),))
    state.trigger = 1
    now(state, NextTurn())
    assert not can(state, "take_top", "coins")
    for unit in ("worker.0.1", "worker.0.2"):
        do(state, "step_to", unit, "r2c3")
    assert state.active == 1


@pytest.mark.rule("SCY-374")
def test_a_closing_move_enters_no_territory_with_opposing_units() -> None:
    state = land_rush("mech.0.speed r1c1", "worker.1.1 r1c2", "mine.1 r2c1")
    refuse(state, "step_to", "mech.0.speed", "r1c2", rule="SCY-374")
    assert "r1c2" not in steps(state, "mech.0.speed")
    do(state, "step_to", "mech.0.speed", "r2c1")
    assert steps(state, "mech.0.speed"), "abilities work: a second step"


@pytest.mark.rule("SCY-374")
def test_a_drag_of_several_steps_goes_round_opposing_units_too() -> None:
    state = land_rush("mech.0.speed r1c1", "worker.1.1 r1c2")
    found = paths_in_move(state, "mech.0.speed")
    assert "r2c1" in found
    assert "r1c2" not in found


@pytest.mark.rule("SCY-374")
def test_a_closing_move_gives_no_encounter_and_no_factory_card() -> None:
    state = land_rush("character.0 r3c3", "character.1 r4c4")
    do(state, "step_to", "character.0", HILL)
    do(state, "done")
    assert state.active == 1
    assert state.players[0].factory == ""
    state = land_rush("character.0 r1c1")
    state.encounters.append("r2c1")
    do(state, "step_to", "character.0", "r2c1")
    do(state, "done")
    assert (state.active, state.encounters) == (1, ["r2c1"])


@pytest.mark.rule("SCY-375")
def test_the_explosion_sends_units_home_before_the_count() -> None:
    state = play_with("factory_explosion", seats=2, on_map=False)
    put(
        state, f"character.0 {HILL}", f"worker.0.1 {HILL}", f"mech.1.speed {BESIDE[0]}", f"mine.1 {BESIDE[1]}"
    )
    goods(state, HILL, oil=2)
    edit(state, 0, popularity=5)
    edit(state, 1, popularity=5)
    state.trigger = 0
    end_game(state)
    assert {state.at[u] for u in ("character.0", "worker.0.1")} == {"base_nordic"}
    assert state.at["mech.1.speed"] == "base_saxony"
    assert [p.popularity for p in state.players] == [7, 6]
    assert (state.goods[HILL].oil, state.buildings["mine.1"]) == (2, BESIDE[1])
    assert scoring.tier(state, 0).popularity == 7, "the rates are read afterwards"


@pytest.mark.rule("SCY-375", "SCY-221")
def test_popularity_of_the_explosion_may_bring_a_star() -> None:
    state = play_with("factory_explosion", seats=2, on_map=False)
    put(state, f"character.0 {HILL}")
    edit(state, 0, popularity=17)
    state.trigger = 1
    end_game(state)
    assert state.players[0].stars == ("popularity",)


@pytest.mark.rule("SCY-338")
@pytest.mark.parametrize(("name", "more"), [("king_of_the_hill", 5), ("land_rush", 0)])
def test_who_controls_the_factory_at_the_end_gains_coins(name: str, more: int) -> None:
    state = play_with(name, seats=2, on_map=False)
    put(state, f"worker.1.1 {HILL}")
    before = [p.coins for p in state.players]
    end_game(state)
    assert [p.coins for p in state.players] == [before[0], before[1] + more]


def trapped_hill(armed: bool, *pieces: str) -> ScytheState:
    """King of the Hill; a trap of Togawa lies on the Factory."""
    state = table("togawa", "saxony", resolution="king_of_the_hill", on_map=False)
    put(state, *pieces)
    trap(state, HILL, armed=armed)
    return state


@pytest.mark.rule("SCY-297")
@pytest.mark.parametrize(("armed", "more"), [(True, 5), (False, 0)])
def test_an_armed_trap_alone_holds_the_hill_at_the_end(armed: bool, more: int) -> None:
    state = trapped_hill(armed)
    before = state.players[0].coins
    end_game(state)
    assert state.players[0].coins == before + more
    state = trapped_hill(armed, f"mine.1 {HILL}")
    before = state.players[0].coins
    end_game(state)
    assert state.players[0].coins == before, "the structure's owner holds it (SCY-303)"


@pytest.mark.rule("SCY-297")
@pytest.mark.parametrize("armed", [True, False])
def test_an_armed_trap_alone_brings_the_star_of_the_hill_as_a_turn_begins(armed: bool) -> None:
    state = trapped_hill(armed)
    state.active = 1
    now(state, NextTurn())
    assert state.active == 0
    assert state.players[0].stars == ("tile",) * armed
