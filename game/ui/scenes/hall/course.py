"""A chart of a finished game: every seat's points, turn by turn."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.engine.order import round_of
from game.engine.session.course import TurnPoints
from game.play.verbatim import verbatim
from game.presentation.rich_text import joined
from game.presentation.score_sheet import SheetSeat
from game.records.hall import Course
from game.ui.scenes.page import Page
from game.ui.scenes.play.points_table import SeatHead
from game.ui.widgets import Label, Widget
from game.ui.widgets.chart import Chart, Line, WalkedChart
from game.ui.window import text
from game.ui.window import theme as t
from game.ui.window.scene import Size
from game.ui.window.ui import Ui

HEAD, WIDEST = 46, 260
"""Design pixels: the height and largest width of a seat's name strip."""


def lines(colours: Sequence[str], course: Sequence[TurnPoints]) -> list[Line]:
    """Return a line for each seat."""
    return [
        Line(colour, tuple((then.turn, then.points[seat]) for then in course))
        for seat, colour in enumerate(colours)
    ]


class CourseScene(Page):
    """A chart with a line for each seat, below the seats and their points. A course of None is unknown."""

    name = "course"

    def __init__(self, ui: Ui, course: Course | None) -> None:
        super().__init__(ui, "hall-course", "trophy")
        self.course = course

    def build(self, size: Size) -> list[Widget]:
        self.frame_in(size)
        back = self.back_button()
        self.foot_row([back], [])
        if self.course is None or len(self.course.turns) < 2:
            return [*self.head(), self.empty("hall-course-none"), back]
        return [
            *self.head(),
            self._title(self.course),
            *self._seats(self.course),
            self._chart(self.course),
            back,
        ]

    def _title(self, course: Course) -> Label:
        """Return the label that names the game."""
        title = Label(self.ui, self.ui.say(f"{course.title}-name"), text.HEADING, "right")
        title.place(self.head_room())
        return title

    def _seats(self, course: Course) -> list[Widget]:
        """Return names and points, side by side."""
        px, count, heads = self.ui.px, len(course.seats), list[Widget]()
        wide = min(px(WIDEST), self.body.width // count)
        for seat, (who, points) in enumerate(zip(course.seats, course.turns[-1].points, strict=True)):
            said = self.ui.say("hall-course-seat", name=verbatim(who.name), points=points)
            head = SeatHead(self.ui, SheetSeat(said, who.colour))
            head.tip = said
            head.place(pygame.Rect(self.body.x + seat * wide, self.body.y, wide - px(t.SMALL), px(HEAD)))
            heads.append(head)
        return heads

    def _moment(self, course: Course, then: TurnPoints) -> str:
        """Return the points in a turn, in words."""
        say = self.ui.say
        each = [
            say("hall-course-seat", name=verbatim(seat.name), points=points)
            for seat, points in zip(course.seats, then.points, strict=True)
        ]
        number = round_of(then.turn, len(course.seats))
        return say("hall-course-moment", round=number, players=joined(say, each, "names-more"))

    def _chart(self, course: Course) -> Chart:
        end = self.ui.say("scores-course-end", round=round_of(course.turns[-1].turn, len(course.seats)))
        drawn = lines([seat.colour for seat in course.seats], course.turns)
        chart = WalkedChart(
            self.ui, drawn, end, [(then.turn, self._moment(course, then)) for then in course.turns]
        )
        chart.key, chart.name = "chart", self.ui.say("hall-course")
        top = self.body.y + self.ui.px(HEAD + t.GAP)
        chart.place(pygame.Rect(self.body.x, top, self.body.width, self.body.bottom - top))
        return chart
