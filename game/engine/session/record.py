"""The game record: one text file, JSON Lines, append-only, on disk before a move is shown.

A header, then a line for each move, undo or snapshot; the first snapshot is the first position. It is save,
replay, bug report and test fixture at once. Nothing in it is executed; sizes out of bounds are refused, and
a field that this program does not know means that a newer one wrote it. A line of nothing but unknown
fields was written by a tool (`tool_lines`): it is kept.

A snapshot is the truth: the position after so many moves, whatever today's rules make of these moves.
"""

from __future__ import annotations

import hashlib
import io
import os
import re
import secrets
import stat
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated

import msgspec

from game import __version__
from game.engine import files
from game.engine.content.edition import Edition
from game.engine.model import Agreed
from game.engine.session import tool_lines
from game.engine.session.tool_lines import Kept
from game.errors import Fact as UserFact
from game.errors import Say, UserError, WrongValue, is_printable, printable, shorten

FORMAT = 2
"""The number of the file format. Every later version reads it, which tests/records checks."""
MAX_FILE = 64 << 20
MAX_LINE = 1 << 20
MAX_LINES = 1_000_000
MAX_MOVES = 300_000
AGREED = str(Agreed.__struct_config__.tag)
"""The verb of agreements."""
HUMAN = "human"
"""The kind of a seat without a bot."""
IDENTITY_LETTERS = 16
"""The letters in a game's random id."""
MAX_SENTENCE = 199
"""The most letters in a sentence about a record."""
COLOURS = ("blue", "orange", "green", "red", "violet", "ivory", "charcoal")
"""The colours of seats, by id."""

Name = Annotated[str, msgspec.Meta(max_length=40)]
Word = Annotated[str, msgspec.Meta(max_length=80)]
Place = Annotated[int, msgspec.Meta(ge=0, le=7)]


class BadRecord(UserError):
    """A record cannot be used; its sentence names the file and has at most MAX_SENTENCE letters."""

    def __init__(self, code: str, path: Path, **facts: UserFact) -> None:
        super().__init__(code, **facts)
        self.file = shorten(printable(path.name), 60)

    def place(self, say: Say) -> Iterable[str]:
        return (self.file,)

    def text(self, say: Say) -> str:
        return shorten(super().text(say), MAX_SENTENCE)


class Unreadable(BadRecord):
    """A record cannot be read at present, but perhaps later."""


class RecordInUse(BadRecord):
    """Another program has the record open; a copy can be opened."""


class SeatSetup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The player at a seat: a person (HUMAN) or a bot by its name, with a name and a colour."""

    name: Name
    colour: Name
    kind: Name = HUMAN

    def __post_init__(self) -> None:
        if not is_printable(self.name):
            raise WrongValue("error-name-signs")
        if self.colour not in COLOURS:
            raise WrongValue("error-seat-colour", colour=self.colour, known=COLOURS)
        msgspec.structs.force_setattr(self, "name", str(self.name))  # only plain words can be written

    @property
    def is_person(self) -> bool:
        """True if no bot sits there."""
        return self.kind == HUMAN


class Header(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The first line: all that is needed to play the game again.

    placed   the first position was given, not dealt from the seed
    lesson   the lesson that the game began as
    edition  what differs from the title's own content, so that the game goes on anywhere; None: nothing
    game     what tells this game from all others, in copies too; "" where it was begun by an earlier version
    """

    format: int
    program: Word
    title: Name
    seats: Annotated[tuple[SeatSetup, ...], msgspec.Meta(min_length=1, max_length=8)]
    options: Annotated[dict[Name, Word], msgspec.Meta(max_length=100)]
    seed: Annotated[int, msgspec.Meta(ge=0, le=2**63 - 1)]
    content: Word
    practice: bool = False
    placed: bool = False
    lesson: Name = ""
    edition: Edition | None = None
    game: Name = ""


class _Origin(msgspec.Struct):
    """The fields in the first line of every format."""

    format: int
    program: Word


