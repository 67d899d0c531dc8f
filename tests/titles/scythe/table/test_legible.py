"""How large things are on Scythe's table in the smallest usual window."""

from __future__ import annotations

import itertools
from dataclasses import replace

import pytest

from game.titles.scythe.rules.state.state import RESOURCES
from game.titles.scythe.table import mats, sections, token_rows
from game.titles.scythe.table.mat_plan import halves
from game.titles.scythe.table.player_mat import PlayerMat
from game.ui.table import layout
from game.ui.table.api import TableContext
from game.ui.window import rooms
from game.ui.window.ui import Ui
from tests.titles.scythe import positions as p
from tests.titles.scythe.table.looks import SMALL, TABLE, context

LEAST_UNIT, LEAST_ICON = 24, 20
"""Window pixels of a unit on the map, and of what is printed on a mat."""


def look(ui: Ui) -> TableContext:
    """A seat's table in the smallest usual window, with the log as it comes."""
    found = context(ui, p.table())
    aspect = TABLE.board_size[0] / TABLE.board_size[1]
    log = layout.log_open(ui, SMALL, aspect)
    return replace(found, areas=layout.areas(ui, SMALL, [1], aspect, log=log))


def zoom(ui: Ui) -> float:
    """The zoom at which the whole map fits into its frame."""
    frame = rooms.inset(look(ui).areas.board, ui.px(8))
    wide, high = TABLE.board_size
    return float(min(frame.width / wide, frame.height / high))


@pytest.mark.parametrize("beside", [*itertools.product((False, True), repeat=3)])
def test_four_units_in_a_territory_are_told_apart(ui: Ui, beside: tuple[bool, bool, bool]) -> None:
    above, below, token = beside
    boxes = token_rows.units(0, 0, 4, above=above, below=below, beside=token)
    assert min(box[2] for box in boxes) * zoom(ui) >= LEAST_UNIT


def test_all_resources_of_a_territory_can_be_read(ui: Ui) -> None:
    boxes = [box for _, box in token_rows.goods(0, 0, RESOURCES)]
    assert min(box[2] for box in boxes) * zoom(ui) >= LEAST_ICON - 1


def test_what_is_printed_on_the_mats_can_be_read(ui: Ui) -> None:
    seen = look(ui)
    mat = PlayerMat(ui.say, seen.view, seen.seat, "red", mats.room_of(seen))
    top, bottom = halves(mat.plan.sections[0])
    assert sections.least_side(top.size, bottom.size) >= LEAST_ICON
    assert min(min(counter.size) for counter in mat.plan.counters) >= LEAST_ICON + 4
