"""The layout of a hand of cards."""

from __future__ import annotations

import pygame

from game.ui.table.api import Box, Size

SPREAD = 10.0
"""Degrees between the outermost cards of a hand."""
STRIP, MIN_CARD, APART, MARGIN = 0.36, 0.74, 1.03, 0.08
"""Shares of a card's width: the part that stays visible, the smallest size for that, the distance to the next
card if there is room, and the room that the outermost cards need as they are turned.
"""
FEW = 6
"""Up to this many cards shrink before they overlap."""
LEGIBLE = 120
"""Least width in window pixels at which the text of a card is legible."""


def cards_in_hand(room: pygame.Rect, count: int, size: Size) -> list[tuple[Box, float]]:
    """Return the boxes and angles of a hand of cards in a room: they overlap if they must, and shrink
    before less than a strip of each is visible."""
    if not count:
        return []
    least = room.width / (1 + MARGIN + (APART if count <= FEW else STRIP) * (count - 1))
    shrink = min(1.0, max(min(MIN_CARD, LEGIBLE / size[0]), least / size[0]))
    w, h = size[0] * shrink, size[1] * shrink
    room = room.inflate(-round(w * MARGIN), 0)
    step = min(w * APART, (room.width - w) / max(1, count - 1))
    left = room.centerx - (w + step * (count - 1)) / 2
    middle = (count - 1) / 2
    placed: list[tuple[Box, float]] = []
    for i in range(count):
        off = (i - middle) / max(1.0, middle)
        turn = -off * SPREAD / 2 if count > 1 else 0.0
        drop = abs(off) ** 2 * h * 0.03 * min(1.0, count / 4)
        placed.append(((left + i * step, room.y + (room.height - h) / 2 + drop, w, h), turn))
    return placed
