"""Statistics of finished games: tables whose rows are bars, and a chart of how ratings went."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.play.verbatim import verbatim
from game.presentation.dates import day
from game.presentation.hall_tables import Column
from game.presentation.rich_text import joined
from game.presentation.statistics_tables import RATING, Row, Statistics, StatTable, people, rated_name
from game.records.results import without_firsts
from game.records.statistics import Query
from game.ui.scenes.hall.bars import draw_parts, draw_range, part_colours
from game.ui.scenes.hall.grid import HEAD, LINE, Grid
from game.ui.scenes.page import Page
from game.ui.widgets import Choice, Label, Rows, Widget
from game.ui.widgets.chart import Line, WalkedChart
from game.ui.window import text
from game.ui.window import theme as t
from game.ui.window.program import Program
from game.ui.window.scene import Size
from game.ui.window.ui import Ui

NUMBER = 64
"""Design pixels for the number beside a bar."""
CHART_SHARE, MIN_CHART = 0.5, 150
"""The share of the height for a chart above its table, and the least height in design pixels."""
COLOURS = tuple(t.SEAT_COLOURS)
"""The colours of the players in the chart of ratings: as many as there are have a line."""


class StatisticsScene(Page):
    """Tables of a title, of everyone or of one person."""

    name = "statistics"

    def __init__(self, ui: Ui, program: Program, title: str) -> None:
        super().__init__(ui, "stats-title", "trophy")
        self._program = program
        self.results = program.hall().results
        self.titles = list(dict.fromkeys(one.title for one in self.results))
        self.title = title if title in self.titles else next(iter(self.titles), "")
        self.kind, self.person, self.shows_points = "", "", False
        self._unread = without_firsts(self.results)
        self._games = len(self._unread)
        self._foot = Label(ui, "")
        self._tables: list[StatTable] = []
        self._grid = pygame.Rect(0, 0, 0, 0)
        self.first = "kinds"

    # ---- what there is
    def build(self, size: Size) -> list[Widget]:
        self.frame_in(size)
        back = self.back_button()
        self._foot = self._footer(self.foot_row([back], []))
        if not self.results:
            return [*self.head(), self.empty("stats-none"), back]
        query = Query(title=self.title, person=self.person)
        self._tables = Statistics(self.ui.say, self.results, query).tables()
        found = [*self.head(), *self._titles(), *self._choices()]
        if not self._tables:
            return [*found, self.empty("stats-nothing-found"), self._foot, back]
        return [*found, *self._content(), self._foot, back]

    @property
    def table(self) -> StatTable:
        """The table that was chosen, else the first one."""
        return next((table for table in self._tables if table.kind == self.kind), self._tables[0])

    @property
    def columns(self) -> tuple[Column, ...]:
        """The columns in sight; where points are shown, the bar takes the place of other numbers."""
        columns = self.table.columns
        if not self._has_parts:
            return columns
        bar = Column(
            self.ui.say("stats-measure-points"), sum(column.width for column in columns[2:4]), "left"
        )
        return (*columns[:2], bar, *columns[4:])

    @property
    def _has_parts(self) -> bool:
        return self.shows_points and any(row.parts for row in self.table.rows)

    def _footer(self, room: pygame.Rect) -> Label:
        foot = Label(self.ui, self._foot_words(), text.CAPTION, "centre", may_cut=True)
        foot.place(room)
        return foot

    def _foot_words(self) -> str:
        """Return how many games there are, or how many are read."""
        if self._unread:
            done = self._games - len(self._unread)
            return self.ui.say("stats-reading", done=done, all=self._games)
        games = len({one.game for one in self.results if one.title == self.title})
        return self.ui.say("stats-count", count=games)

    # ---- what can be chosen
    def _titles(self) -> list[Widget]:
        names = [self.ui.say(f"{title}-name") for title in self.titles]
        choice = Choice(self.ui, "titles", names, self.titles.index(self.title), self._open_title)
        choice.name = self.ui.say("access-game")
        room = self.head_room()
        wide = min(choice.natural()[0], room.width)
        choice.place(pygame.Rect(room.right - wide, room.y, wide, self.ui.px(t.ROW)))
        return [choice] if len(names) > 1 else []

    def _choices(self) -> list[Widget]:
        """Return the rows of choices: which table; whose games, and what the bars show."""
        px, body = self.ui.px, self.body
        kinds = [table.name for table in self._tables]
        row = pygame.Rect(body.x, body.y, body.width, px(t.ROW))
        found: list[Widget] = []
        if kinds:
            index = self._tables.index(self.table)
            found.append(self._choice("kinds", "stats-which", kinds, index, self._open_kind, row))
        row = row.move(0, px(t.ROW + t.SMALL))
        measures = [self._measures(row)] if self._tables and any(one.parts for one in self.table.rows) else []
        room = row.copy()
        if measures:
            room.width = measures[0].rect.x - px(t.GAP) - row.x
        names = [self.ui.say("stats-everyone"), *people(self.results, self.title)]
        at = names.index(self.person, 1) if self.person in names[1:] else 0
        return [*found, self._choice("who", "stats-who", names, at, self._open_person, room), *measures]

    def _measures(self, row: pygame.Rect) -> Choice:
        """Return the choice of what the bars show, at the right end of a row: the people have the rest."""
        words = [self.ui.say("stats-measure-share"), self.ui.say("stats-measure-points")]
        choice = self._choice("measure", "stats-measure", words, int(self.shows_points), self._measure, row)
        wide = min(choice.natural()[0], row.width // 2)
        choice.place(pygame.Rect(row.right - wide, row.y, wide, row.height))
        return choice

    def _choice(
        self,
        key: str,
        name: str,
        labels: Sequence[str],
        index: int,
        changed: Callable[[int], None],
        room: pygame.Rect,
    ) -> Choice:
        choice = Choice(self.ui, key, labels, index, changed)
        choice.name = self.ui.say(name)
        choice.place(room)
        return choice

    def _open_title(self, index: int) -> None:
        self.title, self.person = self.titles[index], ""
        self.layout()

    def _open_kind(self, index: int) -> None:
        self.kind = self._tables[index].kind
        self.layout()

    def _open_person(self, index: int) -> None:
        self.person = people(self.results, self.title)[index - 1] if index else ""
        self.layout()

    def _measure(self, index: int) -> None:
        self.shows_points = index == 1
        self.layout()

    # ---- the table
    def _content(self) -> list[Widget]:
        px = self.ui.px
        room, above = self.body.copy(), px(2 * t.ROW + t.SMALL + t.NEAR)
        room.y, room.height = room.y + above, room.height - above
        if self.table.kind != RATING or room.height * CHART_SHARE < px(MIN_CHART):
            return [self._rows(room)]
        upper = pygame.Rect(room.x, room.y, room.width, round(room.height * CHART_SHARE))
        top = upper.bottom + px(t.SMALL)
        return [self._chart(upper), self._rows(pygame.Rect(room.x, top, room.width, room.bottom - top))]

    def _rows(self, room: pygame.Rect) -> Widget:
        px, line = self.ui.px, self.ui.px(LINE)
        self._grid = room
        legend = self._legend_height()
        top = room.top + px(HEAD)
        height = max(line, (room.bottom - top - legend) // line * line)
        count = len(self.table.rows)
        rows = Rows(self.ui, f"rows {self.table.kind}", count, self._draw_row, row_height=line)
        rows.place(pygame.Rect(room.x, top, room.width, height))
        rows.tips = [self._tip(row) for row in self.table.rows]
        rows.name, rows.words_of = self.table.name, self._row_words
        return rows

    def _tip(self, row: Row) -> str:
        return "\n".join([verbatim(row.cells[0]), *map(verbatim, row.details)])

    def _row_words(self, index: int) -> str:
        """Return a row in words: each column's heading and what stands in it."""
        row, say = self.table.rows[index], self.ui.say
        cells = zip(self.table.columns, row.cells, strict=True)
        said = [say("access-cell", heading=one.heading, value=verbatim(words)) for one, words in cells]
        return joined(say, said, "names-more")

    # ---- the chart
    def _chart(self, room: pygame.Rect) -> Widget:
        """Return how ratings went: a line for each of the best players, with a point for each game."""
        rated = self.table.ratings[: len(COLOURS)]
        games = sorted({point.ended for one in rated for point in one.course})
        lines = [
            Line(colour, tuple((games.index(point.ended), point.rating) for point in one.course))
            for colour, one in zip(COLOURS, rated, strict=False)
        ]
        moments = [(number, self._moment(ended)) for number, ended in enumerate(games)]
        chart = WalkedChart(self.ui, lines, day(self.ui.say, games[-1]), moments, from_zero=False)
        chart.name, chart.about = self.ui.say("stats-chart"), self.ui.say("stats-chart-keys")
        chart.place(room)
        return chart

    def _moment(self, ended: int) -> str:
        """Return the ratings after a game, in words: of those who played it."""
        say, each = self.ui.say, list[str]()
        for one in self.table.ratings:
            for point in one.course:
                if point.ended == ended:
                    value = say("stats-decimal", value=point.rating)
                    name = verbatim(rated_name(say, one))
                    each.append(say("stats-chart-player", name=name, rating=value))
        return say("stats-chart-point", date=day(say, ended), players=joined(say, each, "names-more"))

    # ---- reading
    def update(self, dt: float) -> bool:
        """Read one game after the other while nobody does anything else."""
        moves = super().update(dt)
        if not self._unread or not self.on_top:
            return moves
        self._program.work_out_firsts(self._unread.pop(0))
        self._foot.words = self._foot_words()
        if not self._unread:
            self.results = self._program.hall().results
            self.layout()
        self.dirty = True
        return True

    # ---- how it looks
    def ground(self, surface: pygame.Surface) -> None:
        super().ground(surface)
        if self._tables:
            Grid(self.ui, self.columns, self._grid).draw_head(surface)
            if self._has_parts:
                self._draw_legend(surface)

    def _draw_row(self, surface: pygame.Surface, rect: pygame.Rect, index: int) -> None:
        grid, row = Grid(self.ui, self.columns, self._grid), self.table.rows[index]
        grid.draw_ground(surface, rect, index)
        cells = list(row.cells)
        if self._has_parts:
            cells[2:4] = [""]
        for number, (words, column, cell) in enumerate(
            zip(cells, self.columns, grid.cells(rect), strict=True)
        ):
            if number == self.table.bar:
                self._draw_bar(surface, row, cell)
                cell = pygame.Rect(cell.right - self.ui.px(NUMBER), cell.y, self.ui.px(NUMBER), cell.height)
            place = grid.draw_cell(surface, words, column, cell)
            if number == 0 and index < len(self.table.ratings[: len(COLOURS)]):
                self._draw_emblem(surface, COLOURS[index], place)

    def _draw_emblem(self, surface: pygame.Surface, colour: str, name: pygame.Rect) -> None:
        """Draw the sign of a player's line in the chart behind the name."""
        emblem = self.ui.art.emblem(t.SEAT_COLOURS[colour], self.ui.px(t.CARD))
        surface.blit(emblem, emblem.get_rect(midleft=(name.right + self.ui.px(t.SMALL), name.centery)))

    def _draw_bar(self, surface: pygame.Surface, row: Row, cell: pygame.Rect) -> None:
        room = cell.inflate(0, -self.ui.px(t.NEAR))
        if self._has_parts:
            most = max(sum(max(0.0, points) for _, points in one.parts) for one in self.table.rows)
            draw_parts(self.ui, surface, row.parts, room, most, self._colours())
        elif row.bar is not None:
            room.width -= self.ui.px(NUMBER + t.TINY)
            draw_range(self.ui, surface, row.bar, room)

    def _colours(self) -> dict[str, t.Colour]:
        return part_colours(self.ui, (name for row in self.table.rows for name, _ in row.parts))

    # ---- which colour is which source
    def _legend_height(self) -> int:
        if not self._has_parts:
            return 0
        return self.ui.px(t.WIDE) * (1 + max((line for _, _, line in self._legend()), default=0))

    def _legend(self) -> list[tuple[str, int, int]]:
        """Return the sources with their places: how far to the right, and in which line."""
        px, found, x, line = self.ui.px, list[tuple[str, int, int]](), 0, 0
        for name in self._colours():
            wide = px(t.WIDE + t.SMALL) + self.ui.type.width(name, text.CAPTION)
            if x and x + wide > self.body.width:
                x, line = 0, line + 1
            found.append((name, x, line))
            x += wide
        return found

    def _draw_legend(self, surface: pygame.Surface) -> None:
        px, colours = self.ui.px, self._colours()
        top, high = self.body.bottom - self._legend_height(), px(t.WIDE)
        for name, x, line in self._legend():
            room = pygame.Rect(self.body.x + x, top + line * high, px(t.GAP), high)
            pygame.draw.rect(surface, colours[name], room.inflate(-px(t.TINY), -px(t.NEAR)))
            place = pygame.Rect(room.right, room.y, self.ui.type.width(name, text.CAPTION) + 1, high)
            self.ui.type.draw(surface, name, text.CAPTION, place)
