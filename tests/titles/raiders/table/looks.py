"""A seat's look at a position of Raiders of Scythia."""

from __future__ import annotations

from game.play.people import Person
from game.titles.raiders.rules.state.state import RaidersState
from game.ui.table import layout
from game.ui.table.api import TableContext
from game.ui.window.ui import Ui
from tests.titles.raiders.positions import BOOK, TITLE
from tests.ui.looks import COLOURS


def context(ui: Ui, state: RaidersState, seat: int = 0, size: tuple[int, int] = (1280, 720)) -> TableContext:
    """A seat's look at a position."""
    ui.adopt(size)
    people = tuple(Person(f"P{n}", COLOURS[n]) for n in range(len(state.players)))
    others = [(seat + n) % len(people) for n in range(1, len(people))]
    w, h = BOOK.board.size
    return TableContext.of(ui, TITLE.view(state, seat), seat, people, layout.areas(ui, size, others, w / h))
