"""The menu of a table: everything one can do besides playing."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.ui.widgets import Button, Label, Widget
from game.ui.widgets.base import Action
from game.ui.window import text
from game.ui.window import theme as t
from game.ui.window.commands import Command, Do
from game.ui.window.scene import FormScene, Size
from game.ui.window.ui import Ui


@dataclass(frozen=True)
class Entry:
    """A row of the menu: message id, icon, action, keyboard shortcut, and `why` it is disabled."""

    message: str
    icon: str
    action: Action
    keys: str = ""
    tip: str = ""
    why: str = ""


class TableMenu(FormScene):
    """A plate with a column of buttons, or several columns in a low window."""

    name = "table-menu"
    covers = False
    introduction = "all"

    def __init__(self, ui: Ui, heading: str, entries: list[Entry]) -> None:
        super().__init__(ui)
        self.heading, self.entries = heading, entries
        self.first = entries[0].message
        self.frame = pygame.Rect(0, 0, 0, 0)

    def command(self, command: Command) -> bool:
        if command == Do("menu"):
            self.close()
            return True
        return super().command(command)

    def build(self, size: Size) -> list[Widget]:
        px, ui = self.ui.px, self.ui
        row, gap, edge = px(t.ROW + 4), px(t.SMALL), px(t.WIDE)
        above = px(t.FAR + t.NEAR)
        most = max(1, (size[1] - above - 3 * edge) // (row + gap))
        columns = -(-len(self.entries) // most)
        rows = -(-len(self.entries) // columns)
        buttons = [self._button(entry, is_first=i == 0) for i, entry in enumerate(self.entries)]
        wanted = max(px(340), *(button.natural()[0] for button in buttons))
        wide = min(wanted, (size[0] - 3 * edge - (columns - 1) * gap) // columns)
        inner = columns * (wide + gap) - gap
        self.frame = pygame.Rect(0, 0, inner + 2 * edge, above + rows * (row + gap) - gap + 2 * edge)
        self.frame.center = (size[0] // 2, size[1] // 2)
        x, y = self.frame.x + edge, self.frame.y + edge
        head = Label(ui, self.heading, text.HEADING)
        head.place(pygame.Rect(x, y, inner, px(t.FAR)))
        for i, button in enumerate(buttons):
            left, top = x + i // rows * (wide + gap), y + above + i % rows * (row + gap)
            button.place(pygame.Rect(left, top, wide, row))
        return [head, *buttons]

    def _button(self, entry: Entry, *, is_first: bool) -> Button:
        return Button(
            self.ui, self.ui.say(entry.message), self._then(entry.action), key=entry.message, icon=entry.icon,
            tip=entry.tip, enabled=not entry.why, why=entry.why, align="left", note=entry.keys,
            look="primary" if is_first else "plain",
        )  # fmt: skip

    def ground(self, surface: pygame.Surface) -> None:
        self.ui.art.veil(surface)
        self.ui.art.panel(surface, self.frame, "raised")

    def _then(self, action: Action) -> Action:
        def go() -> None:
            self.close()
            action()

        return go
