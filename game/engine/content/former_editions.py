"""Fields of content files that earlier versions had: editions kept in records and positions may set them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from game.engine.content.edition import Edition

ANY = "*"
"""Stands for every key of a table and every entry of a list."""
DROPPED: Any = object()
"""What becomes of a value that today's files have no place for."""


def _dropped(_: Any) -> Any:
    return DROPPED


class Former(NamedTuple):
    """A field as earlier versions had it.

    file   the content file, named without its end: "table"
    way    the way to the field; records are named by their ids
    today  returns today's value for an earlier one; without it the field is dropped
    """

    file: str
    way: tuple[str, ...]
    today: Callable[[Any], Any] = _dropped


def modernized(edition: Edition | None, former: Sequence[Former]) -> Edition | None:
    """Return an edition without the fields that are no more; itself where it sets none of them."""
    if edition is None:
        return None
    changes = edition.changes
    for one in former:
        if one.file in changes:
            changes = {**changes, one.file: _without(changes[one.file], one.way, one.today)}
    return edition if changes == edition.changes else msgspec.structs.replace(edition, changes=changes)


def _without(part: Any, way: Sequence[str], today: Callable[[Any], Any]) -> Any:
    """Return a part of an edition with today's value at the end of a way, or with none."""
    if not way:
        return today(part)
    if isinstance(part, dict):
        found = {key: _without(value, way[1:], today) for key, value in _matching(part, way[0])}
        return {key: value for key, value in {**part, **found}.items() if value is not DROPPED}
    if isinstance(part, list):
        return [_without(entry, way[1:], today) if _is_named(entry, way[0]) else entry for entry in part]
    return part


def _matching(table: dict[str, Any], key: str) -> Iterator[tuple[str, Any]]:
    return ((name, value) for name, value in table.items() if key in (ANY, name))


def _is_named(entry: Any, name: str) -> bool:
    return name == ANY or (isinstance(entry, dict) and entry.get("id") == name)
