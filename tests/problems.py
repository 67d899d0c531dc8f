"""The problems that a check names, as English sentences."""

from __future__ import annotations

from collections.abc import Iterable

from game.errors import Phrase


def in_english(found: Iterable[Phrase]) -> list[str]:
    """Return the sentences of problems."""
    return [str(problem) for problem in found]
