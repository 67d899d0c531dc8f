"""The person's records as a list: rename, copy, export, delete and restore them."""

from __future__ import annotations

import contextlib
import os
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import msgspec
import platformdirs

from game.engine import files
from game.engine.session import record, record_writer
from game.engine.session.record import BadRecord
from game.errors import UserError, printable
from game.records import hall, record_loader

NAMES = "names.json"
"""The file with the names that people gave to records."""
DELETED = ".deleted"
"""The folder of deleted records that can still be restored."""
LONGEST_NAME = 60
LATEST = 253_370_764_800.0
"""The year 9999 in seconds: the latest date of Python's calendar."""
SUFFIX = record_loader.SUFFIX
_FORBIDDEN = '<>:"/\\|?*'
"""Characters that some systems don't allow in file names."""


@dataclass(frozen=True)
class RecordInfo:
    """A row of the list of records.

    damaged   the error if it cannot be read
    changed   seconds since 1970
    turn      the turn of its last snapshot
    colours   the colours of the seats
    lesson    the lesson as which it began
    name      the name that a person gave it
    edition   the name of its edition
    """

    path: Path
    title: str
    seats: tuple[str, ...]
    moves: int
    finished: bool
    changed: float
    damaged: UserError | None = None
    turn: int = 0
    colours: tuple[str, ...] = ()
    lesson: str | None = None
    name: str = ""
    edition: str | None = None


@dataclass(frozen=True)
class Outcome:
    """The winners of a game, and everybody's points."""

    winners: tuple[int, ...]
    totals: tuple[int, ...]


