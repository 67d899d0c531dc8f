"""A table whose every move is on disk before anybody sees what it brought."""

from __future__ import annotations

from pathlib import Path

import msgspec

from game.engine.model import Action, Fact, Seat, State
from game.engine.session.game_history import GameHistory
from game.engine.session.moment import Moment
from game.engine.session.record import Header, History, SeatSetup
from game.engine.session.record_writer import Writer
from game.errors import UserError, printable


class Note(msgspec.Struct, frozen=True):
    """Something about the record that the person must know: the end of a message id, and its facts."""

    code: str
    facts: dict[str, Fact] = {}


class Recorded:
    """The moves of a table, and the record that they are written to."""

    def __init__(self, header: Header, past: GameHistory, writer: Writer | None) -> None:
        """A table at a position; without a writer nothing is kept on disk."""
        self.title = past.title
        self.header = header
        self.seats: tuple[SeatSetup, ...] = header.seats
        self._past = past
        self._writer = writer
        self._notes: list[Note] = []
        self._reported_floor = 0

    @property
    def _state(self) -> State:
        return self._past.state

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self._state.stack

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

    # ------------------------------------------------------------------ the record

    @property
    def problem(self) -> UserError | None:
        """Why the record cannot be written at present; the game goes on meanwhile."""
        return self._writer.problem if self._writer else None

    def save_again(self) -> UserError | None:
        """Try once more to write what could not be written; why it still cannot be."""
        if self._writer:
            self._writer.save_again()
        return self.problem

    @property
    def path(self) -> Path | None:
        """Where the record is."""
        return self._writer.path if self._writer else None

    def _note(self, code: str, **facts: Fact) -> None:
        if self._writer:
            self._notes.append(Note(code, {"file": printable(self._writer.path.name), **facts}))

    @property
    def own_fault(self) -> Exception | None:
        """Why moves that this very version played do not fit; None: they do, or other rules played them."""
        origin = self._past.origin
        return self._past.cause if origin is None or origin.ours else None

    def note_report(self, report: Path) -> None:
        """The person must know of a report about the record."""
        self._note("report", path=str(report))

    def take_notes(self) -> list[Note]:
        """What the person must be told about the record, each once."""
        if self._writer and self._writer.moved:
            self._note("moved", old=printable(self._writer.moved))
            self._writer.moved = None
        found = self._past
        if found.floor != self._reported_floor:
            self._reported_floor = found.floor
            code, move = (
                ("misfit", found.first_incompatible_move)
                if found.first_incompatible_move
                else ("floor", found.floor)
            )
            differs = found.origin.differs if found.origin else ""
            self._note(code, move=move, program=self.header.program, differs=differs)
        notes, self._notes = self._notes, []
        return notes

    def close(self) -> None:
        """Leave the table: other programs may have the record, which holds the last position, unless moves
        did not fit and nobody has played on."""
        if self._writer is None:
            return
        try:
            if self._past.fresh and not self._past.is_before_incompatible_move:
                self._keep_snapshot()
            self._writer.save_again()
        finally:
            self._writer.close()

    def _play(self, seat: Seat, action: Action, follows: bool) -> None:
        """Make a move and write it down. Raises IllegalAction.

        Where the last moves of the record did not fit, the record is left as it was until now: the position
        that the game goes on from stands before this move."""
        if self._past.is_before_incompatible_move:
            self._keep_snapshot()
        self._past.play(seat, action, follows)
        if self._writer:
            self._write_down(self._writer, seat, action)
        if self._past.snapshot_due:
            self._keep_snapshot()

    def _write_down(self, writer: Writer, seat: Seat, action: Action) -> None:
        """Write down the move that was made; what cannot even wait to be written was not made."""
        try:
            writer.move(seat, action)
        except BaseException:
            self._past.take_back(1)
            raise

    def _take_back(self, count: int) -> list[Moment]:
        """Go back to before the last moves, and write that down."""
        taken = self._past.take_back(count)
        if self._writer:
            self._writer.undo(count)
        return taken

    def _keep_snapshot(self) -> None:
        raw = self._past.keep_snapshot()
        if self._writer:
            self._writer.snapshot(raw, self.over)
