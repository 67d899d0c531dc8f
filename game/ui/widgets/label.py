"""Text and pictures without interaction."""

from __future__ import annotations

import pygame

from game.ui.widgets.base import Widget
from game.ui.widgets.described import Description, named
from game.ui.window import text
from game.ui.window import theme as t
from game.ui.window.text import Align, Rich, Style
from game.ui.window.ui import Ui


class Label(Widget):
    """A line of text, shrunk to fit its width.

    may_cut: text by a person, which may end in an ellipsis; the tooltip then has all of it
    """

    def __init__(
        self,
        ui: Ui,
        words: str,
        style: Style = text.BODY,
        align: Align = "left",
        *,
        may_cut: bool = False,
    ) -> None:
        super().__init__(ui)
        self.words, self.style, self.align, self.may_cut = words, style, align, may_cut

    @property
    def tooltip(self) -> str:
        """The tip, or the whole text if it is cut."""
        return super().tooltip or (self.words if self._is_cut() else "")

    @property
    def is_informative(self) -> bool:
        return bool(self.words)

    @property
    def reads_out(self) -> bool:
        return bool(self.words)

    def described(self) -> Description:
        return named(self.role, self.words, super().tooltip)

    def _is_cut(self) -> bool:
        return self.ui.type.is_cut(self.words, self.style, self.rect.width, may_cut=self.may_cut)

    def natural(self) -> tuple[int, int]:
        return self.ui.type.width(self.words, self.style) + 1, self.ui.type.leading(self.style)

    def draw(self, surface: pygame.Surface) -> None:
        self.ui.type.draw(surface, self.words, self.style, self.rect, self.align, may_cut=self.may_cut)


class ReadAloud(Widget):
    """Words for a screen reader, of what is drawn without a widget."""

    def __init__(self, ui: Ui, words: str) -> None:
        super().__init__(ui)
        self.words = words

    @property
    def reads_out(self) -> bool:
        return True

    def described(self) -> Description:
        return Description("text", self.words)


class Note(Label):
    """A sentence in one line, or in smaller lines if it is too long."""

    def __init__(self, ui: Ui, words: str, style: Style = text.BODY, align: Align = "left") -> None:
        super().__init__(ui, words, style, align, may_cut=True)

    def draw(self, surface: pygame.Surface) -> None:
        if not self._is_cut():
            super().draw(surface)
            return
        block = self._small()
        if block.height > self.rect.height * 1.25:
            self.ui.type.report(self.words, (block.used, block.height), self.rect.size)
        block.draw(surface, (self.rect.x, self.rect.centery - block.height // 2))

    @property
    def tooltip(self) -> str:
        return self.words if self._is_cut() else ""

    def _small(self) -> Rich:
        style = self.style.but(size=t.CAPTION)
        return self.ui.rich(self.words, style, self.rect.width, self.align, breaks=True)


class Prose(Widget):
    """Rich text over several lines. Call `height_at` before placing it."""

    def __init__(self, ui: Ui, words: str, style: Style = text.BODY, align: Align = "left") -> None:
        super().__init__(ui)
        self.words, self.style, self.align = words, style, align
        self._block: Rich | None = None

    @property
    def is_informative(self) -> bool:
        return True

    @property
    def reads_out(self) -> bool:
        return True

    def described(self) -> Description:
        return Description(self.role, self.words)

    def height_at(self, width: int) -> int:
        """Return the height at a width."""
        return self._at(width).height

    def place(self, rect: pygame.Rect) -> None:
        super().place(rect)
        block = self._at(rect.width)
        if block.height > rect.height:
            self.ui.type.report(self.words, (block.used, block.height), rect.size)

    def draw(self, surface: pygame.Surface) -> None:
        self._at(self.rect.width).draw(surface, self.rect.topleft)

    def _at(self, width: int) -> Rich:
        if self._block is None or self._block.width != width:
            self._block = self.ui.rich(self.words, self.style, width, self.align, breaks=True)
        return self._block


class Picture(Widget):
    """A surface, centred in its place."""

    def __init__(self, ui: Ui, image: pygame.Surface) -> None:
        super().__init__(ui)
        self.image = image

    def natural(self) -> tuple[int, int]:
        return self.image.get_size()

    def draw(self, surface: pygame.Surface) -> None:
        surface.blit(self.image, self.image.get_rect(center=self.rect.center))
