"""Combat rounds and phases, and Escapes (RUN-086 to RUN-101, RUN-246)."""

from __future__ import annotations

import pytest

from game.titles.runebound.rules.cards.modifiers import RollBonus
from game.titles.runebound.rules.combat import combat
from game.titles.runebound.rules.state.state import Lasting, RuneboundState
from tests.titles.playing import can, do, events, options, refuse
from tests.titles.runebound.fights import (
    BAND,
    HERO,
    HOST,
    WEAK,
    asks,
    attack,
    battle,
    begin,
    defend,
    escape,
    fight,
    lair,
    odds,
    plus,
    spent,
    to,
    wounds,
)
from tests.titles.runebound.positions import edit, give, hurt, table

# -------------------------------------------------------------------------------------------- the round


@pytest.mark.rule("RUN-086")
def test_a_round_has_four_phases_in_order_and_rounds_repeat() -> None:
    state = fight(HOST)
    seen = []
    for _ in range(9):
        seen.append((battle(state).round, asks(state)))
        if can(state, "go_on"):
            do(state, "go_on")
        else:
            defend(state, 20)
    phases = ["escape", "ranged", "melee", "magic"]
    assert seen == [*((1, p) for p in phases), *((2, p) for p in phases), (3, "escape")]


@pytest.mark.rule("RUN-087")
def test_a_figure_attacks_once_in_a_round() -> None:
    state = to(fight(HOST, "lord_loren"), "ranged")
    attack(state, HERO, 20)
    refuse(state, "attack", HERO, rule="RUN-087")
    attack(state, "lord_loren", 20)
    refuse(state, "attack", HERO, rule="RUN-087")
    refuse(state, "attack", "lord_loren", rule="RUN-087")
    to(state, "escape")
    to(state, "ranged")
    assert can(state, "attack", HERO)
    assert can(state, "attack", "lord_loren")


@pytest.mark.rule("RUN-088")
def test_one_attack_is_made_in_a_phase() -> None:
    state = to(fight(HOST, "lord_loren"), "ranged")
    attack(state, HERO, 20)
    assert battle(state).phase == "melee"


@pytest.mark.rule("RUN-089", "RUN-090")
def test_without_an_attack_the_hero_defends() -> None:
    state = to(fight(HOST, "lord_loren"), "ranged")
    assert options(state) == [f"attack {HERO}", "attack lord_loren", "defend"]
    attack(state, HERO, 20)
    attack(state, "lord_loren", 20)
    assert options(state) == ["defend"]
    defend(state, 2)
    assert (wounds(state), wounds(state, "lord_loren")) == (3, 0)


@pytest.mark.rule("RUN-091")
def test_an_attacking_ally_bears_the_result_and_the_hero_does_not_defend() -> None:
    state = to(fight(HOST, "tame_griffon"), "ranged")
    attack(state, "tame_griffon", 2)
    assert (wounds(state), wounds(state, "tame_griffon")) == (0, 3)
    assert [e.facts["what"] for e in events(state, "roll")] == ["attack"]
    assert battle(state).phase == "melee"


@pytest.mark.rule("RUN-092")
def test_one_card_is_activated_in_a_round() -> None:
    state = to(fight(HOST, "repeating_crossbow", "circlet_of_command"), "ranged")
    do(state, "use", "repeating_crossbow", 1)
    refuse(state, "use", "circlet_of_command", 1, rule="RUN-092")
    to(state, "magic")
    refuse(state, "use", "circlet_of_command", 1, rule="RUN-092")
    to(state, "escape")
    to(state, "ranged")
    assert can(state, "use", "circlet_of_command", 1)


@pytest.mark.rule("RUN-092", "RUN-109")
def test_cancelling_with_an_activated_card_is_the_rounds_activation() -> None:
    state = to(fight(HOST, "leather_jerkin", "circlet_of_command"), "ranged")
    defend(state, 2)
    do(state, "use", "leather_jerkin", 0)
    assert wounds(state) == 2
    refuse(state, "use", "circlet_of_command", 1, rule="RUN-092")


@pytest.mark.rule("RUN-092", "RUN-077")
def test_before_combat_and_each_round_have_their_own_activation() -> None:
    state = fight(HOST, "rune_of_cinders", "circlet_of_command")
    do(state, "use", "rune_of_cinders", 0)
    to(state, "ranged")
    assert can(state, "use", "circlet_of_command", 1)


@pytest.mark.rule("RUN-093", "RUN-034")
def test_an_activated_card_stays_face_down() -> None:
    state = to(fight(HOST, "circlet_of_command"), "ranged")
    do(state, "use", "circlet_of_command", 1)
    to(state, "escape")
    to(state, "ranged")
    refuse(state, "use", "circlet_of_command", 1, rule="RUN-034")


