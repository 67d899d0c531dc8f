"""Announcements: sentences that are heard without looking for them, each once and in order."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass, field

MAX_WAITING = 200
"""Announcements that wait; older ones are dropped, so that nobody hears what was long ago."""


@dataclass
class Voice:
    """Collects announcements in rich words.

    is_heard  True while somebody listens: otherwise nothing is to be worked out
    """

    is_heard: bool = False
    _waiting: deque[str] = field(default_factory=lambda: deque(maxlen=MAX_WAITING))

    def say(self, words: str) -> None:
        """Announce a sentence after those before it."""
        if self.is_heard and words.strip():
            self._waiting.append(words)

    def say_all(self, lines: Iterable[str]) -> None:
        """Announce sentences in order."""
        for line in lines:
            self.say(line)

    def take(self) -> list[str]:
        """Return what is waiting, in order; each sentence only once."""
        found = [*self._waiting]
        self._waiting.clear()
        return found
