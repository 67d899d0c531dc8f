"""Items and places of Runebound: the same as in the window, for every kind of question and every seat."""

from __future__ import annotations

import math
import subprocess
import sys
from collections.abc import Iterator

import pytest

from game.engine.model import UNKNOWN
from game.presentation.title_words import Kind, tip_text
from game.titles.runebound.rules.cards.healing import Look
from game.titles.runebound.rules.heroes.experience import BuyExperience, GainKind
from game.titles.runebound.rules.state.state import RuneboundState, card_ref, deck_ref
from game.titles.runebound.table import RuneboundTable
from game.titles.runebound.words import RuneboundWords
from game.ui.table.api import TableContext
from game.ui.window.ui import Ui
from tests import questions
from tests.expect import expect
from tests.titles import playing
from tests.titles.runebound import positions as at
from tests.titles.runebound.positions import BOOK, PACKAGE, TITLE
from tests.titles.runebound.table import looks

WORDS = RuneboundWords(TITLE)
TABLE: RuneboundTable = PACKAGE.table_view


def seen(ui: Ui) -> Iterator[TableContext]:
    """What every seat sees at one position of every kind of question."""
    for _, state in questions.kept(TITLE):
        position = expect(state, RuneboundState)
        yield from (looks.context(ui, position, seat) for seat in range(state.seats))


def test_the_window_shows_every_item_with_its_tip_and_nothing_else_has_one(ui: Ui) -> None:
    for look in seen(ui):
        shown = [(t.ref, tip_text(t.tip), t.on_board) for t in TABLE.things(look) if tip_text(t.tip)]
        assert shown == [(item.ref, tip_text(item.tip), item.on_board) for item in WORDS.items(look)]


def test_a_ref_that_lies_twice_has_one_tip(ui: Ui) -> None:
    for look in seen(ui):
        tips = {(item.ref, tip_text(item.tip)) for item in WORDS.items(look)}
        assert len(tips) == len({ref for ref, _ in tips})


def test_pieces_lie_in_the_hexagon_of_their_place(ui: Ui) -> None:
    for look in seen(ui):
        boxes = {thing.ref: thing.box for thing in TABLE.things(look) if thing.on_board}
        middles = {place.ref: place.middle for place in WORDS.places(look)}
        for item in (item for item in WORDS.items(look) if item.on_board):
            x, y, wide, high = boxes[item.ref]
            middle = x + wide / 2, y + high / 2
            assert item.place == min(middles, key=lambda ref: math.dist(middle, middles[ref])), item.ref


def test_places_are_the_spots_of_the_board(ui: Ui) -> None:
    for look in seen(ui):
        spots = [spot for spot in TABLE.spots(look) if spot.on_board]
        places = WORDS.places(look)
        assert [(s.ref, tip_text(s.tip)) for s in spots] == [(p.ref, tip_text(p.tip)) for p in places]
        for spot, place in zip(spots, places, strict=True):
            x, y, wide, high = spot.box
            assert place.middle == pytest.approx((x + wide / 2, y + high / 2))


def test_panels_say_what_the_summary_says(ui: Ui) -> None:
    look = looks.context(ui, at.table(*at.HEROES))
    for seat in range(look.view.seats):
        panel, summary = TABLE.panel(look, seat), WORDS.summary(look, seat)
        assert (panel.line, panel.cells, panel.short) == (summary.line, summary.cells, summary.short)


def test_a_kept_card_is_an_item_of_its_owner_alone(ui: Ui) -> None:
    state = at.table()
    at.edit(state, kept=("high_lord_margath",))
    mine, theirs = ({i.ref for i in WORDS.items(looks.context(ui, state, seat))} for seat in (0, 1))
    assert card_ref("high_lord_margath") in mine - theirs


def test_the_card_that_one_seat_looks_at_is_hidden_from_the_other(ui: Ui) -> None:
    tips = []
    for card in BOOK.colours:
        if BOOK.colours[card] == "green":
            state = at.table()
            playing.now(state, Look(0, "green", card))
            mine, theirs = (WORDS.items(looks.context(ui, state, seat)) for seat in (0, 1))
            assert f"laid:{card}" in {item.ref for item in mine}
            tips.append([(item.ref, tip_text(item.tip)) for item in theirs])
    assert UNKNOWN not in str(tips[0])
    assert all(tip == tips[0] for tip in tips)


def test_one_kind_of_experience_is_not_called_a_pair(ui: Ui) -> None:
    kinds = []
    for step in (GainKind(0), BuyExperience()):
        state = at.table()
        at.edit(state, counters=("green",) * 3)
        playing.now(state, step)
        kinds.append(expect(WORDS.kind(looks.context(ui, state), "pair:0"), Kind).id)
    assert kinds == ["counter", "pair"]


def test_a_deck_says_how_many_cards_it_has_and_not_which(ui: Ui) -> None:
    state = at.table()
    before = deck_tip(ui, state)
    state.decks["green"] = state.decks["green"][::-1]
    assert deck_tip(ui, state) == before


def deck_tip(ui: Ui, state: RuneboundState) -> str:
    (tip,) = (i.tip for i in WORDS.items(looks.context(ui, state)) if i.ref == deck_ref("green"))
    return tip_text(tip)


PROGRAM = """
import sys

from game.engine import flow
from game.engine.model import Event
from game.packages import registry
from game.play.people import Person
from game.presentation.messages import Messages
from game.presentation.title_words import Context, tip_text

package = registry.find("runebound")
title, words = package.title, package.title_words
state = title.start(2, {}, 1)
context = Context(Messages(), title.view(state, 0), 0, (Person("Ada", "blue"), Person("Bruno", "red")))
for what in (*words.items(context), *words.places(context)):
    tip_text(what.tip)
words.status(context), words.summary(context, 1)
for choice in flow.choices(state)[0]:
    words.label(context, choice.option.action)
words.log_line(context, Event("won", {"seat": 0}))
print([name for name in sys.modules if name.partition(".")[0] == "pygame"])
"""


def test_words_need_no_pygame() -> None:
    done = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True)
    assert (done.stdout.strip(), done.stderr) == ("[]", "")
