"""The tooltip for the thing under the pointer or with the focus."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.presentation.glossary import icons_in
from game.ui.widgets.tip_place import find_place
from game.ui.window import text
from game.ui.window import theme as t
from game.ui.window.ui import Ui

MAX_WIDTH, PIN = 360, 18
"""Design pixels: the longest line, and the size of the pin of a pinned tip."""
PAUSE_MS = 900.0
"""After an action no tooltip appears for this long: the person is looking for the next thing."""


class Tooltip:
    """Shows rich text beside a place after a delay, kept inside the window."""

    def __init__(self, ui: Ui) -> None:
        self.ui = ui
        self.words = ""
        self.at = pygame.Rect(0, 0, 0, 0)
        self.explain: Callable[[str], str] = str
        """Adds explanations to a text."""
        self.avoid: Sequence[pygame.Rect] = ()
        """Rectangles that it must not cover."""
        self.spare: Sequence[pygame.Rect] = ()
        """Rectangles that it covers only where there is no other place: neighbours of its subject."""
        self._waited = self._rests = 0.0

    @property
    def visible(self) -> bool:
        """True while it is on the screen."""
        waited = self._waited >= self.ui.settings.tooltip_delay and self._rests <= 0
        return bool(self.words) and waited

    @property
    def icons(self) -> tuple[str, ...]:
        """The icons in the visible text."""
        return icons_in(self.explain(self.words)) if self.visible else ()

    def aim(self, words: str, at: pygame.Rect) -> None:
        """Set the text and its subject's place; a new text restarts the delay."""
        if words != self.words:
            self._waited = 0.0
        self.words, self.at = words, pygame.Rect(at)

    def hide(self) -> None:
        """Hide it and restart the delay."""
        self._waited = 0.0
        self.words = ""

    def stir(self) -> None:
        """Restart the delay when the pointer moves; a visible tooltip stays."""
        if not self.visible:
            self._waited = 0.0

    def rest(self) -> None:
        """Show nothing for a while."""
        self._rests = PAUSE_MS

    def update(self, dt: float) -> bool:
        """Advance by `dt` milliseconds. Return whether it has just appeared."""
        before = self.visible
        self._rests -= dt
        if self.words:
            self._waited += dt
        return self.visible != before

    def draw(self, surface: pygame.Surface) -> None:
        """Draw it if it is visible."""
        if self.visible:
            draw_tip(self.ui, surface, self.explain(self.words), self.at, self.avoid, self.spare)


def draw_tip(
    ui: Ui,
    surface: pygame.Surface,
    words: str,
    at: pygame.Rect,
    avoid: Sequence[pygame.Rect] = (),
    spare: Sequence[pygame.Rect] = (),
    *,
    pinned: bool = False,
) -> pygame.Rect:
    """Draw a tip with rich text beside `at`, inside the window, without covering `avoid` and, if it can be,
    `spare`. Return its rectangle.

    A pinned tip has a pin. A tip with icons has a question mark at the bottom.
    """
    pad, gap = ui.px(t.NEAR), ui.px(t.SMALL)
    style, window = text.BODY.but(size=t.BODY - 1), surface.get_rect()
    block = ui.rich(words, style, min(ui.px(MAX_WIDTH), window.width - 4 * pad), breaks=True)
    asks = bool(icons_in(words))
    sign = ui.px(PIN) if pinned or asks else 0
    high = max(block.height, (pinned + asks) * sign)
    size = (block.used + 2 * pad + sign, high + 2 * gap)
    place = find_place(size, at, window.inflate(-2 * gap, -2 * gap), gap, avoid, spare)
    ui.art.panel(surface, place, "raised", t.RADIUS_SMALL)
    if pinned:
        ui.art.outline(surface, place, t.BRASS, 2.0, t.RADIUS_SMALL)
        surface.blit(ui.art.icon("pin", sign), (place.right - sign - gap, place.y + gap))
    if asks:
        surface.blit(ui.art.icon("question", sign, t.BRASS), question_mark(ui, place))
    block.draw(surface, (place.x + pad, place.y + (place.height - block.height) // 2))
    return place


def question_mark(ui: Ui, place: pygame.Rect) -> pygame.Rect:
    """Return the rectangle of the question mark of a tip with icons."""
    sign, gap = ui.px(PIN), ui.px(t.SMALL)
    return pygame.Rect(place.right - sign - gap, place.bottom - sign - gap, sign, sign)
