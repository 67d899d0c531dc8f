"""The log by turns: who began each, and what was told in it."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.engine.model import Event, Seat
from game.engine.session import Session

NEW_TURN = "turn"
"""The verb of the event with which a title begins a turn; its fact `seat` says whose."""

Told = tuple[int, Seat, Event]
"""The number of a move, who made it, and an event of it."""


@dataclass
class Turn:
    """What was told from the beginning of a turn on; `number` 0 is the set-up, `seat` None nobody's."""

    number: int
    seat: Seat | None
    told: list[Told] = field(default_factory=list)


def by_turns(session: Session, eyes: Seat) -> list[Turn]:
    """The known moves as far as these eyes may know them, the oldest turn first."""
    found: list[Turn] = []
    for number, moment in enumerate(session.moments, session.first):
        turn, seat = moment.before.turn, session.title.acting(moment.before)
        for event in moment.events:
            if event.verb == NEW_TURN:
                turn, seat = turn + 1, int(event.facts["seat"])
            if event.seen_by is None or eyes in event.seen_by:
                if not found or (found[-1].number, found[-1].seat) != (turn, seat):
                    found.append(Turn(turn, seat))
                found[-1].told.append((number, moment.seat, event))
    return found


def missed(session: Session, viewer: Seat) -> int:
    """The number of the first move after a viewer's last turn, or in another's turn after its last choice:
    what happened since then is news."""
    own = [(n, m) for n, m in enumerate(session.moments, session.first) if m.seat == viewer]
    if session.acting() == viewer:
        acting = session.title.acting
        own = [(n, m) for n, m in own if m.before.turn < session.turn and acting(m.before) in (None, viewer)]
    return own[-1][0] + 1 if own else session.first
