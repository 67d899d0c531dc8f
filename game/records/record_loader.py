"""Load records that this program can play: with an installed title and known kinds of players."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from game import __version__, bots, paths
from game.diagnostics import report
from game.engine import codec, files
from game.engine.content.edition import Edition
from game.engine.model import Seat, State
from game.engine.positions.position import for_seat
from game.engine.session import comments, course, firsts, game_history, misfits, record, record_writer
from game.engine.session.course import TurnPoints
from game.engine.session.firsts import Turns
from game.engine.session.misfits import Misfit, Origin
from game.engine.session.record import BadRecord, Header, Loaded, SeatSetup, Unreadable
from game.engine.session.recording import Recording
from game.engine.session.replay import Replay, Unfit
from game.engine.session.session import Session
from game.engine.title import Scores, Title
from game.errors import UserError
from game.packages import registry

SUFFIX = ".jsonl"


class ProgramFault(BadRecord):
    """The program itself failed to read a record, which stays unchanged; a report is written."""

    def __init__(self, path: Path, error: Exception) -> None:
        where = report.write_once(error, f"record {path.name}")
        super().__init__("error-record-program-fault", path, report=paths.shown(where))


class TryAgain(Unreadable):
    """The machine failed to read a record, perhaps for lack of memory; the record stays unchanged."""

    def __init__(self, path: Path, error: Exception) -> None:
        super().__init__("error-record-try-again", path, reason=error)


class End(NamedTuple):
    """The scores and players at the end of a game."""

    title: Title
    loaded: Loaded
    state: Any
    scores: Scores


class Points(NamedTuple):
    """The points of a game turn by turn, and the player at each seat."""

    title: Title
    seats: tuple[SeatSetup, ...]
    turns: list[TurnPoints]


@contextlib.contextmanager
def guarded(path: Path) -> Iterator[None]:
    """Turn every error about a record into a BadRecord, and report faults of the program."""
    try:
        yield
    except UserError:
        raise
    except misfits.PASSING_ERRORS as error:
        raise TryAgain(path, error) from error
    except Exception as error:  # bugs of the program itself
        raise ProgramFault(path, error) from error


def read(path: Path) -> Loaded:
    """Return the contents of a record that can be played here. Raises BadRecord."""
    with guarded(path):
        loaded = record.read(path)
        _refuse_unknown(path, loaded.header)
        return loaded


def resume(path: Path) -> Session:
    """Resume a record, which is locked until the session is closed.

    Raises BadRecord, RecordInUse, and the errors of the title's own files.
    """
    with guarded(path):
        taken = record_writer.take(path)
        try:
            _refuse_unknown(path, taken.loaded.header)
            session = Session.resume(_title(path, taken.loaded.header), taken)
        except BaseException:
            taken.writer.close()
            raise
        if (fault := session.own_fault) is not None:
            session.note_report(report.write_once(fault, f"record {path.name}"))
        return session


def position(path: Path, moves: int | None = None, seat: Seat | None = None) -> State:
    """Return the position of a record after `moves` moves, or after all; as seen by a seat, or complete.
    Raises BadRecord.
    """
    loaded = read(path)
    header, made = loaded.header, len(loaded.moves)
    if moves is not None and moves > made:
        raise BadRecord("error-record-moves", path, moves=moves)
    if seat is not None and seat >= len(header.seats):
        raise BadRecord("error-record-seat", path, seat=seat + 1)
    with guarded(path):
        title = _title(path, header)
        origin, number = Origin(title, header, loaded.history), made if moves is None else moves
        try:
            state = game_history.after(title, len(header.seats), loaded.history, number, origin)
            with misfits.reading(origin):
                return state if seat is None else for_seat(title, state, seat)
        except Misfit as error:
            raise BadRecord("error-record-unfit-until", path, reason=error) from error


def replay(path: Path) -> Replay:
    """Return a record for viewing, which may be open elsewhere; only comments change it. Raises BadRecord."""
    loaded = read(path)
    with guarded(path):
        title = _title(path, loaded.header)
        try:
            write = comments.into_record(path, loaded.history)
            return Replay(title, loaded.header, loaded.history, write)
        except Unfit as error:
            raise record.unfit(path, ours=Origin(title, loaded.header, loaded.history).ours) from error


def end(path: Path) -> End | None:
    """Return the end of a game; None if it goes on. Raises UserError, also if today's rules cannot replay
    it."""
    with guarded(path):
        loaded = record.read(path)
        if not loaded.finished:
            return None
        title = _title(path, loaded.header)
        try:
            with misfits.reading(Origin(title, loaded.header, loaded.history)):
                state = codec.decode_view(title, loaded.snapshot or b"")
                title.check(state)
                scores = title.scores(state)
        except Misfit as error:
            raise BadRecord("error-record-unfit-end", path, reason=error) from error
        return None if state.stack else End(title, loaded, state, scores)


def points(path: Path) -> Points:
    """Return the points of a game turn by turn, from its record's snapshots. Raises UserError."""
    with guarded(path):
        loaded = record.read(path)
        title, seats = _title(path, loaded.header), loaded.header.seats
        origin = Origin(title, loaded.header, loaded.history)
        positions = game_history.kept(title, loaded.history, len(seats), len(loaded.moves) + 1, origin)
        try:
            with misfits.reading(origin):
                return Points(title, seats, course.course(title, positions))
        except Misfit as error:
            raise BadRecord("error-record-unfit-points", path, reason=error) from error


