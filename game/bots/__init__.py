"""Bots: they see a seat's view and name an action. They keep nothing between two decisions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from game.engine import rng
from game.engine.model import Action, Option, Seat, State
from game.engine.title import BadTable
from game.packages import Package

HUMAN = "human"
"""In a list of seats: a person sits here."""

NAMES = ("random", "greedy")


class Bot(Protocol):
    """Chooses one of a seat's legal options. The same arguments give the same choice."""

    def choose(self, view: State, seat: Seat, options: Sequence[Option], seed: int) -> Action: ...


def names() -> tuple[str, ...]:
    """The names of all bots, the weakest first."""
    return NAMES


def make(name: str, package: Package) -> Bot:
    """The bot with a name, for a title. Raises BadTable."""
    if name == "random":
        from game.bots.chance import Random

        return Random()
    if name == "greedy":
        from game.bots.greedy import Greedy

        return Greedy(package.title, package.evaluation)
    raise BadTable(f'There is no bot "{name}"; there is {", ".join(NAMES)}.')


def decision_seed(seed: int, seat: Seat, number: int) -> int:
    """The seed of a seat's decision number `number` in a game, unrelated to the game's own chance."""
    return rng.mix((rng.seeded(seed) ^ rng.mix((number << 8) + seat + 1)) & rng.MASK)
