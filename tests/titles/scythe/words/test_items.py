"""Items and places are what the table in the window shows, and hide what a seat may not know."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest

from game.engine.model import Seat
from game.presentation.title_words import tip_text
from game.titles.scythe.rules.cards.encounters import ChooseOption
from game.titles.scythe.rules.state.state import ScytheState, card_ref, unit_ref
from game.titles.scythe.table import ScytheTable
from game.ui.table import layout
from game.ui.table.api import Spot, TableContext, Thing
from game.ui.window.ui import Ui
from tests import questions
from tests.expect import expect
from tests.titles.scythe.cards import meet
from tests.titles.scythe.positions import PACKAGE, TITLE, goods, hand, moving, put, table
from tests.titles.scythe.words.looks import MESSAGES, WORDS, context, tips

TABLE: ScytheTable = PACKAGE.table_view
SIZE = (1280, 720)
KEPT = questions.kept(TITLE)


def views(state: ScytheState) -> Iterator[tuple[ScytheState, Seat]]:
    """Yield what each seat sees."""
    for seat in range(state.seats):
        yield TITLE.view(state, seat), seat


def in_window(ui: Ui, view: ScytheState, seat: Seat) -> TableContext:
    """Return the same look with the tools of a window."""
    look, (w, h) = context(view, seat), TABLE.board_size
    others = [(seat + n) % view.seats for n in range(1, view.seats)]
    areas = layout.areas(ui, SIZE, others, w / h)
    return TableContext(MESSAGES, view, seat, look.people, ui=ui, areas=areas)


@pytest.mark.parametrize("question", KEPT, ids=lambda question: question.kind)
def test_items_and_places_are_what_the_table_shows(ui: Ui, question: questions.Question) -> None:
    ui.adopt(SIZE)
    for view, seat in views(expect(question.state, ScytheState)):
        look = in_window(ui, view, seat)
        things, spots = TABLE.things(look), TABLE.spots(look)
        shown: list[Thing | Spot] = [*things, *spots]
        described = tips(context(view, seat))
        assert {one.ref: tip_text(one.tip) for one in shown if tip_text(one.tip)}.items() <= described.items()
        assert described.keys() <= {one.ref for one in shown}
        _lies_as_said(things, spots, look)


def _lies_as_said(things: Sequence[Thing], spots: Sequence[Spot], look: TableContext) -> None:
    """Whatever is described is where its item or its place says."""
    hexagons = {spot.ref: spot.box for spot in spots if spot.on_board}
    boxes = {thing.ref: thing for thing in things}
    for item in WORDS.items(look):
        if (thing := boxes.get(item.ref)) is None:
            continue  # a card below another one
        assert (item.on_board, item.pinned) == (thing.on_board, thing.pinned), item.ref
        assert bool(item.place) is (item.on_board and not item.pinned), item.ref
        if item.place:
            x, y, w, h = hexagons[item.place]
            middle = thing.box[0] + thing.box[2] / 2, thing.box[1] + thing.box[3] / 2
            assert x <= middle[0] <= x + w and y <= middle[1] <= y + h, item.ref
    for place in WORDS.places(look):
        x, y, w, h = hexagons[place.ref]
        assert place.middle == (x + w / 2, y + h / 2)


@pytest.mark.parametrize("question", KEPT, ids=lambda question: question.kind)
def test_tips_tell_nothing_that_a_seat_may_not_know(question: questions.Question) -> None:
    for view, seat in views(expect(question.state, ScytheState)):
        otherwise = TITLE.view(TITLE.guess(view, seat, 3), seat)
        assert tips(context(otherwise, seat)) == tips(context(view, seat))


def test_every_card_of_the_hand_is_an_item() -> None:
    state = table()
    cards = hand(state, 0, 2, 2, 5)
    found = tips(context(TITLE.view(state, 0), 0))
    assert [found[card_ref(card)] for card in cards] == [
        MESSAGES.say("scythe-tip-combat-card", value=value) for value in (2, 2, 5)
    ]
    assert not {card_ref(card) for card in cards} & tips(context(TITLE.view(state, 1), 1)).keys()


def test_a_tray_lists_what_a_unit_could_take_along() -> None:
    state = moving("mech.0.speed r1c6", "worker.0.1 r1c6")
    goods(state, "r1c6", oil=2)
    put(state, "character.0 r5c4")
    found = WORDS.items(context(TITLE.view(state, 0), 0))
    lying = [item.ref for item in found if item.place == "place:r1c6"]
    assert lying == ["goods:r1c6.oil", unit_ref("mech.0.speed"), unit_ref("worker.0.1")]


def test_the_card_of_an_encounter_covers_the_structure_bonus() -> None:
    state = table()
    assert "bonus" in tips(context(TITLE.view(state, 0), 0))
    state.push(ChooseOption(next(iter(state.book.encounters)), left=1))
    assert "bonus" not in tips(context(TITLE.view(state, 0), 0))


def test_the_options_of_an_encounter_are_read_whole_also_without_coins() -> None:
    state = table()
    meet(state, "e12")
    found = tips(context(TITLE.view(state, 0), 0))
    assert found["row:e12.1"].startswith("Option A\nfree → +2~")
    assert found["row:e12.3"].startswith("Option C\n−2~")
