"""Writes a record. One program owns it; what another one wrote is never cut off."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import filelock
import msgspec

from game.engine import files
from game.engine.model import Action, Seat
from game.engine.session import record
from game.engine.session.record import BadRecord, Header, History, Line, Loaded, RecordInUse
from game.errors import UserError

COMPARED = 4096
"""Bytes at the end of a file by which it is known again."""
_BINARY = getattr(os, "O_BINARY", 0)


class Taken(NamedTuple):
    """A record that belongs to this program now: what it says, and what goes on with it."""

    loaded: Loaded
    writer: RecordWriter


def take(path: Path) -> Taken:
    """Own and read a record. Raises BadRecord, RecordInUse."""
    record.refuse_other_files(path)
    lock = _owned(path)
    try:
        loaded = record.read(path)
    except BaseException:
        lock.release()
        raise
    return Taken(loaded, RecordWriter(path, loaded.whole, loaded.torn, lock))


def reserve(path: Path) -> bool:
    """Keep the name of a record that is to be begun from other programs; False where one has it already."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        _lock_file(path).touch(exist_ok=False)
    except FileExistsError:
        return not path.parent.is_dir()  # a file in the folder's place: reported when a move is saved
    except OSError:  # so is that
        return True
    return True


def refuse_in_use(path: Path) -> None:
    """Raise RecordInUse for a record that a program has open."""
    _owned(path).release()


def move(path: Path, target: Path) -> None:
    """Move a record that no program has open. Raises OSError, RecordInUse."""
    lock = _owned(path)
    try:
        path.replace(target)
    finally:
        lock.release()
    _lock_file(path).unlink(missing_ok=True)


def write(path: Path, header: Header, history: History, *, finished: bool = False) -> None:
    """Write a whole record into a new file. Raises OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    lines = [*_lines(header, history), *([Line(finished=True)] if finished else [])]
    content = b"".join(msgspec.json.encode(line) + b"\n" for line in lines)
    files.write_new(path, content)


def _lines(header: Header, history: History) -> Iterator[Any]:
    yield header
    for number in range(len(history.moves) + 1):
        if raw := history.snapshots.get(number):
            yield Line(snapshot=msgspec.Raw(raw))
        if number < len(history.moves):
            yield Line(move=history.moves[number])


def _lock_file(path: Path) -> Path:
    """Beside the record, hidden."""
    real = path.resolve()
    return real.with_name(f".{real.stem}.lock")


def _owned(path: Path) -> filelock.BaseFileLock:
    """The lock of a record, which ends with the process that has it. Raises RecordInUse, BadRecord."""
    place = _lock_file(path)
    lock = filelock.FileLock(place, thread_local=False)
    try:
        lock.acquire(blocking=False)
    except filelock.Timeout as error:
        raise RecordInUse("error-record-in-use", path) from error
    except OSError as error:
        raise BadRecord("error-record-unlockable", path, reason=error) from error
    return lock


class RecordWriter:
    """Appends lines to a record and forces them to disk. One that cannot be written is kept and retried.

    It holds the whole record. Where the file has gone it is written anew; where it is not as it was left it
    stays so, and all goes on in a new file: `moved`, its name, until somebody has told the person.
    """

    def __init__(
        self, path: Path, whole: bytes = b"", torn: bytes = b"", lock: filelock.BaseFileLock | None = None
    ) -> None:
        """Write at `path`, going on after what is there: whole lines, and one that was half written."""
        self.path = path
        self.problem: UserError | None = None
        self.moved: str | None = None
        self._whole = bytearray(whole)
        self._torn = torn
        self._waiting = b""
        self._lock = lock

    def begin(self, header: Header, state: bytes) -> None:
        """Begin the file, with the first position."""
        self._append(header, Line(snapshot=msgspec.Raw(state)))

    def move(self, seat: Seat, action: Action) -> None:
        self._append(Line(move=(seat, str(action))))

    def undo(self, count: int) -> None:
        """So many of the last moves are taken back."""
        self._append(Line(undo=count))

    def snapshot(self, state: bytes, finished: bool) -> None:
        """The state after the moves so far."""
        self._append(Line(snapshot=msgspec.Raw(state), finished=finished))

    def save_again(self) -> None:
        """Try once more to write what could not be written."""
        if self._waiting:
            self._append()

    def close(self) -> None:
        """Let other programs have the record."""
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    def _append(self, *lines: Any) -> None:
        self._waiting += b"".join(msgspec.json.encode(line) + b"\n" for line in lines)
        try:
            self._save()
        except BadRecord as error:
            self.problem = error
        except OSError as error:
            folder, reason = str(self.path.parent), error.strerror
            self.problem = BadRecord("error-record-unsaved", self.path, folder=folder, reason=reason)
        except MemoryError:
            self.problem = BadRecord("error-record-unsaved-memory", self.path)
        else:
            self.problem = None

    def _save(self) -> None:
        """Bring everything that waits to the disk."""
        if not self._whole:
            self.path.parent.mkdir(parents=True, exist_ok=True)
        there = os.path.lexists(self.path)
        if there and not self._is_as_left():
            self._move_on()
            there = False
        if self._lock is None:
            self._lock = _owned(self.path)
        if there:
            self._write(len(self._whole), self._waiting)
        else:
            self._write_anew()
        self._whole += self._waiting
        self._waiting = self._torn = b""

    def _is_as_left(self) -> bool:
        """Return whether the file contains exactly what this program wrote."""
        known = bytes(self._whole[-COMPARED:]) + self._torn
        length = len(self._whole) + len(self._torn)
        if not length or self.path.stat().st_size != length:
            return False
        with self.path.open("rb") as file:
            file.seek(length - len(known))
            return file.read(len(known) + 1) == known

    def _move_on(self) -> None:
        """Leave the file to whoever changed it."""
        self.close()
        self.moved = self.path.name
        self.path = record.free(self.path)

    def _write_anew(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.open("xb").close()
        try:
            self._write(0, bytes(self._whole) + self._waiting)
        except OSError:
            self.path.unlink()
            raise

    def _write(self, at: int, data: bytes) -> None:
        """Put data behind the first `at` bytes, in the place of a line that was half written there."""
        file = os.open(self.path, os.O_RDWR | _BINARY)
        try:
            os.ftruncate(file, at)
            self._torn = b""
            os.lseek(file, at, os.SEEK_SET)
            written = os.write(file, data)
            self._torn = data[:written]
            if written < len(data):
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
            os.fsync(file)
        finally:
            os.close(file)