NOTHING = msgspec.Raw()
_AT_ONCE = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
"""Flags that open a file without waiting for whatever may have replaced it."""


class Line(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A later line: a move (seat, its action's text), a number of moves taken back, or a snapshot."""

    move: tuple[Place, Annotated[str, msgspec.Meta(max_length=4000)]] | None = None
    undo: Annotated[int, msgspec.Meta(ge=1, le=MAX_MOVES)] | None = None
    snapshot: msgspec.Raw = NOTHING
    finished: bool = False


OWN_FIELDS = frozenset(Line.__struct_fields__)


class History(msgspec.Struct):
    """The moves that were not undone, the known positions by number of moves made before, the lines of
    tools."""

    moves: list[tuple[int, str]] = []
    snapshots: dict[int, bytes] = {}
    tools: list[Kept] = []

    @property
    def last_snapshot(self) -> int:
        """The number of moves that the last snapshot includes; 0 without any."""
        return next(reversed(self.snapshots), 0)

    @property
    def agreements(self) -> int:
        """The number of moves that were agreements."""
        return sum(text.partition(" ")[0] == AGREED for _, text in self.moves)

    def take_back(self, count: int) -> None:
        """Remove the last moves, and the known positions after them."""
        del self.moves[len(self.moves) - count :]
        while self.last_snapshot > len(self.moves):
            self.snapshots.popitem()

    def undo(self, count: int) -> list[Kept]:
        """Take back the last moves for good, with the tool lines that go with them. Return those."""
        self.take_back(count)
        return tool_lines.undone(self.tools, len(self.moves))


class _Dated(msgspec.Struct):
    """The fields at the beginning of every snapshot."""

    turn: int = 0


class Loaded(msgspec.Struct):
    """The contents of a record."""

    header: Header
    history: History
    whole: bytes
    """The complete lines of the file."""
    torn: bytes
    """The last line if it is incomplete, because the program was stopped while writing; it is ignored."""
    finished: bool = False

    @property
    def moves(self) -> list[tuple[int, str]]:
        """The moves that were not undone."""
        return self.history.moves

    @property
    def snapshot(self) -> bytes | None:
        """The last snapshot; None if there is none."""
        return self.history.snapshots.get(self.history.last_snapshot)

    @property
    def identity(self) -> str:
        """An id that all copies of a game share, and no other game has."""
        if self.header.game:
            return self.header.game
        encoded = msgspec.json.encode((self.header, self.moves))
        return hashlib.sha256(encoded).hexdigest()[:IDENTITY_LETTERS]

    @property
    def turn(self) -> int:
        """The turn of the last snapshot."""
        try:
            return msgspec.json.decode(self.snapshot or b"", type=_Dated).turn
        except (ValueError, RecursionError):
            return 0


def new_identity() -> str:
    """Return a random id for a new game."""
    return secrets.token_hex(IDENTITY_LETTERS // 2)


def read(path: Path) -> Loaded:
    """Return the contents of a record. Raises BadRecord."""
    raw = content(path)
    length = raw.rfind(b"\n") + 1
    if not length:
        raise BadRecord("error-record-no-line", path)
    whole, torn = raw[:length], raw[length:]
    lines = io.BytesIO(whole)
    loaded = Loaded(_header(path, lines.readline()), History(), whole, torn)
    for number, line in enumerate(lines, start=2):
        if number > MAX_LINES or len(loaded.moves) > MAX_MOVES:
            raise BadRecord("error-record-too-long", path, line=number)
        if not line.isspace():
            _add(path, loaded, number, line)
    return loaded


def refuse_other_files(path: Path) -> None:
    """Raise BadRecord for anything but a regular file, which may block or never end."""
    try:
        found = path.stat()
    except (OSError, ValueError) as error:
        raise _unreadable(path, error) from error
    if not stat.S_ISREG(found.st_mode):
        raise BadRecord("error-record-no-file", path)
    if found.st_size > MAX_FILE:
        raise BadRecord("error-record-too-large", path)


def content(path: Path) -> bytes:
    """Return the contents of a regular file of bounded size. Raises BadRecord."""
    refuse_other_files(path)
    try:
        with os.fdopen(os.open(path, os.O_RDONLY | _AT_ONCE), "rb") as file:
            raw = file.read(MAX_FILE + 1)
    except OSError as error:
        raise _unreadable(path, error) from error
    if not raw:
        raise BadRecord("error-record-empty", path)
    if len(raw) > MAX_FILE:
        raise BadRecord("error-record-too-large", path)
    return raw


def _unreadable(path: Path, error: Exception) -> Unreadable:
    return Unreadable("error-record-unreadable", path, reason=error)


def unfit(path: Path, *, ours: bool) -> BadRecord:
    """Return the error for a record without a fitting position. `ours`: this very version wrote it."""
    return BadRecord("error-record-unfit-ours" if ours else "error-record-unfit", path)


def _newer(path: Path, program: str) -> BadRecord:
    if _is_newer_than_this(program):
        return BadRecord("error-record-newer", path, version=program)
    return BadRecord("error-record-newer-unknown", path)


def _older(path: Path, program: str) -> BadRecord:
    return BadRecord("error-record-older", path, version=program)


def _header(path: Path, raw: bytes) -> Header:
    program = ""
    try:
        if len(raw) > MAX_LINE:
            raise WrongValue("error-line-long")
        origin = msgspec.json.decode(raw, type=_Origin)
        program = origin.program
        if origin.format > FORMAT:
            if _is_newer_than_this(program):
                raise _newer(path, program)
            raise WrongValue("error-record-format", format=origin.format)
        if origin.format < FORMAT:
            raise _older(path, program)
        return msgspec.json.decode(raw, type=Header)
    except (ValueError, RecursionError) as error:
        if _is_of_newer(program, error):
            raise _newer(path, program) from error
        raise BadRecord("error-record-start", path, reason=error) from error


def _is_of_newer(program: str, error: Exception) -> bool:
    """Return whether msgspec failed because of a field that a newer version of the program wrote.

    The newer version may also have continued the record of an older one, but our own lines have no such
    fields.
    """
    return "unknown field" in str(error) and program not in ("", __version__)


def _is_newer_than_this(program: str) -> bool:
    """Return whether a version is newer than this one; an unreadable version counts as newer."""
    if not program[:1].isdecimal():
        return bool(program)
    return _numbers(program) > _numbers(__version__)


def _numbers(version: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d{1,9}", version)]


def _add(path: Path, loaded: Loaded, number: int, raw: bytes) -> None:
    try:
        if len(raw) > MAX_LINE:
            raise WrongValue("error-line-long")
        _take_in(loaded, raw)
    except (ValueError, RecursionError) as error:
        if _is_of_newer(loaded.header.program, error):
            raise _newer(path, loaded.header.program) from error
        raise BadRecord("error-record-damaged", path, line=number, reason=error) from error


def _take_in(loaded: Loaded, raw: bytes) -> None:
    history = loaded.history
    try:
        line = msgspec.json.decode(raw, type=Line)
    except msgspec.ValidationError as error:
        found = (
            tool_lines.read(raw, len(history.moves), OWN_FIELDS) if "unknown field" in str(error) else None
        )
        if found is None:
            raise
        tool_lines.add(history.tools, found)
        return
    if line.move:
        history.moves.append(line.move)
        loaded.finished = False
    if line.undo:
        if line.undo > len(history.moves):
            raise WrongValue("error-record-undo")
        history.undo(line.undo)
        loaded.finished = False
    if bytes(line.snapshot):
        history.snapshots[len(history.moves)] = bytes(line.snapshot)
    loaded.finished = loaded.finished or line.finished


def free(path: Path) -> Path:
    """Return an unused path with that name, or with a number behind it."""
    return next(found for found in files.names_like(path) if not os.path.lexists(found))
