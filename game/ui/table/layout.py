"""Lays the parts of a table out in a window."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Literal

import pygame

from game.engine.model import Seat
from game.ui.table.api import Areas, Side, Size
from game.ui.window import rooms
from game.ui.window.ui import Ui

MARGIN, TOP, HEAD = 8, 46, 34
"""Design pixels: the margin of the window, the top bar, the head of a panel."""
PROMPT_ROW, PROMPT_GAP, PROMPT_ROWS = 32, 5, 2
"""The prompt: height of a row of buttons and of the gaps in design pixels, and how many rows there are."""
MIN_BOTTOM, MAX_BOTTOM = 0.26, 0.40
"""Height of mat and hand, as a share of the window's."""
HAND_SHARE, WIDE_HAND = 0.36, 0.54
"""Width of the hand as a share of the bottom row's: beside the log, and with the log closed."""
FULL, MIN_FULL, FOLDED, CLOSE = 126, 78, 30, 4
"""Heights in design pixels: a panel, the lowest panel with two rows of facts, a folded panel, and the gap
between folded ones."""
PANELS = 56
"""Largest height of all panels, in per cent of their column's; log or hand have the rest."""
WIDE_TABLE = 1500
"""From this width, in design pixels, the log is open by default."""
WIDE_BOARD = 1.5
"""From this aspect ratio mat and hand are below the board; beside a narrower one."""
MAX_BOARD, BESIDE_HAND = 0.66, 0.30
"""The largest width of a narrow board as a share of the width left of the panels, and the hand's share of the
column beside it.
"""
WIDEST_BOARD, BESIDE_MAT, MIN_SIDE = 0.54, 0.48, 250
"""With the log closed: the largest width of a narrow board as a share, the share of the rest for panels
and hand, and the least width of these in design pixels."""

UPRIGHT, PANORAMA = 1.2, 2.9
"""Aspect ratio of a window up to which the parts are below the board, and from which on everything is side
by side."""
MAX_UPRIGHT, TOWER_REST = 0.56, 0.40
"""In an upright window: the largest height of a board beside the panels, and the height that must be left
below a board of full width, as shares."""
MIN_MAT_SHAPE, MAT_SHAPE = 0.42, 0.85
"""Least and largest aspect ratio of a mat beside its board."""
WIDE_MAT_SHAPE, BROADEST_MAT = 1.7, 3.4
"""Least aspect ratio of a mat in a row of its own, and largest of one beside the hand."""
WIDEST_MAT, COLUMN = 1.2, 540
"""In a panorama: the largest aspect ratio of the mat, and the width of the columns of panels and log in
design pixels."""
UPRIGHT_HAND = 0.38
"""Width of the hand beside the mat in an upright window, as a share."""


Large = Literal["even", "board", "mat"]
"""The side of the table that is larger than usual."""
SMALL_WINDOW = 900
"""Below this height in design pixels one side at a time is large."""
BESIDE: Mapping[Large, float] = {"board": 0.28, "mat": 0.46}
"""Width of a mat beside its board where one of them is large, as a share of both."""
BELOW: Mapping[Large, tuple[float, float]] = {
    "even": (MIN_BOTTOM, MAX_BOTTOM), "board": (0.21, 0.32), "mat": (0.33, 0.42)
}  # fmt: skip
"""Least and largest height of mat and hand below a board, as shares of the window's."""
MAX_GROWTH = 1.14
"""The most by which mat and hand below a board grow at a larger scale; the board gets the rest."""
MIN_LOG: Mapping[Large, int] = {"even": 170, "board": 170, "mat": 100}
"""Least useful height of a log in design pixels; it stays in sight while the mat is large."""
UPRIGHT_SHARES: Mapping[Large, float] = {"even": 1.0, "board": 1.12, "mat": 0.78}
"""Factors for the height of a board above its mat, by the side that is large."""


def enlarged(ui: Ui, size: Size, aspect: float) -> tuple[Side, ...]:
    """Return the sides that are large while one chooses there, in a window that is too low for both: a broad
    board, which has the whole width in any case, is never one of them. At a larger scale both sides are
    large, and the rest is smaller."""
    if not aspect or ui.theme.larger > 1 or size[1] >= ui.px(SMALL_WINDOW):
        return ()
    return ("board", "mat") if aspect < WIDE_BOARD else ("mat",)


