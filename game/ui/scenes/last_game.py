"""The menu's description of the last game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import pygame

from game.engine.order import round_of
from game.play.verbatim import verbatim
from game.presentation.rich_text import joined
from game.ui.widgets import Button, Label
from game.ui.window import text
from game.ui.window import theme as t
from game.ui.window.program import LessonInfo, RecordInfo
from game.ui.window.ui import Ui

Lessons = Callable[[], Sequence[LessonInfo]]


def last_played(records: Sequence[RecordInfo]) -> RecordInfo | None:
    """Return the readable record that was changed last."""
    return max((r for r in records if r.damaged is None), key=lambda r: r.changed, default=None)


def newest_unfinished(records: Sequence[RecordInfo], lessons: Lessons) -> RecordInfo | None:
    """Return the game to continue. A lesson whose last step is done is skipped.

    `lessons` reads files and is called only if a record is a lesson.
    """
    open_games = [record for record in records if not record.finished]
    newest = last_played(open_games)
    if newest is None or not newest.lesson:
        return newest
    over = finished_lessons(lessons())
    return last_played([record for record in open_games if record not in over])


def is_newcomer(records: Sequence[RecordInfo], lessons: Lessons) -> bool:
    """Return whether no game or lesson was ever finished."""
    return not any(record.finished for record in records) and not finished_lessons(lessons())


def finished_lessons(lessons: Iterable[LessonInfo]) -> list[RecordInfo]:
    """Return the games in which every step of a lesson is done."""
    return [info.begun for info in lessons if info.begun is not None and info.at == 0]


def describe(ui: Ui, record: RecordInfo) -> str:
    """Return title, turn and people of a game in one line."""
    title, names = ui.say(f"{record.title}-name"), [verbatim(name) for name in record.seats]
    people = joined(ui.say, names, "names-two", "names-more")
    if record.finished:
        return ui.say("menu-last-ended", title=title, people=people)
    return ui.say("menu-last", title=title, round=_round(record), people=people)


def title_and_turn(ui: Ui, record: RecordInfo) -> str:
    """Return title and turn of a game, for a button."""
    title = ui.say(f"{record.title}-name")
    return ui.say("menu-round", title=title, round=_round(record)) if record.turn else title


def _round(record: RecordInfo) -> int:
    return round_of(record.turn, len(record.seats))


class Caption(Label):
    """Text on a strip of paper across the picture."""

    def __init__(self, ui: Ui, words: str, grow: float) -> None:
        super().__init__(ui, words, text.Style("serif-semi", t.CARD * grow), "centre", may_cut=True)
        self.key = "caption"

    def draw(self, surface: pygame.Surface) -> None:
        pad = self.ui.px(t.GAP)
        paper = self.rect.inflate(2 * pad, self.ui.px(t.SMALL))
        self.ui.art.panel(surface, paper, "raised", t.RADIUS_SMALL)
        self.ui.art.outline(surface, paper.inflate(-self.ui.px(6), -self.ui.px(6)), t.BRASS, 1)
        super().draw(surface)

    def place_within(self, room: pygame.Rect) -> None:
        """Centre it in a room, as wide as its text or the room."""
        wide = min(self.natural()[0], room.width - 2 * self.ui.px(t.GAP))
        rect = pygame.Rect(0, 0, wide, room.height)
        rect.center = room.center
        self.place(rect)


class TwoLineButton(Button):
    """A button with its note below its label."""

    def _draw_words(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        note, self.note = self.note, ""
        if not note:
            super()._draw_words(surface, rect)
            return
        half, edge = rect.height * 48 // 100, rect.height * 7 // 100
        super()._draw_words(surface, pygame.Rect(rect.x, rect.y + edge, rect.width, half))
        self.note = note
        left = self.ui.px(t.NEAR) + self._icon_size() + self.ui.px(t.SMALL)
        below = pygame.Rect(rect.x + left, rect.y + edge + half, rect.width - left - self.ui.px(t.NEAR), 0)
        below.height = rect.height - 2 * edge - half
        style = self._style_now().but(face="sans", size=self.style.size * t.BODY / t.CARD)
        self.ui.type.draw(surface, note, style, below, may_cut=True)
