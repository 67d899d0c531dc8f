"""A large sheet of paper with heading, body and footer: the frame of most scenes."""

from __future__ import annotations

import pygame

from game.ui.widgets import Button, Label, Prose, Widget
from game.ui.window import text
from game.ui.window import theme as t
from game.ui.window.scene import FormScene, Size
from game.ui.window.ui import Ui


class Page(FormScene):
    """A scene with a heading. After `frame_in`, the rectangles `body` and `foot` can be filled."""

    widest, tallest = 1120, 820
    """The largest sheet in design pixels."""

    def __init__(self, ui: Ui, heading: str, icon: str) -> None:
        """Set the heading by its message id."""
        super().__init__(ui)
        self._heading_id, self.icon = heading, icon
        self.sheet = self.body = self.foot = pygame.Rect(0, 0, 0, 0)
        self._head = pygame.Rect(0, 0, 0, 0)
        self._fitted_size: Size | None = None
        """The size of the window for which the sheet was fitted."""
        self._highest = 0
        """The height that the highest body so far has needed."""

    @property
    def heading(self) -> str:
        """The text of the heading."""
        return self.ui.say(self._heading_id)

    def frame_in(self, size: Size) -> None:
        """Compute the rectangles of sheet, body and footer."""
        margin = min(self.ui.px(t.FAR), size[1] // 20)
        self._frame(size, margin, min(self.ui.px(self.tallest), size[1] - 2 * margin))

    def shorten(self, size: Size, high: int) -> None:
        """Make the sheet lower if its body needs only this height, in window pixels; then place again what
        is placed."""
        if (spare := self.body.height - high) > 0:
            self._frame(size, min(self.ui.px(t.FAR), size[1] // 20), self.sheet.height - spare)

    def fit(self, size: Size, high: int) -> None:
        """Cut off the sheet's lower end that no body so far has needed; this one needs this height in window
        pixels. What is above the body keeps its place whatever follows."""
        before = self._highest if self.is_fitted(size) else 0
        self._fitted_size, self._highest = size, max(high, before)
        if (spare := self.body.height - self._highest) > 0:
            self.sheet.height -= spare
            self.body.height -= spare
            self.foot.y -= spare

    def is_fitted(self, size: Size) -> bool:
        """Return whether the sheet was fitted for a window of this size."""
        return self._fitted_size == size

    def _frame(self, size: Size, margin: int, high: int) -> None:
        px = self.ui.px
        self.sheet = pygame.Rect(0, 0, min(px(self.widest), size[0] - 2 * margin), high)
        self.sheet.center = (size[0] // 2, size[1] // 2)
        pad = px(t.FAR) if size[0] > px(1000) else px(t.GAP)
        gap = min(px(t.WIDE), size[1] // 30)
        inner = self.sheet.inflate(-2 * pad, -2 * gap)
        self._head = pygame.Rect(inner.x, inner.y, inner.width, px(t.TITLE * 1.4))
        self.foot = pygame.Rect(inner.x, inner.bottom - px(t.ROW), inner.width, px(t.ROW))
        top = self._head.bottom + gap
        self.body = pygame.Rect(inner.x, top, inner.width, self.foot.top - min(px(t.GAP), gap) - top)

    def head(self) -> list[Widget]:
        """Return the widgets of the heading."""
        rect = self._head.copy()
        rect.x += self.ui.px(t.TITLE * 1.5)
        rect.width = min(rect.width // 2, self.ui.type.width(self.heading, text.TITLE) + 1)
        label = Label(self.ui, self.heading, text.TITLE)
        label.role = "heading"
        label.place(rect)
        return [label]

    def head_room(self) -> pygame.Rect:
        """Return the free area beside the heading."""
        used = self.ui.px(t.TITLE * 1.5 + t.FAR) + self.ui.type.width(self.heading, text.TITLE)
        return pygame.Rect(self._head.x + used, self._head.y, self._head.width - used, self._head.height)

    def foot_row(self, left: list[Button], right: list[Button]) -> pygame.Rect:
        """Place the buttons of the footer. Return the area between them."""
        px, foot = self.ui.px, self.foot
        x, end, most = foot.x, foot.right, foot.width // (len(left) + len(right) + 1)
        for button in left:
            wide = min(button.natural()[0], most)
            button.place(pygame.Rect(x, foot.y, wide, foot.height))
            x += wide + px(t.NEAR)
        for button in reversed(right):
            wide = min(button.natural()[0], most)
            button.place(pygame.Rect(end - wide, foot.y, wide, foot.height))
            end -= wide + px(t.NEAR)
        return pygame.Rect(x, foot.y, max(0, end - x), foot.height)

    def back_button(self) -> Button:
        """Return the back button, which is always at the same place."""
        return Button(self.ui, self.ui.say("back"), self.cancel, key="back", icon="arrow_left")

    def remark(self, words: str, room: pygame.Rect) -> list[Widget]:
        """Return a line that applies to the whole page; [] if `words` is empty."""
        label = Label(self.ui, words, text.BODY.but(colour=t.OXBLOOD), "centre", may_cut=True)
        label.key = "note"
        label.place(room.inflate(-2 * self.ui.px(t.NEAR), 0))
        return [label] if words else []

    def empty(self, message: str) -> Widget:
        """Return the text shown in place of an empty list."""
        words = Prose(self.ui, self.ui.say(message), text.BODY.but(colour=t.INK_2), "centre")
        words.place(self.body.inflate(0, -self.body.height // 3))
        return words

    def ground(self, surface: pygame.Surface) -> None:
        super().ground(surface)
        ui = self.ui
        ui.art.panel(surface, self.sheet, "paper")
        size = ui.px(t.TITLE * 1.15)
        icon = ui.art.icon(self.icon, size, t.BRASS)
        surface.blit(icon, (self._head.x, self._head.centery - size // 2))
        line = self._head.bottom + ui.px(t.SMALL) - ui.px(2)
        ui.art.rule(surface, self._head.x, line, self._head.width)
