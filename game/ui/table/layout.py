"""Where the parts of a table lie in a window."""

from __future__ import annotations

import math
from dataclasses import replace

import pygame

from game.engine.model import Seat
from game.ui.table.things import Areas, Size
from game.ui.window import theme as t
from game.ui.window.ui import Ui

MARGIN, TOP, PROMPT, HEAD = 8, 46, 44, 34
"""Design pixels: round the window, the bars, and the head of a panel."""
LEAST_BOTTOM, MOST_BOTTOM = 0.26, 0.40
"""Share of the window's height that mat and hand take."""
HAND_SHARE, WIDE_HAND = 0.36, 0.54
"""Share of the bottom's width that the hand takes beside the log, and where it has the log's width too."""
FULL, LEAST_FULL, FOLDED, CLOSE = 126, 78, 30, 4
"""Design pixels: a seat's panel, the lowest one with two rows of facts, one folded to a line, and the gap
between folded ones."""
PANELS = 56
"""Per cent of the side's height that the panels take at most; log or hand have the rest."""
LEAST_LOG = 170
"""Design pixels of height that a log must have to be of use."""
WIDE_TABLE = 1500
"""Design pixels of width from which the log has its place unless it is put away."""
WIDE_BOARD = 1.5
"""Width by height from which a board has mat and hand below it; a narrower one has them beside it."""
MOST_BOARD, BESIDE_HAND = 0.66, 0.30
"""Share of the width left of the panels that a narrow board takes at most, and of the column beside it
that the hand takes."""
WIDEST_BOARD, BESIDE_MAT, LEAST_SIDE = 0.54, 0.48, 250
"""With the log put away: the share of the width that a narrow board takes at most, the share of the rest that
panels and hand take, and the design pixels that they take at least."""


def growth(ui: Ui) -> float:
    """How much larger mat and words on the board should get, where the scale is larger than usual."""
    return math.sqrt(ui.theme.larger)


def near(ui: Ui, areas_now: Areas, board: Size, *, log: bool) -> float:
    """The zoom at which a board of so many map pixels is seen first: at a larger scale its words are larger
    as well. 0: all of it is seen."""
    if ui.theme.larger <= 1 or not board[0]:
        return 0.0
    usual = areas(ui.usual(), areas_now.window.size, [*areas_now.panels], board[0] / board[1], log=log).board
    return growth(ui) * min(usual.width / board[0], usual.height / board[1])


def log_open(ui: Ui, size: Size, aspect: float) -> bool:
    """Whether the log has its place in a window: as it was left, else where there is room for it. Beside a
    broad board it stands anyway, and the hand has the whole width below."""
    wanted = ui.settings.log
    return wanted == "open" or (wanted == "auto" and aspect < WIDE_BOARD and size[0] >= ui.px(WIDE_TABLE))


