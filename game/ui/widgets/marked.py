"""Text with highlighted search hits."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.presentation.word_search import Search
from game.ui.widgets.label import Prose
from game.ui.window import text
from game.ui.window import theme as t
from game.ui.window.text import Style
from game.ui.window.ui import Ui

MARK = t.mix(t.RAISED, t.GOLD, 0.55)
"""The background of a search hit."""


class HighlightedProse(Prose):
    """Rich text in which each word of `sought`, in any form or case, has a golden background."""

    def __init__(self, ui: Ui, words: str, style: Style = text.BODY, sought: str = "") -> None:
        super().__init__(ui, words, style)
        self._search = Search(sought) if sought.strip() else None

    def strips(self) -> list[pygame.Rect]:
        """Return the rectangles of the highlights relative to the text: one a line for each hit."""
        if self._search is None:
            return []
        block, parts, begins = self._at(self.rect.width), list[str](), list[int]()
        for n, mark in enumerate(block.marks):
            bound = n and block.marks[n - 1].y == mark.y and _end(block.marks[n - 1]) >= mark.x
            parts.append("" if not n or bound else " ")
            begins.append(sum(map(len, parts)))
            parts.append("\N{OBJECT REPLACEMENT CHARACTER}" if mark.icon else mark.word)
        strips: list[pygame.Rect] = []
        for start, end in self._search.spans("".join(parts)):
            lines: dict[int, pygame.Rect] = {}
            for mark, begin in zip(block.marks, begins, strict=True):
                for strip in self._strip(mark, start - begin, end - begin):
                    lines[mark.y] = strip.union(lines.get(mark.y, strip))
            strips += lines.values()
        return strips

    def _strip(self, mark: text.Mark, start: int, end: int) -> Iterator[pygame.Rect]:
        """Yield the highlight of a part of a word."""
        start, end = max(0, start), min(end, len(mark.word))
        if start < end and not mark.icon:
            left = self.ui.type.width(mark.word[:start], self.style) if start else 0
            wide = self.ui.type.width(mark.word[start:end], self.style)
            high = self.ui.type.leading(self.style)
            yield pygame.Rect(mark.x + left, mark.y, wide, high).inflate(self.ui.px(2), 0)

    def draw(self, surface: pygame.Surface) -> None:
        for strip in self.strips():
            pygame.draw.rect(surface, MARK, strip.move(self.rect.topleft), 0, self.ui.px(3))
        super().draw(surface)


def _end(mark: text.Mark) -> int:
    return mark.x + mark.width
