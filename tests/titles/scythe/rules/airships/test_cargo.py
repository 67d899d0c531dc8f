"""What airships carry (SCY-325 to SCY-334, SCY-360, SCY-362)."""

from __future__ import annotations

import pytest

from game.engine import flow
from game.titles.scythe.rules.actions.build import Build
from game.titles.scythe.rules.actions.deploy import Deploy
from game.titles.scythe.rules.actions.pay import Pay
from game.titles.scythe.rules.actions.produce import Produce, yields
from game.titles.scythe.rules.actions.sites import sites
from game.titles.scythe.rules.actions.trade import GainResources
from game.titles.scythe.rules.cards.objectives import COUNTS
from game.titles.scythe.rules.combat.retreat import Retreat
from game.titles.scythe.rules.movement.moves import Move
from game.titles.scythe.rules.scoring.scoring import pieces, tokens
from game.titles.scythe.rules.state.control import controlled, resources, workers_out
from tests.titles.playing import asked, can, do, now, options, refuse
from tests.titles.scythe.aloft import aboard, again, airship_table
from tests.titles.scythe.positions import BOOK, goods, lying

AIRSHIP = "airship.0"


@pytest.mark.rule("SCY-325")
def test_three_resources_and_no_workers() -> None:
    state = airship_table("airship.0 r1c1", "worker.0.1 r1c1", aggressive="bounty")
    goods(state, "r1c1", metal=3, oil=1)
    now(state, Move(1))
    refuse(state, "take_aboard", AIRSHIP, "worker.0.1", rule="SCY-325")
    for _ in range(3):
        do(state, "take_aboard", AIRSHIP, "metal")
    refuse(state, "take_aboard", AIRSHIP, "oil", rule="SCY-325")
    assert lying(state, AIRSHIP) == {"metal": 3}


@pytest.mark.rule("SCY-325")
def test_two_workers_and_no_resources() -> None:
    workers = ("worker.0.1 r1c1", "worker.0.2 r1c1", "worker.0.3 r1c1")
    state = airship_table("airship.0 r1c1", *workers, aggressive="toll")
    goods(state, "r1c1", metal=1)
    now(state, Move(1))
    refuse(state, "take_aboard", AIRSHIP, "metal", rule="SCY-325")
    do(state, "take_aboard", AIRSHIP, "worker.0.1")
    do(state, "take_aboard", AIRSHIP, "worker.0.2")
    refuse(state, "take_aboard", AIRSHIP, "worker.0.3", rule="SCY-325")


@pytest.mark.rule("SCY-326")
def test_loading_before_between_and_after_the_steps() -> None:
    state = airship_table("airship.0 r1c1", "worker.0.1 r1c1", "worker.0.2 r1c2")
    goods(state, "r1c1", metal=1)
    goods(state, "r1c2", food=1)
    now(state, Move(1))
    do(state, "take_aboard", AIRSHIP, "metal")
    do(state, "step_to", AIRSHIP, "r1c2")
    do(state, "put_down", AIRSHIP, "metal")
    do(state, "take_aboard", AIRSHIP, "food")
    for place in ("r1c3", "r1c4"):
        do(state, "step_to", AIRSHIP, place)
    do(state, "put_down", AIRSHIP, "food")
    assert lying(state, "r1c2") == {"metal": 1}
    assert lying(state, "r1c4") == {"food": 1}


@pytest.mark.rule("SCY-326")
def test_cargo_moves_only_in_the_airships_own_move() -> None:
    state = airship_table("airship.0 r1c1", "worker.0.1 r1c1", "character.0 r1c1")
    goods(state, "r1c1", metal=1)
    now(state, Move(1))
    do(state, "take_aboard", AIRSHIP, "metal")
    do(state, "land")
    assert not asked(state)
    state = airship_table("airship.0 r1c1", "worker.0.1 r1c1", "character.0 r1c2")
    goods(state, "r1c1", metal=1)
    now(state, Move(1))
    do(state, "step_to", "character.0", "r1c3")
    assert not can(state, "take_aboard", AIRSHIP, "metal")


@pytest.mark.rule("SCY-327")
def test_nothing_is_taken_from_a_territory_of_an_opponent() -> None:
    state = airship_table("airship.0 r1c1", "worker.1.1 r1c1", "mine.1 r1c2")
    for place in ("r1c1", "r1c2", "r1c3"):
        goods(state, place, metal=1)
    now(state, Move(1))
    refuse(state, "take_aboard", AIRSHIP, "metal", rule="SCY-327")
    do(state, "step_to", AIRSHIP, "r1c2")
    refuse(state, "take_aboard", AIRSHIP, "metal", rule="SCY-327")
    do(state, "step_to", AIRSHIP, "r1c3")
    do(state, "take_aboard", AIRSHIP, "metal")
    assert lying(state, AIRSHIP) == {"metal": 1}