def growth(ui: Ui) -> float:
    """Return the factor by which mat and board texts grow at a larger scale."""
    return math.sqrt(ui.theme.larger)


def near(ui: Ui, areas_now: Areas, board: tuple[float, float], *, log: bool) -> float:
    """Return the zoom of the opening view, larger at a larger scale so that the board's texts are too; 0:
    the whole board is shown."""
    if ui.theme.larger <= 1 or not board[0]:
        return 0.0
    usual = areas(ui.usual(), areas_now.window.size, [*areas_now.panels], board[0] / board[1], log=log).board
    return growth(ui) * min(usual.width / board[0], usual.height / board[1])


def log_open(ui: Ui, size: Size, aspect: float) -> bool:
    """Return whether the log is open: as the settings say, else if there is room. Beside a broad board it
    is open in any case, and the hand has the whole width below."""
    wanted = ui.settings.log
    return wanted == "open" or (wanted == "auto" and aspect < WIDE_BOARD and size[0] >= ui.px(WIDE_TABLE))


def areas(
    ui: Ui, size: Size, others: list[Seat], aspect: float, unfolded: Seat | None = None, *,
    log: bool = True, large: Large = "even", strip: int = 0,
) -> Areas:  # fmt: skip
    """Lay out a window.

    aspect    width by height of the board; 0 without a board
    unfolded  the seat whose panel is unfolded if there is no room for all; by default the first one
    log       whether the log is open; else board and hand have its room
    large     which side is larger than usual; the bars, the panels and the log stay where they are
    strip     the height of a strip below the top bar in window pixels; 0 for none
    """
    m = ui.px(MARGIN)
    window = pygame.Rect((0, 0), size)
    top, room = rooms.cut_top(rooms.inset(window, m), ui.px(TOP), m)
    plate = NOTHING
    if strip:
        plate, room = rooms.cut_top(room, strip, m)
    few = len(others) * ui.px(FULL + MARGIN) <= room.height * PANELS // 100
    parts = _arrangement(size, room, aspect, few=few and log)(ui, room, aspect, log, large)
    panels = _panels(ui, parts.side, others, unfolded, parts.most_panels)
    below = max((rect.bottom + m for rect in panels.values()), default=parts.side.y)
    _, rest = rooms.cut_top(parts.side, below - parts.side.y)
    return replace(parts.areas(ui, window, top, panels, rest), strip=plate)


