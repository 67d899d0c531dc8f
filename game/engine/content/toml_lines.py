"""Find the line of a TOML text that sets a field. Python's own parser doesn't report lines, so it is called
repeatedly.
"""

from __future__ import annotations

import tomllib
from bisect import bisect_left
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

from game.engine.content.edition import Keys


def line_of(text: str, keys: Keys, *, exactly: bool = False) -> int:
    """Return the line that sets the field at a path, counted from 1.

    If the field is missing, return the line of the longest part of the path that exists, unless `exactly`. 0
    means no part exists.
    """
    for length in range(len(keys), max(0, len(keys) - 1) if exactly else 0, -1):
        if line := _first(text, partial(_has, keys[:length])):
            return line
    return 0


def line_with(text: str, value: str, times: int = 1) -> int:
    """Return the line of the given occurrence of a word, as a value or a field name; 0 if there is none."""
    return _first(text, lambda found: sum(word == value for word in _words(found)) >= times)


def _first(text: str, fits: Callable[[Any], bool]) -> int:
    """Return the line where the statement begins that first makes the text fit; 0 if none does."""
    lines = text.splitlines(keepends=True)
    if not fits(_begun(lines, len(lines))):
        return 0
    return bisect_left(range(1, len(lines) + 1), True, key=lambda count: fits(_begun(lines, count))) + 1


def _begun(lines: Sequence[str], count: int) -> dict[str, Any]:
    """Return the tables in the first `count` lines, up to the end of the last statement begun in them."""
    for end in range(count, len(lines)):
        try:
            return tomllib.loads("".join(lines[:end]))
        except tomllib.TOMLDecodeError:  # in the middle of a statement
            continue
    return tomllib.loads("".join(lines))


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
