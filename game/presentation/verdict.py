"""The verdict of a score sheet: who wins or leads, how the game ended, and what decided it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.presentation.score_sheet import Sheet, SheetRow

Say = Callable[..., str]


def verdict(say: Say, sheet: Sheet) -> str:
    """Return who wins or is in front, and how the game ended."""
    winner = _winner(say, sheet)
    if not winner or not sheet.ending:
        return winner or sheet.ending
    return say("scores-verdict", winner=winner, ending=sheet.ending)


def remarks(say: Say, sheet: Sheet) -> str:
    """Return what decided the game and what was special at its table, a line each; "" if nothing did."""
    return "\n".join(filter(None, (decided(say, sheet), *sheet.notes)))


def decided(say: Say, sheet: Sheet) -> str:
    """Return what decided the game: the tie-breaker, or the lead and the source in which the winner gained
    most on the next seat; "" if points didn't decide.
    """
    if sheet.tie:
        return say("scores-tie", label=sheet.tie, points=max(sheet.totals))
    if not sheet.lead or len(sheet.winners) != 1:
        return ""
    winner = sheet.winners[0]
    others = (seat for seat in range(len(sheet.seats)) if seat != winner)
    second = max(others, key=lambda seat: sheet.totals[seat])
    lead = say("scores-lead", points=sheet.lead, name=sheet.seats[second].name)
    best = max(sheet.rows, key=lambda row: _gain(row, winner, second))
    if _gain(best, winner, second) <= 0:
        return lead
    most, fewer = best.values[winner], best.values[second]
    return say("scores-decided", lead=lead, label=best.label, most=str(most), fewer=str(fewer))


def _gain(row: SheetRow, seat: int, other: int) -> int:
    """Return by how many points a row puts a seat ahead of another."""
    return (row.values[seat] or 0) - (row.values[other] or 0)


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
