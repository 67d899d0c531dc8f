"""Flows blocks into columns side by side, a spread below the other, as in a book."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from game.ui.widgets import Widget


@dataclass
class Block:
    """Widgets that stay together, placed from (0, 0) on. `leads`: what follows stands in the same column;
    `key`: by which it is found again."""

    widgets: Sequence[Widget]
    height: int
    leads: bool = False
    key: str = ""
    top: int = field(default=0, compare=False)
    """Where it came to stand, or the top of its spread."""


def flow(blocks: Sequence[Block], columns: int, step: int, page: int) -> int:
    """Move the blocks to their places; a column begins `step` after the one before, and is no higher than
    `page` while there is more than one. Returns the height of the whole."""
    if columns == 1:
        return _stack(blocks, 0, 0)
    left, top = list(blocks), 0
    while left:
        spread = _spread(left, columns, page)
        heights = [_stack(column, n * step, top) for n, column in enumerate(spread)]
        for block in (one for column in spread for one in column):
            block.top = top
        left = left[sum(map(len, spread)) :]
        top = max([*heights, top + page] if left else heights)
    return top


def _stack(blocks: Sequence[Block], x: int, y: int) -> int:
    """Return one below the other; returns where they end."""
    for block in blocks:
        block.top = y
        for widget in block.widgets:
            widget.rect.move_ip(x, y)
        y += block.height
    return y


def _spread(blocks: Sequence[Block], columns: int, page: int) -> list[list[Block]]:
    """What of the blocks stands on the next spread, in columns; the last spread is even."""
    even = sum(block.height for block in blocks) / columns
    made: list[list[Block]] = [[]]
    high = 0
    for n, block in enumerate(blocks):
        needs = block.height + (blocks[n + 1].height if block.leads and n + 1 < len(blocks) else 0)
        full = high + needs > page or (high + needs / 2 > even and len(made) < columns)
        if full and made[-1] and not made[-1][-1].leads:
            if len(made) == columns:
                break
            made.append([])
            high = 0
        made[-1].append(block)
        high += block.height
    return made
