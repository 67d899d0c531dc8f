"""When thinking must come to an end: after some seconds, or when a person says so."""

from __future__ import annotations

import time
from collections.abc import Callable

from game.bots.search.lines import never

POLL_INTERVAL_S = 0.02
"""Seconds between two looks at whether a person said so: looking takes longer than trying a move."""


class Clock:
    """Asked all the time while a bot thinks; from its first yes on it says yes."""

    def __init__(self, seconds: float = 0.0, told: Callable[[], bool] = never) -> None:
        """`seconds`: 0 is without end. `told`: whether a person said so."""
        self._told, self._next = told, 0.0
        self._end = time.monotonic() + seconds if seconds else float("inf")
        self._over = False

    def __call__(self) -> bool:
        now = time.monotonic()
        if not self._over and now >= self._next:
            self._next = now + POLL_INTERVAL_S
            self._over = now >= self._end or self._told()
        return self._over
