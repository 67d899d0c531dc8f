"""Lines and paths of the facts in a JSON text, for error messages."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping

Path = tuple[str | int, ...]
"""The path of a fact: ("players", 0, "silver")."""

_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|[{}\[\],:]|[^\s{}\[\],:"]+')
_PART = re.compile(r"\.(\w+)|\[(\d+)\]")


def lines(text: str) -> Mapping[Path, int]:
    """Return the line of every fact in a JSON text, counted from 1.

    >>> lines('{"seats": 2}')[("seats",)]
    1
    """
    found: dict[Path, int] = {}
    path: list[str | int | None] = []
    line, at = 1, 0
    for token in _TOKEN.finditer(text):
        line, at = line + text.count("\n", at, token.start()), token.start()
        _follow(path, token[0], line, found)
    return found


def doubled(text: str) -> tuple[int, str] | None:
    """Return the name of the first duplicate field in an object and the line of its second occurrence; None
    if there is none.
    """
    names: list[set[str]] = []
    line, at, before = 1, 0, ""
    for token in _TOKEN.finditer(text):
        line, at = line + text.count("\n", at, token.start()), token.start()
        sign = token[0]
        if sign == "{":
            names.append(set())
        elif sign == "}":
            names.pop()
        elif sign == ":":
            name = str(json.loads(before))
            if name in names[-1]:
                return line, name
            names[-1].add(name)
        before = sign
    return None


def _follow(path: list[str | int | None], sign: str, line: int, found: dict[Path, int]) -> None:
    """Advance the path along a text; None ends the path to an object whose next name isn't known yet."""
    if sign in "}]":
        path.pop()
    elif sign == ",":
        last = path[-1]
        path[-1] = last + 1 if isinstance(last, int) else None
    elif path and path[-1] is None:
        path[-1] = str(json.loads(sign)) if sign[0] == '"' else sign
    elif sign != ":":
        found[tuple(part for part in path if part is not None)] = line
        if sign in "{[":
            path.append(None if sign == "{" else 0)


def places(text: str, wanted: str, below: Path) -> Iterator[Path]:
    """Yield the paths of the facts below a path that equal a word, and of the fields with that name."""
    facts = json.loads(text)
    for path in lines(text):
        if path[: len(below)] == below:
            value = facts
            for part in path:
                value = value[part]
            if value == wanted or path[-1:] == (wanted,):
                yield path


def path_of(words: str) -> Path:
    """Return the path that a decoder names, as far as it does: "$.players[0].silver"."""
    parts = _PART.findall(words.partition("[...]")[0])
    return tuple(int(number) if number else name for name, number in parts)


def spoken(path: Path) -> str:
    """Return a path in words: players.0.silver.

    >>> spoken(("players", 0, "silver"))
    'players.0.silver'
    """
    return ".".join(map(str, path))


def written(words: str) -> Path:
    """Return the path that is written in words: the inverse of `spoken`."""
    return tuple(int(part) if part.isdecimal() else part for part in words.split("."))
