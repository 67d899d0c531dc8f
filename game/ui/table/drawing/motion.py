"""Things flying from their old places to their new ones. The game never waits for them."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass

import pygame

from game.engine.model import Ref
from game.ui.table.api import Face, Thing
from game.ui.window import theme as t
from game.ui.window.theme import Theme

Where = Callable[[Thing], pygame.Rect]


WEIGHT, SPRING = 1.5, 0.8
"""The slowness of a thing's start (1: at once), and its overshoot: 0.8 is 2.4 % of the way."""
GROWTH, ARC, HIGHEST = 0.08, 0.16, 36
"""The growth of a thing at the top of its arc, and the arc's height: a share of the way, at most so
many design pixels."""
NEAR = 16
"""Design pixels: a thing that moves less is pushed, not lifted."""
MOST_STRETCHED = 1.5
"""The factor by which a picture on its way may be wider or higher than it should be."""


def settling(progress: float) -> float:
    """Return the share of the way for a progress from 0 to 1: slow to start, a little too far, and back."""
    left = 1 - math.pow(min(1.0, max(0.0, progress)), WEIGHT)
    return 1 - (1 + SPRING) * left**3 + SPRING * left**2


@dataclass
class Flight:
    """A thing on its way between two rects in window pixels.

    fades  opacity from and to, 0 to 255
    rise   window pixels between the way and the top of the arc over it; 0: it is pushed along
    back   what is seen of a card until it is half turned; None: it does not turn
    """

    thing: Thing
    start: pygame.Rect
    end: pygame.Rect
    lasts: float
    fades: tuple[int, int] = (255, 255)
    rise: int = 0
    back: Face | None = None
    passed: float = 0.0

    @property
    def progress(self) -> float:
        """The share of the time that has passed, 0 to 1."""
        return min(1.0, self.passed / self.lasts) if self.lasts else 1.0

    @property
    def lift(self) -> float:
        """The height of the thing above the table: 0 on it, 1 at the top of its arc."""
        return math.sin(math.pi * min(1.0, settling(self.progress))) if self.rise else 0.0

    @property
    def ground(self) -> pygame.Rect:
        """The place on the table that the thing is over now."""
        if self.progress >= 1 or self.start == self.end:
            return self.end.copy()
        share, start, end = settling(self.progress), self.start, self.end
        sizes = zip(self._first_size, end.size, strict=True)
        wide, high = (_between(*pair, min(1.0, share)) for pair in sizes)
        x, y = (_between(*pair, share) for pair in zip(start.center, end.center, strict=True))
        rect = pygame.Rect(0, 0, round(wide), round(high))
        rect.center = round(x), round(y)
        return rect

    @property
    def _first_size(self) -> tuple[float, float]:
        """The size in which the thing sets out: that of its old place, or, where that had another shape, what
        the picture for the new one fills of it without being stretched."""
        wide, high = (max(1, side) for side in self.end.size)
        grown = self.start.width / wide, self.start.height / high
        is_stretched = max(grown) > MOST_STRETCHED * min(grown)
        return (wide * min(grown), high * min(grown)) if is_stretched else self.start.size

    @property
    def rect(self) -> pygame.Rect:
        """The rectangle of the thing's picture now: above its ground, larger, and narrow while it turns."""
        ground = self.ground
        if not self.rise and self.back is None:
            return ground
        grown = 1 + GROWTH * self.lift
        rect = pygame.Rect(0, 0, round(ground.width * grown * self.width), round(ground.height * grown))
        rect.center = ground.centerx, ground.centery - round(self.rise * self.lift)
        return rect

    @property
    def width(self) -> float:
        """The visible share of the width of a card that turns over; 1 for everything else."""
        return abs(math.cos(math.pi * self.progress)) if self.back is not None else 1.0

    @property
    def face(self) -> Face:
        """The picture of the thing that is visible now."""
        return self.back if self.back is not None and self.progress < 0.5 else self.thing.face

    @property
    def alpha(self) -> int:
        """Its present opacity, 0 to 255."""
        return round(_between(*self.fades, t.ease(self.progress)))


def _between(start: float, end: float, share: float) -> float:
    return start + (end - start) * share


