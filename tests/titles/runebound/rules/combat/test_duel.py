"""Combat between Heroes (RUN-137 to RUN-151, RUN-248)."""

from __future__ import annotations

import pytest

from game.titles.runebound.rules.combat import combat
from game.titles.runebound.rules.combat.escape import Escape
from game.titles.runebound.rules.state.state import RuneboundState
from tests.titles.playing import asked, can, do, events, options, refuse
from tests.titles.runebound.fights import (
    HERO,
    attack,
    battle,
    defend,
    duel_of,
    escape,
    lair,
    odds,
    spent,
    to,
    wounds,
)
from tests.titles.runebound.positions import BOOK, active_event, edit, force, hurt

OTHER = "kestrel_hale"
"""Life 4, Stamina 3, adds 5, 1 and 1; ranged damage 2; may inflict a Wound before combat."""
PLAIN = "isaura_fenwick"
"""Life 4, Stamina 3, adds 5, 2 and 1, damage 1; has no ability for combats."""


def ranged(number: int, *cards: str, theirs: tuple[str, ...] = (), other: str = PLAIN) -> RuneboundState:
    """The ranged phase of the first round; the defender has thrown this."""
    state = duel_of(HERO, other, cards, theirs)
    while can(state, "ready"):
        do(state, "ready")
    force(state, number)
    do(state, "go_on")
    return state


def roles(state: RuneboundState) -> tuple[int, int]:
    """Attacker and defender."""
    return battle(state).attacker, battle(state).defender


# ------------------------------------------------------------------------------------------ before combat


@pytest.mark.rule("RUN-137")
def test_the_defender_uses_abilities_before_combat_first() -> None:
    state = duel_of("thessaly_vane", OTHER)
    assert asked(state) == [1]
    assert options(state) == [f"use {OTHER} 1", "ready"]
    do(state, "ready", seat=1)
    assert asked(state) == [0]
    assert options(state) == ["use thessaly_vane 1", "ready"]


@pytest.mark.rule("RUN-145", "RUN-077")
def test_each_player_may_activate_a_card_before_combat() -> None:
    state = duel_of(HERO, PLAIN, ("rune_of_cinders",), ("mirror_of_shael", "rune_of_binding", "vigour_tonic"))
    do(state, "use", "mirror_of_shael", 0, seat=1)
    refuse(state, "use", "rune_of_binding", 0, seat=1, rule="RUN-077")
    do(state, "ready", seat=1)
    do(state, "use", "rune_of_cinders", 0, seat=0)
    assert wounds(state, PLAIN) == 1


@pytest.mark.rule("RUN-145", "RUN-092")
def test_each_player_may_activate_a_card_in_a_round() -> None:
    state = duel_of(HERO, PLAIN, ("circlet_of_command",), ("repeating_crossbow",))
    do(state, "go_on")
    do(state, "use", "repeating_crossbow", 1, seat=1)
    assert can(state, "use", "circlet_of_command", 1)


@pytest.mark.rule("RUN-145", "RUN-078")
def test_abilities_of_a_turn_stay_limited_over_the_combat() -> None:
    state = ranged(1, other="corbin")
    attack(state, HERO, 19)
    do(state, "use", "corbin", 1, seat=1)
    assert wounds(state, "corbin") == 0
    force(state, 20)
    defend(state, 20)
    assert "corbin/1" in state.used


@pytest.mark.rule("RUN-248")
def test_inflicted_wounds_hit_the_other_hero_who_may_cancel_them() -> None:
    state = duel_of(OTHER, "corbin")
    do(state, "use", OTHER, 1, seat=0)
    assert options(state) == ["use corbin 1", "accept"]
    do(state, "use", "corbin", 1, seat=1)
    assert wounds(state, "corbin") == 0


@pytest.mark.rule("RUN-248")
def test_a_changed_target_changes_the_number_that_the_other_roll_sets() -> None:
    state = duel_of("thessaly_vane", PLAIN, ("rune_of_binding",))
    do(state, "use", "rune_of_binding", 0)
    do(state, "use", "thessaly_vane", 1)
    to(state, "escape")
    force(state, 10)
    do(state, "go_on")
    assert battle(state).target == 15
    assert odds(state, "defend").need == 15 - 2 - 2
    told = events(state, "roll")[-1].facts
    assert (told["result"], told["total"]) == (10, 13)


