"""What Items, Allies and Heroes do in combats, card by card (RUN-206 to RUN-222)."""

from __future__ import annotations

import pytest

from game.engine.structs import replace
from game.titles.runebound.rules.cards.abilities import UsePaying
from game.titles.runebound.rules.combat import combat
from game.titles.runebound.rules.state.state import RuneboundState
from tests.titles.playing import can, do, events, options, refuse
from tests.titles.runebound.fights import (
    BAND,
    HERO,
    HOST,
    WEAK,
    asks,
    attack,
    battle,
    defend,
    fight,
    odds,
    plus,
    spent,
    succeeding,
    to,
    wounds,
)
from tests.titles.runebound.positions import force, give, hurt

ALWAYS = [
    # card, phase, attack, defence, damage
    ("black_dagger", "melee", 1, 0, 0),
    ("militia_spear", "melee", 1, 1, 0),
    ("hunters_sling", "ranged", 1, 0, 0),
    ("ash_longbow", "ranged", 2, 0, 0),
    ("footmans_sword", "melee", 2, 0, 0),
    ("woodcutters_axe", "melee", 0, 0, 1),
    ("novices_wand", "magic", 2, 0, 0),
    ("repeating_crossbow", "ranged", 2, 0, 0),
    ("flanged_mace", "melee", 3, 0, 0),
    ("duelling_rapier", "melee", 2, 2, 0),
    ("emberwand", "magic", 0, 0, 1),
    ("throwing_hatchets", "ranged", 1, 0, 1),
    ("dwarven_greataxe", "melee", 1, 0, 2),
    ("lightning_mace", "melee", 4, 0, 0),
    ("galewind_bow", "ranged", 3, 0, 1),
    ("staff_of_embers", "magic", 3, 0, 1),
    ("blade_of_the_old_kings", "melee", 4, 0, 1),
    ("serpent_longbow", "ranged", 4, 0, 1),
    ("rod_of_storms", "magic", 4, 0, 1),
    ("westerian_shell_shield", "ranged", 0, 1, 0),
    ("westerian_shell_shield", "melee", 0, 1, 0),
    ("westerian_shell_shield", "magic", 0, 1, 0),
    ("ghost_armor", "ranged", 0, 2, 0),
    ("ghost_armor", "melee", 0, 2, 0),
    ("ghost_armor", "magic", 0, 0, 0),
    ("gauntlets_of_grip", "melee", 1, 0, 0),
    ("wyrmscale_hauberk", "magic", 0, 2, 0),
    ("mace_of_kellos", "melee", 0, 0, 0),
]


@pytest.mark.rule("RUN-209", "RUN-242", "RUN-100")
@pytest.mark.parametrize(("card", "phase", "attacking", "defending", "harm"), ALWAYS)
def test_what_an_item_always_gives(card: str, phase: str, attacking: int, defending: int, harm: int) -> None:
    base = {"ranged": 1, "melee": 4, "magic": 2}
    for other, value in base.items():
        state = to(fight(HOST, card), other)
        here = other == phase
        if here:
            assert plus(state) == value + attacking
            assert plus(state, "defend") == value + defending
            assert odds(state, "attack", HERO).deals == 1 + harm
        elif not card.startswith(("westerian", "ghost")):
            assert (plus(state), plus(state, "defend"), odds(state, "attack", HERO).deals) == (
                value,
                value,
                1,
            )


# -------------------------------------------------------------------------------------------- before combat


@pytest.mark.rule("RUN-221", "RUN-222")
@pytest.mark.parametrize("price", [1, 2])
def test_touch_of_death_inflicts_what_was_paid(price: int) -> None:
    state = fight(HOST, "touch_of_death")
    assert odds(state, "use_paying", "touch_of_death", 0, price) == (15, 6, 20, price, 0)
    force(state, 15)
    do(state, "use_paying", "touch_of_death", 0, price)
    assert (spent(state), battle(state).wounds) == (price, price)
    assert "touch_of_death" in state.face_down
    assert can(to(state, "ranged"), "attack", HERO)


