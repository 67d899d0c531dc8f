"""Things flying from their old places to their new ones. The game never waits for them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

import pygame

from game.engine.model import Ref
from game.ui.table.api import Thing
from game.ui.window import theme as t
from game.ui.window.theme import Theme

Where = Callable[[Thing], pygame.Rect]


@dataclass
class Flight:
    """A thing on its way between two rects in window pixels. `alpha`: opacity from and to, 0 to 255."""

    thing: Thing
    start: pygame.Rect
    end: pygame.Rect
    lasts: float
    fades: tuple[int, int] = (255, 255)
    passed: float = 0.0

    @property
    def share(self) -> float:
        """The eased progress, 0 to 1."""
        return t.ease(self.passed / self.lasts) if self.lasts else 1.0

    @property
    def rect(self) -> pygame.Rect:
        """Where the thing is now."""
        pairs = zip(self.start, self.end, strict=True)
        return pygame.Rect([round(a + (b - a) * self.share) for a, b in pairs])

    @property
    def alpha(self) -> int:
        """Its present opacity, 0 to 255."""
        return round(self.fades[0] + (self.fades[1] - self.fades[0]) * self.share)


class Motion:
    """All flights of a table. Call `show` for every new layout."""

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self.flights: dict[Ref, Flight] = {}
        self._lay: dict[Ref, Thing] = {}

    @property
    def busy(self) -> bool:
        """True while anything is flying."""
        return bool(self.flights)

    def show(self, things: Iterable[Thing], where: Where, *, at_once: bool = False) -> None:
        """Take over a new layout: things whose places have changed fly there. `at_once`: without
        animation."""
        before, self._lay = self._lay, {thing.ref: thing for thing in things}
        self.flights = {r: f for r, f in self.flights.items() if r in self._lay and not at_once}
        if at_once or not before or not self.theme.duration(t.PIECE_MS):
            self.flights = {}
            return
        for thing in self._lay.values():
            self._move(thing, where, before)
        for ref, thing in before.items():
            if ref not in self._lay:
                self._start(thing, where(thing), where(thing), (255, 0), short=True)

    def set_out(self, thing: Thing, start: pygame.Rect, end: pygame.Rect) -> None:
        """Let a thing fly, as one that was let go."""
        self._start(thing, start, end, (255, 255))

    def shift(self, dx: int, dy: int) -> None:
        """Move the flights over the board, which has moved by window pixels."""
        for flight in self.flights.values():
            if flight.thing.on_board:
                flight.start.move_ip(dx, dy)
                flight.end.move_ip(dx, dy)

    def skip(self) -> None:
        """End all flights at once."""
        self.flights = {}

    def update(self, dt: float) -> bool:
        """Let time pass; return whether something has just arrived."""
        for flight in self.flights.values():
            flight.passed += dt
        there = [ref for ref, f in self.flights.items() if f.passed >= f.lasts]
        for ref in there:
            del self.flights[ref]
        return bool(there)

    def _move(self, thing: Thing, where: Where, before: dict[Ref, Thing]) -> None:
        old = before.get(thing.ref) or (before.get(thing.origin) if thing.origin else None)
        flying = self.flights.get(thing.ref)
        if flying is not None:
            if flying.thing.box != thing.box:
                self._start(thing, flying.rect, where(thing), (255, 255))
            flying.thing = thing
        elif old is None:
            self._start(thing, where(thing), where(thing), (0, 255), short=True)
        elif (old.box, old.on_board) != (thing.box, thing.on_board):
            self._start(thing, where(old), where(thing), (255, 255))

    def _start(
        self, thing: Thing, start: pygame.Rect, end: pygame.Rect, fades: tuple[int, int], short: bool = False
    ) -> None:
        lasts = self.theme.duration(t.PIECE_MS if short or thing.on_board else t.CARD_MS)
        if lasts:
            self.flights[thing.ref] = Flight(thing, start, end, lasts, fades)
