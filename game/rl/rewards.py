"""The reward of each seat at the end of a game; before the end it is 0."""

from __future__ import annotations

from game.engine.title import Scores, Title

LOST = -1.0


def rewards(title: Title, scores: Scores) -> list[float]:
    """Return each seat's reward, from 1 for the first to -1 for the last.

    It is the number of seats behind it less those ahead of it, divided by the number of other seats, so all
    rewards add up to 0. Winners rank before the others, who rank by their totals. If a title lets all seats
    lose together, each gets -1. A single seat gets its total, or 1 or -1 if the title has solo victories.

    >>> from game.packages import registry
    >>> from game.engine.title import Scores
    >>> rewards(registry.find("raiders").title, Scores((), (30, 50, 40), (), winners=(1,)))
    [-1.0, 1.0, 0.0]
    """
    seats, winners = len(scores.totals), scores.winners
    if title.all_can_lose and not winners:
        return [LOST] * seats
    if seats == 1:
        return [1.0 if title.all_can_lose else float(scores.totals[0])]
    ranks = [(seat in winners, 0 if seat in winners else total) for seat, total in enumerate(scores.totals)]
    return [sum((mine > other) - (mine < other) for other in ranks) / (seats - 1) for mine in ranks]
