"""The result of a game: who won and what decided it, the winner large, score sheet and course of the game."""

from __future__ import annotations

import pygame

from game.engine.order import round_of
from game.presentation import verdict
from game.presentation.score_sheet import Sheet
from game.ui.scenes.hall.course import lines
from game.ui.scenes.play.points_table import PointsTable, wanted_height, wanted_width
from game.ui.scenes.play.scores import ScoreSheet
from game.ui.scenes.play.winner import Winner
from game.ui.widgets import Button, Label, Prose, Widget
from game.ui.widgets.chart import Chart
from game.ui.window import text
from game.ui.window import theme as t
from game.ui.window.scene import Size
from game.ui.window.ui import Ui, default_ui

PICTURE_SIZE = (1920, 1080)
TABLE, WINNER, CHART = 600, 300, 380
"""Least widths of the table of points, of the winner and of a chart beside both, in design pixels. Where the
table would have less, it stands alone."""
WINNER_SHARE, BESIDE_SHORT = 0.38, 0.46
"""Shares of the width for the winner: beside a long table, and beside a short one with a chart below it."""
ABOVE_CHART, EMBLEM = 0.66, 0.55
"""Shares of the height: for a winner above a chart, and of that for a winner without a portrait."""
TALL, WINNER_HIGH, CHART_HIGH = 0.85, 0.45, 0.22
"""Height by width from which the parts stand below each other, and the shares of it for winner and chart."""
FLAT = 2.4
"""Width by height from which all three stand beside each other."""
NO_LIMIT = 1 << 16
SHORT, LOW = 200, 120
"""Design pixels: what a short table leaves below it for a chart, and the height below which a chart is left
out."""


