"""What flies is scaled on a sheet that is used again."""

from __future__ import annotations

import pygame

from game.ui.table.api import Thing
from game.ui.table.drawing.drawn_faces import GroundFace
from game.ui.table.drawing.flight_painter import FlightPainter
from game.ui.table.drawing.motion import Flight
from game.ui.table.drawing.painter import Painter
from game.ui.window import shapes
from game.ui.window.ui import Ui


def picture() -> pygame.Surface:
    image = shapes.clear((90, 60))
    pygame.draw.ellipse(image, "red", image.get_rect())
    return image


def test_a_picture_is_scaled_as_on_a_surface_of_its_own(ui: Ui) -> None:
    flights = FlightPainter(Painter(ui))
    for size in ((120, 80), (400, 300), (40, 30)):
        for fine, scale in ((True, pygame.transform.smoothscale), (False, pygame.transform.scale)):
            found = pygame.image.tobytes(flights._scaled(picture(), size, fine=fine), "RGBA")
            assert found == pygame.image.tobytes(scale(picture(), size), "RGBA")


def test_the_sheet_is_dropped_when_nothing_flies(ui: Ui) -> None:
    flights = FlightPainter(Painter(ui))
    flights._scaled(picture(), (400, 300), fine=True)
    flights.draw(pygame.Surface((10, 10)), [])
    assert flights._sheet.get_size() == (1, 1)


def test_what_leaves_the_table_is_painted_before_it_fades_away(ui: Ui) -> None:
    """Its picture may not be kept any more, though it was seen until now."""
    painter, place = Painter(ui), pygame.Rect(10, 10, 90, 60)
    thing = Thing("card:gone", (10, 10, 90, 60), GroundFace())
    flights = [Flight(thing, place, place, 300.0, fades=(255, 0))]
    for _, paint in FlightPainter(painter).unpainted(flights):
        paint()
    assert painter.has(thing.face, place.size, 0.0)
    assert not [*FlightPainter(painter).unpainted(flights)]


def test_the_back_of_a_card_stays_in_the_cache_until_the_card_turns(ui: Ui) -> None:
    painter, place = Painter(ui), pygame.Rect(10, 10, 90, 60)
    back, other, new = (GroundFace(radius=radius) for radius in (1, 2, 3))
    for face in (back, other):
        painter.image(face, place.size)
    painter._made.most = painter._made.pixels
    flight = Flight(Thing("card:new", (10, 10, 90, 60), new), place, place, 300.0, back=back)
    for _, paint in FlightPainter(painter).unpainted([flight]):
        paint()
    assert painter.has(back, place.size, 0.0)
    assert not painter.has(other, place.size, 0.0)
