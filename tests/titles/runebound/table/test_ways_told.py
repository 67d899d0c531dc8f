"""What stands below the large sheet of another seat: how its Hero moves."""

import pytest

from game.titles.runebound.table import seat as runebound_seat
from game.ui.window.ui import Ui
from tests.titles.runebound import positions as p

pytestmark = pytest.mark.usefixtures("watched")


def test_the_large_sheet_tells_how_many_dice_move_a_hero(ui: Ui) -> None:
    state = p.fresh(2)
    hero, dice = state.players[1].hero, state.book.movement
    assert f"{dice.dice} dice" in runebound_seat.ways(ui.say, state, 1)
    state.wounds[hero] = 1
    assert f"{dice.hurt_dice} dice" in runebound_seat.ways(ui.say, state, 1)
