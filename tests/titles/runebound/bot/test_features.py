"""What the features of Runebound amount to in small positions."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from game.titles.runebound.bot.features import RuneboundFeatures
from game.titles.runebound.rules.state.state import NOBODY
from tests.titles.runebound.bot.features import FEATURES, RUNES, STRONG, amount
from tests.titles.runebound.positions import (
    BOOK,
    PACKAGE,
    TITLE,
    adventure_space,
    edit,
    fresh,
    give,
    hurt,
    place,
    table,
    take_away,
)


def test_strong_items_make_a_hero_fit_for_harder_challenges() -> None:
    state = table("mordrog", "corbin")
    bare = [amount(state, colour) for colour in ("green", "yellow", "blue", "red")]
    assert bare == sorted(bare, reverse=True)
    assert bare[3] < 0.05, "a new Hero beats no red Challenge"
    give(state, *STRONG)
    assert amount(state, "green") > 0.95
    assert amount(state, "red") > 0.5


@pytest.mark.parametrize(
    ("name", "before", "after"),
    [("gold", 3, 8), ("life", 4, 3), ("allies", 0, -2), ("rest", 0, -1), ("cards", 0.0, 0.9)],
)
def test_goods_are_counted(name: str, before: float, after: float) -> None:
    state = table()
    state.change(0, hero="mad_carthos")
    state.change(1, hero="corbin")
    assert amount(state, name) == before
    if name == "gold":
        edit(state, gold=8)
    elif name == "life":
        hurt(state, "mad_carthos", wounds=1)
    elif name == "rest":
        hurt(state, "mad_carthos", exhaustion=1)
    else:
        give(state, "veteran_pikeman")
        hurt(state, "veteran_pikeman", wounds=2)
    assert amount(state, name) == pytest.approx(after)


def test_counters_are_counted_by_the_pairs_that_they_pay_for() -> None:
    state = table()
    edit(state, counters=("green",))
    assert amount(state, "learning") == 1, "the first pair costs one"
    edit(state, counters=("green", "red"))
    assert amount(state, "learning") == 1.5, "half of the second"
    edit(state, counters=(), experience=("life", "magic"), pairs=1)
    assert amount(state, "learning") > 1, "a pair that is bought is worth more than its counter"


def test_a_second_rune_amounts_to_more_than_the_first() -> None:
    state = table()
    found = [0.0]
    for count in (1, 2):
        for card in RUNES[:count]:
            take_away(state, card)
        edit(state, kept=RUNES[:count])
        found.append(amount(state, "runes"))
    assert found[2] - found[1] > found[1] - found[0] > 0
    assert amount(state, "rivals", seat=1) == -2


def test_deeds_count_by_how_far_a_seat_is_ahead() -> None:
    state = table("mordrog", "corbin", "one_fist")
    edit(state, seat=1, defeated=("goblin_slingers",))
    edit(state, seat=2, defeated=("reed_lurkers", "marsh_wisp"))
    assert [amount(state, "deeds", seat) for seat in range(3)] == [-2, -1, 1]


def test_a_deed_is_worth_something_once_most_towns_have_fallen() -> None:
    state = table()
    early = FEATURES.goals(state, 0).prize("goblin_slingers", "")
    assert FEATURES.goals(state, 0).worths.deeds == 0
    state.overrun = list(BOOK.towns[:7])
    assert FEATURES.goals(state, 0).prize("goblin_slingers", "") > early + 5
    careful = RuneboundFeatures(PACKAGE.content, "careful")
    assert careful.goals(state, 0).worths.deeds == 0, "who has a temperament hopes on"


def test_the_clock_counts_towns_and_threat() -> None:
    state = table()
    assert amount(state, "clock") == 0
    state.overrun = list(BOOK.towns[:3])
    assert amount(state, "clock") == -3
    before = FEATURES.phase(state, 0)
    state.threat = 2
    assert amount(state, "clock") < -3
    assert FEATURES.phase(state, 0) > before


def test_a_knocked_out_hero_may_give_way_to_a_better_one() -> None:
    state = table("mad_carthos", "kestrel_hale")
    assert (amount(state, "knockout"), amount(state, "successor")) == (0, 0)
    state.knocked_out.append(0)
    assert amount(state, "knockout") == -1
    assert amount(state, "successor") > 30, "One Fist is free"
    edit(state, hero="one_fist")
    assert amount(state, "successor") == 0


def test_a_hero_with_two_runes_brings_the_end_near() -> None:
    state = table()
    begun = FEATURES.phase(state, 0)
    edit(state, seat=1, kept=RUNES[:2])
    assert FEATURES.phase(state, 0) > begun + 0.4
    assert FEATURES.phase(state, 1) == FEATURES.phase(state, 0), "it is as late for all"


def test_only_a_win_counts_when_the_game_is_over() -> None:
    state = table()
    state.stack.clear()
    state.winner = 1
    assert (amount(state, "won", 0), amount(state, "won", 1)) == (-1, 1)
    state.winner = NOBODY
    assert amount(state, "won") == -1
    assert amount(state, "gold") == 0


def test_goals_that_are_near_amount_to_more() -> None:
    state = table()
    goal = adventure_space("green")
    state.counters[:] = [goal]
    beside, far = BOOK.spaces[goal].neighbours[0], adventure_space("red")
    place(state, beside)
    near = amount(state, "goals")
    place(state, far)
    assert near > amount(state, "goals") > 0


@pytest.mark.parametrize("seed", range(3))
def test_features_read_nothing_that_a_seat_may_not_know(seed: int) -> None:
    state = fresh(4, seed=seed)
    view = TITLE.view(state, 0)
    guesses = [TITLE.guess(view, 0, number) for number in range(10)]
    assert len({str(guess.decks) for guess in guesses}) > 1
    assert len({tuple(FEATURES.amounts(guess, 0).values()) for guess in guesses}) == 1


def test_every_feature_and_temperament_has_its_words() -> None:
    text = (PACKAGE.text / "en" / "runebound_why.ftl").read_text(encoding="utf-8")
    said = {entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, Message)}
    names = (*FEATURES.NAMES, *FEATURES.PARTS)
    wanted = {f"runebound-{kind}-{name}" for kind in ("why", "feature") for name in names}
    wanted |= {f"runebound-temperament-{name}" for name in FEATURES.temperaments}
    assert said == wanted | {"runebound-puzzle-counts"}
