"""The small plate that explains what the pointer or the focus is on."""

from __future__ import annotations

import pygame

from game.ui.window import text
from game.ui.window import theme as t
from game.ui.window.ui import Ui

WIDEST = 360


class Tooltip:
    """Waits, then shows rich text beside a place, kept inside the window."""

    def __init__(self, ui: Ui) -> None:
        self.ui = ui
        self.words = ""
        self.at = pygame.Rect(0, 0, 0, 0)
        self._waited = 0.0

    @property
    def visible(self) -> bool:
        """Whether it is on the screen now."""
        return bool(self.words) and self._waited >= self.ui.settings.tooltip_delay

    def aim(self, words: str, at: pygame.Rect) -> None:
        """Say what to show and beside what; other words start the wait again."""
        if words != self.words:
            self._waited = 0.0
        self.words, self.at = words, pygame.Rect(at)

    def hide(self) -> None:
        """Wait anew before showing again."""
        self._waited = 0.0
        self.words = ""

    def update(self, dt: float) -> bool:
        """Let time pass; whether it appeared just now."""
        before = self.visible
        if self.words:
            self._waited += dt
        return self.visible != before

    def draw(self, surface: pygame.Surface) -> None:
        """Draw it, if it is time."""
        if self.visible:
            draw_tip(self.ui, surface, self.words, self.at)


def draw_tip(ui: Ui, surface: pygame.Surface, words: str, at: pygame.Rect) -> pygame.Rect:
    """A plate with rich text below `at`, or above, always inside the window. Returns its place."""
    pad = ui.px(t.NEAR)
    style = text.BODY.but(size=t.BODY - 1)
    block = ui.rich(words, style, min(ui.px(WIDEST), surface.get_width() - 4 * pad), breaks=True)
    place = pygame.Rect(0, 0, block.used + 2 * pad, block.height + 2 * ui.px(t.SMALL))
    place.midtop = (at.centerx, at.bottom + ui.px(t.SMALL))
    if place.bottom > surface.get_height() - pad:
        place.bottom = at.top - ui.px(t.SMALL)
    place.clamp_ip(surface.get_rect().inflate(-2 * ui.px(t.SMALL), -2 * ui.px(t.SMALL)))
    ui.art.panel(surface, place, "raised", t.RADIUS_SMALL)
    block.draw(surface, (place.x + pad, place.y + ui.px(t.SMALL)))
    return place
