"""What the aggressive airship tiles do (SCY-363 to SCY-366)."""

from __future__ import annotations

import pytest

from game.titles.scythe.rules.combat.combat import Combats
from game.titles.scythe.rules.combat.power import EndCombat, most_cards
from game.titles.scythe.rules.movement.moves import Move
from game.titles.scythe.rules.state.state import Goods
from game.titles.scythe.rules.tiles.tile_combat import spoils
from tests.titles.playing import asked, can, do, events, now, options, refuse
from tests.titles.scythe.aloft import aboard, again, airship_table, combat, fight, fly, landed_at
from tests.titles.scythe.positions import FIVE, TITLE, edit, goods, hand, lying, mechs, trap

AIRSHIP = "airship.0"
THREE = ("nordic", "saxony", "crimea")


@pytest.mark.rule("SCY-363")
def test_bombard_costs_a_resource_and_the_opponent_two_power() -> None:
    state = combat("bombard", "airship.0 r1c1", "worker.0.1 r1c2", "worker.0.2 r1c3")
    goods(state, "r1c2", oil=1)
    goods(state, "r1c3", wood=1)
    now(state, Combats())
    assert options(state) == ["pay_resource r1c2 oil", "pay_resource r1c3 wood", "decline"]
    do(state, "pay_resource", "r1c3", "wood")
    assert lying(state, "r1c3") == {}
    assert state.players[1].power == 5
    refuse(state, "dial", 6, seat=1)


@pytest.mark.rule("SCY-365")
def test_bombard_may_be_declined_and_works_once() -> None:
    state = combat("bombard", "airship.0 r1c1")
    aboard(state, oil=2)
    now(state, Combats())
    other = state.copy()
    do(state, "decline")
    assert state.players[1].power == 7
    do(other, "pay_resource", AIRSHIP, "oil")
    assert other.players[1].power == 5
    assert lying(other, AIRSHIP) == {"oil": 1}
    assert can(other, "dial", 0)


@pytest.mark.rule("SCY-365", "SCY-151")
def test_the_attackers_tile_comes_before_the_defenders() -> None:
    state = combat("bombard", "airship.0 r1c1", "airship.1 r1c1")
    state.lay("airship.0", "oil", 1)
    state.lay("airship.1", "oil", 1)
    now(state, Combats())
    assert asked(state) == [0]
    do(state, "pay_resource", "airship.0", "oil")
    assert asked(state) == [1]
    do(state, "pay_resource", "airship.1", "oil")
    assert (state.players[0].power, state.players[1].power) == (5, 5)


@pytest.mark.rule("SCY-363", "SCY-275")
def test_a_crimean_attacker_may_spend_a_card_instead() -> None:
    state = combat("bombard", "airship.0 r1c1", factions=("crimea", "saxony"))
    card = hand(state, 0, 2)[0]
    now(state, Combats())
    do(state, "pay_card", card)
    assert state.players[1].power == 5
    assert state.players[0].hand == ()
    assert state.coerced == 1


@pytest.mark.rule("SCY-364")
def test_the_same_territory_is_the_one_below() -> None:
    state = combat("bombard", "airship.0 r1c2")
    aboard(state, oil=1)
    now(state, Combats())
    assert can(state, "dial", 0)
    assert not can(state, "decline")


@pytest.mark.rule("SCY-363")
def test_bounty_pays_for_a_combat_won_below() -> None:
    for place, paid in (("r1c1", 3), ("r1c2", 0)):
        state = combat("bounty", f"airship.0 {place}")
        coins = state.players[0].coins
        now(state, Combats())
        fight(state)
        assert state.players[0].coins == coins + paid


@pytest.mark.rule("SCY-364", "SCY-156")
def test_siege_engine_serves_an_attacker_also_from_beside() -> None:
    for place, most in (("r1c1", 2), ("r1c2", 2), ("r1c3", 1)):
        state = combat("siege_engine", f"airship.0 {place}", f"airship.1 {place}")
        assert most_cards(state, 0, "r1c1") == most
        assert most_cards(state, 1, "r1c1") == 1


@pytest.mark.rule("SCY-364")
def test_tunnels_bring_no_airship_near() -> None:
    state = combat("siege_engine", "airship.0 r2c3")
    state.at["character.0"] = state.at["character.1"] = "r3c2"
    assert most_cards(state, 0, "r3c2") == 1