@pytest.mark.rule("RUN-222")
def test_a_failed_touch_of_death_hurts_nobody() -> None:
    state = fight(HOST, "touch_of_death")
    force(state, 14)
    do(state, "use_paying", "touch_of_death", 0, 2)
    assert (spent(state), wounds(state), battle(state).wounds) == (2, 0, 0)
    assert asks(state) == "escape"


@pytest.mark.rule("RUN-222", "RUN-081")
def test_touch_of_death_costs_at_least_1_and_no_wound() -> None:
    state = fight(HOST, "touch_of_death")
    used = [o for o in options(state) if "touch" in o]
    assert used == ["use_paying touch_of_death 0 1", "use_paying touch_of_death 0 2"]


@pytest.mark.rule("RUN-221", "RUN-222")
def test_touch_of_death_is_a_magic_attack_with_its_bonuses_but_not_its_damage() -> None:
    state = fight(HOST, "touch_of_death", "staff_of_embers")
    assert odds(state, "use_paying", "touch_of_death", 0, 1)[:4] == (12, 9, 20, 1)


@pytest.mark.rule("RUN-222", "RUN-104")
def test_the_chance_of_touch_of_death_is_the_share_of_the_dice() -> None:
    state = fight(HOST, "touch_of_death")
    action = UsePaying("touch_of_death", 0, 1)
    share = sum(succeeding(state, 0, action, n) for n in range(1, 21))
    assert combat.odds(state)[action].chance == share


@pytest.mark.rule("RUN-211", "RUN-221")
def test_abilities_for_combat_rolls_help_touch_of_death() -> None:
    state = fight(HOST, "touch_of_death", hero="red_scorpion")
    do(state, "use_paying", "touch_of_death", 0, 1)
    assert options(state) == ["use red_scorpion 1", "go_on"]
    do(state, "use", "red_scorpion", 1)
    assert not can(state, "use", "red_scorpion", 1)
    told = events(state, "roll")[-1].facts
    assert told["bonus"] == 3 + 2


@pytest.mark.rule("RUN-214")
def test_the_mirror_hurts_the_enemy_when_magic_hurts_the_hero() -> None:
    state = fight(HOST, "mirror_of_shael")
    do(state, "use", "mirror_of_shael", 0)
    assert (spent(state), state.face_down) == (1, ["mirror_of_shael"])
    to(state, "ranged")
    defend(state, 2)
    assert (wounds(state), battle(state).wounds) == (3, 0)
    to(state, "magic")
    hurt(state, HERO, exhaustion=1)
    attack(state, HERO, 2)
    assert battle(state).wounds == 1
    hurt(to(state, "magic"), HERO)
    defend(state, 2)
    assert battle(state).wounds == 2


@pytest.mark.rule("RUN-214")
def test_the_mirror_does_nothing_for_an_allys_wounds() -> None:
    state = fight(HOST, "mirror_of_shael", "tame_griffon")
    do(state, "use", "mirror_of_shael", 0)
    attack(to(state, "magic"), "tame_griffon", 2)
    assert battle(state).wounds == 0


@pytest.mark.rule("RUN-215")
@pytest.mark.parametrize(("foe", "back"), [(BAND, 0), (HOST, 1)])
def test_the_mirror_does_nothing_when_all_damage_is_cancelled(foe: str, back: int) -> None:
    state = fight(foe, "mirror_of_shael", "chainmail")
    do(state, "use", "mirror_of_shael", 0)
    defend(to(state, "magic"), 2)
    do(state, "use", "chainmail", 0)
    assert battle(state).wounds == back


@pytest.mark.rule("RUN-215")
def test_the_mirror_does_nothing_when_an_ally_takes_all_the_damage() -> None:
    state = fight(BAND, "mirror_of_shael", "ingan_the_bold")
    do(state, "use", "mirror_of_shael", 0)
    defend(to(state, "magic"), 2)
    do(state, "use", "ingan_the_bold", 0)
    assert (wounds(state), battle(state).wounds) == (0, 0)


