"""Combat rolls: numbers, bonuses, chances, damage (RUN-102 to RUN-108, RUN-210, RUN-211, RUN-244)."""

from __future__ import annotations

import pytest

from game.titles.runebound.rules.cards.abilities import UsePaying
from game.titles.runebound.rules.cards.modifiers import DamageBonus
from game.titles.runebound.rules.combat import combat, rolls
from game.titles.runebound.rules.combat.escape import Escape
from game.titles.runebound.rules.state.state import Lasting, RuneboundState
from tests.titles.playing import asked, do, events
from tests.titles.runebound.fights import (
    BAND,
    GIANT,
    HERO,
    HOST,
    WEAK,
    attack,
    battle,
    begin,
    defend,
    duel_of,
    escape,
    fight,
    odds,
    plus,
    succeeding,
    to,
    wounds,
)
from tests.titles.runebound.positions import active_event, edit, force, give, table

FOES = (WEAK, GIANT, HOST, "high_lord_margath", "stormcaller_roc")


@pytest.mark.rule("RUN-007", "RUN-100", "RUN-102")
@pytest.mark.parametrize(("phase", "need"), [("ranged", 11), ("melee", 7), ("magic", 11)])
def test_a_roll_adds_the_attribute_of_the_phase(phase: str, need: int) -> None:
    state = to(fight(WEAK), phase)
    assert odds(state, "attack", HERO).need == need
    assert odds(state, "defend").need == need


@pytest.mark.rule("RUN-102")
@pytest.mark.parametrize(("result", "falls"), [(6, False), (7, True)])
def test_a_roll_succeeds_when_it_reaches_the_target(result: int, falls: bool) -> None:
    state = to(fight(WEAK), "melee")
    attack(state, HERO, result)
    assert bool(events(state, "defeated")) == falls


@pytest.mark.rule("RUN-104")
def test_a_natural_1_always_fails() -> None:
    state = to(fight(WEAK), "melee")
    edit(state, experience=("melee",) * 12)
    assert odds(state, "attack", HERO).chance == 19
    attack(state, HERO, 1)
    assert wounds(state) == 1


@pytest.mark.rule("RUN-105")
def test_a_natural_20_always_succeeds() -> None:
    state = to(_margath(), "ranged")
    assert odds(state, "attack", HERO).chance == 1
    attack(state, HERO, 20)
    assert battle(state).wounds == 1


def _margath() -> RuneboundState:
    """Against Margath, its test before combat passed."""
    state = table(HERO, "one_fist")
    begin(state, "high_lord_margath")
    force(state, 20)
    do(state, "roll_test", "no")
    return state


@pytest.mark.rule("RUN-104", "RUN-105")
@pytest.mark.parametrize("foe", FOES)
@pytest.mark.parametrize("phase", ["ranged", "melee", "magic"])
def test_the_chance_shown_is_the_share_of_the_dice(foe: str, phase: str) -> None:
    state = _margath() if foe == "high_lord_margath" else fight(foe)
    give(state, "duelling_rapier", "ghost_armor", "apprentice_rune_caster")
    to(state, phase)
    for action, shown in combat.odds(state).items():
        share = [succeeding(state, 0, action, n) for n in range(1, 21)]
        assert shown.chance == sum(share), action
        assert shown.of == 20
        assert all(share[n - 1] == (n >= shown.need) for n in range(2, 20))


@pytest.mark.rule("RUN-095", "RUN-099")
@pytest.mark.parametrize("foe", [WEAK, GIANT, HOST])
def test_the_chance_of_an_escape_is_the_share_of_the_dice(foe: str) -> None:
    state = fight(foe)
    for tried in (Escape(paid=False), Escape(paid=True)):
        share = sum(succeeding(state, 0, tried, n) for n in range(1, 21))
        assert combat.odds(state)[tried].chance == share


@pytest.mark.rule("RUN-141")
def test_the_chance_of_an_escape_from_a_hero_counts_both_dice() -> None:
    state = to(duel_of("corbin", "kestrel_hale"), "escape")
    shown = odds(state, "escape", "yes")
    pairs = [(a, b) for a in range(1, 21) for b in range(1, 21)]
    share = sum(succeeding(state, 0, Escape(paid=True), *pair) for pair in pairs)
    assert (shown.chance, shown.of) == (share, 400)


