"""Placement of tooltips: beside their subject, without covering anything important."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache

import pygame

GRID_STEPS = 16
"""The grid of positions that are tried if there is no room beside the subject."""
SLIDES = 8
"""The steps in which a position slides along the edge of the subject."""
SPARED, BARRED = 0.25, 10.0
"""The cost of hiding a pixel, where a pixel of distance costs 1."""
Box = tuple[int, int, int, int]


def find_place(
    size: tuple[int, int],
    at: pygame.Rect,
    room: pygame.Rect,
    gap: int,
    avoid: Sequence[pygame.Rect] = (),
    spare: Sequence[pygame.Rect] = (),
) -> pygame.Rect:
    """Return a place of a size in a room: below `at` or near it, never over it or over what is to `avoid`,
    and over as little as possible of what is to `spare`. Where none is free, it covers as little as possible.
    """
    return pygame.Rect(_found(size, tuple(at), tuple(room), gap, _tuples(avoid), _tuples(spare)))


def _tuples(rects: Sequence[pygame.Rect]) -> tuple[Box, ...]:
    return tuple((rect.x, rect.y, rect.width, rect.height) for rect in rects)


@lru_cache(maxsize=64)
def _found(
    size: tuple[int, int], about: Box, within: Box, gap: int, avoid: tuple[Box, ...], spared: tuple[Box, ...]
) -> Box:
    """Return the place of `find_place`; a tooltip asks for the same one in every frame."""
    at, room = pygame.Rect(about), pygame.Rect(within)
    barred = [rect.clip(room) for rect in (*map(pygame.Rect, avoid), at) if rect.colliderect(room)]
    spare = [pygame.Rect(box) for box in spared]
    return _tuples([_best(size, at, room, gap, barred, spare)])[0]


def _best(
    size: tuple[int, int],
    at: pygame.Rect,
    room: pygame.Rect,
    gap: int,
    barred: Sequence[pygame.Rect],
    spare: Sequence[pygame.Rect],
) -> pygame.Rect:
    usual = _usual(size, at, room, gap)
    if usual.collidelist([*barred, *spare]) < 0:
        return usual
    places = [usual, *(place.clamp(room) for place in _beside(size, at, gap)), *_anywhere(size, room)]
    free = [place for place in places if place.collidelist(barred) < 0]
    return min(free or places, key=lambda place: max(gap, _away(place, at)) + _cost(place, barred, spare))


def _cost(place: pygame.Rect, barred: Sequence[pygame.Rect], spare: Sequence[pygame.Rect]) -> float:
    return _hidden(place, spare) * SPARED + _hidden(place, barred) * BARRED


def _away(place: pygame.Rect, at: pygame.Rect) -> float:
    """Return the distance of two rects in pixels."""
    wide = _gap(place.left, place.right, at.left, at.right)
    return math.hypot(wide, _gap(place.top, place.bottom, at.top, at.bottom))


def _gap(low: int, high: int, other_low: int, other_high: int) -> int:
    """Return the distance of two intervals."""
    return max(0, other_low - high, low - other_high)


def _hidden(place: pygame.Rect, rects: Sequence[pygame.Rect]) -> int:
    """Return how many pixels of some rects a place covers."""
    parts = (place.clip(rects[i]) for i in place.collidelistall(rects))
    return sum(part.width * part.height for part in parts)


def _usual(size: tuple[int, int], at: pygame.Rect, room: pygame.Rect, gap: int) -> pygame.Rect:
    """Return the place below, or above if there is no room below."""
    place = pygame.Rect((0, 0), size)
    place.midtop = at.centerx, at.bottom + gap
    if place.bottom > room.bottom:
        place.bottom = at.top - gap
    return place.clamp(room)


def _beside(size: tuple[int, int], at: pygame.Rect, gap: int) -> Iterator[pygame.Rect]:
    """Yield the positions below, above and at the sides, each slid along the edge of `at`."""
    wide, high = size
    for step in range(SLIDES + 1):
        x = at.right - (at.width + wide) * step // SLIDES
        y = at.bottom - (at.height + high) * step // SLIDES
        yield pygame.Rect(x, at.bottom + gap, wide, high)
        yield pygame.Rect(x, at.top - gap - high, wide, high)
        yield pygame.Rect(at.right + gap, y, wide, high)
        yield pygame.Rect(at.left - gap - wide, y, wide, high)


def _anywhere(size: tuple[int, int], room: pygame.Rect) -> Iterator[pygame.Rect]:
    """Yield places all over the room."""
    for row in range(GRID_STEPS + 1):
        for column in range(GRID_STEPS + 1):
            x = room.x + (room.width - size[0]) * column // GRID_STEPS
            y = room.y + (room.height - size[1]) * row // GRID_STEPS
            yield pygame.Rect((x, y), size)