@pytest.mark.rule("RUN-078")
def test_the_mirror_works_once_in_a_combat_and_to_its_end() -> None:
    state = fight(HOST, "mirror_of_shael", "vigour_tonic")
    do(state, "use", "mirror_of_shael", 0)
    state.face_down.clear()
    state.activated.clear()
    state.asked = None
    refuse(state, "use", "mirror_of_shael", 0, rule="RUN-078")


@pytest.mark.rule("RUN-216")
def test_rune_plate_cancels_once_before_combat_and_once_in_each_round() -> None:
    state = _before("razorwing_pair", "rune_plate")
    do(state, "use", "rune_plate", 0)
    assert wounds(state) == 0
    defend(to(state, "ranged"), 2)
    do(state, "use", "rune_plate", 0)
    assert wounds(state) == 0
    defend(state, 2)
    assert wounds(state) == 1
    defend(to(to(state, "escape"), "ranged"), 2)
    do(state, "use", "rune_plate", 0)
    assert wounds(state) == 1


def _before(foe: str, *cards: str) -> RuneboundState:
    """The test of a Challenge before combat has failed."""
    state = fight(foe, *cards)
    force(state, 1)
    do(state, "roll_test", "no")
    return state


@pytest.mark.rule("RUN-216", "RUN-217")
def test_rune_plate_is_not_activated_and_works_face_down() -> None:
    state = to(fight(HOST, "rune_plate", "chainmail"), "ranged")
    state.face_down.append("rune_plate")
    defend(state, 2)
    do(state, "use", "chainmail", 0)
    do(state, "use", "rune_plate", 0)
    assert wounds(state) == 0


@pytest.mark.rule("RUN-217")
def test_rune_plate_protects_its_hero_only() -> None:
    state = to(fight(HOST, "rune_plate", "rune_of_warding", "tame_griffon"), "ranged")
    attack(state, "tame_griffon", 2)
    refuse(state, "use", "rune_plate", 0, rule="RUN-243")


@pytest.mark.rule("RUN-218")
@pytest.mark.parametrize(("foe", "left"), [(BAND, 0), (HOST, 1)])
def test_the_shield_of_light_cancels_up_to_2_and_hurts_the_enemy(foe: str, left: int) -> None:
    state = to(fight(foe, "shield_of_light"), "ranged")
    defend(state, 2)
    do(state, "use", "shield_of_light", 0)
    assert (wounds(state), battle(state).wounds) == (left, 1)
    assert "shield_of_light" in state.face_down


@pytest.mark.rule("RUN-219")
def test_the_shield_of_light_needs_wounds_to_cancel() -> None:
    state = to(fight(BAND, "rune_plate", "shield_of_light"), "ranged")
    assert not can(state, "use", "shield_of_light", 0)
    defend(state, 2)
    do(state, "use", "rune_plate", 0)
    assert (asks(state), wounds(state)) == ("melee", 0)
    assert "shield_of_light" not in state.face_down


@pytest.mark.rule("RUN-120", "RUN-218")
def test_the_shield_of_light_may_defeat_the_challenge_with_the_heros_last_wound() -> None:
    state = to(fight(HOST, "shield_of_light"), "ranged")
    state.fight = replace(state.combat, wounds=5)
    hurt(state, HERO, wounds=5)
    defend(state, 2)
    do(state, "use", "shield_of_light", 0)
    assert state.players[0].defeated == (HOST,)
    assert state.knocked_out == [0]


def test_rune_of_cinders_hurts_the_challenge() -> None:
    state = fight(BAND, "rune_of_cinders")
    do(state, "use", "rune_of_cinders", 0)
    assert (battle(state).wounds, spent(state), state.face_down) == (1, 2, ["rune_of_cinders"])


