"""What bottom rows the next turns could pay for, by the best order of sections."""

from __future__ import annotations

from functools import lru_cache
from operator import add
from typing import NamedTuple

TURNS = 4
"""Own turns that are looked ahead."""
LATER = 0.7
"""What a bottom row counts of the same one a turn sooner."""


class Row(NamedTuple):
    """A section.

    found     tokens of each resource that its top row brings, none: it brings none
    any_kind  tokens that it brings of whichever resource is chosen
    resource  what its bottom row is paid with, as a place in `found`
    cost      how much of it
    worth     what that brings
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
    turns: int = TURNS,
    any_kind: int = 0,
) -> float:
    """What the bottom rows bring together.

    stock     tokens of each resource
    left      how often each bottom row still brings something
    last      the section of the turn before, None: there was none
    repeats   whether it may be taken again
    any_kind  tokens of Trades whose resource is still to be chosen
    """
    if turns == 1:
        return _last(rows, stock, left, last, repeats, any_kind)
    best = 0.0
    for n, row in enumerate(rows):
        if n == last and not repeats:
            continue
        gained, have, rest, spare = _taken(row, n, stock, left, any_kind)
        gained += LATER * payable(rows, have, rest, n, repeats, turns - 1, spare)
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
    """Return the same with one turn, after which nothing matters."""
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
    """What both rows of a section bring, and what is there after it: stock, left, tokens of any kind."""
    have = tuple(map(add, stock, row.found)) if row.found else stock
    spare, kind = any_kind + row.any_kind, row.resource
    lacking = max(0, row.cost - have[kind])
    if not left[n] or lacking > spare:
        return 0.0, have, left, spare
    paid = (*have[:kind], have[kind] + lacking - row.cost, *have[kind + 1 :])
    return row.worth, paid, (*left[:n], left[n] - 1, *left[n + 1 :]), spare - lacking
