"""What is shown until the next key or press: why something is not possible, what a log line points at. And a
tooltip that stays until it is taken down."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.engine.model import Reason, Ref
from game.ui.table.wording import Wording
from game.ui.widgets import Tooltip
from game.ui.window.sound import Sound


@dataclass(frozen=True)
class Refusal:
    """Why something was not possible, shown at a place; `rule` stands behind it, "" for none."""

    words: str
    at: pygame.Rect
    rule: str = ""


class Notices:
    """Remembers what the table tells for a moment."""

    def __init__(self, wording: Wording, sound: Sound) -> None:
        self._wording, self._sound = wording, sound
        self.refusal: Refusal | None = None
        self.marked: frozenset[Ref] = frozenset()
        self.framed: frozenset[Ref] = frozenset()
        """What the last move of another seat was about."""
        self.pinned: tuple[str, pygame.Rect] | None = None
        """A tooltip that stays, and what it is about."""

    def explain(self, words: str, at: pygame.Rect, rule: str = "") -> None:
        """Say why something is not possible."""
        self._sound.play("error")
        self.refusal = Refusal(words, at, rule)

    def refuse(self, reasons: list[Reason], at: pygame.Rect) -> None:
        """Explain by the reasons of the rules; without one nothing is said."""
        if reasons:
            rule = next((r.rule for r in reasons if r.rule), "")
            self.explain(self._wording.why(reasons), at, rule)

    def quiet(self) -> None:
        """End what was shown for a moment."""
        self.refusal, self.marked = None, frozenset()

    def clear(self) -> None:
        """End everything: the position is another one."""
        self.quiet()
        self.pinned = None

    def pin(self, tip: Tooltip) -> None:
        """Keep a tooltip open, or take down the one that was kept."""
        if not self.unpin() and tip.words:
            self.pinned = tip.words, tip.at.copy()

    def unpin(self) -> bool:
        """Take down what is pinned; whether something was."""
        was, self.pinned = self.pinned is not None, None
        return was
