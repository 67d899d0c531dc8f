"""Stop conditions for thinking: a time limit, or a person's request."""

from __future__ import annotations

import time
from collections.abc import Callable

from game.bots.search.lines import never

POLL_INTERVAL_S = 0.02
"""The interval between two checks for a request; a check takes longer than trying a move."""


class Clock:
    """A stop condition, called all the time while a bot thinks. Once true it stays true."""

    def __init__(self, seconds: float = 0.0, is_stopped: Callable[[], bool] = never) -> None:
        """Stop after `seconds`, 0 for never, or once `is_stopped` returns True."""
        self._is_stopped, self._next = is_stopped, 0.0
        self._end = time.monotonic() + seconds if seconds else float("inf")
        self._over = False

    def __call__(self) -> bool:
        now = time.monotonic()
        if not self._over and now >= self._next:
            self._next = now + POLL_INTERVAL_S
            self._over = now >= self._end or self._is_stopped()
        return self._over
