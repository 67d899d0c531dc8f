"""The main menu of the program."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

import game
from game.presentation.last_game import (
    describe,
    is_newcomer,
    last_played,
    newest_unfinished,
    title_and_turn,
)
from game.records.library import RecordInfo
from game.ui.scenes.language_choice import language_choice
from game.ui.scenes.last_game import Caption, TwoLineButton
from game.ui.scenes.menu_picture import LastBoard, backdrop, lower_edge, part_of
from game.ui.scenes.message import Confirm
from game.ui.scenes.records.opening import open_record
from game.ui.widgets import Button, Choice, Label, Widget
from game.ui.window import on_demand, text
from game.ui.window import theme as t
from game.ui.window.commands import Command, Do
from game.ui.window.program import Program
from game.ui.window.scene import FormScene, Scene, SceneStack, Size
from game.ui.window.ui import Ui

WIDTH, HEIGHT = 1280, 720
"""The size of the smallest window in pixels; in a larger one the menu grows."""
SIZE = t.CARD - 1
"""The font size of the buttons in design pixels."""
CONTINUE_ROWS = 1.4
"""The height of the continue button, in rows."""


class Menu(FormScene):
    """A painted table by lamplight, the program's name, and the buttons."""

    name = "menu"

    def __init__(self, ui: Ui, program: Program) -> None:
        super().__init__(ui)
        self.program = program
        self.newest: RecordInfo | None = None
        """The unfinished game to continue; the picture shows it. If there is none, all titles are shown."""
        self.newcomer = False
        """True if nothing was ever finished: a lesson is then the main button."""
        self._board = LastBoard(ui)
        self._grow = 1.0

    def _read_records(self) -> None:
        records, lessons = self.program.records(), self.program.lessons
        self.newest = newest_unfinished(records, lessons)
        self.newcomer = is_newcomer(records, lessons)

    def enter(self, scene_stack: SceneStack) -> None:
        self._read_records()
        self.first = "continue" if self.newest else self._main
        super().enter(scene_stack)

    def resume(self) -> None:
        self._read_records()
        self.layout()

    def cancel(self) -> None:
        say = self.ui.say
        words = say("quit-title"), say("quit-text"), say("quit-yes")
        self.scene_stack.push(Confirm(self.ui, *words, self.scene_stack.quit, no=say("quit-no")))

    def update(self, dt: float) -> bool:
        if self.on_top and self._board.work(dt):
            self.dirty = True
        return super().update(dt)

    def command(self, command: Command) -> bool:
        self._board.rest.note(command)
        if command == Do("help"):
            self.scene_stack.help()
            return True
        return super().command(command)

    def build(self, size: Size) -> list[Widget]:
        self._board.recall(self.newest)
        self._grow = max(1.0, min(size[0] / WIDTH, size[1] / HEIGHT) / self.ui.theme.scale)
        ui, px, part = self.ui, self._px, part_of(size)
        wide, left = min(px(400), part.width * 30 // 100), part.x + max(px(t.WIDE), part.width // 14)
        name_height, low = min(px(t.DISPLAY * 2.1), part.height // 6), part.y + part.height // 14
        line = _line(ui, wide, self._grow)
        top = low + name_height + line.rect.height + px(t.NEAR)
        buttons = self._buttons()
        room = part.bottom - part.height // 14 - top
        row, gap = self._rows(len(buttons), room)
        spare = max(0, room - _height(len(buttons), row, gap, self._tall)) // 2
        name = Label(ui, ui.say("app-name"), self._name_style(wide, name_height))
        name.place(pygame.Rect(left, low + spare, wide, name_height))
        line.place(line.rect.move(name.rect.bottomleft))
        _stack(buttons, pygame.Rect(left, top + spare, wide, row), gap, self._tall)
        version = Label(
            ui, ui.say("menu-version", version=game.__version__), text.CAPTION.but(colour=t.CREAM_2)
        )
        version.place(pygame.Rect(left, size[1] - ui.px(t.FAR), wide, ui.px(t.WIDE)))
        return [name, line, *buttons, self._caption(size, part), version, *self._languages(size)]

    def _languages(self, size: Size) -> list[Choice]:
        """Return the choice of a language in the corner, if there are several."""
        choice = language_choice(self.ui, self._speak)
        if choice is None:
            return []
        (wide, tall), edge = choice.natural(), self.ui.px(t.WIDE)
        choice.place(pygame.Rect(size[0] - wide - edge, edge, wide, tall))
        return [choice]

    def _speak(self, language: str) -> None:
        self.ui.settings.language = language
        self.scene_stack.apply_settings()

    def _px(self, length: float) -> int:
        """Return design pixels of a menu that fills the window as window pixels."""
        return self.ui.px(length * self._grow)

    def _rows(self, count: int, room: int) -> tuple[int, int]:
        """Return the height of a button and the distance to the next."""
        row = min(self._px(52), round(room * 5 / 6 / (count - 1 + self._tall)))
        return row, min(self._px(t.NEAR), row // 5)

    @property
    def _tall(self) -> float:
        """The height of the first button, in rows."""
        return CONTINUE_ROWS if self.newest else 1.0

    def _caption(self, size: Size, part: pygame.Rect) -> Caption:
        """Return the caption on the lower edge of the picture in the menu's part of the window."""
        names = text.SEPARATOR.join(self.ui.say(f"{title}-name") for title in self.program.titles())
        caption = Caption(self.ui, describe(self.ui.say, self.newest) if self.newest else names, self._grow)
        left, high = part.x + part.width * 43 // 100, self._px(t.ROW)
        room = part.right - left - self.ui.px(t.FAR)
        edge = lower_edge(self.ui, size, self.program.titles(), self.newest, self._board)
        caption.place_within(pygame.Rect(left, edge - high // 2, room, high))
        return caption

    def ground(self, surface: pygame.Surface) -> None:
        size = surface.get_size()
        surface.blit(backdrop(self.ui, size, self.program.titles(), self.newest, self._board), (0, 0))

    def _name_style(self, wide: int, height: int) -> text.Style:
        """Return the largest style that fits."""
        size = min(t.DISPLAY * 1.9 * self._grow, height / self.ui.theme.scale / 1.15)
        return _fitting(self.ui, self.ui.say("app-name"), text.Style("serif-bold", size, t.CREAM_LIGHT), wide)

    def _buttons(self) -> list[Button]:
        start = [("new", "plus", self._new_game), ("learn", "hint", partial(self._show, on_demand.learn))]
        rest = (
            *(reversed(start) if self.newcomer else start),
            ("records", "folder", partial(self._show, on_demand.records)),
            ("hall", "trophy", partial(self._show, on_demand.hall)),
            ("settings", "settings", lambda: self.scene_stack.push(on_demand.settings(self.ui))),
            ("rules", "rules", lambda: self.scene_stack.help()),
            ("quit", "close", self.cancel),
        )
        return [self._continue_button(), *(self._button(*entry) for entry in rest)]

    @property
    def _main(self) -> str:
        """The key of the main button if there is no game to continue."""
        return "learn" if self.newcomer else "new"

    def _continue_button(self) -> Button:
        """Return the button that continues the newest game; it comes first, and is the main button if there
        is such a game.
        """
        say, newest = self.ui.say, self.newest
        words = say("menu-continue-lesson" if newest and newest.lesson else "menu-continue")
        return TwoLineButton(
            self.ui, words, self._continue, key="continue", icon="play",
            enabled=newest is not None,
            note=title_and_turn(self.ui.say, newest) if newest is not None else "",
            why=say("menu-continue-none"), look="ghost" if newest is None else "primary", align="left",
            size=SIZE * self._grow,
        )  # fmt: skip

    def _button(self, key: str, icon: str, action: Callable[[], None]) -> Button:
        return Button(
            self.ui, self.ui.say(f"menu-{key}"), action, key=key, icon=icon, align="left",
            size=SIZE * self._grow, look="primary" if key == self._main and self.newest is None else "plain",
        )  # fmt: skip

    def _continue(self) -> None:
        if self.newest is not None:
            open_record(self.scene_stack, self.ui, self.program, self.newest)

    def _new_game(self) -> None:
        """Open the new-game screen with the title that was played last."""
        last = last_played(self.program.records())
        title = last.title if last else None
        self.scene_stack.push(on_demand.new_game(self.ui, self.program, title, newcomer=last is None))

    def _show(self, scene: Callable[[Ui, Program], Scene]) -> None:
        self.scene_stack.push(scene(self.ui, self.program))


def _height(count: int, row: int, gap: int, tall: float) -> int:
    """Return the height of all buttons if the first is `tall` rows high."""
    return round(row * (count - 1 + tall)) + gap * (count - 1)


def _stack(buttons: Sequence[Button], first: pygame.Rect, gap: int, tall: float) -> None:
    """Place the buttons one below the other, the first one `tall` rows high."""
    y = first.y
    for number, button in enumerate(buttons):
        high = first.height if number else round(first.height * tall)
        button.place(pygame.Rect(first.x, y, first.width, high))
        y += high + gap


def _line(ui: Ui, wide: int, grow: float) -> Label:
    """Return the line below the name, at the top left corner."""
    words, style = ui.say("app-line"), text.Style("serif-it", t.CARD * grow, t.CREAM)
    line = Label(ui, words, _fitting(ui, words, style, wide))
    line.place(pygame.Rect(0, 0, wide, line.natural()[1]))
    return line


def _fitting(ui: Ui, words: str, style: text.Style, wide: int) -> text.Style:
    """Return the style, reduced if the text would be too wide."""
    return style.but(size=style.size * min(1.0, wide / ui.type.width(words, style) * 0.98))
