"""Picture files: read once, with one warning for a missing file."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from weakref import WeakValueDictionary

import pygame

from game.errors import UserError
from game.packages import registry
from game.ui.window import shapes
from game.ui.window.picture_store import Pictures
from game.ui.window.warning import warn

MAX_CACHED_PIXELS = 4_000_000
"""The size of the cache in pixels."""
_READ: Pictures[Path] = Pictures(MAX_CACHED_PIXELS)
"""The cache, shared by all windows."""
_IN_USE: WeakValueDictionary[Path, pygame.Surface] = WeakValueDictionary()
"""Every picture that somebody still holds: a board takes 60 MB, and several tables show the same one."""
_SCALED: WeakValueDictionary[tuple[Path, tuple[int, int]], pygame.Surface] = WeakValueDictionary()
"""Every scaled picture that somebody still holds: to scale the wood of a window takes 30 MB for a moment."""


class PictureFiles:
    """The pictures below assets/ of the program and of the titles."""

    def __init__(self) -> None:
        self._folders = registry.assets()
        self._sources: dict[str, str] = {}
        self._missing: set[str] = set()

    def has(self, name: str) -> bool:
        return self._file(name).is_file()

    def original(self, name: str) -> pygame.Surface | None:
        """Return a picture in its own size; None if it is missing."""
        if name in self._missing:
            return None
        file = self._file(name)
        try:
            return _READ.get(file, lambda: _in_use(file))
        except (OSError, pygame.error):
            self._say_missing(name)
            return None

    def covering(self, name: str, size: tuple[int, int]) -> Callable[[], pygame.Surface] | None:
        """Return a function that crops and scales a picture to cover a size; None if it is missing."""
        key = (self._file(name), size)
        if (held := _SCALED.get(key)) is not None:
            return lambda: held
        original = self.original(name)
        return None if original is None else lambda: _SCALED.setdefault(key, shapes.cover(original, size))

    def icon_source(self, name: str) -> str:
        """Return the SVG source of an icon in assets/icons; "" if it is missing."""
        if name not in self._sources:
            try:
                self._sources[name] = self._file(f"icons/{name}.svg").read_text(encoding="utf-8")
            except OSError:
                self._sources[name] = ""
                self._say_missing(f"icons/{name}.svg")
        return self._sources[name]

    def _file(self, name: str) -> Path:
        """Return the path of a picture: the program's, or that of the title that brings it."""
        return registry.asset(name, self._folders)

    def _say_missing(self, name: str) -> None:
        self._missing.add(name)
        warn(UserError("error-picture-missing", picture=name))


def _in_use(file: Path) -> pygame.Surface:
    """Return the picture that somebody holds, or read it."""
    found = _IN_USE.get(file)
    if found is None:
        found = _IN_USE[file] = _load(file)
    return found


def _load(file: Path) -> pygame.Surface:
    image = pygame.image.load(file)
    return image.convert_alpha() if image.get_flags() & pygame.SRCALPHA else image.convert()
