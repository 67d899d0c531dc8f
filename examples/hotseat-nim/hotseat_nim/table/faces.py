"""How cards and heaps look."""

from __future__ import annotations

import math
from dataclasses import dataclass

import pygame

from game.ui.table.api import Size
from game.ui.window import text
from game.ui.window import theme as t
from game.ui.window.ui import Ui

TURN = math.pi * (3 - math.sqrt(5))
"""The golden angle: stones laid by it never hide each other in rows."""


@dataclass(frozen=True)
class CardFace:
    """A card with its stones; 0 is the back. `words` under it: how many cards a pile has."""

    value: int
    words: str = ""

    def paint(self, ui: Ui, size: Size) -> pygame.Surface:
        """Stones one above the other, or the wooden back."""
        surface = ui.art.plate("paper" if self.value else "plank", size).copy()
        side = size[0] * 2 // 5
        for n in range(self.value):
            y = size[1] * (n + 1) // (self.value + 1) - side // 2
            surface.blit(ui.art.icon("nim_stone", side), ((size[0] - side) // 2, y))
        if self.value or self.words:
            style = text.STRONG.but(colour=t.INK if self.value else t.CREAM_LIGHT)
            room = surface.get_rect().inflate(-size[0] // 8, 0)
            room.height = ui.px(26)
            ui.type.draw(surface, self.words or str(self.value), style, room, "centre", may_cut=True)
        return surface


@dataclass(frozen=True)
class MatFace:
    """What the seat itself took, as lines of an icon and words."""

    lines: tuple[tuple[str, str], ...]

    def paint(self, ui: Ui, size: Size) -> pygame.Surface:
        """One line below the other on paper."""
        surface = ui.art.plate("paper", size).copy()
        side = ui.px(40)
        for n, (icon, words) in enumerate(self.lines):
            y = size[1] * (2 * n + 1) // (2 * len(self.lines)) - side // 2
            surface.blit(ui.art.icon(icon, side), (side, y))
            room = pygame.Rect(side * 5 // 2, y, size[0] - side * 3, side)
            ui.type.draw(surface, words, text.HEADING, room)
        return surface


@dataclass(frozen=True)
class HeapFace:
    """Stones in a spiral, and how many there are."""

    stones: int

    def paint(self, ui: Ui, size: Size) -> pygame.Surface:
        """A clear surface with the stones."""
        surface = pygame.Surface(size, pygame.SRCALPHA)
        side = size[0] // 5
        stone = ui.art.icon("nim_stone", side)
        for n in range(self.stones):
            far = 0.2 * size[0] * math.sqrt(n / max(1, self.stones - 1))
            x, y = size[0] / 2 + far * math.cos(n * TURN), size[1] * 0.44 + far * math.sin(n * TURN)
            surface.blit(stone, (round(x - side / 2), round(y - side / 2)))
        ui.type.draw(
            surface,
            str(self.stones),
            text.HEADING,
            pygame.Rect(0, size[1] * 3 // 4, size[0], size[1] // 5),
            "centre",
        )
        return surface
