"""The words of Runebound's cards come from their data: every effect, every card, every icon."""

from __future__ import annotations

from typing import get_args

import pytest

from game import paths
from game.titles.runebound.rules.cards import effects
from game.titles.runebound.rules.cards.effects import Choose, SkillTest
from game.titles.runebound.rules.cards.immediate import GainCounter, TakeWounds
from game.titles.runebound.rules.cards.modifiers import AttackBonus, DamageBonus, Discount
from game.titles.runebound.words import card_text, names
from game.ui.window.ui import Ui
from tests.titles.runebound import positions as at
from tests.titles.runebound.positions import BOOK

assert at.HEROES[0] in BOOK.heroes  # the positions have read the book
CARDS = sorted(
    {*BOOK.heroes, *BOOK.items, *BOOK.allies, *BOOK.challenges, *BOOK.events, *BOOK.encounters, *BOOK.doom}
)
TOLD_ELSEWHERE = ("skill_test", "keep_card")
"""Kinds of effects whose message has another name."""


def test_every_kind_of_effect_has_its_sentence(ui: Ui, watched: None) -> None:
    for kind in get_args(effects.AnyEffect):
        name = str(kind.__struct_config__.tag)
        assert name in TOLD_ELSEWHERE or ui.messages.has(f"runebound-effect-{name}"), name


@pytest.mark.parametrize("card", CARDS)
def test_every_card_can_be_read_aloud(ui: Ui, watched: None, card: str) -> None:
    said = card_text.whole(ui.say, BOOK, card)
    assert said.splitlines()[0].startswith(names.card(ui.say, card))
    assert "runebound-" not in said
    plain = names.spoken(ui.say, said)
    assert "{" not in plain
    assert "runebound-" not in plain


def test_an_attribute_is_named_once_on_a_button(ui: Ui, watched: None) -> None:
    assert names.spoken(ui.say, "test Body~{melee} against 14") == "test Body against 14"
    assert names.spoken(ui.say, "1~{wound} by 2~{melee}") != names.spoken(ui.say, "1~{wound} by 2")


def test_a_space_of_no_region_is_named_by_the_nearest_town(ui: Ui, watched: None) -> None:
    assert names.place(ui.say, BOOK, "r11c8") == "the plains near Vynelvale"
    assert names.place(ui.say, BOOK, "r2c11") == "the river near Greyhaven"
    assert names.place(ui.say, BOOK, "vynelvale") == "Vynelvale"


def test_every_icon_in_the_words_of_cards_is_drawn(ui: Ui, watched: None) -> None:
    said = " ".join(card_text.whole(ui.say, BOOK, card) for card in CARDS)
    icons = {part.partition("}")[0] for part in said.split("{")[1:]}
    assert icons
    assert [name for name in icons if not paths.assets("icons", f"{name}.svg").is_file()] == []


def test_a_bonus_names_its_phase_and_its_sign(ui: Ui, watched: None) -> None:
    assert card_text.effect(ui.say, AttackBonus("melee", 2)) == "+2 to {melee} attacks"
    assert card_text.effect(ui.say, AttackBonus("each", -1)) == "−1 to all attacks"
    assert card_text.effect(ui.say, DamageBonus("magic", 1)) == "+1~{wound} from {magic} hits"


def test_who_is_hit_is_said(ui: Ui, watched: None) -> None:
    said = [card_text.effect(ui.say, TakeWounds(2, who)) for who in ("hero", "hero_and_allies", "all_heroes")]
    assert len(set(said)) == 3
    assert all("2~{wound}" in one for one in said)


def test_a_skill_test_tells_both_its_ends(ui: Ui, watched: None) -> None:
    test = SkillTest("mind", "notice", 12, success=(Discount("item", 1),), failure=(TakeWounds(1),))
    said = card_text.effect(ui.say, test)
    assert said == (
        "test Mind~{ranged} (notice) against 12; success: items cost 1~{gold} less; "
        "failure: your hero takes 1~{wound}"
    )
    assert "success" not in card_text.effect(ui.say, SkillTest("body", "swim", 9, failure=(TakeWounds(1),)))


