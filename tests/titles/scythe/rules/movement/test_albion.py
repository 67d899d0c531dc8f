"""Clan Albion: flags and mech abilities (SCY-287 to SCY-295)."""

from __future__ import annotations

import pytest

from game.engine import flow
from game.titles.scythe.rules.content.ability_kinds import CrossRiverOnto, ExtraRange
from game.titles.scythe.rules.movement.moves import Move
from game.titles.scythe.rules.scoring import scoring
from game.titles.scythe.rules.state.control import controls
from game.titles.scythe.rules.state.state import ScytheState
from tests.titles.playing import asked, can, do, events, now, refuse
from tests.titles.scythe.positions import (
    BOOK,
    battle,
    edit,
    factory_moving,
    fight,
    flag,
    goods,
    mechs,
    more,
    moving,
    off,
    put,
    steps,
    table,
    trap,
)

ALBION = ("albion", "saxony")


def walking(*pieces: str, units: int = 2) -> ScytheState:
    """Albion moves its character from r4c0."""
    return moving("character.0 r4c0", *pieces, factions=ALBION, units=units)


# ---------------------------------------------------------------------------------------- flags


@pytest.mark.rule("SCY-287")
def test_the_character_leaves_a_flag_where_its_movement_has_ended() -> None:
    state = walking()
    refuse(state, "leave_flag", "r4c0")
    do(state, "step_to", "character.0", "r4c1")
    do(state, "leave_flag", "r4c1")
    assert state.flags == {"r4c1": 0}
    assert [e.facts["place"] for e in events(state, "leave_flag")] == ["r4c1"]


@pytest.mark.rule("SCY-287")
def test_nobody_else_leaves_a_flag_and_there_are_four() -> None:
    state = moving("mech.0.sword r4c0", "worker.0.1 r4c0", factions=ALBION)
    for unit in ("mech.0.sword", "worker.0.1"):
        do(state, "step_to", unit, "r4c1")
        assert not can(state, "leave_flag", "r4c1")
    state = walking()
    flag(state, "r1c1", "r1c2", "r2c1", "r3c1")
    do(state, "step_to", "character.0", "r4c1")
    assert not can(state, "leave_flag", "r4c1")


@pytest.mark.rule("SCY-287")
def test_the_flag_may_be_left_out_and_ends_a_factory_move() -> None:
    state = walking(units=1)
    do(state, "step_to", "character.0", "r4c1")
    do(state, "done")
    assert state.flags == {}
    state = factory_moving("character.0 r4c0", factions=ALBION)
    do(state, "step_to", "character.0", "r4c1")
    assert can(state, "step_to", "character.0", "r4c0")
    do(state, "leave_flag", "r4c1")
    assert state.flags == {"r4c1": 0}
    assert not asked(state)


@pytest.mark.rule("SCY-288")
def test_a_flag_is_placed_before_the_next_unit_moves() -> None:
    state = walking("mech.0.sword r1c1", units=3)
    do(state, "step_to", "character.0", "r4c1")
    do(state, "step_to", "mech.0.sword", "r1c2")
    assert not can(state, "leave_flag", "r4c1")
    state = walking("mech.0.sword r1c1", units=3)
    do(state, "step_to", "character.0", "r4c1")
    do(state, "leave_flag", "r4c1")
    do(state, "step_to", "mech.0.sword", "r1c2")
    assert state.flags == {"r4c1": 0}


@pytest.mark.rule("SCY-288", "SCY-089")
@pytest.mark.parametrize("wins", [True, False])
def test_after_a_combat_the_character_must_still_be_there(wins: bool) -> None:
    state = walking("mech.1.speed r4c1", units=1)
    edit(state, 0, power=1 if wins else 0, hand=())
    edit(state, 1, power=0 if wins else 1, hand=())
    do(state, "step_to", "character.0", "r4c1")
    assert not can(state, "leave_flag", "r4c1")
    do(state, "dial", 1)
    do(state, "confirm")
    assert can(state, "leave_flag", "r4c1") == wins
    if wins:
        do(state, "leave_flag", "r4c1")
    assert list(state.flags) == ["r4c1"] * wins


@pytest.mark.rule("SCY-288", "SCY-089")
def test_after_an_encounter_the_flag_is_placed() -> None:
    state = walking(units=1)
    state.encounters.append("r4c1")
    card = state.encounter_deck[-1]
    do(state, "step_to", "character.0", "r4c1")
    assert not can(state, "leave_flag", "r4c1")
    assert events(state, "encounter")[0].facts["card"] == card
    while not can(state, "leave_flag", "r4c1"):
        flow.play(state, 0, flow.legal(state)[0][0].action)
    do(state, "leave_flag", "r4c1")
    assert state.flags == {"r4c1": 0}


