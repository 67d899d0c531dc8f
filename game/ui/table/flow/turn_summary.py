"""Summaries of a turn that are shown large when the screen passes on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import takewhile

from game.engine.model import Event, Seat
from game.engine.session.session import WATCHER, Session
from game.presentation.log_turns import NEW_TURN
from game.ui.table.model.table_model import TableModel
from game.ui.window import text

MOST = 4
"""Most lines of a summary; of public events, the last ones."""


def of_choice(model: TableModel, seat: Seat) -> list[str]:
    """Return the headlines of a seat's last choice and all that followed, in rich words; none if each had
    its milestone plate."""
    first, session = next(_own(model.game.session, seat), (0, 0))[0], model.game.session
    announced = [model.table.words.announcement(event) for _, _, event in session.log(WATCHER, first)]
    plated = model.ui.theme.duration(1) and all(large.milestone for large in announced if large.headline)
    return [] if plated else _since(model, first, seat)


def of_turn(model: TableModel, seat: Seat, until: Event | None = None) -> list[str]:
    """Return the headlines of the turn in which the seat chose last, up to the event `until`."""
    own = _own(model.game.session, seat)
    last, turn = next(own, (0, 0))
    in_turn = takewhile(lambda move: move[1] == turn, own)
    return _since(model, min((number for number, _ in in_turn), default=last), seat, until)


def of_question(model: TableModel, since: int, until: Event | None = None) -> list[str]:
    """Return the public events of this turn from move `since` on, up to the event `until`: they led to the
    question now asked."""
    session = model.game.session
    latest = range(session.made - 1, max(since, session.first) - 1, -1)
    in_turn = takewhile(lambda n: session.moments[n - session.first].before.turn == session.turn, latest)
    return _since(model, min(in_turn, default=session.made), session.acting(), until, all_of_it=True)


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
    lines = [words for event in own if (words := model.table.words.log_line(context, event))]
    each = -(-len(lines) // MOST)
    return [text.BETWEEN.join(lines[first : first + each]) for first in range(0, len(lines), max(1, each))]


def _own(session: Session, seat: Seat) -> Iterator[tuple[int, int]]:
    """Yield the number and turn of each of a seat's moves, the last one first."""
    for number in range(session.made - 1, session.first - 1, -1):
        moment = session.moments[number - session.first]
        if moment.seat == seat:
            yield number, moment.before.turn


def _since(
    model: TableModel,
    first: int,
    subject: Seat | None,
    until: Event | None = None,
    *,
    all_of_it: bool = False,
) -> list[str]:
    """Return lines from a move on, up to the event `until`, naming who acted unless it was the `subject`."""
    table, session, people = model.table, model.game.session, model.game.people
    context, say = replace(model.context, view=session.view(WATCHER)), model.ui.say
    lines = []
    for _, mover, event in takewhile(lambda entry: entry[2] is not until, session.log(WATCHER, first)):
        shown = all_of_it or table.words.announcement(event).headline
        words = table.words.log_line(context, event) if shown else ""
        who = int(event.facts.get("seat", mover))
        if words and event.verb != NEW_TURN:
            named = who == subject or not 0 <= who < len(people)
            lines.append(words if named else say("table-banner-other", name=people[who].name, what=words))
    return lines[-MOST:]
