"""The painting of a board as it is seen at a zoom, shaded where nothing can stand."""

from __future__ import annotations

import pygame

from game.ui.table.api import Size

WHOLE = 12_000_000
"""Pixels up to which the whole painting is kept scaled; beyond, only what is in sight."""


class BoardPicture:
    """Draws a painting. `shade`: what it is multiplied with, as coarse as may be."""

    def __init__(self, painting: pygame.Surface | None, shade: pygame.Surface | None) -> None:
        self._painting, self._shade = painting, shade
        self._kept: pygame.Surface | None = None

    def draw(self, surface: pygame.Surface, whole: pygame.Rect, frame: pygame.Rect, *, rough: bool) -> None:
        """Draw what of the `whole` board is within a frame; `rough`: quickly, while the zoom changes."""
        if self._painting is None:
            return
        if whole.width * whole.height <= WHOLE and not rough:
            surface.blit(self._scaled(self._painting, whole.size), whole)
            return
        shown = whole.clip(frame)
        surface.blit(self._part(self._painting, shown.move(-whole.x, -whole.y), whole.size, rough), shown)

    def forget(self) -> None:
        """Let go of what was painted, which takes much memory."""
        self._kept = None

    def _scaled(self, painting: pygame.Surface, size: Size) -> pygame.Surface:
        if self._kept is None or self._kept.get_size() != size:
            self._kept = self._part(painting, pygame.Rect((0, 0), size), size, rough=False)
        return self._kept

    def _part(self, painting: pygame.Surface, part: pygame.Rect, whole: Size, rough: bool) -> pygame.Surface:
        """A part of the shaded painting that is scaled to `whole`."""
        image = _cut(painting, part, whole, rough)
        if self._shade is not None:
            shade = _cut(self._shade, part, whole, rough)
            image.blit(shade, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        return image


def _cut(image: pygame.Surface, part: pygame.Rect, whole: Size, rough: bool) -> pygame.Surface:
    """A part of an image that is scaled to `whole`."""
    sx, sy = image.get_width() / whole[0], image.get_height() / whole[1]
    crop = pygame.Rect(part.x * sx, part.y * sy, max(1, part.width * sx), max(1, part.height * sy))
    scale = pygame.transform.scale if rough else pygame.transform.smoothscale
    return scale(image.subsurface(crop.clip(image.get_rect())), part.size)