@pytest.mark.rule("RUN-248", "RUN-141")
def test_the_number_that_an_escape_meets_is_told_with_what_changes_it() -> None:
    state = duel_of(HERO, PLAIN)
    active_event(state, "the_high_lord_stirs")
    to(state, "escape")
    escape(state, 10, 15)
    number, tried = (e.facts for e in events(state, "roll"))
    assert number["total"] == tried["target"] == 10 + 5 + 1


@pytest.mark.rule("RUN-248", "RUN-222")
def test_the_number_that_touch_of_death_meets_is_told_with_what_changes_it() -> None:
    state = duel_of("thessaly_vane", PLAIN, ("touch_of_death",))
    do(state, "use", "thessaly_vane", 1)
    force(state, 10, 9)
    do(state, "use_paying", "touch_of_death", 0, 1)
    number, struck = (e.facts for e in events(state, "roll"))
    assert number["total"] == struck["target"] == 10 + 1 - 2


@pytest.mark.rule("RUN-248", "RUN-085")
def test_no_card_defeats_a_hero_without_combat() -> None:
    state = duel_of(HERO, PLAIN)
    edit(state, kept=("mistress_of_the_ferrox",))
    assert not [o for o in options(state) if o.startswith("discard")]


@pytest.mark.rule("RUN-221")
def test_what_helps_magic_attacks_helps_touch_of_death() -> None:
    state = duel_of(HERO, PLAIN, ("touch_of_death", "staff_of_embers", "wyrmscale_hauberk"))
    force(state, 10, 9)
    do(state, "use_paying", "touch_of_death", 0, 1)
    assert events(state, "roll")[1].facts["total"] == 9 + 2 + 3


@pytest.mark.rule("RUN-248", "RUN-221")
def test_touch_of_death_meets_a_number_that_the_other_hero_rolls() -> None:
    state = duel_of(HERO, PLAIN, ("touch_of_death",))
    force(state, 10, 9)
    do(state, "use_paying", "touch_of_death", 0, 2)
    assert [e.facts["total"] for e in events(state, "roll")] == [10 + 1, 9 + 2]
    assert wounds(state, PLAIN) == 2


@pytest.mark.rule("RUN-215", "RUN-248")
def test_the_mirror_hurts_the_other_hero() -> None:
    state = duel_of(HERO, PLAIN, (), ("mirror_of_shael",))
    do(state, "use", "mirror_of_shael", 0, seat=1)
    to_magic(state)
    attack(state, HERO, 20)
    assert (wounds(state, PLAIN), wounds(state, HERO)) == (1, 1)


def to_magic(state: RuneboundState) -> None:
    """The magic phase of the first round; nobody was hurt, the defender has thrown a 10."""
    while battle(state).phase != "magic":
        if can(state, "defend"):
            force(state, 20, 10)
            do(state, "defend")
        else:
            force(state, 10)
            do(state, "ready" if can(state, "ready") else "go_on")


# ------------------------------------------------------------------------------------------------ rounds


@pytest.mark.rule("RUN-140")
def test_what_helps_one_roll_of_the_number_does_not_help_the_next() -> None:
    state = duel_of(HERO, PLAIN, (), ("circlet_of_command",))
    to(state, "escape")
    do(state, "go_on")
    force(state, 10)
    do(state, "use", "circlet_of_command", 1, seat=1)
    assert battle(state).target == 10 + BOOK.heroes[PLAIN].ranged.value + 2
    force(state, 20, 10)
    do(state, "defend")
    assert battle(state).target == 10 + BOOK.heroes[PLAIN].melee.value


@pytest.mark.rule("RUN-140")
def test_the_defender_rolls_the_number_first() -> None:
    state = ranged(10)
    told = events(state, "roll")[-1].facts
    assert (told["seat"], told["what"], told["total"]) == (1, "number", 15)
    assert odds(state, "attack", HERO).need == 15 - 1
    assert odds(state, "defend").need == 15 - 1


@pytest.mark.rule("RUN-140", "RUN-138")
def test_the_defenders_items_count_for_its_number() -> None:
    state = ranged(10, theirs=("ghost_armor",))
    assert battle(state).target == 10 + 5 + 2


@pytest.mark.rule("RUN-140")
def test_each_phase_has_its_own_number() -> None:
    state = ranged(10)
    force(state, 20, 3)
    do(state, "defend")
    assert battle(state).phase == "melee"
    assert battle(state).target == 3 + 2


@pytest.mark.rule("RUN-140")
def test_no_number_is_set_while_the_defender_uses_abilities() -> None:
    state = ranged(10, theirs=("circlet_of_command",))
    force(state, 7)
    do(state, "go_on", seat=1)
    assert battle(state).target == 7 + 5
    force(state, 20)
    do(state, "defend")
    assert (asked(state), battle(state).phase, battle(state).target) == ([1], "melee", 0)


