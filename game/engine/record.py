"""The game record: one text file, JSON Lines, append-only, on disk before a move is shown.

A header, then a line for each move, undo or snapshot. It is save, replay, bug report and test fixture at
once. Nothing in it is executed; unknown fields and sizes out of bounds are refused.
"""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import Annotated, Any

import msgspec

from game.engine.model import Action, Seat

FORMAT = 1
MAX_FILE = 32 << 20
MAX_LINE = 1 << 20

Name = Annotated[str, msgspec.Meta(max_length=40)]
Word = Annotated[str, msgspec.Meta(max_length=80)]


class BadRecord(Exception):
    """A record cannot be used; the message names the file, the line and what to do."""


class SeatSetup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits at a seat: a person ("human") or a bot by its name, with a name and a colour."""

    name: Name
    colour: Name
    kind: Name = "human"


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line: all that is needed to play the game again."""

    format: int
    program: Word
    title: Name
    seats: Annotated[tuple[SeatSetup, ...], msgspec.Meta(min_length=1, max_length=8)]
    options: dict[Name, Word]
    seed: int
    content: Word
    practice: bool = False


NOTHING = msgspec.Raw()


class Line(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A later line: a move (seat, verb, ids), so many moves taken back, or a snapshot of the state."""

    move: tuple[Seat, Word, tuple[int | Word, ...]] | None = None
    undo: Annotated[int, msgspec.Meta(ge=1)] | None = None
    snapshot: msgspec.Raw = NOTHING
    finished: bool = False


class Loaded(msgspec.Struct):
    """What a record says: moves that stand, the last snapshot and how many moves it includes."""

    header: Header
    moves: list[tuple[Seat, Action]]
    snapshot: bytes | None = None
    snapshot_at: int = 0
    finished: bool = False
    torn: bool = False
    """The last line was incomplete (the program was stopped while writing) and is left out."""
    length: int = 0
    """Bytes of the file up to the last whole line."""


def read(path: Path) -> Loaded:
    """Read a record. Raises BadRecord."""
    lines, torn, length = _lines(path)
    if not lines:
        raise BadRecord(f"{path.name}: the file is empty; delete it.")
    loaded = Loaded(_header(path, lines[0]), [], torn=torn, length=length)
    for number, raw in enumerate(lines[1:], start=2):
        _add(path, loaded, number, raw)
    return loaded


def _lines(path: Path) -> tuple[list[bytes], bool, int]:
    """Whole lines, whether a torn one was dropped, and the length of the whole ones in bytes."""
    try:
        if path.stat().st_size > MAX_FILE:
            raise BadRecord(f"{path.name}: larger than any game record; it is not one of ours.")
        raw = path.read_bytes()
    except OSError as error:
        raise BadRecord(f"{path.name}: cannot be read ({error.strerror}); check the file.") from error
    length = raw.rfind(b"\n") + 1
    return raw[:length].splitlines(), length < len(raw), length


def _header(path: Path, raw: bytes) -> Header:
    try:
        header = msgspec.json.decode(raw, type=Header)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadRecord(f"{path.name}: line 1 is not the start of a game record ({error}).") from error
    if header.format != FORMAT:
        raise BadRecord(
            f"{path.name}: written in format {header.format}, this program reads {FORMAT};"
            " open it with the program that wrote it."
        )
    return header


def _add(path: Path, loaded: Loaded, number: int, raw: bytes) -> None:
    try:
        if len(raw) > MAX_LINE:
            raise msgspec.ValidationError("the line is too long")
        line = msgspec.json.decode(raw, type=Line)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadRecord(f"{path.name}: line {number} is damaged ({error}).") from error
    if line.move:
        seat, verb, args = line.move
        loaded.moves.append((seat, Action(verb, args)))
        loaded.finished = False
    if line.undo:
        _take_back(path, loaded, number, line.undo)
    if bytes(line.snapshot):
        loaded.snapshot, loaded.snapshot_at = bytes(line.snapshot), len(loaded.moves)
    loaded.finished = loaded.finished or line.finished


def _take_back(path: Path, loaded: Loaded, number: int, count: int) -> None:
    if count > len(loaded.moves):
        raise BadRecord(f"{path.name}: line {number} takes back more moves than there are.")
    del loaded.moves[-count:]
    loaded.finished = False
    if loaded.snapshot_at > len(loaded.moves):
        loaded.snapshot, loaded.snapshot_at = None, 0


class Writer:
    """Appends lines to a record and forces them to disk. One that cannot be written is kept and retried."""

    def __init__(self, path: Path, length: int = 0) -> None:
        """Write at `path`, going on after its first `length` bytes."""
        self.path = path
        self.problem: str | None = None
        self._length = length
        self._waiting: list[bytes] = []

    def header(self, header: Header) -> None:
        """Begin the file."""
        self._append(header)

    def move(self, seat: Seat, action: Action) -> None:
        """A seat's choice."""
        self._append(Line(move=(seat, action.verb, action.args)))

    def undo(self, count: int) -> None:
        """So many of the last moves are taken back."""
        self._append(Line(undo=count))

    def snapshot(self, state: bytes, finished: bool) -> None:
        """The state after the moves so far."""
        self._append(Line(snapshot=msgspec.Raw(state), finished=finished))

    def _append(self, line: Any) -> None:
        self._waiting.append(msgspec.json.encode(line) + b"\n")
        try:
            self._write(b"".join(self._waiting))
        except OSError as error:
            self.problem = f"{self.path}: cannot be saved ({error.strerror}); free or change the folder."
        else:
            self._waiting.clear()
            self.problem = None

    def _write(self, data: bytes) -> None:
        if not self._length:
            self.path.parent.mkdir(parents=True, exist_ok=True)
        file = os.open(self.path, os.O_RDWR if self._length else os.O_RDWR | os.O_CREAT, 0o644)
        try:
            if os.fstat(file).st_size < self._length:
                raise OSError(errno.EIO, "another program cut the file")
            os.ftruncate(file, self._length)  # a line that was half written before
            os.lseek(file, 0, os.SEEK_END)
            written = os.write(file, data)
            if written < len(data):
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
            os.fsync(file)
        finally:
            os.close(file)
        self._length += len(data)
