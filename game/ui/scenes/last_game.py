"""The widgets of the menu for the last game."""

from __future__ import annotations

import pygame

from game.ui.widgets import Button, Label
from game.ui.window import text
from game.ui.window import theme as t
from game.ui.window.ui import Ui


class Caption(Label):
    """Text on a strip of paper across the picture."""

    def __init__(self, ui: Ui, words: str, grow: float) -> None:
        super().__init__(ui, words, text.Style("serif-semi", t.CARD * grow), "centre", may_cut=True)
        self.key = "caption"

    def draw(self, surface: pygame.Surface) -> None:
        pad = self.ui.px(t.GAP)
        paper = self.rect.inflate(2 * pad, self.ui.px(t.SMALL))
        self.ui.art.panel(surface, paper, "raised", t.RADIUS_SMALL)
        self.ui.art.outline(surface, paper.inflate(-self.ui.px(6), -self.ui.px(6)), t.BRASS, 1)
        super().draw(surface)

    def place_within(self, room: pygame.Rect) -> None:
        """Centre it in a room, as wide as its text or the room."""
        wide = min(self.natural()[0], room.width - 2 * self.ui.px(t.GAP))
        rect = pygame.Rect(0, 0, wide, room.height)
        rect.center = room.center
        self.place(rect)


class TwoLineButton(Button):
    """A button with its note below its label."""

    def _draw_words(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        note, self.note = self.note, ""
        if not note:
            super()._draw_words(surface, rect)
            return
        half, edge = rect.height * 48 // 100, rect.height * 7 // 100
        super()._draw_words(surface, pygame.Rect(rect.x, rect.y + edge, rect.width, half))
        self.note = note
        left = self.ui.px(t.NEAR) + self._icon_size() + self.ui.px(t.SMALL)
        below = pygame.Rect(rect.x + left, rect.y + edge + half, rect.width - left - self.ui.px(t.NEAR), 0)
        below.height = rect.height - 2 * edge - half
        style = self._style_now().but(face="sans", size=self.style.size * t.BODY / t.CARD)
        self.ui.type.draw(surface, note, style, below, may_cut=True)