@pytest.mark.rule("SCY-363", "SCY-156")
def test_distract_takes_a_card_from_the_opponent() -> None:
    state = combat("distract", "airship.0 r1c1")
    hand(state, 1, 2)
    assert most_cards(state, 0, "r1c1") == 1
    assert most_cards(state, 1, "r1c1") == 0
    now(state, Combats())
    do(state, "dial", 0, seat=1)
    refuse(state, "play_card", state.players[1].hand[0], rule="SCY-156", seat=1)


@pytest.mark.rule("SCY-363")
def test_distract_serves_a_defender_too() -> None:
    state = combat("distract", "airship.1 r1c1")
    assert (most_cards(state, 0, "r1c1"), most_cards(state, 1, "r1c1")) == (0, 1)


@pytest.mark.rule("SCY-363", "SCY-365", "SCY-372")
def test_espionage_looks_and_draws_for_a_coin() -> None:
    state = airship_table("airship.0 r1c1", "worker.1.1 r1c2", aggressive="espionage")
    hand(state, 1, 4)
    edit(state, 0, coins=3)
    fly(state, "r1c2")
    do(state, "spy", 1)
    assert TITLE.view(state, 0).players[1].hand == state.players[1].hand
    do(state, "seen")
    assert TITLE.view(state, 0).players[1].hand != state.players[1].hand
    assert len(state.players[0].hand) == 1
    assert state.players[0].coins == 2


@pytest.mark.rule("SCY-365")
def test_espionage_may_be_declined_and_cannot_be_had_without_a_coin() -> None:
    state = airship_table("airship.0 r1c1", "worker.1.1 r1c2", aggressive="espionage")
    edit(state, 0, coins=0)
    fly(state, "r1c2")
    refuse(state, "spy", 1)
    do(state, "decline")
    assert state.players[0].hand == ()
    assert not asked(state)


@pytest.mark.rule("SCY-365")
def test_the_end_of_a_flight_comes_before_the_next_unit_moves() -> None:
    state = airship_table("airship.0 r1c1", "worker.1.1 r1c2", "worker.0.1 r1c1", aggressive="espionage")
    now(state, Move(2))
    do(state, "step_to", AIRSHIP, "r1c2")
    do(state, "land")
    assert not can(state, "step_to", "worker.0.1", "r2c1")
    do(state, "decline")
    assert can(state, "step_to", "worker.0.1", "r2c1")


@pytest.mark.rule("SCY-365")
def test_an_airship_that_only_loads_ends_no_flight() -> None:
    state = airship_table("airship.0 r1c2", "worker.1.1 r1c2", aggressive="espionage")
    aboard(state, oil=1)
    now(state, Move(1))
    do(state, "put_down", AIRSHIP, "oil")
    do(state, "land")
    assert not asked(state)


@pytest.mark.rule("SCY-366")
def test_a_toll_is_due_for_entering_also_in_passing() -> None:
    state = airship_table("airship.1 r1c2", "character.0 r1c1", aggressive="toll")
    mechs(state, 0, "speed")
    coins = [p.coins for p in state.players]
    now(state, Move(1))
    do(state, "step_to", "character.0", "r1c2")
    do(state, "step_to", "character.0", "r1c3")
    assert [p.coins for p in state.players] == [coins[0] - 1, coins[1] + 1]


@pytest.mark.rule("SCY-366")
def test_carried_workers_and_airships_pay_no_toll() -> None:
    pieces = ("airship.1 r1c2", "airship.0 r1c1", "mech.0.riverwalk r1c1", "worker.0.1 r1c1")
    state = airship_table(*pieces, aggressive="toll")
    coins = state.players[0].coins
    now(state, Move(2))
    do(state, "step_to", AIRSHIP, "r1c2")
    do(state, "land")
    assert state.players[0].coins == coins
    do(state, "take_aboard", "mech.0.riverwalk", "worker.0.1")
    do(state, "step_to", "mech.0.riverwalk", "r1c2")
    assert state.players[0].coins == coins - 1


@pytest.mark.rule("SCY-366")
def test_one_toll_for_each_airship_and_unit_move() -> None:
    state = airship_table("airship.1 r1c2", "character.0 r1c1", aggressive="toll", factions=THREE)
    state.airships["airship.2"] = "r1c2"
    mechs(state, 0, "speed")
    coins = state.players[0].coins
    now(state, Move(1))
    do(state, "step_to", "character.0", "r1c2")
    assert state.players[0].coins == coins - 2
    assert [e.facts["other"] for e in events(state, "toll")] == [1, 2]


