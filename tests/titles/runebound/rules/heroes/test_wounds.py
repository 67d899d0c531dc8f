"""Wounds that are dealt: cancelling, cover, sacrifice, defeated Allies (RUN-080, RUN-109, RUN-114)."""

from __future__ import annotations

import pytest

from game.titles.runebound.rules.cards.effect_bases import Who
from game.titles.runebound.rules.cards.immediate import TakeExhaustion, TakeWounds
from game.titles.runebound.rules.cards.resolve import Resolve
from game.titles.runebound.rules.heroes import wounds as module
from game.titles.runebound.rules.heroes.wounds import DealWounds, DefenceRoll
from game.titles.runebound.rules.state.state import RuneboundState
from tests.titles.playing import can, do, events, now, options, refuse
from tests.titles.runebound.fights import (
    BAND,
    GIANT,
    HERO,
    HOST,
    WEAK,
    asks,
    attack,
    battle,
    begin,
    defend,
    duel_of,
    escape,
    fight,
    spent,
    to,
    wounds,
)
from tests.titles.runebound.positions import force, give, hurt, table


def struck(card: str, *cards: str, hero: str = HERO, phase: str = "ranged") -> RuneboundState:
    """The Hero has failed a defence; what is to become of the Wounds is asked."""
    state = to(fight(card, *cards, hero=hero), phase)
    defend(state, 2)
    return state


def failed_defence(*rerolled: str) -> DealWounds:
    """Three Wounds by a ranged defence with 1 added, which these cards have thrown again."""
    return DealWounds(HERO, 3, 0, "defend", "ranged", failed=DefenceRoll(0, rerolled, plus=1))


# -------------------------------------------------------------------------------------------- cancelling


@pytest.mark.rule("RUN-109")
def test_wounds_are_cancelled_before_they_are_placed() -> None:
    state = struck(HOST, "chainmail")
    assert (wounds(state), state.stack[-1]) == (0, failed_defence())
    do(state, "use", "chainmail", 0)
    assert wounds(state) == 1
    assert "chainmail" in state.face_down


@pytest.mark.rule("RUN-109")
def test_no_more_wounds_are_cancelled_than_are_dealt() -> None:
    state = struck(BAND, "chainmail")
    hurt(state, HERO, wounds=2)
    do(state, "use", "chainmail", 0)
    assert wounds(state) == 2
    assert events(state, "cancel")[-1].facts["amount"] == 1


@pytest.mark.rule("RUN-109")
def test_wounds_may_be_accepted() -> None:
    state = struck(HOST, "chainmail")
    do(state, "accept")
    assert wounds(state) == 3
    assert "chainmail" not in state.face_down


@pytest.mark.rule("RUN-109")
def test_several_cards_may_cancel() -> None:
    state = struck(HOST, "rune_plate", "ingan_the_bold", hero="corbin")
    do(state, "use", "rune_plate", 0)
    do(state, "use", "corbin", 1)
    do(state, "use", "ingan_the_bold", 0)
    assert (wounds(state, "corbin"), wounds(state, "ingan_the_bold"), spent(state, "corbin")) == (0, 1, 1)


@pytest.mark.rule("RUN-109")
def test_nothing_is_asked_where_nothing_can_be_done() -> None:
    state = struck(HOST)
    assert asks(state) == "melee"
    assert wounds(state) == 3


CANCELS = {
    "leather_jerkin": (0, 1, 0),
    "chainmail": (0, 2, 0),
    "wyrmscale_hauberk": (1, 2, 0),
    "shield_of_light": (0, 2, 0),
    "rune_plate": (0, 1, 0),
    "rune_of_warding": (0, 3, 1),
}


@pytest.mark.rule("RUN-109")
@pytest.mark.parametrize("card", CANCELS)
def test_what_each_card_cancels_and_costs(card: str) -> None:
    number, cancelled, exhaustion = CANCELS[card]
    state = struck(HOST, card)
    do(state, "use", card, number)
    assert (wounds(state), spent(state)) == (3 - cancelled, exhaustion)
    assert (card in state.face_down) == (card != "rune_plate")


