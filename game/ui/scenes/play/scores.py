"""The score sheet: the sources of every seat's points, and the winner."""

from __future__ import annotations

import pygame

from game.presentation import verdict as outcome
from game.presentation.score_sheet import Sheet
from game.ui.scenes.page import Page
from game.ui.scenes.play.points_table import PointsTable
from game.ui.widgets import Button, Label, Prose, Widget
from game.ui.window import text
from game.ui.window import theme as t
from game.ui.window.scene import Size
from game.ui.window.ui import Ui


class ScoreSheet(Page):
    """The score sheet with its verdict."""

    name = "scores"
    tallest = 660

    def __init__(self, ui: Ui, sheet: Sheet) -> None:
        super().__init__(ui, "scores-final" if sheet.final else "scores-title", "trophy")
        self.scores = sheet
        self.first = "close"
        self._points: PointsTable

    def build(self, size: Size) -> list[Widget]:
        self.frame_in(size)
        return [*self.head(), *self.table(self.body), *self.buttons()]

    def buttons(self) -> list[Button]:
        """Return the buttons of the footer."""
        close = Button(self.ui, self.ui.say("scores-close"), self.cancel, key="close", look="primary")
        self.foot_row([], [close])
        return [close]

    def table(self, room: pygame.Rect) -> list[Widget]:
        """Return the verdict beside the heading, and the sheet."""
        won = outcome.verdict(self.ui.say, self.scores)
        verdict = Label(self.ui, won, text.HEADING, "right", may_cut=True)
        verdict.place(self.head_room())
        words, style = outcome.remarks(self.ui.say, self.scores), text.BODY.but(colour=t.INK_2)
        decided = Prose(self.ui, words, style)
        high = decided.height_at(room.width) + self.ui.px(t.TINY) if words else 0
        decided.place(pygame.Rect(room.x, room.y, room.width, high))
        grid = pygame.Rect(room.x, decided.rect.bottom, room.width, room.bottom - decided.rect.bottom)
        self._points = PointsTable(self.ui, self.scores, grid)
        return [verdict, decided, *self._points.widgets]

    def draw(self, surface: pygame.Surface) -> None:
        self.ground(surface)
        self._points.draw(surface)
        self.form.draw(surface)
