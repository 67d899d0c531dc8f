"""The bottom rows that the next turns can pay for, in the best order of sections."""

from __future__ import annotations

from functools import lru_cache
from operator import add
from typing import NamedTuple

TURNS_AHEAD = 4
"""The number of own turns considered."""
LATER_FACTOR = 0.7
"""The value of a bottom row, relative to the same one a turn sooner."""


class Row(NamedTuple):
    """A section.

    found     tokens of each resource from its top row; () if it gives none
    any_kind  tokens of a freely chosen resource from its top row
    resource  the resource that pays for its bottom row, as an index into `found`
    cost      the amount needed
    worth     the value of the bottom row
    """

    found: tuple[int, ...] = ()
    any_kind: int = 0
    resource: int = 0
    cost: int = 0
    worth: float = 0.0


@lru_cache(maxsize=1 << 16)
def payable(
    rows: tuple[Row, ...],
    stock: tuple[int, ...],
    left: tuple[int, ...],
    last: int | None,
    repeats: bool,
    turns: int = TURNS_AHEAD,
    any_kind: int = 0,
) -> float:
    """Return the total value of the bottom rows that can be paid.

    stock     tokens of each resource
    left      how often each bottom row still has a benefit
    last      the section of the previous turn, None if there was none
    repeats   True if it may be chosen again
    any_kind  tokens from Trades whose resource is still open
    """
    if turns == 1:
        return _last(rows, stock, left, last, repeats, any_kind)
    best = 0.0
    for n, row in enumerate(rows):
        if n == last and not repeats:
            continue
        gained, have, rest, spare = _taken(row, n, stock, left, any_kind)
        gained += LATER_FACTOR * payable(rows, have, rest, n, repeats, turns - 1, spare)
        best = max(best, gained)
    return best


def _last(
    rows: tuple[Row, ...],
    stock: tuple[int, ...],
    left: tuple[int, ...],
    last: int | None,
    repeats: bool,
    any_kind: int,
) -> float:
    """Return the value of a single turn, after which nothing counts."""
    best = 0.0
    for n, row in enumerate(rows):
        if row.worth > best and left[n] and (n != last or repeats):
            have = stock[row.resource] + (row.found[row.resource] if row.found else 0)
            if row.cost - have <= any_kind + row.any_kind:
                best = row.worth
    return best


def _taken(
    row: Row, n: int, stock: tuple[int, ...], left: tuple[int, ...], any_kind: int
) -> tuple[float, tuple[int, ...], tuple[int, ...], int]:
    """Return the value of a section's rows, and what remains after it: stock, left, tokens of any kind."""
    have = tuple(map(add, stock, row.found)) if row.found else stock
    spare, kind = any_kind + row.any_kind, row.resource
    lacking = max(0, row.cost - have[kind])
    if not left[n] or lacking > spare:
        return 0.0, have, left, spare
    paid = (*have[:kind], have[kind] + lacking - row.cost, *have[kind + 1 :])
    return row.worth, paid, (*left[:n], left[n] - 1, *left[n + 1 :]), spare - lacking
