"""Flow blocks into columns and spreads, as in a book."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from game.ui.widgets import Widget


@dataclass
class Block:
    """Widgets that stay together, placed relative to (0, 0).

    leads: the next block stays in the same column
    key: finds the block again
    """

    widgets: Sequence[Widget]
    height: int
    leads: bool = False
    key: str = ""
    top: int = field(default=0, compare=False)
    """The block's y coordinate, or that of its spread."""


def flow(blocks: Sequence[Block], columns: int, step: int, page: int) -> int:
    """Move the blocks to their places and return the total height.

    Columns are `step` apart and no higher than `page`, as long as there are several columns.
    """
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
    """Place blocks one below the other. Return the y coordinate of their end."""
    for block in blocks:
        block.top = y
        for widget in block.widgets:
            widget.rect.move_ip(x, y)
        y += block.height
    return y


def _spread(blocks: Sequence[Block], columns: int, page: int) -> list[list[Block]]:
    """Return the blocks of the next spread by column; the last spread is balanced."""
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
