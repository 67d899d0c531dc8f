"""Where a map is played on: outlines, edges in the holder's colour, darker ground outside; own pieces."""

import pygame
import pytest

from game.bots.search.bot_process import BotProcess
from game.engine.session.record import SeatSetup
from game.engine.session.session import Session
from game.packages import registry
from game.play.controller import GameController
from game.presentation.messages import Messages
from game.ui.table.api import Thing
from game.ui.table.drawing import territory
from game.ui.table.drawing.camera import Camera
from game.ui.table.scene import TableScene
from game.ui.window import theme as t
from game.ui.window.app import App
from game.ui.window.scene import Scene
from game.ui.window.ui import Ui
from tests.expect import expect
from tests.ui.fakes import Hand

MAPS = ("runebound", "scythe")


def a_table(app: App, title: str) -> TableScene:
    app.ui.messages = Messages()
    package = registry.find(title)
    seats = [SeatSetup("Ada", "blue"), SeatSetup("Bruno", "red"), SeatSetup("Chloe", "green")]
    session = Session.new(package.title, seats, {}, 3)
    while title == "scythe" and not session.view(0).turn:
        seat = session.waiting_for()[0]
        session.submit(seat, session.legal(seat)[0].action)
    game = GameController(session, BotProcess())
    game.uncovered = True
    scene = TableScene(app.ui, title, package.table_view, game, lambda: None)
    Hand(app).show(scene)
    while (top := app.top) is not scene:
        app.pop(expect(top, Scene))
    return scene


def test_a_held_territory_has_an_edge_in_its_holders_colour(ui: Ui) -> None:
    size = (90, 104)
    free, held = (territory.OutlineFace(colour).paint(ui, size) for colour in ("", "red"))
    edge, middle = (45, 3), (45, 52)
    seen = zip(held.get_at(edge)[:3], t.SEAT_COLOURS["red"].colour, strict=True)
    assert max(abs(a - b) for a, b in seen) < 30
    assert free.get_at(edge).a < held.get_at(edge).a
    assert free.get_at(middle).a == held.get_at(middle).a == 0


@pytest.mark.parametrize("zoom", [1.0, 3.0])
def test_the_ground_outside_is_darker_and_the_land_as_it_was_painted(zoom: float) -> None:
    painting, window = pygame.Surface((400, 400)), pygame.Surface((300, 300))
    painting.fill((200, 180, 160))
    camera = Camera(painting, (800, 800), territory.shade((800, 800), [(200, 200, 400, 400)]))
    camera.place(window.get_rect())
    camera.zoom_by(zoom, (150, 150))
    camera.draw(window)
    camera.pan(9_999, 9_999)
    land = window.get_at((150, 150))[:3]
    camera.draw(window)
    assert land == (200, 180, 160)
    assert max(window.get_at((5, 5))[:3]) < 140
    assert painting.get_at((5, 5))[:3] == (200, 180, 160)


@pytest.mark.parametrize("title", MAPS)
def test_every_hexagon_of_a_map_is_outlined_under_all_that_stands_there(app: App, title: str) -> None:
    scene = a_table(app, title)
    lines = [th for th in scene.model.things if isinstance(th.face, territory.OutlineFace)]
    assert len(lines) == len(scene.model.context.view.book.board.hexes)
    assert max(line.z for line in lines) < min(spot.z for spot in scene.model.spots if spot.shape == "hex")


@pytest.mark.parametrize("title", MAPS)
def test_a_key_rings_ones_own_pieces_until_the_next_one(app: App, title: str) -> None:
    scene = a_table(app, title)
    hand = Hand(app)
    hand.key(pygame.K_w)
    marked = scene.view.notices.marked
    assert marked
    for ref in marked:
        face = expect(scene.model.by_ref[ref], Thing).face
        assert getattr(face, "own", False), ref
    hand.key(pygame.K_TAB)
    assert not scene.view.notices.marked


@pytest.mark.parametrize("title", registry.names())
def test_the_bar_tells_how_near_the_end_is(app: App, title: str) -> None:
    scene = a_table(app, title)
    view = scene.model.context.view
    if title == "raiders":
        while not scene.game.session.view(0).turn:
            seat = scene.game.session.waiting_for()[0]
            scene.game.session.submit(seat, scene.game.session.legal(seat)[0].action)
        scene.view.refresh(at_once=True)
        view = scene.model.context.view
        left = sum(bool(space.worker) for space in view.spaces.values()) - 2
        wanted = f"{left} raids or"
    else:
        wanted = "most stars 0 of 6" if title == "scythe" else "most runes 0 of 3"
    assert wanted in scene.model.table.words.status(scene.model.context)