@pytest.mark.rule("RUN-140")
def test_the_defender_uses_its_allies_abilities() -> None:
    state = duel_of(HERO, PLAIN, (), ("burning_priest",))
    do(state, "go_on", seat=0)
    force(state, 7)
    do(state, "use", "burning_priest", 0, seat=1)
    assert battle(state).target == 7 + 5 + 2


@pytest.mark.rule("RUN-138")
def test_the_defender_makes_no_attacks_with_allies() -> None:
    state = ranged(10, "lord_loren", theirs=("tame_griffon",))
    assert asked(state) == [0]
    assert options(state) == [f"attack {HERO}", "attack lord_loren", "defend"]
    refuse(state, "attack", "tame_griffon")


@pytest.mark.rule("RUN-142")
def test_a_successful_attack_hurts_the_defender() -> None:
    state = ranged(10, "throwing_hatchets")
    attack(state, HERO, 19)
    assert (wounds(state, PLAIN), wounds(state)) == (2, 0)


@pytest.mark.rule("RUN-142")
def test_a_failed_attack_costs_the_defenders_damage() -> None:
    state = ranged(10, other=OTHER)
    attack(state, HERO, 2)
    assert wounds(state) == 2


@pytest.mark.rule("RUN-142")
def test_a_failed_attack_of_an_ally_hurts_the_ally() -> None:
    state = ranged(10, "lord_loren", other=OTHER)
    attack(state, "lord_loren", 2)
    assert (wounds(state), wounds(state, "lord_loren")) == (0, 2)


@pytest.mark.rule("RUN-142")
@pytest.mark.parametrize(("result", "taken"), [(13, 2), (14, 0)])
def test_a_defence_decides_about_the_defenders_damage(result: int, taken: int) -> None:
    state = ranged(10, other=OTHER)
    defend(state, result)
    assert (wounds(state), wounds(state, OTHER)) == (taken, 0)


@pytest.mark.rule("RUN-142")
def test_the_defenders_items_raise_its_damage() -> None:
    state = ranged(10, theirs=("throwing_hatchets",))
    defend(state, 2)
    assert wounds(state) == 2


@pytest.mark.rule("RUN-143")
@pytest.mark.parametrize("number", [1, 20])
def test_natural_numbers_are_nothing_special_for_the_defender(number: int) -> None:
    state = ranged(number)
    assert battle(state).target == number + 5


@pytest.mark.rule("RUN-143")
def test_natural_numbers_count_for_the_attacker() -> None:
    state = ranged(20)
    assert odds(state, "attack", HERO).chance == 1
    attack(state, HERO, 20)
    assert wounds(state, PLAIN) == 1
    state = ranged(1)
    edit(state, experience=("ranged",) * 12)
    attack(state, HERO, 1)
    assert wounds(state) == 1


@pytest.mark.rule("RUN-144", "RUN-139")
def test_the_sides_change_after_each_round() -> None:
    state = ranged(10)
    assert roles(state) == (0, 1)
    for _ in range(2):
        force(state, 20, 10)
        do(state, "defend")
    force(state, 20)
    do(state, "defend")
    assert (battle(state).round, roles(state), asked(state)) == (2, (1, 0), [1])
    refuse(state, "escape", "no", seat=0)
    assert can(state, "escape", "no")


@pytest.mark.rule("RUN-139")
def test_only_the_attacker_may_escape() -> None:
    state = duel_of(HERO, PLAIN)
    assert asked(state) == [0]
    refuse(state, "escape", "no", seat=1)


# ------------------------------------------------------------------------------------------------ chances

DICE = [(theirs, mine) for theirs in range(1, 21) for mine in range(1, 21)]
"""All results of both Heroes' dice."""


@pytest.mark.rule("RUN-141", "RUN-099")
@pytest.mark.parametrize("paid", [False, True])
def test_the_chance_of_an_escape_counts_both_dice(paid: bool) -> None:
    """Mind 1 against Mind 5; natural numbers are nothing special."""
    state = duel_of(HERO, PLAIN)
    good = sum(mine + 1 + 2 * paid >= theirs + 5 for theirs, mine in DICE)
    found = combat.odds(state)[Escape(paid)]
    assert (found.chance, found.of, found.takes) == (good, 400, 1)