@pytest.mark.rule("SCY-328")
def test_no_worker_is_lifted_from_beside_a_fighter() -> None:
    state = airship_table("airship.0 r1c1", "worker.0.1 r1c1", "character.1 r1c1", aggressive="toll")
    now(state, Move(1))
    refuse(state, "take_aboard", AIRSHIP, "worker.0.1", rule="SCY-328")


@pytest.mark.rule("SCY-329")
def test_resources_aboard_are_spent_and_counted() -> None:
    state = airship_table("airship.0 r3c3", "worker.1.1 r3c3")
    aboard(state, oil=2)
    assert resources(state, 0).oil == tokens(state, 0) == 2
    assert resources(state, 1).oil == 0
    now(state, Pay({"oil": 1}, "action:0.upgrade"))
    assert lying(state, AIRSHIP) == {"oil": 1}


@pytest.mark.rule("SCY-329")
def test_their_owner_chooses_from_where_to_pay() -> None:
    state = airship_table("airship.0 r3c3", "worker.0.1 r1c1")
    aboard(state, oil=1)
    goods(state, "r1c1", oil=1)
    now(state, Pay({"oil": 1}, "action:0.upgrade"))
    assert options(state) == ["pay_resource r1c1 oil", "pay_resource airship.0 oil"]


@pytest.mark.rule("SCY-329")
def test_workers_aboard_control_nothing_below() -> None:
    state = airship_table("airship.0 r3c3", aggressive="toll")
    aboard(state, "worker.0.1")
    assert controlled(state, 0) == []


@pytest.mark.rule("SCY-330", "SCY-107")
def test_workers_aboard_neither_produce_nor_trade_nor_build_nor_deploy() -> None:
    state = airship_table("airship.0 r1c1", aggressive="toll")
    aboard(state, "worker.0.1", "worker.0.2")
    assert yields(state, 0, mill=True) == {}
    assert sites(state, 0) == []
    for step in (Produce(2, mill=True), GainResources(2), Build(), Deploy()):
        now(state, step)
        assert not asked(state)
    assert not state.goods


@pytest.mark.rule("SCY-331")
def test_workers_aboard_are_out_of_reach() -> None:
    state = airship_table("airship.1 r1c1", "character.0 r1c2", aggressive="toll")
    state.at["worker.1.1"] = "airship.1"
    popularity = state.players[0].popularity
    now(state, Move(1))
    do(state, "step_to", "character.0", "r1c1")
    assert state.at["worker.1.1"] == "airship.1"
    assert state.players[0].popularity == popularity
    state.at["character.1"] = "r1c1"
    now(state, Retreat("r1c1", 0, 1))
    assert state.at["worker.1.1"] == "airship.1"
    assert state.players[0].popularity == popularity


@pytest.mark.rule("SCY-332")
def test_a_worker_is_put_down_where_nobody_opposes() -> None:
    state = airship_table(
        "airship.0 r1c1", "worker.1.1 r1c1", "mine.1 r1c2", aggressive="toll", passive="hero"
    )
    aboard(state, "worker.0.1", "worker.0.2")
    now(state, Move(1))
    refuse(state, "put_down", AIRSHIP, "worker.0.1", rule="SCY-332")
    do(state, "step_to", AIRSHIP, "r1c2")
    do(state, "put_down", AIRSHIP, "worker.0.1")
    assert controlled(state, 0) == ["r1c2"]
    do(state, "step_to", AIRSHIP, "r2c2")
    refuse(state, "put_down", AIRSHIP, "worker.0.2", rule="SCY-332")


@pytest.mark.rule("SCY-001", "SCY-074", "SCY-332")
def test_a_worker_is_not_put_down_on_the_home_base() -> None:
    state = airship_table("worker.0.1 base_nordic", aggressive="toll")
    now(state, Move(1))
    do(state, "take_aboard", AIRSHIP, "worker.0.1")
    refuse(state, "put_down", AIRSHIP, "worker.0.1", rule="SCY-332")
    do(state, "step_to", AIRSHIP, "r1c4")
    do(state, "put_down", AIRSHIP, "worker.0.1")
    assert state.at["worker.0.1"] == "r1c4"


@pytest.mark.rule("SCY-333")
def test_a_worker_neither_steps_off_nor_changes_to_a_mech() -> None:
    state = airship_table("airship.0 r1c1", "mech.0.speed r1c1", aggressive="toll")
    aboard(state, "worker.0.1")
    now(state, Move(2))
    refuse(state, "step_to", "worker.0.1", "r1c2", rule="SCY-333")
    refuse(state, "take_aboard", "mech.0.speed", "worker.0.1", rule="SCY-333")


