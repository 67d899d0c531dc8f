"""Words of a person or a file among rich words: what they contain is never read as an icon."""

from __future__ import annotations

_MARKS = {ord(mark): chr(0xE0F0 + number) for number, mark in enumerate("{}~")}
_VERBATIM = _MARKS | dict.fromkeys(map(ord, "\n\r\t"), " ")
_LITERAL = {ord(stand_in): chr(mark) for mark, stand_in in _MARKS.items()}


def verbatim(words: str) -> str:
    """Return words that can be put among rich words and are read as they stand.

    Characters of the private use area stand for the signs of rich text until the words are drawn.
    """
    return words.translate(_VERBATIM)


def literal(words: str) -> str:
    """Return the words as they are drawn: the inverse of `verbatim`."""
    return words.translate(_LITERAL)
