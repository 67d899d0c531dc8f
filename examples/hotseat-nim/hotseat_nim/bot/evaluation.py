"""What a position is worth to a seat, in points."""

from __future__ import annotations

from game.engine.judging.evaluation import Evaluation
from game.engine.model import Seat
from hotseat_nim.rules.book import value
from hotseat_nim.rules.state import NimState

REACH = 3
"""A heap with so few stones may be ended by the next seat."""
HIGH_CARD = 0.2


class NimEvaluation(Evaluation):
    """Its lead, and whether the next seat is left the end of a heap."""

    def evaluate(self, view: NimState, seat: Seat) -> float:
        """Points more than the best of the others, with an eye to the heaps that can be ended."""
        poisoned = view.options["last"] == "poisoned"
        worth = view.book.figures.last_stone * (-1 if poisoned else 1)
        points = [player.stones + worth * player.last for player in view.players]
        lead = points[seat] - max(p for other, p in enumerate(points) if other != seat)
        near = sum(0 < stones <= REACH for stones in view.heaps.values())
        mine = 1 if view.active == seat else -1
        cards = sum(value(card) for card in view.players[seat].hand if card.startswith("card."))
        return lead + mine * near * worth / 2 + HIGH_CARD * cards
