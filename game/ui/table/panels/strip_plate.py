"""A plate in a strip of its own below the top bar, where it covers nothing of the table."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.ui.table.model.table_model import TableModel
from game.ui.table.panels.step_plate import HEAD, WHY, InstructionPlate, StepText
from game.ui.widgets import Button
from game.ui.window import text
from game.ui.window import theme as t
from game.ui.window.text import Style
from game.ui.window.ui import Ui

HIGH = 54
"""The height of the strip in design pixels: a row of buttons, or two lines."""
MAX_WHAT = 0.55
"""The largest share of the texts' width for what is to be done."""
STYLES = (text.BODY, text.CAPTION)
"""The first of these with which the texts fit is used."""


def strip_height(ui: Ui) -> int:
    """Return the height of a strip in window pixels; larger texts take more lines."""
    return ui.px(HIGH * ui.theme.larger)


class StripPlate(InstructionPlate):
    """A heading with what to do below it, then why, then the buttons, which are widgets of their own."""

    def __init__(self, model: TableModel, texts: StepText, buttons: Sequence[Button]) -> None:
        super().__init__(model.ui, texts, buttons)
        self.place(model.areas.strip)

    def place(self, rect: pygame.Rect) -> None:
        super().place(rect)
        px, right = self.ui.px, rect.right - self.ui.px(t.NEAR)
        free = rect.width // 2 - (len(self.buttons) - 1) * px(t.SMALL)
        spare = max(0, sum(button.natural()[0] for button in self.buttons) - free)
        for button in self.buttons:
            wide = button.natural()[0] - spare // len(self.buttons)
            place = pygame.Rect(right - wide, rect.centery - px(t.ROW) // 2, wide, px(t.ROW))
            button.place(place)
            right -= wide + px(t.SMALL)
        self._room = pygame.Rect(
            rect.x + px(t.GAP), rect.y, right - px(t.GAP) - rect.x - px(t.GAP), rect.height
        )
        self._set_texts()

    def _set_texts(self) -> None:
        """Measure the texts in the largest style in which they have room."""
        ui, gap = self.ui, self.ui.px(t.WIDE)
        for style in STYLES:
            bold = style.but(face="sans-semi", colour=t.INK)
            widest = max(ui.type.width(self.texts.head, HEAD), ui.rich(self.texts.what, bold, 1 << 16).used)
            wide = min(widest + 1, round(self._room.width * MAX_WHAT))
            self._what = ui.rich(self.texts.what, bold, wide, breaks=True)
            self._left = wide + gap
            self._why = ui.rich(self.texts.why, _grey(style), self._room.width - self._left, breaks=True)
            if max(self._head + self._what.height, self._why.height) <= self._room.height:
                return

    @property
    def _head(self) -> int:
        return self.ui.type.leading(HEAD)

    def draw(self, surface: pygame.Surface) -> None:
        ui, room, head = self.ui, self._room, self._head
        ui.art.panel(surface, self.rect, "raised")
        ui.art.outline(surface, self.rect, t.BRASS, 2.0)
        y = room.y + (room.height - head - self._what.height) // 2
        ui.type.draw(surface, self.texts.head, HEAD, pygame.Rect(room.x, y, self._left, head))
        self._what.draw(surface, (room.x, y + head))
        self._why.draw(surface, (room.x + self._left, room.y + (room.height - self._why.height) // 2))


def _grey(style: Style) -> Style:
    return style.but(colour=WHY.colour)
