"""The lessons: the titles with their first games."""

from __future__ import annotations

from functools import partial

import pygame

from game.errors import UserError
from game.play.lesson_games import LessonInfo
from game.presentation.sentences import explain
from game.ui.scenes.chooser import Choice, Chooser
from game.ui.scenes.learn import turn_pages
from game.ui.scenes.learn.turn_pages import TurnPages
from game.ui.scenes.message import Message
from game.ui.scenes.page import Page
from game.ui.scenes.records.opening import open_record
from game.ui.scenes.setup.title_cards import picture_name
from game.ui.widgets import Button, Label, Pane, Picture, Prose, Widget
from game.ui.window import text
from game.ui.window import theme as t
from game.ui.window.program import Program
from game.ui.window.scene import Size
from game.ui.window.ui import Ui

COLUMN, MAX_COLUMNS = 260, 3
"""The smallest width of a column in design pixels; the most columns."""
PICTURE, MIN_PICTURE = 0.5, 0.25
"""The height of a title's picture, relative to its width: usual, and where the cards need room."""
NOTE = text.CAPTION.but(face="sans-semi", colour=t.INK_2)


class LearnScene(Page):
    """A card for each title: its picture, the contents and duration of its lesson, and the buttons."""

    name = "learn"
    widest, tallest = 1400, 720

    def __init__(self, ui: Ui, program: Program) -> None:
        super().__init__(ui, "learn-title", "hint")
        self._program = program
        self._lessons = list(program.lessons())
        self.first = next((self._main_key(info) for info in self._lessons), "back")
        self._pane = Pane(ui, "pane")

    def resume(self) -> None:
        self._lessons = list(self._program.lessons())
        self.layout()
        super().resume()

    def build(self, size: Size) -> list[Widget]:
        self.frame_in(size)
        back = self.back_button()
        self.foot_row([back], [])
        if not self._lessons:
            return [*self.head(), self.empty("learn-none"), back]
        self._pane.place(self.body)
        self._pane.fill(*self._cards())
        return [*self.head(), self._pane, back]

    def _cards(self) -> tuple[list[Widget], int]:
        """Return the cards in rows, and their total height; pictures are lower if all fit then."""
        rows, gap = self._rows(PICTURE), self.ui.px(t.WIDE)
        over = _height(rows, gap) - self._pane.rect.height
        if over > 0:
            lower = PICTURE - (over // len(rows) + 1) / rows[0][0].inner
            rows = self._rows(max(MIN_PICTURE, lower))
        widgets: list[Widget] = []
        y = 0
        for cards in rows:
            high = max(card.height for card in cards)
            for column, card in enumerate(cards):
                widgets += card.laid(pygame.Rect(column * (card.wide + gap), y, card.wide, high))
            y += high + gap
        return widgets, _height(rows, gap)

    def _rows(self, picture: float) -> list[list[_Card]]:
        """Return the cards in rows, with pictures of a height relative to their width."""
        gap = self.ui.px(t.WIDE)
        count = max(1, min(MAX_COLUMNS, (self._pane.width_inside + gap) // self.ui.px(COLUMN)))
        wide = (self._pane.width_inside - (count - 1) * gap) // count
        cards = [_Card(self.ui, info, wide, self.buttons(info), picture) for info in self._lessons]
        return [cards[first : first + count] for first in range(0, len(cards), count)]

    def buttons(self, info: LessonInfo) -> list[Button]:
        """Return the buttons of a lesson, the likeliest first."""
        ui, say, begin = self.ui, self.ui.say, partial(self._begin, info)
        key = self._main_key(info)
        pages = [*self._turn_button(info), *self._puzzle_button(info)]
        if info.begun is None:
            return [Button(ui, say("learn-start"), begin, key=key, look="primary", icon="play"), *pages]
        words = say("learn-continue", number=info.at, count=info.steps) if info.at else say("learn-play-on")
        go_on = Button(ui, words, partial(self._continue, info), key=key, look="primary", icon="play")
        return [go_on, Button(ui, say("learn-again"), begin, key=f"again {info.title}", icon="undo"), *pages]

    def _turn_button(self, info: LessonInfo) -> list[Button]:
        """Return the button for the pages about a turn, if there are any."""
        if not turn_pages.exists(self._program, info.title):
            return []
        show = partial(self._show_turn, info)
        return [
            Button(self.ui, self.ui.say("rulebook-turn"), show, key=f"turn {info.title}", icon="hourglass")
        ]

    def _show_turn(self, info: LessonInfo) -> None:
        """Show the pages about a turn; after the last one the lesson begins or continues."""
        then = partial(self._begin if info.begun is None else self._continue, info)
        self.scene_stack.push(TurnPages(self.ui, self._program, info.title, then))

    def _puzzle_button(self, info: LessonInfo) -> list[Button]:
        """Return the button that lists the title's positions to think about, if there are any."""
        if not self._program.puzzles(info.title):
            return []
        button = Button(
            self.ui, self.ui.say("puzzle-list"), partial(self._list_puzzles, info), icon="question",
            key=f"puzzles {info.title}", tip=self.ui.say("puzzle-list-tip"), may_cut=True,
        )  # fmt: skip
        return [button]

    def _list_puzzles(self, info: LessonInfo) -> None:
        """Offer the title's positions to think about."""
        say = self.ui.say
        entries = [
            Choice(say("puzzle-number", number=n + 1), "question", "", partial(self._think, info.title, n))
            for n in range(self._program.puzzles(info.title))
        ]
        at = self.form.find(f"puzzles {info.title}").rect.center
        self.scene_stack.push(Chooser(self.ui, say(f"{info.title}-name"), entries, at))

    def _think(self, title: str, number: int) -> None:
        try:
            self._program.think(title, number)
        except UserError as error:
            self._refuse(error)

    def _main_key(self, info: LessonInfo) -> str:
        """Return the key of the main button; it is the same whether or not the lesson was begun."""
        return f"go {info.title}"

    def _begin(self, info: LessonInfo) -> None:
        try:
            self._program.begin_lesson(info.title)
        except UserError as error:
            self._refuse(error)

    def _refuse(self, error: UserError) -> None:
        words = explain(error, self.ui.say)
        self.scene_stack.push(Message(self.ui, self.ui.say("learn-failed-title"), words))

    def _continue(self, info: LessonInfo) -> None:
        if info.begun is not None:
            open_record(self.scene_stack, self.ui, self._program, info.begun)


def _height(rows: list[list[_Card]], gap: int) -> int:
    """Return the height of cards in rows."""
    return sum(max(card.height for card in cards) + gap for cards in rows) - gap


class _Plate(Widget):
    """The background of a card."""

    def draw(self, surface: pygame.Surface) -> None:
        self.ui.art.panel(surface, self.rect, "raised")


class _Card:
    """A lesson in a column: its picture at the top, the buttons at the bottom."""

    def __init__(self, ui: Ui, info: LessonInfo, wide: int, buttons: list[Button], picture: float) -> None:
        self._ui, self._buttons, self.wide = ui, buttons, wide
        self.inner = wide - 2 * ui.px(t.GAP)
        self._picture = Picture(ui, _picture(ui, info.title, (self.inner, round(self.inner * picture))))
        self._about = Prose(ui, ui.say(f"{info.title}-learn-about"))
        length = ui.say("learn-length", minutes=info.minutes, count=info.steps)
        self._labels = Label(ui, ui.say(f"{info.title}-name"), text.HEADING), Label(ui, length, NOTE)
        self._gap, self._row = ui.px(t.SMALL), ui.px(t.ROW) + ui.px(t.SMALL)

    @property
    def height(self) -> int:
        """The height that the card needs."""
        words = sum(high + self._gap for _, high in self._words())
        pad = self._ui.px(t.GAP)
        return pad + self._picture.natural()[1] + words + len(self._buttons) * self._row + 2 * self._gap + pad

    def _words(self) -> list[tuple[Widget, int]]:
        """Return the texts with their heights."""
        name, length = self._labels
        about = self._about, self._about.height_at(self.inner)
        return [(name, name.natural()[1]), about, (length, length.natural()[1])]

    def laid(self, rect: pygame.Rect) -> list[Widget]:
        """Return all widgets of the card in their places, the background first."""
        ground, x, y = _Plate(self._ui), rect.x + self._ui.px(t.GAP), rect.y + self._ui.px(t.GAP)
        ground.place(rect)
        self._picture.place(pygame.Rect((x, y), self._picture.natural()))
        y = self._picture.rect.bottom + self._gap
        for widget, high in self._words():
            widget.place(pygame.Rect(x, y, self.inner, high))
            y += high + self._gap
        y = rect.bottom - self._ui.px(t.GAP) + self._gap - len(self._buttons) * self._row
        for button in self._buttons:
            button.place(pygame.Rect(x, y, self.inner, self._ui.px(t.ROW)))
            y += self._row
        return [ground, self._picture, *(widget for widget, _ in self._words()), *self._buttons]


def _picture(ui: Ui, title: str, size: Size) -> pygame.Surface:
    """Return a part of a title's board; plain wood if it has none."""
    name = picture_name(ui, title)
    return (ui.art.picture(name, size) if name else None) or ui.art.wood(size)
