"""A game in play: moves come in, states and events go out; undo, redo, the record on disk."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from game import __version__
from game.engine import codec, flow
from game.engine.model import Action, Agreed, Fact, IllegalAction, Seat, State
from game.engine.session import beginning, game_history, misfits, record, tool_lines
from game.engine.session.game_history import SNAPSHOT_EVERY, WATCHER, GameHistory
from game.engine.session.handicap import Gift
from game.engine.session.misfits import Misfit, Origin
from game.engine.session.moment import Moment
from game.engine.session.record import BadRecord, Header, History, Loaded, SeatSetup
from game.engine.session.record_writer import RecordWriter, Taken
from game.engine.session.shown_game import Note, ShownGame
from game.engine.session.tool_lines import Kept, ToolLine
from game.engine.session.undo_policy import UndoPolicy
from game.engine.title import Title
from game.errors import UserError, printable

__all__ = ["SNAPSHOT_EVERY", "WATCHER", "Session"]

UNDO_PRELOAD_MOVES = 300
"""The number of moves that are computed when a game is resumed, so that they can be seen and taken back."""


class Session(ShownGame):
    """A game in play. Every move is on disk before anybody sees its result.

    history      the moves and the position after them
    undo_policy  how far back a seat may go
    writer       the writer of the record; None keeps nothing on disk

    >>> from game.packages import registry
    >>> title = registry.find("raiders").title
    >>> seats = [SeatSetup("Ann", "blue"), SeatSetup("Bo", "red")]
    >>> session = Session.new(title, seats, options={}, seed=1)
    >>> seat = session.waiting_for()[0]
    >>> session.submit(seat, session.legal(seat)[0].action)
    >>> session.made
    1
    """

    def __init__(self, header: Header, history: GameHistory, writer: RecordWriter | None) -> None:
        self.title, self.header, self.history = history.title, header, history
        self.undo_policy = UndoPolicy(history, practice=header.practice)
        self.writer = writer
        self._undone: list[Moment] = []
        self._undone_lines: list[Kept] = []
        self._notes: list[Note] = []
        self._reported_floor = 0

    @classmethod
    def new(
        cls,
        title: Title,
        seats: list[SeatSetup],
        options: dict[str, str],
        seed: int,
        path: Path | None = None,
        practice: bool = False,
        gifts: Sequence[Gift] = (),
    ) -> Session:
        """Return a new game; with a path, begin its record there. Raises BadTable, or BadRecord for a used
        path.
        """
        full = {k: str(v) for k, v in title.full_options(options, len(seats)).items()}
        header = Header(
            record.FORMAT, __version__, title.id, tuple(seats), full, seed, title.content_hash, practice,
            edition=title.edition, game=record.new_identity(),
        )  # fmt: skip
        state = title.start(len(seats), dict(full), seed)
        beginning.give(title, state, gifts)
        session = cls._begun(title, header, state, path)
        if gifts:
            session.write_tool_line(ToolLine(handicap=tuple(gifts)))
        return session

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
        """Return a game that goes on from a position; with a path, begin its record there. Raises
        BadRecord."""
        options = {name: str(value) for name, value in state.options.items()}
        header = Header(
            record.FORMAT, __version__, title.id, tuple(seats), options, 0, title.content_hash, practice,
            placed=True, lesson=lesson, edition=title.edition,
        )  # fmt: skip
        return cls._begun(title, header, state, path)

    @classmethod
    def _begun(cls, title: Title, header: Header, state: State, path: Path | None) -> Session:
        if path and os.path.lexists(path):
            raise BadRecord("error-record-exists", path)
        session = cls(header, GameHistory(title, state, History()), RecordWriter(path) if path else None)
        raw = session.history.keep_snapshot()
        if session.writer:
            session.writer.begin(header, raw)
        return session

    @classmethod
    def resume(cls, title: Title, taken: Taken) -> Session:
        """Return a game resumed from its record. Raises BadRecord; then the record is released."""
        try:
            return cls._resumed(title, *taken)
        except BaseException:
            taken.writer.close()
            raise

    @classmethod
    def _resumed(cls, title: Title, loaded: Loaded, writer: RecordWriter) -> Session:
        found = _found(title, loaded, writer.path)
        session = cls(loaded.header, found, writer)
        if loaded.torn:
            session._note("torn")
        kept, edition = loaded.header.edition, title.edition
        if kept is not None and edition is not None and edition.count() < kept.count():
            session._note("edition", edition=kept.name)
        if (
            session.over and not loaded.finished and not found.first_incompatible_move
        ):  # it was stopped before it could say so
            session._keep_snapshot()
        while len(found.moments) < UNDO_PRELOAD_MOVES and found.look_back():
            pass
        return session

    # ------------------------------------------------------------------ moves

    def submit(self, seat: Seat, action: Action, follows: bool = False) -> None:
        """Play a seat's choice and write it to disk. Raises IllegalAction.

        follows: True if one gesture made it together with the choice before. The record doesn't store that.
        """
        if isinstance(action, Agreed):
            raise IllegalAction([flow.NOT_NOW])
        self._play_on(seat, action, follows)

    def agree(self, seat: Seat, changes: Sequence[str]) -> None:
        """Set fields of the position by hand, as everybody agreed to; it counts as a move of the seat whose
        turn it is. Raises BadAgreement.
        """
        self._play_on(seat, Agreed(tuple(changes)), follows=False)

    def _play_on(self, seat: Seat, action: Action, follows: bool) -> None:
        self._play(seat, action, follows)
        self._undone.clear()
        self._undone_lines.clear()

    def undo(self, seat: Seat) -> bool:
        """Take back a seat's last choice, with everything its gesture did. Return whether anything was taken
        back.

        At a practice table this includes what others have done since.
        """
        policy = self.undo_policy
        return not policy.stop(seat) and self.undo_to(seat, policy.last_choice(seat))

    def undo_turn(self, seat: Seat) -> bool:
        """Take back the whole turn in which a seat chose last, as far as allowed. Return whether anything was
        taken back.
        """
        policy = self.undo_policy
        return not policy.stop(seat) and self.undo_to(seat, policy.last_turn(seat))

    def undo_to(self, seat: Seat, number: int) -> bool:
        """Take back moves until `number` are left, as far as the seat may. Return whether anything was taken
        back.
        """
        count = self.made - self.undo_policy.furthest(seat, number)
        if not count:
            return False
        self._undone.extend(reversed(self.history.take_back(count)))
        self._undone_lines += self.history.undo_tool_lines()
        if self.writer:
            self.writer.undo(count)
        self.undo_policy.forget_undone()
        return True

    def redo_next(self) -> tuple[Seat, Action] | None:
        """Return the move that redo would make."""
        return (self._undone[-1].seat, self._undone[-1].action) if self._undone else None

    def redo(self) -> bool:
        """Redo the last undone choice, with everything its gesture did. Return whether there was one."""
        if not self._undone:
            return False
        self._redo_move()
        while self._undone and self._undone[-1].follows:
            self._redo_move()
        return True

    def _redo_move(self) -> None:
        again = self._undone.pop()
        self._play(again.seat, again.action, again.follows)
        for kept in [one for one in self._undone_lines if one.number == self.made]:
            self._undone_lines.remove(kept)
            self._write_tool_line(kept)

    def _play(self, seat: Seat, action: Action, follows: bool) -> None:
        """Make a move and write it to disk. Raises IllegalAction.

        If the last moves of the record didn't fit, the record is unchanged until now: a snapshot of the
        present position precedes this move.
        """
        if self.history.is_before_incompatible_move:
            self._keep_snapshot()
        self.history.play(seat, action, follows)
        if self.writer:
            self._write_down(self.writer, seat, action)
        if self.history.snapshot_due or isinstance(action, Agreed):
            self._keep_snapshot()  # so that programs that know no agreements can go on from here

    def _write_down(self, writer: RecordWriter, seat: Seat, action: Action) -> None:
        """Write a move to disk. If it cannot even be kept for later, it is taken back."""
        try:
            writer.move(seat, action)
        except BaseException:
            self.history.take_back(1)
            raise

    def _keep_snapshot(self) -> None:
        raw = self.history.keep_snapshot()
        if self.writer:
            self.writer.snapshot(raw, self.over)

    # ------------------------------------------------------------------ tools

    def write_tool_line(self, line: ToolLine, *, at_once: bool = True) -> None:
        """Write a tool's line after the moves so far, or where it says. Raises WrongValue.

        at_once: False writes it together with the next move, which spares the disk
        """
        self._write_tool_line(tool_lines.kept(line, self.made), at_once)

    def _write_tool_line(self, kept: Kept, at_once: bool = True) -> None:
        self.history.add_tool_line(kept)
        if self.writer:
            self.writer.tool_line(kept, at_once=at_once)

    # ------------------------------------------------------------------ the record

    @property
    def path(self) -> Path | None:
        """The path of the record; None if there is none."""
        return self.writer.path if self.writer else None

    @property
    def problem(self) -> UserError | None:
        """The reason why the record cannot be written at present; the game goes on meanwhile."""
        return self.writer.problem if self.writer else None

    def save_again(self) -> UserError | None:
        """Retry to write what could not be written. Return why it still fails, None if it succeeds."""
        if self.writer:
            self.writer.save_again()
        return self.problem

    @property
    def own_fault(self) -> Exception | None:
        """The error if moves that this very version played don't fit; None otherwise."""
        origin = self.history.origin
        return self.history.cause if origin is None or origin.ours else None

    def note_report(self, report: Path) -> None:
        """Tell the person about a report on the record."""
        self._note("report", path=str(report))

    def take_notes(self) -> list[Note]:
        if self.writer and self.writer.moved:
            self._note("moved", old=printable(self.writer.moved))
            self.writer.moved = None
        if self.history.floor != self._reported_floor:
            self._reported_floor = self.history.floor
            self._note_floor(self.history)
        notes, self._notes = self._notes, []
        return notes

    def _note_floor(self, history: GameHistory) -> None:
        refused = history.first_incompatible_move
        code, move = ("misfit", refused) if refused else ("floor", history.floor)
        differs = history.origin.differs if history.origin else ""
        self._note(code, move=move, program=self.header.program, differs=differs)

    def _note(self, code: str, **facts: Fact) -> None:
        if self.writer:
            self._notes.append(Note(code, {"file": printable(self.writer.path.name), **facts}))

    def close(self) -> None:
        """Leave the table and release the record.

        It ends with a snapshot, unless moves didn't fit and nobody has played on.
        """
        if self.writer is None:
            return
        try:
            if self.history.fresh and not self.history.is_before_incompatible_move:
                self._keep_snapshot()
            self.writer.save_again()
        finally:
            self.writer.close()


def _found(title: Title, loaded: Loaded, path: Path) -> GameHistory:
    """Return the history at the end of a record. Raises BadRecord."""
    header, history = loaded.header, loaded.history
    seats, origin = len(header.seats), Origin(title, header, history)
    found = game_history.resumed(title, seats, history, origin)
    if found is not None:
        return found
    if header.placed:
        raise record.unfit(path, ours=origin.ours)
    try:
        with misfits.playing(origin):
            start = beginning.first_position(title, header, history)
    except Misfit as error:
        raise BadRecord("error-record-table", path, reason=error) from error
    history.snapshots = {0: codec.encode(start)}
    found = game_history.resumed(title, seats, history, origin)
    if found is None:
        raise record.unfit(path, ours=origin.ours)
    return found
