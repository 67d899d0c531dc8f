"""Summaries of moves that are shown in a banner: results of one's own turn, and private news."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from game.engine.model import Event, Seat
from game.engine.session.session import WATCHER
from game.engine.session.shown_game import ShownGame
from game.presentation.log_turns import NEW_TURN
from game.ui.table.model.table_model import TableModel
from game.ui.window import text

MOST = 4
"""Most lines of a summary; of public events, the last ones."""


def of_choice(model: TableModel, seat: Seat, without: Sequence[Event] = ()) -> list[str]:
    """Return the headlines of a seat's last choice and all that followed, in rich words, but for events shown
    already; they name who acted unless it was the seat."""
    table, session, people = model.table, model.game.session, model.game.people
    context, say = replace(model.context, view=session.view(WATCHER)), model.ui.say
    known, lines = {id(event) for event in without}, []
    for _, mover, event in session.log(WATCHER, next(_own(session, seat), 0)):
        wanted = table.words.announcement(event).headline and id(event) not in known
        words = table.words.describe_event(context, event) if wanted else ""
        who = int(event.facts.get("seat", mover))
        if words and event.verb != NEW_TURN:
            named = who == seat or not 0 <= who < len(people)
            lines.append(words if named else say("table-banner-other", name=people[who].name, what=words))
    return lines[-MOST:]


def of_seat(model: TableModel, since: int) -> list[str]:
    """Return private events for the viewer, caused by others from move `since` on; several share a line if
    there are too many."""
    game, context = model.game, model.context
    own = [
        event
        for _, mover, event in game.log(since)
        if event.seen_by is not None and mover != game.viewer
        if game.viewer in (event.facts.get("seat"), event.facts.get("other"))
    ]
    lines = [words for event in own if (words := model.table.words.describe_event(context, event))]
    each = -(-len(lines) // MOST)
    return [text.SEPARATOR.join(lines[first : first + each]) for first in range(0, len(lines), max(1, each))]


def _own(session: ShownGame, seat: Seat) -> Iterator[int]:
    """Yield the number of each of a seat's moves, the last one first."""
    for number in range(session.made - 1, session.first - 1, -1):
        if session.moments[number - session.first].seat == seat:
            yield number
