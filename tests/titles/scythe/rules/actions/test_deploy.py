"""Deploy (SCY-120 to SCY-124, SCY-252)."""

from __future__ import annotations

import pytest

from game.titles.scythe.rules.actions.deploy import Deploy, left
from game.titles.scythe.rules.combat.retreat import send_home
from game.titles.scythe.rules.content.ability_kinds import ExtraRange, Lakes
from game.titles.scythe.rules.movement.moves import Move
from game.titles.scythe.rules.state.abilities import has
from tests.titles.playing import can, do, drags, now, options, refuse
from tests.titles.scythe.positions import BOOK, edit, mechs, put, table


@pytest.mark.rule("SCY-120")
def test_any_mech_to_a_controlled_territory_with_a_worker() -> None:
    state = table()
    now(state, Deploy())
    names = [mech.id for mech in BOOK.factions["nordic"].mech]
    assert options(state) == [*(f"deploy_mech {m} {p}" for m in names for p in ("r1c4", "r1c5")), "decline"]
    assert drags(state, "mech:0.speed", "place:r1c5")
    do(state, "deploy_mech", "speed", "r1c5")
    assert (state.at["mech.0.speed"], state.me.mechs) == ("r1c5", ("speed",))
    assert "speed" not in left(state, 0)


@pytest.mark.rule("SCY-121")
def test_the_ability_serves_character_and_mechs_from_then_on() -> None:
    state = table()
    put(state, "character.0 r1c3", "mech.0.riverwalk r1c3")
    assert not has(state, 0, ExtraRange)
    now(state, Deploy(), Move(3))
    do(state, "deploy_mech", "speed", "r1c4")
    for unit in ("character.0", "mech.0.riverwalk"):
        do(state, "step_to", unit, "r1c2")
        do(state, "step_to", unit, "r1c1")
    do(state, "step_to", "mech.0.speed", "r1c5")
    assert can(state, "step_to", "mech.0.speed", "r1c4")


@pytest.mark.rule("SCY-121", "SCY-252")
def test_an_ability_is_never_for_workers() -> None:
    state = table()
    mechs(state, 0, "speed", "seaworthy")
    put(state, "worker.0.1 r1c2")
    now(state, Move(2))
    refuse(state, "step_to", "worker.0.1", "r2c2", rule="SCY-073")
    do(state, "step_to", "worker.0.1", "r1c1")
    refuse(state, "step_to", "worker.0.1", "r2c1")


@pytest.mark.rule("SCY-121")
def test_mechs_come_in_any_order() -> None:
    state = table()
    for name in ("speed", "riverwalk", "artillery"):
        now(state, Deploy())
        do(state, "deploy_mech", name, "r1c4")
    assert state.me.mechs == ("speed", "riverwalk", "artillery")
    now(state, Deploy())
    assert options(state) == ["deploy_mech seaworthy r1c4", "deploy_mech seaworthy r1c5", "decline"]


@pytest.mark.rule("SCY-122", "SCY-258")
def test_no_mech_comes_onto_a_lake() -> None:
    state = table()
    put(state, "mech.0.seaworthy r2c2", "worker.0.1 r2c2")
    assert has(state, 0, Lakes)
    now(state, Deploy())
    refuse(state, "deploy_mech", "speed", "r2c2", rule="SCY-122")


@pytest.mark.rule("SCY-123")
def test_no_mech_comes_onto_a_base_or_where_no_worker_stands() -> None:
    state = table()
    put(state, "worker.0.1 base_nordic", "character.0 r1c6", "mine.0 r1c1")
    now(state, Deploy())
    refuse(state, "deploy_mech", "speed", "base_nordic", rule="SCY-123")
    for place in ("r1c6", "r1c1"):
        refuse(state, "deploy_mech", "speed", place, rule="SCY-123")
    assert can(state, "deploy_mech", "speed", "r1c5")


@pytest.mark.rule("SCY-120", "SCY-123")
def test_no_mech_comes_where_an_opponent_has_control() -> None:
    state = table()
    put(state, "character.1 r1c4")
    now(state, Deploy())
    refuse(state, "deploy_mech", "speed", "r1c4", rule="SCY-123")
    do(state, "deploy_mech", "speed", "r1c5")


@pytest.mark.rule("SCY-124")
def test_a_beaten_mech_keeps_its_ability() -> None:
    state = table()
    put(state, "mech.0.speed r1c4")
    send_home(state, ["mech.0.speed"])
    assert (state.at["mech.0.speed"], state.me.mechs) == ("base_nordic", ("speed",))
    assert has(state, 0, ExtraRange)
    assert "speed" not in left(state, 0)


@pytest.mark.rule("SCY-181")
def test_a_mech_of_an_encounter_needs_no_worker_there() -> None:
    state = table()
    put(state, "character.0 r1c3")
    now(state, Deploy("r1c3"))
    assert {o.split()[-1] for o in options(state)} == {"r1c3", "decline"}
    do(state, "deploy_mech", "riverwalk", "r1c3")
    assert (state.at["mech.0.riverwalk"], state.me.mechs) == ("r1c3", ("riverwalk",))


@pytest.mark.rule("SCY-182")
def test_a_mech_is_lost_as_a_gain_when_none_is_left() -> None:
    state = table()
    edit(state, mechs=tuple(mech.id for mech in BOOK.factions["nordic"].mech))
    now(state, Deploy("r1c3"))
    assert options(state) == []
