"""How large things are on Scythe's table in the smallest usual window."""

from __future__ import annotations

import itertools
from dataclasses import replace

import pytest

from game.presentation.messages import Messages
from game.titles.scythe.rules.state.state import RESOURCES
from game.titles.scythe.table.board import token_rows
from game.titles.scythe.table.mats import mats, sections
from game.titles.scythe.table.mats.faction_mat import FactionMat
from game.titles.scythe.table.mats.mat_plan import halves
from game.titles.scythe.table.mats.player_mat import PlayerMat
from game.ui.table import layout
from game.ui.table.api import TableContext
from game.ui.table.drawing import territory
from game.ui.table.drawing.camera import covering_zoom
from game.ui.window import rooms
from game.ui.window.ui import Ui
from tests.titles.scythe import positions as p
from tests.titles.scythe.table.looks import LARGE, SMALL, TABLE, context
from tests.ui.ink import inks_of, traced

MIN_UNIT, MIN_GOODS, MIN_FEW_GOODS, MIN_ICON = 24, 21, 21, 20
"""Window pixels of a unit on the map, of resources of all kinds there and of one or two kinds, and of what is
printed on a mat."""
LARGER = 1.15
"""How much larger they are at least on the large side."""
TOP, BOTTOM = (115, 78), (115, 52)
"""Plates of the actions on the mat beside an enlarged board."""
PLAYED = territory.extent(TABLE.board_size, TABLE.played())[2:]
"""Width and height of the map in map pixels."""


def look(ui: Ui, large: layout.Large = "even", size: tuple[int, int] = SMALL) -> TableContext:
    """A seat's table in a window, with the log as it comes."""
    found = context(ui, p.table(), size=size)
    aspect = PLAYED[0] / PLAYED[1]
    log = layout.log_open(ui, size, aspect)
    return replace(found, areas=layout.areas(ui, size, [1], aspect, log=log, large=large))


def zoom(ui: Ui, large: layout.Large) -> float:
    """The zoom of the opening view."""
    frame = rooms.inset(look(ui, large).areas.board, ui.px(layout.MARGIN))
    if large == "board":
        return covering_zoom(frame.size, PLAYED)
    return min(frame.width / PLAYED[0], frame.height / PLAYED[1])


@pytest.mark.parametrize("beside", [*itertools.product((False, True), repeat=3)])
def test_four_units_in_a_territory_are_told_apart(ui: Ui, beside: tuple[bool, bool, bool]) -> None:
    above, below, token = beside
    boxes = token_rows.units(0, 0, 4, above=above, below=below, beside=token)
    size = min(box[2] for box in boxes)
    assert size * zoom(ui, "even") >= MIN_UNIT
    assert size * zoom(ui, "board") >= LARGER * MIN_UNIT


def test_all_resources_of_a_territory_can_be_read(ui: Ui) -> None:
    boxes = [box for _, box in token_rows.goods(0, 0, RESOURCES)]
    size = min(box[2] for box in boxes)
    assert size * zoom(ui, "even") >= MIN_GOODS
    assert size * zoom(ui, "board") >= LARGER * MIN_GOODS


@pytest.mark.parametrize("kinds", [RESOURCES[:1], RESOURCES[:2]])
def test_one_or_two_kinds_of_resources_are_large_even_beside_a_large_mat(
    ui: Ui, kinds: tuple[str, ...]
) -> None:
    size = min(box[2] for _, box in token_rows.goods(0, 0, kinds))
    assert size * zoom(ui, "mat") >= MIN_FEW_GOODS


@pytest.mark.parametrize(("large", "least"), [("even", MIN_ICON), ("mat", LARGER * MIN_ICON)])
def test_what_is_printed_on_the_mats_can_be_read(ui: Ui, large: layout.Large, least: float) -> None:
    seen = look(ui, large)
    mat = PlayerMat(ui.say, seen.view, seen.seat, "red", mats.room_of(seen))
    top, bottom = halves(mat.plan.sections[0])
    assert sections.least_side(top.size, bottom.size) >= least
    assert min(min(counter.size) for counter in mat.plan.counters) >= MIN_ICON + 4


def ability_words(ui: Ui, scale: float) -> list[float]:
    """How large the words of the abilities are at a scale, in window pixels."""
    ui.settings.ui_scale = scale
    seen = look(ui, size=LARGE)
    with traced():
        pieces = FactionMat(ui.say, seen.view, seen.seat, "red", mats.room_of(seen)).pieces()
        painted = [
            piece.face.paint(ui, piece.rect.size) for piece in pieces if piece.ref.startswith("ability")
        ]
        return [ink.px for surface in painted for ink in inks_of(surface)]


def test_a_text_size_of_200_per_cent_enlarges_the_words_of_the_mats(ui: Ui) -> None:
    ui.messages = Messages()
    usual, double = ability_words(ui, 1.0), ability_words(ui, 2.0)
    assert len(double) >= len(usual) > 4
    assert min(double) > 1.1 * min(usual)


def test_long_names_of_actions_are_whole_on_the_smallest_mat_beside_coins_and_token(ui: Ui) -> None:
    ui.messages = Messages("de")
    book, plan = p.table().book, sections.top_lines(TOP, "move")
    with traced():
        bottoms = [sections.BottomFace(book, name, 3, 1, 3, enlisted=False) for name in ("upgrade", "enlist")]
        words = {ink.words for face in bottoms for ink in inks_of(face.paint(ui, BOTTOM))}
        tops = [sections.TopFace(book, name, False, 6, "red") for name in ("bolster", "produce")]
        ends = {ink.words: ink.rect.right for face in tops for ink in inks_of(face.paint(ui, TOP))}
    assert words == {"Entwickeln", "Rekrutieren", "+3"}
    token = plan.token(plan.side)  # its figure is narrower than its place
    assert ends.keys() == {"Verstärken", "Produzieren"}
    assert max(ends.values()) <= token.x + token.width // 3


@pytest.mark.parametrize("wide", (90, 150, 190, 258))
@pytest.mark.parametrize("shape", [0.55, 0.8, 1.0, 1.4, 2.0])
def test_no_part_of_a_plate_hides_another(wide: int, shape: float) -> None:
    size = wide, round(wide / shape)
    produce, trade = (sections.top_lines(size, action) for action in ("produce", "trade"))
    assert produce.extra.collidelist(produce.workers()) < 0
    assert trade.extra.collidelist(trade.kinds()) < 0


def test_the_structure_bonus_tile_has_its_numbers_beside_a_large_mat(ui: Ui) -> None:
    ui.messages = Messages()
    seen = look(ui, "mat")
    tile = next(thing for thing in TABLE.things(seen) if thing.ref == "bonus")
    size = round(tile.box[2] * zoom(ui, "mat")), round(tile.box[3] * zoom(ui, "mat"))
    with traced():
        words = " ".join(ink.words for ink in inks_of(tile.face.paint(ui, size)))
    assert all(str(step.coins) in words for step in seen.view.book.bonuses[seen.view.bonus].step)
