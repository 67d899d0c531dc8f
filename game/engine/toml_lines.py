"""In which line of a TOML text something stands. Python's own reader does not tell; it is asked again."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from game.engine.edition import Keys


def line_of(text: str, keys: Keys) -> int:
    """The line where the field at the end of a way is set, or the last part of the way that there is; 0
    where there is none of it."""
    for length in range(len(keys), 0, -1):
        if line := _first(text, partial(_has, keys[:length])):
            return line
    return 0


def line_with(text: str, value: str) -> int:
    """The line where a word stands as a value or as the name of a field; 0 where it does not."""
    return _first(text, lambda found: value in _words(found))


def _first(text: str, fits: Callable[[Any], bool]) -> int:
    """The line in which the statement begins from which on a text fits. It may go over several lines."""
    begin, lines = 1, text.splitlines(keepends=True)
    for number in range(1, len(lines) + 1):
        try:
            found = tomllib.loads("".join(lines[:number]))
        except tomllib.TOMLDecodeError:  # in the middle of a statement
            continue
        if fits(found):
            return begin
        begin = number + 1
    return 0


def _has(keys: Keys, found: Any) -> bool:
    for key in keys:
        if isinstance(found, list):
            found = next((entry for number, entry in enumerate(found) if key in (number, _id(entry))), None)
        else:
            found = found.get(key) if isinstance(found, dict) else None
    return found is not None


def _id(entry: Any) -> Any:
    return entry.get("id") if isinstance(entry, dict) else None


def _words(found: Any) -> Iterator[str]:
    if isinstance(found, dict):
        for key, value in found.items():
            yield key
            yield from _words(value)
    elif isinstance(found, list):
        for value in found:
            yield from _words(value)
    elif isinstance(found, str):
        yield found