class Motion:
    """All flights of a table. Call `show` for every new layout."""

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self.flights: dict[Ref, Flight] = {}
        """The things that are flying."""
        self.landed: list[Flight] = []
        """Flights that have ended, until the static layer shows their things."""
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
            self.skip()
            return
        gone = [thing for ref, thing in before.items() if ref not in self._lay]
        for thing in self._lay.values():
            self._move(thing, where, before, gone)
        for thing in gone:
            self._start(thing, where(thing), where(thing), (255, 0), short=True)

    def set_out(self, thing: Thing, start: pygame.Rect, end: pygame.Rect) -> None:
        """Let a thing fly, as one that was let go."""
        self._start(thing, start, end, (255, 255))

    def shift(self, dx: int, dy: int) -> None:
        """Move the flights over the board, which has moved by window pixels."""
        for flight in (*self.flights.values(), *self.landed):
            if flight.thing.on_board:
                flight.start.move_ip(dx, dy)
                flight.end.move_ip(dx, dy)

    def skip(self) -> None:
        """End all flights at once."""
        self.flights, self.landed = {}, []

    def update(self, dt: float) -> bool:
        """Let time pass; return whether something has just arrived."""
        for flight in self.flights.values():
            flight.passed += dt
        there = [ref for ref, f in self.flights.items() if f.passed >= f.lasts]
        self.landed += [flight for ref in there if (flight := self.flights.pop(ref)).fades[1]]
        return bool(there)

    def _move(self, thing: Thing, where: Where, before: dict[Ref, Thing], gone: list[Thing]) -> None:
        old = before.get(thing.ref) or (before.get(thing.origin) if thing.origin else None)
        flying = self.flights.get(thing.ref)
        if flying is not None:
            if flying.thing.box != thing.box:
                self._start(thing, flying.rect, where(thing), (255, 255))
            flying.thing = thing
        elif thing.back is not None and thing.ref not in before and not _replaces_face(thing, gone):
            self._turn_over(thing, where, old, gone)
        elif old is None:
            self._appear(thing, where, gone)
        elif (old.box, old.on_board) != (thing.box, thing.on_board):
            self._start(thing, where(old), where(thing), (255, 255))

    def _appear(self, thing: Thing, where: Where, gone: list[Thing]) -> None:
        """Let a new thing fade in. Where one that looks the same is gone from its place, neither fades."""
        if (same := next((other for other in gone if _looks_the_same(other, thing)), None)) is not None:
            gone.remove(same)
        else:
            self._start(thing, where(thing), where(thing), (0, 255), short=True)

    def _turn_over(self, thing: Thing, where: Where, origin: Thing | None, gone: list[Thing]) -> None:
        """Let a new card turn over, on its way from a deck, or where its back was before."""
        backs = [other for other in gone if _same_place(other, thing)]
        start = origin if origin is not None and not backs else thing
        fades = (0 if start is thing and not backs else 255, 255)
        for other in backs:
            gone.remove(other)
        self._start(thing, where(start), where(thing), fades, back=thing.back)

    def _start(
        self, thing: Thing, start: pygame.Rect, end: pygame.Rect, fades: tuple[int, int],
        *, short: bool = False, back: Face | None = None,
    ) -> None:  # fmt: skip
        lasts = self.theme.duration(t.PIECE_MS if short or thing.on_board else t.CARD_MS)
        if lasts:
            self.flights[thing.ref] = Flight(thing, start, end, lasts, fades, self._rise(start, end), back)

    def _rise(self, start: pygame.Rect, end: pygame.Rect) -> int:
        way, px = math.dist(start.center, end.center), self.theme.px
        return min(px(HIGHEST), round(way * ARC)) if way > px(NEAR) else 0


def _same_place(one: Thing, other: Thing) -> bool:
    return (one.box, one.on_board) == (other.box, other.on_board)


def _looks_the_same(one: Thing, other: Thing) -> bool:
    return _same_place(one, other) and (one.angle, one.face) == (other.angle, other.face)


def _replaces_face(thing: Thing, gone: list[Thing]) -> bool:
    """Return whether a card shows where another one, face up, has been: as the next one of its stack."""
    return any(_same_place(thing, other) and other.face != thing.back for other in gone)
