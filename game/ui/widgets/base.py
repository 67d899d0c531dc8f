"""The base class of all widgets."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pygame

from game.presentation.title_words import Tip, tip_text
from game.ui.widgets.described import Description, Role, named
from game.ui.window import shapes
from game.ui.window import theme as t
from game.ui.window.commands import Command
from game.ui.window.ui import Ui

Action = Callable[[], object]
FAR = pygame.Rect(0, 0, 0, 0)
VEIL_ALPHA = 175
"""The opacity of what is over a widget while it takes no press yet."""


class Widget:
    """An element with a place on the screen. Coordinates are window pixels.

    key       identifies the widget when a scene is laid out again, so that it keeps the focus
    tip, why  rich text for the tooltip, or a function that returns it; `why` replaces it while the widget is
    disabled
    name, about  what a screen reader calls it and how it explains it, where these words stand beside it or
    the tooltip is long
    """

    focusable = False
    role: Role = "text"
    name = about = ""

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
        """The current text of the tooltip; "" for none."""
        self.tip = tip_text(self.tip)
        return self.tip if self.enabled else self.why or self.tip

    def described(self) -> Description:
        """Return what a screen reader announces about it; without a name it is not announced."""
        about = (self.about if self.enabled else "") or self.tooltip or self.about
        return named(self.role, self.name, about, enabled=self.enabled)

    @property
    def tooltip_place(self) -> pygame.Rect:
        """The rectangle beside which the tooltip appears."""
        return self.rect

    @property
    def seen(self) -> pygame.Rect:
        """The visible part of its rect."""
        return self.rect if self.clip is None else self.rect.clip(self.clip)

    @property
    def is_informative(self) -> bool:
        """True if it has something to read, so that a tooltip should not cover it."""
        return False

    @property
    def reads_out(self) -> bool:
        """True if a screen reader reads it although it cannot have the focus: a text."""
        return False

    @property
    def caret_rect(self) -> pygame.Rect | None:
        """The caret, beside which an input method shows its choices; None if nothing can be typed."""
        return None

    @property
    def typing(self) -> bool:
        """True if letters go to this widget while it has the focus."""
        return False

    @property
    def hover(self) -> float:
        """The progress of the hover animation, 0 to 1."""
        return t.ease(self._warmth)

    def children(self) -> Iterable[Widget]:
        """Return the widgets inside this one, in focus order."""
        return ()

    def natural(self) -> tuple[int, int]:
        """Return the preferred width and height."""
        return self.rect.size

    def place(self, rect: pygame.Rect) -> None:
        """Set the widget's rectangle."""
        self.rect = pygame.Rect(rect)

    def hit(self, pos: tuple[int, int]) -> bool:
        """Return whether a point is on the visible part of the widget."""
        return self.rect.collidepoint(pos) and (self.clip is None or self.clip.collidepoint(pos))

    def point(self, pos: tuple[int, int] | None) -> None:
        """Note the position of the pointer; None if it is elsewhere, or keys are in use."""
        self.hot = pos is not None

    def command(self, command: Command) -> bool:
        """Handle a command. Return whether it was meant for this widget."""
        return False

    def update(self, dt: float) -> bool:
        """Advance by `dt` milliseconds. Return whether something is still moving."""
        goal = 1.0 if self.hot and self.enabled else 0.0
        if self._warmth == goal:
            return False
        step = self.ui.theme.duration(t.HOVER_MS)
        change = dt / step if step else 1.0
        self._warmth = min(1.0, self._warmth + change) if goal else max(0.0, self._warmth - change)
        return True

    def draw(self, surface: pygame.Surface) -> None: ...

    def draw_focus(self, surface: pygame.Surface) -> None:
        """Draw the focus ring, above all neighbours."""
        self.ui.art.focus_ring(surface, self.rect)

    def draw_lock(self, surface: pygame.Surface, share: float) -> None:
        """Draw a veil over the right part of the widget, which does not take a press yet. `share`: of its
        width."""
        wide, high = self.rect.size
        left = round(wide * (1 - share))
        surface.blit(_veil(self.ui, self.rect.size), self.rect.move(left, 0), (left, 0, wide - left, high))


def _veil(ui: Ui, size: tuple[int, int]) -> pygame.Surface:
    r = ui.px(t.RADIUS_SMALL)
    return ui.art.cached(("veil", size, r), lambda: shapes.rounded(size, r, t.SUNK, alpha=VEIL_ALPHA))
