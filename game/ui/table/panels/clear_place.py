"""Where a large plate lies over a table: where it hides least of what matters now."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.ui.window import shapes

ACROSS, DOWN = 28, 18
"""Into so many parts the room is divided."""
FAR = 0.02
"""How much a window pixel of distance weighs beside one of a hundred hidden pixels."""


class Shunned(NamedTuple):
    """A place that should stay in sight, and how much that matters for each of its pixels."""

    rect: pygame.Rect
    weight: float


def clearest(
    size: tuple[int, int], room: pygame.Rect, shunned: Sequence[Shunned], near: tuple[int, int]
) -> pygame.Rect:
    """The place of a size inside a room that hides least, of those the nearest to a point."""
    rects = [each.rect for each in shunned]

    def cost(place: pygame.Rect) -> float:
        hit = (shunned[i] for i in place.collidelistall(rects))
        hidden = sum(shapes.area(place.clip(each.rect)) * each.weight for each in hit)
        return hidden / 100 + FAR * math.dist(place.center, near)

    return min(_places(size, room), key=cost)


def _places(size: tuple[int, int], room: pygame.Rect) -> list[pygame.Rect]:
    """Places all over a room."""
    wide, high = max(0, room.width - size[0]), max(0, room.height - size[1])
    steps = [(column, row) for row in range(DOWN + 1) for column in range(ACROSS + 1)]
    return [pygame.Rect((room.x + wide * c // ACROSS, room.y + high * r // DOWN), size) for c, r in steps]
