"""Ignore presses of a button that has only just appeared under the pointer: they were meant for what was
there before.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass

import pygame

from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button
from game.ui.window.commands import Pos
from game.ui.window.ui import Ui

GUARD_MS = 300.0
"""The usual time for which a button ignores presses after it appeared under the pointer."""
SURPRISE = 3.0
"""That time as a multiple, where others have brought the button while a person may be about to press."""


@dataclass(frozen=True)
class Anew:
    """Widgets that answer another question than before, even if their keys were there.

    is_surprise  whether others have brought the question, not the person at the screen
    """

    widgets: Collection[Widget] = ()
    is_surprise: bool = False


NOTHING_ANEW = Anew()


class PressGuard:
    """Remembers such a button until time has passed or the pointer has left it. `at` returns the widget at a
    point.
    """

    def __init__(self, ui: Ui, at: Callable[[Pos], Widget | None]) -> None:
        self._ui, self._at = ui, at
        self._key, self._left, self._whole = "", 0.0, 1.0
        self._is_surprise = False
        self._surprises: frozenset[str] = frozenset()
        """The keys of the widgets of a question that others have brought."""
        self._surprise_left = 0.0

    @property
    def pointed(self) -> str:
        """The key of the button under the pointer; "" for none."""
        return _button_key(self._at(self._ui.pointer))

    def appear(self, before: str = "", anew: Anew = NOTHING_ANEW) -> None:
        """Lock the widget under the pointer if it is a button other than `before`, or one of those `anew`."""
        widget = self._at(self._ui.pointer)
        if anew.is_surprise:
            self._surprises = frozenset(each.key for each in anew.widgets)
            self._surprise_left = self._ui.settings.double_click * SURPRISE
        if widget is not None and widget in anew.widgets:
            self._lock(widget.key, is_surprise=anew.is_surprise)
        elif (now := _button_key(widget)) != before or not before:
            self._lock(now, is_surprise=False)

    def _lock(self, key: str, *, is_surprise: bool) -> None:
        if self._is_surprise and key == self._key and self._left > 0:
            return
        self._key, self._is_surprise = key, is_surprise
        self._left = self._whole = self._ui.settings.double_click * (SURPRISE if is_surprise else 1.0)

    def release(self) -> None:
        """Accept the next press, which is meant for the button under the pointer, unless others have brought
        that."""
        if not self._is_surprise:
            self._key = ""

    def pass_time(self, dt: float) -> bool:
        """Advance by `dt` milliseconds; return whether a widget was locked until now."""
        locked = self.locked is not None or self._surprise_left > 0
        self._left -= dt
        self._surprise_left -= dt
        return locked

    @property
    def locked(self) -> Widget | None:
        """The widget under the pointer, if it ignores presses."""
        if self._left <= 0 or not self._key:
            return None
        widget = self._at(self._ui.pointer)
        return widget if widget is not None and self.refuses(widget) else None

    def draw(self, surface: pygame.Surface, focus: Widget | None = None) -> None:
        """Draw a veil over the locked widget, which opens as time passes. `focus`: what keys would press."""
        if (widget := self.locked) is not None:
            self._draw_veil(surface, widget, self._left / max(1.0, self._whole))
        if focus is not None and focus is not widget and self.refuses_keys(focus):
            whole = self._ui.settings.double_click * SURPRISE
            self._draw_veil(surface, focus, self._surprise_left / max(1.0, whole))

    def _draw_veil(self, surface: pygame.Surface, widget: Widget, share: float) -> None:
        widget.draw_lock(surface, min(1.0, share) if self._ui.theme.duration(1) else 1.0)

    def point(self, widget: Widget | None) -> None:
        """Note the widget under the pointer."""
        if widget is None or widget.key != self._key:
            self._key = ""

    def hold_back(self, widget: Widget) -> None:
        """Let a widget ignore Enter and the gamepad for the time of a double click."""
        self._surprises, self._surprise_left = frozenset([widget.key]), float(self._ui.settings.double_click)

    def refuses_keys(self, widget: Widget | None) -> bool:
        """Return whether a widget still ignores Enter and the gamepad, as others have just brought it, or the
        press before it has led there."""
        return widget is not None and widget.key in self._surprises and self._surprise_left > 0

    def refuses(self, widget: Widget) -> bool:
        """Return whether a widget still ignores presses."""
        return widget.key == self._key and self._left > 0


def _button_key(widget: Widget | None) -> str:
    """Return the key of a button; "" for anything else."""
    return widget.key if isinstance(widget, Button) else ""
