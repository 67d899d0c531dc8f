"""What the passive airship tiles do (SCY-363 to SCY-366, SCY-373)."""

from __future__ import annotations

import pytest

from game.titles.scythe.rules.actions.build import Build
from game.titles.scythe.rules.actions.deploy import Deploy
from game.titles.scythe.rules.actions.produce import Produce
from game.titles.scythe.rules.cards.encounters import ResolveEncounter
from game.titles.scythe.rules.combat.retreat import Retreat
from game.titles.scythe.rules.movement.moves import Move
from tests.games import unknowns
from tests.titles.playing import asked, can, do, events, now, options, refuse
from tests.titles.scythe.aloft import airship_table, combat, fly
from tests.titles.scythe.positions import TITLE, edit, goods, lying, objectives

AIRSHIP = "airship.0"


@pytest.mark.rule("SCY-363")
def test_ferry_holds_both() -> None:
    state = airship_table("airship.0 r1c1", "worker.0.1 r1c1", "worker.0.2 r1c1", passive="ferry")
    goods(state, "r1c1", oil=3)
    now(state, Move(1))
    for thing in ("oil", "oil", "oil", "worker.0.1", "worker.0.2"):
        do(state, "take_aboard", AIRSHIP, thing)
    assert lying(state, AIRSHIP) == {"oil": 3}
    assert state.at["worker.0.1"] == state.at["worker.0.2"] == AIRSHIP


@pytest.mark.rule("SCY-363", "SCY-365")
def test_boost_flies_two_further_for_a_coin_once() -> None:
    state = airship_table("airship.0 r3c1", passive="boost")
    edit(state, 0, coins=5)
    now(state, Move(1))
    for place in ("r3c2", "r3c3"):
        do(state, "step_to", AIRSHIP, place)
    refuse(state, "step_to", AIRSHIP, "r3c4", rule="SCY-320")
    do(state, "boost")
    for place in ("r3c4", "r3c5"):
        do(state, "step_to", AIRSHIP, place)
    assert state.players[0].coins == 4
    assert not can(state, "boost")


@pytest.mark.rule("SCY-363")
def test_boost_without_a_coin_is_refused() -> None:
    state = airship_table("airship.0 r3c1", passive="boost")
    edit(state, 0, coins=0)
    now(state, Move(1))
    do(state, "step_to", AIRSHIP, "r3c2")
    refuse(state, "boost")


@pytest.mark.rule("SCY-363")
@pytest.mark.parametrize(("start", "end", "item"), [("r1c2", "r1c1", "metal"), ("r1c2", "r2c1", "oil")])
def test_drill_yields_on_mountain_and_tundra(start: str, end: str, item: str) -> None:
    state = airship_table(f"airship.0 {start}", "worker.0.1 r3c3", passive="drill")
    fly(state, end)
    assert lying(state, "r3c3") == {item: 1}


@pytest.mark.rule("SCY-363")
def test_drill_asks_where_it_comes_to_and_needs_a_worker() -> None:
    state = airship_table("airship.0 r1c2", "worker.0.1 r3c3", "worker.0.2 r3c5", passive="drill")
    fly(state, "r1c1")
    assert options(state) == ["place_resource r3c3 metal", "place_resource r3c5 metal"]
    do(state, "place_resource", "r3c5", "metal")
    assert lying(state, "r3c5") == {"metal": 1}
    state = airship_table("airship.0 r1c2", passive="drill")
    fly(state, "r1c1")
    assert not state.goods


@pytest.mark.rule("SCY-363")
def test_hero_is_liked_for_an_encounter_below() -> None:
    for place, popularity in (("r1c3", 7), ("r1c2", 6)):
        state = airship_table("character.0 r1c3", f"airship.0 {place}", passive="hero")
        state.encounters.append("r1c3")
        state.came_from["character.0"] = "r1c2"
        state.encounter_deck.remove("e01")
        state.encounter_deck.append("e01")
        edit(state, 0, objectives=(), popularity=5)
        now(state, ResolveEncounter())
        do(state, "take_option", 1)
        assert state.players[0].popularity == popularity


@pytest.mark.rule("SCY-366")
def test_safe_haven_takes_all_beaten_units() -> None:
    state = combat("bounty", "worker.1.1 r1c1", "airship.1 r3c3", passive="safe_haven")
    now(state, Retreat("r1c1", 0, 1))
    assert options(state) == ["take_shelter r3c3", "go_home"]
    do(state, "take_shelter", "r3c3")
    assert state.at["character.1"] == state.at["worker.1.1"] == "r3c3"


@pytest.mark.rule("SCY-366")
def test_safe_haven_needs_land_without_others_elsewhere() -> None:
    for place in ("r1c1", "r2c2", "base_saxony"):
        state = combat("bounty", f"airship.1 {place}", passive="safe_haven")
        now(state, Retreat("r1c1", 0, 1))
        assert not asked(state)
        assert state.at["character.1"] == "base_saxony"
    state = combat("bounty", "worker.0.1 r3c3", "airship.1 r3c3", passive="safe_haven")
    now(state, Retreat("r1c1", 0, 1))
    assert state.at["character.1"] == "base_saxony"


@pytest.mark.rule("SCY-373")
def test_reap_is_an_extra_territory_with_a_token_more() -> None:
    state = airship_table("worker.0.1 r1c1", "worker.0.2 r1c2", "airship.0 r1c1", passive="reap")
    now(state, Produce(1, mill=True))
    assert lying(state, "r1c1") == {"metal": 2}
    assert lying(state, "r1c2") == {"food": 1}


