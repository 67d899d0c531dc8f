"""The odds of whole combats, and of those between Heroes."""

import pytest

from game.titles.runebound.bot.force import Force, against, force
from game.titles.runebound.bot.odds import bout, remaining, struck, toll
from game.titles.runebound.bot.rivalry import duel, edge
from game.titles.runebound.bot.rounds import rounds
from game.titles.runebound.rules.combat.plans import Mends, mends
from tests.titles.runebound.fights import BAND, HOST, WEAK
from tests.titles.runebound.positions import BOOK, give, hurt, table

EVEN = (0.5, 1, 0.5, 1)


def test_one_roll_decides_where_one_wound_does() -> None:
    assert rounds((EVEN,), 1, 1) == ((0.0, 0.0), (0.5, 0.5))


def test_each_wound_more_needs_another_success() -> None:
    assert rounds((EVEN,), 1, 2)[1][0] == pytest.approx(0.25)
    assert rounds((EVEN,), 2, 1)[2] == pytest.approx((0.75, 0.5 * 2 + 0.25 * 1))


def test_a_round_that_changes_nothing_is_rolled_again() -> None:
    assert rounds(((0.2, 1, 0.2, 1),), 1, 1)[1][0] == pytest.approx(0.5)


def test_a_foe_that_regenerates_must_fall_in_one_round() -> None:
    once, twice = (EVEN,), (EVEN, EVEN)
    assert rounds(once, 1, 2, Mends(drained=0, regenerated=1))[1] == (0.0, 0.0)
    assert rounds(twice, 1, 2, Mends(drained=0, regenerated=1))[1][0] == pytest.approx(0.25)
    assert rounds(once, 1, 1, Mends(drained=0, regenerated=1))[1][0] == pytest.approx(0.5)


def test_a_foe_that_drains_life_has_some_back_for_each_wound() -> None:
    assert rounds((EVEN,), 2, 2)[2][0] == pytest.approx(0.5)
    assert rounds((EVEN,), 2, 2, Mends(drained=1, regenerated=0))[2][0] == pytest.approx(7 / 16)


def test_words_tell_what_a_challenge_mends() -> None:
    assert mends(BOOK.challenges["hydra_spawn"]) == Mends(drained=0, regenerated=1)
    assert mends(BOOK.challenges["crimson_forest_horror"]) == Mends(drained=1, regenerated=0)
    assert mends(BOOK.challenges[WEAK]) == Mends(drained=0, regenerated=0)


def test_even_heroes_favour_the_one_that_is_rolled_for() -> None:
    assert edge(0) == pytest.approx(209 / 400), "equal results reach the number, but a 1 fails"
    assert edge(-19) == pytest.approx(1 / 20), "a 20 succeeds"


def test_the_stronger_hero_mostly_wins() -> None:
    strong = Force((((0, 1), (12, 2), (0, 1)),), (6, 12, 6), 8, 0, 0)
    weak = Force((((0, 1), (3, 1), (0, 1)),), (0, 3, 0), 5, 0, 0)
    assert duel(strong, weak, 5)[8][0] > 0.8
    assert duel(weak, strong, 8)[5][0] < 0.2


def test_a_challenge_that_bars_allies_is_fought_alone() -> None:
    state = table()
    give(state, "prince_gardun")
    barring = [
        c for c, foe in BOOK.challenges.items() if "allies" in {getattr(w, "what", "") for w in foe.special}
    ]
    assert barring
    assert all(len(against(state, state.me, card).attacks) == 1 for card in barring)
    assert len(force(state, state.me).attacks) == 2


def test_allies_may_fall_in_hard_fights_alone() -> None:
    state = table("mad_carthos", "corbin")
    assert toll(BOOK, force(state, state.me), HOST) == 0
    give(state, "veteran_pikeman")
    own = force(state, state.me)
    assert toll(BOOK, own, HOST) > toll(BOOK, own, WEAK)


def test_blows_count_as_far_as_the_hero_can_pay() -> None:
    state = table("mad_carthos", "corbin")
    give(state, "rune_of_cinders")
    assert struck(state, 0) == 1
    hurt(state, "mad_carthos", exhaustion=3)
    assert struck(state, 0) == 0, "it costs 2, and one more is all that it can bear"


def test_a_blow_that_costs_any_amount_needs_one_exhaustion() -> None:
    state = table("mad_carthos", "corbin")
    give(state, "touch_of_death")
    assert struck(state, 0) == 1
    hurt(state, "mad_carthos", exhaustion=BOOK.heroes["mad_carthos"].stamina)
    assert struck(state, 0) == 0


def test_a_hurt_hero_wins_less_often() -> None:
    state = table()
    life = BOOK.heroes["corbin"].life
    found = [bout(state, 0, BAND, left, struck(state, 0)).win for left in range(life + 1)]
    assert found == sorted(found)
    assert found[0] == 0 < found[1]


def test_what_was_beaten_lies_in_no_deck_any_more() -> None:
    state = table()
    easy, *_, hard = remaining(state, "red")
    state.change(1, defeated=(easy,))
    state.undefeated["r0c0"] = hard
    assert not {easy, hard} & {*remaining(state, "red")}
    state.change(1, defeated=remaining(state, "red"))
    assert easy in remaining(state, "red"), "the deck is empty, so that all may come again"


def test_a_hurt_ally_falls_sooner() -> None:
    state = table()
    give(state, "veteran_pikeman")
    whole = bout(state, 0, "rusted_sentinel", 5, 0)
    hurt(state, "veteran_pikeman", wounds=BOOK.allies["veteran_pikeman"].life - 1)
    assert bout(state, 0, "rusted_sentinel", 5, 0).toll > whole.toll
