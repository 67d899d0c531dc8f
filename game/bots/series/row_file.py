"""A file with one row a game, .jsonl or .csv: written as games finish, and resumable."""

from __future__ import annotations

import contextlib
import csv
import io
import os
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import ClassVar, Protocol

import filelock
import msgspec

from game import paths
from game.bots.series import rows
from game.bots.series.rows import BadRow, Row
from game.bots.series.series import Played, Series
from game.engine import files
from game.errors import Fact, Say, UserError, WrongValue


class Format(Protocol):
    """A file format.

    begins: the first bytes of every file
    heads: the number of lines before the first row
    """

    begins: ClassVar[bytes]
    heads: ClassVar[int]

    def read(self, text: str) -> list[Row]:
        """Return the rows in a text of whole lines. Raises ValueError."""
        ...

    def write(self, found: Sequence[Row], columns: Sequence[str], *, headed: bool) -> bytes:
        """Return rows as lines, below the header if they begin a file."""
        ...


class JsonLines:
    """.jsonl: one object a line, with its own columns."""

    begins: ClassVar = b'{"game":'
    heads: ClassVar = 0

    def read(self, text: str) -> list[Row]:
        return [msgspec.json.decode(line, type=Row) for line in text.split("\n")[:-1]]

    def write(self, found: Sequence[Row], columns: Sequence[str], *, headed: bool) -> bytes:
        return b"".join(msgspec.json.encode(row) + b"\n" for row in found)


class Csv:
    """.csv: the first line has the columns of all rows; missing values are empty."""

    begins: ClassVar = b"game,seed,"
    heads: ClassVar = 1

    def read(self, text: str) -> list[Row]:
        try:
            return list(csv.DictReader(io.StringIO(text, newline=""), restval="", strict=True))
        except csv.Error as error:
            raise WrongValue("error-csv") from error

    def write(self, found: Sequence[Row], columns: Sequence[str], *, headed: bool) -> bytes:
        text = io.StringIO(newline="")
        writer = csv.DictWriter(text, columns, restval="", lineterminator="\n")
        if headed:
            writer.writeheader()
        writer.writerows(found)
        return text.getvalue().encode()


FORMATS: dict[str, Format] = {".jsonl": JsonLines(), ".csv": Csv()}
"""Formats by file extension."""


class BadRows(UserError):
    """A file cannot take the rows of a series; it stays unchanged."""

    def __init__(self, code: str, path: Path, **facts: Fact) -> None:
        super().__init__(code, **facts)
        self.file = str(path)

    def place(self, say: Say) -> Iterable[str]:
        return (f"--rows {self.file}",)


