"""How a title judges positions, for bots and hints."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Self

from game.engine.model import Action, Option, Seat


class Evaluation(ABC):
    """What a position is worth to a seat, in the points of the title, from that seat's view alone."""

    temperaments: tuple[str, ...] = ()
    """Ways to play that this judgement knows besides its usual one."""

    is_average: bool = False
    """Whether it counts what dice, cards and other seats bring on average, so that playing on beyond the own
    turn in a few worlds would only add luck."""

    @abstractmethod
    def evaluate(self, view: Any, seat: Seat) -> float:
        """Return how good a seat's position looks, in points."""

    def with_fixed_phase(self, view: Any, seat: Seat) -> Self:
        """Return the same, but as a position weighs it for all that may come of it: for titles that weigh by
        what others do, as their doing it would else look worse than it is."""
        return self

    def known_values(self, view: Any, seat: Seat, options: Sequence[Option]) -> dict[Action, float]:
        """What options of a seat's question are worth where the odds are known exactly, in the points of
        `evaluate`; a bot looks ahead only along the other ones."""
        return {}

    def known_terms(self, view: Any, seat: Seat, action: Action) -> Mapping[str, float]:
        """What the parts of `known_values` add for one of these options, by name, for a hint's reason: parts
        of `terms`, and others that only a known value has."""
        return self.terms(view, seat)

    def useful(self, view: Any, seat: Seat, options: Sequence[Option]) -> Sequence[Option]:
        """Return the options that a plan looks at, without those that only lead where others do."""
        return options

    def may_end(self, view: Any, seat: Seat) -> bool:
        """Return whether a seat may well end the game at once with its next turn, so that others look out for
        it.
        """
        return False

    def terms(self, view: Any, seat: Seat) -> Mapping[str, float]:
        """What the parts of `evaluate` add, by name, for a hint's reason; empty where they have no names."""
        return {}
