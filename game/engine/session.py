"""One table: moves come in, states and events go out; undo, redo, views, the record on disk."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from game import __version__
from game.engine import codec, course, flow, moment, past, record
from game.engine.course import TurnPoints
from game.engine.model import Action, Ask, Choices, Event, Fact, Option, Seat, State
from game.engine.moment import Moment
from game.engine.past import SNAPSHOT_EVERY, WATCHER, Past
from game.engine.record import BadRecord, Header, History, Loaded, SeatSetup
from game.engine.title import Scores, Title
from game.engine.writer import Taken, Writer

__all__ = ["SNAPSHOT_EVERY", "WATCHER", "Note", "Session"]

KNOWN = 300
"""So many moves are worked out when a game is taken up, so that they can be seen and taken back."""
_FORESIGHT = 1
"""Seed of the guess on which a choice is tried out."""


class Note(msgspec.Struct, frozen=True):
    """Something about the record that the person must know: the end of a message id, and its facts."""

    code: str
    facts: dict[str, Fact] = {}


class Session:
    """A table in play. `seats` say who sits where; the full state stays inside, seats get views."""

    def __init__(self, header: Header, past: Past, writer: Writer | None) -> None:
        """A table at a position; without a writer nothing is kept on disk."""
        self.title = past.title
        self.header = header
        self.seats: tuple[SeatSetup, ...] = header.seats
        self._past = past
        self._writer = writer
        self._undone: list[Moment] = []
        self._looked: dict[Seat, int] = {}
        self._notes: list[Note] = []
        self._told_floor = 0

    @classmethod
    def new(
        cls,
        title: Title,
        seats: list[SeatSetup],
        options: dict[str, str],
        seed: int,
        path: Path | None = None,
        practice: bool = False,
    ) -> Session:
        """A new game; with a path its record is begun there. Raises BadTable, BadRecord for a used path."""
        full = {k: str(v) for k, v in title.full_options(options, len(seats)).items()}
        header = Header(
            record.FORMAT, __version__, title.id, tuple(seats), full, seed, title.content_hash, practice,
            edition=title.edition,
        )  # fmt: skip
        return cls._begun(title, header, title.start(len(seats), dict(full), seed), path)

    @classmethod
    def begin(
        cls,
        title: Title,
        seats: list[SeatSetup],
        state: State,
        path: Path | None = None,
        practice: bool = False,
        lesson: str = "",
    ) -> Session:
        """A game that goes on from a position; with a path its record is begun there. Raises BadRecord."""
        options = {name: str(value) for name, value in state.options.items()}
        header = Header(
            record.FORMAT, __version__, title.id, tuple(seats), options, 0, title.content_hash, practice,
            placed=True, lesson=lesson, edition=title.edition,
        )  # fmt: skip
        return cls._begun(title, header, state, path)

    @classmethod
    def _begun(cls, title: Title, header: Header, state: State, path: Path | None) -> Session:
        if path and path.exists():
            raise BadRecord(path, "there is a record of this name already; choose another name.")
        session = cls(header, Past(title, state, History()), Writer(path) if path else None)
        raw = session._past.keep_snapshot()
        if session._writer:
            session._writer.begin(header, raw)
        return session

    @classmethod
    def resume(cls, title: Title, taken: Taken) -> Session:
        """Take up a game where it was left. Raises BadRecord; then the record is free again."""
        try:
            return cls._resumed(title, *taken)
        except BaseException:
            taken.writer.close()
            raise

    @classmethod
    def _resumed(cls, title: Title, loaded: Loaded, writer: Writer) -> Session:
        found = _found(title, loaded, writer.path)
        session = cls(loaded.header, found, writer)
        if loaded.torn:
            session._note("torn")
        if found.misfit or (session.over and not loaded.finished):  # or it was stopped before it could say so
            session._keep_snapshot()
        while len(found.moments) < KNOWN and found.look_back():
            pass
        return session

    def _note(self, code: str, **facts: Fact) -> None:
        if self._writer:
            self._notes.append(Note(code, {"file": record.plain(self._writer.path.name), **facts}))

    def take_notes(self) -> list[Note]:
        """What the person must be told about the record, each once."""
        if self._writer and self._writer.moved:
            self._note("moved", old=record.plain(self._writer.moved))
            self._writer.moved = None
        found = self._past
        if found.floor != self._told_floor:
            self._told_floor = found.floor
            move = found.misfit or found.floor
            self._note("misfit" if found.misfit else "floor", move=move, program=self.header.program)
        notes, self._notes = self._notes, []
        return notes

    def close(self) -> None:
        """Leave the table: the record holds the last position, and other programs may have it."""
        if self._writer:
            if self._past.fresh:
                self._keep_snapshot()
            self._writer.close()

    # ------------------------------------------------------------------ what is

    @property
    def _state(self) -> State:
        return self._past.state

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self._state.stack

    @property
    def turn(self) -> int:
        """Turns begun so far."""
        return self._state.turn

    @property
    def problem(self) -> str | None:
        """Why the record cannot be written at present, in one sentence; the game goes on meanwhile."""
        return self._writer.problem if self._writer else None

    @property
    def path(self) -> Path | None:
        """Where the record is."""
        return self._writer.path if self._writer else None

    @property
    def moments(self) -> list[Moment]:
        """The last moves; `look_back` finds those before them."""
        return self._past.moments

    @property
    def made(self) -> int:
        """Moves that were made and stand, since the beginning of the game."""
        return self._past.made

    @property
    def first(self) -> int:
        """The number of the first known move."""
        return self._past.first

    @property
    def has_earlier(self) -> bool:
        """Whether there are moments before the known ones that `look_back` may find."""
        return self._past.first > self._past.floor

    def look_back(self) -> bool:
        """Work out some moments before the known ones; whether there were any."""
        return self._past.look_back()

    def since(self, number: int) -> list[Moment]:
        """The known moments from a move on."""
        return self._past.since(number)

    def history(self) -> History:
        """The moves that stand, with what is known of the positions; a copy."""
        return self._past.history()

    def waiting_for(self) -> tuple[Seat, ...]:
        """The seats that must choose now."""
        return tuple(flow.choices(self._state))

    def acting(self) -> Seat | None:
        """The seat whose turn it is."""
        return self.title.acting(self._state)

    def view(self, seat: Seat) -> Any:
        """The position as a seat, or WATCHER, may know it."""
        return self.title.view(self._state, seat)

    def choices(self, seat: Seat) -> Choices:
        """Every candidate of a seat, the refused ones with their reason; empty when it is not asked."""
        return flow.choices(self._state).get(seat, [])

    def legal(self, seat: Seat) -> list[Option]:
        """What a seat may choose now."""
        return [c.option for c in self.choices(seat) if c.reason is None]

    def question(self, seat: Seat) -> Ask | None:
        """What a seat is asked now; None when it is not asked."""
        return flow.question(self._state, seat) if self.choices(seat) else None

    def scores(self) -> Scores:
        """The score sheet as it stands."""
        return self.title.scores(self._state)

    def course(self) -> list[TurnPoints]:
        """How the points went over the turns of a game that is over."""
        return course.course(self.title, self._past.positions())

    def log(self, seat: Seat, since: int = 0) -> list[tuple[int, Seat, Event]]:
        """What happened from a move on, as far as a seat may know it: (number of the move, who made it,
        event)."""
        return [
            (number, moment.seat, event)
            for number, moment in enumerate(self._past.since(since), max(since, self._past.first))
            for event in moment.events
            if event.is_told_to(seat)
        ]

    # ------------------------------------------------------------------ what happens

    def submit(self, seat: Seat, action: Action, follows: bool = False) -> None:
        """A seat's choice: played, written to disk, then shown. Raises IllegalAction.

        `follows`: one gesture made it together with the choice before. The record does not keep that.
        """
        self._past.play(seat, action, follows)
        self._undone.clear()
        self._write_move(seat, action)

    def _write_move(self, seat: Seat, action: Action) -> None:
        if self._writer:
            self._writer.move(seat, action)
        if self._past.snapshot_due:
            self._keep_snapshot()

    def _keep_snapshot(self) -> None:
        raw = self._past.keep_snapshot()
        if self._writer:
            self._writer.snapshot(raw, self.over)

    def look(self, seat: Seat) -> None:
        """A seat sees the position as it stands now: what it was shown cannot be taken back any more."""
        self._looked[seat] = self.made

    # ------------------------------------------------------------------ back and forth

    def undo_stop(self, seat: Seat) -> str | None:
        """Message id of why a seat cannot take back the last move; None: it can."""
        for number, last in self._past.backwards():
            return self._stop(seat, number, last)
        return "undo-stops-version" if self._past.floor else "undo-stops-start"

    def _stop(self, seat: Seat, number: int, last: Moment) -> str | None:
        """Message id of why a seat cannot take back a move, once those after it are taken back."""
        if self.header.practice:
            return None
        if last.seat != seat:
            return "undo-stops-other-seat"
        if last.stop:
            return last.stop
        others = [other for other, looked in self._looked.items() if looked > number and other != seat]
        return "undo-stops-seen" if any(last.shows(other) for other in others) else None

    def trial(self, seat: Seat) -> Any:
        """A position to try a seat's choices out on: guessed from its view, it tells nothing hidden."""
        return self.title.guess(self.view(seat), seat, _FORESIGHT)

    def would_stop(self, seat: Seat, *actions: Action) -> str | None:
        """Message id of why a seat could not take legal choices back, one after the other; None: it could."""
        if self.header.practice:
            return None
        before = self.trial(seat)
        for action in actions:
            made = moment.make(self.title, before, seat, action)
            if made.stop:
                return made.stop
            before = made.after
        return None

    def undo(self, seat: Seat) -> bool:
        """Take back a seat's last choice, with all that its gesture did; at a practice table also what
        others did since."""
        if self.undo_stop(seat):
            return False
        own = (number for number, m in self._past.backwards() if m.seat == seat and not m.follows)
        return self.undo_to(seat, next(own, self._past.first))

    def undo_to(self, seat: Seat, number: int) -> bool:
        """Take back moves until only the first `number` are left, as far as the seat may."""
        left = self.furthest(seat, number)
        if left == self.made:
            return False
        self._take_back(self.made - left)
        return True

    def furthest(self, seat: Seat, number: int) -> int:
        """How many moves would be left after undo to `number`."""
        left = self.made
        if self.header.practice and number >= self.first:
            return min(number, left)
        for at, last in self._past.backwards():
            if at < number or self._stop(seat, at, last):
                break
            left = at
        return left

    def stop_above(self, seat: Seat, number: int) -> str | None:
        """Message id of why a seat cannot take back all moves from a number on; None: it can."""
        stops = (self._stop(seat, at, last) for at, last in self._past.backwards() if at >= number)
        return next((stop for stop in stops if stop), None)

    def undo_turn(self, seat: Seat) -> bool:
        """Take back all of the turn in which a seat chose last, as far as it may."""
        if self.undo_stop(seat):
            return False
        turn = next((m.before.turn for _, m in self._past.backwards() if m.seat == seat), None)
        first = self.made
        for number, m in self._past.backwards():
            if turn is None or m.before.turn < turn:
                break
            first = number
        return self.undo_to(seat, first)

    def _take_back(self, count: int) -> None:
        self._undone.extend(reversed(self._past.take_back(count)))
        self._looked = {seat: min(looked, self.made) for seat, looked in self._looked.items()}
        if self._writer:
            self._writer.undo(count)

    def redo_next(self) -> tuple[Seat, Action] | None:
        """The move that redo would make."""
        return (self._undone[-1].seat, self._undone[-1].action) if self._undone else None

    def redo(self) -> bool:
        """Make the choice again that was taken back last, with all that its gesture did."""
        if not self._undone:
            return False
        self._redo_move()
        while self._undone and self._undone[-1].follows:
            self._redo_move()
        return True

    def _redo_move(self) -> None:
        again = self._undone.pop()
        self._past.play(again.seat, again.action, again.follows)
        self._write_move(again.seat, again.action)


def _found(title: Title, loaded: Loaded, path: Path) -> Past:
    """The table at the end of a record. Raises BadRecord."""
    header, history = loaded.header, loaded.history
    seats = len(header.seats)
    found = past.resumed(title, seats, history)
    if found is not None:
        return found
    nothing = BadRecord(path, "no position in it fits this program; open it with the program that wrote it.")
    if header.placed:
        raise nothing
    try:
        start = title.start(seats, dict(header.options), header.seed)
    except Exception as error:  # of a table that is damaged, or of other rules
        raise BadRecord(path, f"its table cannot be set up ({error}).") from error
    history.snapshots = {0: codec.encode(start)}
    found = past.resumed(title, seats, history)
    if found is None:
        raise nothing
    return found
