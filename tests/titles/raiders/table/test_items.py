"""What the words list of a position and what the window shows of it are the same, for every seat."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.engine.model import UNKNOWN, Ref, State
from game.presentation.title_words import tip_text
from game.titles.raiders.rules.state.state import RaidersState
from game.titles.raiders.table import RaidersTable
from game.titles.raiders.words import RaidersWords
from game.ui.table.api import Spot, TableContext, Thing
from game.ui.window.ui import Ui
from tests import questions
from tests.expect import expect
from tests.titles.raiders.positions import PACKAGE, TITLE
from tests.titles.raiders.table.looks import context

TABLE: RaidersTable = PACKAGE.table_view
WORDS: RaidersWords = PACKAGE.title_words
KEPT = questions.kept(TITLE)

every_question = pytest.mark.parametrize("state", [q.state for q in KEPT], ids=[q.kind for q in KEPT])


def looks(ui: Ui, state: State) -> Iterator[TableContext]:
    """Every seat's look at a position."""
    for seat in range(state.seats):
        yield context(ui, expect(state, RaidersState), seat)


def shown_at(thing: Thing, spots: list[Spot]) -> Ref | None:
    """The smallest place of the board around the middle of a thing, if there is one."""
    x, y, w, h = thing.box
    around = [
        spot
        for spot in spots
        if spot.box[0] <= x + w / 2 <= spot.box[0] + spot.box[2]
        and spot.box[1] <= y + h / 2 <= spot.box[1] + spot.box[3]
    ]
    return min(around, key=lambda spot: spot.box[2] * spot.box[3]).ref if around else None


@every_question
def test_the_things_that_have_words_are_the_items(ui: Ui, state: State) -> None:
    for look in looks(ui, state):
        things, items = [t for t in TABLE.things(look) if tip_text(t.tip)], WORDS.items(look)
        assert [t.ref for t in things] == [item.ref for item in items]
        assert [tip_text(t.tip) for t in things] == [tip_text(item.tip) for item in items]
        assert [(t.on_board, t.pinned) for t in things] == [(i.on_board, i.pinned) for i in items]


@every_question
def test_every_item_lies_where_the_window_shows_it(ui: Ui, state: State) -> None:
    for look in looks(ui, state):
        spots = [spot for spot in TABLE.spots(look) if spot.on_board]
        shown = {t.ref: shown_at(t, spots) if t.on_board else None for t in TABLE.things(look)}
        items = WORDS.items(look)
        assert {item.ref: item.place for item in items} == {item.ref: shown[item.ref] for item in items}


@every_question
def test_the_places_are_the_spots_of_the_board(ui: Ui, state: State) -> None:
    for look in looks(ui, state):
        spots, places = [spot for spot in TABLE.spots(look) if tip_text(spot.tip)], WORDS.places(look)
        assert all(spot.on_board for spot in spots)
        assert [spot.ref for spot in spots] == [place.ref for place in places]
        assert [tip_text(spot.tip) for spot in spots] == [tip_text(place.tip) for place in places]
        for spot, place in zip(spots, places, strict=True):
            x, y, w, h = spot.box
            assert place.middle == (x + w / 2, y + h / 2)


@every_question
def test_hidden_tiles_have_the_same_words_and_cards_of_others_none(ui: Ui, state: State) -> None:
    for look in looks(ui, state):
        tips = {item.ref: tip_text(item.tip) for item in WORDS.items(look)}
        hidden = {tips[f"quest:{place}"] for place, quest in look.view.quests.items() if quest == UNKNOWN}
        assert len(hidden) <= 1
        others = [player for seat, player in enumerate(look.view.players) if seat != look.seat]
        assert {card for player in others for card in player.hand} <= {UNKNOWN}
        assert {f"card:{card}" for card in look.view.players[look.seat].hand} <= tips.keys()


@every_question
def test_a_panel_is_made_of_the_summary(ui: Ui, state: State) -> None:
    for look in looks(ui, state):
        for seat in range(state.seats):
            panel, summary = TABLE.panel(look, seat), WORDS.summary(look, seat)
            assert (panel.line, panel.cells, panel.short) == (summary.line, summary.cells, summary.short)
