"""Editions: changes to a title's content files, such as the numbers in somebody's own box."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated, Any

import msgspec

from game.errors import Fact, UserError, WrongValue

FILE = "edition.toml"
"""The file of an edition with its name and author."""
MAX_NUMBER = 999
"""The largest number in an edition."""
MAX_LIST_ITEMS, MAX_LETTERS, MAX_DEPTH = 1000, 100, 12
"""Limits of an edition: items in a list, letters in a word, tables within each other."""

_NOTHING = object()

Keys = tuple[str | int, ...]
"""The path of a field: names of tables and fields, ids of records, indices of lists without ids."""


class BadEdition(UserError):
    """An edition sets a field to an impossible value; `keys` is the path of the field."""

    def __init__(self, code: str, keys: Keys, **facts: Fact) -> None:
        super().__init__(code, **facts)
        self.keys = keys


class Edition(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A named set of changes.

    changes: the fields that differ, by name of the content file. Tables of a file and records with ids are
    merged field by field; a record's field, and a list without ids, is replaced as a whole.
    """

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
    author: Annotated[str, msgspec.Meta(max_length=80)] = ""
    changes: dict[str, dict[str, Any]] = {}

    def __post_init__(self) -> None:
        if not (self.name.isprintable() and self.author.isprintable()):
            raise WrongValue("error-name-signs")

    def checked(self) -> Edition:
        """Return the edition itself. Raises ValidationError if a name is too long."""
        return msgspec.convert(msgspec.to_builtins(self), Edition)

    @property
    def content(self) -> bytes:
        """Bytes that are equal for equal changes."""
        return msgspec.json.encode(self.changes, order="sorted")

    def count(self) -> int:
        """Return how many fields the edition changes."""
        return sum(1 for table in self.changes.values() for _ in _fields(table))


def _fields(table: Mapping[str, Any]) -> Iterator[str]:
    """Yield the fields that a table sets, including those of its records, but not the ids that select
    records.
    """
    for key, value in table.items():
        inside = value if is_keyed(value) else [value] if _is_merged({}, value, "id" in table) else None
        if inside is not None:
            for entry in inside:
                yield from _fields(entry)
        elif key != "id":
            yield key


def is_keyed(value: Any) -> bool:
    """Return whether a value is a list of records with distinct ids."""
    if not isinstance(value, list) or not value:
        return False
    ids = [entry.get("id") if isinstance(entry, dict) else None for entry in value]
    return all(isinstance(i, str) for i in ids) and len(set(ids)) == len(ids)


def changed(printed: Mapping[str, Any], changes: Mapping[str, Any]) -> dict[str, Any]:
    """Return the tables of a content file with an edition's changes. Raises BadEdition."""
    return _Change(_below_zero(printed)).table((), printed, changes)


def differing(printed: Mapping[str, Any], changes: Mapping[str, Any]) -> dict[str, Any]:
    """Return only those changes that differ from the printed table."""
    found = {key: _left(printed.get(key), value, "id" in printed) for key, value in changes.items()}
    return {key: left for key, left in found.items() if left is not _NOTHING}


def _left(own: Any, value: Any, in_record: bool) -> Any:
    """Return the part of a new value that differs from the printed one; _NOTHING if none does."""
    if _is_merged(own, value, in_record):
        return differing(own, value) or _NOTHING
    if is_keyed(own) and is_keyed(value):
        known = {record["id"]: record for record in own}
        tables = [(record["id"], differing(known.get(record["id"], {}), record)) for record in value]
        return [{"id": name, **table} for name, table in tables if table] or _NOTHING
    return _NOTHING if value == own else value


def _is_merged(printed: Any, value: Any, in_record: bool) -> bool:
    """Return whether a table is merged field by field; within a record it is one value, such as a price."""
    return isinstance(printed, dict) and isinstance(value, dict) and not in_record


def _below_zero(part: Any, key: str = "") -> frozenset[str]:
    """Return the names of the fields that hold a negative number anywhere in a file."""
    if isinstance(part, dict):
        return frozenset().union(*(_below_zero(value, key) for key, value in part.items()))
    if isinstance(part, list):
        return frozenset().union(*(_below_zero(value, key) for value in part))
    return frozenset([key]) if isinstance(part, int) and part < 0 else frozenset()


class _Change:
    """Applies an edition's changes to one file."""

    def __init__(self, below_zero: frozenset[str]) -> None:
        self._below_zero = below_zero

    def table(self, keys: Keys, printed: Mapping[str, Any], changes: Mapping[str, Any]) -> dict[str, Any]:
        """Return a table with the changes applied."""
        found = dict(printed)
        for key, value in changes.items():
            self._refuse_foreign((*keys, key), key, value)
            found[key] = self._value((*keys, key), printed.get(key), value, "id" in printed)
        return found

    def _value(self, keys: Keys, printed: Any, value: Any, in_record: bool) -> Any:
        if _is_merged(printed, value, in_record):
            return self.table(keys, printed, value)
        if is_keyed(printed):
            return self._records(keys, printed, value)
        return value

    def _records(self, keys: Keys, printed: Sequence[Any], changes: Any) -> list[Any]:
        """Return records with the changes applied to those they name."""
        self._refuse_bad_ids(keys, changes)
        found = {record["id"]: record for record in printed}
        for record in changes:
            name = record["id"]
            if name not in found:
                raise BadEdition("error-edition-no-id", (*keys, name), id=name)
            found[name] = self.table((*keys, name), found[name], record)
        return [*found.values()]

    def _refuse_bad_ids(self, keys: Keys, changes: Any) -> None:
        """Raise BadEdition for an item without an id or with a repeated one."""
        if not isinstance(changes, list) or not changes:
            raise BadEdition("error-edition-list", keys)
        seen: set[str] = set()
        for number, record in enumerate(changes):
            name = record.get("id") if isinstance(record, dict) else None
            if not isinstance(name, str):
                raise BadEdition("error-edition-needs-id", (*keys, number))
            if name in seen:
                raise BadEdition("error-edition-id-twice", (*keys, number, "id"), id=name)
            seen.add(name)

    def _refuse_foreign(self, keys: Keys, field: str, value: Any) -> None:
        """Raise BadEdition for a value of a kind that no content file contains."""
        if len(keys) > MAX_DEPTH:
            raise BadEdition("error-edition-deep", keys)
        if isinstance(value, dict):
            for key, inside in value.items():
                self._refuse_foreign((*keys, key), key, inside)
        elif isinstance(value, list):
            self._refuse_long(keys, value, MAX_LIST_ITEMS)
            for number, inside in enumerate(value):
                self._refuse_foreign((*keys, number), field, inside)
        elif isinstance(value, str):
            self._refuse_long(keys, value, MAX_LETTERS)
        elif isinstance(value, int) and not -MAX_NUMBER <= value <= MAX_NUMBER:
            raise BadEdition("error-edition-large", keys, number=value, most=MAX_NUMBER)
        elif isinstance(value, int) and value < 0 and field not in self._below_zero:
            raise BadEdition("error-edition-below-zero", keys, number=value)
        elif not isinstance(value, int | float):
            raise BadEdition("error-edition-type", keys)

    def _refuse_long(self, keys: Keys, value: Sequence[Any], most: int) -> None:
        if len(value) > most:
            raise BadEdition("error-edition-long", keys, most=most)
