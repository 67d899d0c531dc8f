"""A random generator whose whole state is one integer (SplitMix64, Steele, Lea and Flood 2014)."""

from __future__ import annotations

from typing import TypeVar

from game.engine.model import State

MASK = (1 << 64) - 1
GOLDEN = 0x9E3779B97F4A7C15
MAX_SEED = 2**32 - 1
"""The largest seed that a person may enter."""
T = TypeVar("T")


def mix(value: int) -> int:
    """Return 64 scrambled bits; neighbouring inputs give unrelated outputs."""
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & MASK
    return value ^ (value >> 31)


def seeded(seed: int) -> int:
    """Return the generator's state for a seed of any size."""
    return mix((seed * GOLDEN) & MASK)


class Script:
    """Predetermined random results, for a search that enumerates the outcomes of chance."""

    def __init__(self, results: list[int], most: int) -> None:
        """Begin with these results; later ones are 0. More than `most` outcomes count as `endless`."""
        self.results, self.limits = results, list[int]()
        self._most, self._product = most, 1

    @property
    def endless(self) -> bool:
        """True if there are more outcomes than are worth enumerating."""
        return self._product > self._most

    def draw(self, limit: int) -> int:
        """Return the next result."""
        number = len(self.limits)
        self.limits.append(limit)
        self._product *= limit
        return self.results[number] if number < len(self.results) else 0

    def following(self) -> list[int] | None:
        """Return the results of the next outcome to try; None after the last one."""
        drawn = [*self.results, *[0] * len(self.limits)][: len(self.limits)]
        while drawn and drawn[-1] + 1 == self.limits[len(drawn) - 1]:
            drawn.pop()
        return [*drawn[:-1], drawn[-1] + 1] if drawn else None


def randrange(state: State, limit: int) -> int:
    """Return a number from 0 to limit - 1. Its bias is below limit / 2**64."""
    if state.script is not None:
        drawn: int = state.script.draw(limit)
        return drawn
    value = state.rng = (state.rng + GOLDEN) & MASK
    return mix(value) * limit >> 64


def shuffle(state: State, things: list[T]) -> list[T]:
    """Return the same things in a random order, as a new list."""
    shuffled, value, script = things.copy(), state.rng, state.script
    for last in range(len(shuffled) - 1, 0, -1):
        value = (value + GOLDEN) & MASK
        other = mix(value) * (last + 1) >> 64 if script is None else script.draw(last + 1)
        shuffled[last], shuffled[other] = shuffled[other], shuffled[last]
    state.rng = value
    return shuffled