@pytest.mark.rule("RUN-244")
def test_rune_of_binding_lowers_every_target_number() -> None:
    state = fight(BAND, "rune_of_binding", "lord_loren")
    do(state, "use", "rune_of_binding", 0)
    assert spent(state) == 2
    assert odds(state, "escape", "no").need == 13 - 2 - 1
    for phase, target, value in (("ranged", 13, 1), ("melee", 14, 4), ("magic", 12, 2)):
        to(state, phase)
        assert odds(state, "defend").need == target - 2 - value
        assert odds(state, "attack", HERO).need == target - 2 - value
    to(to(state, "escape"), "melee")
    assert odds(state, "attack", "lord_loren").need == 14 - 2 - 5


@pytest.mark.rule("RUN-243")
def test_the_horn_of_rallying_rests_hero_and_allies() -> None:
    state = fight(BAND, "horn_of_rallying", "mirror_of_shael", "storm_adept", "mule_driver")
    for figure in (HERO, "storm_adept"):
        hurt(state, figure, exhaustion=2)
    do(state, "use", "horn_of_rallying", 0)
    assert state.exhaustion == {HERO: 1, "storm_adept": 1}


# -------------------------------------------------------------------------------------------- in a round


def test_the_repeating_crossbow_adds_damage_for_a_phase() -> None:
    state = to(fight(BAND, "repeating_crossbow"), "ranged")
    do(state, "use", "repeating_crossbow", 1)
    attack(state, HERO, 19)
    assert battle(state).wounds == 2


@pytest.mark.rule("RUN-206")
def test_the_mace_of_kellos_adds_wounds_to_a_hit_in_melee() -> None:
    state = to(fight(HOST, "mace_of_kellos", hero="one_fist"), "ranged")
    attack(state, "one_fist", 20)
    refuse(state, "use", "mace_of_kellos", 0, rule="RUN-206")
    do(state, "go_on")
    state.fight = replace(state.combat, wounds=0)
    to(to(state, "escape"), "melee")
    attack(state, "one_fist", 20)
    do(state, "use", "mace_of_kellos", 0)
    assert battle(state).wounds == 2 + 2
    assert "mace_of_kellos" in state.face_down


@pytest.mark.rule("RUN-243")
def test_the_mace_of_kellos_adds_nothing_to_an_allys_hit() -> None:
    state = to(fight(HOST, "mace_of_kellos", "tame_griffon"), "melee")
    attack(state, "tame_griffon", 20)
    assert asks(state) == "magic"
    assert battle(state).wounds == 2


def test_the_mace_of_kellos_needs_a_hit() -> None:
    state = to(fight(HOST, "mace_of_kellos"), "melee")
    attack(state, HERO, 2)
    assert asks(state) == "magic"


@pytest.mark.rule("RUN-101")
def test_nothing_is_added_to_a_hit_that_defeats() -> None:
    state = to(fight(WEAK, "mace_of_kellos"), "melee")
    attack(state, HERO, 20)
    assert state.fight is None
    assert state.face_down == []


@pytest.mark.rule("RUN-208")
def test_the_circlet_of_command_helps_one_roll() -> None:
    state = to(fight(BAND, "circlet_of_command", "lord_loren"), "ranged")
    do(state, "use", "circlet_of_command", 1)
    assert (plus(state), plus(state, "defend"), plus(state, "attack", "lord_loren")) == (3, 3, 2)
    defend(state, 20)
    assert plus(state) == 4


@pytest.mark.rule("RUN-206")
def test_the_fire_bomb_is_thrown_in_the_ranged_phase() -> None:
    state = to(fight(BAND, "dwarven_fire_bomb"), "ranged")
    do(state, "use", "dwarven_fire_bomb", 0)
    assert battle(state).wounds == 2
    assert state.players[0].items == ()
    assert state.decks["market"][0] == "dwarven_fire_bomb"
    assert can(state, "attack", HERO)


