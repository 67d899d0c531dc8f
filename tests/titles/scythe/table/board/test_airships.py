"""Airships and tiles on the table of Scythe."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pygame
import pytest

from game.engine import flow
from game.engine.flow import choices
from game.presentation.title_words import tip_text
from game.titles.scythe.rules.airships.air_combat import SetAirPower
from game.titles.scythe.rules.cards.objectives import Reveal
from game.titles.scythe.rules.movement.loading import PutDown
from game.titles.scythe.rules.movement.moves import MoveUnits
from game.titles.scythe.rules.state.state import ScytheState, card_ref, place_ref, unit_ref
from game.titles.scythe.table import ScytheTable
from game.titles.scythe.table.board import airships, board, token_rows
from game.titles.scythe.table.board.pieces import FigureFace, TokenFace
from game.titles.scythe.table.cards import tiles as scythe_tiles
from game.titles.scythe.table.cards.tile_faces import PairFace, TileCard, TileFace
from game.titles.scythe.table.overlays.combat import NoteFace
from game.titles.scythe.words.tiles import is_house
from game.ui.table.api import Route
from game.ui.window.ui import Ui
from tests.expect import expect
from tests.titles.playing import do, now
from tests.titles.scythe import positions as p
from tests.titles.scythe.positions import BOOK, PACKAGE
from tests.titles.scythe.table.looks import context, legal, shown

TABLE: ScytheTable = PACKAGE.table_view

pytestmark = pytest.mark.usefixtures("watched")


def aloft(**options: Any) -> ScytheState:
    """Seat 0 moves; its airship is over a farm, with oil and a worker aboard."""
    state = p.table("nordic", "saxony", airships="shared", aggressive="bombard", passive="ferry", **options)
    state.airships["airship.0"] = "r4c3"
    state.lay("airship.0", "oil", 2)
    state.at["worker.0.2"] = "airship.0"
    state.stack.clear()
    now(state, MoveUnits(2))
    return state


def test_an_airship_flies_over_the_units_and_shows_what_it_carries(ui: Ui) -> None:
    state = aloft()
    p.put(state, "character.0 r4c3")
    found = shown(context(ui, state))
    ship = found[unit_ref("airship.0")]
    assert ship.z > found[unit_ref("character.0")].z
    assert expect(found["goods:airship.0.oil"].face, TokenFace).count == 2
    aboard = pygame.Rect(found[unit_ref("worker.0.2")].box)
    assert pygame.Rect(ship.box).inflate(20, 60).contains(aboard)
    assert "Bombard" in tip_text(ship.tip)


def test_an_airship_is_dragged_as_far_as_its_tile_says(ui: Ui) -> None:
    state = aloft()
    routes = TABLE.routes(context(ui, state), unit_ref("airship.0"))
    ways = {ref: way for ref, way in routes.items() if way.actions}
    assert max(len(way.actions) for way in ways.values()) == BOOK.passive["ferry"].range
    base = routes[place_ref("base_nordic")]
    assert base.reason is not None
    assert base.reason.code == "airship-home"
    far = next(way for way in ways.values() if len(way.actions) == 2)
    for action in far.actions:
        assert action in [option.action for option in legal(state)]
        flow.play(state, 0, action)
    assert place_ref(state.airships["airship.0"]) == far.over[-1]


def test_a_flight_shows_its_load_with_signs(ui: Ui) -> None:
    state = aloft()
    do(state, "put_down", "airship.0", "oil")
    found = shown(context(ui, state))
    assert found["minus:oil"].act == PutDown("airship.0", "oil")
    assert found["minus:worker"].act == PutDown("airship.0", "worker.0.2")
    assert expect(found[unit_ref("airship.0")].face, FigureFace).under_way


def test_an_airship_tells_what_its_tiles_do_and_the_stars_what_ends_the_game(ui: Ui) -> None:
    found = shown(context(ui, aloft(resolution="doomsday_clock")))
    tip = tip_text(found[unit_ref("airship.1")].tip)
    assert "your opponent loses 2~{power}." in tip
    assert "Your airship carries 3 resources and 2 workers at once." in tip
    large = found[unit_ref("airship.1")].large
    assert isinstance(large, PairFace)
    assert [tile.tile for tile in large.tiles] == ["bombard", "ferry"]
    assert large.paint(ui, (1000, 676)).get_size() == (1000, 676)
    assert "The game lasts 20 turns each" in tip_text(found["plate:stars.0"].tip)
    assert ui.say("scythe-tip-end", stars=6) not in tip_text(found["plate:stars.0"].tip)
    assert ui.say("scythe-tip-end", stars=6) in tip_text(shown(context(ui, aloft()))["plate:stars.0"].tip)


def test_what_a_tile_offers_is_told_before_it_is_taken(ui: Ui) -> None:
    state = aloft()
    p.edit(state, 0, passive="boost", coins=3)
    do(state, "step_to", "airship.0", "r3c3")
    boost = next(option for option in legal(state) if option.action.verb == "boost")
    tip_text = "Once per flight, you may pay 1~{coin} to fly up to 2 territories farther."
    assert TABLE.words.preview(context(ui, state), boost) == tip_text


def test_airships_over_one_place_are_all_seen() -> None:
    boxes = token_rows.airships(500, 500, 7)
    assert len({box[0] for box in boxes}) == 7
    assert min(b[0] - a[0] for a, b in pairwise(boxes)) > 25


def test_two_units_stand_beside_each_other_and_clear_of_a_flag() -> None:
    flag, _, wide, _ = token_rows.left_token(500, 500)
    left, right = token_rows.units(500, 500, 2, above=False, below=False, beside=True)
    assert left[1] == right[1]
    assert right[0] - left[0] > left[2] / 2
    assert left[0] - flag > wide / 2


def test_a_place_that_no_airship_reaches_says_why(ui: Ui) -> None:
    state = aloft()
    found = airships.routes(context(ui, state), unit_ref("airship.0"))
    assert found is not None
    assert isinstance(far := found[place_ref("r8c3")], Route)
    assert far.reason is not None
    assert far.reason.code == "airship-range"


@pytest.mark.rule("SCY-367")
def test_in_a_combat_of_airships_the_words_tell_of_the_cards_of_its_tile(ui: Ui) -> None:
    state = p.table("nordic", "saxony", airships="shared", aggressive="blitzkrieg", passive="ferry")
    p.hand(state, 0, 2, 3)
    now(state, SetAirPower(choosers=(0, 1), place="r1c2"))
    do(state, "dial", 1)
    note = expect(shown(context(ui, state))["plate:combat.note"].face, NoteFace)
    assert note.words == ui.say("scythe-combat-cards", most=1)


# ---------------------------------------------------------------------- tiles


def test_tiles_lie_where_no_hexagon_is() -> None:
    width, height = TABLE.board_size
    for box in (scythe_tiles.AGGRESSIVE, scythe_tiles.PASSIVE, scythe_tiles.RESOLUTION, *scythe_tiles.PUBLIC):
        room = pygame.Rect(box)
        assert pygame.Rect(0, 0, width, height).contains(room)
        for hexagon in BOOK.board.hexes.values():
            left, top, wide, high = board.box(BOOK, hexagon)
            middle = pygame.Rect(left + 20, top + high / 4, wide - 40, high / 2)
            assert not room.colliderect(middle), (box, hexagon.id)


@pytest.mark.parametrize("tile", ["land_rush", "doomsday_clock", "mission_possible"])
def test_a_resolution_tile_tells_how_near_the_end_is(ui: Ui, tile: str) -> None:
    state = p.table("nordic", "saxony", resolution=tile)
    p.edit(state, 1, stars=("power", "combat"))
    found = shown(context(ui, state))
    said = expect(found["tile:resolution"].face, TileFace).line
    assert ("39" if tile == "doomsday_clock" else "2 of 6") in said
    assert all(card_ref(card) in found for card in state.public)
    assert all(found[card_ref(card)].on_board for card in state.public)
    state.stack.clear()
    over = expect(shown(context(ui, state))["tile:resolution"].face, TileFace)
    assert over.line == ui.say("scythe-near-over")


def test_an_open_objective_is_revealed_by_its_tile(ui: Ui) -> None:
    state = p.table("nordic", "saxony", resolution="mission_possible")
    look = context(ui, state)
    refs = {*shown(look), *(spot.ref for spot in TABLE.spots(look))}
    reveals = [c.option for c in choices(state)[0] if c.option.action.verb == "reveal"]
    assert {option.action.card for option in reveals if isinstance(option.action, Reveal)} >= set(
        state.public
    )
    assert all(option.source in refs and option.target in refs for option in reveals)


def test_only_tiles_of_our_own_design_have_the_mark(ui: Ui) -> None:
    state = p.table("nordic", "saxony", airships="shared", aggressive="blitzkrieg", passive="hero")
    found = shown(context(ui, state))
    assert not expect(found["tile:aggressive"].face, TileFace).house
    assert expect(found["tile:passive"].face, TileFace).house
    assert ui.say("scythe-tile-house") in tip_text(found["tile:passive"].tip)
    printed = {
        tile for tile in (*BOOK.aggressive, *BOOK.passive, *BOOK.resolutions) if not is_house(BOOK, tile)
    }
    assert printed == {"blitzkrieg", "factory_explosion", "doomsday_clock"}


@pytest.mark.parametrize("kind", ["aggressive", "passive", "resolutions"])
def test_every_tile_fits_small_and_large(ui: Ui, kind: str) -> None:
    for tile in getattr(BOOK, kind):
        name = ui.say(f"scythe-tile-{tile}")
        ground = kind.removesuffix("s")
        for size in ((124, 48), (220, 85)):
            TileFace(ground, name, "", True).paint(ui, size)
        TileCard(BOOK, ground, tile, "").paint(ui, (430, 600))
