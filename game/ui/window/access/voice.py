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
    unsent    the number of announcements that were taken and are still to be sent to who listens
    """

    is_heard: bool = False
    unsent: int = 0
    _waiting: deque[str] = field(default_factory=lambda: deque(maxlen=MAX_WAITING))

    @property
    def is_waiting(self) -> bool:
        """True while an announcement is still to be sent: before that, no scene may replace the table."""
        return bool(self._waiting) or self.unsent > 0

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