@pytest.mark.rule("SCY-366")
def test_who_has_no_coin_enters_all_the_same() -> None:
    state = airship_table("airship.1 r1c2", "worker.0.1 r1c1", aggressive="toll")
    edit(state, 0, coins=0)
    now(state, Move(1))
    do(state, "step_to", "worker.0.1", "r1c2")
    assert state.at["worker.0.1"] == "r1c2"
    assert not events(state, "toll")


@pytest.mark.rule("SCY-363", "SCY-365")
def test_war_correspondent_reports_every_combat_below() -> None:
    state = combat("war_correspondent", "airship.1 r1c1", "airship.0 r1c2", factions=THREE)
    state.airships["airship.2"] = "r1c1"
    before = [p.popularity for p in state.players]
    now(state, Combats())
    fight(state)
    assert [p.popularity for p in state.players] == [before[0], before[1] + 1, before[2] + 1]


@pytest.mark.rule("SCY-365")
def test_effects_of_an_ended_combat_come_after_its_star() -> None:
    state = combat("bounty", "airship.0 r1c1")
    edit(state, 0, stars=("objective", "upgrades", "mechs", "workers", "recruits"))
    coins = state.players[0].coins
    now(state, EndCombat(0, 1, False), *spoils(state, "r1c1", 0))
    assert not state.stack  # the sixth star ended the game
    assert state.players[0].coins == coins


@pytest.mark.rule("SCY-363")
def test_a_shared_tile_serves_each_for_the_own_airship() -> None:
    state = combat("bounty", "airship.1 r1c1", "airship.0 r1c3")
    coins = state.players[0].coins
    now(state, Combats())
    fight(state)
    assert state.players[0].coins == coins
    landed_at(state, "r1c1")
    again(state)
    assert spoils(state, "r1c1", 0)


@pytest.mark.rule("SCY-366")
def test_the_last_coin_pays_a_toll() -> None:
    state = airship_table("airship.1 r1c2", "worker.0.1 r1c1", aggressive="toll")
    edit(state, 0, coins=1)
    before = state.players[1].coins
    now(state, Move(1))
    do(state, "step_to", "worker.0.1", "r1c2")
    assert [p.coins for p in state.players] == [0, before + 1]
    assert [e.facts for e in events(state, "toll")] == [{"seat": 0, "other": 1, "amount": 1}]


@pytest.mark.rule("SCY-366")
def test_of_two_tolls_one_coin_pays_the_next_one_clockwise() -> None:
    state = airship_table("airship.1 r1c2", "worker.0.1 r1c1", aggressive="toll", factions=THREE)
    state.airships["airship.2"] = "r1c2"
    state.order = [0, 2, 1]
    edit(state, 0, coins=1)
    now(state, Move(1))
    do(state, "step_to", "worker.0.1", "r1c2")
    assert [e.facts["other"] for e in events(state, "toll")] == [2]


@pytest.mark.rule("SCY-298", "SCY-366")
def test_a_trap_comes_before_a_toll() -> None:
    pieces = ("airship.1 r1c2", "worker.0.1 r1c1", "worker.1.1 r1c3")
    state = airship_table(*pieces, aggressive="toll", factions=("nordic", "togawa"))
    trap(state, "r1c2", "coins", seat=1)
    edit(state, 0, coins=4)
    before = state.players[1].coins
    now(state, Move(1))
    do(state, "step_to", "worker.0.1", "r1c2")
    assert [p.coins for p in state.players] == [0, before]
    assert events(state, "trap_sprung") and not events(state, "toll")


@pytest.mark.rule("SCY-174", "SCY-363")
def test_what_the_defender_has_spent_of_the_cargo_does_not_go_back() -> None:
    state = combat("bombard", "airship.1 r1c1", "mech.0.speed r1c3", "mech.1.speed r1c3")
    goods(state, "r1c3", oil=2)
    state.brought["mech.0.speed"] = Goods(oil=2)
    edit(state, 0, stars=(*FIVE[:4], "popularity"))
    now(state, Combats())
    do(state, "fight_at", "r1c1")
    do(state, "pay_resource", "r1c3", "oil")
    fight(state)
    assert not state.stack
    assert lying(state, "r1c3") == {}
    assert lying(state, "base_nordic") == {"oil": 1}
    TITLE.check(state)
