"""A bot that takes any legal option."""

from __future__ import annotations

import random
from collections.abc import Sequence

from game.engine.model import Action, Option, Seat, State
from game.packages.registry import Package


def make(_: Package) -> Random:
    """Return the bot for any title."""
    return Random()


class Random:
    """Every legal option is as likely as any other."""

    def choose(self, view: State, seat: Seat, options: Sequence[Option], seed: int) -> Action:
        """Draw an option."""
        return random.Random(seed).choice(options).action
