"""The first frame of a scene that opens while a table moves."""

from __future__ import annotations

import math
import time
from collections.abc import Callable

from game.ui.window.picture_store import OutOfTime, time_limit

FRAME_S, MAX_ATTEMPTS = 0.003, 20
"""Time in which one attempt may make new pictures, and the attempts after which the frame is drawn however
long it takes."""


class FirstFrame:
    """Draws a frame in one of several turns of the loop: an attempt is given up when its time is over, and
    the next one finds the pictures made so far in the caches."""

    def __init__(self) -> None:
        self._attempts = 0
        self.is_complete = False

    def attempt(self, draw: Callable[[], None], *, at_once: bool) -> None:
        """Draw as far as there is time; `at_once`: however long it takes. Else the first attempt draws
        nothing, because opening the scene took up that turn of the loop."""
        self._attempts += 1
        if self._attempts == 1 and not at_once:
            return
        has_time = at_once or self._attempts >= MAX_ATTEMPTS
        try:
            with time_limit(math.inf if has_time else time.perf_counter() + FRAME_S):
                draw()
        except OutOfTime:
            return
        self.is_complete = True
