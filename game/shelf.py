"""The records on the disk as this program takes them: of a title that it has, with seats that it knows."""

from __future__ import annotations

from pathlib import Path

from game import bots, packages
from game.engine import files, past, record, writer
from game.engine.model import Seat, State
from game.engine.position import for_seat
from game.engine.record import BadRecord, Header, Loaded
from game.engine.replay import Replay, Unfit
from game.engine.session import Session
from game.engine.title import Title


def read(path: Path) -> Loaded:
    """What a record says. Raises BadRecord."""
    loaded = record.read(path)
    _refuse_unknown(path, loaded.header)
    return loaded


def resume(path: Path) -> Session:
    """Go on with a record, which belongs to this program until the session is closed. Raises BadRecord,
    RecordInUse, and whatever is wrong with the title's own files."""
    taken = writer.take(path)
    try:
        _refuse_unknown(path, taken.loaded.header)
        return Session.resume(_title(path, taken.loaded.header), taken)
    except BaseException:
        taken.writer.close()
        raise


def position(path: Path, moves: int | None = None, seat: Seat | None = None) -> State:
    """The position of a record after so many moves, or after all; as a seat may know it, or all of it. Raises
    BadRecord."""
    loaded = read(path)
    header, made = loaded.header, len(loaded.moves)
    if moves is not None and moves > made:
        raise BadRecord(path, f"has fewer moves than {moves}.")
    if seat is not None and seat >= len(header.seats):
        raise BadRecord(path, f"has no seat {seat + 1}.")
    title = _title(path, header)
    try:
        state = past.after(title, len(header.seats), loaded.history, made if moves is None else moves)
        return state if seat is None else for_seat(title, state, seat)
    except Exception as error:  # a move or a snapshot of other rules may break these anywhere
        raise BadRecord(path, f"does not fit this program up to there ({error}); open it first.") from error


def replay(path: Path) -> Replay:
    """A record to look at; it stays as it is, and whoever has it open keeps it. Raises BadRecord."""
    loaded = read(path)
    try:
        return Replay(_title(path, loaded.header), loaded.header, loaded.history)
    except Unfit as error:
        words = "no position in it fits this program; open it with the program that wrote it."
        raise BadRecord(path, words) from error


def copy(path: Path) -> Path:
    """A copy of a record beside it, with all its whole lines. Raises BadRecord."""
    whole = record.read(path).whole
    copied = record.free(path.with_stem(f"{path.stem}-copy"))
    try:
        files.write_new(copied, whole)
    except OSError as error:
        raise BadRecord(path, f"cannot be copied ({error.strerror}); free or change the folder.") from error
    return copied


def _title(path: Path, header: Header) -> Title:
    """The title of a record, in its edition. Raises BadRecord, and what is wrong with the title itself."""
    try:
        return packages.find(header.title).in_edition(header.edition).title
    except Exception as error:  # of an edition, rules of other numbers may stumble anywhere
        if header.edition is None:
            raise
        words = f'its edition, "{header.edition.name}", does not fit this program: {error}'
        raise BadRecord(path, words) from error


def _refuse_unknown(path: Path, header: Header) -> None:
    """Raise BadRecord for a title or a kind of seat that this program does not have."""
    if header.title not in packages.names():
        raise BadRecord(path, f'this program does not have its title, "{record.plain(header.title)}".')
    for seat in header.seats:
        if seat.kind not in (bots.HUMAN, *bots.names()):
            words = f'this program does not have its player "{record.plain(seat.kind)}"; it may be newer.'
            raise BadRecord(path, words)
