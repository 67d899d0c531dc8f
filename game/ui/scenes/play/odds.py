"""The odds of a title on a page: its kinds, what they depend on, and their tables."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from game.presentation.odds import Choice as OddsChoice
from game.presentation.odds import Inquiry, Table
from game.ui.scenes.page import Page
from game.ui.scenes.play.odds_work import OddsWork
from game.ui.scenes.play.table_column import TableColumn
from game.ui.widgets import Button, Choice, Label, Note, Pane, Widget
from game.ui.window import text
from game.ui.window import theme as t
from game.ui.window.commands import Command, Do
from game.ui.window.scene import Size
from game.ui.window.ui import Ui

NAME, VALUE = 150, 380
"""Design pixels: the width of a choice's name, and the least width of its values."""


class OddsScene(Page):
    """A page with a tab for each kind of odds."""

    name = "odds"
    widest, tallest = 1440, 1100

    def __init__(self, ui: Ui, inquiry: Inquiry, mark: Callable[[Table], None]) -> None:
        """`mark`: shows what a table says of places on the board."""
        super().__init__(ui, "odds-title", "die")
        self._mark = mark
        self.inquiry = inquiry
        self._work = OddsWork(inquiry)
        self.first = self._first_stop()
        self._pane = Pane(ui, "odds-tables")

    def _first_stop(self) -> str:
        """Return the key of the first choice with several values, else of the button that closes the page."""
        if len(self.inquiry.names) > 1:
            return "kind"
        choices = [] if self.inquiry.nothing else self.inquiry.choices()
        return next((f"odds-{choice.id}" for choice, _ in choices if len(choice.values) > 1), "close")

    def command(self, command: Command) -> bool:
        if command == Do("odds"):
            self.close()
            return True
        return self._pane.turn(command) or super().command(command)

    def build(self, size: Size) -> list[Widget]:
        self.frame_in(size)
        choices, bottom = self._choices()
        top = bottom + self.ui.px(t.SMALL) if choices else self.body.y
        self._place_pane(top)
        column = self._column()
        if self._work.is_done or self.is_fitted(size):
            self.fit(size, top - self.body.y + column.y)
        self._place_pane(top)
        self._pane.fill(column.widgets, column.y)
        close = Button(self.ui, self.ui.say("go-on"), self.close, key="close", look="primary")
        marked = next((table for table in self._work.tables if table.marks), None)
        show = [] if marked is None else [self._show_button(marked)]
        self.foot_row([], [*show, close])
        return [*self.head(), self._kinds(), *choices, self._pane, *show, close]

    def _place_pane(self, top: int) -> None:
        self._pane.place(pygame.Rect(self.body.x, top, self.body.width, self.body.bottom - top))

    def _show_button(self, table: Table) -> Button:
        say = self.ui.say
        return Button(
            self.ui, say("odds-show"), partial(self._show, table), key="show", tip=say("odds-show-tip")
        )

    def _show(self, table: Table) -> None:
        self.close()
        self._mark(table)

    def _kinds(self) -> Widget:
        """Return the choice of the kind of odds, beside the heading; a label if there is only one."""
        room = self.head_room()
        if len(self.inquiry.names) == 1:
            alone = Label(self.ui, self.inquiry.names[0], text.HEADING, "right")
            alone.place(room)
            return alone
        kinds = Choice(self.ui, "kind", self.inquiry.names, self.inquiry.asked.kind, self.choose_kind)
        kinds.name = self.ui.say("odds-title")
        wide = min(room.width, kinds.natural()[0])
        high = self.ui.px(t.ROW)
        kinds.place(pygame.Rect(room.right - wide, room.centery - high // 2, wide, high))
        return kinds

    def choose_kind(self, kind: int) -> None:
        """Show another kind of odds."""
        self.inquiry.asked.kind = kind
        self._begin()

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
        left = label.rect.right + self.ui.px(t.SMALL)
        if len(names) == 1:
            alone = Note(self.ui, names[0], text.BODY)
            alone.place(pygame.Rect(left, room.y, room.right - left, room.height))
            return [label, alone]
        values = Choice(self.ui, f"odds-{choice.id}", names, now, partial(self._choose, choice))
        values.name = choice.name
        wide = min(values.natural()[0], room.right - left)
        values.place(pygame.Rect(left, room.y, wide, room.height))
        if values.stepping:
            values.place(pygame.Rect(left, room.y, room.right - left, room.height))
        return [label, values]

    def _choose(self, choice: OddsChoice, value: int) -> None:
        self.inquiry.choose(choice, value)
        self._begin()

    # ---- the tables
    def _begin(self) -> None:
        """Work out the tables of the values that are chosen now."""
        self._work = OddsWork(self.inquiry)
        self.layout()

    def update(self, dt: float) -> bool:
        """Go on with the tables in turns that need not draw, and show them when they are complete."""
        moving = super().update(dt)
        if self._work.is_done:
            return moving
        self.dirty = self.dirty or moving
        if not self.dirty:
            self._work.go_on()
        if self._work.is_done:
            self.layout()
        return True

    def rests(self) -> bool:
        return not (self._work.is_done or self.dirty)

    def _column(self) -> TableColumn:
        """Return the tables, or a sentence in place of them."""
        column = TableColumn(self.ui, self._pane.width_inside)
        if self.inquiry.nothing:
            column.prose(self.inquiry.nothing, text.BODY)
        elif not self._work.is_done:
            column.prose(self.ui.say("odds-works"), text.BODY)
        for table in self._work.tables if self._work.is_done else ():
            column.table(table)
        return column