@pytest.mark.rule("RUN-083", "RUN-243")
def test_an_item_that_cancels_serves_the_hero_only() -> None:
    state = to(fight(HOST, "chainmail", "rune_of_warding", "tame_griffon"), "ranged")
    attack(state, "tame_griffon", 2)
    refuse(state, "use", "chainmail", 0, rule="RUN-243")
    do(state, "use", "rune_of_warding", 0)
    assert wounds(state, "tame_griffon") == 0


@pytest.mark.rule("RUN-083")
def test_a_heros_ability_does_not_cancel_an_allys_wounds() -> None:
    state = to(fight(HOST, "tame_griffon", hero="corbin"), "ranged")
    attack(state, "tame_griffon", 2)
    assert wounds(state, "tame_griffon") == 3


@pytest.mark.rule("RUN-078")
def test_corbin_cancels_once_per_turn() -> None:
    state = struck(HOST, hero="corbin")
    do(state, "use", "corbin", 1)
    assert (wounds(state, "corbin"), spent(state, "corbin")) == (2, 1)
    defend(state, 2)
    assert wounds(state, "corbin") == 5


@pytest.mark.rule("RUN-255")
def test_corbin_cancels_wounds_outside_combats_too() -> None:
    state = table("corbin", "one_fist")
    give(state, "chainmail", "ingan_the_bold")
    now(state, Resolve((TakeWounds(value=2),), 0, "corbin", "cliff_nest"))
    refuse(state, "use", "chainmail", 0, rule="RUN-255")
    do(state, "use", "corbin", 1)
    do(state, "use", "ingan_the_bold", 0)
    assert (wounds(state, "corbin"), wounds(state, "ingan_the_bold")) == (0, 1)


# -------------------------------------------------------------------------------------- cover, sacrifice


@pytest.mark.rule("RUN-109", "RUN-078")
@pytest.mark.parametrize(("ally", "most"), [("ingan_the_bold", 1), ("shieldmaiden_of_dawnsmoor", 2)])
def test_an_ally_may_take_wounds_for_its_hero_once_a_turn(ally: str, most: int) -> None:
    state = struck(HOST, ally)
    do(state, "use", ally, 0)
    assert (wounds(state), wounds(state, ally)) == (3 - most, most)
    defend(state, 2)
    assert (wounds(state), state.knocked_out) == (6 - most, [])


def test_covering_can_cost_the_ally_its_life() -> None:
    state = to(fight(HOST, "ingan_the_bold"), "ranged")
    hurt(state, "ingan_the_bold", wounds=3)
    defend(state, 2)
    do(state, "use", "ingan_the_bold", 0)
    assert state.players[0].allies == ()
    assert wounds(state) == 2


def test_an_ally_covers_its_hero_only() -> None:
    state = to(fight(HOST, "ingan_the_bold", "tame_griffon", "rune_of_warding"), "ranged")
    attack(state, "tame_griffon", 2)
    refuse(state, "use", "ingan_the_bold", 0, rule="RUN-243")


def test_wounds_that_an_ally_takes_over_may_be_cancelled() -> None:
    state = struck(HOST, "shieldmaiden_of_dawnsmoor", "rune_of_warding")
    do(state, "use", "shieldmaiden_of_dawnsmoor", 0)
    assert state.stack[-1] == DealWounds("shieldmaiden_of_dawnsmoor", 2, 0, "cover")
    do(state, "use", "rune_of_warding", 0)
    assert (wounds(state), wounds(state, "shieldmaiden_of_dawnsmoor")) == (1, 0)


@pytest.mark.rule("RUN-114")
def test_an_ally_may_be_lost_instead_of_all_wounds_of_a_roll() -> None:
    state = struck(HOST, "sworn_bodyguard")
    do(state, "use", "sworn_bodyguard", 0)
    assert wounds(state) == 0
    assert state.players[0].allies == ()
    assert state.decks["market"][0] == "sworn_bodyguard"


