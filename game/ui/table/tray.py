"""Where the tray of a piece lies: beside its place, where it covers least of what matters."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.ui.table.things import Thing

GAP = 4
"""Window pixels between a place and the tray beside it."""


def parts(things: Sequence[Thing]) -> list[Thing]:
    """The things that make up the tray."""
    return [thing for thing in things if thing.beside]


def size(things: Sequence[Thing]) -> tuple[int, int]:
    """What the parts of a tray take together, from its corner on."""
    right = max(thing.box[0] + thing.box[2] for thing in things)
    bottom = max(thing.box[1] + thing.box[3] for thing in things)
    return round(right), round(bottom)


def corner(
    tray: tuple[int, int], place: pygame.Rect, targets: Sequence[pygame.Rect], room: pygame.Rect
) -> tuple[int, int]:
    """Upper left corner of a tray beside a place: in the room, off the place, on few targets, and near."""
    rect = pygame.Rect((0, 0), tray)

    def cost(spot: pygame.Rect) -> tuple[int, int, float]:
        covered = sum(_area(spot.clip(target)) for target in targets)
        away = pygame.math.Vector2(spot.center).distance_to(place.center)
        return _area(spot.clip(place)), covered, away

    found = min((s.clamp(room) for s in _round(rect, place)), key=cost)
    return found.topleft


def _round(rect: pygame.Rect, place: pygame.Rect) -> list[pygame.Rect]:
    """Where a rect could lie round a place."""
    around = place.inflate(2 * GAP, 2 * GAP)
    xs = (around.x - rect.width, around.x, around.centerx - rect.width // 2, around.right - rect.width,
          around.right)  # fmt: skip
    ys = (around.y - rect.height, around.y, around.centery - rect.height // 2, around.bottom - rect.height,
          around.bottom)  # fmt: skip
    return [pygame.Rect((x, y), rect.size) for x in xs for y in ys]


def _area(rect: pygame.Rect) -> int:
    return rect.width * rect.height
