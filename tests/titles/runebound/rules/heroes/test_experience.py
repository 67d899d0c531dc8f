"""Experience (chapter 12)."""

from typing import Any

import pytest

from game.titles.runebound.rules.adventure import refresh
from game.titles.runebound.rules.cards.effects import AnyEffect
from game.titles.runebound.rules.cards.immediate import GainCounter, GainExperience
from game.titles.runebound.rules.cards.resolve import Resolve
from game.titles.runebound.rules.heroes import experience, figures
from game.titles.runebound.rules.heroes.experience import BuyExperience, GainKind
from game.titles.runebound.rules.state.state import RuneboundState
from tests.titles.playing import can, do, now, options, refuse
from tests.titles.runebound.positions import BOOK, edit, place, table


def learning(*counters: str, pairs: int = 0, **options: Any) -> RuneboundState:
    """The Experience step of seat 0, who has these Adventure Counters."""
    state = table(**options)
    place(state, "r10c7")
    edit(state, counters=counters, pairs=pairs)
    now(state, BuyExperience())
    return state


@pytest.mark.rule("RUN-171", "RUN-178")
def test_a_pair_is_bought_anywhere() -> None:
    state = learning("green")
    do(state, "pair", "life", "melee")
    assert state.me.experience == ("life", "melee")
    assert state.me.counters == ()
    assert state.me.pairs == 1
    assert options(state) == []


@pytest.mark.rule("RUN-178")
def test_a_knocked_out_hero_learns_too() -> None:
    state = learning()
    edit(state, counters=("red",))
    state.knocked_out.append(0)
    now(state, BuyExperience())
    assert can(state, "pair", "life", "magic")


@pytest.mark.rule("RUN-172")
@pytest.mark.parametrize(("pairs", "price"), [(0, 1), (1, 2), (2, 3), (3, 4), (4, 5), (5, 5), (11, 5)])
def test_prices_rise_to_five(pairs: int, price: int) -> None:
    state = learning(*["green"] * price, pairs=pairs)
    assert experience.price(state, 0) == price
    do(state, "pair", "life", "melee")
    assert state.me.counters == ()
    short = learning(*["green"] * (price - 1), pairs=pairs)
    assert options(short) == []


@pytest.mark.rule("RUN-173", "RUN-174")
def test_a_pair_is_of_two_kinds() -> None:
    state = learning("green", "green")
    refuse(state, "pair", "melee", "melee", rule="RUN-174")
    refuse(state, "take_kind", "melee")
    assert all(len(o.split()) == 3 for o in options(state) if o != "keep_counters")
    assert len(options(state)) == 10 + 1


@pytest.mark.rule("RUN-175")
def test_each_counter_pays_one_whatever_its_colour() -> None:
    state = learning("red", "green", pairs=1)
    do(state, "pair", "life", "melee")
    assert state.me.counters == ()
    assert options(learning("red", pairs=1)) == []


@pytest.mark.rule("RUN-175")
def test_a_table_may_play_with_values_by_colour() -> None:
    state = learning("red", "green", pairs=3, counter_values="colour")
    assert experience.purse(state, 0) == 5
    do(state, "pair", "life", "melee")
    do(state, "pay_counter", "red")
    assert state.me.counters == ("green",)


@pytest.mark.rule("RUN-175")
def test_pairs_are_counted_per_player_and_outlast_a_hero() -> None:
    state = learning("green", "green", "green", pairs=1)
    edit(state, hero="kestrel_hale")
    now(state, BuyExperience())
    do(state, "pair", "life", "melee")
    assert state.me.counters == ("green",)
    edit(state, 1, counters=("green",))
    state.active = 1
    now(state, BuyExperience())
    do(state, "pair", "life", "melee")
    assert state.players[1].pairs == 1


@pytest.mark.rule("RUN-176")
def test_several_pairs_in_one_step_and_counters_return_to_their_colour() -> None:
    state = learning("green", "yellow", "yellow", "green")
    before = {c: refresh.left(state, c) for c in ("green", "yellow")}
    do(state, "pair", "life", "melee")
    do(state, "pay_counter", "yellow")
    do(state, "pair", "melee", "magic")
    do(state, "pay_counter", "green")
    do(state, "pay_counter", "green")
    assert state.me.experience == ("life", "melee", "melee", "magic")
    assert state.me.counters == ("yellow",)
    assert refresh.left(state, "green") == before["green"] + 2
    assert refresh.left(state, "yellow") == before["yellow"] + 1