@dataclass(frozen=True)
class Parts:
    """The parts of a table. A `hand` or `log` of None is below the panels, in their column."""

    prompt: pygame.Rect
    board: pygame.Rect
    mat: pygame.Rect
    hand: pygame.Rect | None
    side: pygame.Rect
    """The column of the panels."""
    most_panels: int
    """Largest height of all panels."""
    log: pygame.Rect | None = None
    least_log: int = 0
    """Design pixels: a lower log is hidden."""

    def areas(
        self,
        ui: Ui,
        window: pygame.Rect,
        top: pygame.Rect,
        panels: dict[Seat, pygame.Rect],
        rest: pygame.Rect,
    ) -> Areas:
        """Return all areas; `rest`: the room that the panels leave of their column."""
        hand, log = self.hand, self.log
        if hand is None and log is None:
            hand, log = rooms.cut_top(rest, rest.height * 11 // 20, ui.px(MARGIN))
        hand, log = rest if hand is None else hand, rest if log is None else log
        if log.height < ui.px(self.least_log):
            log = NOTHING
        return Areas(window, top, self.prompt, self.board, self.mat, hand, panels, log)


NOTHING = pygame.Rect(0, 0, 0, 0)
Arrangement = Callable[[Ui, pygame.Rect, float, bool, Large], Parts]
"""Lays out the room below the top bar: tools, room, aspect ratio of the board, whether the log is open, and
which side is large."""


def _arrangement(size: Size, room: pygame.Rect, aspect: float, *, few: bool) -> Arrangement:
    """Choose an arrangement by the shapes of window and board. `few`: all panels have room above the log."""
    shape, is_narrow = size[0] / size[1], 0 < aspect < WIDE_BOARD
    if shape <= UPRIGHT:
        is_tower = room.height - room.width / max(aspect, 0.1) >= size[1] * TOWER_REST
        return (_tower if is_tower else _two_rows) if is_narrow else _three_rows
    if shape >= PANORAMA:
        narrow = _panorama_of_few if few else _panorama
        return narrow if is_narrow else _broad_panorama
    return _narrow_board if is_narrow else _broad_board


# ---------------------------------------------------------------------- usual windows


def _narrow_board(ui: Ui, room: pygame.Rect, aspect: float, log: bool, large: Large) -> Parts:
    """Lay out the prompt above a narrow board, which is as high as possible, and the mat beside it. At a
    larger scale the mat begins beside the prompt. With the log, the hand is below the mat; without it, in
    the column of the panels."""
    m, grow = ui.px(MARGIN), growth(ui)
    if log:
        side, room = rooms.cut_right(room, _side_width(ui, room, 23), m)
        wide = _board_width(ui, room, aspect, MAX_BOARD / grow)
    else:
        wide = _board_width(ui, room, aspect, WIDEST_BOARD / grow)
        rest = room.width - wide - m
        column = min(round(max(ui.px(MIN_SIDE), rest * BESIDE_MAT) / grow), rest * 11 // 20)
        side, room = rooms.cut_right(room, min(column, ui.px(COLUMN)), m)
    left = room.width - wide - m
    if grow > 1:
        beside, room = rooms.cut_right(room, _beside(room, left, large), m)
        prompt, board = _under_prompt(ui, room)
    else:
        prompt, room = _under_prompt(ui, room)
        beside, board = rooms.cut_right(room, _beside(room, left, large), m)
    panels = side.height * PANELS // 100
    if not log:
        return Parts(prompt, board, beside, None, side, panels, NOTHING)
    mat, hand = rooms.cut_top(beside, round(room.height * (1 - BESIDE_HAND)) - m, m)
    return Parts(prompt, board, mat, hand, side, panels)


def _beside(room: pygame.Rect, left: int, large: Large) -> int:
    """Return the width of a mat beside its board. `left`: what the board leaves of the room's width."""
    if large != "even":
        return round(room.width * BESIDE[large])
    return min(max(left, round(room.height * MIN_MAT_SHAPE)), round(room.height * MAT_SHAPE))


def _broad_board(ui: Ui, room: pygame.Rect, aspect: float, log: bool, large: Large) -> Parts:
    """Lay out a broad board with mat and hand below it. Without the log these have the whole width, and
    the room below the panels is the log's if it is large enough."""
    m = ui.px(MARGIN)
    if log:
        wide = _beside_broad(ui, room, aspect, _side_width(ui, room, 26))
        side, room = rooms.cut_right(room, wide, m)
        above, below = _rows(ui, room, aspect, large)
        mat, hand = _mat_and_hand(ui, below, HAND_SHARE)
        return Parts(*_under_prompt(ui, above), mat, hand, side, side.height * PANELS // 100)
    wide = max(round(ui.px(300) / growth(ui)), (room.width + 2 * m) * 26 // 100)
    narrower = rooms.cut_right(room, wide, m)[1]
    high = _rows(ui, narrower, aspect, large)[0].height
    above, below = rooms.cut_top(room, high, m)
    side, left = rooms.cut_right(above, _beside_broad(ui, room, aspect, wide), m)
    mat, hand = _mat_and_hand(ui, below, WIDE_HAND)
    least_log = MIN_LOG[large]
    return Parts(*_under_prompt(ui, left), mat, hand, side, side.height, least_log=least_log)


def _beside_broad(ui: Ui, room: pygame.Rect, aspect: float, least: int) -> int:
    """Return the width of the panels' column beside a broad board: what a board that is limited by its height
    leaves, whichever side is large. At a larger scale the board is near, and no wider than its room."""
    if growth(ui) > 1:
        return least
    m = ui.px(MARGIN)
    high = _rows(ui, rooms.cut_right(room, least, m)[1], aspect, "even")[0].height - prompt_height(ui) - 3 * m
    return max(least, room.width - m - round(high * aspect) - 2 * m) if aspect else least


def _side_width(ui: Ui, room: pygame.Rect, per_cent: int) -> int:
    """Return the width of the column of panels and log."""
    window = room.width + 2 * ui.px(MARGIN)
    return min(ui.px(COLUMN), max(round(ui.px(300) / growth(ui)), window * per_cent // 100))


def _board_width(ui: Ui, room: pygame.Rect, aspect: float, most: float) -> int:
    """Return the width of a board as high as the room; `most`: its largest share of the room's width."""
    m = ui.px(MARGIN)
    high = room.height - prompt_height(ui) - m
    return min(round((high - 2 * m) * aspect) + 2 * m, round(room.width * most))


def _rows(ui: Ui, room: pygame.Rect, aspect: float, large: Large) -> rooms.Cut:
    """Return prompt with board, and the row below, which is a little higher at a larger scale."""
    m, grow = ui.px(MARGIN), min(growth(ui), MAX_GROWTH)
    whole, prompt = room.height + ui.px(TOP) + 3 * m, prompt_height(ui) + m
    most, least = (room.height - m - prompt - round(whole * share * grow) for share in BELOW[large])
    wanted = round((room.width - 2 * m) / aspect) + 2 * m if aspect else least
    return rooms.cut_top(room, prompt + max(least, min(most, wanted)), m)


def _mat_and_hand(ui: Ui, row: pygame.Rect, share: float) -> rooms.Cut:
    """Return mat and hand side by side; `share`: the hand's."""
    hand_width = max(round(row.width * share / growth(ui)), row.width - round(row.height * BROADEST_MAT))
    hand, mat = rooms.cut_right(row, hand_width, ui.px(MARGIN))
    return mat, hand


def _under_prompt(ui: Ui, room: pygame.Rect) -> rooms.Cut:
    """Return the prompt, and the board below it."""
    return rooms.cut_top(room, prompt_height(ui), ui.px(MARGIN))


# ---------------------------------------------------------------------- upright windows


def _two_rows(ui: Ui, room: pygame.Rect, aspect: float, log: bool, large: Large) -> Parts:
    """Lay out a narrow board with panels and log beside it; mat and hand below."""
    m, prompt = ui.px(MARGIN), prompt_height(ui) + ui.px(MARGIN)
    most = round(room.height * MAX_UPRIGHT * UPRIGHT_SHARES[large] / growth(ui)) - prompt - 2 * m
    wide = min(round(most * aspect), room.width - _side_width(ui, room, 26) - 3 * m)
    above, below = rooms.cut_top(room, prompt + round(wide / aspect) + 2 * m, m)
    left, side = rooms.cut_left(above, wide + 2 * m, m)
    mat, hand = _mat_and_hand(ui, below, UPRIGHT_HAND)
    panels = side.height * PANELS // 100 if log else side.height
    least_log = 0 if log else MIN_LOG[large]
    return Parts(*_under_prompt(ui, left), mat, hand, side, panels, least_log=least_log)


def _tower(ui: Ui, room: pygame.Rect, aspect: float, log: bool, _: Large) -> Parts:
    """Lay out a narrow board of full width; below it the mat, with panels and
    hand beside that."""
    m = ui.px(MARGIN)
    high = prompt_height(ui) + m + round((room.width - 2 * m) / aspect) + 2 * m
    above, below = rooms.cut_top(room, high, m)
    side, mat = rooms.cut_right(below, round(room.width * UPRIGHT_HAND), m)
    panels = side.height * PANELS // (150 if log else 100)
    return Parts(*_under_prompt(ui, above), mat, None, side, panels, None if log else NOTHING)


def _three_rows(ui: Ui, room: pygame.Rect, aspect: float, log: bool, large: Large) -> Parts:
    """Lay out a broad board of full width, the mat below it, and at the bottom the hand beside panels and
    log."""
    m = ui.px(MARGIN)
    board = round((room.width - 2 * m) / aspect) + 2 * m if aspect else room.height * 9 // 20
    board = min(board, round(room.height // 2 * UPRIGHT_SHARES[large]))
    above, below = rooms.cut_top(room, prompt_height(ui) + m + board, m)
    mat, foot = rooms.cut_top(below, min(below.height // 2, round(below.width / WIDE_MAT_SHAPE)), m)
    side, hand = rooms.cut_right(foot, _side_width(ui, room, 38), m)
    panels = side.height * PANELS // 100 if log else side.height
    least_log = 0 if log else MIN_LOG[large]
    return Parts(*_under_prompt(ui, above), mat, hand, side, panels, least_log=least_log)


# ---------------------------------------------------------------------- very wide windows


def _panorama(ui: Ui, room: pygame.Rect, aspect: float, log: bool, large: Large) -> Parts:
    """Lay everything out side by side: board, mat, hand, panels and, if open, the log. The board is as wide
    as it is when it has the whole height; mat and hand share what is left."""
    column = NOTHING
    if log:
        column, room = rooms.cut_right(room, _panorama_column(ui), ui.px(MARGIN))
    parts = _panorama_of_few(ui, room, aspect, log, large)
    return replace(parts, most_panels=parts.side.height, log=column)


def _panorama_of_few(ui: Ui, room: pygame.Rect, aspect: float, _: bool, __: Large) -> Parts:
    """Lay everything out side by side, the panels above the log: mat and hand have the width of a column. At
    a larger scale the board is near, so its frame is wider."""
    m = ui.px(MARGIN)
    side, room = rooms.cut_right(room, _panorama_column(ui), m)
    wide = round(_board_width(ui, room, aspect, MAX_BOARD) * growth(ui))
    left, rest = rooms.cut_left(room, wide, m)
    mat, hand = rooms.cut_left(rest, min(rest.width * 5 // 8, round(rest.height * WIDEST_MAT)), m)
    return Parts(*_under_prompt(ui, left), mat, hand, side, side.height * PANELS // 100)


def _panorama_column(ui: Ui) -> int:
    """Return the width of the columns of panels and log."""
    return round(ui.px(COLUMN) / growth(ui))


def _broad_panorama(ui: Ui, room: pygame.Rect, aspect: float, log: bool, _: Large) -> Parts:
    """Lay out a broad board as high as possible; beside it the mat with the hand below, then panels and
    log."""
    m = ui.px(MARGIN)
    side, room = rooms.cut_right(room, _panorama_column(ui), m)
    wide = _board_width(ui, room, aspect, MAX_BOARD) if aspect else room.width // 2
    left, column = rooms.cut_left(room, wide, m)
    mat, hand = rooms.cut_top(column, min(column.height // 2, round(column.width / WIDE_MAT_SHAPE)), m)
    panels = side.height * PANELS // 100 if log else side.height
    least_log = 0 if log else MIN_LOG["even"]
    return Parts(*_under_prompt(ui, left), mat, hand, side, panels, least_log=least_log)


def prompt_height(ui: Ui) -> int:
    """Return the height of the prompt, the same whatever it asks."""
    return PROMPT_ROWS * ui.px(PROMPT_ROW) + (PROMPT_ROWS + 1) * ui.px(PROMPT_GAP)


# ---------------------------------------------------------------------- panels


def _panels(
    ui: Ui, side: pygame.Rect, others: list[Seat], unfolded: Seat | None, most: int
) -> dict[Seat, pygame.Rect]:
    """Return the rects of the panels, one below the other and `most` high together: all unfolded, or all
    but one folded."""
    if not others:
        return {}
    m, full = ui.px(MARGIN), ui.px(FULL)
    each = max(0, min(full, most // len(others) - m))
    heights = dict.fromkeys(others, each)
    if each < ui.px(MIN_FULL):
        m, folded = ui.px(CLOSE), ui.px(FOLDED)
        heights = dict.fromkeys(others, folded)
        rest = most - (len(others) - 1) * (folded + m)
        heights[unfolded if unfolded in others else others[0]] = max(folded, min(full, rest))
    placed, y = {}, side.y
    for seat, high in heights.items():
        placed[seat] = pygame.Rect(side.x, y, side.width, high)
        y += high + m
    return placed
