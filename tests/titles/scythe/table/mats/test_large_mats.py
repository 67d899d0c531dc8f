"""What stands beside the large mats of another seat."""

import pytest

from game.presentation.title_words import tip_text
from game.titles.scythe.table.cards.tile_faces import TileCard
from game.titles.scythe.table.seats import seat as scythe_seat
from game.titles.scythe.table.seats import ways_face
from game.ui.table.drawing.seat_parts import SeatFace
from game.ui.window.ui import Ui, make_ui
from tests.expect import expect
from tests.titles.scythe import positions as p
from tests.titles.scythe.positions import BOOK
from tests.titles.scythe.table.looks import context

pytestmark = pytest.mark.usefixtures("watched")


def test_the_ways_to_move_name_speed_and_what_open_abilities_add(ui: Ui) -> None:
    state = p.table("nordic", "saxony")
    bare = ways_face.lines(ui.say, state, 1)
    assert ui.say("scythe-ways-steps", fighters=1, workers=1) in bare
    p.mechs(state, 1, *[mech.id for mech in BOOK.factions["saxony"].mech])
    able = ways_face.lines(ui.say, state, 1)
    assert ui.say("scythe-ways-steps", fighters=2, workers=1) in able
    assert len(able) > len(bare)


def test_traps_left_are_counted_but_not_named(ui: Ui) -> None:
    state = p.table("nordic", "togawa", invaders="on")
    p.trap(state, "r1c1", seat=1)
    lines = ways_face.lines(ui.say, context(ui, state).view, 1)
    assert ui.say("scythe-ways-traps", amount=3, all=4) in lines


def test_the_tiles_of_an_airship_stand_beside_the_mats(ui: Ui) -> None:
    state = p.table("nordic", "saxony", airships="own")
    look = context(ui, state)
    panel = scythe_seat.panel(look, 1)
    large = expect(panel.large, SeatFace)
    size = (round(608 * panel.large_ratio), 608)
    shown = [part.face for part in large.lay(large.paint(ui, size).get_rect())]
    tiles = [face.tile for face in shown if isinstance(face, TileCard)]
    assert tiles == [state.players[1].aggressive, state.players[1].passive]
    assert any(isinstance(face, ways_face.WaysFace) for face in shown)


def test_a_panel_says_how_many_of_something_bring_a_star() -> None:
    """SCY-213: four mechs, four structures; the numbers are those of the content files."""
    panel = scythe_seat.panel(context(make_ui(), p.table("nordic", "saxony")), 1)
    said = {cell.icon: tip_text(cell.tip) for cell in panel.cells}
    assert said["mech"] == "Mechs in play; 4 earn a star"
    assert said["build"] == "Structures built; 4 earn a star"
