"""Encounters: who meets one, what an option costs and brings (chapter 15, SCY-282, SCY-354)."""

import pytest

from game.engine.model import UNKNOWN
from game.titles.scythe.rules.cards.encounters import ChooseOption
from game.titles.scythe.rules.state.control import workers_out
from tests.expect import expect
from tests.titles.playing import can, do, drags, events, options, refuse, why_not
from tests.titles.scythe.cards import (
    PLACE,
    WORKERS,
    fight,
    meet,
    on_top,
    step,
    walk,
)
from tests.titles.scythe.positions import BOOK, TITLE, edit, goods, lying, mechs, objectives, put, table

# ------------------------------------------------------------------------------------------ who and when


@pytest.mark.rule("SCY-175", "SCY-177")
def test_a_character_that_ends_its_move_on_a_token_draws_a_card() -> None:
    state = table(on_map=False)
    on_top(state, "e01")
    put(state, "character.0 r1c5")
    walk(state, "character.0", PLACE)
    assert step(state) == "ChooseOption"
    assert PLACE not in state.encounters
    assert len(state.encounters) == 10


@pytest.mark.rule("SCY-175")
@pytest.mark.parametrize("unit", ["mech.0.speed", "worker.0.1"])
def test_a_mech_or_worker_meets_nobody(unit: str) -> None:
    state = table(on_map=False)
    put(state, f"{unit} r1c5")
    walk(state, unit, PLACE)
    assert not state.stack
    assert PLACE in state.encounters


@pytest.mark.rule("SCY-176")
def test_an_encounter_waits_for_the_combats_and_comes_before_the_bottom_row() -> None:
    state = table(on_map=False)
    on_top(state, "e01")
    put(state, "character.0 r1c5", "mech.0.riverwalk r3c3", "mech.1.speed r2c3", "worker.0.1 r1c4")
    goods(state, "r1c4", food=9)
    do(state, "take_section", "4")
    do(state, "take_top", "units")
    do(state, "step_to", "character.0", PLACE)
    do(state, "step_to", "mech.0.riverwalk", "r2c3")
    assert step(state) == "SetPower"
    assert PLACE in state.encounters
    fight(state, 0, 0)
    assert step(state) == "ChooseOption"
    refuse(state, "take_bottom")
    do(state, "take_option", 1)
    assert step(state) == "BottomRow"
    assert can(state, "take_bottom")


@pytest.mark.rule("SCY-177", "SCY-349")
def test_all_see_the_drawn_card_and_nobody_the_next_one() -> None:
    state = table(on_map=False)
    meet(state, "e05")
    assert [e.facts["card"] for e in events(state, "encounter") if e.seen_by is None] == ["e05"]
    for seat in (0, 1):
        seen = TITLE.view(state, seat)
        assert expect(seen.stack[-1], ChooseOption).card == "e05"
        assert set(seen.encounter_deck) == {UNKNOWN}


@pytest.mark.rule("SCY-177", "SCY-169")
@pytest.mark.parametrize(("power", "left"), [(7, False), (1, True)])
def test_only_a_character_that_wins_there_meets_somebody(power: int, left: bool) -> None:
    state = table(on_map=False)
    put(state, "character.0 r1c5", f"mech.1.speed {PLACE}")
    edit(state, power=power)
    edit(state, 1, power=3)
    walk(state, "character.0", PLACE)
    fight(state, power, 3)
    assert (PLACE in state.encounters) is left
    assert step(state) == ("" if left else "ChooseOption")


@pytest.mark.rule("SCY-184")
def test_a_territory_without_its_token_has_no_effect() -> None:
    state = table(on_map=False)
    state.encounters.remove(PLACE)
    put(state, "character.0 r1c5")
    walk(state, "character.0", PLACE)
    assert not state.stack


@pytest.mark.rule("SCY-184", "SCY-020")
def test_the_used_card_goes_under_the_deck() -> None:
    state = table(on_map=False)
    meet(state, "e05")
    do(state, "take_option", 1)
    assert state.encounter_deck[0] == "e05"
    assert sorted(state.encounter_deck) == sorted(c for c in BOOK.encounters if c <= "e28")


@pytest.mark.rule("SCY-185", "SCY-201")
def test_no_objective_is_revealed_between_a_move_and_its_encounter() -> None:
    state = table(on_map=False)
    objectives(state, 0, "o18", "o01")
    edit(state, power=0, popularity=13, section="1")
    put(state, "character.0 r1c5", *WORKERS[:5], place="r1c4")
    state.at["character.0"] = "r1c5"
    on_top(state, "e01")
    assert can(state, "reveal", "o18")
    do(state, "take_section", "4")
    do(state, "take_top", "units")
    refuse(state, "reveal", "o18")
    do(state, "step_to", "character.0", PLACE)
    do(state, "done")
    assert step(state) == "ChooseOption"
    refuse(state, "reveal", "o18")
    do(state, "take_option", 1)
    assert can(state, "reveal", "o18")


