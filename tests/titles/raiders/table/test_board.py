"""The names on the board."""

import pytest

from game.titles.raiders.table.pieces import NamePlate
from game.ui.window.ui import Ui
from tests.ui.ink import Sheet, traced

PLATE = (76, 27)
"""The plate of a settlement at 1280x720, in window pixels."""


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