def test_a_choice_names_all_its_options(ui: Ui, watched: None) -> None:
    said = card_text.effect(ui.say, Choose(((TakeWounds(1),), (TakeWounds(3),))))
    assert "1~{wound}" in said
    assert "3~{wound}" in said


def test_an_ability_says_when_what_it_costs_and_how_often(ui: Ui, watched: None) -> None:
    (ability,) = (a for a in BOOK.heroes["mad_carthos"].abilities if not card_text.passive(a))
    assert (
        card_text.ability(ui.say, BOOK, "mad_carthos", ability)
        == "Before combat, 2~{exhaustion}: +3 to {magic} attacks (once a turn)"
    )


def test_what_always_holds_is_said_without_a_moment(ui: Ui, watched: None) -> None:
    (line,) = card_text.lines(ui.say, BOOK, "black_dagger")
    assert line == "+1 to {melee} attacks"


def test_the_reward_of_a_challenge_is_told(ui: Ui, watched: None) -> None:
    gold = BOOK.challenges["toll_bridge_bandits"].reward.gold
    assert card_text.reward(ui.say, BOOK, "toll_bridge_bandits") == f"Reward: {gold}~{{gold}}"


# ---------------------------------------------------------------------- when, how often, on what


def read(ui: Ui, card: str) -> str:
    """What a card says, aloud."""
    return names.spoken(ui.say, " / ".join(card_text.lines(ui.say, BOOK, card)))


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("mace_of_kellos", "After your hero’s melee hit, activate: the enemy takes 2 wounds"),
        ("one_fist", "After your hero’s hit, 2 exhaustion: the enemy takes 1 wound (once a turn)"),
        ("vigour_tonic", "Any combat phase, discard: remove 3 exhaustion from your hero"),
        ("garrick_ironmantle", "Market: items cost 1 gold less"),
        ("brannoc_tidewalker", "Before moving: one extra movement die showing river"),
        ("teleport", "go to any standing town instead of rolling dice"),
        (
            "scroll_of_recall",
            "When knocked out, discard: wake in any standing town instead of the nearest",
        ),
        ("burning_priest", "+2 to your hero’s next combat roll (once a round)"),
        ("spiritspeaker_mok", "heal 1 wound from your hero (as often as you can pay)"),
        ("staff_of_light", "heal all wounds and exhaustion from your hero or an ally"),
    ],
)
def test_a_card_says_when_it_works_how_often_and_on_what(ui: Ui, watched: None, card: str, said: str) -> None:
    assert said in read(ui, card)


@pytest.mark.rule("RUN-255")
def test_items_that_ward_wounds_off_in_combat_only_say_so(ui: Ui, watched: None) -> None:
    told = [card for card in BOOK.items if "When wounds are dealt in combat" in read(ui, card)]
    tagged = [card for card, item in BOOK.items.items() if item.timing == "any_phase"]
    assert told == [card for card in tagged if card not in ("rune_of_quickening", "vigour_tonic")]
    assert len(told) == 6
    assert "in combat" not in read(ui, "corbin")


def test_what_is_counted_has_the_right_number(ui: Ui, watched: None) -> None:
    assert names.spoken(ui.say, "1~{wound}, 2~{wound}, all {wound}") == "1 wound, 2 wounds, all wounds"
    assert names.spoken(ui.say, "add 1~{threat} or 2~{threat}") == "add 1 threat counter or 2 threat counters"
    assert card_text.effect(ui.say, GainCounter("yellow", 1)) == "gain 1 yellow adventure counter"
    assert card_text.effect(ui.say, GainCounter("yellow", 2)) == "gain 2 yellow adventure counters"


def test_the_question_speaks_of_heroes_only_where_one_can_be_met(ui: Ui, watched: None) -> None:
    assert ui.say("runebound-ask-adventure", others=0) == "An adventure awaits you here"
    assert ui.say("runebound-ask-adventure", others=1).startswith("What do you face")
