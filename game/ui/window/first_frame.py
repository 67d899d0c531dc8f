"""The first frame of a scene that opens while a table moves."""

from __future__ import annotations

import math
import time
from collections.abc import Callable

from game.ui.window.picture_store import OutOfTime, time_limit

FRAME_S, MAX_ATTEMPTS = 0.0022, 80
"""Time in which one attempt may make new pictures, and the attempts after which they are made however long
that takes."""


class FirstFrame:
    """Makes the pictures of a frame in several turns of the loop before it is shown: an attempt to draw it is
    given up when its time is over, and the next one finds the pictures made so far in the caches."""

    def __init__(self) -> None:
        self._attempts = 0
        self.is_ready = False
        """True when all its pictures are in the caches."""
        self.is_drawn = False
        """True when it has been drawn on the screen."""

    def prepare(self, draw: Callable[[], None], *, at_once: bool) -> None:
        """Draw to make pictures, unless the frame is wanted `at_once`. The first attempt does nothing,
        because opening the scene took up that turn of the loop."""
        self._attempts += 1
        if at_once or self._attempts == 1:
            self.is_ready = at_once
            return
        try:
            with time_limit(time.perf_counter() + FRAME_S if self._attempts < MAX_ATTEMPTS else math.inf):
                draw()
        except OutOfTime:
            return
        self.is_ready = True
