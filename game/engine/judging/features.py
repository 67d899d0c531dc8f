"""Evaluations by named features with weights from a content file."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from copy import copy
from operator import mul
from pathlib import Path
from typing import Any, ClassVar, Self

from game.engine.arithmetic import float_sum
from game.engine.content.content_files import BadContent, Record, all_known, load
from game.engine.judging.evaluation import Evaluation
from game.engine.model import Seat

FILE = "weights.toml"
Knots = tuple[float, ...]
"""The weight of a feature at the beginning, (in the middle,) and at the end of a game."""


class Weights(Record, frozen=True):
    """The contents of weights.toml, in points of the title.

    figures       results reached with these weights, for information only
    weights       by feature: its weight at the beginning, (in the middle,) and at the end of a game
    temperaments  by name: factors for the weights of features
    """

    weights: dict[str, Knots]
    temperaments: dict[str, dict[str, float]] = {}
    figures: dict[str, str] = {}


class Features(Evaluation):
    """An evaluation by weighted features. A title names the features and measures them in a position."""

    NAMES: ClassVar[tuple[str, ...]]
    """The features, in the order of `measure`."""
    PARTS: ClassVar[tuple[str, ...]] = ()
    """Terms of `known_terms` in addition to features."""

    def __init__(self, folder: Path, temperament: str | None = None) -> None:
        """Read the weights in a title's content folder. Raises BadContent."""
        path = folder / FILE
        self._phase: float | None = None
        found = load(path, Weights)
        _checked(path, found, self.NAMES)
        self.temperaments = tuple(found.temperaments)
        factors = found.temperaments.get(temperament, {}) if temperament else {}
        self.weigh(
            [tuple(weight * factors.get(name, 1.0) for weight in found.weights[name]) for name in self.NAMES]
        )

    def weigh(self, weights: Sequence[Knots]) -> None:
        """Use other weights from now on, one for each of NAMES."""
        self.weights = tuple(weights)
        self._mixed: dict[int, list[float]] = {}

    @abstractmethod
    def measure(self, state: Any, seat: Seat, phase: float) -> Sequence[float]:
        """Return the amount of each feature at a phase.

        It must not read hidden information, so that a search can call it on guessed positions without making
        views.
        """

    @abstractmethod
    def phase(self, state: Any, seat: Seat) -> float:
        """Return the progress of the game for the weights, from 0 at the beginning to 1 at the end."""

    def at_phase(self, phase: float) -> Self:
        """Return the same evaluation with a fixed phase."""
        fixed = copy(self)
        fixed._phase = phase
        return fixed

    def evaluate(self, view: Any, seat: Seat) -> float:
        """Return the weighted sum of all features."""
        phase = self._phase_of(view, seat)
        return float_sum(map(mul, self.at(phase), self.measure(view, seat, phase)))

    def terms(self, view: Any, seat: Seat) -> Mapping[str, float]:
        """Return the weighted amount of each feature."""
        weights = self.at(self._phase_of(view, seat))
        return {n: w * a for w, (n, a) in zip(weights, self.amounts(view, seat).items(), strict=True)}

    def amounts(self, view: Any, seat: Seat) -> Mapping[str, float]:
        """Return the amount of each feature by name."""
        return dict(zip(self.NAMES, self.measure(view, seat, self._phase_of(view, seat)), strict=True))

    def at(self, phase: float) -> list[float]:
        """Return the weights at a phase, rounded to twentieths."""
        step = round(phase * 20)
        found = self._mixed.get(step)
        if found is None:
            found = self._mixed[step] = [_between(knots, step / 20) for knots in self.weights]
        return found

    def _phase_of(self, view: Any, seat: Seat) -> float:
        return self.phase(view, seat) if self._phase is None else self._phase


def _between(knots: Knots, phase: float) -> float:
    """Return the linear interpolation between evenly spread knots."""
    place = min(1.0, max(0.0, phase)) * (len(knots) - 1)
    left = min(int(place), len(knots) - 2) if len(knots) > 1 else 0
    right = min(left + 1, len(knots) - 1)
    return knots[left] + (knots[right] - knots[left]) * (place - left)


def _checked(path: Path, found: Weights, names: Sequence[str]) -> None:
    all_known(path, ("weights",), found.weights, names)
    for temperament, factors in found.temperaments.items():
        all_known(path, ("temperaments", temperament), factors, names)
    if missing := [name for name in names if not found.weights.get(name)]:
        raise BadContent("error-weights-missing", path.name, feature=missing[0])
