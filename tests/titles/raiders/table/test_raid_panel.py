"""The panel of a raid."""

from __future__ import annotations

import pytest

from game.presentation.title_words import Cell
from game.titles.raiders.rules.raid.raid import Drink, StartRaid
from game.titles.raiders.rules.state.state import RaidersState
from game.titles.raiders.table import raid_panel
from game.titles.raiders.table.raid_panel import RaidFace
from game.titles.raiders.words.raid_result import RaidResult
from game.ui.table.api import Thing
from game.ui.window.ui import Ui
from tests.titles.playing import do
from tests.titles.raiders.positions import BOOK, PACKAGE, edit, lay, raid, ready, table
from tests.titles.raiders.table.looks import context
from tests.ui.ink import inks_of, traced

pytestmark = pytest.mark.usefixtures("watched")


def laid(ui: Ui, state: RaidersState, seat: int = 2) -> dict[str, Thing]:
    """What a seat that only looks on sees of the raid of seat 0."""
    return {thing.ref: thing for thing in raid_panel.things(context(ui, state, seat))}


def panel(ui: Ui, state: RaidersState) -> RaidResult:
    """What the panel says, painted small and large."""
    face = laid(ui, state)["plate:raid"].face
    assert isinstance(face, RaidFace)
    face.paint(ui, (325, 390))
    face.paint(ui, (620, 700))
    return face.result


def drinker() -> RaidersState:
    """Seat 0 of three raids with two kumis left to drink."""
    state = table(3)
    ready(state, "champion", "lancer")
    edit(state, kumis=2)
    raid(state, "cimmeria_left", ("red", 2), left=("equipment",), right=("wagon", "wagon"))
    return state


def test_strength_stands_by_source_and_the_chances_before_the_roll(ui: Ui) -> None:
    state = drinker()
    do(state, Drink())
    face = panel(ui, state)
    assert dict(face.sums) == {"Crew": 8, "Animals": 0, "Abilities": 0, "Kumis, payments": 1}
    assert face.total == "= 9~{strength}"
    assert [(r.strength, r.chance) for r in face.results] == [
        (2, "0%"),
        (4, "100%"),
    ]
    assert "plate:die.0" in laid(ui, state)
    assert face.foot[1] == "Plunder: 1~{equipment} or 2~{wagon}"


@pytest.mark.parametrize("rolls", [False, True])
def test_no_word_of_the_panel_is_cut_in_a_small_window(ui: Ui, rolls: bool) -> None:
    state = drinker()
    do(state, Drink())
    if rolls:
        do(state, "roll")
    thing = laid(ui, state)["plate:raid"]
    with traced():
        inks = inks_of(thing.face.paint(ui, (round(thing.box[2]), round(thing.box[3]))))
    assert not [ink.words for ink in inks if "…" in ink.words]


def test_after_the_roll_the_sum_holds_and_the_result_is_marked(ui: Ui) -> None:
    state = drinker()
    do(state, Drink())
    do(state, Drink())
    face, die = panel(ui, state), BOOK.dice["red"].faces[2]
    assert sum(amount for _, amount in face.sums) == 8 + 2 + die.s
    assert face.total == f"= {8 + 2 + die.s}~{{strength}}"
    assert [r.strength for r in face.results if r.reached] == [4]
    assert face.foot[0] == f"{die.w}~{{wound}} to place on the crew"
    dice = {
        item.ref: item.tip for item in PACKAGE.title_words.items(context(ui, state)) if "die:" in item.ref
    }
    assert dice["die:0"] == f"Red die: {die.s} strength, {die.w} wounds"


def test_what_was_not_bought_before_the_roll_is_not_offered_after_it(ui: Ui) -> None:
    state = drinker()
    assert "Kumis, payments" in dict(panel(ui, state).sums)
    do(state, "roll")
    assert "Kumis, payments" not in dict(panel(ui, state).sums)


def test_the_panel_goes_with_the_raid(ui: Ui) -> None:
    assert laid(ui, table(3)) == {}


def test_a_settlement_shows_the_strength_that_a_raid_would_have(ui: Ui) -> None:
    state = table(3)
    ready(state, "champion", "lancer")
    lay(state, "cimmeria_left.left", "wagon")
    lay(state, "cimmeria_left.right", "wagon")
    look = context(ui, state)
    assert list(PACKAGE.table_view.awaits(look, [StartRaid("cimmeria_left")])) == [Cell("strength", "9–12")]
