"""The names and numbers on the board."""

import pytest

from game.titles.raiders.rules.state.book import Settlement
from game.titles.raiders.table.board import results_row
from game.titles.raiders.table.pieces import NamePlate, RowsFace
from game.ui.window.ui import Ui
from tests.titles.raiders.positions import BOOK
from tests.ui.ink import Sheet, traced

PLATE = (76, 27)
"""The plate of a settlement at 1280x720, in window pixels."""
RESULTS = (88, 16)
"""The plate of its results there, while the mat is large."""


@pytest.mark.parametrize(
    ("words", "whole"),
    [("Oak Stockade", True), ("Eichenpalisade", True), ("Ăçḱ Ẑíĝĝûráť", True), ("W" * 40, False)],
)
def test_a_long_name_gets_narrower_letters_before_it_is_cut(ui: Ui, words: str, whole: bool) -> None:
    with traced():
        plate = Sheet(PLATE)
        NamePlate(words, ribbon=2 / 3).draw(ui, plate, PLATE)
        (ink,) = plate.inks
    assert (ink.words == words) is whole
    assert plate.get_rect().contains(ink.rect)
    assert not ink.cut


@pytest.mark.parametrize("settlement", BOOK.settlements.values(), ids=str)
def test_the_points_of_every_result_are_read_while_the_mat_is_large(ui: Ui, settlement: Settlement) -> None:
    with traced():
        plate = Sheet(RESULTS)
        RowsFace((results_row(settlement),)).draw(ui, plate, RESULTS)
        read = [ink.words.removesuffix("+") for ink in plate.inks if not ink.cut]
    for band in settlement.bands:
        assert str(band.min_strength) in read
        assert not band.vp or str(band.vp) in read