def test_the_sacrifice_is_for_failed_rolls_only() -> None:
    state = fight(HOST, "sworn_bodyguard", "leather_jerkin")
    escape(state, 2)
    refuse(state, "use", "sworn_bodyguard", 0, rule="RUN-212")
    assert can(state, "use", "leather_jerkin", 0)


def test_the_sacrifice_is_not_for_the_hit_of_another_hero() -> None:
    state = duel_of(HERO, "isaura_fenwick", (), ("sworn_bodyguard", "leather_jerkin"))
    do(state, "go_on", seat=0)
    attack(state, HERO, 20)
    refuse(state, "use", "sworn_bodyguard", 0, rule="RUN-212", seat=1)
    assert can(state, "use", "leather_jerkin", 0)


# ----------------------------------------------------------------------------------------------- reroll


@pytest.mark.rule("RUN-247")
def test_a_failed_defence_may_be_rolled_again_with_its_new_result_only() -> None:
    state = to(fight(HOST, "ring_of_feathers"), "ranged")
    defend(state, 2)
    force(state, 20)
    do(state, "use", "ring_of_feathers", 0)
    assert (wounds(state), battle(state).phase) == (0, "melee")
    assert [e.facts["result"] for e in events(state, "roll")] == [2, 20]


@pytest.mark.rule("RUN-247")
def test_a_natural_1_counts_in_the_second_roll_too() -> None:
    state = to(fight(BAND, "ring_of_feathers"), "melee")
    state.change(0, experience=("melee",) * 12)
    defend(state, 1)
    force(state, 1)
    do(state, "use", "ring_of_feathers", 0)
    assert wounds(state) == 1


@pytest.mark.rule("RUN-247")
def test_one_roll_is_rerolled_once_per_card() -> None:
    state = to(fight(HOST, "ring_of_feathers", "chainmail"), "ranged")
    defend(state, 2)
    force(state, 3)
    do(state, "use", "ring_of_feathers", 0)
    assert (wounds(state), asks(state)) == (3, "melee")
    state = to(fight(HOST, "ring_of_feathers", "rune_plate"), "ranged")
    now(state, failed_defence("ring_of_feathers"))
    refuse(state, "use", "ring_of_feathers", 0, rule="RUN-247")


@pytest.mark.rule("RUN-247", "RUN-211")
def test_what_was_added_to_the_die_is_added_again() -> None:
    state = fight("toothed_coffer", "ring_of_feathers", "circlet_of_command")
    force(state, 20)
    do(state, "roll_test", "no")
    defend(to(state, "ranged"), 2)
    force(state, 2)
    do(state, "use", "ring_of_feathers", 0)
    assert [e.facts["bonus"] for e in events(state, "roll") if e.facts["what"] == "defend"] == [3, 3]
    assert wounds(state) == 1


@pytest.mark.rule("RUN-247")
def test_only_a_defence_is_rolled_again() -> None:
    state = to(fight(HOST, "ring_of_feathers", "rune_plate"), "ranged")
    attack(state, HERO, 2)
    refuse(state, "use", "ring_of_feathers", 0, rule="RUN-247")


# ---------------------------------------------------------------------------------------- the defeated


@pytest.mark.rule("RUN-114", "RUN-115")
def test_a_defeated_ally_goes_under_the_market_deck_without_its_counters() -> None:
    state = to(fight(GIANT, "mule_driver"), "melee")
    hurt(state, "mule_driver", wounds=1, exhaustion=1)
    attack(state, "mule_driver", 2)
    assert state.players[0].allies == ()
    assert state.decks["market"][0] == "mule_driver"
    assert "mule_driver" not in state.wounds
    assert "mule_driver" not in state.exhaustion
    assert state.fight is not None


@pytest.mark.rule("RUN-114")
def test_an_ally_stands_until_its_wounds_reach_its_life() -> None:
    state = to(fight(WEAK, "mule_driver"), "ranged")
    attack(state, "mule_driver", 2)
    assert state.players[0].allies == ("mule_driver",)
    assert wounds(state, "mule_driver") == 1


