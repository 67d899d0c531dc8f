"""A title on which bots ponder: every look at a position takes a while."""

from __future__ import annotations

import time
from functools import cached_property

from game.engine.judging.evaluation import Evaluation
from game.engine.model import Seat
from game.packages.registry import Package
from tests import toy
from tests.toy import PACKAGE, ToyEvaluation, ToyPackage, ToyState

LOOK = 0.02
"""Seconds."""


class Pondering(ToyEvaluation):
    """The toy's own, slowly."""

    def evaluate(self, view: ToyState, seat: Seat) -> float:
        time.sleep(LOOK)
        return super().evaluate(view, seat)


class PonderedPackage(ToyPackage):
    """The toy with it."""

    @cached_property
    def default_evaluation(self) -> Evaluation:
        return Pondering()


def find(name: str) -> Package:
    """Stands in for game.packages.registry.find."""
    toy.find(name)
    return PonderedPackage(id=PACKAGE.id, rules=PACKAGE.rules, table=PACKAGE.table, root=PACKAGE.root)