@pytest.mark.rule("RUN-101")
def test_phases_are_skipped_when_the_challenge_is_defeated() -> None:
    state = to(fight(WEAK), "ranged")
    attack(state, HERO, 20)
    assert state.fight is None
    assert len(events(state, "roll")) == 1


@pytest.mark.rule("RUN-101", "RUN-116")
def test_phases_are_skipped_when_the_hero_is_defeated() -> None:
    state = to(fight(HOST), "ranged")
    hurt(state, HERO, wounds=4)
    defend(state, 2)
    assert state.fight is None
    assert len(events(state, "roll")) == 1
    assert state.knocked_out == [0]


def test_a_refused_attack_says_why() -> None:
    state = to(fight("highway_duellist", "lord_loren"), "melee")
    refuse(state, "attack", "lord_loren", rule="RUN-245")
    refuse(state, "attack", "one_fist")


# --------------------------------------------------------------------------------- Kirion, Quickening


@pytest.mark.rule("RUN-246")
@pytest.mark.parametrize("order", [("kirion_drake_blood", HERO), (HERO, "kirion_drake_blood")])
def test_an_ally_may_attack_beside_another_figure(order: tuple[str, str]) -> None:
    state = to(fight(HOST, "kirion_drake_blood", "lord_loren"), "ranged")
    attack(state, order[0], 20)
    assert asks(state) == "ranged"
    attack(state, order[1], 20)
    assert battle(state).phase == "melee"
    assert battle(state).wounds == 2
    assert options(state) == ["attack lord_loren", "defend"]


@pytest.mark.rule("RUN-246", "RUN-088")
def test_the_others_still_attack_alone() -> None:
    state = to(fight(HOST, "kirion_drake_blood", "lord_loren"), "ranged")
    attack(state, HERO, 20)
    refuse(state, "attack", "lord_loren", rule="RUN-088")
    do(state, "go_on")
    assert battle(state).phase == "melee"
    assert can(state, "attack", "kirion_drake_blood")


@pytest.mark.rule("RUN-246", "RUN-087")
def test_it_attacks_once_in_a_round_all_the_same() -> None:
    state = to(fight(HOST, "kirion_drake_blood"), "ranged")
    attack(state, "kirion_drake_blood", 20)
    refuse(state, "attack", "kirion_drake_blood", rule="RUN-087")
    refuse(state, "defend")
    do(state, "go_on")
    refuse(state, "attack", "kirion_drake_blood", rule="RUN-087")


@pytest.mark.rule("RUN-246")
def test_each_attack_is_rolled_on_its_own() -> None:
    state = to(fight(HOST, "kirion_drake_blood"), "ranged")
    attack(state, HERO, 20)
    attack(state, "kirion_drake_blood", 2)
    assert battle(state).phase in ("melee", "ranged")
    assert (battle(state).wounds, wounds(state), "kirion_drake_blood" in state.players[0].allies) == (
        1,
        0,
        False,
    )


@pytest.mark.rule("RUN-087", "RUN-088")
def test_quickening_gives_the_hero_a_second_phase_to_attack() -> None:
    state = to(fight(HOST, "rune_of_quickening"), "ranged")
    do(state, "use", "rune_of_quickening", 0)
    assert spent(state) == 2
    attack(state, HERO, 20)
    assert asks(state) == "melee"
    attack(state, HERO, 20)
    refuse(state, "attack", HERO, rule="RUN-087")
    to(state, "magic")
    refuse(state, "attack", HERO, rule="RUN-087")
    to(state, "escape")
    to(state, "ranged")
    attack(state, HERO, 20)
    refuse(state, "attack", HERO, rule="RUN-087")


@pytest.mark.rule("RUN-083")
def test_quickening_is_for_the_hero_only() -> None:
    state = to(fight(HOST, "rune_of_quickening", "lord_loren"), "ranged")
    do(state, "use", "rune_of_quickening", 0)
    attack(state, "lord_loren", 20)
    refuse(state, "attack", "lord_loren", rule="RUN-087")


@pytest.mark.rule("RUN-208")
def test_what_holds_for_a_phase_ends_with_it() -> None:
    state = to(fight(HOST), "ranged")
    state.lasting.append(Lasting(RollBonus("any", 3), 0, "phase"))
    assert plus(state) == 1 + 3
    defend(state, 20)
    assert plus(state) == 4


@pytest.mark.rule("RUN-077", "RUN-092")
def test_a_combat_has_its_own_activation() -> None:
    state = table(HERO, "one_fist")
    give(state, "rune_of_cinders")
    state.activated.append(0)
    begin(state, BAND)
    assert can(state, "use", "rune_of_cinders", 0)


# ------------------------------------------------------------------------------------------------ escape


