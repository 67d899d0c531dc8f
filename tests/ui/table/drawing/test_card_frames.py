"""Names on cards and plates."""

import pytest

from game.ui.table.drawing import card_frames
from game.ui.window.ui import Ui
from tests.ui.ink import Sheet, traced

ROOM = (78, 30)
"""The name of a tile of Scythe at 1280x720, in window pixels."""


@pytest.mark.parametrize("words", ["War Correspondent", "Kriegsberichterstatter"])
def test_a_long_word_of_a_name_gets_narrower_letters(ui: Ui, words: str) -> None:
    name = card_frames.name_for(ui, words, ROOM, 12, 12)
    with traced():
        plate = Sheet(ROOM)
        name.draw(ui, plate, plate.get_rect())
        written = [ink.words for ink in plate.inks]
        assert not any(ink.cut for ink in plate.inks)
    assert " ".join(written) == words
