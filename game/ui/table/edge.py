"""Moves the board while the pointer rests at the window's edge."""

from __future__ import annotations

import pygame

from game.ui.table.camera import Camera
from game.ui.window.inputs import Pos

NEAR = 2
"""Window pixels from the edge that count as the edge."""
REST_MS = 250.0
"""So long the pointer rests before the board moves: who only passes by moves nothing."""
SPEED = 0.9
"""Window pixels a millisecond."""


class Edge:
    """Knows where the pointer is; `update` pans."""

    def __init__(self) -> None:
        self._pos: Pos | None = None
        self._waited = 0.0

    def point(self, pos: Pos | None) -> None:
        """The pointer is here now; None: it is elsewhere, or busy."""
        self._pos = pos

    def update(self, dt: float, window: pygame.Rect, camera: Camera) -> bool:
        """Let time pass; whether the board moved."""
        dx, dy = self._towards(window)
        if camera.at_home or not (dx or dy):
            self._waited = 0.0
            return False
        self._waited += dt
        if self._waited < REST_MS:
            return False
        before = camera.x, camera.y
        camera.pan(-dx * SPEED * dt, -dy * SPEED * dt)
        return before != (camera.x, camera.y)

    def _towards(self, window: pygame.Rect) -> tuple[int, int]:
        """Which edges the pointer touches: -1, 0 or 1 each way."""
        if self._pos is None:
            return 0, 0
        x, y = self._pos
        return (
            (x >= window.right - NEAR) - (x < window.left + NEAR),
            (y >= window.bottom - NEAR) - (y < window.top + NEAR),
        )