@pytest.mark.rule("RUN-110")
def test_the_fire_bomb_may_end_the_combat() -> None:
    state = to(fight(WEAK, "dwarven_fire_bomb"), "ranged")
    do(state, "use", "dwarven_fire_bomb", 0)
    assert state.players[0].defeated == (WEAK,)


def test_the_vigour_tonic_rests_the_hero() -> None:
    state = to(fight(BAND, "vigour_tonic"), "magic")
    hurt(state, HERO, exhaustion=2)
    do(state, "use", "vigour_tonic", 0)
    assert spent(state) == 0
    assert "vigour_tonic" in state.decks["market"]


def test_giant_strength_adds_damage_in_melee() -> None:
    state = to(fight(HOST, "draught_of_giant_strength"), "melee")
    do(state, "use", "draught_of_giant_strength", 0)
    assert odds(state, "attack", HERO).deals == 3
    attack(state, HERO, 20)
    assert battle(state).wounds == 3
    to(to(state, "escape"), "melee")
    assert odds(state, "attack", HERO).deals == 1


# ------------------------------------------------------------------------------------------------ Allies

ALLIES = {
    "prince_gardun": ((3, 1), (6, 2), (2, 1)),
    "lord_loren": ((2, 1), (5, 2), (3, 1)),
    "burning_priest": ((1, 1), (2, 1), (4, 1)),
    "ingan_the_bold": ((1, 1), (5, 1), (1, 1)),
    "kirion_drake_blood": ((4, 1), (4, 1), (5, 2)),
    "veteran_pikeman": ((0, 1), (4, 1), (0, 1)),
    "poacher_of_the_whispering_forest": ((4, 1), (1, 1), (0, 1)),
    "apprentice_rune_caster": ((1, 1), (0, 1), (4, 1)),
    "river_pilot": ((2, 1), (2, 1), (1, 1)),
    "mule_driver": ((0, 1), (1, 1), (0, 1)),
    "field_surgeon": ((1, 1), (2, 1), (2, 1)),
    "hill_clan_scout": ((3, 1), (3, 1), (1, 1)),
    "shieldmaiden_of_dawnsmoor": ((1, 1), (4, 1), (1, 1)),
    "dwarf_siege_gunner": ((6, 2), (2, 1), (0, 1)),
    "frostgate_marksman": ((6, 1), (1, 1), (1, 1)),
    "storm_adept": ((2, 1), (1, 1), (7, 2)),
    "greyhaven_arcanist": ((1, 1), (1, 1), (6, 1)),
    "nerekhall_cutpurse": ((4, 1), (2, 1), (1, 1)),
    "sworn_bodyguard": ((0, 1), (3, 1), (0, 1)),
    "tame_griffon": ((1, 1), (7, 2), (1, 1)),
}


@pytest.mark.rule("RUN-091", "RUN-100", "RUN-106")
@pytest.mark.parametrize("ally", ALLIES)
def test_an_ally_attacks_with_its_own_numbers(ally: str) -> None:
    state = fight(HOST, ally, "serpent_longbow", "rod_of_storms", "ghost_armor")
    for phase, (value, damage) in zip(("ranged", "melee", "magic"), ALLIES[ally], strict=True):
        to(state, phase)
        assert plus(state, "attack", ally) == value
        assert odds(state, "attack", ally).deals == damage


@pytest.mark.rule("RUN-083", "RUN-079")
def test_the_burning_priest_helps_a_roll_of_its_hero_once_a_round() -> None:
    state = to(fight(HOST, "burning_priest"), "ranged")
    do(state, "use", "burning_priest", 0)
    assert (plus(state), plus(state, "defend"), plus(state, "attack", "burning_priest")) == (3, 3, 1)
    assert (spent(state), spent(state, "burning_priest")) == (0, 1)
    defend(state, 20)
    assert plus(state) == 4
    refuse(state, "use", "burning_priest", 0, rule="RUN-078")
    to(to(state, "escape"), "ranged")
    assert can(state, "use", "burning_priest", 0)


# ------------------------------------------------------------------------------------------------ Heroes


