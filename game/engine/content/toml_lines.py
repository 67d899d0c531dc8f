"""In which line of a TOML text something stands. Python's own reader does not tell; it is asked again."""

from __future__ import annotations

import tomllib
from bisect import bisect_left
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

from game.engine.content.edition import Keys


def line_of(text: str, keys: Keys, *, exactly: bool = False) -> int:
    """Return the line where the field at the end of a way is set, or the last part of the way that there is,
    unless it has to be there `exactly`; 0 where there is none of it."""
    for length in range(len(keys), max(0, len(keys) - 1) if exactly else 0, -1):
        if line := _first(text, partial(_has, keys[:length])):
            return line
    return 0


def line_with(text: str, value: str, times: int = 1) -> int:
    """Return the line where a word stands, as a value or as the name of a field, for the so manieth time; 0
    where it does not."""
    return _first(text, lambda found: sum(word == value for word in _words(found)) >= times)


def _first(text: str, fits: Callable[[Any], bool]) -> int:
    """Return the line in which the statement begins from which on a text fits, which it does to its end; 0
    none. The statement may go over several lines."""
    lines = text.splitlines(keepends=True)
    if not fits(_begun(lines, len(lines))):
        return 0
    return bisect_left(range(1, len(lines) + 1), True, key=lambda count: fits(_begun(lines, count))) + 1


def _begun(lines: Sequence[str], count: int) -> dict[str, Any]:
    """What so many lines say, to the end of the statement that is begun in them."""
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
