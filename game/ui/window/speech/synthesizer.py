"""The interface of whatever speaks on a system."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from game.errors import UserError

START_S, SECONDS_A_LETTER = 5.0, 0.2
"""The longest time that a text may take: what does not come to an end by then counts as spoken."""


class NoVoice(UserError):
    """Raised if this computer has no working speech output, or it has failed."""


class Synthesizer(Protocol):
    """Speaks one text after the other, in a thread of its own. All raise NoVoice."""

    def speak(self, words: str) -> None:
        """Speak, and return when that is over or was stopped."""

    def stop(self) -> None:
        """End what is being spoken. Another thread may call it."""

    def adjust(self, rate: int, language: str) -> None:
        """Set the rate, 0 to 100 with 50 as the usual one, and the language."""

    def close(self) -> None:
        """End the connection to the system."""


Make = Callable[[], Synthesizer]


def longest(words: str) -> float:
    """Return how many seconds a text may take."""
    return START_S + SECONDS_A_LETTER * len(words)
