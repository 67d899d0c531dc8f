"""Lines round things and places: what is pointed at, what has the focus, where something can go."""

from __future__ import annotations

import pygame

from game.ui.table.api import Shape
from game.ui.table.drawing import dashes, hexagon_shape
from game.ui.window import theme as t
from game.ui.window.ui import Ui

RING, FOCUS_LINE = 3, 1.5
"""Design pixels: a mark, and each of the two lines beside the focus's own."""
THIN = 34
"""A line is no thicker than such a part of a small place."""


class Outlines:
    """Draws them; every picture is remembered."""

    def __init__(self, ui: Ui) -> None:
        self.ui = ui

    def ring(self, surface: pygame.Surface, rect: pygame.Rect, shape: Shape) -> None:
        """The mark round what the log points at."""
        if shape == "hex":
            self._hexagons(surface, rect, ((t.GLEAM, self.ui.px(RING)),))
        else:
            self.ui.art.mark_ring(surface, rect, radius_of(self.ui, rect, shape))

    def focus_ring(self, surface: pygame.Surface, rect: pygame.Rect, shape: Shape) -> None:
        """The ring round what has the focus."""
        if shape == "hex":
            line = max(1, min(self.ui.px(FOCUS_LINE), min(rect.size) // THIN))
            self._hexagons(surface, rect, ((t.SHADE, line), (t.FOCUS, 2 * line), (t.CREAM_LIGHT, line)))
        else:
            self.ui.art.focus_ring(surface, rect, radius_of(self.ui, rect, shape))

    def dashes(
        self, surface: pygame.Surface, rect: pygame.Rect, shape: Shape, step: int, angle: float = 0.0
    ) -> None:
        """The edge of a place that something can be dropped on; `step` moves its dashes along."""
        step, scale = step % dashes.STEPS, self.ui.theme.scale
        radius = self.ui.px(radius_of(self.ui, rect, shape))

        def make() -> pygame.Surface:
            image = dashes.edge(rect.size, shape, radius, scale, step)
            return pygame.transform.rotozoom(image, angle, 1.0) if angle else image

        key = ("dashes", rect.size, shape, scale, step, round(angle, 1))
        image = self.ui.art.cached(key, make)
        surface.blit(image, image.get_rect(center=rect.center))

    def _hexagons(
        self, surface: pygame.Surface, rect: pygame.Rect, bands: tuple[tuple[t.Colour, int], ...]
    ) -> None:
        key = ("hexring", rect.size, bands)
        surface.blit(self.ui.art.cached(key, lambda: hexagon_shape.rings(rect.size, bands)), rect)


def radius_of(ui: Ui, rect: pygame.Rect, shape: Shape) -> int:
    """Of the corners of a place, in design pixels."""
    if shape in ("round", "figure"):
        return round(min(rect.size) / 2 / ui.theme.scale)
    return t.RADIUS_SMALL