@pytest.mark.rule("RUN-116")
@pytest.mark.parametrize(("before", "out"), [(4, False), (5, True)])
def test_a_hero_falls_when_its_wounds_reach_its_life(before: int, out: bool) -> None:
    state = to(fight(WEAK), "ranged")
    hurt(state, HERO, wounds=before)
    defend(state, 2)
    assert (state.fight is None) == out
    assert (state.knocked_out == [0]) == out


@pytest.mark.rule("RUN-116", "RUN-130")
def test_items_and_experience_raise_the_life() -> None:
    state = to(fight(WEAK, "belt_of_the_giant_kin"), "ranged")
    state.change(0, experience=("life",))
    hurt(state, HERO, wounds=6)
    defend(state, 2)
    assert state.fight is not None
    defend(state, 2)
    assert state.knocked_out == [0]


# --------------------------------------------------------------------------------------- outside combats


@pytest.mark.rule("RUN-080")
def test_exhaustion_up_to_stamina_the_rest_as_wounds() -> None:
    state = table(HERO, "one_fist")
    state.stack.clear()
    module.deal_exhaustion(state, HERO, 5)
    now(state, *reversed(state.stack))
    assert (spent(state), wounds(state)) == (2, 3)


@pytest.mark.rule("RUN-080", "RUN-116")
def test_exhaustion_can_knock_a_hero_out() -> None:
    state = table(HERO, "one_fist")
    hurt(state, HERO, wounds=5, exhaustion=2)
    now(state, Resolve((TakeExhaustion(value=1),), 0, HERO, "ford_in_flood"))
    assert state.knocked_out == [0]


@pytest.mark.parametrize(
    ("who", "hit"),
    [
        ("hero", {HERO}),
        ("hero_and_allies", {HERO, "lord_loren"}),
        ("all_heroes", {HERO, "one_fist"}),
    ],
)
def test_whom_wounds_and_exhaustion_hit(who: Who, hit: set[str]) -> None:
    state = table(HERO, "one_fist")
    give(state, "lord_loren")
    give(state, "veteran_pikeman", seat=1)
    now(state, Resolve((TakeWounds(1, who), TakeExhaustion(1, who)), 0, HERO, "ash_on_the_wind"))
    assert set(state.wounds) == hit
    assert set(state.exhaustion) == hit


@pytest.mark.rule("RUN-109")
def test_another_seat_decides_about_its_own_wounds() -> None:
    state = table(HERO, "corbin")
    now(state, Resolve((TakeWounds(1, "all_heroes"),), 0, HERO, "ash_on_the_wind"))
    assert options(state) == ["use corbin 1", "accept"]
    do(state, "use", "corbin", 1, seat=1)
    assert state.wounds == {HERO: 1}


def test_a_new_combat_knows_nothing_of_the_old_one() -> None:
    state = struck(WEAK, "rune_plate")
    do(state, "use", "rune_plate", 0)
    assert state.used_in_round
    escape(to(state, "escape"), 20)
    begin(state, WEAK)
    assert (state.used_in_combat, state.used_in_round, state.activated) == ([], [], [])


# --------------------------------------------------------------------------------------- one activation


@pytest.mark.parametrize(
    ("when", "rule"), [("outside", "RUN-255"), ("before_combat", "RUN-077"), ("ranged", "RUN-092")]
)
def test_a_second_activation_against_wounds_is_refused_by_the_rule_of_the_moment(
    when: str, rule: str
) -> None:
    state = fight(HOST, "ring_of_feathers", "mirror_of_shael", hero="corbin")
    if when == "outside":
        state.fight = None
    elif when == "ranged":
        to(state, "ranged")
    state.activated.append(0)
    now(state, DealWounds("corbin", 2, 0, "defend", "ranged"))
    refuse(state, "use", "ring_of_feathers", 0, rule=rule)