# ------------------------------------------------------------------------------------------ costs and gains


@pytest.mark.rule("SCY-178")
def test_one_option_is_chosen_and_paid_and_there_is_no_way_round() -> None:
    state = table(on_map=False)
    edit(state, coins=5, popularity=5)
    meet(state, "e01")
    assert not can(state, "decline")
    do(state, "take_option", 2)
    assert not state.stack
    assert (state.me.coins, state.me.popularity, lying(state, PLACE)) == (3, 5, {"food": 4})
    assert [e.facts for e in events(state, "option")] == [{"seat": 0, "card": "e01", "number": 2}]


@pytest.mark.rule("SCY-179", "SCY-011")
def test_an_option_that_cannot_be_paid_is_refused_and_the_free_one_is_left() -> None:
    state = table(on_map=False)
    edit(state, coins=1, popularity=1)
    meet(state, "e01")
    for verb, number in (("take_option", 2), ("take_option_part", 2), ("take_option", 3)):
        refuse(state, verb, number, rule="SCY-179")
    assert not drags(state, "card:e01", "option:e01.2")
    reason = why_not(state, 0, None, "option:e01.3")[0]
    assert reason.facts == {"item": "popularity", "need": 2, "have": 1}
    assert {o.split()[1] for o in options(state)} == {"1"}


@pytest.mark.rule("SCY-179", "SCY-012")
def test_gains_may_be_taken_in_part() -> None:
    state = table(on_map=False)
    edit(state, coins=5)
    meet(state, "e11")
    do(state, "take_option_part", 2)
    do(state, "take_gain", "food")
    do(state, "take_gain", "food")
    do(state, "decline")
    assert not state.stack
    assert lying(state, PLACE) == {"food": 2}
    assert (state.me.coins, workers_out(state, 0)) == (3, 2)


@pytest.mark.rule("SCY-179")
def test_a_part_may_be_everything_or_some_of_any_resources() -> None:
    state = table(on_map=False)
    edit(state, coins=5)
    meet(state, "e14")
    do(state, "take_option_part", 2)
    do(state, "take_gain", "any_resources")
    do(state, "place_resource", PLACE, "oil")
    do(state, "take_gain", "any_resources")
    do(state, "place_resource", PLACE, "wood")
    do(state, "take_gain", "any_resources")
    do(state, "place_resource", PLACE, "oil")
    assert not state.stack
    assert lying(state, PLACE) == {"oil": 2, "wood": 1}


@pytest.mark.rule("SCY-180")
def test_resources_workers_mechs_and_structures_come_to_the_character() -> None:
    state = table(on_map=False)
    edit(state, coins=20, popularity=10)
    for card, number in (("e11", 2), ("e05", 2), ("e01", 3)):
        if PLACE not in state.encounters:
            state.encounters.append(PLACE)
        meet(state, card)
        do(state, "take_option", number)
        for verb, thing in (("deploy_mech", "speed"), ("build_structure", "mill")):
            if can(state, verb, thing, PLACE):
                do(state, verb, thing, PLACE)
    assert lying(state, PLACE) == {"food": 3}
    assert state.at["worker.0.3"] == state.at["mech.0.speed"] == state.buildings["mill.0"] == PLACE


@pytest.mark.rule("SCY-180")
def test_a_mech_or_structure_of_an_encounter_goes_nowhere_else() -> None:
    state = table(on_map=False)
    put(state, "worker.0.1 r1c4")
    edit(state, coins=20)
    meet(state, "e05")
    do(state, "take_option", 2)
    assert can(state, "deploy_mech", "speed", PLACE)
    assert not can(state, "deploy_mech", "speed", "r1c4")


@pytest.mark.rule("SCY-181", "SCY-218")
def test_a_mech_needs_no_worker_there_and_uncovers_its_ability() -> None:
    state = table(on_map=False)
    mechs(state, 0, "riverwalk", "seaworthy", "artillery")
    edit(state, coins=4)
    meet(state, "e05")
    do(state, "take_option", 2)
    do(state, "deploy_mech", "speed", PLACE)
    assert state.me.mechs[-1] == "speed"
    assert state.me.stars == ("mechs",)


@pytest.mark.rule("SCY-182")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_structure_is_lost_where_one_stands(owner: int) -> None:
    state = table(on_map=False)
    put(state, f"mill.{owner} {PLACE}")
    edit(state, popularity=5)
    meet(state, "e01")
    do(state, "take_option", 3)
    assert not state.stack
    assert state.me.popularity == 3
    assert len(state.buildings) == 1


@pytest.mark.rule("SCY-182")
def test_a_worker_is_lost_when_none_is_left_on_the_mat() -> None:
    state = table(on_map=False)
    put(state, *WORKERS, place="r1c4")
    edit(state, coins=5)
    meet(state, "e11")
    do(state, "take_option", 2)
    assert not state.stack
    assert lying(state, PLACE) == {"food": 3}
    assert workers_out(state, 0) == 8


