"""What is shown until the next key or press: why something is not possible, what a log line points at. And a
tooltip that stays until it is taken down."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

import pygame

from game.engine.model import Reason, Ref, Seat
from game.ui.table.words.wording import Wording
from game.ui.widgets import Widget
from game.ui.window.sound import Sound


@dataclass(frozen=True)
class Refusal:
    """Why something was not possible, shown at a place; `rule` stands behind it, "" for none."""

    words: str
    at: pygame.Rect
    rule: str = ""


class Pinned(NamedTuple):
    """A tooltip that stays: what it says, beside what, the key of the widget that it is about, and for
    whom."""

    words: str
    at: pygame.Rect
    key: str = ""
    seat: Seat = -1


class Notices:
    """Remembers what the table tells for a moment."""

    def __init__(self, wording: Wording, sound: Sound) -> None:
        self._wording, self._sound = wording, sound
        self.refusal: Refusal | None = None
        self.marked: frozenset[Ref] = frozenset()
        self.framed: frozenset[Ref] = frozenset()
        """What the last move of another seat was about."""
        self.pinned: Pinned | None = None

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
        """End what was shown for a moment: the position is another one."""
        self.quiet()

    def pin(self, about: Widget | None, seat: Seat) -> None:
        """Keep the tooltip of a widget open, or take down the one that was kept."""
        if not self.unpin() and about is not None and about.tooltip:
            self.pinned = Pinned(about.tooltip, about.tooltip_place.copy(), about.key, seat)

    def follow(self, widgets: Iterable[Widget], seat: Seat) -> None:
        """Let what is pinned speak of its thing as it is now, where it is now; it goes with the thing."""
        pinned = self.pinned
        if pinned is not None:
            about = next((w for w in widgets if w.key == pinned.key and w.tooltip), None)
            self.pinned = None
            if about is not None and pinned.seat == seat:
                self.pin(about, seat)

    def unpin(self) -> bool:
        """Take down what is pinned; whether something was."""
        was, self.pinned = self.pinned is not None, None
        return was
