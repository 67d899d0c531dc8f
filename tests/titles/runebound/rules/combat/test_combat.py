"""Challenges before combat, and their own words (RUN-074 to RUN-085, RUN-206 to RUN-209, RUN-245)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from game.engine import flow
from game.titles.runebound.rules import turn
from game.titles.runebound.rules.cards.immediate import ChallengeDefeated
from game.titles.runebound.rules.cards.resolve import Resolve
from game.titles.runebound.rules.combat import combat
from game.titles.runebound.rules.state.state import RuneboundState
from game.titles.runebound.rules.turn import PassTurn
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
    lair,
    odds,
    plus,
    spent,
    to,
    wounds,
)
from tests.titles.runebound.positions import edit, force, give, hurt, place, table, take_away


def after_test(card: str, result: int, *cards: str, hero: str = HERO) -> RuneboundState:
    """A Challenge with a test before combat, for which the die showed this."""
    state = table(hero, "one_fist")
    give(state, *cards)
    begin(state, card)
    force(state, result)
    do(state, "roll_test", "no")
    return state


# ------------------------------------------------------------------------------------------- the order


@pytest.mark.rule("RUN-074", "RUN-086")
def test_a_challenge_goes_from_before_combat_through_rounds_to_the_outcome() -> None:
    state = fight("young_river_troll", "mirror_of_shael")
    seen = []
    while state.fight is not None:
        seen.append(asks(state))
        if can(state, "ready") or can(state, "go_on"):
            do(state, "ready" if can(state, "ready") else "go_on")
        elif asks(state) == "melee":
            attack(state, HERO, 19)
        else:
            defend(state, 19)
    rounds = ["escape", "ranged", "melee", "magic", "escape", "ranged", "melee"]
    assert seen == ["before_combat", *rounds]
    assert events(state, "defeated")


@pytest.mark.rule("RUN-075")
def test_the_challenges_own_text_comes_first() -> None:
    state = fight("lair_of_cursed_spiders", "rune_of_cinders")
    assert options(state) == ["roll_test no", "roll_test yes"]
    force(state, 1)
    do(state, "roll_test", "no")
    assert spent(state) == 1
    assert asks(state) == "escape"


@pytest.mark.rule("RUN-076")
def test_then_abilities_in_any_order() -> None:
    state = fight(WEAK, "rune_of_cinders", "vigour_tonic", hero="mad_carthos")
    assert {"use mad_carthos 1", "use rune_of_cinders 0", "ready"} == {*options(state)}
    do(state, "use", "mad_carthos", 1)
    assert {"use rune_of_cinders 0", "use vigour_tonic 0", "ready"} == {*options(state)}
    do(state, "use", "vigour_tonic", 0)
    assert spent(state, "mad_carthos") == 0


@pytest.mark.rule("RUN-076")
def test_without_an_ability_to_use_nothing_is_asked_before_combat() -> None:
    assert asks(fight(WEAK)) == "escape"


@pytest.mark.rule("RUN-077")
def test_a_second_activation_before_combat_is_refused() -> None:
    state = fight(BAND, "mirror_of_shael", "rune_of_cinders", "vigour_tonic")
    do(state, "use", "mirror_of_shael", 0)
    refuse(state, "use", "rune_of_cinders", 0, rule="RUN-077")
    do(state, "use", "vigour_tonic", 0)
    assert spent(state) == 0


@pytest.mark.rule("RUN-078")
def test_an_ability_is_used_once_per_turn() -> None:
    state = fight(BAND, "rune_of_cinders", hero="thessaly_vane")
    do(state, "use", "thessaly_vane", 1)
    refuse(state, "use", "thessaly_vane", 1, rule="RUN-078")
    begin(state, WEAK)
    refuse(state, "use", "thessaly_vane", 1, rule="RUN-078")


@pytest.mark.rule("RUN-078", "RUN-145")
def test_an_ability_is_back_in_the_next_turn() -> None:
    state = fight(BAND, hero="thessaly_vane")
    do(state, "use", "thessaly_vane", 1)
    state.stack.clear()
    state.fight = None
    for _ in range(2):
        turn.begin(state)
        flow.settle(state)
    state.active = 0
    begin(state, WEAK)
    assert can(state, "use", "thessaly_vane", 1)


@pytest.mark.rule("RUN-081", "RUN-079")
def test_exhaustion_beyond_stamina_cannot_be_paid() -> None:
    state = fight(BAND, "touch_of_death", "vigour_tonic")
    hurt(state, HERO, exhaustion=1)
    assert can(state, "use_paying", "touch_of_death", 0, 1)
    refuse(state, "use_paying", "touch_of_death", 0, 2)
    hurt(state, HERO, exhaustion=2)
    refuse(state, "use_paying", "touch_of_death", 0, 1, rule="RUN-081")


@pytest.mark.rule("RUN-081")
def test_an_ally_pays_with_its_own_stamina() -> None:
    state = to(fight(BAND, "burning_priest"), "ranged")
    hurt(state, HERO, exhaustion=2)
    do(state, "use", "burning_priest", 0)
    assert (spent(state), spent(state, "burning_priest")) == (2, 1)
    hurt(state, "burning_priest", exhaustion=3)
    to(state, "escape")
    refuse(state, "use", "burning_priest", 0)


@pytest.mark.rule("RUN-083")
def test_a_bonus_to_the_heros_roll_waits_while_an_ally_rolls() -> None:
    state = to(fight(HOST, "burning_priest", "lord_loren"), "ranged")
    without = plus(state)
    do(state, "use", "burning_priest", 0)
    assert plus(state) == without + 2
    attack(state, "lord_loren", 20)
    assert plus(to(state, "melee"), "defend") == 4 + 2
    defend(state, 20)
    assert plus(to(state, "magic"), "defend") == 2


# --------------------------------------------------------------------------------------- defeat without


@pytest.mark.rule("RUN-084")
def test_a_kept_card_defeats_a_challenge_before_its_text() -> None:
    state = table(HERO, "one_fist")
    take_away(state, "mistress_of_the_ferrox")
    edit(state, kept=("mistress_of_the_ferrox",))
    begin(state, "ferrox_on_the_prowl")
    assert options(state) == ["discard mistress_of_the_ferrox", "go_on"]
    assert any(isinstance(step, combat.BeforeText) for step in state.stack)
    do(state, "discard", "mistress_of_the_ferrox")
    assert state.fight is None
    assert state.players[0].kept == ()
    assert "mistress_of_the_ferrox" in state.discards["yellow"]
    assert (state.players[0].gold, state.players[0].counters) == (4, ("green",))


@pytest.mark.rule("RUN-084")
def test_the_kept_card_may_be_spared() -> None:
    state = table(HERO, "one_fist")
    take_away(state, "mistress_of_the_ferrox")
    edit(state, kept=("mistress_of_the_ferrox",))
    begin(state, "ferrox_on_the_prowl")
    do(state, "go_on")
    assert asks(state) == "escape"
    assert state.players[0].kept == ("mistress_of_the_ferrox",)


@pytest.mark.rule("RUN-084")
def test_the_kept_card_helps_against_its_tag_only() -> None:
    state = table(HERO, "one_fist")
    take_away(state, "mistress_of_the_ferrox")
    edit(state, kept=("mistress_of_the_ferrox",))
    begin(state, WEAK)
    assert asks(state) == "escape"


@pytest.mark.rule("RUN-085")
@pytest.mark.parametrize(
    ("card", "target"), [("barrow_robbers", 12), ("smugglers_barge", 11), ("sphinx_of_the_bitter_downs", 17)]
)
def test_a_test_before_combat_may_defeat_the_challenge(card: str, target: int) -> None:
    won = after_test(card, target)
    assert won.fight is None
    assert won.players[0].defeated == (card,)
    assert not events(won, "round")
    assert battle(after_test(card, target - 1)).wounds == 0


@pytest.mark.rule("RUN-085")
def test_wounds_before_combat_may_defeat_the_challenge() -> None:
    state = fight(WEAK, "rune_of_cinders")
    do(state, "use", "rune_of_cinders", 0)
    assert state.players[0].defeated == (WEAK,)
    assert not events(state, "round")


@pytest.mark.rule("RUN-085", "RUN-117")
def test_a_knockout_before_combat_is_the_outcome() -> None:
    state = table(HERO, "one_fist")
    hurt(state, HERO, wounds=5)
    begin(state, "razorwing_pair")
    force(state, 1)
    do(state, "roll_test", "no")
    assert state.undefeated == {lair("green"): "razorwing_pair"}
    assert state.knocked_out == [0]
    assert not events(state, "round")


# ------------------------------------------------------------------------------------- what foes deal


@pytest.mark.rule("RUN-080")
def test_exhaustion_beyond_stamina_becomes_wounds() -> None:
    state = table(HERO, "one_fist")
    hurt(state, HERO, exhaustion=1)
    begin(state, "cave_basilisk")
    force(state, 1)
    do(state, "roll_test", "no")
    assert (spent(state), wounds(state)) == (2, 1)


@pytest.mark.rule("RUN-080")
def test_so_it_is_with_allies() -> None:
    state = table(HERO, "one_fist")
    give(state, "veteran_pikeman", "mule_driver")
    hurt(state, "veteran_pikeman", exhaustion=1)
    begin(state, "vorakesh_the_necromancer")
    assert (spent(state, "veteran_pikeman"), wounds(state, "veteran_pikeman")) == (1, 1)
    assert (spent(state, "mule_driver"), wounds(state, "mule_driver")) == (1, 0)
    assert (spent(state), wounds(state)) == (1, 0)


@pytest.mark.rule("RUN-082")
@pytest.mark.parametrize("card", ["kobold_fire_throwers", "the_huntmaster"])
def test_a_penalty_for_the_hero_spares_its_allies(card: str) -> None:
    state = fight(card, "veteran_pikeman")
    assert (spent(state), spent(state, "veteran_pikeman")) == (1, 0)


EVERYBODY = {
    "lair_of_cursed_spiders": (1, 0),
    "high_lord_margath": (1, 0),
    "dragonlord_nessarath_the_drowner": (2, 0),
    "dragonlord_oskareth_the_cinder_crown": (0, 1),
}


@pytest.mark.rule("RUN-082")
@pytest.mark.parametrize("card", EVERYBODY)
def test_a_penalty_for_allies_too_hits_each(card: str) -> None:
    state = after_test(card, 1, "storm_adept")
    for figure in (HERO, "storm_adept"):
        assert (spent(state, figure), wounds(state, figure)) == EVERYBODY[card]


ALONE = {
    "reed_lurkers": (1, 0),
    "razorwing_pair": (0, 1),
    "death_witch": (1, 0),
    "razorwing_brood_mother": (0, 1),
    "outcast_sapper": (0, 1),
    "cave_basilisk": (2, 0),
    "elder_naga": (1, 0),
    "ghost_fleet_of_the_eastwater": (2, 0),
    "dragonlord_ythaliss_storm_above_forge": (0, 1),
    "the_trapper": (2, 0),
}


@pytest.mark.rule("RUN-075", "RUN-082")
@pytest.mark.parametrize("card", ALONE)
def test_what_a_failed_test_before_combat_costs(card: str) -> None:
    state = after_test(card, 1, "storm_adept")
    assert (spent(state), wounds(state)) == ALONE[card]
    assert (spent(state, "storm_adept"), wounds(state, "storm_adept")) == (0, 0)
    state = after_test(card, 20, "storm_adept")
    assert (spent(state), wounds(state)) == (0, 0)


FIRST_ROLL = {
    "toothed_coffer": (20, 2),
    "naga_seer": (20, 3),
    "elder_naga": (20, 3),
    "the_slumbering_dragonlord": (20, 4),
    "dragonlord_ilmathrae_silver_tyrant": (20, 5),
    "dragonlord_sarrowyn_the_veiled_coil": (1, -3),
}


@pytest.mark.rule("RUN-211", "RUN-245")
@pytest.mark.parametrize("card", FIRST_ROLL)
def test_what_a_test_before_combat_changes_of_the_first_roll(card: str) -> None:
    result, change = FIRST_ROLL[card]
    assert plus(to(after_test(card, result), "ranged")) == 1 + change
    assert plus(to(after_test(card, 21 - result), "ranged")) == 1


# -------------------------------------------------------------------------------- words for the combat

DAMAGE = [
    ("restless_bones", "magic", 1),
    ("barrow_wight", "magic", 1),
    ("rusted_sentinel", "ranged", -1),
    ("iron_colossus", "ranged", -1),
]


@pytest.mark.parametrize(("card", "phase", "change"), DAMAGE)
def test_a_challenge_may_change_the_damage_of_heroes_and_allies(card: str, phase: str, change: int) -> None:
    state = to(fight(card, "storm_adept"), phase)
    assert odds(state, "attack", HERO).deals == 1 + change
    assert odds(state, "attack", "storm_adept").deals == (2 if phase == "magic" else 1) + change


@pytest.mark.rule("RUN-209")
def test_a_challenge_may_change_the_rolls_of_a_phase() -> None:
    state = to(fight("dragonlord_vethrixa_mother_of_frost", "lord_loren"), "ranged")
    assert plus(state, "defend") == 1
    to(state, "melee")
    assert [plus(state), plus(state, "attack", "lord_loren"), plus(state, "defend")] == [3, 4, 3]


@pytest.mark.parametrize(("card", "change"), [("goblin_slingers", -2), ("the_pale_falconer", -3), (WEAK, 0)])
def test_a_challenge_may_make_escapes_harder(card: str, change: int) -> None:
    state = fight(card)
    target = {"goblin_slingers": 13, "the_pale_falconer": 18, WEAK: 12}[card]
    assert odds(state, "escape", "no").need == target - 1 - change


@pytest.mark.rule("RUN-245")
@pytest.mark.parametrize(
    "card", ["marsh_wisp", "shade_of_the_hanging_woods", "dragonlord_korvash_breaker_of_walls"]
)
def test_armor_may_give_nothing(card: str) -> None:
    state = to(fight(card, "wyrmscale_hauberk", "duelling_rapier"), "magic")
    assert plus(state, "defend") == 2
    defend(state, 1)
    assert not events(state, "cancel")
    assert wounds(state) > 0
    assert plus(to(state, "melee"), "defend") == 4 + 2


@pytest.mark.rule("RUN-245")
@pytest.mark.parametrize("card", ["barrow_king", "guardian_of_the_rune_vault", "the_hex_binder"])
def test_runes_may_give_nothing(card: str) -> None:
    state = fight(card, "rune_of_cinders", "mirror_of_shael", "rune_of_quickening")
    refuse(state, "use", "rune_of_cinders", 0, rule="RUN-245")
    to(state, "ranged")
    refuse(state, "use", "rune_of_quickening", 0, rule="RUN-245")


@pytest.mark.rule("RUN-245")
def test_dragon_runes_are_no_rune_cards() -> None:
    state = to(fight("fallen_runemaster", "rune_of_mending"), "ranged")
    edit(state, kept=("dragonlord_hragnir_tusk_of_the_crags",))
    assert plus(state) == 1 - 1


@pytest.mark.rule("RUN-245")
@pytest.mark.parametrize(
    "card", ["highway_duellist", "black_knight_of_the_dragon_host", "dragonlord_urthane_sun_eater"]
)
def test_allies_may_be_kept_from_attacking(card: str) -> None:
    state = to(fight(card, "storm_adept"), "magic")
    refuse(state, "attack", "storm_adept", rule="RUN-245")
    assert can(state, "attack", HERO)


@pytest.mark.rule("RUN-245")
def test_activation_may_be_barred_for_the_combat() -> None:
    state = after_test("medusa_queen", 1, "rune_of_cinders", "ash_longbow", "rune_plate")
    assert asks(state) == "escape"
    refuse(state, "use", "repeating_crossbow", 1)
    state = after_test("medusa_queen", 1, "repeating_crossbow", "rune_plate")
    to(state, "ranged")
    refuse(state, "use", "repeating_crossbow", 1, rule="RUN-245")
    assert plus(state) == 1 + 2
    defend(state, 1)
    assert can(state, "use", "rune_plate", 0)


@pytest.mark.rule("RUN-245")
def test_the_bar_ends_with_the_combat() -> None:
    state = after_test("medusa_queen", 1, "rune_of_cinders")
    escape(state, 20)
    begin(state, WEAK)
    assert can(state, "use", "rune_of_cinders", 0)


@pytest.mark.rule("RUN-245")
def test_cancelling_may_be_barred_whatever_the_source() -> None:
    cards = ("rune_plate", "rune_of_warding", "sworn_bodyguard", "ingan_the_bold", "ring_of_feathers")
    state = to(fight("dragonlord_phaedrim_the_hollow_king", *cards, hero="corbin"), "ranged")
    defend(state, 1)
    for card, number in (("rune_plate", 0), ("rune_of_warding", 0), ("sworn_bodyguard", 0), ("corbin", 1)):
        refuse(state, "use", card, number, rule="RUN-245")
    assert can(state, "use", "ingan_the_bold", 0)
    assert can(state, "use", "ring_of_feathers", 0)


@pytest.mark.rule("RUN-212", "RUN-095")
@pytest.mark.parametrize("card", ["veiled_assassin", "kin_slayer_assassin"])
def test_a_card_may_allow_no_escape(card: str) -> None:
    state = fight(card)
    refuse(state, "escape", "no", rule="RUN-212")
    refuse(state, "escape", "yes", rule="RUN-212")
    assert combat.odds(state) == {}
    do(state, "go_on")
    assert asks(state) == "ranged"


@pytest.mark.parametrize(
    "card", ["deep_troll_chieftain", "hydra_spawn", "dragonlord_calderax_heart_of_coals"]
)
def test_a_challenge_may_mend_at_each_round_after_the_first(card: str) -> None:
    state = to(fight(card, "dwarven_fire_bomb"), "ranged")
    do(state, "use", "dwarven_fire_bomb", 0)
    assert battle(state).wounds == 2
    for left in (1, 0, 0):
        to(state, "escape")
        assert battle(state).wounds == left
        to(state, "magic")


def test_it_does_not_mend_what_it_took_before_combat() -> None:
    state = fight("deep_troll_chieftain", "rune_of_cinders")
    do(state, "use", "rune_of_cinders", 0)
    to(state, "ranged")
    assert battle(state).wounds == 1


@pytest.mark.parametrize("card", ["crimson_forest_horror", "dragonlord_maugrin_the_grave_wyrm"])
def test_a_challenge_may_mend_when_it_deals_damage(card: str) -> None:
    state = to(fight(card, "dwarven_fire_bomb"), "ranged")
    do(state, "use", "dwarven_fire_bomb", 0)
    defend(state, 20)
    assert battle(state).wounds == 2
    defend(state, 1)
    assert battle(state).wounds == 1


def test_it_mends_nothing_when_all_damage_is_cancelled() -> None:
    state = to(fight("crimson_forest_horror", "dwarven_fire_bomb", "rune_of_warding"), "ranged")
    do(state, "use", "dwarven_fire_bomb", 0)
    defend(state, 1)
    do(state, "use", "rune_of_warding", 0)
    assert (wounds(state), battle(state).wounds) == (0, 2)


def test_it_mends_when_it_hurts_an_ally() -> None:
    state = to(fight("crimson_forest_horror", "dwarven_fire_bomb", "tame_griffon"), "ranged")
    do(state, "use", "dwarven_fire_bomb", 0)
    attack(state, "tame_griffon", 1)
    assert battle(state).wounds == 1


def test_it_mends_when_an_ally_takes_all_the_damage() -> None:
    cards = ("dwarven_fire_bomb", "shieldmaiden_of_dawnsmoor")
    state = to(fight("crimson_forest_horror", *cards), "ranged")
    do(state, "use", "dwarven_fire_bomb", 0)
    defend(state, 1)
    do(state, "use", "shieldmaiden_of_dawnsmoor", 0)
    assert (wounds(state), battle(state).wounds) == (0, 1)


def test_exhaustion_may_be_dealt_as_wounds() -> None:
    state = fight("lich_of_the_drowned_tower")
    assert (spent(state), wounds(state)) == (0, 1)


@pytest.mark.rule("RUN-211")
@pytest.mark.parametrize(
    ("card", "each"), [("fallen_runemaster", -1), ("dragonlord_ezzarul_whisperer_of_runes", -2)]
)
def test_rune_cards_carried_may_hinder_the_first_roll(card: str, each: int) -> None:
    state = to(fight(card, "rune_of_mending", "rune_of_far_sight", "belt_of_the_giant_kin"), "ranged")
    assert plus(state) == 1 + 2 * each
    attack(state, HERO, 20)
    assert plus(to(state, "melee"), "defend") == 4


# ------------------------------------------------------------------------------------------ card timing


@pytest.mark.rule("RUN-206")
@pytest.mark.parametrize(
    ("card", "number", "phase"),
    [
        ("repeating_crossbow", 1, "ranged"),
        ("dwarven_fire_bomb", 0, "ranged"),
        ("draught_of_giant_strength", 0, "melee"),
    ],
)
def test_a_card_of_a_phase_works_in_that_phase_only(card: str, number: int, phase: str) -> None:
    state = fight(HOST, card, "mirror_of_shael")
    for other in ("before_combat", "escape", "ranged", "melee", "magic"):
        to(state, other)
        if other == phase:
            assert can(state, "use", card, number)
        else:
            refuse(state, "use", card, number, rule="RUN-206")


@pytest.mark.rule("RUN-207", "RUN-208")
def test_an_any_phase_card_works_in_every_phase() -> None:
    state = fight(HOST, "vigour_tonic", "mirror_of_shael")
    hurt(state, HERO, exhaustion=1)
    for phase in ("before_combat", "escape", "ranged", "melee", "magic"):
        to(state, phase)
        assert can(state, "use", "vigour_tonic", 0)


@pytest.mark.rule("RUN-207", "RUN-255")
def test_an_any_phase_card_cancels_wounds_before_combat_too() -> None:
    state = after_test("razorwing_pair", 1, "leather_jerkin")
    do(state, "use", "leather_jerkin", 0)
    assert wounds(state) == 0
    assert "leather_jerkin" in state.face_down


@pytest.mark.rule("RUN-208")
@pytest.mark.parametrize("phase", ["ranged", "melee", "magic"])
def test_an_all_phases_card_holds_in_every_phase(phase: str) -> None:
    state = to(fight(WEAK), phase)
    before = plus(state, "defend")
    give(state, "westerian_shell_shield")
    assert plus(state, "defend") == before + 1
    assert plus(state) == before


@pytest.mark.rule("RUN-208")
def test_any_phase_is_one_phase_of_choice() -> None:
    state = to(fight(HOST, "circlet_of_command"), "ranged")
    defend(state, 20)
    do(state, "use", "circlet_of_command", 1)
    assert plus(state) == 4 + 2
    defend(state, 20)
    assert plus(state) == 2
    refuse(state, "use", "circlet_of_command", 1, rule="RUN-034")


@pytest.mark.rule("RUN-209")
def test_a_card_without_a_tag_always_holds_or_at_its_moment() -> None:
    state = fight(HOST, "belt_of_the_giant_kin", "rune_of_cinders")
    hurt(state, HERO, wounds=6)
    assert can(state, "use", "rune_of_cinders", 0)
    to(state, "ranged")
    assert not can(state, "use", "rune_of_cinders", 0)
    assert state.knocked_out == []


@pytest.mark.rule("RUN-035", "RUN-217")
def test_a_face_down_card_keeps_its_passive_bonus() -> None:
    state = to(fight(HOST, "repeating_crossbow"), "ranged")
    do(state, "use", "repeating_crossbow", 1)
    assert "repeating_crossbow" in state.face_down
    assert (plus(state), odds(state, "attack", HERO).deals) == (3, 2)
    to(state, "escape")
    to(state, "ranged")
    assert (plus(state), odds(state, "attack", HERO).deals) == (3, 1)


@pytest.mark.rule("RUN-118")
def test_an_undefeated_challenge_starts_again_with_its_text() -> None:
    state = after_test("razorwing_pair", 20)
    escape(state, 20)
    place(state, lair("green"))
    state.stack.clear()
    combat.begin(state, "razorwing_pair", "undefeated", "green")
    flow.settle(state)
    assert options(state) == ["roll_test no", "roll_test yes"]
    assert battle(state).wounds == 0


def test_a_giant_hits_harder_in_melee() -> None:
    assert [odds(to(fight(GIANT), phase), "defend").takes for phase in ("ranged", "melee", "magic")] == [
        1,
        2,
        1,
    ]


@pytest.mark.rule("RUN-085", "RUN-248")
@pytest.mark.parametrize("state", [table, partial(duel_of, HERO, "one_fist")], ids=["no fight", "a duel"])
def test_nothing_is_overcome_where_no_challenge_is_fought(state: Callable[[], RuneboundState]) -> None:
    there = state()
    now(there, Resolve((ChallengeDefeated(),), 0, HERO, "a_card"), PassTurn())
    assert events(there, "overcome") == []
    assert there.fight is None or there.fight.wounds == 0
