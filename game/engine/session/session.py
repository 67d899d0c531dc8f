"""One table: moves come in, states and events go out; undo, redo, views, the record on disk."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from game import __version__
from game.engine import codec, flow
from game.engine.model import Ask, Choices, Event, Option, Seat, State
from game.engine.session import course, game_history, misfits, record
from game.engine.session.course import TurnPoints
from game.engine.session.game_history import SNAPSHOT_EVERY, WATCHER, GameHistory
from game.engine.session.misfits import Misfit, Origin
from game.engine.session.record import BadRecord, Header, History, Loaded, SeatSetup
from game.engine.session.record_writer import Taken, Writer
from game.engine.session.recorded import Note
from game.engine.session.undo import Undo
from game.engine.title import Scores, Title

__all__ = ["SNAPSHOT_EVERY", "WATCHER", "Note", "Session"]

UNDO_PRELOAD_MOVES = 300
"""So many moves are worked out when a game is taken up, so that they can be seen and taken back."""


class Session(Undo):
    """A table in play. `seats` say who sits where; the full state stays inside, seats get views."""

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
            edition=title.edition, game=record.new_identity(),
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
        if path and os.path.lexists(path):
            raise BadRecord("error-record-exists", path)
        session = cls(header, GameHistory(title, state, History()), Writer(path) if path else None)
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

    # ------------------------------------------------------------------ what is

    @property
    def turn(self) -> int:
        """Turns begun so far."""
        return self._state.turn

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


def _found(title: Title, loaded: Loaded, path: Path) -> GameHistory:
    """The table at the end of a record. Raises BadRecord."""
    header, history = loaded.header, loaded.history
    seats, origin = len(header.seats), Origin(title, header, history)
    found = game_history.resumed(title, seats, history, origin)
    if found is not None:
        return found
    if header.placed:
        raise record.unfit(path, ours=origin.ours)
    try:
        with misfits.playing(origin):
            start = title.start(seats, dict(header.options), header.seed)
    except Misfit as error:
        raise BadRecord("error-record-table", path, reason=error) from error
    history.snapshots = {0: codec.encode(start)}
    found = game_history.resumed(title, seats, history, origin)
    if found is None:
        raise record.unfit(path, ours=origin.ours)
    return found
