"""Tables of words in a column, with their headings and notes."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

import pygame

from game.presentation.odds import Table
from game.presentation.rich_text import joined
from game.ui.widgets import Column, Widget
from game.ui.widgets.described import Description
from game.ui.window import text
from game.ui.window import theme as t
from game.ui.window.ui import Ui

CELL_GAP, MORE_GAP = 12, 40
"""Design pixels: the space between two cells of a row, and how much is added at most where there is room."""


class TableRow(Widget):
    """A row of a table; its cells stand below their headings."""

    def __init__(
        self, ui: Ui, cells: Sequence[str], heads: Sequence[str], widths: Sequence[int], strong: bool
    ) -> None:
        """Set up a row. `widths` of the cells in window pixels; `strong` if it stands out."""
        super().__init__(ui)
        self._cells, self._heads, self._strong = cells, heads, strong
        style = text.STRONG if strong else text.BODY
        gap = ui.px(CELL_GAP)
        self._blocks = [
            ui.rich(words, style, width - gap, breaks=True)
            for words, width in zip(cells, widths, strict=True)
        ]
        self._lefts = [*accumulate(widths, initial=0)]

    @property
    def wanted(self) -> int:
        """The height that its cells need, in window pixels."""
        return max(block.height for block in self._blocks) + self.ui.px(t.SMALL)

    @property
    def reads_out(self) -> bool:
        return True

    def described(self) -> Description:
        say = self.ui.say
        said = [
            say("access-cell", heading=head, value=cell) if head else cell
            for head, cell in zip(self._heads, self._cells, strict=True)
        ]
        return Description("text", joined(say, said, "names-more"))

    def draw(self, surface: pygame.Surface) -> None:
        if self._strong:
            plate = self.ui.art.plate("sunk", self.rect.size, t.RADIUS_SMALL)
            surface.blit(plate, self.rect)
        top = self.rect.y + self.ui.px(t.SMALL) // 2
        left = self.rect.x + self.ui.px(t.TINY)
        for block, x in zip(self._blocks, self._lefts, strict=False):
            block.draw(surface, (left + x, top))


class TableColumn(Column):
    """A column of tables and texts, one below the other."""

    def table(self, table: Table) -> None:
        """Add a table with its heading, its rows and its notes."""
        px = self.ui.px
        if table.name:
            self.prose(table.name, text.STRONG.but(colour=t.OXBLOOD, size=t.CARD))
        widths = self._widths(table, self.width)
        head = TableRow(self.ui, table.columns, [""] * len(table.columns), widths, True)
        rows = [
            TableRow(self.ui, row, table.columns, widths, number in table.strong)
            for number, row in enumerate(table.rows)
        ]
        for row in (head, *rows):
            row.place(pygame.Rect(0, self.y, self.width, row.wanted))
            self.take([row], row.wanted)
        self.y += px(t.SMALL)
        for note in table.notes:
            self.prose(note, text.CAPTION)
            self.gap(t.TINY)
        self.y += px(t.GAP)

    def _widths(self, table: Table, width: int) -> list[int]:
        """Return the widths of the columns: what their longest cells need, or a share of the room."""
        gap = self.ui.px(CELL_GAP + t.TINY)
        needs = [
            max(self.ui.rich(cell, text.STRONG, width).used for cell in cells) + gap
            for cells in zip(table.columns, *table.rows, strict=True)
        ]
        if (spare := width - sum(needs)) >= 0:
            return [need + min(self.ui.px(MORE_GAP), spare // len(needs)) for need in needs]
        fair = width // len(needs)
        narrow = sum(need for need in needs if need <= fair)
        wide = sum(need for need in needs if need > fair)
        return [need if need <= fair else need * (width - narrow) // wide for need in needs]
