"""The plate of a step, in a lesson, an example or a list of turning points: heading, what to do, and why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.ui.widgets import Button, Widget
from game.ui.widgets.described import Description, named
from game.ui.window import text
from game.ui.window import theme as t
from game.ui.window.commands import Command, Press
from game.ui.window.ui import Ui

BAR = 5
"""Height of the progress bar in design pixels."""
HEAD = text.CAPTION.but(face="sans-semi", colour=t.OXBLOOD)
WHAT = text.Style("serif-semi", t.CARD + 1)
WHY = text.BODY.but(colour=t.INK_2)


@dataclass(frozen=True)
class StepText:
    """The texts of a plate. `share`: progress, 0 to 1; None without any."""

    head: str
    what: str
    why: str
    share: float | None


class InstructionPlate(Widget):
    """A plate that says what to do and why, with buttons that are widgets of their own."""

    def __init__(self, ui: Ui, texts: StepText, buttons: Sequence[Button]) -> None:
        super().__init__(ui, "lesson")
        self.texts, self.buttons = texts, buttons

    @property
    def reads_out(self) -> bool:
        return True

    def described(self) -> Description:
        """Return the heading, what to do, then why."""
        return named("text", self.texts.head, "\n".join(filter(None, (self.texts.what, self.texts.why))))

    def command(self, command: Command) -> bool:
        """Take every press, so that none reaches what is around the buttons."""
        return isinstance(command, Press)


class StepPlate(InstructionPlate):
    """A plate over the table with its texts and, below them, the given buttons, which are widgets of their
    own."""

    def __init__(self, ui: Ui, texts: StepText, buttons: Sequence[Button], wide: int) -> None:
        """`wide`: width in window pixels."""
        super().__init__(ui, texts, buttons)
        px = ui.px
        self._pad = px(t.GAP)
        width = wide - 2 * self._pad
        self._what = ui.rich(texts.what, WHAT, width, breaks=True)
        self._why = ui.rich(texts.why, WHY, width, breaks=True)
        self._head = ui.type.leading(HEAD)
        row = px(t.ROW) + px(t.NEAR) if buttons else 0
        texts_high = (self._what.height if texts.what else 0) + self._why.height
        bar = 0 if texts.share is None else px(BAR)
        high = self._head + texts_high + bar + px(3 * t.SMALL) + row
        self.size = width + 2 * self._pad, high + 2 * px(t.NEAR)

    def place(self, rect: pygame.Rect) -> None:
        super().place(rect)
        px, right = self.ui.px, rect.right - self._pad
        row = rect.bottom - px(t.NEAR) - px(t.ROW)
        free = rect.width - 2 * self._pad - (len(self.buttons) - 1) * px(t.NEAR)
        spare = max(0, sum(button.natural()[0] for button in self.buttons) - free)
        for button in self.buttons:
            wide = button.natural()[0] - spare // len(self.buttons)
            button.place(pygame.Rect(right - wide, row, wide, px(t.ROW)))
            right -= wide + px(t.NEAR)

    def draw(self, surface: pygame.Surface) -> None:
        ui, px, inner = self.ui, self.ui.px, self.rect.inflate(-2 * self._pad, -2 * self.ui.px(t.NEAR))
        ui.art.shadow(surface, self.rect)
        ui.art.panel(surface, self.rect, "raised")
        ui.art.outline(surface, self.rect, t.BRASS, 2.0)
        ui.type.draw(surface, self.texts.head, HEAD, pygame.Rect(inner.topleft, (inner.width, self._head)))
        y = inner.y + self._head + px(3)
        if self.texts.share is not None:
            bar = pygame.Rect(inner.x, y, inner.width, px(BAR))
            y = self._draw_bar(surface, bar, self.texts.share)
        if self.texts.what:
            self._what.draw(surface, (inner.x, y))
            y += self._what.height
        self._why.draw(surface, (inner.x, y + px(t.SMALL)))

    def _draw_bar(self, surface: pygame.Surface, bar: pygame.Rect, share: float) -> int:
        """Draw the progress bar; return the y at which the texts begin."""
        radius = bar.height // 2
        pygame.draw.rect(surface, t.SUNK, bar, 0, radius)
        full = bar.copy()
        full.width = max(bar.height, round(bar.width * share))
        pygame.draw.rect(surface, t.BRASS, full, 0, radius)
        return bar.bottom + self.ui.px(t.SMALL)