@pytest.mark.rule("SCY-373", "SCY-110")
def test_reap_needs_control() -> None:
    state = airship_table("worker.0.1 r1c2", "airship.0 r1c1", passive="reap")
    now(state, Produce(2, mill=True))
    assert not lying(state, "r1c1")
    state = airship_table("worker.1.1 r1c1", "airship.0 r1c1", passive="reap")
    now(state, Produce(2, mill=True))
    assert not state.goods


@pytest.mark.rule("SCY-373", "SCY-109")
def test_reap_and_the_mill_may_share_a_territory() -> None:
    state = airship_table("mill.0 r1c1", "airship.0 r1c1", passive="reap")
    now(state, Produce(2, mill=True))
    assert lying(state, "r1c1") == {"metal": 2}


@pytest.mark.rule("SCY-373")
def test_reap_does_not_serve_other_production() -> None:
    state = airship_table("worker.0.1 r1c1", "airship.0 r1c1", passive="reap")
    now(state, Produce(1))
    assert lying(state, "r1c1") == {"metal": 1}


@pytest.mark.rule("SCY-373")
def test_craft_places_mechs_and_structures_below_the_airship() -> None:
    state = airship_table("airship.0 r3c3", passive="craft")
    now(state, Deploy())
    do(state, "deploy_mech", "speed", "r3c3")
    now(state, Build())
    do(state, "build_structure", "mine", "r3c3")
    assert state.at["mech.0.speed"] == state.buildings["mine.0"] == "r3c3"
    now(state, Build())
    assert not asked(state)


@pytest.mark.rule("SCY-373", "SCY-122", "SCY-126", "SCY-127")
def test_craft_needs_free_land() -> None:
    for place in ("r2c2", "base_nordic"):
        state = airship_table(f"airship.0 {place}", passive="craft")
        now(state, Deploy())
        assert not asked(state)
    state = airship_table("airship.0 r3c3", "worker.1.1 r3c3", passive="craft")
    now(state, Build())
    assert not asked(state)
    state = airship_table("airship.0 r3c3", "mill.1 r3c3", passive="craft")
    now(state, Build())
    assert not asked(state)
    now(state, Deploy())
    assert can(state, "deploy_mech", "speed", "r3c3")


@pytest.mark.rule("SCY-366", "SCY-206", "SCY-343")
def test_negotiate_changes_an_objective_for_popularity() -> None:
    state = airship_table("airship.0 r1c2", passive="negotiate")
    objectives(state, 0, "o01", "o02")
    popularity, last = state.players[0].popularity, state.objective_deck[-1]
    fly(state, "r1c3")
    do(state, "exchange", "o01")
    assert list(state.players[0].objectives) == ["o02"]
    do(state, "draw")
    assert state.players[0].objectives == ("o02", last)
    assert state.objective_deck[0] == "o01"
    assert state.players[0].popularity == popularity + 1
    told = events(state, "exchange") + events(state, "exchange_card")
    assert all("o01" not in e.facts.values() for e in told)
    assert [e.seen_by for e in told if "card" in e.facts] == [frozenset({0})]


@pytest.mark.rule("SCY-366")
def test_negotiate_needs_an_objective_and_a_village() -> None:
    state = airship_table("airship.0 r1c2", passive="negotiate")
    edit(state, 0, objectives=())
    fly(state, "r1c3")
    assert not asked(state)
    state = airship_table("airship.0 r1c2", passive="negotiate")
    fly(state, "r1c1")
    assert not asked(state)


@pytest.mark.rule("SCY-365")
def test_negotiate_may_be_declined() -> None:
    state = airship_table("airship.0 r1c2", passive="negotiate")
    before = state.players[0]
    fly(state, "r1c3")
    do(state, "decline")
    assert state.players[0] == before


@pytest.mark.rule("SCY-343")
def test_what_was_drawn_is_not_given_back() -> None:
    state = airship_table("airship.0 r1c2", passive="negotiate")
    fly(state, "r1c3")
    do(state, "exchange", state.players[0].objectives[0])
    hidden = unknowns(TITLE.view(state, 0))
    do(state, "draw")
    assert unknowns(TITLE.view(state, 0)) == hidden - 1  # so the session lets nobody undo it


@pytest.mark.rule("SCY-366", "SCY-173", "SCY-188")
@pytest.mark.parametrize("below", ["encounter", "factory"])
def test_falling_back_to_the_airship_brings_neither_an_encounter_nor_a_factory_card(below: str) -> None:
    place = "r4c3" if below == "factory" else "r3c3"
    state = airship_table("character.0 r2c1", "mech.1.speed r1c1", f"airship.0 {place}", passive="safe_haven")
    state.encounters.append("r3c3")
    edit(state, 0, power=0, hand=())
    edit(state, 1, power=3)
    now(state, Move(2))
    do(state, "step_to", "character.0", "r1c1")
    do(state, "done")
    do(state, "dial", 3, seat=1)
    do(state, "confirm", seat=1)
    do(state, "take_shelter", place)
    assert state.at["character.0"] == place
    assert [e.facts["place"] for e in events(state, "fall_back")] == [place]
    assert (state.stack, state.encounters, state.me.factory) == ([], ["r3c3"], "")
