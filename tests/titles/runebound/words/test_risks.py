"""What can knock a Hero out is told before it is chosen."""

from __future__ import annotations

import pytest

from game.engine.model import Option
from game.titles.runebound.rules.cards.effects import Choose, SkillTest
from game.titles.runebound.rules.cards.healing import ChooseEffects
from game.titles.runebound.rules.cards.immediate import LoseGold, TakeExhaustion, TakeWounds
from game.titles.runebound.rules.cards.resolve import Resolve
from game.titles.runebound.rules.heroes.skill import SkillRoll
from game.titles.runebound.rules.heroes.wounds import DealWounds
from game.titles.runebound.rules.state.state import RuneboundState
from game.titles.runebound.words import labels, previews
from game.ui.window.ui import Ui
from tests.titles import playing
from tests.titles.runebound import positions as at
from tests.titles.runebound.fights import GIANT, HERO, WEAK, attack, defend, duel_of, escape, fight, to
from tests.titles.runebound.table import looks

pytestmark = pytest.mark.usefixtures("watched")
RISK = "This can knock your hero out"
PREVENTABLE = f"{RISK} unless you cancel wounds"


def told(ui: Ui, state: RuneboundState, verb: str, *args: str | int, seat: int = 0) -> list[str]:
    """The lines that foretell what an action brings; its button says the same as its preview."""
    look, action = looks.context(ui, state, seat), playing.action(state, verb, *args)
    lines = previews.preview(look, Option(action, None, None)).splitlines()
    tip = labels.label(look, action).tip.splitlines()
    assert [line for line in tip if "knock" in line] == [line for line in lines if "knock" in line]
    return lines


@pytest.mark.rule("RUN-097", "RUN-116")
@pytest.mark.parametrize("paid", ["no", "yes"])
def test_an_escape_whose_failure_knocks_the_hero_out_says_so(ui: Ui, paid: str) -> None:
    state = to(fight(WEAK), "escape")
    at.hurt(state, HERO, wounds=4)
    assert RISK not in told(ui, state, "escape", paid)
    at.hurt(state, HERO, wounds=5)
    assert RISK in told(ui, state, "escape", paid)
    escape(state, 1)
    assert state.knocked_out == [0]


@pytest.mark.rule("RUN-107", "RUN-116")
def test_an_attack_and_a_defence_say_it_too(ui: Ui) -> None:
    state = to(fight(GIANT), "melee")
    at.hurt(state, HERO, wounds=3)
    assert RISK not in told(ui, state, "attack", HERO)
    at.hurt(state, HERO, wounds=4)
    assert RISK in told(ui, state, "attack", HERO), "the giant hits for two"
    assert RISK in told(ui, state, "defend")
    attack(attacking := state.copy(), HERO, 1)
    defend(defending := state.copy(), 1)
    assert attacking.knocked_out == defending.knocked_out == [0]


@pytest.mark.rule("RUN-109")
def test_a_knockout_that_can_be_cancelled_is_told_as_that(ui: Ui) -> None:
    state = to(fight(GIANT, "shieldmaiden_of_dawnsmoor"), "escape")
    at.hurt(state, HERO, wounds=5)
    assert PREVENTABLE in told(ui, state, "escape", "no")
    escape(state, 1)
    assert told(ui, state, "accept") == ["Your hero is knocked out"]
    playing.do(state, "accept")
    assert state.knocked_out == [0]


@pytest.mark.rule("RUN-243")
def test_an_ally_risks_only_itself(ui: Ui) -> None:
    state = to(fight(GIANT, "field_surgeon"), "ranged")
    at.hurt(state, HERO, wounds=5)
    assert RISK not in told(ui, state, "attack", "field_surgeon")


@pytest.mark.rule("RUN-214")
def test_a_hit_that_comes_back_says_it(ui: Ui) -> None:
    """The Mirror of Shael throws back what a magic attack does."""
    state = duel_of(HERO, "isaura_fenwick", ("field_surgeon",), ("mirror_of_shael",))
    playing.do(state, "use", "mirror_of_shael", 0)
    to(state, "magic")
    at.hurt(state, HERO, wounds=5)
    assert RISK in told(ui, state, "attack", "field_surgeon")
    attack(state, "field_surgeon", 20)
    playing.do(state, "take_nothing")
    assert state.knocked_out == [0]


@pytest.mark.rule("RUN-139", "RUN-142")
def test_it_is_told_against_another_hero(ui: Ui) -> None:
    state = to(duel_of(HERO, "isaura_fenwick"), "escape")
    at.hurt(state, HERO, wounds=5)
    assert RISK in told(ui, state, "escape", "no")


@pytest.mark.rule("RUN-080", "RUN-202")
@pytest.mark.parametrize(("paid", "expected"), [("no", False), ("yes", True)])
def test_a_test_says_what_its_failure_comes_to(ui: Ui, paid: str, expected: bool) -> None:
    """Exhaustion that is paid leaves less Stamina for what the failure deals."""
    state = at.table(HERO, "corbin")
    at.hurt(state, HERO, wounds=5)
    test = SkillTest("mind", "lore", 40, failure=(TakeExhaustion(2),))
    playing.now(state, SkillRoll(0, test, Resolve((), 0, HERO, "marsh_wisp")))
    assert (RISK in told(ui, state, "roll_test", paid)) == expected
    playing.do(state, "roll_test", paid)
    assert (state.knocked_out == [0]) == expected


@pytest.mark.rule("RUN-116")
def test_a_choice_that_hurts_says_it(ui: Ui) -> None:
    state = at.table(HERO, "corbin")
    at.edit(state, gold=1)
    at.hurt(state, HERO, wounds=5)
    options = ((LoseGold(1),), (TakeWounds(1),))
    playing.now(state, ChooseEffects(options, Resolve((Choose(options),), 0, HERO, "marsh_wisp")))
    assert told(ui, state, "choose_option", 0) == []
    assert told(ui, state, "choose_option", 1) == [RISK]


@pytest.mark.rule("RUN-116")
def test_wounds_that_the_hero_survives_are_no_knockout(ui: Ui) -> None:
    state = at.table(HERO, "corbin")
    at.give(state, "shieldmaiden_of_dawnsmoor")
    playing.now(state, DealWounds(HERO, 1, 0))
    assert told(ui, state, "accept") == []
