"""A file with a row a game, .jsonl or .csv: written as games are finished, and taken up again."""

from __future__ import annotations

import contextlib
import csv
import io
import os
from collections.abc import Iterable
from pathlib import Path
from typing import IO, Any

import filelock
import msgspec

from game import paths
from game.bots import rows
from game.bots.rows import BadRow, Row
from game.bots.series import Played, Series

SUFFIXES = (".jsonl", ".csv")
_BEGINS = {".jsonl": b'{"game":', ".csv": b"game,seed,"}
"""How every file that is written here begins."""
_END = b"\n"


class BadRows(Exception):
    """A file cannot take the rows of a series, and stays as it is; the message says what to do."""

    def __init__(self, path: Path, words: str) -> None:
        super().__init__(f"--rows {path}: {words}")


class RowFile:
    """Open until `close`; one program at a time has it. A row that was half written is left out."""

    def __init__(self, path: Path) -> None:
        """Open a file, or begin one. Raises BadRows."""
        self._path, self._real = path, path.resolve()
        self._csv = path.suffix.lower() == SUFFIXES[1]
        if path.suffix.lower() not in SUFFIXES:
            raise BadRows(path, f"ends in {path.suffix or 'nothing'}; rows are .jsonl or .csv")
        try:
            paths.refuse_folder(self._real.parent)
        except OSError as error:
            raise BadRows(path, f"cannot be written ({error.strerror})") from error
        self._lock = self._locked()
        try:
            raw = self._real.read_bytes() if self._real.exists() else b""
            self._file: IO[bytes] = self._real.open("ab", buffering=0)
            self._whole = raw[: raw.rfind(_END) + 1]
            self._read = self._decoded(raw)
        except OSError as error:
            self.close()
            raise BadRows(path, f"cannot be written ({error.strerror})") from error
        except BaseException:
            self.close()
            raise
        self._columns = list(self._read[0]) if self._read and self._csv else []
        self._series: Series | None = None
        self._games: list[Played] = []

    @property
    def first_seed(self) -> int | None:
        """The seed of the first game of the series that was begun; None: none was. Raises BadRows."""
        return self._said(1, rows.first_seed, self._read[0]) if self._read else None

    def take_up(self, series: Series) -> list[Played]:
        """The games that are in it. What is played from now on is of this series. Raises BadRows."""
        self._series = series
        games = [
            self._said(line, rows.game, series, row)
            for line, row in enumerate(self._read, start=1 + self._csv)
        ]
        twice = len(games) - len({game.seed for game in games})
        if twice:
            raise BadRows(self._path, f"{twice} games are there twice; mend the file, or name another one")
        self._games, self._read = games, []
        self._try(self._cut)
        return list(games)

    def add(self, game: Played) -> None:
        """Write a row. Raises BadRows; what is there stays."""
        row = self._row(game)
        self._games.append(game)
        if self._csv and not set(self._columns) >= row.keys():
            self._try(self._write_all)
            return
        self._try(self._append, self._encoded([row]))

    def sort(self) -> None:
        """Put the rows in the order of the games, where they came otherwise. Raises BadRows."""
        self._games.sort(key=lambda game: game.seed)
        self._try(self._write_all)

    def close(self) -> None:
        """Let other programs have it; one that was never written goes away."""
        if hasattr(self, "_file"):
            self._file.close()
        with contextlib.suppress(OSError):
            if self._real.is_file() and self._real.stat().st_size == 0:
                self._real.unlink()
        with contextlib.suppress(OSError):  # while it is held: whoever comes next makes a new one
            Path(self._lock.lock_file).unlink()
        self._lock.release()

    def _locked(self) -> filelock.BaseFileLock:
        lock = filelock.FileLock(self._beside("lock"), thread_local=False)
        try:
            lock.acquire(blocking=False)
        except filelock.Timeout as error:
            raise BadRows(self._path, "another program writes there; wait, or name another file") from error
        except OSError as error:
            raise BadRows(self._path, f"cannot be written ({error.strerror})") from error
        return lock

    def _said(self, line: int, what: Any, *given: Any) -> Any:
        try:
            return what(*given)
        except BadRow as error:
            raise BadRows(self._path, f"line {line} {error}; name another file") from error

    def _try(self, what: Any, *given: Any) -> None:
        try:
            what(*given)
        except OSError as error:
            raise BadRows(self._path, f"cannot be written ({error.strerror})") from error

    # ---- reading
    def _decoded(self, raw: bytes) -> list[Row]:
        begins = _BEGINS[self._path.suffix.lower()]
        if raw and not (raw.startswith(begins) or begins.startswith(raw)):
            raise BadRows(self._path, "has no rows of games; name another file")
        try:
            text = self._whole.decode()
            if self._csv:
                return list(csv.DictReader(io.StringIO(text, newline=""), restval="", strict=True))
            return [msgspec.json.decode(line, type=Row) for line in text.split("\n")[:-1]]
        except (ValueError, csv.Error, msgspec.MsgspecError) as error:
            raise BadRows(self._path, f"cannot be read ({error}); name another file") from error

    # ---- writing
    def _row(self, game: Played) -> Row:
        if self._series is None:
            raise ValueError("rows are added to a series that was taken up")
        return rows.row(self._series, game)

    def _encoded(self, found: Iterable[Row], *, headed: bool = False) -> bytes:
        if not self._csv:
            return b"".join(msgspec.json.encode(row) + _END for row in found)
        text = io.StringIO(newline="")
        writer = csv.DictWriter(text, self._columns, restval="", lineterminator="\n")
        if headed:
            writer.writeheader()
        writer.writerows(found)
        return text.getvalue().encode()

    def _cut(self) -> None:
        """Leave out what was half written."""
        self._file.truncate(len(self._whole))

    def _append(self, line: bytes) -> None:
        """In one go, so that a row is there as a whole or not at all."""
        size, done = self._file.seek(0, os.SEEK_END), 0
        try:
            while done < len(line):
                done += self._file.write(line[done:])
        except OSError:
            self._file.truncate(size)
            raise

    def _write_all(self) -> None:
        """All rows anew, unless they are there like that."""
        found = [self._row(game) for game in self._games]
        self._columns = rows.columns(found) if self._csv else []
        words = self._encoded(found, headed=True)
        if words != self._real.read_bytes():
            self._replace(words)

    def _replace(self, words: bytes) -> None:
        new = self._beside("new")
        try:
            new.write_bytes(words)
            self._file.close()
            new.replace(self._real)
        finally:
            new.unlink(missing_ok=True)
            self._file = self._real.open("ab", buffering=0)

    def _beside(self, suffix: str) -> Path:
        """A hidden file."""
        return self._real.with_name(f".{self._real.name}.{suffix}")
