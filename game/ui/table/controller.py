"""A game in the window: who looks, who chooses, and the bots between them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from game import bots
from game.bots import worker
from game.engine import codec
from game.engine.model import Action, Choices, Event, Seat
from game.engine.moment import Moment
from game.engine.session import WATCHER, Session
from game.ui.table.things import Person
from game.ui.window.words import verbatim


class GameController:
    """A session with the people round it. `viewer`: the seat whose view is on the screen."""

    def __init__(self, session: Session, thinker: worker.Worker) -> None:
        self.session = session
        self.people = tuple(Person(verbatim(s.name), s.colour, s.kind != bots.HUMAN) for s in session.seats)
        self.humans = [seat for seat, who in enumerate(self.people) if not who.bot]
        self._worker = thinker
        self._asked: tuple[int, Seat] | None = None
        self._hint_asked: tuple[int, Seat] | None = None
        self._done: Moment | None = None
        self._seen: dict[Seat, int] = {}
        asked = [s for s in session.waiting_for() if s in self.humans]
        self.viewer: Seat = (asked or self.humans or [0])[0]
        self.uncovered = len(self.humans) < 2
        """Whether the viewer has said that the screen is theirs."""

    def dress(self, colours: Sequence[str]) -> None:
        """Give the people the colours that the title fixes; without one for each, those they chose."""
        chosen = [seat.colour for seat in self.session.seats]
        fixed = colours if len(colours) == len(chosen) else chosen
        pairs = zip(self.people, fixed, strict=True)
        self.people = tuple(replace(who, colour=colour) for who, colour in pairs)

    # ---- who looks
    @property
    def watching(self) -> bool:
        """Whether only bots play: who looks on is nobody of them and sees what is open to all."""
        return not self.humans

    @property
    def _eyes(self) -> Seat:
        return WATCHER if self.watching else self.viewer

    def next_viewer(self) -> Seat | None:
        """The person who must get the screen now; None where it stays."""
        waiting = [s for s in self.session.waiting_for() if s in self.humans]
        if not waiting or self.viewer in waiting:
            return None
        return waiting[0]

    def hand_over(self, seat: Seat) -> None:
        """The screen goes to another seat."""
        self._seen[self.viewer] = self.session.made
        self.viewer = seat

    def uncover(self) -> None:
        """The viewer looks at the table."""
        self.uncovered = True
        self.session.look(self.viewer)

    def unseen(self) -> int:
        """How many log lines the viewer has not seen."""
        since = self._seen.get(self.viewer, 0)
        return sum(1 for number, _, _ in self.session.log(self.viewer) if number >= since)

    def hides_from(self, other: Seat, seat: Seat) -> bool:
        """Whether a seat sees something that another one may not see."""
        return codec.encode(self.session.view(seat)) != codec.encode(self.session.view(other))

    def has_secrets(self) -> bool:
        """Whether a person at the table sees something now that another one may not see."""
        return any(self.hides_from(other, self.humans[0]) for other in self.humans[1:])

    def view(self) -> Any:
        """What is on the screen."""
        return self.session.view(self._eyes)

    def view_before(self, moment: Moment) -> Any:
        """What the viewer saw when a choice was made."""
        return self.session.title.view(moment.before, self._eyes)

    def log(self) -> list[tuple[int, Seat, Event]]:
        """What happened, as far as the viewer may know it: number of the move, who made it, event."""
        return self.session.log(self._eyes)

    def recent(self) -> tuple[Event, ...]:
        """What the last choice brought about, as far as the viewer may know it."""
        events = self.session.moments[-1].events if self.session.moments else ()
        return tuple(event for event in events if event.seen_by is None or self._eyes in event.seen_by)

    def choices(self) -> Choices:
        """The viewer's candidates; none while a bot thinks, or for a bot's seat."""
        return self.session.choices(self.viewer) if self.viewer in self.humans else []

    def acting(self) -> Seat | None:
        """Whose turn it is, or who is asked."""
        waiting = self.session.waiting_for()
        acting = self.session.acting()
        return acting if acting is not None else (waiting[0] if waiting else None)

    # ---- what happens
    def submit(self, action: Action, follows: bool = False) -> None:
        """The viewer's choice; `follows`: by the same gesture as the one before."""
        self.session.submit(self.viewer, action, follows)

    def undo_stop(self) -> str | None:
        """Message id of why the viewer cannot take back the last move; None: it can."""
        return "undo-stops-other-seat" if self.watching else self.session.undo_stop(self.viewer)

    def standing(self) -> bool:
        """Whether the viewer's last choice could still be taken back while another seat is to choose."""
        session = self.session
        if session.over or not session.moments or self.viewer in session.waiting_for():
            return False
        reaches_further = session.header.practice and self.thinking() is not None
        fresh = session.moments[-1] is not self._done
        return fresh and not reaches_further and self.undo_stop() is None

    def done(self) -> None:
        """The viewer lets the others go on."""
        self._done = self.session.moments[-1]

    def thinking(self) -> Seat | None:
        """The bot that must choose now, if no person at the screen can."""
        waiting = self.session.waiting_for()
        return next((s for s in waiting if self.people[s].bot), None)

    def poll(self) -> bool:
        """Let the bots go on; whether one of them made a move."""
        seat = self.thinking()
        if seat is None:
            return False
        at = (self.session.made, seat)
        if self._asked != at:
            self._asked, self._hint_asked = at, None
            self._worker.ask(self._request(seat, self.session.seats[seat].kind))
        action = self._worker.poll()
        if action is None:
            return False
        self._asked = None
        self.session.submit(seat, action)
        return True

    def _request(self, seat: Seat, bot: str) -> worker.Request:
        session = self.session
        session.look(seat)
        seed = bots.decision_seed(session.header.seed, seat, session.made)
        return worker.request(bot, session.view(seat), seat, session.legal(seat), seed)

    # ---- advice
    @property
    def can_hint(self) -> bool:
        """Whether the viewer can ask for advice now."""
        return bool(self.choices()) and self.thinking() is None

    def ask_hint(self) -> None:
        """Let the strongest bot look at the viewer's view; `advice` has what it says."""
        self._hint_asked = (self.session.made, self.viewer)
        self._worker.ask(self._request(self.viewer, bots.names()[-1]))

    def hint(self) -> Action | None:
        """The bot's choice, once, when it is there and still about the present position."""
        if self._hint_asked is None:
            return None
        action = self._worker.poll()
        if self._hint_asked != (self.session.made, self.viewer):
            self._hint_asked = None
            return None
        if action is not None:
            self._hint_asked = None
        return action

    def forget_question(self) -> None:
        """The position changed under a thinking bot."""
        self._asked = self._hint_asked = None

    def close(self) -> None:
        """Let the bots go, and the record."""
        self._worker.close()
        self.session.close()
