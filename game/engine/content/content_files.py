"""Load content files (TOML) as typed records. Errors name the file, the field and what to do."""

from __future__ import annotations

import hashlib
import sys
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from functools import reduce
from operator import or_
from pathlib import Path
from typing import Annotated, Any, TypeVar

import msgspec

from game.engine import files
from game.engine.board.places import Board
from game.engine.content import content_errors, edition, toml_lines
from game.engine.content.edition import BadEdition, Edition, Keys
from game.errors import Fact, Say, UserError

T = TypeVar("T")
Count = Annotated[int, msgspec.Meta(ge=0, le=edition.MAX_NUMBER)]
"""A number that is 0 or more."""
Positive = Annotated[int, msgspec.Meta(ge=1, le=edition.MAX_NUMBER)]
"""A number that is 1 or more."""
Signed = Annotated[int, msgspec.Meta(ge=-edition.MAX_NUMBER, le=edition.MAX_NUMBER)]
"""A number that is added and may be negative."""


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record in a content file. Unknown fields are errors."""


def any_kind_of(base: type[Record], module: str) -> Any:
    """Return the union of the kinds of a record that a module defines, for fields that hold one of them.

    Kinds from which others derive are left out.
    """
    known = vars(sys.modules[module]).values()
    kinds = (kind for kind in known if isinstance(kind, type) and issubclass(kind, base))
    return reduce(or_, (kind for kind in kinds if kind.__module__ == module and not kind.__subclasses__()))


def within(thing: Any, kind: type[T]) -> Iterator[T]:
    """Yield all records of a kind within a part of the content, including the part itself."""
    if isinstance(thing, kind):
        yield thing
    if isinstance(thing, msgspec.Struct):
        thing = msgspec.structs.astuple(thing)
    elif isinstance(thing, Mapping):
        thing = tuple(thing.values())
    for part in thing if isinstance(thing, list | tuple) else ():
        yield from within(part, kind)


class BadContent(UserError):
    """A content file cannot be used; the sentence names file, line and field.

    file       the name of the file; "" if the error is not in one file
    keys       the path of the field, as far as known; None if no field is at fault
    is_second  True if the second place with `value` is the wrong one
    also       other fields that may be wrong, by file and path
    exact_keys the path of the exact fault, if it is deeper than `keys`
    folder     the edition of the file; "" if none
    line       counted from 1; 0 if unknown
    """

    folder = ""
    line = 0
    exact_keys: Keys = ()
    is_second = False
    also: Sequence[tuple[str, Keys]] = ()

    def __init__(self, code: str, file: str = "", keys: Keys | None = None, /, **facts: Fact) -> None:
        super().__init__(code, **facts)
        self.file, self.keys = file, keys

    @property
    def value(self) -> str:
        """The word that doesn't exist or is used twice; "" for other errors."""
        return str(self.facts.get("value", ""))

    def place(self, say: Say) -> Iterable[str]:
        if self.folder or self.file:
            yield "/".join(filter(None, (self.folder, self.file)))
        if self.line:
            yield say("error-line", line=self.line)
        if self.keys is not None:
            yield _named(self.keys) or say("error-whole-file")

    def located(self, text_of: Callable[[str], str], folder: str = "") -> BadContent:
        """Return the error with its line, if the texts contain it, and with its folder."""
        found = copy(self)
        found.folder = folder
        found.file, found.line = next(self._places(text_of), (self.file, 0))
        return found

    def _places(self, text_of: Callable[[str], str]) -> Iterator[tuple[str, int]]:
        """Yield the files and lines where the error may be, the likeliest first."""
        ways = [(self.file, self.exact_keys or self.keys or ()), *self.also]
        for exactly in (True, False):
            for file, keys in ways:
                if line := toml_lines.line_of(text_of(file), keys, exactly=exactly):
                    yield file, line
        if self.value and (line := toml_lines.line_with(text_of(self.file), self.value, 1 + self.is_second)):
            yield self.file, line


@dataclass(frozen=True)
class File:
    """A content file, with an edition's changes to it."""

    path: Path
    changes: Mapping[str, Any] | None = None

    @property
    def name(self) -> str:
        """The file's name on disk."""
        return self.path.name

    def read_bytes(self) -> bytes:
        """Return bytes that determine the file's content; two equal results mean equal content."""
        own = self.path.read_bytes()
        return own if self.changes is None else own + msgspec.json.encode(self.changes, order="sorted")


class Folder:
    """The content files of a title in an edition: ``folder
    "cards.toml"`` is one of them.
    """

    def __init__(self, path: Path, edition: Edition | None = None) -> None:
        """Open a folder; without an edition its files are read as they are."""
        self.path, self.edition = path, edition
        self._files: set[Path] = set()

    def __truediv__(self, name: str) -> File:
        path = self.path / name
        self._files.add(path)
        return File(path, self.edition.changes.get(path.stem) if self.edition else None)

    @property
    def files(self) -> tuple[Path, ...]:
        """The files requested so far."""
        return tuple(sorted(self._files))

    def located(self, error: BadContent) -> BadContent:
        """Return the error about one of the files with its line."""
        return error.located(self._text) if error.file else error

    def _text(self, name: str) -> str:
        return files.without_bom((self.path / name).read_bytes()).decode()

    def refuse_unread(self) -> None:
        """Raise BadContent for a file that the edition changes and that nobody requested."""
        stems = {path.stem for path in self.files}
        for name in sorted(self.edition.changes.keys() - stems) if self.edition else ():
            known = tuple(path.name for path in self.files)
            raise BadContent("error-content-no-such-file", f"{name}.toml", known=known)


