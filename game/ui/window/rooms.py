"""Split rectangles. No part ever has a negative width or height."""

from __future__ import annotations

import pygame

Cut = tuple[pygame.Rect, pygame.Rect]
"""The part that was cut off, and the rest."""


def inset(room: pygame.Rect, dx: int, dy: int | None = None) -> pygame.Rect:
    """Return the rectangle without `dx` on the left and right, and `dy` (or `dx`) above and below."""
    down = dx if dy is None else dy
    return _rect(room.x + dx, room.y + down, room.width - 2 * dx, room.height - 2 * down)


def cut_left(room: pygame.Rect, width: int, gap: int = 0) -> Cut:
    """Cut a part off on the left, with a gap between it and the rest."""
    part = _rect(room.x, room.y, min(width, room.width), room.height)
    return part, _rect(part.right + gap, room.y, room.right - part.right - gap, room.height)


def cut_right(room: pygame.Rect, width: int, gap: int = 0) -> Cut:
    """Cut a part off on the right."""
    part = _rect(room.right - min(width, room.width), room.y, min(width, room.width), room.height)
    return part, _rect(room.x, room.y, part.x - gap - room.x, room.height)


def cut_top(room: pygame.Rect, height: int, gap: int = 0) -> Cut:
    part = _rect(room.x, room.y, room.width, min(height, room.height))
    return part, _rect(room.x, part.bottom + gap, room.width, room.bottom - part.bottom - gap)


def from_top(room: pygame.Rect, top: int) -> pygame.Rect:
    """Return the rectangle with another top and the same bottom."""
    return _rect(room.x, top, room.width, room.bottom - top)


def _rect(x: int, y: int, width: int, height: int) -> pygame.Rect:
    return pygame.Rect(x, y, max(0, width), max(0, height))
