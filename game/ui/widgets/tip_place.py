"""Placement of tooltips: beside their subject, without covering anything important."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

import pygame

GRID_STEPS = 16
"""The grid of positions that are tried if there is no room beside the subject."""


def find_place(
    size: tuple[int, int], at: pygame.Rect, room: pygame.Rect, gap: int, avoid: Sequence[pygame.Rect] = ()
) -> pygame.Rect:
    """Return a rectangle of a size inside a room: below `at`, above it, at a side, else the nearest free
    position; if there is none, below or above.
    """
    barred = [rect.clip(room) for rect in avoid if rect.colliderect(room)]
    usual = _usual(size, at, room, gap)
    if usual.collidelist(barred) < 0:
        return usual
    beside = (place.clamp(room) for place in _beside(size, at, gap))
    nearest = sorted(_anywhere(size, room), key=lambda place: math.dist(place.center, at.center))
    found = (p for p in (*beside, *nearest) if p.collidelist(barred) < 0 and not p.colliderect(at))
    return next(found, usual)


def _usual(size: tuple[int, int], at: pygame.Rect, room: pygame.Rect, gap: int) -> pygame.Rect:
    """Return the place below, or above if there is no room below."""
    place = pygame.Rect((0, 0), size)
    place.midtop = at.centerx, at.bottom + gap
    if place.bottom > room.bottom:
        place.bottom = at.top - gap
    return place.clamp(room)


def _beside(size: tuple[int, int], at: pygame.Rect, gap: int) -> Iterator[pygame.Rect]:
    """Yield the places above and at the sides."""
    for side, point in (
        ("midbottom", (at.centerx, at.top - gap)),
        ("midleft", (at.right + gap, at.centery)),
        ("midright", (at.left - gap, at.centery)),
        ("topleft", (at.right + gap, at.bottom + gap)),
        ("topright", (at.left - gap, at.bottom + gap)),
        ("bottomleft", (at.right + gap, at.top - gap)),
        ("bottomright", (at.left - gap, at.top - gap)),
    ):
        place = pygame.Rect((0, 0), size)
        setattr(place, side, point)
        yield place


def _anywhere(size: tuple[int, int], room: pygame.Rect) -> Iterator[pygame.Rect]:
    """Yield places all over the room."""
    for row in range(GRID_STEPS + 1):
        for column in range(GRID_STEPS + 1):
            x = room.x + (room.width - size[0]) * column // GRID_STEPS
            y = room.y + (room.height - size[1]) * row // GRID_STEPS
            yield pygame.Rect((x, y), size)