class Library:
    """The records of a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._gone: list[Path] = []
        """Deleted records that can be restored, the last one last."""

    # ---- what there is
    def records(self, each: Callable[[], None] = lambda: None) -> list[RecordInfo]:
        """Return all records, the newest first; `each` is called before each one is read."""
        found, names = [], self._names()
        for path in sorted(self._files(), key=_changed, reverse=True):
            each()
            found.append(_info(path, names.get(path.name, "")))
        return found

    def trouble(self) -> UserError | None:
        """Return the error of the folder; None if it can be read or doesn't exist yet."""
        try:
            record_loader.records_in(self.folder)
        except OSError as error:
            return record_loader.blocked(self.folder, error)
        return None

    def _files(self) -> list[Path]:
        try:
            return record_loader.records_in(self.folder)
        except OSError:  # `trouble` says why
            return []

    def outcome(self, info: RecordInfo) -> Outcome | None:
        """Return the outcome of a finished game; None if it is unknown."""
        if not info.finished:
            return None
        try:
            end = record_loader.end(info.path)
        except UserError:
            return None
        return None if end is None else Outcome(end.scores.winners, end.scores.totals)

    def new_path(self, title: str) -> Path:
        """Return a path for the record of a new game that no other program will use."""
        wanted = self.folder / f"{title}-{time.strftime('%Y%m%d-%H%M%S')}{SUFFIX}"
        names = files.names_like(wanted)
        return next(path for path in names if not os.path.lexists(path) and record_writer.reserve(path))

    # ---- what can be done
    def rename(self, info: RecordInfo, name: str) -> None:
        """Name a record; "" removes the name. The file keeps its own name. Raises OSError."""
        names = self._names(strict=True)
        names.pop(info.path.name, None)
        if plain := printable(name).strip()[:LONGEST_NAME]:
            names[info.path.name] = plain
        self._keep_names(names)

    def duplicate(self, info: RecordInfo) -> Path:
        """Copy a record and return the copy's path. Raises BadRecord or OSError."""
        copied = record_loader.copy(info.path)
        if name := self._names().get(info.path.name):
            self._keep_names(self._names(strict=True) | {copied.name: name})
        return copied

    @property
    def deleted(self) -> Path | None:
        """The record that `restore` would restore; None if there is none."""
        return self._gone[-1] if self._gone else None

    def delete(self, info: RecordInfo) -> None:
        """Remove a record from the list; the hall of fame keeps the game. Raises BadRecord or OSError."""
        hall.sync(self.folder)  # the hall keeps the game,
        hall.look(self.folder, info.path.stem)  # and its course
        bin_folder = self.folder / DELETED
        bin_folder.mkdir(parents=True, exist_ok=True)
        target = record.free(bin_folder / info.path.name)
        record_writer.move(info.path, target)
        self._gone.append(target)

    def restore(self) -> Path:
        """Restore the record that was deleted last. Raises OSError."""
        gone = self._gone[-1]
        target = record.free(self.folder / gone.name)
        gone.replace(target)
        self._gone.pop()
        return target

    def forget_deleted(self) -> None:
        """Delete the restorable records for good."""
        self._gone.clear()
        with contextlib.suppress(OSError):
            for path in (self.folder / DELETED).iterdir():
                path.unlink()
            (self.folder / DELETED).rmdir()
            names = self._names(strict=True)
            left = {file: name for file, name in names.items() if (self.folder / file).exists()}
            if left != names:
                self._keep_names(left)

    # ---- to give away
    def export_path(self, info: RecordInfo) -> Path:
        """Return the default path for an exported copy."""
        stem = "".join(" " if letter in _FORBIDDEN else letter for letter in info.name).strip(" .")
        stem = info.path.stem if files.is_device(stem) else stem
        return _documents() / f"{stem or info.path.stem}{SUFFIX}"

    def export(self, info: RecordInfo, target: Path, *, replace: bool = False) -> None:
        """Write all complete lines of a record to another file.

        Raises FileExistsError unless `replace`; BadRecord or OSError.
        """
        whole = record.read(info.path).whole
        if not replace:
            files.write_new(target, whole)
            return
        files.replace(target, whole)

    # ---- names
    def _names(self, *, strict: bool = False) -> dict[str, str]:
        """Return the names of records by file. With `strict`, raise OSError if they cannot be read, so that
        they are not overwritten.
        """
        try:
            return msgspec.json.decode((self.folder / NAMES).read_bytes(), type=dict[str, str])
        except (FileNotFoundError, ValueError, RecursionError):
            return {}
        except OSError:
            if strict:
                raise
            return {}

    def _keep_names(self, names: dict[str, str]) -> None:
        files.replace(self.folder / NAMES, msgspec.json.format(msgspec.json.encode(names, enc_hook=str)))


def typed_path(words: str, info: RecordInfo) -> Path:
    """Return the path that a person typed: a folder gets the record's name, and a missing extension is
    added."""
    path = Path(words.strip()).expanduser()
    path = path if path.is_absolute() else Path.home() / path
    if path.is_dir():
        path = path / info.path.name
    return path if path.suffix else path.with_name(f"{path.name}{SUFFIX}")


def _documents() -> Path:
    places = (platformdirs.user_documents_path(), platformdirs.user_downloads_path())
    return next((place for place in places if place.is_dir()), Path.home())


def _changed(path: Path) -> float:
    """Return when a file was changed, limited to valid dates; 0.0 if that is unknown."""
    try:
        return max(0.0, min(path.stat().st_mtime, LATEST))
    except OSError:
        return 0.0


def _info(path: Path, name: str) -> RecordInfo:
    try:
        loaded = record_loader.read(path)
    except BadRecord as error:
        return RecordInfo(path, "", (), 0, False, _changed(path), error, name=name)
    seats, moves = loaded.header.seats, len(loaded.moves)
    return RecordInfo(
        path, loaded.header.title, tuple(seat.name for seat in seats), moves, loaded.finished, _changed(path),
        turn=loaded.turn, colours=tuple(seat.colour for seat in seats), lesson=loaded.header.lesson or None,
        name=printable(name), edition=loaded.header.edition.name if loaded.header.edition else None,
    )  # fmt: skip
