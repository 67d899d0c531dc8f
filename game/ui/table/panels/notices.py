"""Notices until the next key or press: refusals, remarks on the last choice, and rings around the subjects of
a log line. Also pinned tooltips.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

import pygame

from game.engine.model import Reason, Ref, Seat
from game.presentation.odds import Table
from game.presentation.title_words import Warn
from game.ui.table.words.wording import Wording
from game.ui.widgets import Widget
from game.ui.window.sound import Sound


@dataclass(frozen=True)
class Refusal:
    """The reason against an action, shown at a place. `rule`: the id of the rule behind it, if any."""

    words: str
    at: pygame.Rect
    rule: str | None = None


@dataclass(frozen=True)
class Remark:
    """A warning about the choice that a seat has just made. `about`: the ref of the place."""

    words: str
    about: Ref
    seat: Seat


class Pinned(NamedTuple):
    """A tooltip that stays open: its text and place, the key of its widget, and the seat that pinned it."""

    words: str
    at: pygame.Rect
    key: str = ""
    seat: Seat = -1


class Notices:
    """Keeps refusals, rings and the pinned tooltip."""

    def __init__(self, wording: Wording, sound: Sound) -> None:
        self._wording, self._sound = wording, sound
        self.refusal: Refusal | None = None
        self.remark: Remark | None = None
        self.marked: frozenset[Ref] = frozenset()
        self.framed: frozenset[Ref] = frozenset()
        """Refs of what the last move of another seat was about."""
        self.marks: Table | None = None
        """The odds that are shown on the board, until they are removed or the position changes."""
        self.pinned: Pinned | None = None

    def explain(self, words: str, at: pygame.Rect, rule: str | None = None) -> None:
        """Show why something is not possible."""
        self._sound.play("error")
        self.refusal = Refusal(words, at, rule)

    def refuse(self, reasons: list[Reason], at: pygame.Rect) -> None:
        """Show the rules' reasons against something; nothing without reasons."""
        if reasons:
            rule = next((r.rule for r in reasons if r.rule), None)
            self.explain(self._wording.why(reasons), at, rule)

    def remark_on(self, warning: Warn, seat: Seat) -> None:
        """Show a warning about a choice that a seat has just made."""
        self.remark = Remark(self._wording.remark(warning), warning.about, seat)

    @property
    def ringed(self) -> frozenset[Ref]:
        """The refs that have a ring."""
        about = () if self.remark is None else (self.remark.about,)
        return self.marked | self.framed | self.numbers.keys() | frozenset(about)

    @property
    def numbers(self) -> Mapping[Ref, int]:
        """The numbers that are shown at places of the board."""
        return {mark.place: mark.number for mark in self.marks.marks} if self.marks is not None else {}

    def quiet(self) -> None:
        """Remove refusals, remarks and rings."""
        self.refusal, self.remark, self.marked = None, None, frozenset()

    def clear(self) -> None:
        """Remove refusals, rings and numbers, because the position has changed."""
        self.refusal, self.marked, self.marks = None, frozenset(), None

    def unmark(self) -> bool:
        """Remove the odds from the board; return whether there were any."""
        were, self.marks = self.marks is not None, None
        return were

    def pin(self, about: Widget | None, seat: Seat) -> None:
        """Pin the tooltip of a widget, or remove the pinned one."""
        if not self.unpin() and about is not None and about.tooltip:
            self.pinned = Pinned(about.tooltip, about.tooltip_place.copy(), about.key, seat)

    def follow(self, widgets: Iterable[Widget], seat: Seat) -> None:
        """Update the pinned tooltip from its widget; without the widget, or for another seat, it goes."""
        pinned = self.pinned
        if pinned is not None:
            about = next((w for w in widgets if w.key == pinned.key and w.tooltip), None)
            self.pinned = None
            if about is not None and pinned.seat == seat:
                self.pin(about, seat)

    def unpin(self) -> bool:
        """Remove the pinned tooltip; return whether there was one."""
        was, self.pinned = self.pinned is not None, None
        return was