class FinalSheet(ScoreSheet):
    """The result on a page, without buttons: a picture to keep. `caption` stands at its foot."""

    name = "ending"
    widest, tallest = 2000, 1500

    def __init__(self, ui: Ui, sheet: Sheet, caption: str) -> None:
        super().__init__(ui, sheet)
        self.caption = caption

    @property
    def heading(self) -> str:
        return verdict.verdict(self.ui.say, self.scores)

    def head(self) -> list[Widget]:
        """Return the verdict, over the whole width."""
        label = Label(self.ui, self.heading, text.TITLE, may_cut=True)
        room = self.head_room()
        label.place(pygame.Rect(self.body.x + self.ui.px(t.TITLE * 1.5), room.y, 0, room.height))
        label.rect.width = self.body.right - label.rect.x
        return [label]

    def build(self, size: Size) -> list[Widget]:
        self.frame_in(size)
        return [*self.head(), *self.result(), *self.buttons()]

    def buttons(self) -> list[Button]:
        return []

    def result(self) -> list[Widget]:
        """Return what decided the game, the winner, the table and the chart."""
        words = verdict.remarks(self.ui.say, self.scores)
        decided = Prose(self.ui, words, text.BODY.but(size=t.CARD, colour=t.INK_2))
        high = decided.height_at(self.body.width) if words else 0
        decided.place(pygame.Rect(self.body.x, self.body.y, self.body.width, high))
        top = decided.rect.bottom + (self.ui.px(t.SMALL) if words else 0)
        room = pygame.Rect(self.body.x, top, self.body.width, self.body.bottom - top)
        winner, table, chart = self._rooms(room)
        self._points = PointsTable(self.ui, self.scores, table)
        return [
            *([decided] if words else ()),
            *self._winners(winner),
            *self._points.widgets,
            *self._course(chart),
        ]

    # ---- where they are
    def _rooms(self, room: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect]:
        """Return the rooms of winner, table and chart; an empty room leaves its part out."""
        px, gap = self.ui.px, self.ui.px(t.WIDE)
        nothing = pygame.Rect(0, 0, 0, 0)
        if not self.scores.winners:
            return nothing, *self._without_winner(room)
        if room.height > TALL * room.width:
            return self._below_each_other(room)
        if room.width < px(TABLE + WINNER) + gap:
            return nothing, room, nothing
        if room.width >= max(px(TABLE + WINNER + CHART) + 2 * gap, FLAT * room.height):
            return self._beside_each_other(room)
        need = wanted_height(self.ui, self.scores)
        is_short = room.height - need >= px(SHORT)
        share = BESIDE_SHORT if is_short else WINNER_SHARE
        table = max(px(TABLE), wanted_width(self.ui, self.scores))
        wide = max(px(WINNER), min(round(room.width * share), room.width - table - gap))
        left = pygame.Rect(room.x, room.y, wide, room.height)
        right = pygame.Rect(left.right + gap, room.y, room.width - wide - gap, room.height)
        if is_short:
            return left, *_split(right, need)
        high = self._winner_height(wide, round(room.height * (ABOVE_CHART if self._has_course else 1.0)))
        left, chart = _split(left, high)
        return left, right, chart if chart.height >= px(LOW) else nothing

    def _without_winner(self, room: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect]:
        """Return the rooms of table and chart: below each other if both fit or the room is narrow."""
        px, gap = self.ui.px, self.ui.px(t.WIDE)
        need = wanted_height(self.ui, self.scores)
        is_upright = room.height > TALL * room.width
        if room.width < px(TABLE + CHART) + gap or is_upright or room.height - need >= px(SHORT):
            return _split(room, min(need, room.height))
        table = pygame.Rect(room.x, room.y, (room.width - gap) * TABLE // (TABLE + CHART), room.height)
        left = table.right + gap
        return table, pygame.Rect(left, room.y, room.right - left, room.height)

    @property
    def _has_course(self) -> bool:
        return len(self.scores.course) > 1

    def _beside_each_other(self, room: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect]:
        """Return three columns, the winner's as wide as whole portraits of the room's height need."""
        px, gap = self.ui.px, self.ui.px(t.WIDE)
        most = room.width - px(TABLE + CHART) - 2 * gap
        whole = self._winner_height(most, NO_LIMIT)
        wide = max(px(WINNER), min(most, most * room.height // max(1, whole)))
        rest = room.width - wide - 2 * gap
        table = rest * TABLE // (TABLE + CHART)
        widths = (wide, table, rest - table)
        x, rooms = room.x, list[pygame.Rect]()
        for width in widths:
            rooms.append(pygame.Rect(x, room.y, width, room.height))
            x += width + gap
        return rooms[0], rooms[1], rooms[2]

    def _below_each_other(self, room: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect]:
        gap = self.ui.px(t.GAP)
        high = self._winner_height(room.width, round(room.height * WINNER_HIGH))
        winner = pygame.Rect(room.x, room.y, room.width, high)
        chart = pygame.Rect(room.x, 0, room.width, round(room.height * CHART_HIGH))
        chart.bottom = room.bottom
        table = pygame.Rect(room.x, winner.bottom + gap, room.width, chart.y - winner.bottom - 2 * gap)
        return winner, table, chart

    def _winner_height(self, width: int, most: int) -> int:
        """Return how high the winners are in a room of a width: the whole portraits, `most` at most."""
        seats = [self.scores.seats[seat] for seat in self.scores.winners]
        each = width // max(1, len(seats))
        usual = round(most * EMBLEM)
        return min(most, max((Winner(self.ui, seat).height(each) or usual for seat in seats), default=0))

    # ---- what they are
    def _winners(self, room: pygame.Rect) -> list[Widget]:
        """Return the winners beside each other, each as wide as its whole portrait needs."""
        seats = [self.scores.seats[seat] for seat in self.scores.winners] if room else []
        found: list[Widget] = []
        for number, seat in enumerate(seats):
            winner, each = Winner(self.ui, seat), room.width // len(seats)
            high = winner.height(each)
            wide = min(each, each * room.height // high) if high else each
            place = pygame.Rect(0, room.y, wide, min(room.height, high or room.height))
            place.centerx = room.x + number * each + each // 2
            winner.place(place)
            found.append(winner)
        return found

    def _course(self, room: pygame.Rect) -> list[Widget]:
        """Return the points turn by turn, if there is more than the end."""
        course = self.scores.course
        if not self._has_course or not room:
            return []
        head = Label(self.ui, self.ui.say("scores-course"), text.STRONG)
        head.place(pygame.Rect(room.x, room.y + self.ui.px(t.SMALL), room.width, self.ui.px(t.WIDE)))
        last = round_of(course[-1].turn, len(self.scores.seats))
        drawn = lines([seat.colour for seat in self.scores.seats], course)
        chart = Chart(self.ui, drawn, self.ui.say("scores-course-end", round=last))
        chart.place(pygame.Rect(room.x, head.rect.bottom, room.width, room.bottom - head.rect.bottom))
        return [head, chart]

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        if self.caption:
            self.ui.type.draw(surface, self.caption, text.CAPTION, self.foot, "right", may_cut=True)


def _split(room: pygame.Rect, high: int) -> tuple[pygame.Rect, pygame.Rect]:
    """Return the upper part of a room, of a height, and the rest."""
    upper = pygame.Rect(room.x, room.y, room.width, high)
    return upper, pygame.Rect(room.x, upper.bottom, room.width, room.bottom - upper.bottom)


def drawn(ui: Ui, sheet: Sheet, caption: str) -> pygame.Surface:
    """Return the result as a picture, drawn at the usual scale whatever the window is like."""
    page = FinalSheet(default_ui(ui, PICTURE_SIZE), sheet, caption)
    page.form.fill(page.build(PICTURE_SIZE))
    surface = pygame.Surface(PICTURE_SIZE)
    page.draw(surface)
    return surface
