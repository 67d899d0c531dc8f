"""Write records. One program owns a record; another program's lines are never cut off."""

from __future__ import annotations

import errno
import os
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import filelock
import msgspec

from game.engine import files
from game.engine.model import Action, Seat
from game.engine.session import record
from game.engine.session.record import BadRecord, Header, History, Line, Loaded, RecordInUse
from game.engine.session.tool_lines import Kept
from game.errors import UserError

COMPARED_BYTES = 4096
"""The bytes at the end of a file that are compared to recognise it."""
_BINARY = getattr(os, "O_BINARY", 0)


class Taken(NamedTuple):
    """A record that this program owns: its contents, and the writer that continues it."""

    loaded: Loaded
    writer: RecordWriter


def take(path: Path) -> Taken:
    """Lock and read a record. Raises BadRecord or RecordInUse."""
    record.refuse_other_files(path)
    lock = _owned(path)
    try:
        loaded = record.read(path)
    except BaseException:
        lock.release()
        raise
    return Taken(loaded, RecordWriter(path, loaded.whole, loaded.torn, lock))


def reserve(path: Path) -> bool:
    """Reserve the name of a new record against other programs. Return False if it is taken."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        _lock_file(path).touch(exist_ok=False)
    except FileExistsError:
        return not path.parent.is_dir()  # a file in the folder's place: reported when a move is saved
    except OSError:  # also reported later
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
    tools: defaultdict[int, list[msgspec.Raw]] = defaultdict(list)
    for kept in history.tools:
        tools[kept.number].append(msgspec.Raw(kept.raw))
    for number in range(len(history.moves) + 1):
        yield from tools[number]
        if raw := history.snapshots.get(number):
            yield Line(snapshot=msgspec.Raw(raw))
        if number < len(history.moves):
            yield Line(move=history.moves[number])


def _lock_file(path: Path) -> Path:
    """Return the path of the hidden lock file beside a record."""
    real = path.resolve()
    return real.with_name(f".{real.stem}.lock")


def _owned(path: Path) -> filelock.BaseFileLock:
    """Return the lock of a record, which ends with this process. Raises RecordInUse or BadRecord."""
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
    """Appends lines to a record and forces them to disk. Lines that cannot be written are kept and retried.

    It keeps the whole record in memory. If the file has vanished, it is written again; if somebody changed
    it, it stays as it is and a new file continues the record. `moved` is the new file's name until the person
    has been informed.
    """

    def __init__(
        self, path: Path, whole: bytes = b"", torn: bytes = b"", lock: filelock.BaseFileLock | None = None
    ) -> None:
        """Write to `path`, continuing after its complete lines and an incomplete one."""
        self.path = path
        self.problem: UserError | None = None
        self.moved: str | None = None
        self._whole = bytearray(whole)
        self._torn = torn
        self._waiting = b""
        self._lock = lock

    def begin(self, header: Header, state: bytes) -> None:
        """Begin the file with its header and first position."""
        self._append(header, Line(snapshot=msgspec.Raw(state)))

    def move(self, seat: Seat, action: Action) -> None:
        self._append(Line(move=(seat, str(action))))

    def undo(self, count: int) -> None:
        """Append that the last moves were taken back."""
        self._append(Line(undo=count))

    def tool_line(self, kept: Kept, *, at_once: bool) -> None:
        """Append a tool's line; if not at once, together with the next line."""
        self._waiting += kept.raw + b"\n"
        if at_once:
            self._append()

    def snapshot(self, state: bytes, finished: bool) -> None:
        """Append the state after the moves so far."""
        self._append(Line(snapshot=msgspec.Raw(state), finished=finished))

    def save_again(self) -> None:
        """Retry to write the lines that could not be written."""
        if self._waiting:
            self._append()

    def close(self) -> None:
        """Release the record to other programs."""
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
        """Write everything that is pending to disk."""
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
        known = bytes(self._whole[-COMPARED_BYTES:]) + self._torn
        length = len(self._whole) + len(self._torn)
        if not length or self.path.stat().st_size != length:
            return False
        with self.path.open("rb") as file:
            file.seek(length - len(known))
            return file.read(len(known) + 1) == known

    def _move_on(self) -> None:
        """Continue in another file, as somebody changed this one."""
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
        """Write data after the first `at` bytes, over an incomplete line there."""
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
