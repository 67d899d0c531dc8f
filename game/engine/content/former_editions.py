"""Fields that content files had in earlier versions; editions in records and positions may still set them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from game.engine.content.edition import Edition

ANY = "*"
"""Matches every key of a table and every item of a list."""
DROPPED: Any = object()
"""Replaces a value that has no equivalent in today's files."""


def _dropped(_: Any) -> Any:
    return DROPPED


class FormerField(NamedTuple):
    """A field of an earlier version.

    file   the content file, without its extension: "table"
    way    the path of the field; records are named by their ids
    today  converts an earlier value to today's; without it the field is dropped
    """

    file: str
    way: tuple[str, ...]
    today: Callable[[Any], Any] = _dropped


def modernized(edition: Edition | None, former: Sequence[FormerField]) -> Edition | None:
    """Return an edition without obsolete fields; the same object if it sets none of them."""
    if edition is None:
        return None
    changes = edition.changes
    for one in former:
        if one.file in changes:
            changes = {**changes, one.file: _without(changes[one.file], one.way, one.today)}
    return edition if changes == edition.changes else msgspec.structs.replace(edition, changes=changes)


def _without(part: Any, way: Sequence[str], today: Callable[[Any], Any]) -> Any:
    """Return part of an edition with the value at the end of a path converted or removed."""
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
