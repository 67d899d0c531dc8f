"""Scripts of the world as far as drawing a line needs them: shaping, and order from right to left."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from functools import cache
from itertools import accumulate, pairwise
from typing import TypeVar

T = TypeVar("T")
_TAGS = {
    "ARABIC": "Arab", "HEBREW": "Hebr", "SYRIAC": "Syrc", "THAANA": "Thaa", "NKO": "Nkoo", "ADLAM": "Adlm",
    "DEVANAGARI": "Deva", "BENGALI": "Beng", "GURMUKHI": "Guru", "GUJARATI": "Gujr", "ORIYA": "Orya",
    "TAMIL": "Taml", "TELUGU": "Telu", "KANNADA": "Knda", "MALAYALAM": "Mlym", "SINHALA": "Sinh",
    "THAI": "Thai", "LAO": "Laoo", "TIBETAN": "Tibt", "MYANMAR": "Mymr", "KHMER": "Khmr",
    "MONGOLIAN": "Mong", "GEORGIAN": "Geor", "ARMENIAN": "Armn", "ETHIOPIC": "Ethi", "CHEROKEE": "Cher",
    "HIRAGANA": "Hira", "KATAKANA": "Kana", "HANGUL": "Hang", "CJK": "Hani", "BOPOMOFO": "Bopo",
    "LATIN": "Latn", "GREEK": "Grek", "CYRILLIC": "Cyrl",
}  # fmt: skip
"""ISO 15924 codes by the first word of a character's Unicode name."""
JOINERS = "\u200c\u200d\ufe0e\ufe0f"
"""Characters that only change how their neighbours are drawn."""
EMOJI_JOINERS = "\u200d\ufe0e\ufe0f"
"""Those that mean nothing behind the last character of a text."""
_FROM_RIGHT = ("R", "AL")
_NUMBERS = ("EN", "AN")
_CURSIVE = ("Arab", "Syrc", "Nkoo", "Mong", "Adlm")
"""Scripts with joined letters: a word that is cut in the middle looks like another one."""
_IN_NAMES = " \N{NO-BREAK SPACE}-.'\u2019\u05be\u05f3\u05f4"
"""Characters between two words of a name."""
_JOINED = re.compile("[\U0001f3fb-\U0001f3ff]")
"""Skin tones, which join the emoji before them."""


@cache
def script(sign: str) -> str:
    """Return the ISO 15924 code of a character's script, "" if it has none or an unknown one."""
    return _TAGS.get(unicodedata.name(sign, "").partition(" ")[0].partition("-")[0], "")


def clusters(words: str) -> list[str]:
    """Return a text in parts that must not be torn apart: a character with all that combines with it."""
    found: list[str] = []
    for sign in words:
        combines = sign in JOINERS or unicodedata.category(sign)[0] == "M" or _JOINED.match(sign)
        if found and (combines or found[-1].endswith("\u200d")):
            found[-1] += sign
        else:
            found.append(sign)
    return found


def fitting(words: str, most: int) -> str:
    """Return the longest start of a text with at most so many characters that tears no cluster apart."""
    ends = [0, *accumulate(map(len, clusters(words)))]
    return words[: max(end for end in ends if end <= max(0, most))]


def shortened(words: str) -> str:
    """Return a text without its last cluster; in a script of joined letters without its last word, unless it
    is the only one.
    """
    head = words.rpartition(" ")[0].rstrip()
    is_joined = any(script(sign) in _CURSIVE for sign in words[len(head) :])
    return head if head and is_joined else "".join(clusters(words)[:-1])


def is_from_right(words: str) -> bool:
    """Return whether a text has characters of a script that is written from right to left."""
    return not words.isascii() and any(unicodedata.bidirectional(sign) in _FROM_RIGHT for sign in words)


def levels(parts: Sequence[str]) -> list[int]:
    """Return the level of each part of a line from left to right: 1 for what is written from right to left, 2
    for numbers in it.

    This is Unicode's algorithm for a line without control characters, but for one thing: a comma, a colon or
    another number after a name belongs to the sentence, which goes from left to right.
    """
    kinds = [unicodedata.bidirectional(part[0]) for part in parts]
    found = [1 if kind in _FROM_RIGHT else 0 for kind in kinds]
    for i, kind in enumerate(kinds):
        if kind in _NUMBERS and (kind == "AN" or (i and found[i - 1])):
            found[i] = 2
    from_right = [i for i, level in enumerate(found) if level]
    for before, after in pairwise(from_right):
        if all(part in _IN_NAMES for part in parts[before + 1 : after]):
            found[before + 1 : after] = [1] * (after - before - 1)
    return found


def in_sight(parts: Sequence[T], found: Sequence[int]) -> list[T]:
    """Return parts in the order in which they are seen from left to right, by their levels."""
    order = list(range(len(parts)))
    for level in range(max(found, default=0), 0, -1):
        start = 0
        while start < len(order):
            end = start
            while end < len(order) and found[order[end]] >= level:
                end += 1
            order[start:end] = reversed(order[start:end])
            start = max(end, start + 1)
    return [parts[i] for i in order]


def bound(words: Sequence[str]) -> list[str]:
    """Return the words of a line with those of a name from right to left as one: torn apart, they would be in
    the wrong order.
    """
    found: list[str] = []
    for word in words:
        if found and is_from_right(word[:1]) and is_from_right(clusters(found[-1])[-1]):
            found[-1] += f" {word}"
        else:
            found.append(word)
    return found
