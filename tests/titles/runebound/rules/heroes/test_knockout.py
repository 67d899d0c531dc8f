"""A Hero is knocked out (RUN-121 to RUN-130)."""

from typing import Any

import pytest

from game.titles.runebound.rules.heroes import figures
from game.titles.runebound.rules.heroes.experience import BuyExperience
from game.titles.runebound.rules.heroes.knockout import KnockOut, nearest
from game.titles.runebound.rules.market import belongings
from game.titles.runebound.rules.market.market import VisitTown
from game.titles.runebound.rules.state.state import RuneboundState
from tests.titles.playing import asked, can, do, events, now, options, refuse
from tests.titles.runebound.positions import BOOK, edit, give, hurt, place, table


def fallen(space: str = "r10c7", gold: int = 5, seat: int = 0, **values: Any) -> RuneboundState:
    """The Hero of a seat is knocked out on a space."""
    state = table()
    edit(state, seat, space=space, gold=gold, **values)
    now(state, KnockOut(seat))
    return state


def tie(state: RuneboundState) -> tuple[str, list[str]]:
    """A space with two equally near towns."""
    return next((s, towns) for s in BOOK.spaces if len(towns := nearest(state, s)) > 1)


@pytest.mark.rule("RUN-121", "RUN-122")
@pytest.mark.parametrize(("gold", "left"), [(5, 3), (4, 2), (1, 1), (0, 0)])
def test_wounds_exhaustion_and_half_the_gold_are_lost(gold: int, left: int) -> None:
    state = table()
    edit(state, gold=gold)
    hurt(state, "corbin", wounds=5, exhaustion=2)
    now(state, KnockOut(0))
    assert (state.wounds, state.exhaustion) == ({}, {})
    assert state.me.gold == left


@pytest.mark.rule("RUN-123", "RUN-124")
def test_belongings_stay_and_allies_keep_their_counters() -> None:
    state = table()
    give(state, "ash_longbow", "veteran_pikeman")
    edit(state, counters=("green", "red"))
    hurt(state, "veteran_pikeman", wounds=1, exhaustion=1)
    now(state, KnockOut(0))
    assert state.me.cards == ("corbin", "ash_longbow", "veteran_pikeman")
    assert state.me.counters == ("green", "red")
    assert state.wounds == state.exhaustion == {"veteran_pikeman": 1}


@pytest.mark.rule("RUN-125", "RUN-010")
def test_the_hero_is_moved_to_the_nearest_town() -> None:
    state = table()
    space = next(n for n in BOOK.spaces["forge"].neighbours if nearest(state, n) == ["forge"])
    state = fallen(space)
    assert state.me.space == "forge"
    assert [e.facts for e in events(state, "carried")] == [{"seat": 0, "town": "forge"}]


@pytest.mark.rule("RUN-125")
def test_between_equally_near_towns_the_player_chooses() -> None:
    space, towns = tie(table())
    state = fallen(space)
    assert options(state) == [f"wake_in {town}" for town in towns]
    do(state, "wake_in", towns[1])
    assert state.me.space == towns[1]


@pytest.mark.rule("RUN-126", "RUN-192")
def test_an_overrun_town_is_not_the_nearest() -> None:
    state = table()
    space, towns = tie(state)
    place(state, space)
    state.overrun.append(towns[0])
    now(state, KnockOut(0))
    assert state.me.space in towns[1:]
    state = table()
    state.overrun.append("vynelvale")
    now(state, KnockOut(0))
    assert state.me.space not in ("", "vynelvale")


@pytest.mark.rule("RUN-127", "RUN-128", "RUN-130")
def test_a_new_hero_takes_over_everything() -> None:
    state = table()
    give(state, "ash_longbow", "veteran_pikeman")
    edit(state, experience=("life", "melee"), pairs=1, kept=("mistress_of_the_ferrox",), counters=("blue",))
    before = state.me
    now(state, KnockOut(0))
    do(state, "take_hero", "one_fist")
    after = state.me
    assert after.hero == "one_fist"
    for fact in ("items", "allies", "kept", "counters", "experience", "pairs"):
        assert getattr(after, fact) == getattr(before, fact)
    assert figures.life(state, "one_fist") == BOOK.heroes["one_fist"].life + 1
    assert figures.value(state, "one_fist", "melee") == BOOK.heroes["one_fist"].melee.value + 2


