"""The combat under way, solved for bots."""

import pytest

from game.titles.runebound.bot.fight import (
    UNDEFEATED_COST,
    Combat,
    Stakes,
    Try,
    fight_worth,
    scene,
    weigh_fight,
)
from game.titles.runebound.bot.goals import Goals
from game.titles.runebound.rules.combat.plans import NO_MENDS, Mends
from game.titles.runebound.rules.heroes import figures
from tests.titles.runebound.bot.features import FEATURES
from tests.titles.runebound.fights import BAND, HERO, WEAK, fight, to
from tests.titles.runebound.positions import edit, hurt

STAKES = Stakes(win=10.0, loss=-20.0, life=1, point=1.7)
SURE: Try = (0, 1.0, 1, 0, 0.0)
"""The Hero's attack hits for a Wound."""
HELD: Try = (-1, 1.0, 0, 1, 0.0)
"""The defence always succeeds."""
EXPOSED: Try = (-1, 0.0, 0, 1, 0.0)
"""The defence always fails, for a Wound."""
DRAIN = Mends(drained=1, regenerated=0)


def solved(*tries: Try, foe: int, flee: float = -1.0) -> Combat:
    """A Hero with one Life left; the same can be tried in every phase."""
    return Combat((tries,) * 3, flee, 1, foe, STAKES)


def test_a_figure_attacks_once_a_round() -> None:
    alone, two_more = [SURE, EXPOSED], [(1, 1.0, 1, 0, 0.0), (2, 1.0, 1, 0, 0.0)]
    assert solved(*alone, foe=3).start(1, 3) == STAKES.loss
    assert solved(*alone, *two_more, foe=3).start(1, 3) > STAKES.win


def test_a_side_with_one_life_left_still_fights() -> None:
    last = solved(SURE, HELD, foe=1)
    assert last.fight(0, 0, 1, 1) == last.start(1, 0) > STAKES.win


def test_an_even_attack_is_worth_the_mean_of_both_ends() -> None:
    even = solved((0, 0.5, 1, 1, 0.0), EXPOSED, foe=1)
    assert even.fight(2, 0, 1, 1) == pytest.approx((even.start(1, 0) + STAKES.loss) / 2)


def test_a_wound_a_round_does_nothing_to_a_foe_that_regenerates() -> None:
    mended = Combat(((SURE, HELD),) * 3, -1.0, 1, 2, STAKES, Mends(drained=0, regenerated=1))
    assert mended.start(1, 2) == STAKES.loss
    assert mended.start(1, 1) == mended.start(1, 0) > STAKES.win


def test_a_failed_attack_gives_a_foe_that_drains_its_life_back() -> None:
    even: Try = (0, 0.5, 1, 1, 0.0)
    plain, drains = (Combat(((even,), (HELD,), (HELD,)), -1.0, 2, 2, STAKES, m) for m in (NO_MENDS, DRAIN))
    assert plain.start(2, 1) > drains.start(2, 1) > drains.start(1, 1)
    assert plain.start(1, 1) == drains.start(1, 1), "who hurts it falls"


def test_a_round_begins_with_the_better_of_flight_and_fight() -> None:
    lost, fled = solved(EXPOSED, foe=1), solved(EXPOSED, foe=1, flee=1.0)
    assert lost.start(1, 1) == STAKES.loss
    assert fled.start(1, 1) > STAKES.loss
    assert fled.start(1, 1) == pytest.approx(fled.flee(1, 1, 1.0))
    assert fled.start(1, 0) == pytest.approx(fled.flee(1, 1, 1.0) + UNDEFEATED_COST + STAKES.win)


def fallen(hero: str) -> Goals:
    """A Hero with six gold that has just been defeated."""
    state = fight(BAND, hero=hero)
    edit(state, gold=6)
    hurt(state, hero, wounds=figures.life(state, hero))
    return FEATURES.goals(state, 0)


def test_a_hero_that_falls_gets_all_its_life_back() -> None:
    now = fallen("one_fist")
    lost = now.worths.loss + 3 * now.worths.gold
    assert now.outdone == 0, "nobody free beats more"
    assert fight_worth(now) == pytest.approx(now.own.life * now.worths.life - lost)


def test_a_better_hero_makes_up_for_a_knockout_and_no_more() -> None:
    now = fallen("mad_carthos")
    lost = now.worths.loss + 3 * now.worths.gold
    assert now.worths.successor * now.outdone > lost
    assert fight_worth(now) == pytest.approx(now.own.life * now.worths.life)


@pytest.mark.parametrize("hero", ["mad_carthos", "spiritspeaker_mok", HERO])
def test_a_combat_that_a_hero_probably_wins_is_fought_to_be_won(hero: str) -> None:
    now = FEATURES.goals(to(fight(WEAK, hero=hero), "melee"), 0)
    values, raised = weigh_fight(now), weigh_fight(now, more=1.0)
    best = max(values, key=lambda action: values[action])
    assert raised[best] - values[best] > 0.8, "by how much the value of victory counts is the chance of it"


def test_armour_that_was_used_shields_no_more_in_this_turn() -> None:
    state = fight(BAND, "chainmail")
    ready = scene(FEATURES.goals(state, 0)).mine
    state.face_down.append("chainmail")
    assert scene(FEATURES.goals(state, 0)).mine == ready - 2
