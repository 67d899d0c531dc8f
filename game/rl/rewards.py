"""What a game is worth to each seat when it is over; before that it is worth nothing."""

from __future__ import annotations

from game.engine.title import Scores, Title

LOST = -1.0


def rewards(title: Title, scores: Scores) -> list[float]:
    """By rank: how many others a seat is ahead of, less those ahead of it, by all the others; from -1 to 1,
    in sum 0. Winners are ahead of all others, these are ranked by their totals. Where a title lets all lose
    together, each gets -1. A seat alone gets its total, or 1 or -1 where a game alone is won or lost.
    """
    seats, winners = len(scores.totals), scores.winners
    if title.all_can_lose and not winners:
        return [LOST] * seats
    if seats == 1:
        return [1.0 if title.all_can_lose else float(scores.totals[0])]
    ranks = [(seat in winners, 0 if seat in winners else total) for seat, total in enumerate(scores.totals)]
    return [sum((mine > other) - (mine < other) for other in ranks) / (seats - 1) for mine in ranks]
