"""A bot that takes any legal option."""

from __future__ import annotations

import random
from collections.abc import Sequence

from game.engine.model import Action, Option, Seat, State
from game.packages.registry import Package


def make(_: Package) -> Random:
    return Random()


class Random:
    """A bot that chooses each legal option with equal probability."""

    def choose(self, view: State, seat: Seat, options: Sequence[Option], seed: int) -> Action:
        return random.Random(seed).choice(options).action
