"""When what takes a while may be done: once nobody has done anything for a moment."""

from __future__ import annotations

from game.ui.window.commands import Command, Leave, Point

REST_MS = 120.0
"""So long nobody may have done anything."""


class Rest:
    """How long nobody has done anything."""

    def __init__(self) -> None:
        self._rested = 0.0

    def hear(self, command: Command) -> None:
        """Somebody does something, unless the pointer only moves: what takes a while waits."""
        if not isinstance(command, Point | Leave):
            self._rested = 0.0

    def lasts(self, dt: float) -> bool:
        """Let `dt` milliseconds pass; whether what takes a while may be done now."""
        self._rested += dt
        return self._rested >= REST_MS
