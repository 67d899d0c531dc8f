"""The toy with features that can be weighed."""

from __future__ import annotations

from pathlib import Path

from game.engine.judging.features import Features
from game.engine.model import Seat
from game.packages.registry import Package
from tests.toy import ROUNDS, ToyPackage, ToyState


class ToyFeatures(Features):
    """What a seat of the toy has."""

    NAMES = ("points", "pebbles", "cards")

    def measure(self, state: ToyState, seat: Seat, phase: float) -> tuple[float, ...]:
        me = state.players[seat]
        return me.points, me.pebbles, len(me.hand)

    def phase(self, state: ToyState, seat: Seat) -> float:
        return state.rounds / ROUNDS[str(state.options["length"])]


def package(root: Path) -> Package:
    """The toy with its weights in a folder."""
    return ToyPackage(id="toy", rules="", table="", root=root, features="tests.bots.learner:ToyFeatures")


def find(_: str) -> Package:
    """Stands in for game.packages.registry.find."""
    return package(Path(__file__).parent)
