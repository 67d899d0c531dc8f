"""A recorded game that is looked at: it goes forward and back through its moves, and nothing is written."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game import __version__
from game.engine import codec, flow, moment, past
from game.engine.model import OPENLY, Action, Seat, State
from game.engine.past import WATCHER, Past, position
from game.engine.record import Header, History
from game.engine.session import Note, Session
from game.engine.title import Title

NEAR = past.SNAPSHOT_EVERY
"""So many moves forward are made one by one; further on a snapshot is nearer."""
KNOWN = 100
"""So many moves before a position are worked out where it is gone to, so that the log tells them."""


class Unfit(Exception):
    """Nothing of a record can be shown by today's rules."""


class Replay(Session):
    """The moves of a record that stand, and a position among them. The snapshots are the truth: moves that
    lead elsewhere by today's rules are not shown, and `take_notes` says which.

    finished  whether the game has ended: then everything may be seen
    """

    def __init__(self, title: Title, header: Header, history: History) -> None:
        """A replay at its beginning. Raises Unfit."""
        self._recorded, self.length = History([*history.moves], {**history.snapshots}), len(history.moves)
        self._is_ours = (header.program, header.content) == (__version__, title.content_hash)
        super().__init__(header, _beginning(title, header, self._recorded), None)
        self.finished = _is_over(title, self._recorded, len(header.seats))
        self._first_shown = self.made
        if self.made:
            self._notes.append(Note("begins", {"move": self.made + 1, "program": header.program}))

    @property
    def mover(self) -> Seat | None:
        """The seat that made the next move; None at the end."""
        return self._recorded.moves[self.made][0] if self.made < self.length else None

    @property
    def sides(self) -> tuple[Seat, ...]:
        """Through whose eyes the game may be seen: after its end through everybody's and openly; before that
        as nobody, as the only person at the table, or as one of nothing but bots."""
        seats = tuple(range(len(self.seats)))
        if self.finished:
            return (OPENLY, WATCHER, *seats)
        people = tuple(seat for seat in seats if self.seats[seat].is_person)
        return (WATCHER, *(seats if not people else people if len(people) == 1 else ()))

    def view(self, seat: Seat) -> Any:
        """The position as a seat may know it; OPENLY, after the end of the game, as it is."""
        if seat != OPENLY:
            return super().view(seat)
        if not self.finished:
            raise ValueError("a game that goes on is not shown openly")
        return self._state.copy()

    def take_notes(self) -> list[Note]:
        notes, self._notes = self._notes, []
        return [Note(f"replay-{note.code}", note.facts) for note in notes]

    def move(self, number: int) -> tuple[Seat, Action]:
        """Who made a move, counted from 0, and which. Raises BadAction where today's rules have none such."""
        seat, text = self._recorded.moves[number]
        return seat, self.title.action(text)

    def outline(self) -> Iterator[tuple[int, int]]:
        """The turn after so many moves, from the beginning on; it takes a while for a long game."""
        return ((number, state.turn) for number, state in self.walk())

    def walk(self) -> Iterator[tuple[int, State]]:
        """The position after so many moves, from the beginning on, to be looked at before the next one; those
        that do not fit today's rules are left out."""
        number, state = self._first_shown, None
        while number <= self.length:
            try:
                if state is None:
                    state = position(self.title, self._recorded.snapshots[number], len(self.seats))
                else:
                    seat, text = self._recorded.moves[number - 1]
                    flow.play(state, seat, self.title.action(text))
            except Exception:  # a move of other rules may break these anywhere
                later = (at for at in self._recorded.snapshots if at > number - (state is not None))
                number, state = min(later, default=self.length + 1), None
                continue
            yield number, state
            number += 1

    # ------------------------------------------------------------------ back and forth

    def forward(self) -> bool:
        """Make the next move again; whether that was possible. Where today's rules do not lead on, this goes
        on at the next position that fits."""
        if self.mover is None:
            return False
        number, (seat, text) = self.made + 1, self._recorded.moves[self.made]
        try:
            made = moment.make(self.title, self._state, seat, self.title.action(text))
            fits = _fits(self.title, self._recorded, number, made.after)
            fits = fits and (self.made not in self._recorded.snapshots or self._leads(self._past))
        except Exception:  # a move of other rules may break these anywhere
            fits = False
        if not fits:
            self._skip(number)
            return False
        self._past.play(seat, made.action)
        return True

    def go_to(self, number: int) -> None:
        """Show the position after so many moves, or the next one that fits today's rules."""
        number = min(max(0, number), self.length)
        if self.first <= number < self.made:
            self._past.take_back(self.made - number)
        elif self.made <= number <= self.made + NEAR:
            while self.made < number and self.forward():
                pass
        else:
            self._jump(number)

    def next_turn(self) -> None:
        """Go on to the beginning of the next turn."""
        turn = self.turn
        while self.turn == turn and self.forward():
            pass

    def previous_turn(self) -> None:
        """Go back to the beginning of the present turn, from there to that of the one before."""
        here, turn = self.made, self.turn
        for number, made in self._past.backwards():
            if made.before.turn != turn and here < self.made:
                break
            here, turn = number, made.before.turn
        self.go_to(here)

    def _jump(self, number: int) -> None:
        found = past.resumed(self.title, len(self.seats), _until(self._recorded, number))
        if found is None or found.misfit or not self._leads(found):
            self._skip(number)
        else:
            self._show(found)

    def _show(self, found: Past) -> None:
        self._past = found
        while len(found.moments) < KNOWN and found.look_back():
            pass

    def _skip(self, number: int) -> None:
        """Go to the first snapshot from a move on that fits; without one the replay ends before it."""
        for at in sorted(at for at in self._recorded.snapshots if at >= number):
            found = past.resumed(self.title, len(self.seats), _until(self._recorded, at))
            if found is not None and found.made == at and not found.moments and not found.misfit:
                self._tell("gap", number, at)
                self._show(found)
                return
        self._tell("rest", self.made + 1, self.length)
        self.length = self.made

    def _tell(self, code: str, first: int, last: int) -> None:
        self._notes.append(Note(code, {"first": first, "last": last, "program": self.header.program}))

    def _leads(self, found: Past) -> bool:
        """Whether the moves lead from a position to the next one that the record has; our own rules do."""
        return self._is_ours or _leads_on(found, self._recorded, self.length)


