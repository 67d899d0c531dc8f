"""Where a bot likes to have its airship."""

from __future__ import annotations

import pytest

from game.titles.scythe.bot.airship import TERMS, airship_worth
from tests.titles.scythe.aloft import airship_table
from tests.titles.scythe.positions import BOOK, EVALUATION, TITLE, edit

BETTER = [
    ("bombard", "ferry", "r1c1", "r4c5"),
    ("toll", "ferry", "r2c1", "r6c4"),
    ("bounty", "hero", "r1c3", "r5c1"),
    ("espionage", "safe_haven", "r3c3", "r3c4"),
    ("espionage", "reap", "r3c5", "r3c6"),
    ("espionage", "craft", "r3c3", "r3c4"),
]
PIECES = ("character.0 r1c2", "character.1 r1c1", "worker.0.1 r3c5")


@pytest.mark.parametrize(("aggressive", "passive", "good", "bad"), BETTER)
def test_a_place_where_the_tile_serves_is_worth_more(
    aggressive: str, passive: str, good: str, bad: str
) -> None:
    state = airship_table(*PIECES, aggressive=aggressive, passive=passive)
    state.encounters.append("r1c3")
    worth = []
    for place in (good, bad, "base_nordic"):
        state.airships["airship.0"] = place
        worth.append(airship_worth(state, 0))
    assert worth[0] > worth[1] > worth[2] == 0


def test_every_term_belongs_to_a_tile() -> None:
    assert set(TERMS) <= {*BOOK.aggressive, *BOOK.passive}


def test_resources_aboard_count_for_their_owner() -> None:
    state = airship_table("airship.0 r3c3")
    edit(state, 0, popularity=18)
    before = EVALUATION.evaluate(TITLE.view(state, 0), 0)
    state.lay("airship.0", "oil", 2)
    assert EVALUATION.evaluate(TITLE.view(state, 0), 0) > before


def test_workers_aboard_count_where_they_can_land_next() -> None:
    state = airship_table("airship.0 r1c1")
    state.at["worker.0.2"] = "airship.0"
    aloft = EVALUATION.evaluate(TITLE.view(state, 0), 0)
    lake = next(t.id for t in BOOK.territories.values() if t.terrain == "lake")
    state.airships["airship.0"] = lake
    assert EVALUATION.evaluate(TITLE.view(state, 0), 0) < aloft
    state.airships["airship.0"] = "r1c1"
    state.at["worker.0.2"] = "r1c1"
    assert EVALUATION.evaluate(TITLE.view(state, 0), 0) > aloft


@pytest.mark.parametrize(("aggressive", "passive", "good", "bad"), BETTER)
def test_a_place_where_no_tile_serves_is_worth_as_much_as_any(
    aggressive: str, passive: str, good: str, bad: str
) -> None:
    state = airship_table(*PIECES, f"airship.0 {bad}", aggressive=aggressive, passive=passive)
    other = airship_table(*PIECES, f"airship.0 {bad}", aggressive="espionage", passive="ferry")
    assert airship_worth(state, 0) == airship_worth(other, 0)


def test_a_toll_is_for_others_not_for_the_own_units() -> None:
    worth = []
    for unit in ("character.1", "character.0"):
        state = airship_table(f"{unit} r1c2", "airship.0 r1c3", aggressive="toll", passive="ferry")
        worth.append(airship_worth(state, 0))
    assert worth[0] > worth[1]


def test_an_airship_is_better_where_its_tile_serves() -> None:
    state = airship_table(*PIECES, aggressive="bombard", passive="ferry")
    values = []
    for place in ("r1c1", "base_nordic"):
        state.airships["airship.0"] = place
        values.append(EVALUATION.evaluate(TITLE.view(state, 0), 0))
    assert values[0] > values[1]
