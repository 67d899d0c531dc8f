"""The score sheet of a table."""

from __future__ import annotations

from game.engine.title import Scores
from game.ui.scenes.scores import Sheet, SheetRow, SheetSeat
from game.ui.table.tabletop import Tabletop


def score_sheet(top: Tabletop) -> Sheet:
    """What the session counts, in the title's words."""
    session = top.match.session
    scores = session.scores()
    rows = []
    for source in scores.sources:
        words, icon = top.table.source(top.sight, source.id)
        rows.append(SheetRow(words, source.points, icon))
    seats = tuple(SheetSeat(p.name, p.colour) for p in top.match.people)
    tie = tie_breaker(scores) if session.over else ""
    label = top.table.source(top.sight, tie)[0] if tie else ""
    return Sheet(seats, tuple(rows), scores.totals, scores.winners, label, session.over)


def tie_breaker(scores: Scores) -> str:
    """Id of what decided between seats of the same total; empty where nothing had to."""
    best = [s for s, total in enumerate(scores.totals) if total == max(scores.totals)]
    for source in scores.tie_breakers:
        if len(best) < 2:
            return ""
        most = max(source.points[s] for s in best)
        left = [s for s in best if source.points[s] == most]
        if len(left) < len(best) and len(left) == len(scores.winners):
            return source.id
        best = left
    return ""
