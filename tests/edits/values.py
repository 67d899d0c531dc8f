"""Every value of a title's content files, and a changed one as an edition or as the whole file."""

from __future__ import annotations

import copy
import random
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from game.engine.content import edition
from game.engine.content.edition import Edition
from game.packages import registry

Way = tuple[str | int, ...]
"""The keys and places that lead from the top of a file to a value."""


class Value(NamedTuple):
    """A value in a content file, which is named without its end: "crew"."""

    file: str
    way: Way
    value: Any

    @property
    def is_number(self) -> bool:
        """Whether it is a number, which `true` and `false` are not."""
        return isinstance(self.value, int | float) and not isinstance(self.value, bool)

    @property
    def kind(self) -> tuple[str, ...]:
        """The names on its way: that of every copy of the same field."""
        return (self.file, *(key for key in self.way if isinstance(key, str)))

    def record(self, tables: Mapping[str, Any]) -> str:
        """The id of the outermost record that it belongs to; "" none."""
        part: Any = tables
        for key in self.way:
            if isinstance(part, dict) and "id" in part:
                return str(part["id"])
            part = part[key]
        return ""

    def __str__(self) -> str:
        return f"{self.file}.toml: {' '.join(map(str, self.way))} = {self.value!r}"


@cache
def files(title: str) -> Mapping[str, Path]:
    """The content files of a title by their names without end."""
    return {path.stem: path for path in registry.find(title).title.files}


@cache
def tables(title: str, file: str) -> dict[str, Any]:
    """What a content file says; not to be changed."""
    return tomllib.loads(files(title)[file].read_text(encoding="utf-8"))


def values(title: str) -> list[Value]:
    """Every value that is no table and no list."""
    return [Value(file, way, value) for file in files(title) for way, value in _leaves(tables(title, file))]


def numbers(title: str) -> list[Value]:
    """Every number."""
    return [value for value in values(title) if value.is_number]


def some(found: Sequence[Value], each: int, seed: int = 0) -> list[Value]:
    """At most so many values of each kind, drawn by a seed; 0 all."""
    if not each:
        return list(found)
    kinds: dict[tuple[str, ...], list[Value]] = {}
    for value in found:
        kinds.setdefault(value.kind, []).append(value)
    chance = random.Random(seed)
    return [value for alike in kinds.values() for value in chance.sample(alike, min(each, len(alike)))]


def _leaves(part: Any, way: Way = ()) -> Iterator[tuple[Way, Any]]:
    inside = part.items() if isinstance(part, dict) else enumerate(part) if isinstance(part, list) else None
    if inside is None:
        yield way, part
        return
    for key, value in inside:
        yield from _leaves(value, (*way, key))


# ---------------------------------------------------------------------- changed

GONE: Any = object()
"""In the place of a value: the value is left out."""


def replaced(part: Any, way: Way, new: Any) -> Any:
    """A table with another value at the end of a way."""
    found = copy.deepcopy(part)
    holder = found
    for key in way[:-1]:
        holder = holder[key]
    if new is GONE:
        del holder[way[-1]]
    else:
        holder[way[-1]] = new
    return found


def changes(part: Mapping[str, Any], way: Way, new: Any) -> dict[str, Any]:
    """What an edition says so that a table has another value at the end of a way; nothing for what it cannot
    leave out, as it only says what differs."""
    key, rest = str(way[0]), way[1:]
    inner = part[key]
    if new is GONE and not rest:
        return {}
    if isinstance(inner, dict) and "id" not in part and rest:
        return {key: changes(inner, rest, new)}
    if edition.is_keyed(inner) and len(rest) > 1 and rest[1] != "id":
        record = inner[rest[0]]
        return {key: [{"id": record["id"], **changes(record, rest[1:], new)}]}
    return {key: replaced(inner, rest, new) if rest else new}


def edited(title: str, value: Value, new: Any) -> Edition:
    """An edition in which one value is another."""
    return Edition("Edited", changes={value.file: changes(tables(title, value.file), value.way, new)})


# ---------------------------------------------------------------------- written


def toml(tables: Mapping[str, Any]) -> str:
    """Tables as a person writes them: headers for tables and for records with ids, fields line by line."""
    return "\n".join(_lines(tables, ""))


def _lines(table: Mapping[str, Any], name: str) -> Iterator[str]:
    for key, value in table.items():
        if not (isinstance(value, dict) or edition.is_keyed(value)):
            yield f"{key} = {inline(value)}"
    for key, value in table.items():
        path = f"{name}.{key}" if name else key
        if isinstance(value, dict) and "id" in table:
            yield f"{key} = {inline(value)}"
        elif isinstance(value, dict):
            yield from ("", f"[{path}]", *_lines(value, path))
        elif edition.is_keyed(value):
            for record in value:
                yield from ("", f"[[{path}]]", *_lines(record, path))


def inline(value: Any) -> str:
    """A value in one line."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {inline(held)}" for key, held in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(inline, value)) + "]"
    return msgspec.json.encode(value).decode()
