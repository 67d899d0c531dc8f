"""A small menu at the pointer for an ambiguous choice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.presentation.title_words import Tip
from game.ui.widgets import Button, Label, Widget
from game.ui.widgets.base import Action
from game.ui.window import text
from game.ui.window import theme as t
from game.ui.window.commands import Command, Press
from game.ui.window.scene import FormScene, Size
from game.ui.window.ui import Ui


class Choice(NamedTuple):
    """A button of the menu. `why` is the reason why it is disabled; "" if it isn't."""

    words: str
    icon: str
    tip: Tip
    action: Action
    why: str = ""


class Chooser(FormScene):
    """A menu with a button for each of `entries`. The button `first` has the focus. A press elsewhere closes
    it.
    """

    name = "chooser"
    covers = False
    introduction = "all"

    def __init__(
        self,
        ui: Ui,
        heading: str,
        entries: Sequence[Choice],
        pos: tuple[int, int],
        first: int = 0,
    ) -> None:
        super().__init__(ui)
        self.first = f"choose:{first}"
        self.heading, self.entries, self._pos = heading, entries, pos
        self._window: Size | None = None
        """The size of the window that `pos` belongs to, once it is known."""
        self.frame = pygame.Rect(0, 0, 0, 0)

    def command(self, command: Command) -> bool:
        if isinstance(command, Press) and not self.frame.collidepoint(command.pos):
            self.close()
            return True
        return super().command(command) or True

    def build(self, size: Size) -> list[Widget]:
        ui, px = self.ui, self.ui.px
        buttons = [self._button(i) for i in range(len(self.entries))]
        head = Label(ui, self.heading, text.Style("serif-semi", t.CARD))
        pad, row, gap = px(t.NEAR), px(t.ROW), px(t.TINY + 2)
        room = size[1] - 2 * px(t.GAP) - 2 * pad - px(t.WIDE + 8)
        columns = max(1, -(-len(buttons) * (row + gap) // room))
        wide = min(max(head.natural()[0], *(b.natural()[0] for b in buttons)), size[0] * 8 // 10 // columns)
        lines = -(-len(buttons) // columns)
        self.frame = pygame.Rect(
            0, 0, columns * (wide + gap) - gap + 2 * pad, px(t.WIDE + 8) + lines * (row + gap) + 2 * pad - gap
        )
        self.frame.center = self._place_in(size)
        self.frame.clamp_ip(pygame.Rect((0, 0), size).inflate(-2 * px(t.SMALL), -2 * px(t.SMALL)))
        x, y = self.frame.x + pad, self.frame.y + pad
        head.place(pygame.Rect(x, y, self.frame.width - 2 * pad, px(t.WIDE)))
        for i, button in enumerate(buttons):
            left, top = x + i // lines * (wide + gap), y + px(t.WIDE + 8) + i % lines * (row + gap)
            button.place(pygame.Rect(left, top, wide, row))
        return [head, *buttons]

    def _place_in(self, size: Size) -> tuple[int, int]:
        """Return where the middle of the menu belongs: at the same share of a window of any size."""
        wide, high = self._window = self._window or size
        return self._pos[0] * size[0] // wide, self._pos[1] * size[1] // high

    def update(self, dt: float) -> bool:
        moving = super().update(dt)
        self.form.tooltip.at = self.frame  # below the menu, not over its other entries
        return moving

    def ground(self, surface: pygame.Surface) -> None:
        self.ui.art.panel(surface, self.frame, "raised")
        self.ui.art.outline(surface, self.frame, t.BRASS, 1.5, t.RADIUS)

    def _button(self, index: int) -> Button:
        entry = self.entries[index]

        def choose() -> None:
            self.close()
            entry.action()

        return Button(
            self.ui, entry.words, choose, key=f"choose:{index}", icon=entry.icon, tip=entry.tip, align="left",
            enabled=not entry.why, why=entry.why,
        )  # fmt: skip
