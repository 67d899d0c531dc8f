"""Faces that a legend shows besides pieces: a part of the painted board, an icon."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.ui.table.api import Box, Size
from game.ui.table.drawing import hexagon_shape
from game.ui.window import shapes
from game.ui.window.ui import Ui

WHITE = (255, 255, 255)


@dataclass(frozen=True)
class SwatchFace:
    """A hexagon of a painting, or a round part of it; `board` is the map's size, `box` a place of it."""

    painting: str
    board: Size
    box: Box
    round: bool = False

    def paint(self, ui: Ui, size: Size) -> pygame.Surface:
        """Return the place as it is painted, transparent outside its edge."""
        surface, painting = shapes.clear(size), ui.art.original(self.painting)
        if painting is None:
            return surface
        grow = painting.get_width() / self.board[0]
        crop = pygame.Rect([round(v * grow) for v in self.box]).clip(painting.get_rect())
        place = crop.fit(surface.get_rect())
        surface.blit(pygame.transform.smoothscale(painting.subsurface(crop), place.size), place)
        surface.blit(self._edge(place.size), place, special_flags=pygame.BLEND_RGBA_MIN)
        return surface

    def _edge(self, size: Size) -> pygame.Surface:
        if not self.round:
            return hexagon_shape.filled(size, WHITE, 255)
        mask = shapes.clear((size[0] * hexagon_shape.FINE, size[1] * hexagon_shape.FINE))
        pygame.draw.ellipse(mask, WHITE, mask.get_rect())
        return pygame.transform.smoothscale(mask, size)


@dataclass(frozen=True)
class IconFace:
    """An icon."""

    name: str

    def paint(self, ui: Ui, size: Size) -> pygame.Surface:
        """Return the icon as large as fits, in the middle."""
        surface, icon = shapes.clear(size), ui.art.icon(self.name, min(size))
        surface.blit(icon, icon.get_rect(center=surface.get_rect().center))
        return surface
