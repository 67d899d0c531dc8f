"""The small plate that explains what the pointer or the focus is on."""

from __future__ import annotations

import pygame

from game.ui import text
from game.ui import theme as t
from game.ui.kit import Kit

WIDEST = 360


class Tooltip:
    """Waits, then shows rich text beside a place, kept inside the window."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit
        self.words = ""
        self.at = pygame.Rect(0, 0, 0, 0)
        self._waited = 0.0

    @property
    def visible(self) -> bool:
        """Whether it is on the screen now."""
        return bool(self.words) and self._waited >= self.kit.settings.tooltip_delay

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
            draw_tip(self.kit, surface, self.words, self.at)


def draw_tip(kit: Kit, surface: pygame.Surface, words: str, at: pygame.Rect) -> pygame.Rect:
    """A plate with rich text below `at`, or above, always inside the window. Returns its place."""
    pad = kit.px(t.NEAR)
    style = text.BODY.but(size=t.BODY - 1)
    block = kit.rich(words, style, min(kit.px(WIDEST), surface.get_width() - 4 * pad))
    place = pygame.Rect(0, 0, block.used + 2 * pad, block.height + 2 * kit.px(t.SMALL))
    place.midtop = (at.centerx, at.bottom + kit.px(t.SMALL))
    if place.bottom > surface.get_height() - pad:
        place.bottom = at.top - kit.px(t.SMALL)
    place.clamp_ip(surface.get_rect().inflate(-2 * kit.px(t.SMALL), -2 * kit.px(t.SMALL)))
    kit.art.panel(surface, place, "raised", t.RADIUS_SMALL)
    block.draw(surface, (place.x + pad, place.y + kit.px(t.SMALL)))
    return place
