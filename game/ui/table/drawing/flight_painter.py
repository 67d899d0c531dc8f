"""Draws what is flying over the table: lifted above its shadow, and turning where it is a card."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial

import pygame

from game.ui.table.api import Face, Size
from game.ui.table.drawing.motion import Flight
from game.ui.table.drawing.painter import Painter
from game.ui.window import shapes

LARGEST, MOST_PIXELS = 120_000, 300_000
"""Window pixels of the largest thing with a shadow of its own, and of all that are drawn with care in one
frame: beyond that they are stretched coarsely, without shadows."""
DROP = 0.5
"""How far the shadow falls to the side of a thing at its height, as a share of that height."""


class FlightPainter:
    """Draws flights from pictures that are in the painter's cache. Call `unpainted` before they begin."""

    def __init__(self, painter: Painter) -> None:
        self._painter = painter

    def unpainted(self, flights: Iterable[Flight]) -> Iterator[tuple[int, Callable[[], object]]]:
        """Yield what is to be painted before these flights: how many pixels, and the function that does."""
        painter = self._painter
        for flight in flights:
            size, pixels = flight.end.size, shapes.area(flight.end)
            if flight.back is not None and not painter.has(flight.back, size, 0.0):
                yield pixels, partial(painter.image, flight.back, size)
            if _has_shadow(flight) and not painter.has_cast(flight.thing.face, size):
                yield pixels, partial(painter.cast, flight.thing.face, size)

    def draw(self, surface: pygame.Surface, flights: Iterable[Flight]) -> None:
        """Draw flights in their order."""
        flights = list(flights)
        fine = sum(shapes.area(flight.end) for flight in flights) <= MOST_PIXELS
        for flight in flights:
            if fine and _has_shadow(flight):
                self._draw_shadow(surface, flight)
            self._draw_thing(surface, flight, fine=fine)

    def _draw_thing(self, surface: pygame.Surface, flight: Flight, *, fine: bool) -> None:
        rect = flight.rect
        if not (rect.width and rect.height):
            return
        image, size = self._image(flight.face, flight), _scaled(flight, rect.size)
        scale = pygame.transform.smoothscale if fine else pygame.transform.scale
        image = scale(image, size(image)) if size(image) != image.get_size() else image
        if flight.alpha < 255:
            image = image.copy()
            image.set_alpha(flight.alpha)
        surface.blit(image, image.get_rect(center=rect.center))

    def _image(self, face: Face, flight: Flight) -> pygame.Surface:
        """Return a face at its final size and angle if it is painted, or another size of it."""
        size, angle = flight.end.size, flight.thing.angle
        if self._painter.has(face, size, angle):
            return self._painter.turned(face, size, angle)
        return self._painter.image(face, size, sharp=False)

    def _draw_shadow(self, surface: pygame.Surface, flight: Flight) -> None:
        """Draw the shadow on the table, further from the thing and darker the higher that is."""
        ground = flight.ground
        if not self._painter.has_cast(flight.thing.face, flight.end.size):
            return
        cast = self._painter.cast(flight.thing.face, flight.end.size)
        size = _scaled(flight, (round(ground.width * flight.width), ground.height))(cast)
        shadow = pygame.transform.scale(cast, size) if size != cast.get_size() else cast.copy()
        shadow.set_alpha(round(255 * flight.lift))
        aside = round(flight.rise * flight.lift * DROP)
        surface.blit(shadow, shadow.get_rect(center=(ground.centerx + aside, ground.centery + aside)))


def _scaled(flight: Flight, now: Size) -> Callable[[pygame.Surface], Size]:
    """Return a function for the size of a picture, made for the end of a flight, of a thing of size `now`."""
    x, y = now[0] / max(1, flight.end.width), now[1] / max(1, flight.end.height)
    return lambda image: (max(1, round(image.get_width() * x)), max(1, round(image.get_height() * y)))


def _has_shadow(flight: Flight) -> bool:
    """Return whether a thing is lifted, opaque and small enough to throw a shadow."""
    return bool(flight.rise) and flight.fades == (255, 255) and shapes.area(flight.end) <= LARGEST
