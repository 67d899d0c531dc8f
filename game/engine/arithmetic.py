from collections.abc import Iterable
from functools import reduce
from math import sqrt
from operator import add
from typing import NamedTuple

Z_95 = 1.96
"""Standard deviations on either side that contain 95 % of a normal distribution."""


class Interval(NamedTuple):
    """The confidence interval of a share."""

    low: float
    high: float


def wilson(wins: float, games: int, deviations: float = Z_95) -> Interval:
    """Return the Wilson score interval of a share, which is also valid near 0 and 1.

    >>> [round(share, 3) for share in wilson(8, 10)]
    [0.49, 0.943]
    """
    share, square = wins / games, deviations**2
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = deviations * sqrt(share * (1 - share) / games + square / (4 * games**2)) / (1 + square / games)
    return Interval(max(0.0, middle - half), min(1.0, middle + half))


def float_sum(values: Iterable[float]) -> float:
    """Return the sum of the values, added one after another.

    `sum` rounds floats in another way since Python 3.12; with it, a seed would give a bot another game.
    """
    return reduce(add, values, 0.0)
