"""One table: moves come in, states and events go out; undo, redo, views, the record on disk."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from game import __version__
from game.engine import codec, flow, record
from game.engine.model import Action, Ask, Choices, Event, IllegalAction, Option, Seat, State
from game.engine.record import BadRecord, Header, Loaded, SeatSetup, Writer
from game.engine.title import Scores, Title

SNAPSHOT_EVERY = 20
"""Moves between two snapshots in the record."""
WATCHER: Seat = -1
"""Nobody's seat: its view and its log hold what is open to all."""
_FORESIGHT = 1
"""Seed of the guess on which a choice is tried out."""


class Moment(msgspec.Struct, frozen=True):
    """A move that was made: the position before it, what it brought about, and what keeps it from undo."""

    before: State
    seat: Seat
    action: Action
    events: tuple[Event, ...]
    stop: str | None
    """Message id of what cannot be taken back: a roll or a reveal; None: nothing."""
    follows: bool = False
    """Whether one gesture made it together with the move before; undo and redo keep them together."""


class Session:
    """A table in play. `seats` say who sits where; the full state stays inside, seats get views."""

    def __init__(self, title: Title, header: Header, writer: Writer | None) -> None:
        """Set up a game as a header says; without a writer nothing is kept on disk."""
        self.title = title
        self.header = header
        self.seats: tuple[SeatSetup, ...] = header.seats
        self.moments: list[Moment] = []
        self._undone: list[Moment] = []
        self._writer = writer
        self._state = title.start(len(header.seats), dict(header.options), header.seed)
        self.note: str | None = None
        """One sentence about what was found when the record was opened."""

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
            record.FORMAT, __version__, title.id, tuple(seats), full, seed, title.content_hash, practice
        )
        if path and path.exists():
            raise BadRecord(f"{path.name}: there is a record of this name already; choose another name.")
        session = cls(title, header, Writer(path) if path else None)
        if session._writer:
            session._writer.header(header)
        return session

    @classmethod
    def resume(cls, title: Title, path: Path, loaded: Loaded) -> Session:
        """Take up a game from its record. Raises BadRecord."""
        try:
            session = cls(title, loaded.header, Writer(path, loaded.length))
        except Exception as error:
            raise BadRecord(f"{path.name}: its table cannot be set up ({error}).") from error
        if loaded.torn:
            session.note = f"{path.name}: the last line was incomplete and was left out."
        if loaded.header.content == title.content_hash:
            session._replay(path, loaded.moves)
        else:
            session._from_snapshot(path, loaded)
        if session.over and not loaded.finished:  # the program was stopped before it could say so
            session._write_snapshot()
        return session

    def _replay(self, path: Path, moves: list[tuple[Seat, Action]]) -> None:
        for number, (seat, action) in enumerate(moves, start=1):
            try:
                self._play(seat, action)
            except IllegalAction as error:
                raise BadRecord(
                    f'{path.name}: move {number} ("{action}") is not possible there; the file was changed.'
                ) from error

    def _from_snapshot(self, path: Path, loaded: Loaded) -> None:
        """The content has changed since: go on from the last snapshot, as far as the later moves fit."""
        if loaded.snapshot is None:
            raise BadRecord(
                f"{path.name}: written with other content files and has no snapshot yet;"
                " open it with the program that wrote it."
            )
        try:
            self._state = codec.decode(self.title, loaded.snapshot)
            self.title.check(self._state)
        except (msgspec.DecodeError, AssertionError, LookupError) as error:
            raise BadRecord(f"{path.name}: its last snapshot does not fit this program ({error}).") from error
        later = loaded.moves[loaded.snapshot_at :]
        fitting = self._play_fitting(later)
        if fitting < len(later) and self._writer:
            self._writer.undo(len(later) - fitting)
        self.note = f"{path.name}: written with other content files; resumed from its last snapshot."

    def _play_fitting(self, moves: list[tuple[Seat, Action]]) -> int:
        """Play moves up to the first that is not possible; how many were."""
        for number, (seat, action) in enumerate(moves):
            try:
                self._play(seat, action)
            except IllegalAction:
                return number
        return len(moves)

    # ------------------------------------------------------------------ what is

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

    def log(self, seat: Seat) -> list[tuple[int, Seat, Event]]:
        """What happened, as far as a seat may know it: (number of the move, who made it, event)."""
        return [
            (number, moment.seat, event)
            for number, moment in enumerate(self.moments)
            for event in moment.events
            if event.seen_by is None or seat in event.seen_by
        ]

    # ------------------------------------------------------------------ what happens

    def submit(self, seat: Seat, action: Action, follows: bool = False) -> None:
        """A seat's choice: played, written to disk, then shown. Raises IllegalAction.

        `follows`: one gesture made it together with the choice before. The record does not keep that.
        """
        self._play(seat, action, follows)
        self._undone.clear()
        self._write_move(seat, action)

    def _play(self, seat: Seat, action: Action, follows: bool = False) -> None:
        before = self._state
        after = before.copy()
        events: list[Event] = []
        after.outbox = events
        flow.play(after, seat, action)
        after.outbox = None
        self._state = after
        stop = self._stop(before, after, seat)
        self.moments.append(Moment(before, seat, action, tuple(events), stop, follows))

    def _stop(self, before: State, after: State, seat: Seat) -> str | None:
        """What a move did that no seat can unlearn."""
        if before.rng != after.rng:
            return "undo-stops-roll"
        seen, sees = self.title.view(before, seat), self.title.view(after, seat)
        uncovered = (codec.names(before) - codec.names(seen)) & codec.names(sees)
        learned = uncovered or codec.unknowns(sees) < codec.unknowns(seen)
        return "undo-stops-reveal" if learned else None

    def _write_move(self, seat: Seat, action: Action) -> None:
        if not self._writer:
            return
        self._writer.move(seat, action)
        if self.over or len(self.moments) % SNAPSHOT_EVERY == 0:
            self._write_snapshot()

    def _write_snapshot(self) -> None:
        if self._writer:
            self._writer.snapshot(codec.encode(self._state), self.over)

    # ------------------------------------------------------------------ back and forth

    def undo_stop(self, seat: Seat) -> str | None:
        """Message id of why a seat cannot take back the last move; None: it can."""
        if not self.moments:
            return "undo-stops-start"
        if self.header.practice:
            return None
        last = self.moments[-1]
        return "undo-stops-other-seat" if last.seat != seat else last.stop

    def would_stop(self, seat: Seat, action: Action) -> str | None:
        """Message id of why a seat could not take a legal choice back; None: it could.

        Tried out on a guess from the seat's own view, so the answer tells nothing that is hidden.
        """
        if self.header.practice:
            return None
        before = self.title.guess(self.view(seat), seat, _FORESIGHT)
        after = before.copy()
        flow.play(after, seat, action)
        return self._stop(before, after, seat)

    def undo(self, seat: Seat) -> bool:
        """Take back a seat's last choice, with all that its gesture did; at a practice table also what
        others did since."""
        if self.undo_stop(seat):
            return False
        first = len(self.moments) - 1
        while first and (self.moments[first].seat != seat or self.moments[first].follows):
            first -= 1
        return self.undo_to(seat, first)

    def undo_to(self, seat: Seat, number: int) -> bool:
        """Take back moves until only the first `number` are left, as far as the seat may."""
        count = 0
        while len(self.moments) - count > number:
            last = self.moments[-count - 1]
            if not self.header.practice and (last.seat != seat or last.stop):
                break
            count += 1
        if count:
            self._take_back(count)
        return bool(count)

    def undo_turn(self, seat: Seat) -> bool:
        """Take back all of the turn in which a seat chose last, as far as it may."""
        turn = next((m.before.turn for m in reversed(self.moments) if m.seat == seat), None)
        first = len(self.moments)
        while first and turn is not None and self.moments[first - 1].before.turn >= turn:
            first -= 1
        return self.undo_to(seat, first)

    def _take_back(self, count: int) -> None:
        taken = self.moments[-count:]
        del self.moments[-count:]
        self._undone.extend(reversed(taken))
        self._state = taken[0].before
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
        self._play(again.seat, again.action, again.follows)
        self._write_move(again.seat, again.action)
