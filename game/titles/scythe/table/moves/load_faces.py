"""Faces of the tray by which a unit is loaded."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.ui.table.api import Face, Size
from game.ui.table.drawing.card_frames import MIN_TEXT, outlined, pixels
from game.ui.table.drawing.drawn_faces import DrawnFace
from game.ui.window import shapes, text
from game.ui.window import theme as t
from game.ui.window.ui import Ui

ALL, SIGN, EDGE = text.STRONG.but(size=t.CAPTION, colour=t.INK), 20, 8
"""The words of a button; design pixels of its icons and round them."""
RIM = 2
"""Window pixels of the outline of a count: it is read on the board too, while it is carried."""


@dataclass(frozen=True)
class CountFace(DrawnFace):
    """A piece, and beside it how many of how many are aboard."""

    piece: Face
    count: str

    def draw(self, ui: Ui, surface: pygame.Surface, size: Size) -> None:
        side = size[1]
        surface.blit(self.piece.paint(ui, (side, side)), (0, 0))
        room = size[0] - side
        px = ui.px(text.STRONG.size)
        while px > MIN_TEXT and ui.type.width(self.count, pixels(ui, px, "sans-bold")) > room - 2 * RIM:
            px -= 1
        outlined(ui, surface, self.count, px, (side + room // 2, side // 2))


@dataclass(frozen=True)
class PillFace(DrawnFace):
    """A small brass button with a word, and with icons and numbers of what it takes."""

    words: str
    takes: tuple[tuple[str, int], ...]

    def width(self, ui: Ui) -> int:
        """Return the width that it needs, in window pixels."""
        numbers = sum(ui.type.width(str(count), ALL) for _, count in self.takes)
        icons = len(self.takes) * (ui.px(SIGN) + ui.px(EDGE) // 2)
        return ui.type.width(self.words, ALL) + numbers + icons + 2 * ui.px(EDGE) + ui.px(EDGE) // 2

    def draw(self, ui: Ui, surface: pygame.Surface, size: Size) -> None:
        w, h = size
        surface.blit(shapes.rounded(size, h // 2, t.SHADE), (0, 0))
        rim = max(1, h // 12)
        surface.blit(shapes.rounded((w - 2 * rim, h - 2 * rim), h // 2 - rim, t.GOLD), (rim, rim))
        x = self._word(ui, surface, self.words, ui.px(EDGE)) + ui.px(EDGE) // 2
        for name, count in self.takes:
            x = self._word(ui, surface, str(count), x)
            icon = ui.art.icon(name, ui.px(SIGN))
            surface.blit(icon, (x, (h - icon.get_height()) // 2))
            x += ui.px(SIGN) + ui.px(EDGE) // 2

    def _word(self, ui: Ui, surface: pygame.Surface, words: str, x: int) -> int:
        """Return a word from a place on; where it ends."""
        wide = ui.type.width(words, ALL)
        ui.type.draw(surface, words, ALL, pygame.Rect(x, 0, wide + 1, surface.get_height()))
        return x + wide