@pytest.mark.rule("SCY-288", "SCY-089", "SCY-076")
def test_the_flag_waits_for_the_encounter_also_where_workers_were_driven_off() -> None:
    state = walking("worker.1.1 r4c1", units=2)
    state.encounters.append("r4c1")
    do(state, "step_to", "character.0", "r4c1")
    assert events(state, "drive_off")
    refuse(state, "leave_flag", "r4c1")
    do(state, "done")
    assert events(state, "encounter")
    while not can(state, "leave_flag", "r4c1"):
        flow.play(state, 0, flow.legal(state)[0][0].action)
    do(state, "leave_flag", "r4c1")
    assert state.flags == {"r4c1": 0}


@pytest.mark.rule("SCY-289")
@pytest.mark.parametrize("there", ["flag", "trap"])
def test_a_second_token_on_a_territory_is_refused(there: str) -> None:
    state = moving("character.0 r4c0", "worker.0.1 r4c0", factions=("albion", "togawa"))
    if there == "flag":
        flag(state, "r4c1")
    else:
        trap(state, "r4c1", seat=1, armed=False)
    do(state, "step_to", "character.0", "r4c1")
    refuse(state, "leave_flag", "r4c1", rule="SCY-289")


@pytest.mark.rule("SCY-289")
def test_a_flag_stays_and_gives_no_control() -> None:
    state = moving("mech.1.speed r4c0", "character.0 r5c3", factions=ALBION)
    flag(state, "r4c0", "r4c1")
    assert not controls(state, 0, "r4c1")
    assert scoring.territories(state, 0) == 1
    state.active = 1
    put(state, "mech.1.speed r4c1")
    assert set(state.flags) == {"r4c0", "r4c1"}
    assert controls(state, 1, "r4c1")


@pytest.mark.rule("SCY-290", "SCY-233")
@pytest.mark.parametrize(
    ("place", "unit", "lands"),
    [("r4c1", "worker.0.1", 2), ("r1c1", "worker.0.1", 1), ("r1c2", "mill.0", 1), ("r4c1", "mill.0", 2)],
)
def test_a_flag_adds_a_territory_away_from_the_home_base(place: str, unit: str, lands: int) -> None:
    state = table(*ALBION, on_map=False)
    put(state, f"{unit} {place}")
    flag(state, place, "r6c3")
    assert scoring.territories(state, 0) == lands
    sheet = {s.id: s.points[0] for s in scoring.scores(state).sources}
    assert sheet["territories"] == lands * scoring.tier(state, 0).territory


@pytest.mark.rule("SCY-290")
def test_the_factory_with_a_flag_counts_as_four() -> None:
    state = table(*ALBION, on_map=False)
    put(state, "worker.0.1 r4c3")
    flag(state, "r4c3")
    assert scoring.territories(state, 0) == 4
    put(state, "character.1 r4c3")
    off(state, "worker.0.1")
    assert scoring.territories(state, 0) == 0


# ---------------------------------------------------------------------------------------- mechs


@pytest.mark.rule("SCY-291")
def test_burrow_crosses_rivers_into_and_out_of_tunnels() -> None:
    pieces = ("mech.0.burrow r3c1", "character.0 r3c2", "worker.0.1 r3c2", "mech.0.sword r4c1")
    state = moving(*pieces, factions=ALBION, units=4)
    assert "r3c2" in steps(state, "mech.0.burrow")
    assert {"r3c1", "r4c1"} <= steps(state, "character.0")
    assert {"r3c2", "r5c2"} <= steps(state, "mech.0.sword")
    refuse(state, "step_to", "worker.0.1", "r3c1", rule="SCY-072")
    refuse(state, "step_to", "mech.0.burrow", "r2c1", rule="SCY-291")


@pytest.mark.rule("SCY-291")
def test_burrow_counts_the_own_mine_and_no_other() -> None:
    state = moving("mech.0.burrow r6c0", "character.0 r5c1", factions=ALBION)
    assert not {"r5c1", "r5c0"} & steps(state, "mech.0.burrow")
    more(state, "mine.1 r5c1")
    assert "r5c1" not in steps(state, "mech.0.burrow")
    more(state, "mine.0 r5c1")
    assert "r5c1" in steps(state, "mech.0.burrow")
    assert {"r4c0", "r4c1", "r6c0", "r6c1"} <= steps(state, "character.0")
    do(state, "step_to", "mech.0.burrow", "r5c1")
    assert state.at["mech.0.burrow"] == "r5c1"


@pytest.mark.rule("SCY-292")
@pytest.mark.parametrize(("mover", "left"), [(0, [7, 5]), (1, [7, 7])])
def test_sword_takes_power_from_the_defender(mover: int, left: list[int]) -> None:
    factions = ALBION if mover == 0 else ALBION[::-1]
    state = battle(f"mech.{mover}.sword", f"character.{1 - mover}", factions=factions)
    put(state, f"character.{mover} r1c1")
    fight(state)
    assert [p.power for p in state.players] == left