class RowFile:
    """An open file of rows, locked against other programs until `close`. A half-written row is dropped."""

    def __init__(self, path: Path) -> None:
        """Open or create a file. Raises BadRows."""
        self._path, self._real = path, path.resolve()
        self._format = self._known_format()
        with self._naming_errors():
            paths.refuse_folder(self._real.parent)
        self._lock = self._locked()
        with contextlib.ExitStack() as undone:
            undone.callback(self._release)
            with self._naming_errors():
                raw = self._real.read_bytes() if self._real.exists() else b""
                self._whole = raw[: raw.rfind(b"\n") + 1]
                self._read = self._decoded(raw)
                self._file = self._real.open("ab", buffering=0)
            undone.pop_all()
        self._columns = list(self._read[0]) if self._read else []
        self._series: Series | None = None
        self._games: list[Played] = []

    @property
    def first_seed(self) -> int | None:
        """The seed of the first game in the file's series; None for a new file. Raises BadRows."""
        with self._naming_errors(self._format.heads + 1):
            return rows.first_seed(self._read[0]) if self._read else None

    def take_up(self, series: Series) -> list[Played]:
        """Resume a series: return its games in the file and add the following games to it. Raises BadRows."""
        games = []
        for line, row in enumerate(self._read, start=self._format.heads + 1):
            with self._naming_errors(line):
                games.append(rows.game(series, row))
        twice = len(games) - len({game.seed for game in games})
        if twice:
            raise BadRows("error-rows-twice", self._path, count=twice)
        self._series, self._games, self._read = series, games, []
        with self._naming_errors():
            self._file.truncate(len(self._whole))
        return list(games)

    def add(self, game: Played) -> None:
        """Write a row. Raises BadRows; existing rows are kept."""
        row = self._row(game)
        self._games.append(game)
        with self._naming_errors():
            if self._format.heads and not set(self._columns) >= row.keys():
                self._write_all()
            else:
                self._append(self._format.write([row], self._columns, headed=False))

    def sort(self) -> None:
        """Sort the rows by game if they are out of order. Raises BadRows."""
        self._games.sort(key=lambda game: game.seed)
        with self._naming_errors():
            self._write_all()

    def close(self) -> None:
        """Release the file. A file without rows is deleted."""
        self._file.close()
        with contextlib.suppress(OSError):
            if self._real.stat().st_size == 0:
                self._real.unlink()
        self._release()

    # ---- who has it
    def _locked(self) -> filelock.BaseFileLock:
        lock = filelock.FileLock(self._beside("lock"), thread_local=False)
        try:
            with self._naming_errors():
                lock.acquire(blocking=False)
        except filelock.Timeout as error:
            raise BadRows("error-rows-in-use", self._path) from error
        return lock

    def _release(self) -> None:
        with contextlib.suppress(OSError):  # still locked: the next program creates a new one
            Path(self._lock.lock_file).unlink()
        self._lock.release()

    @contextlib.contextmanager
    def _naming_errors(self, line: int = 0) -> Iterator[None]:
        """Turn errors of the file, or of one of its lines, into BadRows."""
        try:
            yield
        except filelock.Timeout:
            raise
        except BadRow as error:
            raise BadRows("error-rows-line", self._path, line=line, problem=error) from error
        except OSError as error:
            raise BadRows("error-rows-unwritten", self._path, reason=error) from error

    # ---- reading
    def _known_format(self) -> Format:
        suffix = self._path.suffix
        if suffix.lower() not in FORMATS:
            code = "error-rows-format" if suffix else "error-rows-no-format"
            raise BadRows(code, self._path, suffix=suffix, known=tuple(FORMATS))
        return FORMATS[suffix.lower()]

    def _decoded(self, raw: bytes) -> list[Row]:
        begins = self._format.begins
        if raw and not (raw.startswith(begins) or begins.startswith(raw)):
            raise BadRows("error-rows-none", self._path)
        try:
            return self._format.read(self._whole.decode())
        except ValueError as error:
            raise BadRows("error-rows-unreadable", self._path, reason=error) from error

    # ---- writing
    def _row(self, game: Played) -> Row:
        if self._series is None:
            raise RuntimeError("rows are added to a series that was taken up")
        return rows.row(self._series, game)

    def _append(self, line: bytes) -> None:
        """Append a line completely or not at all."""
        size, done = self._file.seek(0, os.SEEK_END), 0
        try:
            while done < len(line):
                done += self._file.write(line[done:])
        except OSError:
            self._file.truncate(size)
            raise

    def _write_all(self) -> None:
        """Rewrite all rows, unless they are unchanged."""
        found = [self._row(game) for game in self._games]
        self._columns = rows.columns(found)
        words = self._format.write(found, self._columns, headed=True)
        if words != self._real.read_bytes():
            self._replace(words)

    def _replace(self, words: bytes) -> None:
        try:
            self._file.close()
            files.replace(self._real, words)
        finally:
            self._file = self._real.open("ab", buffering=0)

    def _beside(self, suffix: str) -> Path:
        """Return a hidden file in the same folder."""
        return self._real.with_name(f".{self._real.name}.{suffix}")