@pytest.mark.rule("RUN-094", "RUN-095", "RUN-099")
@pytest.mark.parametrize(("result", "gets_away"), [(10, False), (11, True)])
def test_an_escape_tests_mind_against_the_ranged_target(result: int, gets_away: bool) -> None:
    state = fight(WEAK)
    assert odds(state, "escape", "no").need == 11
    escape(state, result)
    assert bool(events(state, "escaped")) == gets_away


@pytest.mark.rule("RUN-096", "RUN-117")
def test_a_successful_escape_leaves_the_challenge_undefeated() -> None:
    state = fight(WEAK)
    escape(state, 20)
    assert state.fight is None
    assert state.undefeated == {lair("green"): WEAK}
    assert lair("green") in state.counters


@pytest.mark.rule("RUN-097")
def test_a_failed_escape_costs_a_wound_and_the_player_may_go_on() -> None:
    state = fight(WEAK)
    escape(state, 2)
    assert wounds(state) == 1
    assert asks(state) == "escape"
    do(state, "go_on")
    assert asks(state) == "ranged"


@pytest.mark.rule("RUN-098")
def test_escapes_may_be_tried_again_until_the_knockout() -> None:
    state = fight(WEAK)
    for number in range(1, 6):
        escape(state, 2)
        assert wounds(state) == number
    escape(state, 2)
    assert state.knocked_out == [0]
    assert state.fight is None


@pytest.mark.rule("RUN-099", "RUN-202")
def test_exhaustion_buys_a_bonus_for_an_escape() -> None:
    state = fight(WEAK)
    assert odds(state, "escape", "yes").need == 9
    escape(state, 9, paid=1)
    assert state.fight is None
    assert spent(state) == 1


@pytest.mark.rule("RUN-099", "RUN-081")
def test_the_bonus_may_not_cost_a_wound() -> None:
    state = fight(WEAK)
    hurt(state, HERO, exhaustion=2)
    refuse(state, "escape", "yes", rule="RUN-081")
    assert can(state, "escape", "no")


@pytest.mark.rule("RUN-099")
def test_natural_numbers_are_nothing_special_in_an_escape() -> None:
    state = fight(HOST)
    edit(state, experience=("ranged",) * 12)
    assert odds(state, "escape", "no").chance == 20
    escape(state, 1)
    assert events(state, "escaped")
    state = _against_a_high_number()
    assert odds(state, "escape", "no").chance == 0
    escape(state, 20)
    assert not events(state, "escaped")


def _against_a_high_number() -> RuneboundState:
    """An Escape from Ythaliss (21) with Mind 0."""
    state = fight(HOST, hero="mordrog")
    begin(state, "dragonlord_ythaliss_storm_above_forge")
    do(state, "roll_test", "no")
    while can(state, "accept"):
        do(state, "accept")
    return state


@pytest.mark.rule("RUN-099")
def test_cards_for_escapes_and_tests_help() -> None:
    state = fight(WEAK, "travellers_mantle", "crystal_of_tival")
    assert odds(state, "escape", "no").need == 11 - 2
    do(state, "use", "crystal_of_tival", 0)
    assert odds(state, "escape", "no").need == 11 - 2 - 3
    escape(state, 2)
    assert odds(state, "escape", "no").need == 11 - 2


@pytest.mark.rule("RUN-099")
def test_combat_bonuses_do_not_help_an_escape() -> None:
    state = fight(WEAK, "galewind_bow", "ghost_armor")
    assert odds(state, "escape", "no").need == 11


@pytest.mark.rule("RUN-094")
@pytest.mark.parametrize(("card", "number"), [("cloak_of_mists", 1), ("alchemists_flash_bomb", 0)])
def test_an_escape_may_succeed_by_itself(card: str, number: int) -> None:
    state = fight(HOST, card)
    do(state, "use", card, number)
    assert state.fight is None
    assert state.undefeated == {lair("red"): HOST}
    assert (card in state.face_down) == (card == "cloak_of_mists")
    assert (card in state.decks["market"]) == (card == "alchemists_flash_bomb")


@pytest.mark.rule("RUN-094")
def test_what_helps_an_escape_is_of_no_use_where_there_is_none() -> None:
    state = fight("veiled_assassin", "cloak_of_mists", "alchemists_flash_bomb")
    refuse(state, "use", "cloak_of_mists", 1, rule="RUN-212")
    refuse(state, "use", "alchemists_flash_bomb", 0, rule="RUN-212")


def test_odds_are_given_for_every_roll_of_the_question() -> None:
    state = fight(BAND, "lord_loren")
    assert [str(a) for a in combat.odds(state)] == ["escape no", "escape yes"]
    to(state, "melee")
    assert [str(a) for a in combat.odds(state)] == [f"attack {HERO}", "attack lord_loren", "defend"]
    assert plus(state, "attack", "lord_loren") == 5