@pytest.mark.rule("RUN-140", "RUN-143")
def test_the_chances_against_a_hero_are_the_share_of_the_dice() -> None:
    state = to(duel_of("garrick_ironmantle", "isaura_fenwick", ("lord_loren",)), "escape")
    force(state, 8)
    do(state, "go_on")
    assert [str(a) for a in combat.odds(state)] == [f"attack {HERO}", "attack lord_loren", "defend"]
    for action, shown in combat.odds(state).items():
        assert shown.chance == sum(succeeding(state, 0, action, n) for n in range(1, 21))


@pytest.mark.rule("RUN-221", "RUN-248")
def test_the_chance_of_touch_of_death_against_a_hero_counts_both_dice() -> None:
    state = duel_of(HERO, "isaura_fenwick", ("touch_of_death",))
    action = UsePaying("touch_of_death", 0, 1)
    shown = combat.odds(state)[action]
    pairs = [(theirs, mine) for theirs in range(1, 21) for mine in range(1, 21)]
    assert (shown.chance, shown.of) == (sum(succeeding(state, 0, action, *pair) for pair in pairs), 400)


@pytest.mark.rule("RUN-102", "RUN-244")
def test_it_is_said_what_makes_up_a_bonus() -> None:
    state = to(fight(GIANT, "black_dagger", "footmans_sword", "circlet_of_command"), "melee")
    do(state, "use", "circlet_of_command", 1)
    active_event(state, "the_banners_are_raised")
    assert [*rolls.parts(state, 0, HERO, "melee", attacking=True)] == [
        (HERO, 4),
        ("black_dagger", 1),
        ("footmans_sword", 2),
        ("the_banners_are_raised", 1),
        ("circlet_of_command", 2),
    ]
    assert plus(state) == 10


@pytest.mark.rule("RUN-106")
def test_a_successful_attack_deals_the_damage_of_the_phase() -> None:
    state = to(fight(BAND), "ranged")
    attack(state, HERO, 19)
    assert battle(state).wounds == 1
    state = to(fight(BAND), "melee")
    give(state, "woodcutters_axe")
    assert odds(state, "attack", HERO).deals == 2
    attack(state, HERO, 19)
    assert battle(state).wounds == 2
    assert wounds(state) == 0


@pytest.mark.rule("RUN-107")
def test_a_failed_attack_hurts_the_attacking_hero() -> None:
    state = to(fight(GIANT), "melee")
    assert odds(state, "attack", HERO).takes == 2
    attack(state, HERO, 2)
    assert (wounds(state), battle(state).wounds) == (2, 0)


@pytest.mark.rule("RUN-107", "RUN-091")
def test_a_failed_attack_of_an_ally_hurts_the_ally() -> None:
    state = to(fight(GIANT, "lord_loren"), "melee")
    attack(state, "lord_loren", 2)
    assert (wounds(state), wounds(state, "lord_loren")) == (0, 2)


@pytest.mark.rule("RUN-108")
def test_a_successful_defence_hurts_nobody() -> None:
    state = to(fight(GIANT), "melee")
    defend(state, 19)
    assert (wounds(state), battle(state).wounds) == (0, 0)


@pytest.mark.rule("RUN-108")
def test_a_failed_defence_hurts_the_hero() -> None:
    state = to(fight(GIANT), "melee")
    defend(state, 2)
    assert wounds(state) == 2


@pytest.mark.rule("RUN-109")
def test_damage_becomes_wounds_before_the_next_roll() -> None:
    state = to(fight(BAND), "ranged")
    defend(state, 1)
    assert wounds(state) == 1
    assert battle(state).phase == "melee"


@pytest.mark.rule("RUN-210")
def test_two_weapons_both_count() -> None:
    state = to(fight(WEAK, "black_dagger", "flanged_mace"), "melee")
    assert plus(state) == 4 + 1 + 3


@pytest.mark.rule("RUN-211")
def test_first_roll_bonus_holds_for_one_roll() -> None:
    state = fight("toothed_coffer")
    force(state, 20)
    do(state, "roll_test", "no")
    to(state, "ranged")
    assert plus(state, "defend") == 1 + 2
    defend(state, 19)
    assert plus(state, "defend") == 4


@pytest.mark.rule("RUN-211")
def test_first_roll_bonus_serves_an_ally_too() -> None:
    state = table(HERO, "one_fist")
    give(state, "veteran_pikeman")
    begin(state, "toothed_coffer")
    force(state, 20)
    do(state, "roll_test", "no")
    to(state, "ranged")
    assert plus(state, "attack", "veteran_pikeman") == 0 + 2


