"""Outlines of things and places: of what is pointed at, has the focus, or is a drop target."""

from __future__ import annotations

import pygame

from game.ui.table.api import Shape
from game.ui.table.drawing import dashes, hexagon_shape
from game.ui.window import shapes
from game.ui.window import theme as t
from game.ui.window.ui import Ui

RING, FOCUS_LINE = 3, 1.5
"""Design pixels: a ring, and each of the two lines beside the focus ring."""
THIN = 34
"""A line is no thicker than the size of a place divided by this."""
Bands = tuple[tuple[t.Colour, int], ...]
"""Lines, one within the other: the colour and width of each."""


class Outlines:
    """Draws outlines; every picture is cached."""

    def __init__(self, ui: Ui) -> None:
        self.ui = ui

    def ring(self, surface: pygame.Surface, rect: pygame.Rect, shape: Shape) -> None:
        """Draw the ring round what a log line is about."""
        if shape == "hex":
            self._hexagons(surface, rect, ((t.GLEAM, self.ui.px(RING)),))
        else:
            self.ui.art.mark_ring(surface, rect, radius_of(self.ui, rect, shape))

    def focus_ring(self, surface: pygame.Surface, rect: pygame.Rect, shape: Shape) -> None:
        """Draw the focus ring around a shape."""
        if shape == "hex":
            self._hexagons(surface, rect, self._beside(rect, t.FOCUS))
        else:
            self.ui.art.focus_ring(surface, rect, radius_of(self.ui, rect, shape))

    def aim(self, surface: pygame.Surface, rect: pygame.Rect, shape: Shape) -> None:
        """Draw the ring round the target under a dragged thing."""
        if shape == "hex":
            self._hexagons(surface, rect, self._beside(rect, t.DROP))
            return
        radius = radius_of(self.ui, rect, shape)
        for out, colour, width in ((6, t.SHADE, 1.5), (4.5, t.DROP, 3), (1.5, t.CREAM_LIGHT, 1.5)):
            gap = self.ui.px(out)
            self.ui.art.outline(surface, rect.inflate(2 * gap, 2 * gap), colour, width, radius + round(out))

    def dashes(
        self, surface: pygame.Surface, rect: pygame.Rect, shape: Shape, step: int, angle: float = 0.0
    ) -> None:
        """Draw the dashed edge of a drop target. `step` moves the dashes."""
        step, scale = step % dashes.STEPS, self.ui.theme.scale
        radius = self.ui.px(radius_of(self.ui, rect, shape))

        def make() -> pygame.Surface:
            image = dashes.edge(rect.size, shape, radius, scale, step)
            return pygame.transform.rotozoom(image, angle, 1.0) if angle else image

        key = ("dashes", rect.size, shape, scale, step, round(angle, 1))
        shapes.centre(surface, self.ui.art.cached(key, make), rect.center)

    def _beside(self, rect: pygame.Rect, colour: t.Colour) -> Bands:
        """Return a line of a colour between a dark and a light one, which are thinner in a small place."""
        line = max(1, min(self.ui.px(FOCUS_LINE), min(rect.size) // THIN))
        return (t.SHADE, line), (colour, 2 * line), (t.CREAM_LIGHT, line)

    def _hexagons(self, surface: pygame.Surface, rect: pygame.Rect, bands: Bands) -> None:
        key = ("hexring", rect.size, bands)
        surface.blit(self.ui.art.cached(key, lambda: hexagon_shape.rings(rect.size, bands)), rect)


def radius_of(ui: Ui, rect: pygame.Rect, shape: Shape) -> int:
    """Return the corner radius of a place in design pixels."""
    if shape in ("round", "figure"):
        return round(min(rect.size) / 2 / ui.theme.scale)
    return t.RADIUS_SMALL
