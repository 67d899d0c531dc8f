"""The dice of a raid as they are thrown."""

from __future__ import annotations

import pytest

from game.titles.raiders.rules.raid.raid import Drink, Roll
from game.titles.raiders.rules.state.state import RaidersState
from game.titles.raiders.table.pieces import DieFace
from game.ui.table.api import Throw
from game.ui.window.ui import Ui
from tests.titles.playing import do
from tests.titles.raiders.positions import BOOK, PACKAGE, edit, raid, ready, result, table
from tests.titles.raiders.table.looks import context

pytestmark = pytest.mark.usefixtures("watched")


def thrown(ui: Ui, state: RaidersState, seat: int = 1) -> list[Throw]:
    """What a seat sees thrown of the events of a position."""
    return list(PACKAGE.table_view.throws(context(ui, state, seat), state.events or []))


def test_all_dice_of_a_raid_are_thrown_at_once_with_the_sum_and_what_it_brings(ui: Ui) -> None:
    state = table(3)
    ready(state, "champion", "lancer")
    raid(state, "cimmeria_left", ("red", 0))
    (throw,) = thrown(ui, state)
    assert [die.fell for die in throw.dice] == [DieFace(BOOK, "red", 0)]
    assert len(throw.dice[0].faces) == 6
    assert throw.title.startswith("P0 raids")
    assert throw.got.startswith("1 + 8 = 9~{strength}")


def test_the_sum_holds_what_was_bought(ui: Ui) -> None:
    state = table(3)
    ready(state, "champion", "lancer")
    edit(state, kumis=2)
    raid(state, "cimmeria_left", ("red", 0))
    do(state, Drink())
    do(state, Roll())
    (throw,) = thrown(ui, state)
    assert throw.got.startswith("1 + 9 = 10~{strength}")


def test_wounds_of_dice_count_and_no_points_are_no_success(ui: Ui) -> None:
    state = table(3)
    ready(state, "elder", "brewer")
    raid(state, "cimmeria_left", ("red", 2))
    (throw,) = thrown(ui, state)
    face = BOOK.dice["red"].faces[2]
    total, _, wounds = result(state)
    assert wounds == face.w + BOOK.settlements["cimmeria_left"].bands[0].wounds
    assert throw.got == f"{face.s} + {total - face.s} = {total}~{{strength}}: {wounds}~{{wound}}"
    assert throw.good is False


def test_without_dice_nothing_is_thrown(ui: Ui) -> None:
    assert thrown(ui, table(3)) == []


@pytest.mark.parametrize("colour", BOOK.dice)
def test_nothing_on_a_die_lies_over_its_edge(ui: Ui, colour: str) -> None:
    size = width, height = (90, 90)
    blank = DieFace(BOOK, colour, -1).paint(ui, size)
    rim = [(x, y) for x in (2, width - 3) for y in range(height)]
    for number in range(len(BOOK.dice[colour].faces)):
        drawn = DieFace(BOOK, colour, number).paint(ui, size)
        assert all(drawn.get_at(at) == blank.get_at(at) for at in rim), number