def first_turns(path: Path) -> list[Turns] | None:
    """Return when each seat of a game did something for the first time; None if today's rules cannot replay
    it. Raises UserError.
    """
    with guarded(path):
        loaded = record.read(path)
        title = _title(path, loaded.header)
        return firsts.first_turns(Recording(title, loaded.header, loaded.history), len(loaded.header.seats))


def records_in(folder: Path) -> list[Path]:
    """Return the records of a folder; [] if it doesn't exist yet. Raises OSError if it cannot be read."""
    try:
        return [path for path in folder.iterdir() if path.suffix == SUFFIX and path.name[0] != "."]
    except FileNotFoundError:
        return []


def blocked(folder: Path, error: OSError) -> UserError:
    """Return the error about a folder of records that cannot be read."""
    return UserError("error-records-folder", folder=paths.shown(folder), reason=error)


def copy(path: Path) -> Path:
    """Return the path of a new copy beside a record, with all its complete lines. Raises BadRecord."""
    whole = record.read(path).whole
    try:
        return files.write_beside(path.with_stem(f"{path.stem}-copy"), whole)
    except OSError as error:
        raise BadRecord("error-record-uncopied", path, reason=error) from error


def _title(path: Path, header: Header) -> Title:
    """Return the title of a record in its edition. Raises BadRecord, and the errors of the title itself."""
    try:
        package = registry.find(header.title)
        return package.in_edition(package.title.modernized(header.edition)).title
    except UserError as error:
        if header.edition is None:
            raise
        raise _bad_edition(path, header.edition, error) from error
    except misfits.PASSING_ERRORS:
        raise
    except Exception as error:  # with an edition's numbers, rules may fail anywhere
        if header.edition is None or header.program == __version__:
            raise
        raise _bad_edition(path, header.edition, error) from error


def _bad_edition(path: Path, edition: Edition, error: Exception) -> BadRecord:
    return BadRecord("error-record-edition", path, edition=edition.name, problem=error)


def _refuse_unknown(path: Path, header: Header) -> None:
    """Raise BadRecord for an unknown title or kind of player."""
    if header.title not in registry.names():
        raise BadRecord("error-record-title", path, title=header.title)
    for seat in header.seats:
        if seat.kind != bots.HUMAN and not bots.is_bot(seat.kind):
            raise BadRecord("error-record-player", path, player=seat.kind)