@pytest.mark.rule("SCY-293")
@pytest.mark.parametrize(("mover", "left"), [(0, [7, 7]), (1, [7, 9])])
def test_shield_gives_the_defender_power(mover: int, left: list[int]) -> None:
    factions = ALBION if mover == 0 else ALBION[::-1]
    state = battle(f"mech.{mover}.shield", f"character.{1 - mover}", factions=factions)
    put(state, f"character.{mover} r1c1")
    fight(state)
    assert [p.power for p in state.players] == left


def shielded(power: int, *stars: str) -> ScytheState:
    """Albion, with such a power and stars, defends a mech."""
    state = battle("character.0", "mech.1.shield", factions=ALBION[::-1], power=(3, power))
    edit(state, 1, stars=stars)
    fight(state)
    return state


@pytest.mark.rule("SCY-152", "SCY-214", "SCY-221")
@pytest.mark.parametrize("use", [True, False])
def test_a_shield_that_would_bring_a_star_is_asked_for_and_places_it_at_once(use: bool) -> None:
    state = shielded(15)
    assert asked(state) == [1]
    do(state, "use" if use else "decline", *["shield"] * use)
    assert (state.players[1].power, state.players[1].stars) == ((16, ("power",)) if use else (15, ()))
    assert asked(state) == [0, 1], "the dials follow"


@pytest.mark.rule("SCY-152", "SCY-222", "SCY-223", "SCY-174")
def test_a_sixth_star_by_a_shield_ends_the_game_before_the_dials() -> None:
    state = shielded(14, "upgrades", "mechs", "structures", "recruits", "workers")
    do(state, "use", "shield", seat=1)
    assert state.players[1].stars[-1] == "power"
    assert (state.stack, len(events(state, "game_over"))) == ([], 1)
    assert state.at["character.0"] == "base_saxony"
    assert not events(state, "reveal_power")


@pytest.mark.rule("SCY-152")
@pytest.mark.parametrize(
    ("power", "stars"), [(13, ()), (16, ()), (15, ("power",)), (15, ("combat", "combat", *"abcd"))]
)
def test_a_shield_that_brings_no_star_works_by_itself(power: int, stars: tuple[str, ...]) -> None:
    state = shielded(power, *stars)
    assert (state.players[1].power, state.players[1].stars) == (min(16, power + 2), stars)
    assert asked(state) == [0, 1]


@pytest.mark.rule("SCY-294")
def test_rally_leads_to_workers_and_flags_at_any_distance() -> None:
    state = moving("mech.0.rally r1c1", "character.0 r1c2", "worker.0.1 r7c5", factions=ALBION, units=3)
    flag(state, "r6c3")
    assert {"r7c5", "r6c3"} <= steps(state, "mech.0.rally") & steps(state, "character.0")
    assert not any(place.startswith("base") for place in steps(state, "mech.0.rally"))
    assert "r6c3" not in steps(state, "worker.0.1")
    do(state, "step_to", "mech.0.rally", "r6c3")
    assert not can(state, "step_to", "mech.0.rally", "r7c5")


@pytest.mark.rule("SCY-294")
def test_rally_takes_cargo_along_and_leads_into_combat() -> None:
    state = moving("mech.0.rally r1c1", "worker.0.1 r1c1", "mech.1.speed r6c3", factions=ALBION)
    goods(state, "r1c1", oil=2)
    flag(state, "r6c3")
    do(state, "take_aboard", "mech.0.rally", "worker.0.1")
    do(state, "take_aboard", "mech.0.rally", "oil")
    do(state, "step_to", "mech.0.rally", "r6c3")
    assert state.at["worker.0.1"] == "r6c3"
    assert state.goods["r6c3"].oil == 1
    refuse(state, "step_to", "mech.0.rally", "r6c2", rule="SCY-086")


@pytest.mark.rule("SCY-294")
def test_a_worker_aboard_an_airship_is_no_target_of_rally() -> None:
    state = table(*ALBION, on_map=False, airships="shared")
    state.airships["airship.0"] = "r6c3"
    put(state, "mech.0.rally r1c1", "worker.0.1 airship.0")
    now(state, Move(2))
    assert steps(state, "mech.0.rally")
    assert not {"r6c3", "airship.0"} & steps(state, "mech.0.rally")


@pytest.mark.rule("SCY-295")
def test_albion_has_neither_riverwalk_nor_speed() -> None:
    kinds = {type(m.ability) for m in BOOK.factions["albion"].mech}
    assert not kinds & {CrossRiverOnto, ExtraRange}
    state = moving("character.0 r1c2", factions=ALBION)
    mechs(state, 0, "burrow", "sword", "shield", "rally")
    more(state)
    do(state, "step_to", "character.0", "r1c3")
    assert not steps(state, "character.0")
