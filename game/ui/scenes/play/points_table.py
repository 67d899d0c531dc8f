"""The table of a score sheet: a row for each source of points, a column for each seat."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.presentation.rich_text import joined
from game.presentation.score_sheet import Sheet, SheetRow, SheetSeat
from game.ui.widgets import Label, ReadAloud, Rows, Widget
from game.ui.window import text
from game.ui.window import theme as t
from game.ui.window.ui import Ui

LINE, HEAD, HIGH_HEAD = 36, 46, 68
ROOMY, TOTALS = 1.25, 1.4
"""A roomy row by a usual one, and the row of totals by another row."""
NARROW_BELOW = 120
"""The width of a column, in design pixels, below which a name goes below its emblem."""
BAR, BAR_TINT = 0.78, 0.42
"""The height of a bar behind a number relative to the row, and the strength of its colour."""
FEW_SEATS, LABELS, LABELS_BESIDE_MANY = 5, 34, 20
"""The number of seats up to which labels take the first percentage of the width at least, and with more seats
the second.
"""
AROUND_NAME, BAR_WIDTH = 20, 16
"""Design pixels: what a column is wider than the name in it, and the width of the scroll bar."""
MIN_COLUMN = 64
"""The width of a column, in design pixels, down to which the labels get the width that their words need."""


def wanted_width(ui: Ui, sheet: Sheet) -> int:
    """Return the width at which the labels are whole, and the names of usual length below their emblems."""
    style = _head_style(sheet.seats[0]).but(size=t.CAPTION)
    names = max(ui.type.width(seat.name, style) for seat in sheet.seats)
    column = min(ui.px(NARROW_BELOW), names + ui.px(AROUND_NAME))
    return _label_width(ui, sheet) + len(sheet.seats) * column + ui.px(BAR_WIDTH)


def _label_width(ui: Ui, sheet: Sheet) -> int:
    words = [ui.type.width(row.label, text.BODY) for row in (*sheet.rows, *sheet.beside)]
    return max(words, default=0) + ui.px(46 + t.TINY)


def _head_style(who: SheetSeat) -> text.Style:
    return text.Style("serif-semi", t.CARD, t.SEAT_COLOURS[who.colour].text)


def wanted_height(ui: Ui, sheet: Sheet) -> int:
    """Return the height that a table with roomy rows has."""
    return ui.px(HIGH_HEAD + LINE * ROOMY * (len(sheet.rows) + len(sheet.beside) + TOTALS) + t.TINY)


class PointsTable:
    """A sheet in a room. `widgets` go into the form."""

    def __init__(self, ui: Ui, sheet: Sheet, room: pygame.Rect) -> None:
        self.ui, self.sheet, self.room = ui, sheet, room
        self._labels = _label_width(ui, sheet)
        line, head = self._line(), self._head_height()
        self._rows = Rows(ui, "rows", len(sheet.rows), self._draw_row, row_height=line)
        most = room.height - head - round(line * (TOTALS + len(sheet.beside)))
        height = min(most, line * len(sheet.rows))
        self._rows.name = ui.say("scores-title")
        self._rows.words_of = lambda index: self._row_words(sheet.rows[index])
        self._rows.place(pygame.Rect(room.x, room.y + head, room.width, height))
        self._rows.focusable = self._rows.furthest > 0
        heads = map(self._head_of, range(len(sheet.seats)))
        lines = [ReadAloud(ui, words) for words in self.in_words()]
        self.widgets: list[Widget] = [*heads, self._rows, *lines]

    def draw(self, surface: pygame.Surface) -> None:
        """Draw what stands below the rows."""
        self._draw_totals(surface)
        self._draw_beside(surface)

    def in_words(self) -> list[str]:
        """Return for screen readers what is drawn: the totals, the rows, and what stands below them."""
        say, sheet, secret = self.ui.say, self.sheet, self.sheet.secret()
        totals = [
            say("access-at-least", total=total) if seat in secret else str(total)
            for seat, total in enumerate(sheet.totals)
        ]
        return [self._words(say("scores-total"), totals), *map(self._row_words, (*sheet.rows, *sheet.beside))]

    def _row_words(self, row: SheetRow) -> str:
        hidden = self.ui.say("access-hidden")
        return self._words(row.label, [hidden if value is None else str(value) for value in row.values])

    def _words(self, label: str, values: Sequence[str]) -> str:
        """Return a row in words: what for, and the points of each seat."""
        say = self.ui.say
        points = [
            say("access-cell", heading=seat.name, value=value)
            for seat, value in zip(self.sheet.seats, values, strict=True)
        ]
        return say("access-value", name=label, value=joined(say, points, "names-more"))

    def _line(self) -> int:
        """Return the height of a row: larger if there are few, never below the font's need."""
        px = self.ui.px
        room = self.room.height - self._head_height() - px(t.TINY)
        lines = len(self.sheet.rows) + len(self.sheet.beside) + TOTALS
        return max(px(t.BODY * 1.7), min(px(LINE * ROOMY), int(room / lines)))

    def _columns(self) -> list[pygame.Rect]:
        """Return the seats' columns over the whole height, right of the labels."""
        n, px = len(self.sheet.seats), self.ui.px
        bar = px(BAR_WIDTH)
        share = LABELS if n <= FEW_SEATS else LABELS_BESIDE_MANY
        free = self.room.width - bar
        needed = min(self._labels, free - n * px(MIN_COLUMN))
        labels = max(self.room.width * share // 100, free - n * px(220), needed)
        each = (free - labels) // n
        return [
            pygame.Rect(self.room.x + labels + i * each, self.room.y, each, self.room.height)
            for i in range(n)
        ]

    def _head_of(self, index: int) -> SeatHead:
        px, cell = self.ui.px, self._columns()[index]
        head = SeatHead(self.ui, self.sheet.seats[index])
        high = self._head_height() - px(t.SMALL)
        head.place(pygame.Rect(cell.x + px(4), cell.y, cell.width - px(8), high))
        return head

    def _head_height(self) -> int:
        """Return the height of the name strips; in narrow ones the name is below the emblem."""
        narrow = self._columns()[0].width < self.ui.px(NARROW_BELOW)
        return self.ui.px(HIGH_HEAD if narrow else HEAD)

    def _draw_row(self, surface: pygame.Surface, rect: pygame.Rect, index: int) -> None:
        if index % 2 == 0:
            surface.blit(self.ui.art.plate("sunk", rect.size, t.RADIUS_SMALL), rect)
        if self.sheet.final:
            self._draw_bars(surface, rect, self.sheet.rows[index])
        self._draw_values(surface, rect, self.sheet.rows[index])

    def _draw_bars(self, surface: pygame.Surface, rect: pygame.Rect, row: SheetRow) -> None:
        """Draw a bar behind every number, relative to the largest number of any source."""
        most = max((value or 0 for row in self.sheet.rows for value in row.values), default=0)
        high, gap = round(rect.height * BAR), self.ui.px(t.TINY)
        for value, seat, column in zip(row.values, self.sheet.seats, self._columns(), strict=True):
            if value and value > 0:
                wide = max(gap, (column.width - 2 * gap) * value // most)
                bar = pygame.Rect(column.x + gap, rect.centery - high // 2, wide, high)
                shade = t.mix(t.RAISED, t.on_paper(t.SEAT_COLOURS[seat.colour].colour), BAR_TINT)
                pygame.draw.rect(surface, shade, bar, border_radius=gap)

    def _draw_values(self, surface: pygame.Surface, rect: pygame.Rect, row: SheetRow) -> None:
        ui, px = self.ui, self.ui.px
        size = px(24)
        if row.icon:
            surface.blit(ui.art.icon(row.icon, size), (rect.x + px(t.SMALL), rect.centery - size // 2))
        columns = self._columns()
        words = pygame.Rect(rect.x + px(42), rect.y, columns[0].x - rect.x - px(46), rect.height)
        ui.type.draw(surface, row.label, text.BODY, words)
        for value, column in zip(row.values, columns, strict=True):
            cell = pygame.Rect(column.x, rect.y, column.width, rect.height)
            style = text.STRONG if value else text.BODY.but(colour=t.INK_2)
            shown = ui.say("scores-hidden") if value is None else str(value)
            ui.type.draw(surface, shown, style.but(size=t.CARD), cell, "centre")

    def _draw_totals(self, surface: pygame.Surface) -> None:
        ui, px = self.ui, self.ui.px
        top, height = self._totals_at()
        line = pygame.Rect(self.room.x, top, self.room.width - px(BAR_WIDTH), height)
        ui.art.rule(surface, line.x, line.y, line.width)
        words = pygame.Rect(line.x + px(42), line.y, self._columns()[0].x - line.x - px(46), height)
        ui.type.draw(surface, ui.say("scores-total"), text.HEADING, words)
        secret, style = self.sheet.secret(), text.Style("serif-bold", t.TITLE - 2)
        for i, column in enumerate(self._columns()):
            cell = pygame.Rect(column.x, line.y, column.width, height)
            total = str(self.sheet.totals[i])
            shown = ui.say("scores-at-least", total=total) if i in secret else total
            ui.type.draw(surface, shown, style, cell, "centre")
            if i in self.sheet.winners:
                beside = cell.centerx + ui.type.width(shown, style) // 2 + px(t.TINY)
                d = max(px(14), min(px(26), cell.right + px(t.TINY) - beside))
                left = max(beside, min(cell.centerx + px(28), cell.right - d))
                at = (left, cell.centery - d // 2)
                surface.blit(ui.art.icon("trophy", d, t.GOLD), at)

    def _totals_at(self) -> tuple[int, int]:
        """Return top and height of the row of totals."""
        gap = self.ui.px(t.TINY)
        return self._rows.rect.bottom + gap, round(self._line() * 1.4) - gap

    def _draw_beside(self, surface: pygame.Surface) -> None:
        top, height = self._totals_at()
        line = self._line()
        for index, row in enumerate(self.sheet.beside):
            rect = pygame.Rect(self.room.x, top + height + index * line, self.room.width, line)
            self._draw_values(surface, rect, row)


class SeatHead(Label):
    """The head of a column: a seat's emblem and name on its colour, side by side or stacked."""

    def __init__(self, ui: Ui, who: SheetSeat) -> None:
        self.seat = t.SEAT_COLOURS[who.colour]
        super().__init__(ui, who.name, _head_style(who), may_cut=True)

    @property
    def reads_out(self) -> bool:
        return False  # each row names the seats

    def place(self, rect: pygame.Rect) -> None:
        """Place the strip; in a narrow one the text goes below the emblem."""
        px, self._strip = self.ui.px, pygame.Rect(rect)
        self._d = min(px(28), rect.height - 4)
        self._emblem = (rect.x + px(t.SMALL), rect.centery - self._d // 2)
        left = px(t.NEAR) + self._d
        words = pygame.Rect(rect.x + left, rect.y, rect.width - left - px(6), rect.height)
        if rect.width < px(NARROW_BELOW - t.SMALL):
            self._emblem = (rect.centerx - self._d // 2, rect.y + px(t.TINY))
            below = self._emblem[1] + self._d
            words = pygame.Rect(rect.x + px(t.TINY), below, rect.width - px(t.SMALL), rect.bottom - below)
            self.style, self.align = self.style.but(size=t.CAPTION), "centre"
        super().place(words)

    def draw(self, surface: pygame.Surface) -> None:
        ui, strip = self.ui, self._strip
        surface.blit(ui.art.seat_plate(self.seat, strip.size), strip)
        surface.blit(ui.art.emblem(self.seat, self._d), self._emblem)
        super().draw(surface)
