"""Remembers which pictures were drawn where, to draw the same again in a fraction of the time."""

from __future__ import annotations

from typing import Any

import pygame


class BlitList(pygame.Surface):
    """A surface that keeps the pictures drawn on it instead of drawing them. Only `blit` is kept."""

    def __init__(self) -> None:
        super().__init__((1, 1))
        self._blits: list[tuple[Any, ...]] = []

    def blit(self, *arguments: Any) -> pygame.Rect:
        """Keep a picture, its place, and what else `pygame.Surface.blit` takes; return an empty rect."""
        self._blits.append(arguments)
        return pygame.Rect(0, 0, 0, 0)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the pictures in their order."""
        for arguments in self._blits:
            surface.blit(*arguments)
