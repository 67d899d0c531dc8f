"""What dice open, and that the search finds what trying everything finds (RUN-044 to RUN-046)."""

from __future__ import annotations

import random

import pytest

from game.titles.runebound.rules.cards.modifiers import AnySymbolEnters, SymbolAs, WildSymbol
from game.titles.runebound.rules.movement import reach
from game.titles.runebound.rules.movement.reach import Die
from game.titles.runebound.rules.state.state import Lasting, RuneboundState
from tests.titles.playing import again
from tests.titles.runebound.positions import BOOK, active_event, table


def by_force(state: RuneboundState, start: str, dice: list[Die]) -> set[str]:
    """Every order of the dice, every way."""
    opened = reach.opens(state, 0, dice)
    found: set[str] = set()
    seen: set[tuple[str, frozenset[int]]] = set()

    def walk(here: str, left: frozenset[int]) -> None:
        if (here, left) in seen:
            return
        seen.add((here, left))
        found.add(here)
        for die in left:
            for place in BOOK.spaces[here].neighbours:
                if BOOK.spaces[place].terrain in opened[die] and place not in state.overrun:
                    walk(place, left - {die})

    walk(start, frozenset(range(len(dice))))
    return found - {start}


def throw(chance: random.Random, number: int) -> list[Die]:
    return [chance.choice(BOOK.movement.faces) for _ in range(number)]


@pytest.mark.rule("RUN-044", "RUN-046")
@pytest.mark.parametrize("seed", range(40))
def test_the_search_finds_exactly_what_trying_everything_finds(seed: int) -> None:
    state, chance = table(), random.Random(seed)
    start, dice = chance.choice(list(BOOK.spaces)), throw(chance, 5)
    if seed % 3 == 0:
        state.overrun = ["tamalir", "riverwatch"]
    if seed % 4 == 0:
        active_event(state, "autumn_rains")
    ways = reach.reachable(state, 0, start, dice)
    assert set(ways) == by_force(state, start, dice)


@pytest.mark.rule("RUN-046")
@pytest.mark.parametrize("seed", range(10))
def test_every_way_uses_each_die_once_for_a_space_that_it_opens(seed: int) -> None:
    state, chance = table(), random.Random(seed)
    dice = throw(chance, 5)
    opened = reach.opens(state, 0, dice)
    for place, way in reach.reachable(state, 0, "vynelvale", dice).items():
        here = "vynelvale"
        assert len({die for die, _ in way}) == len(way)
        for die, space in way:
            assert space in BOOK.spaces[here].neighbours
            assert BOOK.spaces[space].terrain in opened[die]
            here = space
        assert here == place


def shortest(
    state: RuneboundState, start: str, dice: list[Die]
) -> dict[str, set[tuple[frozenset[int], int]]]:
    """Every space with what its shortest ways use: their dice, and the forests that they enter."""
    opened = reach.opens(state, 0, dice)
    found: dict[str, set[tuple[frozenset[int], int]]] = {}
    level = {(start, frozenset[int](), 0)}
    while level:
        for here in {here for here, _, _ in level} - set(found):
            found[here] = {(used, woods) for place, used, woods in level if place == here}
        level = {
            (place, used | {die}, woods + (BOOK.spaces[place].terrain == "forest"))
            for here, used, woods in level
            for place in BOOK.spaces[here].neighbours
            for die in set(range(len(dice))) - used
            if BOOK.spaces[place].terrain in opened[die]
        }
    return found


def without(dice: list[Die], used: frozenset[int]) -> list[Die]:
    return [() if number in used else die for number, die in enumerate(dice)]


@pytest.mark.parametrize("seed", range(6))
def test_of_equally_short_ways_the_dice_are_left_that_reach_most(seed: int) -> None:
    state, chance = table(), random.Random(seed)
    start, dice = chance.choice(list(BOOK.spaces)), throw(chance, 4)
    others = shortest(state, start, dice)
    for place, way in reach.reachable(state, 0, start, dice).items():
        onward = {used: len(by_force(state, place, without(dice, used))) for used, _ in others[place]}
        assert onward[frozenset(die for die, _ in way)] == max(onward.values())


@pytest.mark.rule("RUN-238")
@pytest.mark.parametrize("seed", range(6))
def test_of_equally_short_ways_one_with_the_least_exhaustion_is_walked(seed: int) -> None:
    state, chance = table(), random.Random(seed)
    active_event(state, "call_down_the_inferno")
    start, dice = chance.choice(list(BOOK.spaces)), throw(chance, 4)
    others = shortest(state, start, dice)
    for place, way in reach.reachable(state, 0, start, dice).items():
        woods = sum(BOOK.spaces[space].terrain == "forest" for _, space in way)
        assert woods == min(entered for _, entered in others[place])


@pytest.mark.rule("RUN-045")
def test_a_town_opens_to_every_die() -> None:
    assert all("town" in terrains for terrains in reach.opens(table(), 0, BOOK.movement.faces))


def test_a_used_die_opens_nothing() -> None:
    assert reach.opens(table(), 0, [()]) == [frozenset()]


@pytest.mark.parametrize(
    ("effect", "die", "opened"),
    [
        (AnySymbolEnters("forest"), ("mountain", "swamp"), {"mountain", "swamp", "forest", "town"}),
        (SymbolAs("swamp", "river"), ("mountain", "swamp"), {"mountain", "swamp", "river", "town"}),
        (SymbolAs("swamp", "river"), ("road", "hills"), {"road", "hills", "town"}),
        (WildSymbol("plains"), ("road", "hills"), {"road", "hills", "town"}),
    ],
)
def test_cards_change_what_a_die_opens(effect: AnySymbolEnters, die: Die, opened: set[str]) -> None:
    state = table()
    state.lasting.append(Lasting(effect, 0, "movement"))
    assert reach.opens(state, 0, [die]) == [opened]
    assert reach.opens(state, 1, [die]) == [{*die, "town"}]


def test_a_wild_symbol_opens_everything() -> None:
    state = table()
    state.lasting.append(Lasting(WildSymbol("plains"), 0, "movement"))
    assert reach.opens(state, 0, [("road", "plains")]) == [reach.EVERYWHERE]


@pytest.mark.rule("RUN-051")
def test_no_way_leads_through_an_overrun_town() -> None:
    state = table()
    dice = [("road",)] * 5
    towns = {"riverwatch"} & set(reach.reachable(state, 0, "vynelvale", dice))
    state.overrun = ["riverwatch"]
    again(state)
    assert not towns & set(reach.reachable(state, 0, "vynelvale", dice))
