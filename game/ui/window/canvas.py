"""The surface that scenes draw on: the window's own, or a larger one scaled down to a small window."""

from __future__ import annotations

import math

import pygame

from game.ui.window.scene import Size

MIN_SIZES: tuple[Size, ...] = ((1280, 720), (1024, 1280))
"""The smallest canvas of a landscape window, and of a portrait one."""
SETTLE_MS = (100.0, 400.0, 1000.0)
"""Times after a change of the window's size at which the frame is shown again."""
_MOUSE = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)


def canvas_size(window: Size) -> Size:
    """Return the size of the canvas for a window: the window's, or larger with the same aspect ratio."""
    factor = min(max(1.0, width / window[0], height / window[1]) for width, height in MIN_SIZES)
    return math.ceil(round(window[0] * factor, 3)), math.ceil(round(window[1] * factor, 3))


def scale_down(large: pygame.Surface, target: pygame.Surface) -> None:
    """Draw a picture smoothly over the whole of a smaller surface."""
    if target.get_bytesize() == large.get_bytesize() and target.get_bytesize() >= 3:
        pygame.transform.smoothscale(large, target.get_size(), target)
    else:
        target.blit(pygame.transform.smoothscale(large, target.get_size()), (0, 0))


class Canvas:
    """The drawing surface of a window. Mouse positions are mapped from the window to the canvas."""

    def __init__(self, window: pygame.Window) -> None:
        self._window = window
        self._large: pygame.Surface | None = None
        self._shown_size: Size = window.size
        self._settling_ms = 0.0  # it may have been maximized just now

    @property
    def size(self) -> Size:
        """The size for which scenes lay themselves out."""
        return canvas_size(self._window.size)

    @property
    def surface(self) -> pygame.Surface:
        """The surface that scenes draw on."""
        own = self._window.get_surface()
        if self.size == own.get_size():
            self._large = None
            return own
        if self._large is None or self._large.get_size() != self.size:
            self._large = pygame.Surface(self.size).convert()
        return self._large

    def flip(self) -> None:
        """Show the finished frame."""
        if self._large is not None:
            scale_down(self._large, self._window.get_surface())
        self._window.flip()

    def settle(self, dt: float) -> None:
        """Show the frame again a few times after the window's size has changed.

        An accelerated window may adopt the new size only after the first frame, which is then shown cut off
        in a part of it (seen with OpenGL on X11 when a window starts maximized).
        """
        if self._window.size != self._shown_size:
            self._shown_size, self._settling_ms = self._window.size, 0.0
            return
        before, self._settling_ms = self._settling_ms, self._settling_ms + dt
        if any(before < at <= self._settling_ms for at in SETTLE_MS):
            self.flip()

    def mapped(self, event: pygame.event.Event) -> pygame.event.Event:
        """Return a mouse event with its position on the canvas, and any other event unchanged."""
        if event.type not in _MOUSE or self.size == self._window.size:
            return event
        facts = {**event.dict, "pos": self._on_canvas(event.pos)}
        if event.type == pygame.MOUSEMOTION:
            (x, y), (dx, dy) = event.pos, event.rel
            was = self._on_canvas((x - dx, y - dy))
            facts["rel"] = facts["pos"][0] - was[0], facts["pos"][1] - was[1]
        return pygame.event.Event(event.type, facts)

    def in_window(self, rect: pygame.Rect) -> pygame.Rect:
        """Return where a place of the canvas is in the window."""
        (width, height), (of_width, of_height) = self.size, self._window.size
        across, down = of_width / width, of_height / height
        return pygame.Rect(rect.x * across, rect.y * down, rect.width * across, rect.height * down)

    def _on_canvas(self, pos: tuple[int, int]) -> tuple[int, int]:
        (width, height), (of_width, of_height) = self.size, self._window.size
        return pos[0] * width // of_width, pos[1] * height // of_height
