"""Rewrite msgspec's errors in plain words: which field is wrong, and why."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

from game.engine.content import edition
from game.engine.content.edition import Keys
from game.errors import Phrase, foreign

_WAY = re.compile(r" - at (?:`key` in )?`\$(.*)`$")
_STEP = re.compile(r"\.([^.\[\]]+)|\[(\d+|\.\.\.)\]")
"""A field, an index of a list, or "..." for a key that msgspec doesn't name."""
_TYPES = re.compile(r"Expected `(.+)`, got `(.+)`")
_NAMES = dict(zip((int, float, str, bool, list, dict), foreign.TYPES, strict=True))
_BOUND = re.compile(r"Expected `\w+`(?: of length)? (>=|<=) (-?\d+)")
_FIELD = re.compile(r"(?:missing required|unknown) field `(.+?)`")


def explain(tables: Any, error: Exception) -> tuple[Keys, Phrase]:
    """Return the path of the field that msgspec complains about, with records named by their ids, and the
    reason.
    """
    words = str(error)
    way, field, why = _WAY.search(words), _FIELD.search(words), _WAY.sub("", words)
    ends = list(_followed(tables, _STEP.findall(way[1]) if way else []))
    keys = next((keys for keys, value in ends if _fits(why, value)), ends[0][0] if ends else ())
    return (*keys, *([field[1]] if field else [])), in_plain_words(error)


def _followed(part: Any, steps: Sequence[tuple[str, str]], keys: Keys = ()) -> Iterator[tuple[Keys, Any]]:
    """Yield the paths that match these steps, each with the value at its end."""
    if not steps:
        yield keys, part
        return
    name, place = steps[0]
    if place == "...":
        for key, value in part.items():
            yield from _followed(value, steps[1:], (*keys, key))
    elif place:
        value = part[int(place)]
        key = value["id"] if edition.is_keyed(part) else int(place)
        yield from _followed(value, steps[1:], (*keys, key))
    elif name in part:  # the field is missing in only some of these tables
        yield from _followed(part[name], steps[1:], (*keys, name))


def _fits(why: str, value: Any) -> bool:
    """Return whether this value can be the one that msgspec complains about."""
    if found := _FIELD.search(why):
        return isinstance(value, dict) and (found[1] in value) == ("unknown" in why)
    if found := _BOUND.fullmatch(why):
        size, bound = len(value) if isinstance(value, list | str) else value, int(found[2])
        return bool(size < bound if found[1] == ">=" else size > bound)
    found = _TYPES.fullmatch(why)
    return found is None or _NAMES.get(type(value)) == found[2]


def in_plain_words(error: Exception) -> Phrase:
    """Return msgspec's complaint about a field, which is named beside it."""
    if found := _FIELD.search(str(error)):
        return Phrase("error-content-is-missing" if "missing" in found[0] else "error-content-no-field")
    return foreign.bare(error) or Phrase("error-text-file", problem=error)
