"""The common parts of all tables of odds: the choice of a seat, percentages and means."""

from __future__ import annotations

from game.presentation.odds import Choice, Value
from game.presentation.title_words import Context
from game.titles.runebound.words.names import Say

ROUNDING = 1e-9
"""The largest error of a probability."""


def seats(context: Context) -> Choice:
    """Return the choice of a seat, the viewer's first."""
    found = sorted(range(context.view.seats), key=lambda seat: seat != context.seat)
    values = tuple(Value(str(seat), context.people[seat].name) for seat in found)
    return Choice("seat", context.say("runebound-odds-seat"), values)


def percent(say: Say, share: float) -> str:
    """Return a probability in whole percent; only what is impossible or certain is 0 or 100."""
    whole = round(100 * share)
    if min(share, 1 - share) >= ROUNDING:
        whole = min(99, max(1, whole))
    return say("runebound-odds-percent", share=whole)


def mean(say: Say, value: float) -> str:
    """Return an expected number with one decimal."""
    return say("runebound-odds-mean", mean=round(value, 1))