def load(file: File | Path, kind: type[T]) -> T:
    """Return the contents of a file as a record of the given type. Raises BadContent."""
    path, changes = (file.path, file.changes) if isinstance(file, File) else (file, None)
    try:
        raw = files.without_bom(path.read_bytes())
        tables = tomllib.loads(raw.decode())
        if changes:
            return _changed(path.name, tables, changes, kind)
        return _as_printed(path.name, raw.decode(), tables, kind)
    except OSError as error:
        raise BadContent(
            "error-content-unreadable", path.name, reason=error, folder=path.parent.name
        ) from error
    except ValueError as error:  # not TOML, or no text
        raise BadContent("error-content-not-toml", path.name, reason=error) from error


def _changed(name: str, printed: dict[str, Any], changes: Mapping[str, Any], kind: type[T]) -> T:
    """Return the contents of a file with an edition's changes. Raises BadContent."""
    try:
        tables = edition.changed(printed, changes)
    except BadEdition as error:
        raise BadContent(error.code, name, error.keys, **error.facts) from error
    return _typed(name, tables, kind)


def _as_printed(name: str, text: str, tables: dict[str, Any], kind: type[T]) -> T:
    """Return the contents of an unchanged file. Raises BadContent with the line."""
    try:
        return _typed(name, tables, kind)
    except BadContent as error:
        raise error.located(lambda _: text) from error


def _typed(name: str, tables: dict[str, Any], kind: type[T]) -> T:
    """Return TOML tables as a record of the given type. Raises BadContent."""
    try:
        return msgspec.convert(tables, kind)
    except msgspec.ValidationError as error:
        keys, why = content_errors.explain(tables, error)
        raise BadContent("error-content-field", name, keys, problem=why) from error


def _named(keys: Keys) -> str:
    """Return the path of a field in words: `crew "brawler" strength`."""
    return " ".join(f"{key + 1}." if isinstance(key, int) else key for key in keys)


def list_of(file: File | Path, table: str, kind: type[T]) -> dict[str, T]:
    """Return the records of a file that is one list, such as `[[hero]]`, by their `id`. Raises BadContent."""
    whole = msgspec.defstruct(kind.__name__, [(table, tuple[kind, ...])], bases=(Record,), frozen=True)  # type: ignore[valid-type]  # a type that is known at run time
    return by_id(file, getattr(load(file, whole), table))


def by_id(file: File | Path, records: Iterable[T]) -> dict[str, T]:
    """Return records by their `id`. Raises BadContent if an id occurs twice."""
    found: dict[str, T] = {}
    for record in records:
        key = str(record.id)  # type: ignore[attr-defined]  # every content record has an id; Struct says no more
        if key in found:
            bad = BadContent("error-content-id-twice", file.name, value=key)
            bad.is_second = True
            raise bad
        found[key] = record
    return found


def demand(
    is_right: bool, file: File | Path, keys: Keys, code: str, *also: tuple[str, Keys], **facts: Fact
) -> None:
    """Raise BadContent with a message and its facts unless `is_right`.

    also: other fields that may be the wrong ones
    """
    if not is_right:
        bad = BadContent(code, file.name, keys, **facts)
        bad.also = also
        raise bad


def known(file: File | Path, keys: Keys, value: str, allowed: Iterable[str]) -> None:
    """Raise BadContent if a field names something that doesn't exist."""
    if value not in allowed:
        raise _dangling(file, keys, keys, value)


def all_known(file: File | Path, keys: Keys, named: Iterable[str], allowed: Iterable[str]) -> None:
    """Raise BadContent for the first item of a list, or key of a table, that names something that doesn't
    exist.
    """
    allowed = list(allowed)
    for number, name in enumerate(named):
        if name not in allowed:
            raise _dangling(file, keys, (*keys, name if isinstance(named, Mapping) else number), name)


def _dangling(file: File | Path, field: Keys, exactly: Keys, name: str) -> BadContent:
    bad = BadContent("error-content-dangling", file.name, field=_named(field), value=name)
    bad.exact_keys = exactly
    return bad


def demand_all(file: File | Path, keys: Keys, needed: Iterable[str], found: Iterable[str]) -> None:
    """Raise BadContent for the first required name that is missing from a table or list of records."""
    found = list(found)
    for name in needed:
        demand(name in found, file, keys, "error-content-missing", name=name)


def digest(files: Iterable[File | Path], board: Board) -> str:
    """Return sixteen hex digits that change when a file or the board changes."""
    total = hashlib.sha256(board.encoded())
    for file in sorted(files, key=lambda file: file.name):
        total.update(file.name.encode())
        total.update(file.read_bytes())
    return total.hexdigest()[:16]
