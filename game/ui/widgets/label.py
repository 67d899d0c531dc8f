"""Words and pictures that only stand there."""

from __future__ import annotations

import pygame

from game.ui import text
from game.ui.kit import Kit
from game.ui.text import Align, Rich, Style
from game.ui.widgets.base import Widget


class Label(Widget):
    """One line of text, shrunk to its width. `may_cut`: words of a person, which may end in an ellipsis."""

    def __init__(
        self,
        kit: Kit,
        words: str,
        style: Style = text.BODY,
        align: Align = "left",
        *,
        may_cut: bool = False,
    ) -> None:
        super().__init__(kit)
        self.words, self.style, self.align, self.may_cut = words, style, align, may_cut

    def natural(self) -> tuple[int, int]:
        return self.kit.type.width(self.words, self.style) + 1, self.kit.type.leading(self.style)

    def draw(self, surface: pygame.Surface) -> None:
        self.kit.type.draw(surface, self.words, self.style, self.rect, self.align, may_cut=self.may_cut)


class Prose(Widget):
    """Rich text over several lines. Ask `height_at` before placing it."""

    def __init__(self, kit: Kit, words: str, style: Style = text.BODY, align: Align = "left") -> None:
        super().__init__(kit)
        self.words, self.style, self.align = words, style, align
        self._block: Rich | None = None

    def height_at(self, width: int) -> int:
        """The height that it takes at a width."""
        return self._at(width).height

    def place(self, rect: pygame.Rect) -> None:
        super().place(rect)
        block = self._at(rect.width)
        if block.height > rect.height:
            self.kit.type.report(self.words, (block.used, block.height), rect.size)

    def draw(self, surface: pygame.Surface) -> None:
        self._at(self.rect.width).draw(surface, self.rect.topleft)

    def _at(self, width: int) -> Rich:
        if self._block is None or self._block.width != width:
            self._block = self.kit.rich(self.words, self.style, width, self.align)
        return self._block


class Picture(Widget):
    """A finished surface, centred in its place."""

    def __init__(self, kit: Kit, image: pygame.Surface) -> None:
        super().__init__(kit)
        self.image = image

    def natural(self) -> tuple[int, int]:
        return self.image.get_size()

    def draw(self, surface: pygame.Surface) -> None:
        surface.blit(self.image, self.image.get_rect(center=self.rect.center))
