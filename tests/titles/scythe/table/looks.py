"""Positions of Scythe as a seat sees them."""

from __future__ import annotations

from game.engine.flow import choices
from game.engine.model import Option
from game.play.people import Person
from game.titles.scythe.rules.state.state import ScytheState
from game.titles.scythe.table import ScytheTable
from game.titles.scythe.words.factions import COLOURS
from game.ui.table import layout
from game.ui.table.api import TableContext, Thing
from game.ui.window.ui import Ui
from tests.titles.scythe.positions import PACKAGE, TITLE

TABLE: ScytheTable = PACKAGE.table_view

SEVEN = ("togawa", "albion", "nordic", "rusviet", "crimea", "polania", "saxony")
SMALL, LARGE = (1280, 720), (1920, 1080)


def context(ui: Ui, state: ScytheState, seat: int = 0, size: tuple[int, int] = SMALL) -> TableContext:
    """A seat's look at a position."""
    ui.adopt(size)
    people = tuple(Person(f"P{n}", COLOURS[player.faction]) for n, player in enumerate(state.players))
    others = [(seat + n) % len(people) for n in range(1, len(people))]
    w, h = TABLE.board_size
    return TableContext.of(ui, TITLE.view(state, seat), seat, people, layout.areas(ui, size, others, w / h))


def shown(look: TableContext) -> dict[str, Thing]:
    """What lies on the table by its ref, each once."""
    found = TABLE.things(look)
    assert len({thing.ref for thing in found}) == len(found)
    return {thing.ref: thing for thing in found}


def legal(state: ScytheState) -> list[Option]:
    """What the active seat may do."""
    return [c.option for c in choices(state)[state.active] if c.reason is None]
