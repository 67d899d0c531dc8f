"""How the bots judge a position."""

from __future__ import annotations

from game.engine.judging.evaluation import Evaluation
from game.engine.model import Seat
from hotseat_sample.rules import SampleState


class SampleEvaluation(Evaluation):
    """A seat's lead."""

    def evaluate(self, view: SampleState, seat: Seat) -> float:
        """Return by how many points a seat is ahead of the best of the others, from its view."""
        worth = view.book.numbers.last_stone
        points = [player.stones + worth * player.last for player in view.players]
        return float(points[seat] - max(p for other, p in enumerate(points) if other != seat))
