"""Scythe before its first turn, the other seats' panels, and the running score sheet."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest
from msgspec.structs import replace

from game.engine.session.record import SeatSetup
from game.engine.session.session import Session
from game.presentation.messages import Messages
from game.titles.scythe.table import ScytheTable
from game.titles.scythe.table.seats import seat as scythe_seat
from game.titles.scythe.words.terms import tile_text
from game.ui.scenes.setup.new_game import NewGameScene
from game.ui.table.api import Face
from game.ui.window.app import App
from game.ui.window.service import GameService
from game.ui.window.ui import Ui
from tests.titles.scythe.positions import BOOK, PACKAGE, TITLE
from tests.ui.looks import COLOURS, context

TABLE: ScytheTable = PACKAGE.table_view

pytestmark = pytest.mark.usefixtures("watched")


def game(seats: int, **options: str) -> Session:
    """A new game."""
    people = [SeatSetup(f"P{n}", COLOURS[n]) for n in range(seats)]
    return Session.new(TITLE, people, options, 1, None)


def test_the_structure_bonus_tile_lies_beside_the_map_while_mats_are_chosen(ui: Ui) -> None:
    look = context(TABLE, ui, game(3, mats="bid"), 0)
    shown = {thing.ref: pygame.Rect([round(v) for v in thing.box]) for thing in TABLE.things(look)}
    assert look.areas.mat.contains(shown["bonus"])
    assert look.areas.mat.contains(shown["plate:lots"])
    assert not shown["bonus"].colliderect(shown["plate:lots"])


def test_coins_of_others_are_a_secret_row_of_the_score_sheet(ui: Ui) -> None:
    session = game(2)
    coins = session.view(1).players[1].coins
    assert TABLE.words.hidden_points(context(TABLE, ui, session, 1)) == {"coins": (None, coins)}
    assert TABLE.words.hidden_points(context(TABLE, ui, game(2, show_coins="on"), 1)) == {}


def test_panels_show_another_seat_s_mats_without_its_coins(ui: Ui) -> None:
    played = game(5)
    look = context(TABLE, ui, played, 0)
    shown = scythe_seat.panels(look)
    assert [p.seat for p in shown] == played.view(0).clockwise(0)
    assert all(c.value == "?" for p in shown for c in p.cells if c.icon == "coin")
    for panel in shown:
        assert panel.large is not None
        panel.large.paint(ui, (600, 833))


def test_a_panel_is_repainted_when_its_seat_changes(ui: Ui) -> None:
    played = game(2)
    view = played.view(0)
    before = scythe_seat.seat_face(context(TABLE, ui, played, 0, view=view), 1)
    view.players[1] = replace(view.players[1], power=9)
    assert scythe_seat.seat_face(context(TABLE, ui, played, 0, view=view), 1) != before


@pytest.mark.parametrize("mats", ["chosen", "bid"])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2560, 1440)])
def test_what_is_chosen_before_the_game_fits_its_cards(ui: Ui, mats: str, size: tuple[int, int]) -> None:
    session = game(5, mats=mats)
    painted = set[tuple[Face, int, int]]()
    while not session.turn:
        seat = session.waiting_for()[0]
        for thing in TABLE.things(context(TABLE, ui, session, seat, size)):
            width, height = round(thing.box[2]), round(thing.box[3])
            if (thing.face, width, height) not in painted:
                painted.add((thing.face, width, height))
                thing.face.paint(ui, (width, height))
        session.submit(seat, session.legal(seat)[0].action)


def words_of(scene: NewGameScene) -> set[str]:
    """The texts on the page."""
    return {getattr(widget, "words", "") for widget in scene.form.walk()}


def test_seven_names_are_seen_and_a_chosen_tile_tells_what_it_does(app: App) -> None:
    app.ui.messages, app.window.size = Messages(), (1280, 720)
    app.ui.type.overflows = []
    scene = NewGameScene(app.ui, GameService(app))
    app.reset(scene)
    scene.change(scene.table.choose_title, scene.table.titles.index("scythe"))
    scene.change(setattr, scene.table, "count", 7)
    scene.change(scene.table.choose, "airships", "shared")
    rows = [scene.form.find(f"name-{n}").rect for n in range(1, 8)]
    assert all(scene.body.contains(rect) for rect in rows)
    assert all(above.bottom < below.top for above, below in pairwise(rows))
    scene.show_tab(1)
    for tile in BOOK.aggressive:
        before = scene.form.find("option-passive").rect.y
        scene.change(scene.table.choose, "aggressive", tile)
        scene.form.by_keys = True
        scene.form.set_focus(scene.form.find("option-aggressive"))
        app.turn(16)
        assert tile_text(BOOK, app.ui.say, tile) in words_of(scene)
        assert scene.form.find("option-passive").rect.y == before
    assert (app.ui.type.overflows, app.ui.messages.troubles) == ([], [])