@pytest.mark.rule("RUN-078")
def test_red_scorpion_helps_one_roll_a_turn() -> None:
    state = to(fight(HOST, hero="red_scorpion"), "melee")
    do(state, "use", "red_scorpion", 1)
    assert (plus(state, figure="red_scorpion"), spent(state, "red_scorpion")) == (5, 1)
    defend(state, 20)
    assert plus(state, figure="red_scorpion") == 3
    refuse(state, "use", "red_scorpion", 1, rule="RUN-078")


@pytest.mark.rule("RUN-078")
def test_one_fist_adds_a_wound_to_a_hit() -> None:
    state = to(fight(HOST, "lord_loren", hero="one_fist"), "ranged")
    attack(state, "lord_loren", 20)
    assert asks(state) == "melee"
    attack(state, "one_fist", 20)
    assert options(state) == ["use one_fist 1", "go_on"]
    do(state, "use", "one_fist", 1)
    assert (battle(state).wounds, spent(state, "one_fist")) == (1 + 2 + 1, 2)


def test_mad_carthos_attacks_better_with_magic_for_a_combat() -> None:
    state = fight(HOST, hero="mad_carthos")
    do(state, "use", "mad_carthos", 1)
    assert spent(state, "mad_carthos") == 2
    for _ in range(2):
        to(state, "magic")
        assert (plus(state, figure="mad_carthos"), plus(state, "defend")) == (8, 5)
        to(state, "escape")


@pytest.mark.rule("RUN-206")
def test_what_is_for_a_round_cannot_be_used_before_combat() -> None:
    state = fight(HOST, "rune_of_quickening", "mirror_of_shael", hero="mordrog")
    refuse(state, "use", "mordrog", 1)
    refuse(state, "use", "rune_of_quickening", 0)


def test_mordrog_hits_harder_for_a_round() -> None:
    state = to(fight(HOST, hero="mordrog"), "escape")
    do(state, "use", "mordrog", 1)
    to(state, "melee")
    assert (odds(state, "attack", "mordrog").deals, spent(state, "mordrog")) == (3, 2)
    to(to(state, "escape"), "melee")
    assert odds(state, "attack", "mordrog").deals == 2


def test_thessaly_vane_lowers_the_magic_target() -> None:
    state = fight(HOST, hero="thessaly_vane")
    do(state, "use", "thessaly_vane", 1)
    assert spent(state, "thessaly_vane") == 1
    to(state, "magic")
    assert odds(state, "defend").need == 17 - 2 - 5


def test_kestrel_hale_wounds_before_combat() -> None:
    state = fight(BAND, hero="kestrel_hale")
    do(state, "use", "kestrel_hale", 1)
    assert (battle(state).wounds, spent(state, "kestrel_hale")) == (1, 3)


@pytest.mark.parametrize(
    "hero", ["isaura_fenwick", "brannoc_tidewalker", "sister_odalys", "spiritspeaker_mok", HERO]
)
def test_other_heroes_have_nothing_to_use_in_combats(hero: str) -> None:
    state = fight(HOST, hero=hero)
    for phase in ("escape", "ranged", "melee", "magic"):
        to(state, phase)
        assert not [o for o in options(state) if o.startswith("use")]


def test_gloves_for_climbing_do_not_help_elsewhere() -> None:
    state = to(fight(BAND), "ranged")
    before = plus(state)
    give(state, "gauntlets_of_grip")
    assert plus(state) == before


@pytest.mark.rule("RUN-087")
def test_giant_strength_is_not_spent_when_the_hero_has_attacked() -> None:
    state = to(fight(HOST, "draught_of_giant_strength", "lord_loren"), "ranged")
    attack(state, HERO, 20)
    refuse(to(state, "melee"), "use", "draught_of_giant_strength", 0, rule="RUN-087")
    assert can(state, "attack", "lord_loren")
    assert can(to(to(state, "escape"), "melee"), "use", "draught_of_giant_strength", 0)