@pytest.mark.rule("RUN-127", "RUN-130")
def test_an_old_hero_that_lay_face_down_leaves_nothing_behind() -> None:
    state = fallen()
    give(state, "leather_jerkin")
    state.face_down = ["corbin", "leather_jerkin"]
    do(state, "take_hero", "mordrog")
    assert state.face_down == ["leather_jerkin"]


@pytest.mark.rule("RUN-128")
def test_the_old_hero_is_free_for_others() -> None:
    state = fallen()
    do(state, "take_hero", "mordrog")
    now(state, KnockOut(1))
    refuse(state, "take_hero", "mordrog", rule="RUN-128", seat=1)
    do(state, "take_hero", "corbin", seat=1)
    assert [player.hero for player in state.players] == ["mordrog", "corbin"]


@pytest.mark.rule("RUN-127")
def test_the_old_hero_may_go_on() -> None:
    state = fallen()
    do(state, "keep_hero")
    assert state.me.hero == "corbin"


@pytest.mark.rule("RUN-128")
def test_a_hero_in_use_is_refused() -> None:
    state = fallen()
    refuse(state, "take_hero", "mad_carthos", rule="RUN-128")
    refuse(state, "take_hero", "corbin")
    assert can(state, "take_hero", "mordrog")


@pytest.mark.rule("RUN-129")
def test_there_is_no_market_but_experience_this_turn() -> None:
    state = table()
    edit(state, counters=("green",))
    now(state, KnockOut(0), VisitTown(), BuyExperience())
    do(state, "keep_hero")
    assert can(state, "pair", "life", "melee")


@pytest.mark.rule("RUN-116", "RUN-031")
def test_the_player_of_the_fallen_hero_is_asked() -> None:
    state = fallen(seat=1)
    assert asked(state) == [1]
    do(state, "keep_hero", seat=1)
    assert state.knocked_out == [1]


@pytest.mark.rule("RUN-254")
def test_a_scroll_takes_the_hero_to_any_town_instead() -> None:
    state = table()
    give(state, "scroll_of_recall")
    place(state, BOOK.spaces["forge"].neighbours[0])
    state.overrun.append("tamalir")
    state.activated.append(0)
    now(state, KnockOut(0))
    do(state, "use", "scroll_of_recall", 0)
    refuse(state, "teleport_to", "tamalir", rule="RUN-192")
    do(state, "teleport_to", "frostgate")
    assert state.me.space == "frostgate"
    assert "keep_hero" in options(state)
    assert state.me.items == ()


@pytest.mark.rule("RUN-254")
def test_the_scroll_need_not_be_used() -> None:
    state = table()
    give(state, "scroll_of_recall")
    place(state, BOOK.spaces["forge"].neighbours[0])
    now(state, KnockOut(0))
    do(state, "go_on")
    assert state.me.space in BOOK.towns
    assert state.me.items == ("scroll_of_recall",)


@pytest.mark.rule("RUN-250")
@pytest.mark.parametrize(("wounds", "falls"), [(0, False), (1, True)])
def test_a_card_lost_otherwise_may_cost_a_life(wounds: int, falls: bool) -> None:
    state = table()
    give(state, "belt_of_the_giant_kin")
    hurt(state, "corbin", wounds=BOOK.heroes["corbin"].life - 1 + wounds)
    state.stack.clear()
    belongings.lose(state, 0, "belt_of_the_giant_kin")
    assert [type(step).__name__ for step in state.stack] == ["KnockOut"] * falls
    assert state.decks["market"][0] == "belt_of_the_giant_kin"
