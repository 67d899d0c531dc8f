"""What a score sheet comes to: who wins or leads, how the game ended, and what decided it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.presentation.score_sheet import Sheet

Say = Callable[..., str]


def verdict(say: Say, sheet: Sheet) -> str:
    """Return who wins or is in front, and how the game ended."""
    return ": ".join(filter(None, (_winner(say, sheet), sheet.ending)))


def decided(say: Say, sheet: Sheet) -> str:
    """What decided the game, as far as points did."""
    if sheet.tie:
        return say("scores-tie", label=sheet.tie, points=max(sheet.totals))
    return say("scores-lead", points=sheet.lead) if sheet.lead else ""


def _winner(say: Say, sheet: Sheet) -> str:
    winners = [sheet.seats[i].name for i in sheet.winners]
    if not winners and sheet.final:
        return say("scores-nobody")
    if not winners:
        return say("scores-secret") if sheet.secret() else ""
    one, more = "scores-leader", "scores-leaders"
    if sheet.final:
        one, more = "scores-winner", "scores-winners"
    message = one if len(winners) == 1 else more
    return say(message, names=_names(say, winners), name=winners[0])


def _names(say: Say, names: Sequence[str]) -> str:
    joined = names[0]
    for name in names[1:-1]:
        joined = say("names-more", first=joined, last=name)
    return say("names-two", first=joined, last=names[-1]) if len(names) > 1 else joined
