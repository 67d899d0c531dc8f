"""What a raid is worth before its dice are rolled, by exact odds, and where bots put the wounds."""

from __future__ import annotations

from typing import Any

import pytest

from game.engine import flow
from game.titles.raiders.bot.features import RaidersFeatures
from game.titles.raiders.bot.roll import outcomes
from game.titles.raiders.rules.raid.raid import Drink, Roll, StartRaid
from game.titles.raiders.rules.state.state import RaidersState
from tests.titles.playing import do
from tests.titles.raiders.positions import PACKAGE, edit, lay, raided, ready, table

FEATURES = RaidersFeatures(PACKAGE.content)


def before(*names: str, settlement: str = "cimmeria_left", **facts: Any) -> RaidersState:
    """Seat 0 may raid one settlement, where both raid spaces are left."""
    state = table(2)
    ready(state, *names)
    edit(state, **{"worker": "grey.9", "provisions": 4, **facts})
    raided(state, *(place for place, space in state.spaces.items() if space.settlement != settlement))
    for side in ("left", "right"):
        lay(state, f"{settlement}.{side}", "wagon")
    return state


def known(state: RaidersState) -> dict[str, float]:
    found = FEATURES.known_values(state, 0, flow.legal(state)[0])
    return {str(action): value for action, value in found.items()}


def test_with_nothing_to_buy_the_odds_of_a_raid_are_known_at_once() -> None:
    assert list(known(before("zealot", "elder"))) == ["start_raid cimmeria_left"]
    assert known(before("zealot", "elder", kumis=2)) == {}, "kumis are spent first"
    assert known(before("zealot", "mercenary")) == {}, "and silver for the mercenary"


def test_the_last_kumis_leads_to_the_roll() -> None:
    state = before("zealot", "elder", kumis=2)
    do(state, StartRaid("cimmeria_left"))
    assert list(known(state)) == ["roll"]
    do(state, Drink())
    assert list(known(state)) == ["roll", "drink"]


def test_a_known_value_does_not_depend_on_the_dice_to_come() -> None:
    state, other = (before("zealot", "elder", kumis=1) for _ in range(2))
    other.rng += 1
    for trial in (state, other):
        do(trial, StartRaid("cimmeria_left"))
    assert known(state) == known(other)
    assert known(state)["roll"] == FEATURES.evaluate(state, 0)


def test_each_raid_space_is_an_outcome_with_the_wounds_on_average() -> None:
    """A red die wounds 0, 1, 2, 0, 1 or 2 times, and a total under 4 once more: never with a zealot."""
    state = before("zealot", "brawler", kumis=1)
    do(state, StartRaid("cimmeria_left"))
    found = outcomes(state, 0)
    assert [outcome.vp for outcome in found] == pytest.approx([1.0, 1.0])
    for outcome in found:
        assert [chance for chance, _ in outcome.after] == pytest.approx([1.0])
        assert [after.players[0].wounds for _, after in outcome.after] == [1]
    places = ("cimmeria_left.left", "cimmeria_left.right")
    taken = [after.players[0].worker for outcome in found for _, after in outcome.after]
    assert taken == [state.spaces[place].worker for place in places]


def test_a_wound_goes_where_it_kills_nobody() -> None:
    state = before("elder", "zealot", kumis=1)
    do(state, StartRaid("cimmeria_left"))
    for outcome in outcomes(state, 0):
        for _, after in outcome.after:
            assert [space.wounds for space in after.players[0].spaces[:2]] == [0, 1]


def test_the_raid_that_leaves_two_spaces_begins_the_final_round() -> None:
    state = before("zealot", "elder", kumis=1)
    left = [place for place in state.spaces if place.startswith("cimmeria_left")]
    assert len(left) == 2
    do(state, StartRaid("cimmeria_left"))
    assert {after.final for outcome in outcomes(state, 0) for _, after in outcome.after} == {2}


def test_a_reroll_is_known_before_it_is_rolled() -> None:
    state = before("brawler", "zealot", kumis=1)
    do(state, StartRaid("cimmeria_left"))
    do(state, Roll())
    do(state, "choose_die", crew_card(state, "brawler"), 0)
    assert "roll" in known(state)


def crew_card(state: RaidersState, name: str) -> str:
    return next(s.crew for s in state.players[0].spaces if s.crew.split(".")[1] == name)
