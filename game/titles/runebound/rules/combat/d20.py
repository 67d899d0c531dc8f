"""The twenty-sided die: of combat rolls, skill tests and the threat."""

from __future__ import annotations

from game.engine import rng
from game.titles.runebound.rules.state.state import RuneboundState

SIDES = 20


def throw(state: RuneboundState) -> int:
    """Return one throw, from 1."""
    return rng.randrange(state, SIDES) + 1
