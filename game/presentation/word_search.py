"""Finds words in text: in any order, in any of their forms, also while they are being typed."""

from __future__ import annotations

import re
from functools import lru_cache

_WORD = re.compile(r"[^\W_]+(?:-[^\W_]+)*")
_VOWEL = re.compile(r"[aeiouy]")
_DOUBLED = re.compile(r"([^aeiouy])\1$")
SHORTEST = 3
"""Letters of a word that can have endings."""


@lru_cache(4096)
def stem(word: str) -> str:
    """Return a lower-case English word without its endings, after the first step of Porter's stemmer: "raids"
    and "raiding" are "raid", "cities" and "city" are "citi". What it gives need not be a word."""
    if len(word) < SHORTEST:
        return word
    if word.endswith(("sses", "ies")):
        word = word[:-2]
    elif word.endswith("s") and not word.endswith(("ss", "us")):
        word = word[:-1]
    for ending in ("ing", "ed"):
        base = word.removesuffix(ending)
        if base != word and not word.endswith("eed") and _VOWEL.search(base):
            word = base
            break
    word = _DOUBLED.sub(r"\1", word.removesuffix("e") if len(word) >= SHORTEST else word)
    return f"{word[:-1]}i" if word.endswith("y") and _VOWEL.search(word[:-1]) else word


class Search:
    """Words that are sought. A text fits if it has every one: as it stands, or in another form."""

    def __init__(self, words: str) -> None:
        self._parts = tuple(dict.fromkeys(words.lower().split()))
        self._stems = {part: stem(part) for part in self._parts}

    def fits(self, text: str) -> bool:
        """Return whether a text has every word."""
        low = text.lower()
        stems = {stem(word) for word in _WORD.findall(low)}
        return all(part in low or self._stems[part] in stems for part in self._parts)

    def spans(self, text: str) -> list[tuple[int, int]]:
        """Return where the words stand in a text, from left to right, without overlaps."""
        low = text.lower()
        found = [match.span() for part in self._parts for match in re.finditer(re.escape(part), low)]
        stems = set(self._stems.values())
        found += [match.span() for match in _WORD.finditer(low) if stem(match[0]) in stems]
        return _joined(sorted(found), text)


def _joined(spans: list[tuple[int, int]], text: str) -> list[tuple[int, int]]:
    """Return the spans in order; those that overlap, or that only a space parts, as one."""
    joined: list[tuple[int, int]] = []
    for start, end in spans:
        if joined and not text[joined[-1][1] : start].strip():
            joined[-1] = joined[-1][0], max(end, joined[-1][1])
        else:
            joined.append((start, end))
    return joined