@pytest.mark.rule("SCY-182")
def test_a_mech_is_lost_when_none_is_left() -> None:
    state = table(on_map=False)
    mechs(state, 0, "riverwalk", "seaworthy", "artillery", "speed")
    edit(state, coins=5)
    meet(state, "e05")
    do(state, "take_option", 2)
    assert not state.stack
    assert (state.me.coins, len(state.me.mechs)) == (1, 4)


@pytest.mark.rule("SCY-183", "SCY-145", "SCY-136")
def test_an_action_of_a_card_costs_and_gives_nothing_more() -> None:
    state = table(on_map=False)
    put(state, "monument.0 r1c4", "armory.0 r1c5")
    recruits = (("build", "coins"), ("deploy", "power"))
    edit(state, coins=0, popularity=4, power=3, recruits=recruits)
    edit(state, 1, recruits=recruits, popularity=4, coins=0)
    meet(state, "e01")
    do(state, "take_option", 3)
    do(state, "build_structure", "mill", PLACE)
    assert not state.stack
    assert (state.me.coins, state.me.popularity, state.me.power) == (0, 2, 3)
    assert (state.players[1].coins, state.players[1].popularity) == (0, 4)


@pytest.mark.rule("SCY-354")
def test_a_recruit_of_a_card_gives_its_one_time_gain_and_opens_its_bonus() -> None:
    state = table(on_map=False)
    edit(state, coins=3, power=1)
    meet(state, "e04")
    do(state, "take_option", 2)
    do(state, "move_recruit", "build", "power")
    assert (state.me.power, state.me.recruits) == (3, (("build", "power"),))


@pytest.mark.rule("SCY-354", "SCY-118")
def test_an_upgrade_of_a_card_moves_a_cube_as_the_action_does() -> None:
    state = table(on_map=False)
    edit(state, coins=2, upgrades=(("move_coins", "upgrade"),))
    meet(state, "e07")
    do(state, "take_option", 2)
    refuse(state, "move_cube", "move_coins", "deploy", rule="SCY-118")
    refuse(state, "move_cube", "move_units", "upgrade", rule="SCY-118")
    do(state, "move_cube", "move_units", "deploy")
    assert state.me.upgrades[-1] == ("move_units", "deploy")


@pytest.mark.rule("SCY-179", "SCY-354")
@pytest.mark.parametrize(("card", "number"), [("e07", 2), ("e04", 2), ("e05", 2), ("e01", 3)])
def test_the_gain_of_an_action_may_be_declined(card: str, number: int) -> None:
    state = table(on_map=False)
    edit(state, coins=9, popularity=9)
    meet(state, card)
    do(state, "take_option", number)
    do(state, "decline")
    assert not state.stack
    player = state.me
    assert not (player.upgrades or player.recruits or player.mechs or state.buildings)


@pytest.mark.rule("SCY-222", "SCY-221")
def test_a_sixth_star_in_an_encounter_ends_the_game() -> None:
    state = table("polania", "saxony", on_map=False)
    edit(state, popularity=16, stars=("power", "mechs", "upgrades", "recruits", "structures"))
    meet(state, "e15", "r4c1")
    do(state, "take_option", 1)
    do(state, "accept")
    assert state.me.stars[-1] == "popularity"
    assert not state.stack


# ------------------------------------------------------------------------------------------ Meander


@pytest.mark.rule("SCY-282")
def test_meander_takes_two_options_and_the_first_may_pay_for_the_second() -> None:
    state = table("polania", "saxony", on_map=False)
    edit(state, coins=0, popularity=0)
    meet(state, "e01", "r4c1")
    refuse(state, "take_option", 2, rule="SCY-179")
    do(state, "take_option", 1)
    refuse(state, "take_option", 1, rule="SCY-282")
    refuse(state, "take_option_part", 1, rule="SCY-282")
    do(state, "take_option", 2)
    assert not state.stack
    assert (state.me.coins, state.me.popularity, lying(state, "r4c1")) == (0, 1, {"food": 4})
    assert len(events(state, "encounter")) == 1


@pytest.mark.rule("SCY-282")
def test_the_second_option_may_be_left_and_their_order_is_free() -> None:
    state = table("polania", "saxony", on_map=False)
    edit(state, coins=2, popularity=0)
    meet(state, "e01", "r4c1")
    do(state, "take_option", 2)
    assert can(state, "take_option", 1)
    do(state, "decline")
    assert not state.stack
    assert state.me.popularity == 0


@pytest.mark.rule("SCY-179")
def test_one_piece_is_not_taken_in_part() -> None:
    state = table(on_map=False)
    edit(state, popularity=5)
    meet(state, "e01")
    parts = [text for text in options(state) if text.startswith("take_option_part")]
    assert can(state, "take_option", 3)
    assert parts
    assert "take_option_part 3" not in parts