@pytest.mark.rule("RUN-177", "RUN-130")
@pytest.mark.parametrize(("kind", "more"), [("ranged", 2), ("melee", 2), ("magic", 2)])
def test_a_counter_raises_rolls_by_two(kind: str, more: int) -> None:
    state = table()
    before = figures.value(state, "corbin", kind)
    edit(state, experience=(kind, kind))
    assert figures.value(state, "corbin", kind) == before + 2 * more


@pytest.mark.rule("RUN-177")
def test_a_counter_raises_life_or_stamina_by_one() -> None:
    state = table()
    life, stamina = figures.life(state, "corbin"), figures.stamina(state, "corbin")
    edit(state, experience=("life", "stamina", "stamina"))
    assert figures.life(state, "corbin") == life + 1
    assert figures.stamina(state, "corbin") == stamina + 2


@pytest.mark.rule("RUN-177")
def test_a_kind_runs_out() -> None:
    state = learning("green")
    edit(state, 1, experience=("life",) * BOOK.experience.supply)
    refuse(state, "pair", "life", "melee", rule="RUN-177")
    assert can(state, "pair", "stamina", "melee")


@pytest.mark.rule("RUN-177", "RUN-174")
@pytest.mark.parametrize("kinds", [0, 1])
def test_with_no_pair_left_nothing_is_asked(kinds: int) -> None:
    state = learning("green")
    gone = list(BOOK.experience.raises)[kinds:]
    edit(state, 1, experience=tuple(gone) * BOOK.experience.supply)
    now(state, BuyExperience())
    assert options(state) == []
    assert state.me.counters == ("green",)


@pytest.mark.rule("RUN-178")
def test_more_counters_than_owned_are_never_spent() -> None:
    state = learning("green", "green", pairs=2)
    refuse(state, "pair", "life", "melee")
    assert state.me.counters == ("green", "green")


@pytest.mark.rule("RUN-171")
def test_nothing_need_be_bought() -> None:
    state = learning("green")
    do(state, "keep_counters")
    assert (state.me.counters, state.me.experience) == (("green",), ())


# --------------------------------------------------------------------------------- given by cards


def given(state: RuneboundState, effect: AnyEffect) -> None:
    now(state, Resolve((effect,), 0, "corbin", "a_card"))


@pytest.mark.rule("RUN-240")
def test_a_given_experience_counter_is_single_and_changes_no_price() -> None:
    state = learning()
    edit(state, 1, experience=("life",) * BOOK.experience.supply)
    given(state, GainExperience())
    refuse(state, "take_kind", "life", rule="RUN-177")
    do(state, "take_kind", "melee")
    assert state.me.experience == ("melee",)
    assert experience.price(state, 0) == 1


@pytest.mark.rule("RUN-240")
def test_nothing_is_given_when_all_kinds_are_out() -> None:
    state = learning()
    edit(state, 1, experience=tuple(BOOK.experience.raises) * BOOK.experience.supply)
    given(state, GainExperience())
    assert options(state) == []


@pytest.mark.rule("RUN-240")
@pytest.mark.parametrize(("held", "given_"), [(0, 1), (12, 0)])
def test_a_given_adventure_counter_comes_from_the_supply(held: int, given_: int) -> None:
    state = learning()
    state.counters.clear()
    edit(state, 1, counters=("yellow",) * (BOOK.supply["yellow"] - 1 + (held > 0)))
    given(state, GainCounter(colour="yellow", value=2))
    assert state.me.counters == ("yellow",) * given_


@pytest.mark.rule("RUN-175")
def test_with_values_by_colour_no_change_is_given() -> None:
    state = learning("blue", counter_values="colour")
    do(state, "pair", "life", "melee")
    assert state.me.counters == ()
    assert options(state) == []


@pytest.mark.rule("RUN-177")
def test_two_gifts_when_one_counter_is_left_are_one_gift() -> None:
    state, kinds = table(), BOOK.experience.raises
    most = BOOK.experience.supply
    edit(state, 1, experience=tuple(kind for kind in kinds for _ in range(most - (kind == "life"))))
    now(state, GainKind(0), GainKind(0))
    do(state, "take_kind", "life")
    assert options(state) == []