@pytest.mark.rule("RUN-211")
def test_the_first_roll_is_counted_in_each_combat() -> None:
    state = to(fight("dragonlord_ezzarul_whisperer_of_runes", "rune_of_mending"), "ranged")
    assert plus(state) == 1 - 2
    defend(state, 20)
    assert plus(state) == 4
    begin(state, "fallen_runemaster")
    to(state, "ranged")
    assert plus(state) == 1 - 1


@pytest.mark.rule("RUN-242")
def test_a_bonus_without_cost_always_applies() -> None:
    state = to(fight(BAND, "footmans_sword"), "melee")
    assert plus(state) == 6
    to(state, "escape")
    to(state, "melee")
    assert plus(state) == 6


@pytest.mark.rule("RUN-243")
def test_an_item_serves_its_hero_only() -> None:
    state = to(fight(WEAK, "flanged_mace", "woodcutters_axe", "veteran_pikeman"), "melee")
    assert plus(state, "attack", "veteran_pikeman") == 4
    assert odds(state, "attack", "veteran_pikeman").deals == 1
    assert odds(state, "attack", HERO).deals == 2


@pytest.mark.rule("RUN-083")
def test_a_heros_ability_serves_its_owner_only() -> None:
    state = fight(WEAK, "apprentice_rune_caster", hero="mad_carthos")
    do(state, "use", "mad_carthos", 1)
    to(state, "magic")
    assert plus(state, "attack", "mad_carthos") == 5 + 3
    assert plus(state, "attack", "apprentice_rune_caster") == 4


@pytest.mark.rule("RUN-244")
@pytest.mark.parametrize(
    ("event", "phase", "change", "defence"),
    [
        ("the_banners_are_raised", "melee", 1, 0),
        ("grave_fog", "ranged", -2, 0),
        ("the_necromancers_ritual", "magic", -1, -1),
    ],
)
def test_an_events_bonus_holds_for_heroes_and_allies(
    event: str, phase: str, change: int, defence: int
) -> None:
    state = to(fight(WEAK, "lord_loren"), phase)
    before = [plus(state), plus(state, "attack", "lord_loren"), plus(state, "defend")]
    active_event(state, event)
    after = [plus(state), plus(state, "attack", "lord_loren"), plus(state, "defend")]
    assert [b - a for a, b in zip(before, after, strict=True)] == [change, change, defence]


@pytest.mark.rule("RUN-244")
def test_a_target_of_all_phases_changes_the_escape_too() -> None:
    state = fight(WEAK)
    need = odds(state, "escape", "no").need
    active_event(state, "the_high_lord_stirs")
    assert odds(state, "escape", "no").need == need + 1
    to(state, "melee")
    assert odds(state, "defend").need == 7 + 1


@pytest.mark.rule("RUN-244")
def test_a_target_of_one_phase_changes_no_escape() -> None:
    state = fight(WEAK, hero="thessaly_vane")
    do(state, "use", "thessaly_vane", 1)
    to(state, "escape")
    assert odds(state, "escape", "no").need == 12 - 2
    to(state, "magic")
    assert odds(state, "attack", "thessaly_vane").need == 13 - 2 - 5


@pytest.mark.rule("RUN-106")
def test_damage_never_falls_below_0() -> None:
    state = to(fight("rusted_sentinel", "lord_loren"), "ranged")
    state.lasting.append(Lasting(DamageBonus("ranged", -1), 0, "combat"))
    assert odds(state, "attack", HERO).deals == 0
    attack(state, HERO, 19)
    assert battle(state).wounds == 0
    assert asked(state) == [0]


def test_every_throw_is_told() -> None:
    state = to(fight(WEAK), "melee")
    attack(state, HERO, 3)
    told = events(state, "roll")[-1].facts
    assert (told["result"], told["bonus"], told["total"], told["target"]) == (3, 4, 7, 11)
    assert (told["die"], told["what"], told["phase"], told["success"]) == ("d20", "attack", "melee", 0)


def test_no_odds_outside_a_combat() -> None:
    state = table()
    assert combat.odds(state) == {}
    state = fight(WEAK)
    escape(state, 20)
    assert combat.odds(state) == {}
