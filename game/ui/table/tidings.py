"""What came of a turn and everybody may know: told large when the screen passes on."""

from __future__ import annotations

from dataclasses import replace

from game.engine.model import Seat
from game.engine.session import WATCHER, Session
from game.ui.table.model import TableModel

MOST = 4
"""So many are told, the last ones."""


def of_choice(model: TableModel, seat: Seat) -> list[str]:
    """What a title tells large of a seat's last choice and all that followed, in rich words."""
    return _since(model, next(iter(_own(model.game.session, seat)), (0, 0))[0])


def of_turn(model: TableModel, seat: Seat) -> list[str]:
    """The same of the turn in which the seat chose last."""
    own = _own(model.game.session, seat)
    return _since(model, min((number for number, turn in own if turn == own[0][1]), default=0))


def _own(session: Session, seat: Seat) -> list[tuple[int, int]]:
    """The numbers of a seat's moves and the turns in which they were made, the last one first."""
    found = ((n, m) for n, m in enumerate(session.moments, session.first) if m.seat == seat)
    return [(number, moment.before.turn) for number, moment in found][::-1]


def _since(model: TableModel, first: int) -> list[str]:
    table, session = model.table, model.game.session
    context = replace(model.context, view=session.view(WATCHER))
    told = [e for number, _, e in session.log(WATCHER) if number >= first and table.announcement(e).headline]
    return [words for event in told if (words := table.log_line(context, event))][-MOST:]
