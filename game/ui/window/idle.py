"""Detect idle moments, in which slow work may be done."""

from __future__ import annotations

from game.ui.window.commands import Command, Leave, Point

IDLE_AFTER_MS = 120.0
"""The time without input after which a moment counts as idle."""


class IdleTimer:
    """Measures the time since the last input."""

    def __init__(self) -> None:
        self._rested = 0.0

    def note(self, command: Command) -> None:
        """Note an input, unless the pointer only moved."""
        if not isinstance(command, Point | Leave):
            self._rested = 0.0

    def lasts(self, dt: float) -> bool:
        """Advance by `dt` milliseconds. Return whether slow work may be done now."""
        self._rested += dt
        return self._rested >= IDLE_AFTER_MS
