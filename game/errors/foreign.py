"""Messages for the errors of Python and of the libraries that read files: their own words are English."""

from __future__ import annotations

import errno
import re
from collections.abc import Callable, Mapping
from functools import reduce

from game.errors import Fact, Phrase

OS_ERRORS = (
    "eacces", "ebadf", "ebusy", "edquot", "eexist", "efbig", "einval", "eio", "eisdir", "emfile",
    "enametoolong", "enoent", "enospc", "enotdir", "enotempty", "eperm", "epipe", "erofs",
)  # fmt: skip
"""The names of the system's errors that have a message, such as error-os-enospc."""
TYPES = ("int", "float", "str", "bool", "array", "object")
"""msgspec's names of types that have a message, such as error-kind-int."""
_WAY = re.compile(r" - at (?:`key` in )?`\$(.*)`$")
_TOML_PLACE = re.compile(r" \(at (?:line (\d+), column \d+|end of document)\)$")
_BOUNDS = {">=": "least", "<=": "most"}


def phrase(error: Exception) -> Phrase | None:
    """Return the message for an error that is not the program's own; None if there is none for it.

    The field, if a decoder names it, stands before the reason.
    """
    reason, way = bare(error), _WAY.search(str(error))
    if reason is None or way is None:
        return reason
    field = re.sub(r"\[(.+?)\]", r".\1", way[1]).strip(".")
    return Phrase("error-at-field", field=field, reason=reason)


def bare(error: Exception) -> Phrase | None:
    """Return the same without the field."""
    for own in (error, error.__cause__):  # msgspec wraps what a record raises
        if isinstance(own, Phrase) and isinstance(error, ValueError):
            return own
    if isinstance(error, MemoryError):
        return Phrase("error-out-of-memory")
    if isinstance(error, RecursionError):
        return Phrase("error-nested-too-deep")
    if isinstance(error, UnicodeDecodeError):
        return Phrase("error-not-utf-8", byte=error.start + 1)
    if isinstance(error, OSError):
        name = errno.errorcode.get(error.errno or 0, "").lower()
        return Phrase(f"error-os-{name}") if name in OS_ERRORS else None
    return of_words(_WAY.sub("", str(error)))


def of_words(words: str) -> Phrase | None:
    """Return the message for what a library says; None if there is none for it.

    >>> str(of_words("Expected `int | null`, got `str`"))
    'should be a whole number or nothing, not a word in quotes'
    """
    for pattern, made in _MADE.items():
        if found := pattern.search(words):
            return made(found)
    named = ((code, pattern.search(words)) for code, pattern in _NAMED.items())
    return next((Phrase(code, **found.groupdict()) for code, found in named if found), None)


def _types(found: re.Match[str]) -> Phrase:
    return Phrase("error-content-type", wanted=_kinds(found[1]), found=_kinds(found[2]))


def _bound(found: re.Match[str]) -> Phrase:
    which = "length" if found[1] else "number"
    return Phrase(f"error-content-{which}-{_BOUNDS[found[2]]}", bound=found[3])


def _kinds(names: str) -> Fact:
    """Return the phrase for types that msgspec names, such as "int | null"."""
    kinds: list[Fact] = [
        Phrase(f"error-kind-{name}") if name in (*TYPES, "null") else name for name in names.split(" | ")
    ]
    return reduce(lambda most, last: Phrase("error-or", most=most, last=last), kinds)


def toml(error: Exception) -> tuple[int | None, Phrase]:
    """Return the line that Python's reader of TOML names, None if it is the last, and the reason."""
    if isinstance(error, RecursionError):
        return None, Phrase("error-nested-too-deep")
    place = _TOML_PLACE.search(str(error))
    why = next((code for code, words in _TOML.items() if re.match(words, str(error))), "syntax")
    return int(place[1]) if place and place[1] else None, Phrase(f"error-toml-{why}")


def _toml(found: re.Match[str]) -> Phrase:
    line, reason = toml(ValueError(found.string))
    return Phrase("error-in-line", line=line, reason=reason) if line else reason


_TOML = {
    "statement": "Invalid (statement|initial character for a key)",
    "after": "Expected newline or end of document",
    "equals": "Expected '=' after a key",
    "value": "Invalid value",
    "twice": "Cannot (declare|overwrite|mutate|redefine)|Duplicate inline table key",
    "bracket": r"Unclosed|Expected '\]",
    "quote": r"Unterminated string|Expected \"'|Illegal character '\\n'",
    "backslash": "Unescaped|Invalid hex value|Escaped character",
    "date": "Invalid date",
}
"""The patterns of what Python's reader of TOML reports, by the end of the message's id."""

_MADE: Mapping[re.Pattern[str], Callable[[re.Match[str]], Phrase]] = {
    re.compile(r"^Expected `([^`]+)`, got `([^`]+)`"): _types,
    re.compile(r"^Expected `\w+`( of length)? (>=|<=) (-?\d+)"): _bound,
    _TOML_PLACE: _toml,
}
_NAMED = {
    code: re.compile(pattern)
    for code, pattern in {
        "error-content-word": r"^Invalid (?:enum )?value '(?P<word>.*?)'",
        "error-array-length": r"^Expected `array` of .*length",
        "error-field-missing": r"^Object missing required field `(?P<field>.+?)`",
        "error-field-none": r"^Object contains unknown field `(?P<field>.*?)`",
        "error-number-range": r"^(?:Integer value|Number) out of range",
        "error-json-cut": r"^Input data was truncated",
        "error-json": r"^JSON is malformed: .*\(byte (?P<byte>\d+)\)",
        "error-xml": r"^[^:]+: line (?P<line>\d+), column \d+$",
        "error-packed-data": r"^Error -\d|[Bb]ase64|Incorrect padding",
    }.items()
}
"""The patterns of what other readers report, by message; the named groups are its facts."""
