"""Eagles and horses (RAI-139 to RAI-149, RAI-204)."""

import pytest

from game.engine.model import DECLINE
from game.titles.raiders.rules.scoring import animal_points, crew_points
from game.titles.raiders.rules.state.state import card_ref, space_ref
from game.titles.raiders.rules.village.animals import (
    GainAnimal,
    ReturnEagle,
    Side,
    SwapEagleForHorse,
    TakeEagle,
    TakeHorse,
)
from game.titles.raiders.rules.village.town import UseEagle
from tests.titles.playing import can, do, drags, now, refuse
from tests.titles.raiders.positions import TAKE, crew, line, raid, result, table, told, town


@pytest.mark.rule("RAI-139", "RAI-141")
@pytest.mark.parametrize(("side", "points", "strength"), [("eagle", 1, 1), ("horse", 2, 1)])
def test_an_animal_shows_one_half_above_or_below_any_space(side: Side, points: int, strength: int) -> None:
    state = table()
    swift, *_ = line(state, "a7", "a1", "a2")
    now(state, GainAnimal(side))
    do(state, TAKE[side](swift, 3))
    assert getattr(state.me.spaces[3], side) == swift
    assert animal_points(state.book, state.me) == points
    assert not state.me.spaces[3].crew


@pytest.mark.rule("RAI-140", "RAI-145")
def test_a_space_has_room_for_one_eagle_and_one_horse() -> None:
    state = table()
    crew(state, 0, "zealot", eagle="a4")
    old, animal = state.me.spaces[0].eagle, state.animal_line[0]
    now(state, GainAnimal("horse"))
    assert can(state, TakeHorse(animal, 0))
    now(state, GainAnimal("eagle"))
    do(state, TakeEagle(animal, 0))
    assert (state.me.spaces[0].eagle, state.animal_discard) == (animal, [old])


@pytest.mark.rule("RAI-142")
def test_a_placed_animal_stays_where_and_what_it_is() -> None:
    state = table()
    crew(state, 0, "zealot", eagle="a4")
    eagle = card_ref(state.me.spaces[0].eagle)
    new = card_ref(state.animal_line[0])
    now(state, GainAnimal("eagle"))
    assert drags(state, new, space_ref(0, 1, "eagle"))
    assert not drags(state, eagle, space_ref(0, 1, "eagle"))
    assert not drags(state, eagle, space_ref(0, 0, "horse"))


@pytest.mark.rule("RAI-143", "RAI-145")
@pytest.mark.parametrize("side", ["eagle", "horse"])
def test_a_sixth_eagle_or_horse_only_replaces_one(side: Side) -> None:
    state = table()
    for number in range(5):
        start = "a5" if number < 3 else "a6"
        crew(
            state, number, "", eagle=start if side == "eagle" else "", horse=start if side == "horse" else ""
        )
    animal = line(state, "a1", "a2", "a3")[0]
    now(state, GainAnimal(side))
    replaced = getattr(state.me.spaces[4], side)
    refuse(state, TAKE[side](animal, 5))
    do(state, TAKE[side](animal, 4))
    assert sum(1 for s in state.me.spaces if getattr(s, side)) == 5
    assert state.animal_discard == [replaced]


@pytest.mark.rule("RAI-144", "RAI-146")
def test_the_new_animal_takes_exactly_the_place_of_the_discarded_one() -> None:
    state = table()
    crew(state, 2, "zealot", eagle="a4", horse="a3")
    old, horse = state.me.spaces[2].eagle, state.me.spaces[2].horse
    new = line(state, "a1", "a2", "a5")[0]
    now(state, GainAnimal("eagle"))
    do(state, TakeEagle(new, 2))
    assert state.me.spaces[2].eagle == new
    assert state.me.spaces[2].horse == horse
    assert state.animal_discard == [old]
    assert told(state, "discard_animal", "take_eagle") == [
        ("discard_animal", {"card": old}),
        ("take_eagle", {"card": new}),
    ]


@pytest.mark.rule("RAI-147")
def test_doubling_leaves_strength_and_printed_vp() -> None:
    state = table()
    crew(state, 0, "kinswoman", eagle="a1")
    crew(state, 1, "elder")
    assert crew_points(state.book, state.me) == 3 + 3
    raid(state, "cimmeria_left", ("red", 3))
    assert result(state)[0] == 3 + 2


@pytest.mark.rule("RAI-147")
@pytest.mark.parametrize(("eagle", "strength"), [("a1", 4), ("a4", 2), ("a7", 2 + 1)])
def test_only_a_doubling_eagle_doubles_the_ability_below_it(eagle: str, strength: int) -> None:
    state = table()
    crew(state, 0, "reaver", eagle=eagle)
    crew(state, 1, "elder")
    raid(state, "cimmeria_left", ("red", 3))
    assert result(state)[0] == 3 + 2 + strength


@pytest.mark.rule("RAI-148")
def test_a_returned_eagle_is_swapped_for_one_of_the_other_three() -> None:
    state = table()
    crew(state, 0, "zealot", eagle="a4")
    returned = state.me.spaces[0].eagle
    first, second, third = line(state, "a1", "a2", "a3")
    deck = len(state.animal_deck)
    now(state, SwapEagleForHorse())
    do(state, ReturnEagle(0))
    refuse(state, TakeHorse(returned, 0))
    do(state, TakeHorse(second, 0))
    assert state.me.spaces[0].horse == second
    assert not state.me.spaces[0].eagle
    assert sorted(state.animal_line) == sorted([first, third, returned])
    assert len(state.animal_deck) == deck


@pytest.mark.rule("RAI-148")
def test_a_swap_is_not_broken_off_once_the_eagle_lies_in_the_line() -> None:
    state = table()
    crew(state, 0, "zealot", eagle="a4")
    returned = state.me.spaces[0].eagle
    first, *_ = line(state, "a1", "a2", "a3")
    now(state, SwapEagleForHorse())
    assert can(state, DECLINE)
    do(state, ReturnEagle(0))
    refuse(state, DECLINE)
    do(state, TakeHorse(first, 4))
    assert len(state.animal_line) == 3
    assert told(state, "return_eagle", "take_horse") == [
        ("return_eagle", {"card": returned}),
        ("take_horse", {"card": first}),
    ]


@pytest.mark.rule("RAI-149")
def test_the_swapped_horse_goes_to_any_free_place_or_replaces_a_horse() -> None:
    state = table()
    crew(state, 0, "zealot", eagle="a4")
    crew(state, 1, "lancer", horse="a5")
    old = state.me.spaces[1].horse
    first, *_ = line(state, "a1", "a2", "a3")
    now(state, SwapEagleForHorse())
    do(state, ReturnEagle(0))
    for number in (0, 2, 3, 4):
        assert can(state, TakeHorse(first, number))
    do(state, TakeHorse(first, 1))
    assert state.me.spaces[1].horse == first
    assert state.animal_discard == [old]


@pytest.mark.rule("RAI-204")
def test_no_eagle_is_swapped_when_no_animal_can_be_gained() -> None:
    state = table()
    crew(state, 0, "falconer", eagle="a4")
    eagle = state.me.spaces[0].eagle
    spare, state.animal_deck = state.animal_deck, []
    town(state)
    refuse(state, UseEagle(eagle), rule="RAI-204")
    state.animal_discard = spare
    state.asked = None
    do(state, UseEagle(eagle))
    assert can(state, ReturnEagle(0))
