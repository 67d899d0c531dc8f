"""Where the parts of a table lie in a window."""

from __future__ import annotations

import pygame

from game.engine.model import Seat
from game.ui.kit import Kit
from game.ui.table.things import Areas, Size

MARGIN, TOP, PROMPT, HEAD = 8, 46, 44, 34
"""Design pixels: round the window, the bars, and the head of a panel."""
LEAST_BOTTOM, MOST_BOTTOM = 0.26, 0.40
"""Share of the window's height that mat and hand take."""
HAND_SHARE = 0.36


def areas(kit: Kit, size: Size, others: list[Seat], aspect: float) -> Areas:
    """Lay out a window. `aspect` is the board's width by its height, 0 without a board."""
    m = kit.px(MARGIN)
    window = pygame.Rect((0, 0), size)
    top = pygame.Rect(m, m, size[0] - 2 * m, kit.px(TOP))
    side_width = min(kit.px(540), max(kit.px(300), size[0] * 26 // 100))
    left = size[0] - 3 * m - side_width
    prompt = pygame.Rect(m, top.bottom + m, left, kit.px(PROMPT))
    board = _board(size, prompt.bottom + m, left, m, aspect)
    bottom = pygame.Rect(m, board.bottom + m, left, size[1] - board.bottom - 2 * m)
    hand = bottom.copy()
    hand.width = round(left * HAND_SHARE)
    hand.right = bottom.right
    mat = pygame.Rect(bottom.x, bottom.y, bottom.width - hand.width - m, bottom.height)
    side = pygame.Rect(prompt.right + m, prompt.y, side_width, size[1] - prompt.y - m)
    panels = _panels(kit, side, others)
    below = max((r.bottom + m for r in panels.values()), default=side.y)
    log = pygame.Rect(side.x, below, side.width, side.bottom - below)
    return Areas(window, top, prompt, board, mat, hand, panels, log)


def _board(size: Size, y: int, width: int, m: int, aspect: float) -> pygame.Rect:
    """The board as wide as its room, as high as leaves enough below it."""
    room = size[1] - y - 2 * m
    most, least = room - round(size[1] * LEAST_BOTTOM), room - round(size[1] * MOST_BOTTOM)
    wanted = round((width - 2 * m) / aspect) + 2 * m if aspect else least
    return pygame.Rect(m, y, width, max(least, min(most, wanted)))


def _panels(kit: Kit, side: pygame.Rect, others: list[Seat]) -> dict[Seat, pygame.Rect]:
    if not others:
        return {}
    m = kit.px(MARGIN)
    each = min(kit.px(126), side.height * 56 // 100 // len(others) - m)
    return {
        seat: pygame.Rect(side.x, side.y + i * (each + m), side.width, each) for i, seat in enumerate(others)
    }