@pytest.mark.rule("SCY-334")
def test_a_worker_put_down_may_still_move_or_be_carried() -> None:
    state = airship_table("airship.0 r1c1", "mech.0.riverwalk r1c2", aggressive="toll")
    aboard(state, "worker.0.1", "worker.0.2")
    now(state, Move(3))
    do(state, "step_to", AIRSHIP, "r1c2")
    do(state, "put_down", AIRSHIP, "worker.0.1")
    do(state, "put_down", AIRSHIP, "worker.0.2")
    do(state, "land")
    do(state, "step_to", "worker.0.1", "r1c1")
    do(state, "take_aboard", "mech.0.riverwalk", "worker.0.2")
    do(state, "step_to", "mech.0.riverwalk", "r1c3")
    assert (state.at["worker.0.1"], state.at["worker.0.2"]) == ("r1c1", "r1c3")


@pytest.mark.rule("SCY-334")
def test_a_worker_comes_aboard_without_resources_and_may_stay() -> None:
    state = airship_table("airship.0 r1c1", "worker.0.1 r1c1", aggressive="toll")
    goods(state, "r1c1", metal=1)
    now(state, Move(1))
    do(state, "take_aboard", AIRSHIP, "worker.0.1")
    do(state, "step_to", AIRSHIP, "r1c2")
    do(state, "land")
    assert lying(state, "r1c1") == {"metal": 1}
    now(state, Move(1))
    assert state.at["worker.0.1"] == AIRSHIP
    assert can(state, "put_down", AIRSHIP, "worker.0.1")


@pytest.mark.rule("SCY-362")
def test_resources_are_put_on_a_lake_only_with_a_fighter_there() -> None:
    state = airship_table("airship.0 r2c2")
    aboard(state, metal=1)
    now(state, Move(1))
    refuse(state, "put_down", AIRSHIP, "metal", rule="SCY-362")
    state.at["character.0"] = "r2c2"
    again(state)
    do(state, "put_down", AIRSHIP, "metal")
    assert lying(state, "r2c2") == {"metal": 1}


@pytest.mark.rule("SCY-362")
def test_resources_may_be_given_to_an_opponent() -> None:
    state = airship_table("airship.0 r1c1", "worker.1.1 r1c1")
    aboard(state, metal=1)
    now(state, Move(1))
    do(state, "put_down", AIRSHIP, "metal")
    assert resources(state, 1).metal == 1
    assert resources(state, 0).metal == 0


@pytest.mark.rule("SCY-360")
def test_objectives_count_workers_aboard_and_see_no_territory_there() -> None:
    state = airship_table("airship.0 r1c1", passive="ferry")
    aboard(state, "worker.0.1", oil=2, metal=1)
    need = next(r for o in BOOK.objectives.values() for r in o.require if r.kind == "territory_resources")
    assert COUNTS["workers"](state, 0, need) == workers_out(state, 0) == 2
    assert COUNTS["resource_kinds"](state, 0, need) == 2
    assert COUNTS["territory_resources"](state, 0, need) <= 0
    assert COUNTS["tokens_on_one_territory"](state, 0, need) == 0
    assert pieces(state, 0) == 2


@pytest.mark.rule("SCY-334", "SCY-068")
def test_either_of_two_workers_comes_aboard_the_one_that_moved_too() -> None:
    state = airship_table("airship.0 r1c2", "worker.0.1 r1c1", "worker.0.2 r1c2", aggressive="toll")
    now(state, Move(3))
    do(state, "step_to", "worker.0.1", "r1c2")
    assert can(state, "take_aboard", AIRSHIP, "worker.0.1")
    assert can(state, "take_aboard", AIRSHIP, "worker.0.2")
    do(state, "take_aboard", AIRSHIP, "worker.0.1")
    do(state, "step_to", AIRSHIP, "r1c1")
    do(state, "put_down", AIRSHIP, "worker.0.1")
    do(state, "land")
    refuse(state, "step_to", "worker.0.1", "r2c1", rule="SCY-060")


@pytest.mark.rule("SCY-326")
def test_bots_need_not_carry_the_same_thing_back() -> None:
    state = airship_table("airship.0 r1c1")
    goods(state, "r1c1", metal=2)
    now(state, Move(1))
    aboard(state, oil=1)
    do(state, "take_aboard", AIRSHIP, "metal")
    idle = {str(option.action): option.not_for_bots for option in flow.legal(state)[0]}
    assert idle["put_down airship.0 metal"]
    assert not idle["put_down airship.0 oil"]
