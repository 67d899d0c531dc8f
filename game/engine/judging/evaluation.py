"""The interface of a title's evaluation of positions, for bots and hints."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from math import inf
from typing import Any, Self

from game.engine.model import Action, Option, Seat


class Evaluation(ABC):
    """Estimates the value of a position for a seat, in the points of the title, from that seat's view
    alone."""

    temperaments: tuple[str, ...] = ()
    """The evaluation's styles of play besides the default one."""

    is_average: bool = False
    """True if the value already averages over dice, cards and other seats, so that playing on beyond the own
    turn in a few worlds would only add noise.
    """

    clear_lead: float = inf
    """The points by which a turn that looks better than another proves better when it is played on in guessed
    worlds, too; infinite if that isn't known.
    """

    @abstractmethod
    def evaluate(self, view: Any, seat: Seat) -> float:
        """Return the value of a position for a seat, in points."""

    def with_fixed_phase(self, view: Any, seat: Seat) -> Self:
        """Return an evaluation that weighs everything as in this position.

        For titles whose weights depend on what others do: an action of theirs would otherwise look worse than
        it is.
        """
        return self

    def known_values(self, view: Any, seat: Seat, options: Sequence[Option]) -> dict[Action, float]:
        """Return the values of those options whose odds are known exactly, in the points of `evaluate`; a bot
        looks ahead only along the other ones.
        """
        return {}

    def outcomes(self, view: Any, seat: Seat, action: Action) -> Sequence[tuple[float, Any]]:
        """Return the positions that a known value averages over, with their probabilities.

        A bot plays on from each of them; () if one position from the given world is enough.
        """
        return ()

    def known_terms(self, view: Any, seat: Seat, action: Action) -> Mapping[str, float]:
        """Return the terms of a known value by name, for a hint's reason: those of `terms`, and additional
        ones.
        """
        return self.terms(view, seat)

    def useful(self, view: Any, seat: Seat, options: Sequence[Option]) -> Sequence[Option]:
        """Return the options that a plan considers, without redundant ones."""
        return options

    def may_end(self, view: Any, seat: Seat) -> bool:
        """Return whether the seat's next turn may end the game, so that others beware of it."""
        return False

    def terms(self, view: Any, seat: Seat) -> Mapping[str, float]:
        """Return the summands of `evaluate` by name, for a hint's reason; {} if they have no names."""
        return {}