def _fits(title: Title, history: History, number: int, state: State) -> bool:
    """Whether a position is the one that a record has after so many moves, if it has one."""
    raw = history.snapshots.get(number)
    return raw is None or codec.encode(position(title, raw, state.seats)) == codec.encode(state)


def _leads_on(found: Past, history: History, length: int) -> bool:
    """Whether the moves lead from a position to the next one that the record has, or to its end."""
    title, state = found.title, found.state.copy()
    following = min((at for at in history.snapshots if at > found.made), default=length)
    try:
        for seat, text in history.moves[found.made : following]:
            flow.play(state, seat, title.action(text))
        return _fits(title, history, following, state)
    except Exception:  # a move of other rules may break these anywhere
        return False


def _until(history: History, number: int) -> History:
    """The first moves, and the positions known among them."""
    return History(history.moves[:number], {at: raw for at, raw in history.snapshots.items() if at <= number})


def _beginning(title: Title, header: Header, history: History) -> Past:
    """The earliest position that fits, else the one that the seed gives. Raises Unfit."""
    seats = len(header.seats)
    for at in sorted(history.snapshots):
        found = past.resumed(title, seats, _only(history, at))
        if found is not None:
            return found
    if header.placed:
        raise Unfit
    try:
        history.snapshots = {0: codec.encode(title.start(seats, dict(header.options), header.seed))}
    except Exception as error:  # of a table that is damaged, or of other rules
        raise Unfit from error
    found = past.resumed(title, seats, _only(history, 0))
    if found is None:
        raise Unfit
    return found


def _only(history: History, at: int) -> History:
    """What leads to a position that is known, and that alone."""
    return History(history.moves[:at], {at: history.snapshots[at]})


def _is_over(title: Title, history: History, seats: int) -> bool:
    """Whether the last position is the end of a game."""
    raw = history.snapshots.get(len(history.moves))
    try:
        return raw is not None and not position(title, raw, seats).stack
    except Exception:  # whatever other rules wrote
        return False
