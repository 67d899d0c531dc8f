"""The odds of a title on a page: its kinds, what they depend on, and their tables."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import accumulate

import pygame

from game.presentation.odds import Choice as OddsChoice
from game.presentation.odds import Inquiry, Table
from game.presentation.rich_text import joined
from game.ui.scenes.page import Page
from game.ui.widgets import Button, Choice, Column, Note, Pane, Prose, Widget
from game.ui.widgets.described import Description
from game.ui.window import text
from game.ui.window import theme as t
from game.ui.window.commands import Command, Do
from game.ui.window.scene import Size
from game.ui.window.ui import Ui

NAME, VALUE = 150, 380
"""Design pixels: the width of a choice's name, and the least width of its values."""
CELL_GAP = 12
"""The space between two cells of a row, in design pixels."""


class OddsRow(Widget):
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


class OddsScene(Page):
    """A page with a tab for each kind of odds."""

    name = "odds"
    widest, tallest = 1440, 1100

    def __init__(self, ui: Ui, inquiry: Inquiry) -> None:
        super().__init__(ui, "odds-title", "die")
        self.inquiry = inquiry
        self.first = "kind"
        self._pane = Pane(ui, "odds-tables")

    def command(self, command: Command) -> bool:
        if command == Do("odds"):
            self.close()
            return True
        return self._pane.turn(command) or super().command(command)

    def build(self, size: Size) -> list[Widget]:
        self.frame_in(size)
        close = Button(self.ui, self.ui.say("go-on"), self.close, key="close", look="primary")
        self.foot_row([], [close])
        choices, bottom = self._choices()
        top = bottom + self.ui.px(t.SMALL) if choices else self.body.y
        self._pane.place(pygame.Rect(self.body.x, top, self.body.width, self.body.bottom - top))
        self._fill()
        return [*self.head(), self._kinds(), *choices, self._pane, close]

    def _kinds(self) -> Widget:
        """Return the choice of the kind of odds, beside the heading."""
        kinds = Choice(self.ui, "kind", self.inquiry.names, self.inquiry.asked.kind, self._choose_kind)
        kinds.name = self.ui.say("odds-title")
        room = self.head_room()
        wide = min(room.width, kinds.natural()[0])
        high = self.ui.px(t.ROW)
        kinds.place(pygame.Rect(room.right - wide, room.centery - high // 2, wide, high))
        return kinds

    def _choose_kind(self, kind: int) -> None:
        self.inquiry.asked.kind = kind
        self.layout()

    # ---- what the odds depend on
    def _choices(self) -> tuple[list[Widget], int]:
        """Return a row for each choice, side by side where there is room, and their lowest edge."""
        if self.inquiry.nothing:
            return [], self.body.y
        px, widgets, y = self.ui.px, list[Widget](), self.body.y
        count = max(1, self.body.width // px(NAME + VALUE + t.WIDE))
        each = (self.body.width - (count - 1) * px(t.WIDE)) // count
        rows = self.inquiry.choices()
        for number, (choice, now) in enumerate(rows):
            x = self.body.x + number % count * (each + px(t.WIDE))
            y = self.body.y + number // count * px(t.ROW + t.TINY)
            widgets += self._row(choice, now, pygame.Rect(x, y, each, px(t.ROW)))
        return widgets, y + px(t.ROW) if rows else self.body.y

    def _row(self, choice: OddsChoice, now: int, room: pygame.Rect) -> list[Widget]:
        label = Note(self.ui, choice.name, text.STRONG)
        label.place(pygame.Rect(room.x, room.y, self.ui.px(NAME), room.height))
        names = [value.words for value in choice.values]
        values = Choice(self.ui, f"odds-{choice.id}", names, now, partial(self._choose, choice))
        values.name = choice.name
        left = label.rect.right + self.ui.px(t.SMALL)
        wide = min(values.natural()[0], room.right - left)
        values.place(pygame.Rect(left, room.y, wide, room.height))
        if values.stepping:
            values.place(pygame.Rect(left, room.y, room.right - left, room.height))
        return [label, values]

    def _choose(self, choice: OddsChoice, value: int) -> None:
        self.inquiry.choose(choice, value)
        self.layout()

    # ---- the tables
    def _fill(self) -> None:
        column = Column(self.ui, self._pane.width_inside)
        if self.inquiry.nothing:
            self._prose(column, self.inquiry.nothing, text.BODY)
        for table in self.inquiry.tables():
            self._table(column, table)
        self._pane.fill(column.widgets, column.y)

    def _table(self, column: Column, table: Table) -> None:
        px = self.ui.px
        if table.name:
            self._prose(column, table.name, text.STRONG.but(colour=t.OXBLOOD, size=t.CARD))
        widths = self._widths(table, column.width)
        head = OddsRow(self.ui, table.columns, [""] * len(table.columns), widths, True)
        rows = [
            OddsRow(self.ui, row, table.columns, widths, number in table.strong)
            for number, row in enumerate(table.rows)
        ]
        for row in (head, *rows):
            row.place(pygame.Rect(0, column.y, column.width, row.wanted))
            column.take([row], row.wanted)
        column.y += px(t.SMALL)
        for note in table.notes:
            self._prose(column, note, text.CAPTION)
        column.y += px(t.GAP)

    def _prose(self, column: Column, words: str, style: text.Style) -> None:
        prose = Prose(self.ui, words, style)
        high = prose.height_at(column.width)
        prose.place(pygame.Rect(0, column.y, column.width, high))
        column.take([prose], high + self.ui.px(t.TINY))

    def _widths(self, table: Table, width: int) -> list[int]:
        """Return the widths of the columns: what their longest cells need, or a share of the room."""
        gap = self.ui.px(CELL_GAP + t.TINY)
        needs = [
            max(self.ui.rich(cell, text.STRONG, width).used for cell in cells) + gap
            for cells in zip(table.columns, *table.rows, strict=True)
        ]
        if sum(needs) <= width:
            return needs
        fair = width // len(needs)
        narrow = sum(need for need in needs if need <= fair)
        wide = sum(need for need in needs if need > fair)
        return [need if need <= fair else need * (width - narrow) // wide for need in needs]
