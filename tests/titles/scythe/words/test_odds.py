"""The odds of Scythe are exact: equal to brute force, and to what the rules do."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import combinations, product

import pytest

from game.engine import flow
from game.engine.model import Seat
from game.play.people import Person
from game.presentation.messages import Messages
from game.presentation.odds import Asked, Inquiry, Table
from game.presentation.title_words import Context
from game.titles.scythe.rules.movement.moves import Move
from game.titles.scythe.rules.movement.walking import StepTo
from game.titles.scythe.rules.scoring import scoring
from game.titles.scythe.rules.state.state import ScytheState, owner
from game.titles.scythe.words.odds import ODDS, combats, reach, score_table
from game.titles.scythe.words.odds.selections import Pool, Side, all_in, at_random, highest, selections, wins
from tests import games
from tests.titles.playing import events, now
from tests.titles.scythe.positions import (
    BOOK,
    TITLE,
    base,
    battle,
    edit,
    fight,
    hand,
    mechs,
    moving,
    put,
    select,
    table,
)  # fmt: skip

CARDS = (2, 2, 2, 3, 3, 4, 5, 5)
POOL: Pool = ((2, 3), (3, 2), (4, 1), (5, 2))
SIDES = [Side(3, (), 3, 2), Side(0, (4,), 2, 1), Side(7, (5, 2), 0, 2), Side(2, (), 2, 4), Side(1, (), 0, 1)]
Found = Mapping[int, Fraction]


def context(state: ScytheState, seat: Seat = 0) -> Context:
    """What a seat sees."""
    people = tuple(Person(f"P{n}", "blue") for n in range(state.seats))
    return Context(Messages(), TITLE.view(state, seat), seat, people)


def asked(state: ScytheState, kind: int, **wanted: str) -> Sequence[Table]:
    """The tables of a kind of odds, with these values."""
    return Inquiry(context(state), ODDS, Asked(kind, wanted)).tables()


def hands(side: Side) -> list[tuple[int, ...]]:
    """Every hand that a side may have, card by card."""
    return [(*side.hand, *cards) for cards in combinations(CARDS, side.unknown)]


def spread(totals: Sequence[tuple[int, Fraction]]) -> Found:
    found = defaultdict[int, Fraction](Fraction)
    for total, chance in totals:
        found[total] += chance
    return found


@pytest.mark.parametrize("side", SIDES)
def test_all_a_side_has_is_what_brute_force_finds(side: Side) -> None:
    every, each = hands(side), Fraction(1, len(hands(side)))
    totals = [
        (side.dial + max(sum(c) for n in range(side.most + 1) for c in combinations(cards, n)), each)
        for cards in every
    ]
    assert all_in(side, POOL) == spread(totals)
    assert highest(side, POOL) == max(all_in(side, POOL))


@pytest.mark.parametrize("side", SIDES)
def test_a_random_choice_is_what_brute_force_finds(side: Side) -> None:
    every, totals = hands(side), list[tuple[int, Fraction]]()
    for cards, number in product(every, range(side.most + 1)):
        played = [*combinations(cards, min(number, len(cards)))]
        for chosen, dial in product(played, range(side.dial + 1)):
            each = len(every) * (side.most + 1) * len(played) * (side.dial + 1)
            totals.append((dial + sum(chosen), Fraction(1, each)))
    assert at_random(side, POOL) == spread(totals)
    assert sum(at_random(side, POOL).values()) == 1


def test_each_total_names_the_fewest_cards_and_the_least_power() -> None:
    found = selections(Side(5, (4, 2, 3), 0, 2))
    assert [*found] == list(range(13))
    assert [(few.dial, few.cards) for few, _ in (found[5], found[7], found[12])] == [
        (5, ()), (3, (4,)), (5, (3, 4)),
    ]  # fmt: skip
    assert [(low.dial, low.cards) for _, low in (found[5], found[7], found[12])] == [
        (0, (2, 3)), (0, (3, 4)), (5, (3, 4)),
    ]  # fmt: skip


@pytest.mark.rule("SCY-160")
@pytest.mark.parametrize(("mine", "theirs"), [(3, 3), (3, 4), (4, 3)])
@pytest.mark.parametrize("attacks", [True, False])
def test_who_wins_is_who_wins_by_the_rules(mine: int, theirs: int, attacks: bool) -> None:
    state = battle("mech.0.riverwalk", "mech.1.riverwalk")
    fight(state)
    select(state, 0, mine if attacks else theirs)
    select(state, 1, theirs if attacks else mine)
    won = events(state, "combat_won")[-1].facts["seat"] == (0 if attacks else 1)
    assert wins(mine, {theirs: Fraction(1)}, attacks) == won


def test_a_pending_combat_counts_what_both_can_select() -> None:
    state = battle("mech.0.riverwalk", "mech.1.riverwalk", "worker.1.1", power=(4, 2))
    hand(state, 0, 5)
    hand(state, 1, 3, 2)
    fight(state)
    chances, results = asked(state, 0)
    card = "power 2 + {combat_card} 5"
    assert chances.rows[-1] == ("7", card, card, "100%", "100%")
    assert chances.rows[5][3:] == ("93%", "46%")
    assert chances.notes[0] == "P1 can dial up to 2 power and play 1 card: from 0 to 7 in all."
    assert {row[0]: row[1:] for row in results.rows}["Popularity"] == ("−1", "0")


def test_an_imagined_combat_uses_abilities_by_the_rules() -> None:
    state = table("polania", "crimea", on_map=False)
    put(state, "mech.1.scout r1c1", "mech.0.camaraderie")
    hand(state, 0, 5, 2)
    view = TITLE.view(state, 0)
    found = combats.imagined(view, 0, 1, "r1c1", 2)
    assert found.used == ((1, "scout"),)
    assert (combats.side(found, 0).hand, combats.side(found, 0).most) == ((2,), 2)
    assert view.at["character.0"] == base(state, 0)


@pytest.mark.rule("SCY-061", "SCY-254")
@pytest.mark.parametrize("faction", BOOK.factions)
def test_the_reach_of_a_unit_in_one_move_is_what_the_rules_allow(faction: str) -> None:
    chance = random.Random(faction)
    state = table(faction, "nordic" if faction != "nordic" else "saxony", on_map=False)
    mechs(state, 0, *(mech.id for mech in BOOK.factions[faction].mech))
    lands = [place for place, land in BOOK.territories.items() if land.terrain != "home_base"]
    unit, far = "character.0", 0
    for place in chance.sample(lands, 6):
        put(state, f"{unit} {place}", f"mine.0 {chance.choice(lands)}", f"worker.1.1 {chance.choice(lands)}")
        found = reach.ways(state, unit, 1)
        assert {*found} == played(state, unit)
        assert all(way.steps[-1] == end for end, way in found.items())
        far += sum(len(way.steps) > 1 for way in found.values())
    assert (far > 20) is any(mech.id == "speed" for mech in BOOK.factions[faction].mech)


def played(state: ScytheState, unit: str) -> set[str]:
    """The places to which a unit steps in a Move of the rules, by all ways; nearer ones first."""
    start = state.copy()
    now(start, Move(1))
    edge, found = [start], set[str]()
    while edge:
        here = edge.pop(0)
        actions = [option.action for options in flow.legal(here).values() for option in options]
        for step in actions:
            if isinstance(step, StepTo) and step.unit == unit and step.place not in found:
                after = here.copy()
                flow.play(after, owner(unit), step)
                found.add(step.place)
                edge.append(after)
    return found - {state.at[unit]}


def test_units_and_places_begin_with_a_capital() -> None:
    state = moving("character.0 r3c3")
    (table_of_ways,) = asked(state, 1, unit="character.0")
    assert table_of_ways.name.startswith("Character of P0, ")
    places = [row[0] for row in table_of_ways.rows]
    assert "The Factory" in places and not any(place[0].islower() for place in places)


def test_ways_name_what_they_need() -> None:
    state = moving("mech.0.riverwalk r2c1", "mech.0.speed r4c4", "worker.0.1 r2c1")
    for unit, needs in (("mech.0.riverwalk", "speed"), ("worker.0.1", reach.ABOARD)):
        assert any(needs in way.means for way in reach.ways(state, unit, 1).values())
    far, near = reach.ways(state, "mech.0.speed", 2), reach.ways(state, "mech.0.speed", 1)
    assert near.keys() < far.keys()
    assert {way.moves for way in far.values()} == {1, 2}


@pytest.mark.rule("SCY-227")
@pytest.mark.parametrize("popularity", [0, 7, 13])
def test_scores_at_other_popularity_are_those_of_the_rules(popularity: int) -> None:
    state = table(show_coins="on")
    edit(state, stars=("combat",), popularity=popularity)
    edit(state, 1, popularity=popularity)
    assert score_table.totals(TITLE.view(state, 0), popularity) == scoring.scores(state).totals


def test_odds_depend_on_what_a_seat_sees_alone() -> None:
    for number, state in enumerate(games.random_game(TITLE, 3, 4)):
        assert isinstance(state, ScytheState)
        if number % 60 == 59:
            other = TITLE.guess(TITLE.view(state, 0), 0, number)
            for kind in range(len(ODDS)):
                assert asked(state, kind) == asked(other, kind)
        if number > 240:
            break