def areas(
    ui: Ui, size: Size, others: list[Seat], aspect: float, unfolded: Seat | None = None, *, log: bool = True
) -> Areas:
    """Lay out a window. `aspect` is the board's width by its height, 0 without a board; `unfolded`: the seat
    whose panel is whole where there is no room for all of them, the first one where it is none of them;
    `log`: whether the log is open, else board and hand have its room."""
    if not log:
        return _without_log(ui, size, others, aspect, unfolded)
    m = ui.px(MARGIN)
    window = pygame.Rect((0, 0), size)
    top = pygame.Rect(m, m, size[0] - 2 * m, ui.px(TOP))
    narrow = 0 < aspect < WIDE_BOARD
    least = round(ui.px(300) / growth(ui))
    side_width = min(ui.px(540), max(least, size[0] * (23 if narrow else 26) // 100))
    room = pygame.Rect(m, top.bottom + m, size[0] - 3 * m - side_width, size[1] - top.bottom - 2 * m)
    prompt, board, mat, hand = (_beside if narrow else _below)(ui, room, aspect, m)
    side = pygame.Rect(room.right + m, room.y, side_width, room.height)
    panels = _panels(ui, side, others, unfolded, side.height * PANELS // 100)
    return Areas(window, top, prompt, board, mat, hand, panels, _rest(side, panels, m))


def with_prompt(ui: Ui, areas_now: Areas, rows: int) -> Areas:
    """The same places with a prompt that has room for so many rows of buttons; the board is lower."""
    prompt, board = areas_now.prompt.copy(), areas_now.board.copy()
    prompt.height = max(prompt.height, prompt_height(ui, rows) if rows > 1 else 0)
    more = prompt.height - areas_now.prompt.height
    board.y, board.height = board.y + more, board.height - more
    return replace(areas_now, prompt=prompt, board=board)


def prompt_height(ui: Ui, rows: int) -> int:
    """What a prompt needs for so many rows of buttons."""
    return rows * (ui.px(t.ROW - 4) + ui.px(t.SMALL)) - ui.px(t.SMALL) + 2 * ui.px(5)


def _without_log(ui: Ui, size: Size, others: list[Seat], aspect: float, unfolded: Seat | None) -> Areas:
    """The hand reaches below the panels. Below a broad board it has the whole width, and what the panels
    leave beside the board is the log's if that is enough for one."""
    m = ui.px(MARGIN)
    window = pygame.Rect((0, 0), size)
    top = pygame.Rect(m, m, size[0] - 2 * m, ui.px(TOP))
    room = pygame.Rect(m, top.bottom + m, size[0] - 2 * m, size[1] - top.bottom - 2 * m)
    if 0 < aspect < WIDE_BOARD:
        prompt, board, mat, side = _beside_panels(ui, room, aspect, m)
        panels = _panels(ui, side, others, unfolded, side.height * PANELS // 100)
        return Areas(window, top, prompt, board, mat, _rest(side, panels, m), panels)
    wide = max(round(ui.px(300) / growth(ui)), size[0] * 26 // 100)
    side = pygame.Rect(room.right - wide, room.y, wide, 0)
    room.width -= wide + m
    prompt, board, mat, hand = _below(ui, room, aspect, m, side.right)
    side.height = board.bottom - side.y
    panels = _panels(ui, side, others, unfolded, side.height)
    log = _rest(side, panels, m)
    log.height *= log.height >= ui.px(LEAST_LOG)
    return Areas(window, top, prompt, board, mat, hand, panels, log)


def _rest(side: pygame.Rect, panels: dict[Seat, pygame.Rect], m: int) -> pygame.Rect:
    """What the panels leave below them."""
    below = max((r.bottom + m for r in panels.values()), default=side.y)
    return pygame.Rect(side.x, below, side.width, side.bottom - below)


Parts = tuple[pygame.Rect, pygame.Rect, pygame.Rect, pygame.Rect]
"""Prompt, board, mat, hand."""


def _below(ui: Ui, room: pygame.Rect, aspect: float, m: int, right: int = 0) -> Parts:
    """Mat and hand side by side under a broad board; they reach to `right`, or as far as the board."""
    prompt, height = pygame.Rect(room.x, room.y, room.width, ui.px(PROMPT)), room.bottom + m
    board = _board(height, prompt.bottom + m, room.width, m, aspect, growth(ui))
    bottom = pygame.Rect(m, board.bottom + m, (right or room.right) - m, height - board.bottom - 2 * m)
    hand = bottom.copy()
    hand.width = round(bottom.width * (WIDE_HAND if right else HAND_SHARE) / growth(ui))
    hand.right = bottom.right
    mat = pygame.Rect(bottom.x, bottom.y, bottom.width - hand.width - m, bottom.height)
    return prompt, board, mat, hand


def _beside(ui: Ui, room: pygame.Rect, aspect: float, m: int) -> Parts:
    """A narrow board as high as the window allows; in a column at its right the mat, the hand below."""
    prompt, board = _high_board(ui, room, aspect, m, MOST_BOARD / growth(ui))
    mat = pygame.Rect(board.right + m, room.y, room.right - board.right - m, 0)
    mat.height = round(room.height * (1 - BESIDE_HAND)) - m
    hand = pygame.Rect(mat.x, mat.bottom + m, mat.width, room.bottom - mat.bottom - m)
    return prompt, board, mat, hand


def _beside_panels(ui: Ui, room: pygame.Rect, aspect: float, m: int) -> Parts:
    """A narrow board; beside it the mat, as high as the window allows, and a column for panels and hand."""
    prompt, board = _high_board(ui, room, aspect, m, WIDEST_BOARD / growth(ui))
    left = board.right + m
    grow, rest = growth(ui), room.right - left
    wide = min(round(max(ui.px(LEAST_SIDE), rest * BESIDE_MAT) / grow), rest * 11 // 20)
    mat = pygame.Rect(left, room.y, room.right - left - wide - m, room.height)
    return prompt, board, mat, pygame.Rect(mat.right + m, room.y, wide, room.height)


def _high_board(
    ui: Ui, room: pygame.Rect, aspect: float, m: int, most: float
) -> tuple[pygame.Rect, pygame.Rect]:
    """The prompt, and below it a narrow board as high as the window allows; `most`: share of the width."""
    prompt = pygame.Rect(room.x, room.y, 0, ui.px(PROMPT))
    high = room.bottom - prompt.bottom - m
    wanted = round((high - 2 * m) * aspect) + 2 * m
    prompt.width = min(wanted, round(room.width * most))
    return prompt, pygame.Rect(room.x, prompt.bottom + m, prompt.width, high)


def _board(height: int, y: int, width: int, m: int, aspect: float, grow: float) -> pygame.Rect:
    """The board as wide as its room, as high as leaves enough below it, more where the scale is larger."""
    room = height - y - 2 * m
    most, least = (room - round(height * share) for share in (LEAST_BOTTOM * grow, MOST_BOTTOM * grow))
    wanted = round((width - 2 * m) / aspect) + 2 * m if aspect else least
    return pygame.Rect(m, y, width, max(least, min(most, wanted)))


def _panels(
    ui: Ui, side: pygame.Rect, others: list[Seat], unfolded: Seat | None, most: int
) -> dict[Seat, pygame.Rect]:
    """The panels one below the other, `most` high together: all of them whole, or all but one folded to a
    line."""
    if not others:
        return {}
    m, full = ui.px(MARGIN), ui.px(FULL)
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
