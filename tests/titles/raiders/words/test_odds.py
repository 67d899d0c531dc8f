"""The odds of raids are exact: equal to brute force over all faces of all dice."""

from __future__ import annotations

import dataclasses
from itertools import combinations_with_replacement, product

import pytest

from game.engine.model import UNKNOWN
from game.engine.structs import replace
from game.play.people import Person
from game.presentation.context import Context
from game.presentation.messages import Messages
from game.presentation.odds import Asked, Inquiry
from game.titles.raiders.rules.raid.strength import band as result_of
from game.titles.raiders.rules.raid.strength import dice_of, fixed_strength
from game.titles.raiders.rules.state.state import Space
from game.titles.raiders.words.odds import RaidOdds, fewest_deaths, outcomes
from tests.titles.raiders.positions import BOOK, TITLE, ready, table


@pytest.mark.rule("RAI-115", "RAI-121", "RAI-124")
@pytest.mark.parametrize("dice_wounds", ["on", "off"])
@pytest.mark.parametrize("settlement", ["cimmeria_left", "persia_right"])
def test_what_a_raid_brings_is_what_brute_force_finds(settlement: str, dice_wounds: str) -> None:
    state = table(dice_wounds=dice_wounds)
    ready(state, "zealot", "elder")
    dice = [BOOK.dice[c].faces for c, n in dice_of(state, 0, settlement).items() for _ in range(n)]
    throws = [*product(*dice)]
    fixed, vp, wounds = fixed_strength(state, 0, settlement, 2), 0, 0
    for throw in throws:
        result = result_of(BOOK.settlements[settlement], fixed + sum(face.s for face in throw))
        vp += result.vp
        wounds += result.wounds + (sum(face.w for face in throw) if dice_wounds == "on" else 0)
    found = [*outcomes(state, 0, settlement, 2)]
    assert sum(one.chance * one.result.vp for one in found) == pytest.approx(vp / len(throws))
    assert sum(one.chance * one.wounds for one in found) == pytest.approx(wounds / len(throws))


@pytest.mark.rule("RAI-129", "RAI-130", "RAI-132")
def test_the_fewest_deaths_are_those_of_the_best_spread() -> None:
    state = table()
    ready(state, "zealot", "elder")
    limits = [BOOK.crew[space.crew].strength for space in state.me.crew]
    for wounds in range(sum(limits) + len(limits) + 2):
        spreads = combinations_with_replacement(range(len(limits)), wounds)
        counts = ([spread.count(n) for n in range(len(limits))] for spread in spreads)
        placed = min(wounds, sum(limits) + len(limits))  # the rest finds nobody
        deaths = [
            sum(count > limit for count, limit in zip(found, limits, strict=True))
            for found in counts
            if wounds > placed or all(c <= limit + 1 for c, limit in zip(found, limits, strict=True))
        ]
        assert fewest_deaths(state, 0, wounds) == (len(limits) if wounds >= placed + 1 else min(deaths))


def look() -> Context:
    state = table()
    ready(state, "zealot", "elder")
    state.players[0] = replace(state.me, hand=("crew.brawler.1", "crew.brawler.2"))
    people = tuple(Person(f"P{n}", "blue") for n in range(2))
    return Context(Messages(), TITLE.view(state, 0), 0, people)


def test_a_card_from_the_hand_counts_as_if_it_were_in_the_crew() -> None:
    inquiry = Inquiry(look(), (RaidOdds(),), Asked())
    spaces = [choice for choice, _ in inquiry.choices()[3:]]
    assert [choice.values[0].words for choice in spaces[:3]] == ["Zealot", "Elder", "nobody"]
    assert [value.words for value in spaces[2].values].count("Brawler") == 1
    (before,) = inquiry.tables()
    inquiry.choose(spaces[2], 1)
    (after,) = inquiry.tables()
    state = inquiry.context.view.copy()
    state.players[0] = state.players[0].with_space(2, Space("crew.brawler.1"))
    (real,) = Inquiry(dataclasses.replace(inquiry.context, view=state), (RaidOdds(),), Asked()).tables()
    assert after.rows == real.rows != before.rows
    inquiry.choose(spaces[2], 0)
    inquiry.choose(spaces[0], 1)
    assert inquiry.tables()[0].rows != before.rows, "without the zealot"


def test_the_hand_of_another_seat_is_not_named() -> None:
    inquiry = Inquiry(look(), (RaidOdds(),), Asked(wanted={"seat": "1"}))
    values = {value.id for choice, _ in inquiry.choices()[3:] for value in choice.values}
    assert UNKNOWN not in values
    assert "crew.brawler.1" not in values


def test_more_kumis_bring_no_less() -> None:
    state = table()
    ready(state, "zealot", "elder")
    people = tuple(Person(f"P{n}", "blue") for n in range(2))
    look = Context(Messages(), TITLE.view(state, 0), 0, people)
    (shown,) = Inquiry(look, (RaidOdds(),), Asked()).tables()
    means = [float(row[shown.columns.index("VP on average")]) for row in shown.rows]
    assert means == sorted(means)
    assert len(shown.rows) == BOOK.limits.kumis + 1
    assert shown.strong == {state.me.kumis}
