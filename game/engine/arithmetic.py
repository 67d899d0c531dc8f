from collections.abc import Iterable
from functools import reduce
from operator import add


def float_sum(values: Iterable[float]) -> float:
    """Return the sum of the values, added one after another.

    `sum` rounds floats in another way since Python 3.12; with it, a seed would give a bot another game.
    """
    return reduce(add, values, 0.0)
