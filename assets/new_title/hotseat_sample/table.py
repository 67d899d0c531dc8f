"""Where things are in the window, and how they look."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.engine.model import Seat
from game.ui.table.api import Box, Panel, Size, Spot, Table, TableContext, Thing
from game.ui.table.drawing.drawn_faces import DrawnFace
from game.ui.window import text
from game.ui.window import theme as t
from game.ui.window.ui import Ui

STONE, CLOTH = (205, 196, 178), (58, 74, 70)
GOLDEN_ANGLE = math.pi * (3 - math.sqrt(5))


@dataclass(frozen=True)
class HeapFace(DrawnFace):
    """Stones, and their number. Equal faces are painted once."""

    stones: int

    def draw(self, ui: Ui, surface: pygame.Surface, size: Size) -> None:
        """Draw onto a transparent surface of a size in window pixels."""
        width, height = size
        pygame.draw.circle(surface, CLOTH, (width // 2, height // 2), min(size) // 2)
        for n in range(self.stones):
            far = 0.08 * width * math.sqrt(n)
            x, y = far * math.cos(n * GOLDEN_ANGLE), far * math.sin(n * GOLDEN_ANGLE)
            pygame.draw.circle(surface, STONE, (round(width / 2 + x), round(height * 0.42 + y)), width // 24)
        room = pygame.Rect(0, height * 3 // 4, width, height // 5)
        ui.type.draw(surface, str(self.stones), text.HEADING.but(colour=t.CREAM_LIGHT), room, "centre")


class SampleTable(Table):
    """Three heaps on the board. `self.words` are the title's words, `self.title` its rules."""

    painting = ""

    def things(self, context: TableContext) -> Sequence[Thing]:
        """Return everything that is seen. A thing's ref is the name by which options speak of it."""
        tips = {item.ref: item.tip for item in self.words.items(context)}
        return [
            Thing(heap, self._box(heap), HeapFace(stones), on_board=True, tip=tips[heap], shape="round")
            for heap, stones in context.view.heaps.items()
        ]

    def spots(self, context: TableContext) -> Sequence[Spot]:
        """Return no places without a picture: the heaps are things."""
        return []

    def panel(self, context: TableContext, seat: Seat) -> Panel:
        """Return a seat in small."""
        return Panel(seat, cells=self.words.summary(context, seat).cells)

    def _box(self, place: str) -> Box:
        found = self.title.book.board.places[place]
        return found.x, found.y, found.w, found.h
