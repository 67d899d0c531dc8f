"""What a newcomer asks of the mats and the map, and what the tips say."""

from __future__ import annotations

import pytest

from game.presentation.messages import Messages
from game.presentation.title_words import tip_text
from game.titles.scythe.words import mat_tips
from game.ui.window.ui import Ui
from tests.expect import recorded
from tests.titles.scythe.positions import edit, put, table
from tests.titles.scythe.table.looks import TABLE, context, shown


@pytest.fixture(autouse=True)
def words_of_the_window(ui: Ui, monkeypatch: pytest.MonkeyPatch) -> None:
    """The sentences that are shown, not their names."""
    monkeypatch.setattr(ui, "messages", Messages())


def test_the_tips_of_mats_are_made_when_they_are_asked_for(ui: Ui, monkeypatch: pytest.MonkeyPatch) -> None:
    said = recorded(monkeypatch, ui.messages, "say")
    found = shown(context(ui, table()))
    assert not {("scythe-tip-part",), ("scythe-tip-open-stars",)} & set(said)
    assert "6 upgrades" in tip_text(found["plate:stars.0"].tip)
    assert ("scythe-tip-open-stars",) in said


def test_the_stars_tell_what_else_brings_one(ui: Ui) -> None:
    state = table("nordic", "saxony")
    edit(state, 0, stars=("combat", "mechs"))
    first, left, end = mat_tips.stars(ui.say, state, 0).split("\n")
    assert "4 mechs" in first
    assert "4 mechs" not in left
    assert "combat" in left  # the second one
    assert "6 upgrades" in left
    assert end == ui.say("scythe-tip-end", stars=6)


@pytest.mark.rule("SCY-259")
def test_saxonys_combat_stays_open(ui: Ui) -> None:
    state = table("nordic", "saxony")
    for seat in (0, 1):
        edit(state, seat, stars=("combat", "combat"))
    left = [mat_tips.stars(ui.say, state, seat).split("\n")[1] for seat in (0, 1)]
    assert ["combat" in line for line in left] == [False, True]


def test_produce_tells_why_it_costs_something(ui: Ui) -> None:
    state, why = table(), ui.say("scythe-tip-workers-cost")
    assert why not in mat_tips.top(ui.say, state, 0, "produce")
    put(state, "worker.0.3", "worker.0.4", place="r1c4")
    assert why in mat_tips.top(ui.say, state, 0, "produce")


def test_a_lake_tells_who_enters_it(ui: Ui) -> None:
    found = {spot.ref: tip_text(spot.tip) for spot in TABLE.spots(context(ui, table()))}
    assert "ability" in found["place:r2c0"]


def test_a_mech_and_a_structure_on_the_map_tell_what_they_do(ui: Ui) -> None:
    state = table("nordic", "saxony")
    put(state, "mech.1.speed r6c0", "armory.0 r7c1")
    found = shown(context(ui, state))
    assert "Move 1 extra territory" in tip_text(found["unit:mech.1.speed"].tip)
    assert "Trade also gives 1" in tip_text(found["built:armory.0"].tip)


def test_a_territory_tells_what_lies_there(ui: Ui) -> None:
    state = table()
    state.lay("r1c4", "food", 2)
    state.lay("r1c4", "oil", 1)
    found = {spot.ref: tip_text(spot.tip) for spot in TABLE.spots(context(ui, state))}
    line = next(line for line in found["place:r1c4"].split("\n") if line.startswith("Here"))
    assert ["food" in line, "oil" in line, "metal" in line] == [True, True, False]
    assert "Here" not in found["place:r1c5"]
