"""The score sheet: where every seat's points come from, and who wins."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.ui.scenes.page import Page
from game.ui.widgets import Button, Label, Rows, Widget
from game.ui.window import shapes, text
from game.ui.window import theme as t
from game.ui.window.scene import Size
from game.ui.window.ui import Ui

LINE, HEAD = 36, 46
FEW, LABELS, LABELS_BESIDE_MANY = 5, 34, 20
"""Per cent of the width that the labels of the rows take at least, beside so few seats and beside more."""


@dataclass(frozen=True)
class SheetSeat:
    """A column: a name and a key of SEAT_COLOURS."""

    name: str
    colour: str


@dataclass(frozen=True)
class SheetRow:
    """A source of points in words, perhaps with an icon, and the points of every seat; None: a secret."""

    label: str
    values: tuple[int | None, ...]
    icon: str = ""


@dataclass(frozen=True)
class Sheet:
    """A whole score sheet. `tie` says in words what broke a tie; `final`: the game is over; the rows `beside`
    stand under the totals and count for nothing; `ending` says in words how the game ended."""

    seats: tuple[SheetSeat, ...]
    rows: tuple[SheetRow, ...]
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    tie: str = ""
    final: bool = False
    beside: tuple[SheetRow, ...] = ()
    ending: str = ""


class ScoreSheet(Page):
    """Rows are sources, columns are seats. `more`: a further button, its words and what it does."""

    name = "scores"
    tallest = 660

    def __init__(self, ui: Ui, sheet: Sheet, more: tuple[str, Callable[[], None]] | None = None) -> None:
        super().__init__(ui, "scores-final" if sheet.final else "scores-title", "trophy")
        self.scores, self.more = sheet, more
        self.first = "close"
        self._grid = pygame.Rect(0, 0, 0, 0)

    def build(self, size: Size) -> list[Widget]:
        self.frame_in(size)
        ui, px = self.ui, self.ui.px
        close = Button(ui, ui.say("scores-close"), self.cancel, key="close", look="primary")
        more = [Button(ui, self.more[0], self.more[1], key="more")] if self.more else []
        self.foot_row(more, [close])
        verdict = Label(ui, self.verdict(), text.HEADING, "right", may_cut=True)
        verdict.place(self.head_room())
        tie = Label(ui, self._tie(), text.BODY.but(colour=t.INK_2), "right")
        tie.place(
            pygame.Rect(self.body.x, self.body.y, self.body.width, px(t.BODY * 1.6) if self.scores.tie else 0)
        )
        self._grid = self.body.copy()
        self._grid.top = tie.rect.bottom
        self._grid.height = self.body.bottom - self._grid.top
        line = self._line()
        rows = Rows(ui, "rows", len(self.scores.rows), self._draw_row, row_height=line)
        room = self._grid.height - px(HEAD) - round(line * (1.4 + len(self.scores.beside)))
        height = min(room, line * len(self.scores.rows))
        rows.place(pygame.Rect(self._grid.x, self._grid.y + px(HEAD), self._grid.width, height))
        rows.focusable = rows.furthest > 0
        heads = [self._head_of(i) for i in range(len(self.scores.seats))]
        return [*self.head(), verdict, tie, *heads, rows, *more, close]

    def verdict(self) -> str:
        """Who wins or is in front, and how the game ended."""
        return ": ".join(filter(None, (self._winner(), self.scores.ending)))

    def _winner(self) -> str:
        winners = [self.scores.seats[i].name for i in self.scores.winners]
        if not winners and self.scores.final:
            return self.ui.say("scores-nobody")
        if not winners:
            return self.ui.say("scores-secret") if self._secret() else ""
        one, more = "scores-leader", "scores-leaders"
        if self.scores.final:
            one, more = "scores-winner", "scores-winners"
        message = one if len(winners) == 1 else more
        return self.ui.say(message, names=self._names(winners), name=winners[0])

    def _secret(self) -> list[int]:
        """Columns in which something may not be known yet."""
        return [i for row in self.scores.rows for i, value in enumerate(row.values) if value is None]

    def draw(self, surface: pygame.Surface) -> None:
        self.ground(surface)
        self._draw_totals(surface)
        self._draw_beside(surface)
        self.form.draw(surface)

    def _line(self) -> int:
        """Height of a row: roomy for few rows, never under what the type needs."""
        px = self.ui.px
        room = self._grid.height - px(HEAD) - px(t.TINY)
        lines = len(self.scores.rows) + len(self.scores.beside) + 1.4
        return max(px(t.BODY * 1.7), min(px(LINE * 1.25), int(room / lines)))

    def _tie(self) -> str:
        return self.ui.say("scores-tie", label=self.scores.tie) if self.scores.tie else ""

    def _names(self, names: list[str]) -> str:
        joined = names[0]
        for name in names[1:-1]:
            joined = self.ui.say("names-more", first=joined, last=name)
        return self.ui.say("names-two", first=joined, last=names[-1]) if len(names) > 1 else joined

    def _columns(self) -> list[pygame.Rect]:
        """The seats' columns over the whole height, right of the labels."""
        n, px = len(self.scores.seats), self.ui.px
        bar = px(16)
        share = LABELS if n <= FEW else LABELS_BESIDE_MANY
        labels = max(self._grid.width * share // 100, self._grid.width - bar - n * px(220))
        each = (self._grid.width - bar - labels) // n
        return [
            pygame.Rect(self._grid.x + labels + i * each, self._grid.y, each, self._grid.height)
            for i in range(n)
        ]

    def _head_of(self, index: int) -> SeatHead:
        px, cell = self.ui.px, self._columns()[index]
        head = SeatHead(self.ui, self.scores.seats[index])
        head.place(pygame.Rect(cell.x + px(4), cell.y, cell.width - px(8), px(HEAD - 8)))
        return head

    def _draw_row(self, surface: pygame.Surface, rect: pygame.Rect, index: int) -> None:
        if index % 2 == 0:
            surface.blit(self.ui.art.plate("sunk", rect.size, t.RADIUS_SMALL), rect)
        self._draw_values(surface, rect, self.scores.rows[index])

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
        line = pygame.Rect(self._grid.x, top, self._grid.width - px(16), height)
        ui.art.rule(surface, line.x, line.y, line.width)
        words = pygame.Rect(line.x + px(42), line.y, self._columns()[0].x - line.x - px(46), height)
        ui.type.draw(surface, ui.say("scores-total"), text.HEADING, words)
        secret, style = self._secret(), text.Style("serif-bold", t.TITLE - 2)
        for i, column in enumerate(self._columns()):
            cell = pygame.Rect(column.x, line.y, column.width, height)
            total = str(self.scores.totals[i])
            shown = ui.say("scores-at-least", total=total) if i in secret else total
            ui.type.draw(surface, shown, style, cell, "centre")
            if i in self.scores.winners:
                d = px(26)
                at = (cell.centerx + px(28), cell.centery - d // 2)
                surface.blit(ui.art.icon("trophy", d, t.GOLD), at)

    def _totals_at(self) -> tuple[int, int]:
        """Top and height of the line of totals."""
        gap = self.ui.px(t.TINY)
        return self.form.find("rows").rect.bottom + gap, round(self._line() * 1.4) - gap

    def _draw_beside(self, surface: pygame.Surface) -> None:
        top, height = self._totals_at()
        line = self._line()
        for index, row in enumerate(self.scores.beside):
            rect = pygame.Rect(self._grid.x, top + height + index * line, self._grid.width, line)
            self._draw_values(surface, rect, row)


class SeatHead(Label):
    """The head of a column: a seat's emblem and name on its colour."""

    def __init__(self, ui: Ui, who: SheetSeat) -> None:
        self.seat = t.SEAT_COLOURS[who.colour]
        style = text.Style("serif-semi", t.CARD, self.seat.text)
        super().__init__(ui, who.name, style, may_cut=True)

    def place(self, rect: pygame.Rect) -> None:
        """On a strip; the words are beside the emblem."""
        px = self.ui.px
        self._strip = pygame.Rect(rect)
        self._d = min(px(28), rect.height - 4)
        left = px(12) + self._d
        super().place(pygame.Rect(rect.x + left, rect.y, rect.width - left - px(6), rect.height))

    def draw(self, surface: pygame.Surface) -> None:
        ui, strip, d = self.ui, self._strip, self._d
        surface.blit(ui.art.cached(("strip", strip.size, self.seat.id), self._plate), strip)
        surface.blit(ui.art.emblem(self.seat, d), (strip.x + ui.px(t.SMALL), strip.centery - d // 2))
        super().draw(surface)

    def _plate(self) -> pygame.Surface:
        radius = self.ui.px(t.RADIUS_SMALL)
        return shapes.plate(self._strip.size, radius, self.seat.colour, None, dark=False, grain=False)
