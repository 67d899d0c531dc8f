"""What all windows of the tests share: wood, plates, shadows, icons, and compiled messages.

Each window would draw and compile them again, which is about a third of the time of its test.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any

import pygame
from fluent.runtime.prepare import Compiler
from fluent.syntax.ast import Message, Term

from game.ui.window import picture_files
from game.ui.window.picture_store import Pictures
from game.ui.window.pictures import Art

FILE_PIXELS, DRAWN_PIXELS = 40_000_000, 40_000_000
"""Pixels of picture files (160 MB) and of drawn pictures that are kept for later windows."""
DRAWN_BY_KEY = frozenset(
    {"icon", "picture", "plate", "shadow", "outline", "glow", "veil", "dark", "wood", "hex", "halo", "dot"}
)
"""The kinds of pictures that follow from their key and the theme."""
_ALL: Pictures[Hashable] = Pictures(DRAWN_PIXELS)
_COMPILED: dict[Message | Term, Any] = {}


def share() -> None:
    """Let all windows of this process share what they draw and compile."""
    picture_files._READ.most = FILE_PIXELS
    cached, compiled = Art.cached, Compiler.__call__

    def shared(art: Art, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        if not isinstance(key, tuple) or key[0] not in DRAWN_BY_KEY or art.has(key):
            return cached(art, key, make)
        whole = (art.theme.look, tuple(art._files._folders), key)
        drawn = _ALL.find(whole) or make()
        if not art._files._missing:  # each window says once what it misses
            _ALL.get(whole, lambda: drawn)
        return cached(art, key, lambda: drawn)

    def once(compiler: Compiler, item: Any) -> Any:
        if not isinstance(item, Message | Term):
            return compiled(compiler, item)
        if item not in _COMPILED:
            _COMPILED[item] = compiled(compiler, item)
        return _COMPILED[item]

    for kind, name, function in ((Art, "cached", shared), (Compiler, "__call__", once)):
        setattr(kind, name, function)
