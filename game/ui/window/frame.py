"""The window on the desktop: its size, and whether it is maximized or full screen."""

from __future__ import annotations

import pygame

from game.records.settings import MAX_SIZE, MIN_SIZE, Settings
from game.ui.window.scene import Size

TITLE_BAR_PX = 80
"""The height in pixels that a title bar and a panel of the desktop may take."""
HIDDEN_DRIVERS = ("dummy", "offscreen")
"""Video drivers without a visible screen."""


def screen_size() -> Size | None:
    """Return the size of the screen; None if there is none."""
    sizes = pygame.display.get_desktop_sizes()
    return sizes[0] if sizes and pygame.display.get_driver() not in HIDDEN_DRIVERS else None


class Frame:
    """The window, kept in line with the settings, which in turn record the person's changes to it."""

    def __init__(self, name: str, settings: Settings) -> None:
        self.settings = settings
        self.full = settings.full_screen
        """True if it is full screen."""
        wanted = _bounded((settings.width, settings.height))
        self._floating: Size = on_screen(wanted, screen_size())
        self._fills_screen = not has_room(wanted, screen_size())
        self.window = pygame.Window(name, self._floating, resizable=True, hidden=True)
        self.window.minimum_size = MIN_SIZE
        self.window.get_surface()  # from here on pictures can be converted

    @property
    def is_visible(self) -> bool:
        """True if there is a screen on which it can be seen."""
        return pygame.display.get_driver() not in HIDDEN_DRIVERS

    def show(self, icon: pygame.Surface | None) -> None:
        """Show it with its icon and its size. If it is too large for the screen, it is maximized.

        Until now it is hidden: on Windows and macOS a screen reader must be connected before.
        """
        self.window.show()
        if icon is not None:
            self.window.set_icon(icon)
        if self.settings.maximized or self._fills_screen:
            self.window.maximize()
        if self.full:
            self.window.set_fullscreen(desktop=True)

    def keep_size(self) -> None:
        """Store its size in the settings, unless the desktop set it."""
        settings, now = self.settings, _bounded(self.window.size)
        if not (self.full or settings.maximized) and now != (settings.width, settings.height):
            self._floating = settings.width, settings.height
            settings.width, settings.height = now

    def note_maximized(self, on: bool) -> None:
        """Note that it was maximized or restored.

        The desktop may report the new size before the reason; then the earlier size is the window's own.
        """
        settings = self.settings
        if self.full or settings.maximized == on:
            return
        settings.maximized = on
        if on and _bounded(self.window.size) == (settings.width, settings.height):
            settings.width, settings.height = self._floating
        self.keep_size()

    def set_full(self, full: bool) -> None:
        """Switch full screen on or off."""
        if full == self.full:
            return
        if full:
            self.keep_size()
        self.full = full
        if full:
            self.window.set_fullscreen(desktop=True)
            return
        self.window.set_windowed()
        if self.settings.maximized:
            self.window.maximize()
        else:
            wanted = _bounded((self.settings.width, self.settings.height))
            self.window.size = on_screen(wanted, screen_size())


def _bounded(size: Size) -> Size:
    w, h = (max(low, min(high, v)) for v, low, high in zip(size, MIN_SIZE, MAX_SIZE, strict=True))
    return w, h


def on_screen(size: Size, screen: Size | None) -> Size:
    """Return the window's size, limited to the screen."""
    return size if screen is None else (min(size[0], screen[0]), min(size[1], screen[1]))


def has_room(size: Size, screen: Size | None) -> bool:
    """Return whether a window with its title bar fits on the screen."""
    return screen is None or (size[0] <= screen[0] and size[1] <= screen[1] - TITLE_BAR_PX)
