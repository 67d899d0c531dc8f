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


def randrange(state: State, limit: int) -> int:
    """A number from 0 to limit - 1. Bias is below limit / 2**64."""
    state.rng = (state.rng + GOLDEN) & MASK
    return (mix(state.rng) * limit) >> 64


def shuffle(state: State, things: list[T]) -> list[T]:
    """The same things in a random order, as a new list."""
    shuffled, value = things.copy(), state.rng
    for last in range(len(shuffled) - 1, 0, -1):
        value = (value + GOLDEN) & MASK
        other = (mix(value) * (last + 1)) >> 64
        shuffled[last], shuffled[other] = shuffled[other], shuffled[last]
    state.rng = value
    return shuffled
