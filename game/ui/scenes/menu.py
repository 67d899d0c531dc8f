"""The first thing that one sees."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

import game
from game.ui.scenes.hall import HallScene
from game.ui.scenes.learn import LearnScene
from game.ui.scenes.message import Confirm
from game.ui.scenes.new_game import NewGameScene
from game.ui.scenes.opening import open_record
from game.ui.scenes.records import Records
from game.ui.scenes.settings import SettingsScene
from game.ui.widgets import Button, Label, Prose, Widget
from game.ui.window import shapes, text
from game.ui.window import theme as t
from game.ui.window.commands import Command, Do
from game.ui.window.program import Program, RecordInfo
from game.ui.window.scene import FormScene, Scene, SceneStack, Size
from game.ui.window.ui import Ui
from game.ui.window.words import verbatim

ROWS = 8
TILT = 4.0
"""Degrees by which the board lies askew."""
DISCS = ((0.385, 0.30), (0.41, 0.385), (0.405, 0.79), (0.435, 0.87))
"""Where seats' discs lie, as shares of the window."""


class Menu(FormScene):
    """A painted table in the lamplight, the name, and what one may do."""

    name = "menu"

    def __init__(self, ui: Ui, program: Program) -> None:
        super().__init__(ui)
        self.program = program
        self.newest: RecordInfo | None = None

    def enter(self, scene_stack: SceneStack) -> None:
        self.newest = newest_unfinished(self.program.records())
        self.first = "continue" if self.newest else "new"
        super().enter(scene_stack)

    def resume(self) -> None:
        self.newest = newest_unfinished(self.program.records())
        self.layout()

    def cancel(self) -> None:
        say = self.ui.say
        words = say("quit-title"), say("quit-text"), say("quit-yes")
        self.scene_stack.push(Confirm(self.ui, *words, self.scene_stack.quit, no=say("quit-no")))

    def command(self, command: Command) -> bool:
        if command == Do("help"):
            self.scene_stack.help()
            return True
        return super().command(command)

    def build(self, size: Size) -> list[Widget]:
        ui, px = self.ui, self.ui.px
        wide = min(px(400), size[0] * 27 // 100)
        left = max(px(t.WIDE), size[0] // 14)
        name_height = min(px(t.DISPLAY * 2.1), size[1] // 5)
        line = self._line(wide)
        head = name_height + line.height_at(wide) + px(t.GAP)
        low = size[1] // 11
        room = size[1] - head - 2 * low
        row, gap = min(px(52), room * 5 // 6 // ROWS), min(px(t.NEAR), room // 6 // ROWS)
        top = size[1] - low - ROWS * (row + gap)
        name = Label(ui, ui.say("app-name"), self._name_style(wide, name_height))
        name.place(pygame.Rect(left, top - head, wide, name_height))
        line.place(pygame.Rect(left, name.rect.bottom, wide, line.height_at(wide)))
        buttons = self._buttons()
        for i, button in enumerate(buttons):
            button.place(pygame.Rect(left, top + i * (row + gap), wide, row))
        words = ui.say("menu-version", version=game.__version__)
        version = Label(ui, words, text.CAPTION.but(colour=t.CREAM_2), "right")
        version.place(pygame.Rect(size[0] - px(260), size[1] - px(t.FAR), px(240), px(t.WIDE)))
        return [name, line, *buttons, version]

    def ground(self, surface: pygame.Surface) -> None:
        size = surface.get_size()
        surface.blit(self.ui.art.cached(("menu", size), lambda: self._backdrop(size)), (0, 0))

    def _name_style(self, wide: int, height: int) -> text.Style:
        """As large as the room allows."""
        size = min(t.DISPLAY * 1.9, height / self.ui.theme.scale / 1.15)
        style = text.Style("serif-bold", size, t.CREAM_LIGHT)
        width = self.ui.type.width(self.ui.say("app-name"), style)
        return style.but(size=size * min(1.0, wide / width * 0.98))

    def _line(self, wide: int) -> Prose:
        """The line under the name, small enough to stay one line, but never under caption size."""
        words, style = self.ui.say("app-line"), text.Style("serif-it", t.CARD, t.CREAM)
        size = t.CARD * min(1.0, wide / self.ui.type.width(words, style) * 0.98)
        return Prose(self.ui, words, style.but(size=max(size, t.CAPTION / self.ui.theme.scale)))

    def _buttons(self) -> list[Button]:
        rest = (
            ("new", "plus", partial(self._show, NewGameScene)),
            ("learn", "hint", partial(self._show, LearnScene)),
            ("records", "folder", partial(self._show, Records)),
            ("hall", "trophy", partial(self._show, HallScene)),
            ("settings", "settings", lambda: self.scene_stack.push(SettingsScene(self.ui))),
            ("rules", "rules", lambda: self.scene_stack.help()),
            ("quit", "close", self.cancel),
        )
        return [self._continue_button(), *(self._button(*entry) for entry in rest)]

    def _continue_button(self) -> Button:
        """The way back into the newest game; the first button, and the main one where there is a game."""
        say, newest = self.ui.say, self.newest
        note = verbatim(", ".join(newest.seats)) if newest is not None else ""
        return Button(
            self.ui, say("menu-continue"), self._continue, key="continue", icon="play",
            enabled=newest is not None, tip=partial(self._about, newest, note), note=note,
            why=say("menu-continue-none"), look="plain" if newest is None else "primary", align="left",
        )  # fmt: skip

    def _about(self, newest: RecordInfo | None, seats: str) -> str:
        """What the newest game is. Its title's words are read only when they are wanted: that takes time."""
        if newest is None:
            return ""
        say = self.ui.say
        return say("menu-continue-tip", title=say(f"{newest.title}-name"), moves=newest.moves, seats=seats)

    def _button(self, key: str, icon: str, action: Callable[[], None]) -> Button:
        return Button(
            self.ui, self.ui.say(f"menu-{key}"), action, key=key, icon=icon, align="left",
            look="primary" if key == "new" and self.newest is None else "plain",
        )  # fmt: skip

    def _backdrop(self, size: Size) -> pygame.Surface:
        """A wooden table under a lamp, on it the painted board of the first title that has one."""
        art = self.ui.art
        out = pygame.Surface(size)
        out.blit(art.wood(size), (0, 0))
        boards = (f"{name}/board.jpg" for name in self.program.titles())
        shown = next(filter(art.has_picture, boards), None)
        painting = art.original(shown) if shown else None
        if painting is not None:
            _lay_board(out, painting)
        for place, seat in zip(DISCS, t.SEAT_COLOURS.values(), strict=False):
            d = size[1] // 15
            disc = pygame.Rect(0, 0, d, d)
            disc.center = (round(size[0] * place[0]), round(size[1] * place[1]))
            art.shadow(out, disc, d)
            out.blit(art.emblem(seat, d), disc)
        out.blit(shapes.vignette(size, 170), (0, 0))
        out.blit(_side_shade(size), (0, 0))
        return out

    def _continue(self) -> None:
        if self.newest is not None:
            open_record(self.scene_stack, self.ui, self.program, self.newest)

    def _show(self, scene: Callable[[Ui, Program], Scene]) -> None:
        self.scene_stack.push(scene(self.ui, self.program))


def newest_unfinished(records: list[RecordInfo]) -> RecordInfo | None:
    """The game to go on with."""
    open_ones = [r for r in records if not r.finished and r.damaged is None]
    return max(open_ones, key=lambda r: r.changed, default=None)


def _lay_board(out: pygame.Surface, painting: pygame.Surface) -> None:
    """The board, framed, a little askew, running off the right edge."""
    height = round(out.get_height() * 0.80)
    width = round(height * painting.get_width() / painting.get_height())
    edge = max(4, height // 70)
    board = shapes.clear((width + 2 * edge, height + 2 * edge))
    pygame.draw.rect(board, t.PLANK, board.get_rect(), 0, edge)
    pygame.draw.rect(board, t.BRASS, board.get_rect().inflate(-edge, -edge), max(1, edge // 6))
    board.blit(pygame.transform.smoothscale(painting, (width, height)), (edge, edge))
    blur = height // 24
    shadow = shapes.soft_shadow(board.get_size(), edge, blur, 190)
    both = shapes.clear((shadow.get_width() + blur, shadow.get_height() + 2 * blur))
    middle = both.get_rect().center
    both.blit(shadow, shadow.get_rect(center=(middle[0] + blur // 2, middle[1] + blur)))
    both.blit(board, board.get_rect(center=middle))
    turned = pygame.transform.rotozoom(both, TILT, 1.0)
    left = round(out.get_width() * 0.40)
    out.blit(turned, turned.get_rect(center=(left + board.get_width() // 2, out.get_height() // 2)))


def _side_shade(size: Size) -> pygame.Surface:
    """Dark on the left, where the words are, clear on the right."""
    strip = shapes.clear((48, 1))
    for x in range(48):
        share = max(0.0, 1 - x / 34)
        strip.set_at((x, 0), (*t.SHADE, round(120 * share**0.8)))
    return pygame.transform.smoothscale(strip, size)
