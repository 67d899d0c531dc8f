"""Keep the screen awake while a game is played, but not in menus or at an abandoned table."""

from __future__ import annotations

import pygame

THINKING_MS = 15 * 60_000.0
"""After the last move or input, somebody may still be thinking for this long."""


class ScreenSleep:
    """Allows or inhibits the desktop's screen saver."""

    def __init__(self) -> None:
        self._idle_ms = 0.0
        self._allowed: bool | None = None

    def pass_time(self, dt: float, *, at_table: bool, is_active: bool) -> None:
        """Advance by `dt` milliseconds.

        is_active: somebody did something, or something moves on the screen
        """
        self._idle_ms = 0.0 if is_active else self._idle_ms + dt
        allowed = not at_table or self._idle_ms > THINKING_MS
        if allowed != self._allowed:
            self._allowed = allowed
            pygame.display.set_allow_screensaver(allowed)
