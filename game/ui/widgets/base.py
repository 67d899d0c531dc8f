"""The common part of every widget."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pygame

from game.presentation.title_words import Tip, told
from game.ui.window import theme as t
from game.ui.window.commands import Command
from game.ui.window.ui import Ui

Action = Callable[[], object]
FAR = pygame.Rect(0, 0, 0, 0)


class Widget:
    """Something with a place on the screen. Coordinates are window pixels.

    key       tells widgets apart when a scene lays itself out again: focus follows it
    tip, why  rich text for the tooltip, or what makes it when it is asked for; `why` is shown instead while
              the widget is not enabled
    """

    focusable = False

    def __init__(self, ui: Ui, key: str = "", *, tip: Tip = "", enabled: bool = True, why: str = "") -> None:
        self.ui, self.key = ui, key
        self.tip, self.enabled, self.why = tip, enabled, why
        self.rect = FAR.copy()
        self.clip: pygame.Rect | None = None
        self.parent: Widget | None = None
        self.focused = self.hot = False
        self._warmth = 0.0

    @property
    def tooltip(self) -> str:
        """What the tooltip says now; empty: none."""
        self.tip = told(self.tip)
        return self.tip if self.enabled else self.why or self.tip

    @property
    def tooltip_place(self) -> pygame.Rect:
        """Beside what the tooltip stands."""
        return self.rect

    @property
    def typing(self) -> bool:
        """Whether letters belong to this widget while it has the focus."""
        return False

    @property
    def warmth(self) -> float:
        """0 to 1: how far the hover has faded in."""
        return t.ease(self._warmth)

    def children(self) -> Iterable[Widget]:
        """Widgets inside this one, in focus order."""
        return ()

    def natural(self) -> tuple[int, int]:
        """Return the size that it would like to have."""
        return self.rect.size

    def place(self, rect: pygame.Rect) -> None:
        """Put it somewhere."""
        self.rect = pygame.Rect(rect)

    def hit(self, pos: tuple[int, int]) -> bool:
        """Return whether a point is on its visible part."""
        return self.rect.collidepoint(pos) and (self.clip is None or self.clip.collidepoint(pos))

    def point(self, pos: tuple[int, int] | None) -> None:
        """Note where on it the pointer is; None: it is elsewhere, or the keys are in use."""
        self.hot = pos is not None

    def command(self, command: Command) -> bool:
        """React to a command; whether it was meant for this widget."""
        return False

    def update(self, dt: float) -> bool:
        """Let `dt` milliseconds pass; whether something still moves."""
        goal = 1.0 if self.hot and self.enabled else 0.0
        if self._warmth == goal:
            return False
        step = self.ui.theme.duration(t.HOVER_MS)
        change = dt / step if step else 1.0
        self._warmth = min(1.0, self._warmth + change) if goal else max(0.0, self._warmth - change)
        return True

    def draw(self, surface: pygame.Surface) -> None:
        """Draw itself."""

    def draw_focus(self, surface: pygame.Surface) -> None:
        """Draw what marks the focus, over everything near."""
        self.ui.art.focus_ring(surface, self.rect)
