"""Games that every released version saved, and that each later one must take up where they were left.

``NAME.jsonl`` is a record as that version wrote it, ``NAME.txt`` what its players saw last. Neither is ever
written anew: ``python -m tests.records`` adds the folder of the present version.
"""

from __future__ import annotations

from pathlib import Path

from game.engine.session.session import Session

HERE = Path(__file__).parent


def last_seen(session: Session) -> str:
    """Where a game was left, as its players know it: what no later version may change."""
    scores = session.scores()
    lines = [
        f"title {session.title.id}",
        *(f"seat {seat.name}, {seat.colour}, {seat.kind}" for seat in session.seats),
        f"moves {session.made}",
        f"turn {session.turn}",
        f"asked {', '.join(map(str, session.waiting_for())) or 'nobody'}",
        f"points {', '.join(map(str, scores.totals))}",
        f"first {', '.join(map(str, scores.winners)) or 'nobody'}",
    ]
    return "\n".join(lines) + "\n"
