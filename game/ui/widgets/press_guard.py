"""Ignore presses of a button that has only just appeared under the pointer: they were meant for what was
there before.
"""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button
from game.ui.window.commands import Pos
from game.ui.window.ui import Ui

GUARD_MS = 300.0
"""The usual time for which a button ignores presses after it appeared under the pointer."""


class PressGuard:
    """Remembers such a button until time has passed or the pointer has left it. `at` returns the widget at a
    point.
    """

    def __init__(self, ui: Ui, at: Callable[[Pos], Widget | None]) -> None:
        self._ui, self._at = ui, at
        self._key, self._left = "", 0.0

    @property
    def pointed(self) -> str:
        """The key of the button under the pointer; "" for none."""
        widget = self._at(self._ui.pointer)
        return widget.key if isinstance(widget, Button) else ""

    def appear(self, before: str = "") -> None:
        """Note that a button other than `before` has appeared under the pointer."""
        now = self.pointed
        if now != before or not before:
            self._key, self._left = now, float(self._ui.settings.double_click)

    def release(self) -> None:
        """Accept the next press: it is meant for the button under the pointer."""
        self._key = ""

    def pass_time(self, dt: float) -> bool:
        """Advance by `dt` milliseconds; return whether a button was locked until now."""
        locked = self.locked is not None
        self._left -= dt
        return locked

    @property
    def locked(self) -> Button | None:
        """The button under the pointer, if it ignores presses."""
        if self._left <= 0 or not self._key:
            return None
        widget = self._at(self._ui.pointer)
        return widget if isinstance(widget, Button) and self.refuses(widget) else None

    def draw(self, surface: pygame.Surface) -> None:
        """Draw a veil over the locked button, which opens as time passes."""
        if (button := self.locked) is not None:
            share = self._left / max(1, self._ui.settings.double_click)
            button.draw_lock(surface, min(1.0, share) if self._ui.theme.duration(1) else 1.0)

    def point(self, widget: Widget | None) -> None:
        """Note the widget under the pointer."""
        if widget is None or widget.key != self._key:
            self._key = ""

    def refuses(self, widget: Widget) -> bool:
        """Return whether a widget still ignores presses."""
        return widget.key == self._key and self._left > 0
