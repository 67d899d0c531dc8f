"""Where the parts of a table lie in a window."""

from __future__ import annotations

import pygame

from game.engine.model import Seat
from game.ui.table.things import Areas, Size
from game.ui.window.ui import Ui

MARGIN, TOP, PROMPT, HEAD = 8, 46, 44, 34
"""Design pixels: round the window, the bars, and the head of a panel."""
LEAST_BOTTOM, MOST_BOTTOM = 0.26, 0.40
"""Share of the window's height that mat and hand take."""
HAND_SHARE = 0.36
FULL, LEAST_FULL, FOLDED, CLOSE = 126, 78, 30, 4
"""Design pixels: a seat's panel, the lowest one with two rows of facts, one folded to a line, and the gap
between folded ones."""
PANELS = 56
"""Per cent of the side's height that the panels take at most; the log has the rest."""
WIDE_BOARD = 1.5
"""Width by height from which a board has mat and hand below it; a narrower one has them beside it."""
MOST_BOARD, BESIDE_HAND = 0.66, 0.30
"""Share of the width left of the panels that a narrow board takes at most, and of the column beside it
that the hand takes."""


def areas(ui: Ui, size: Size, others: list[Seat], aspect: float, unfolded: Seat | None = None) -> Areas:
    """Lay out a window. `aspect` is the board's width by its height, 0 without a board; `unfolded`: the seat
    whose panel is whole where there is no room for all of them, the first one where it is none of them."""
    m = ui.px(MARGIN)
    window = pygame.Rect((0, 0), size)
    top = pygame.Rect(m, m, size[0] - 2 * m, ui.px(TOP))
    narrow = 0 < aspect < WIDE_BOARD
    side_width = min(ui.px(540), max(ui.px(300), size[0] * (23 if narrow else 26) // 100))
    room = pygame.Rect(m, top.bottom + m, size[0] - 3 * m - side_width, size[1] - top.bottom - 2 * m)
    prompt, board, mat, hand = (_beside if narrow else _below)(ui, room, aspect, m)
    side = pygame.Rect(room.right + m, room.y, side_width, room.height)
    panels = _panels(ui, side, others, unfolded)
    below = max((r.bottom + m for r in panels.values()), default=side.y)
    log = pygame.Rect(side.x, below, side.width, side.bottom - below)
    return Areas(window, top, prompt, board, mat, hand, panels, log)


Parts = tuple[pygame.Rect, pygame.Rect, pygame.Rect, pygame.Rect]
"""Prompt, board, mat, hand."""


def _below(ui: Ui, room: pygame.Rect, aspect: float, m: int) -> Parts:
    """Mat and hand side by side under a broad board."""
    prompt, height = pygame.Rect(room.x, room.y, room.width, ui.px(PROMPT)), room.bottom + m
    board = _board(height, prompt.bottom + m, room.width, m, aspect)
    bottom = pygame.Rect(m, board.bottom + m, room.width, height - board.bottom - 2 * m)
    hand = bottom.copy()
    hand.width = round(room.width * HAND_SHARE)
    hand.right = bottom.right
    mat = pygame.Rect(bottom.x, bottom.y, bottom.width - hand.width - m, bottom.height)
    return prompt, board, mat, hand


def _beside(ui: Ui, room: pygame.Rect, aspect: float, m: int) -> Parts:
    """A narrow board as high as the window allows; in a column at its right the mat, the hand below."""
    prompt = pygame.Rect(room.x, room.y, 0, ui.px(PROMPT))
    high = room.bottom - prompt.bottom - m
    wanted = round((high - 2 * m) * aspect) + 2 * m
    prompt.width = min(wanted, round(room.width * MOST_BOARD))
    board = pygame.Rect(room.x, prompt.bottom + m, prompt.width, high)
    mat = pygame.Rect(board.right + m, room.y, room.right - board.right - m, 0)
    mat.height = round(room.height * (1 - BESIDE_HAND)) - m
    hand = pygame.Rect(mat.x, mat.bottom + m, mat.width, room.bottom - mat.bottom - m)
    return prompt, board, mat, hand


def _board(height: int, y: int, width: int, m: int, aspect: float) -> pygame.Rect:
    """The board as wide as its room, as high as leaves enough below it."""
    room = height - y - 2 * m
    most, least = room - round(height * LEAST_BOTTOM), room - round(height * MOST_BOTTOM)
    wanted = round((width - 2 * m) / aspect) + 2 * m if aspect else least
    return pygame.Rect(m, y, width, max(least, min(most, wanted)))


def _panels(ui: Ui, side: pygame.Rect, others: list[Seat], unfolded: Seat | None) -> dict[Seat, pygame.Rect]:
    """The panels one below the other: all of them whole, or all but one folded to a line."""
    if not others:
        return {}
    m, full = ui.px(MARGIN), ui.px(FULL)
    most = side.height * PANELS // 100
    each = min(full, most // len(others) - m)
    heights = dict.fromkeys(others, each)
    if each < ui.px(LEAST_FULL):
        m, folded = ui.px(CLOSE), ui.px(FOLDED)
        heights = dict.fromkeys(others, folded)
        rest = most - (len(others) - 1) * (folded + m)
        heights[unfolded if unfolded in others else others[0]] = max(folded, min(full, rest))
    placed, y = {}, side.y
    for seat, high in heights.items():
        placed[seat] = pygame.Rect(side.x, y, side.width, high)
        y += high + m
    return placed
