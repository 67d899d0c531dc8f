"""The log by turns: whose turn each is, and its events."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.engine.model import Event, Seat
from game.engine.session.moment import Moment
from game.engine.session.shown_game import ShownGame
from game.play import pins

NEW_TURN = "turn"
"""The verb of the event that begins a turn; its fact `seat` says whose."""
OPENED = "opened-without-pin"
"""The verb of the event that a seat was opened without its PIN. The record has it as a tool's line."""

LogEntry = tuple[int, Seat, Event]
"""The number of a move, who made it, and an event of it."""


@dataclass
class Turn:
    """The log lines of a turn. `number` 0 is the set-up; `seat` is None if it is nobody's turn."""

    number: int
    seat: Seat | None
    entries: list[LogEntry] = field(default_factory=list)


class Turns:
    """The known turns as a viewer may see them, the oldest first, also which seats were opened without their
    PIN. Updates are incremental.

    least         the number of the first move that is included
    with_openings False leaves out the seats that were opened without their PIN
    """

    def __init__(self, session: ShownGame, eyes: Seat, least: int = 0, *, with_openings: bool = True) -> None:
        self._session, self._eyes, self._least = session, eyes, least
        self._with_openings = with_openings
        self._begin()

    def _begin(self) -> None:
        """Start again with an empty log."""
        self._first = max(self._session.first, self._least)
        self._sorted: list[Moment] = []
        self.turns: list[Turn] = []
        self._read: tuple[int, int] | None = None
        self._openings: list[tuple[int, Seat]] = []
        self._entered = 0
        """The number of openings that are among the entries."""

    def update(self) -> list[Turn]:
        """Return the turns as they are now."""
        if self._first != max(self._session.first, self._least):  # the known moves have changed
            self._begin()
        self._cut()
        self._read_openings()
        for number, moment in enumerate(self._session.since(self._next), self._next):
            self._add_openings(number, moment.before.turn, self._session.title.acting(moment.before))
            self._add(number, moment)
            self._sorted.append(moment)
        self._add_openings(self._session.made, self._session.turn, self._session.acting())
        return self.turns

    def _read_openings(self) -> None:
        """Look for seats that were opened without their PIN, if anything was written since the last time."""
        now = self._session.history.tool_line_count, self._session.made
        if now == self._read or not self._with_openings:
            return
        openings = pins.openings(self._session)
        if openings[: self._entered] != self._openings[: self._entered]:
            self._begin()
        self._read, self._openings = now, openings

    def _add_openings(self, number: int, turn: int, acting: Seat | None) -> None:
        """Add the seats that were opened without their PIN after the first `number` moves."""
        for at, seat in self._openings[self._entered :]:
            if at > number:
                return
            self._entered += 1
            if at > self._least or not self._least:  # before move `least` it belongs to the turns before
                self._entry(turn, acting, (at, seat, Event(OPENED, {"seat": seat})))

    def _entry(self, turn: int, acting: Seat | None, entry: LogEntry) -> None:
        if not self.turns or (self.turns[-1].number, self.turns[-1].seat) != (turn, acting):
            self.turns.append(Turn(turn, acting))
        self.turns[-1].entries.append(entry)

    @property
    def _next(self) -> int:
        """The number of the first move that is not sorted yet."""
        return self._first + len(self._sorted)

    def _cut(self) -> None:
        """Forget the moves that are not there any more."""
        moments, before = self._session.moments, self._first - self._session.first
        left = min(len(self._sorted), len(moments) - before)
        while left and moments[before + left - 1] is not self._sorted[left - 1]:
            left -= 1
        if left == len(self._sorted):
            return
        if self._openings:  # they stand between moves: sort all anew
            self._begin()
            return
        del self._sorted[left:]
        while self.turns and self.turns[-1].entries[-1][0] >= self._next:
            last = self.turns.pop()
            if entries := [one for one in last.entries if one[0] < self._next]:
                self.turns.append(Turn(last.number, last.seat, entries))

    def _add(self, number: int, moment: Moment) -> None:
        turn, seat = moment.before.turn, self._session.title.acting(moment.before)
        for event in moment.events:
            if event.verb == NEW_TURN:
                turn, seat = turn + 1, int(event.facts["seat"])
            if event.is_visible_to(self._eyes):
                self._entry(turn, seat, (number, moment.seat, event))


def missed(session: ShownGame, viewer: Seat) -> int:
    """Return the number of the first move after a viewer's last turn, or in another's turn after its last
    choice: what happened since then is news."""
    acting, own_turn = session.title.acting, session.acting() == viewer
    for number in range(session.made, session.first, -1):
        moment = session.moments[number - 1 - session.first]
        earlier = moment.before.turn < session.turn and acting(moment.before) in (None, viewer)
        if moment.seat == viewer and (earlier or not own_turn):
            return number
    return session.first
