"""What came of a turn and everybody may know: told large when the screen passes on."""

from __future__ import annotations

from dataclasses import replace

from game.engine.model import Seat
from game.engine.session import WATCHER
from game.ui.table.model import TableModel

MOST = 4
"""So many are told, the last ones."""


def tidings(model: TableModel, seat: Seat) -> list[str]:
    """What a title tells large of a seat's last choice and all that followed, in rich words."""
    game, table = model.game, model.table
    session = game.session
    own = (n for n, m in reversed(list(enumerate(session.moments, session.first))) if m.seat == seat)
    first = next(own, session.made)
    context = replace(model.context, view=session.view(WATCHER))
    told = [e for number, _, e in session.log(WATCHER) if number >= first and table.is_headline(e)]
    return [words for event in told if (words := table.log_line(context, event))][-MOST:]
