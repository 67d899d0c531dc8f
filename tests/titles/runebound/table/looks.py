"""A seat's look at a position of Runebound, and dice that were rolled."""

from __future__ import annotations

from game.play.people import Person
from game.titles.runebound.rules.movement.movement import MoveByDice
from game.titles.runebound.rules.state.state import RuneboundState
from game.ui.table import layout
from game.ui.table.api import TableContext, Thing
from game.ui.window.ui import Ui
from tests.titles import playing
from tests.titles.runebound.positions import BOOK, PACKAGE, TITLE

NAMES = ("Ada", "Bruno", "Chloe", "Dmitri", "Eleni", "Farah")
COLOURS = ("blue", "orange", "green", "red", "violet", "ivory")
ROLLED = (("road", "plains", "hills"), ("road", "plains"), ("forest", "river"))


def context(
    ui: Ui, state: RuneboundState, seat: int = 0, size: tuple[int, int] = (1280, 720)
) -> TableContext:
    """A seat's look at a position."""
    ui.adopt(size)
    people = tuple(Person(NAMES[n], COLOURS[n]) for n in range(state.seats))
    others = [(seat + n) % state.seats for n in range(1, state.seats)]
    w, h = BOOK.board.size
    return TableContext.of(ui, TITLE.view(state, seat), seat, people, layout.areas(ui, size, others, w / h))


def things(ui: Ui, state: RuneboundState, seat: int = 0) -> dict[str, Thing]:
    """Everything on the table, by ref."""
    return {thing.ref: thing for thing in PACKAGE.table_view.things(context(ui, state, seat))}


def rolled(state: RuneboundState, *dice: tuple[str, ...]) -> None:
    """The Hero of seat 0 has rolled these."""
    playing.now(state, MoveByDice(dice or ROLLED, len(dice or ROLLED)))
