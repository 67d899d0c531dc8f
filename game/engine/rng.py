"""A whole random generator in one integer (SplitMix64, Steele, Lea and Flood 2014)."""

from __future__ import annotations

from typing import TypeVar

from game.engine.model import State

MASK = (1 << 64) - 1
GOLDEN = 0x9E3779B97F4A7C15
T = TypeVar("T")


def mix(value: int) -> int:
    """Scatter 64 bits; neighbouring values come out unrelated."""
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & MASK
    return value ^ (value >> 31)


def seeded(seed: int) -> int:
    """The generator for a seed of any size."""
    return mix((seed * GOLDEN) & MASK)


def _next(value: int) -> int:
    """The generator one number further."""
    return (value + GOLDEN) & MASK


def _scaled(value: int, limit: int) -> int:
    """The number that a generator stands at, from 0 to limit - 1."""
    return (mix(value) * limit) >> 64


def randrange(state: State, limit: int) -> int:
    """A number from 0 to limit - 1. Bias is below limit / 2**64."""
    state.rng = _next(state.rng)
    return _scaled(state.rng, limit)


def shuffle(state: State, things: list[T]) -> list[T]:
    """The same things in a random order, as a new list."""
    shuffled, value = things.copy(), state.rng
    for last in range(len(shuffled) - 1, 0, -1):
        value = _next(value)
        other = _scaled(value, last + 1)
        shuffled[last], shuffled[other] = shuffled[other], shuffled[last]
    state.rng = value
    return shuffled
