"""The columns of a table on a page: where their cells are, and how headings and words are drawn in them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

import pygame

from game.presentation.hall_tables import Column
from game.ui.window import text
from game.ui.window import theme as t
from game.ui.window.ui import Ui

LINE, HEAD = 36, 30
"""Design pixels: the heights of a row and of the headings."""
EDGE = 20
"""Space for a row's rounded edge and the scroll bar, in design pixels."""


class Grid:
    """Lays columns over the width of a room, the headings at its top."""

    def __init__(self, ui: Ui, columns: Sequence[Column], room: pygame.Rect) -> None:
        self.ui, self.columns, self.room = ui, columns, room

    def cells(self, row: pygame.Rect) -> list[pygame.Rect]:
        """Return the cells of a row over the whole width, with a gap after each."""
        px = self.ui.px
        widths = [column.width for column in self.columns]
        room = self.room.width - px(2 * EDGE)
        edges = [room * edge // sum(widths) for edge in accumulate(widths, initial=0)]
        left, gap = self.room.x + px(t.NEAR), px(t.NEAR)
        return [
            pygame.Rect(left + edges[i], row.y, edges[i + 1] - edges[i] - gap, row.height)
            for i in range(len(widths))
        ]

    def draw_head(self, surface: pygame.Surface) -> None:
        """Draw the headings of all columns."""
        head = pygame.Rect(self.room.topleft, (self.room.width, self.ui.px(HEAD)))
        style = text.CAPTION.but(face="sans-semi")
        for column, cell in zip(self.columns, self.cells(head), strict=True):
            self.ui.type.draw(surface, column.heading, style, cell, column.align)

    def draw_ground(self, surface: pygame.Surface, rect: pygame.Rect, index: int) -> None:
        """Draw the background of a row, darker in every other one."""
        if index % 2 == 0:
            surface.blit(self.ui.art.plate("sunk", rect.size, t.RADIUS_SMALL), rect)

    def draw_cell(
        self, surface: pygame.Surface, words: str, column: Column, cell: pygame.Rect
    ) -> pygame.Rect:
        """Draw the words of a cell. Return where they are."""
        may_cut = column.align == "left"
        return self.ui.type.draw(surface, words, style_of(column), cell, column.align, may_cut=may_cut)


def style_of(column: Column) -> text.Style:
    """Return the style of a column's words: a person's own ones are strong."""
    return (text.STRONG if column.free else text.BODY).but(size=t.CARD)
