"""Draws what is flying over the table: lifted above its shadow, and turning where it is a card."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial

import pygame

from game.ui.table.api import Face, Size
from game.ui.table.drawing.motion import Flight
from game.ui.table.drawing.painter import BLUR, Painter
from game.ui.window import shapes

LARGEST, MAX_PIXELS = 120_000, 300_000
"""Window pixels of the largest thing with a shadow of its own, and of all that are drawn with care in one
frame: beyond that they are stretched coarsely, without shadows."""
SHEET = 256
"""The size of the sheet on which things are scaled is a multiple of so many window pixels."""
SOFTNESS = 9
"""The least side of a thing, as a multiple of the soft edge of its shadow."""
DROP = 0.5
"""The shadow's distance to the side of a thing, as a share of the thing's height."""


class FlightPainter:
    """Draws flights from pictures that are in the painter's cache. Call `unpainted` before they begin."""

    def __init__(self, painter: Painter) -> None:
        self._painter, self._sheet = painter, shapes.clear((1, 1))

    def unpainted(self, flights: Iterable[Flight]) -> Iterator[tuple[int, Callable[[], object]]]:
        """Yield what is to be painted before these flights: how many pixels, and the function that does. What
        is in the cache stays there meanwhile, as it was asked for last."""
        painter = self._painter
        for flight in flights:
            thing, size, pixels = flight.thing, flight.end.size, shapes.area(flight.end)
            if painter.find(thing.face, size, thing.angle) is None:  # as of what is gone from the table
                yield pixels, partial(painter.turned, thing.face, size, thing.angle)
            if flight.back is not None and painter.find(flight.back, size) is None:
                yield pixels, partial(painter.image, flight.back, size)
            if _has_shadow(flight) and not painter.has_cast(thing.face, size, self._blur(flight)):
                yield pixels, partial(painter.cast, thing.face, size, self._blur(flight))

    def draw(self, surface: pygame.Surface, flights: Iterable[Flight]) -> None:
        """Draw flights in their order."""
        flights = list(flights)
        if not flights:
            self._sheet = shapes.clear((1, 1))
        fine = sum(shapes.area(flight.end) for flight in flights) <= MAX_PIXELS
        for flight in flights:
            if fine and _has_shadow(flight):
                self._draw_shadow(surface, flight)
            self._draw_thing(surface, flight, fine=fine)

    def _draw_thing(self, surface: pygame.Surface, flight: Flight, *, fine: bool) -> None:
        rect, alpha = flight.rect, flight.alpha
        if not (rect.width and rect.height and alpha):
            return
        image, made_for = self._image(flight.face, flight)
        image = self._scaled(image, _scaled_size(image, made_for, rect.size), fine=fine)
        shapes.blit_faded(surface, image, image.get_rect(center=rect.center), alpha)

    def _scaled(self, image: pygame.Surface, size: Size, *, fine: bool) -> pygame.Surface:
        """Return a picture at a size. It is to be drawn before the next call, which may scale onto the same
        sheet: to get memory for another one takes longer than to scale."""
        if size == image.get_size():
            return image
        scale = pygame.transform.smoothscale if fine else pygame.transform.scale
        if image.get_masks() != self._sheet.get_masks():
            return scale(image, size)
        if not self._sheet.get_rect().contains((0, 0, *size)):
            wide, high = (max(pair) for pair in zip(self._sheet.get_size(), size, strict=True))
            self._sheet = shapes.clear((-(-wide // SHEET) * SHEET, -(-high // SHEET) * SHEET))
        return scale(image, size, self._sheet.subsurface((0, 0, *size)))

    def _image(self, face: Face, flight: Flight) -> tuple[pygame.Surface, Size]:
        """Return a face, and the size of the thing that it is made for: the larger one of both ends that is
        painted, since a picture that is enlarged looks blurred."""
        start, end = flight.start.size, flight.end.size
        if start[0] > end[0] and (found := self._painter.find(face, start)) is not None:
            return found, start
        if (found := self._painter.find(face, end, flight.thing.angle)) is not None:
            return found, end
        return self._painter.image(face, end, sharp=False), end

    def _blur(self, flight: Flight) -> int:
        """Return the soft edge of a shadow: narrow round small pieces, which would else have none."""
        return max(2, min(self._painter.ui.px(BLUR), min(flight.end.size) // SOFTNESS))

    def _draw_shadow(self, surface: pygame.Surface, flight: Flight) -> None:
        """Draw the shadow on the table, further from the thing and darker the higher that is."""
        ground, shadow_of = flight.ground, (flight.thing.face, flight.end.size, self._blur(flight))
        if not self._painter.has_cast(*shadow_of):
            return
        cast = self._painter.cast(*shadow_of)
        size = _scaled_size(cast, flight.end.size, (round(ground.width * flight.width), ground.height))
        shadow = self._scaled(cast, size, fine=False)
        aside = round(flight.rise * flight.lift * DROP)
        place = shadow.get_rect(center=(ground.centerx + aside, ground.centery + aside))
        shapes.blit_faded(surface, shadow, place, round(255 * flight.lift))


def _scaled_size(image: pygame.Surface, made_for: Size, now: Size) -> Size:
    """Return the size of a picture, made for a thing of one size, when the thing has the size `now`."""
    wide, high = image.get_size()
    return max(1, round(wide * now[0] / made_for[0])), max(1, round(high * now[1] / made_for[1]))


def _has_shadow(flight: Flight) -> bool:
    """Return whether a thing is lifted, opaque and small enough to throw a shadow."""
    return bool(flight.rise) and flight.fades == (255, 255) and shapes.area(flight.end) <= LARGEST