@pytest.mark.rule("RUN-143", "RUN-221", "RUN-248")
@pytest.mark.parametrize("amount", [1, 2])
def test_the_chance_of_touch_of_death_counts_both_dice(amount: int) -> None:
    """Spirit 2 against Spirit 1."""
    state = duel_of(HERO, PLAIN, ("touch_of_death",))
    good = sum(mine != 1 and (mine == 20 or mine + 2 >= theirs + 1) for theirs, mine in DICE)
    found = odds(state, "use_paying", "touch_of_death", 0, amount)
    assert (found.chance, found.of, found.deals, found.takes) == (good, 400, amount, 0)


@pytest.mark.rule("RUN-140", "RUN-142")
def test_the_chances_of_a_phase_count_the_number_that_was_rolled() -> None:
    """Ranged 1 against 10 + 5: 14 or more. Damage 1 either way."""
    state = ranged(10)
    assert odds(state, "attack", HERO) == (14, 7, 20, 1, 1)
    assert odds(state, "defend") == (14, 7, 20, 0, 1)


# ------------------------------------------------------------------------------------------------ the end


@pytest.mark.rule("RUN-141", "RUN-146")
@pytest.mark.parametrize(("mine", "gone"), [(13, False), (14, True)])
def test_an_escape_is_rolled_against_mind(mine: int, gone: bool) -> None:
    state = duel_of(HERO, PLAIN)
    escape(state, 10, mine)
    assert (state.fight is None) == gone
    assert wounds(state) == (0 if gone else 1)
    assert state.undefeated == {}
    assert state.players[0].gold == state.players[1].gold == 3


@pytest.mark.rule("RUN-141")
def test_a_failed_escape_may_be_retried_with_a_new_roll() -> None:
    state = duel_of(HERO, PLAIN)
    escape(state, 20, 2)
    escape(state, 1, 19)
    assert [e.facts["total"] for e in events(state, "roll") if e.facts["what"] == "number"] == [25, 6]
    assert state.fight is None


@pytest.mark.rule("RUN-146", "RUN-149", "RUN-151")
def test_the_winner_takes_a_prize_before_the_loser_is_knocked_out() -> None:
    state = ranged(10, theirs=("ash_longbow",))
    hurt(state, PLAIN, wounds=3)
    attack(state, HERO, 19)
    assert state.fight is None
    assert asked(state) == [0]
    assert not state.knocked_out
    do(state, "take_card", "ash_longbow")
    assert state.players[0].items == ("ash_longbow",)
    assert state.knocked_out == [1]
    assert state.players[0].counters == ()
    assert state.undefeated == {}


@pytest.mark.rule("RUN-146", "RUN-147")
def test_the_defender_may_win() -> None:
    state = ranged(10)
    hurt(state, HERO, wounds=5)
    defend(state, 2)
    assert asked(state) == [1]
    do(state, "take_gold", seat=1)
    assert (state.players[0].gold, state.players[1].gold) == (0, 6)
    assert state.knocked_out == [0]


@pytest.mark.rule("RUN-120", "RUN-146")
def test_if_both_fall_the_attacker_has_won_and_both_are_knocked_out() -> None:
    state = duel_of(HERO, PLAIN, (), ("mirror_of_shael",))
    do(state, "use", "mirror_of_shael", 0, seat=1)
    to_magic(state)
    hurt(state, HERO, wounds=5)
    hurt(state, PLAIN, wounds=3, exhaustion=1)
    attack(state, HERO, 20)
    assert asked(state) == [0]
    do(state, "take_nothing")
    do(state, "keep_hero")
    assert state.knocked_out == [1, 0]


@pytest.mark.rule("RUN-120", "RUN-149")
def test_a_winner_that_fell_too_is_not_saved_by_its_prize() -> None:
    state = duel_of(HERO, PLAIN, (), ("mirror_of_shael", "belt_of_the_giant_kin"))
    do(state, "use", "mirror_of_shael", 0, seat=1)
    to_magic(state)
    hurt(state, HERO, wounds=5)
    hurt(state, PLAIN, wounds=4, exhaustion=1)
    attack(state, HERO, 20)
    do(state, "take_card", "belt_of_the_giant_kin")
    do(state, "keep_hero", seat=1)
    assert state.knocked_out == [1, 0]
    assert state.wounds == {}


def test_no_card_of_the_realm_is_touched() -> None:
    state = ranged(10)
    hurt(state, PLAIN, wounds=3)
    attack(state, HERO, 19)
    do(state, "take_nothing")
    assert state.players[0].defeated == ()
    assert lair("green") in state.counters
    assert combat.odds(state) == {}
    assert spent(state) == 0
