"""Skill tests (RUN-199 to RUN-205, RUN-255)."""

from __future__ import annotations

import pytest

from game.engine import flow
from game.titles.runebound.rules.cards.effect_bases import Attribute
from game.titles.runebound.rules.cards.effects import SkillTest
from game.titles.runebound.rules.cards.immediate import GainGold, LoseGold, RecoverExhaustion
from game.titles.runebound.rules.cards.resolve import Resolve
from game.titles.runebound.rules.heroes import skill
from game.titles.runebound.rules.state.state import RuneboundState
from tests.titles.playing import can, do, events, now, options, refuse
from tests.titles.runebound.positions import edit, force, give, hurt, table

SUCCESS, FAILURE = (GainGold(10),), (LoseGold(1),)


def posed(
    named: str = "lore",
    target: int = 12,
    attribute: Attribute = "spirit",
    hero: str = "corbin",
    cards: tuple[str, ...] = (),
) -> RuneboundState:
    """Seat 0 is asked about a test: success brings 10 gold, failure costs 1."""
    state = table(hero, "red_scorpion")
    give(state, *cards)
    test = SkillTest(attribute, named, target, SUCCESS, FAILURE)
    now(state, Resolve((test,), 0, hero, "stranded_pedlar"))
    return state


@pytest.mark.rule("RUN-199", "RUN-200")
@pytest.mark.parametrize(("result", "gold"), [(9, 2), (10, 13), (20, 13)])
def test_the_die_with_the_attribute_reaches_the_target(result: int, gold: int) -> None:
    state = posed()
    force(state, result)
    do(state, "roll_test", "no")
    assert state.players[0].gold == gold
    assert events(state, "roll")[-1].facts == {
        "seat": 0,
        "die": "d20",
        "result": result,
        "bonus": 2,
        "total": result + 2,
        "target": 12,
        "what": "lore",
        "success": int(result > 9),
    }


@pytest.mark.rule("RUN-006", "RUN-007", "RUN-200")
@pytest.mark.parametrize(("attribute", "value"), [("mind", 1), ("body", 4), ("spirit", 2)])
def test_a_test_uses_the_number_of_its_attribute(attribute: Attribute, value: int) -> None:
    state = posed(attribute=attribute)
    assert skill.bonus(state, 0, attribute, "lore") == value
    edit(state, experience=("ranged", "melee", "magic"))
    assert skill.bonus(state, 0, attribute, "lore") == value + 2


@pytest.mark.rule("RUN-201", "RUN-202")
def test_one_exhaustion_before_the_roll_adds_2() -> None:
    state = posed()
    force(state, 8)
    do(state, "roll_test", "yes")
    assert state.players[0].gold == 13
    assert state.exhaustion == {"corbin": 1}


@pytest.mark.rule("RUN-202")
def test_the_exhaustion_is_paid_once_for_a_test() -> None:
    state = posed()
    force(state, 9)
    do(state, "roll_test", "no")
    assert not can(state, "roll_test", "yes")


@pytest.mark.rule("RUN-202", "RUN-081")
def test_no_exhaustion_is_paid_beyond_stamina() -> None:
    state = posed()
    hurt(state, "corbin", exhaustion=2)
    refuse(state, "roll_test", "yes", rule="RUN-081")


@pytest.mark.rule("RUN-203")
def test_a_skill_counts_only_in_tests_that_name_it() -> None:
    state = posed(hero="mad_carthos")
    assert skill.bonus(state, 0, "spirit", "lore") == 5 + 3
    assert skill.bonus(state, 0, "spirit", "diplomacy") == 5


@pytest.mark.rule("RUN-203", "RUN-243")
def test_allies_and_items_add_their_skills() -> None:
    state = posed(cards=("greyhaven_arcanist", "scholars_lens"))
    assert skill.bonus(state, 0, "spirit", "lore") == 2 + 3 + 2
    assert skill.bonus(state, 0, "spirit", "climb") == 2


@pytest.mark.rule("RUN-204")
@pytest.mark.parametrize(("result", "target", "gold"), [(1, 3, 13), (20, 30, 2)])
def test_1_and_20_mean_nothing_special(result: int, target: int, gold: int) -> None:
    state = posed(target=target)
    force(state, result)
    do(state, "roll_test", "no")
    assert state.players[0].gold == gold


@pytest.mark.rule("RUN-205")
def test_the_hero_is_tested_not_an_ally() -> None:
    state = posed(cards=("storm_adept",))
    assert skill.bonus(state, 0, "spirit", "lore") == 2
    do(state, "roll_test", "yes")
    assert state.exhaustion == {"corbin": 1}


@pytest.mark.rule("RUN-255")
def test_a_card_is_used_before_the_roll_and_holds_for_it() -> None:
    state = posed(cards=("crystal_of_tival",))
    assert options(state) == ["use crystal_of_tival 0", "roll_test no", "roll_test yes"]
    do(state, "use", "crystal_of_tival", 0)
    assert skill.chance(state, 0, "spirit", "lore", 12, paid=False) == 14
    force(state, 7)
    do(state, "roll_test", "no")
    assert state.players[0].gold == 13
    assert not state.lasting


@pytest.mark.rule("RUN-255")
def test_one_card_only_is_activated_while_a_card_is_resolved() -> None:
    state = posed(cards=("crystal_of_tival",))
    state.activated.append(0)
    state.asked = None
    refuse(state, "use", "crystal_of_tival", 0, rule="RUN-255")


@pytest.mark.rule("RUN-200", "RUN-201", "RUN-204")
@pytest.mark.parametrize("paid", [False, True])
@pytest.mark.parametrize("target", [2, 5, 12, 20, 22, 24, 30])
def test_the_chance_is_the_share_of_all_results(target: int, paid: bool) -> None:
    state = posed(target=target)
    passed = 0
    for result in range(1, 21):
        trial = state.copy()
        force(trial, result)
        flow.play(trial, 0, skill.RollTest(paid))
        passed += trial.players[0].gold > 3
    assert skill.chance(state, 0, "spirit", "lore", target, paid) == passed


def test_what_follows_from_a_test_follows_in_order() -> None:
    state = table()
    hurt(state, "corbin", exhaustion=2)
    first = SkillTest("spirit", "lore", 2, (RecoverExhaustion(1),), ())
    now(state, Resolve((first, GainGold(1)), 0, "corbin", "stranded_pedlar"))
    do(state, "roll_test", "no")
    assert (state.exhaustion, state.players[0].gold) == ({"corbin": 1}, 4)


@pytest.mark.rule("RUN-199", "RUN-201")
def test_the_question_names_the_test_and_its_chances() -> None:
    state = posed()
    assert flow.question(state, 0).facts == {
        "card": "stranded_pedlar",
        "attribute": "spirit",
        "skill": "lore",
        "target": 12,
        "bonus": 2,
        "chance": 11,
        "paid": 13,
        "choices": 0,
    }
