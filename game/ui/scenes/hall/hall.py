"""The hall of fame: best scores, and shares of wins by person and by side."""

from __future__ import annotations

import pygame

from game.play.verbatim import verbatim
from game.presentation.hall_tables import Table, tables
from game.presentation.rich_text import joined
from game.presentation.sentences import explain
from game.ui.scenes.hall.course import CourseScene
from game.ui.scenes.hall.grid import HEAD, LINE, Grid, style_of
from game.ui.scenes.hall.statistics import StatisticsScene
from game.ui.scenes.page import Page
from game.ui.widgets import Button, Choice, Label, Rows, Widget
from game.ui.window import text
from game.ui.window import theme as t
from game.ui.window.program import Program
from game.ui.window.scene import Size
from game.ui.window.ui import Ui

TROPHY = 22
"""The size of the sign of a victory in design pixels."""


class HallScene(Page):
    """A title, one of its tables, and that table's rows."""

    name = "hall"

    def __init__(self, ui: Ui, program: Program) -> None:
        super().__init__(ui, "hall-title", "trophy")
        self.hall, self._program = program.hall(), program
        self.chapter = self.table = 0
        self.first = "tables" if self.hall.chapters else "back"
        self._tables: list[Table] = []
        self._grid = pygame.Rect(0, 0, 0, 0)

    def build(self, size: Size) -> list[Widget]:
        self.frame_in(size)
        back = self.back_button()
        more = [self._statistics()] if self.hall.results else []
        foot = self._footer(self.foot_row([back], more))
        if not self.hall.chapters:
            return [*self.head(), self.empty("hall-none"), foot, back]
        self._tables = tables(self.ui.say, self.hall.chapters[self.chapter])
        self.table = min(self.table, len(self._tables) - 1)
        return [*self.head(), self._titles(), self._choice(), self._rows(), foot, back, *more]

    def _statistics(self) -> Button:
        button = Button(self.ui, self.ui.say("stats-title"), self._show_statistics, key="statistics")
        button.tip = self.ui.say("stats-tip")
        return button

    def _show_statistics(self) -> None:
        title = self.hall.chapters[self.chapter].title
        self.scene_stack.push(StatisticsScene(self.ui, self._program, title))

    def _footer(self, room: pygame.Rect) -> Widget:
        """Return the number of games, or the error of the file with its whole sentence in the tooltip."""
        style, chapters = text.CAPTION, self.hall.chapters
        style = style.but(colour=t.OXBLOOD) if self.hall.problem else style
        count = self.ui.say("hall-count", count=chapters[self.chapter].games) if chapters else ""
        problem = explain(self.hall.problem, self.ui.say) if self.hall.problem else ""
        foot = Label(self.ui, problem or count, style, "centre", may_cut=True)
        foot.tip = problem
        foot.place(room)
        return foot

    def _titles(self) -> Widget:
        """Return the choice of titles on the right of the heading; a label if there is only one."""
        room = self.head_room()
        names = [self.ui.say(f"{chapter.title}-name") for chapter in self.hall.chapters]
        if len(names) == 1:
            alone = Label(self.ui, names[0], text.HEADING, "right")
            alone.place(room)
            return alone
        choice = Choice(self.ui, "titles", names, self.chapter, self._open_chapter)
        choice.name = self.ui.say("access-game")
        choice.place(self._fitted(choice, room, right=True))
        return choice

    def _choice(self) -> Widget:
        names = [table.name for table in self._tables]
        choice = Choice(self.ui, "tables", names, self.table, self._open_table)
        choice.name = self.ui.say("access-table")
        choice.place(self._fitted(choice, self.body))
        return choice

    def _fitted(self, choice: Choice, room: pygame.Rect, right: bool = False) -> pygame.Rect:
        """Return a rectangle as wide as the choice's values and as high as a row, at one end of a room."""
        rect = pygame.Rect(0, room.y, min(choice.natural()[0], room.width), self.ui.px(t.ROW))
        rect.x = room.right - rect.width if right else room.x
        return rect

    def _rows(self) -> Widget:
        """Return the rows that fit into the page."""
        px, line = self.ui.px, self.ui.px(LINE)
        self._grid = self.body.copy()
        self._grid.top += px(t.ROW + t.NEAR)
        top = self._grid.top + px(HEAD)
        height = (self.body.bottom - top) // line * line
        count = len(self._tables[self.table].rows)
        opened = self._look if self.table == 0 else None
        rows = Rows(
            self.ui, f"rows {self.table}", count, self._draw_row, row_height=line, opened=opened, at_once=True
        )
        rows.place(pygame.Rect(self._grid.x, top, self._grid.width, height))
        rows.focusable = rows.furthest > 0 or opened is not None
        rows.tips = [self._tip(row) for row in range(count)]
        rows.name, rows.words_of = self._tables[self.table].name, self._row_words
        return rows

    def _tip(self, index: int) -> str:
        """Return the texts of a row that are cut."""
        table, found = self._tables[self.table], list[str]()
        cells = zip(table.columns, table.rows[index], self._columns.cells(self._grid), strict=True)
        for number, (column, words, cell) in enumerate(cells):
            room = self._room(cell, self._won(number, index))
            if self.ui.type.is_cut(words, style_of(column), room.width):
                found.append(words)
        look = [self.ui.say("hall-look")] if self.table == 0 else []
        return "\n".join([*map(verbatim, found), *look])

    def _row_words(self, index: int) -> str:
        """Return a row in words: each column's heading and what stands in it."""
        table = self._tables[self.table]
        cells = zip(table.columns, table.rows[index], strict=True)
        said = [
            self.ui.say("access-cell", heading=column.heading, value=verbatim(words))
            for column, words in cells
        ]
        return joined(self.ui.say, said, "names-more")

    def _look(self, index: int) -> None:
        """Show the course of a best score's game."""
        best = self.hall.chapters[self.chapter].best[index]
        self.scene_stack.push(CourseScene(self.ui, self._program.course(best.record)))

    def _won(self, column: int, row: int) -> bool:
        """Return whether a cell holds the name of a winner."""
        table = self._tables[self.table]
        return column == table.who and row in table.won

    def _room(self, cell: pygame.Rect, won: bool) -> pygame.Rect:
        """Return the part of a cell for its text, beside a trophy."""
        room = cell.copy()
        room.width -= self.ui.px(TROPHY + t.SMALL) if won else 0
        return room

    def _open_chapter(self, index: int) -> None:
        self.chapter = index
        self.layout()

    def _open_table(self, index: int) -> None:
        self.table = index
        self.layout()

    # ---- how it looks
    def ground(self, surface: pygame.Surface) -> None:
        super().ground(surface)
        if self._tables:
            self._columns.draw_head(surface)

    @property
    def _columns(self) -> Grid:
        return Grid(self.ui, self._tables[self.table].columns, self._grid)

    def _draw_row(self, surface: pygame.Surface, rect: pygame.Rect, index: int) -> None:
        table, grid = self._tables[self.table], self._columns
        grid.draw_ground(surface, rect, index)
        for number, (column, cell) in enumerate(zip(table.columns, grid.cells(rect), strict=True)):
            won = self._won(number, index)
            place = grid.draw_cell(surface, table.rows[index][number], column, self._room(cell, won))
            if won:
                self._draw_trophy(surface, place)

    def _draw_trophy(self, surface: pygame.Surface, name: pygame.Rect) -> None:
        sign = self.ui.px(TROPHY)
        trophy = self.ui.art.icon("trophy", sign, t.BRASS)
        surface.blit(trophy, (name.right + self.ui.px(t.SMALL), name.centery - sign // 2))
