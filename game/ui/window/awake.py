"""When the screen stays awake: while a game is played, and not in menus or at a table that everybody left."""

from __future__ import annotations

import pygame

THINKING_MS = 15 * 60_000.0
"""For so long after the last move of a hand, or of a bot, somebody may still be thinking at the table."""


class ScreenSleep:
    """Lets the desktop's screen saver start, or keeps it away."""

    def __init__(self) -> None:
        self._idle_ms = 0.0
        self._allowed: bool | None = None

    def pass_time(self, dt: float, *, at_table: bool, stirs: bool) -> None:
        """Let `dt` milliseconds pass; `stirs`: somebody did something, or something moves on the screen."""
        self._idle_ms = 0.0 if stirs else self._idle_ms + dt
        allowed = not at_table or self._idle_ms > THINKING_MS
        if allowed != self._allowed:
            self._allowed = allowed
            pygame.display.set_allow_screensaver(allowed)
