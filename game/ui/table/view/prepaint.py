"""Paints the faces of a new position before it is shown, a little in every turn of the loop."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from operator import attrgetter
from typing import NamedTuple

import pygame

from game.ui.table.api import Thing
from game.ui.table.drawing.painter import Painter
from game.ui.table.model.table_model import TableModel
from game.ui.window import shapes

TURN_MS = 2.5
"""So long faces are painted in one turn of the loop, and then the last one to its end."""


class Painting(NamedTuple):
    """A face that is to be painted: how large it is, and what paints it."""

    pixels: int
    paint: Callable[[], object]


class PaintAhead:
    """While there is something to paint, the picture of the table stays the one before: no turn of the loop
    does all the work of a new position. Where nothing moves nobody waits either."""

    def __init__(
        self, model: TableModel, painter: Painter, risen: Callable[[], Iterable[tuple[Thing, pygame.Rect]]]
    ) -> None:
        """`risen`: what is drawn as if it were held, and where."""
        self._model, self._painter, self._risen = model, painter, risen
        self._left: list[Painting] | None = None
        """What is to be painted; None: nobody has looked yet."""
        self._new = self._rested = False
        """Whether this turn of the loop has had its work, and whether nothing was drawn in the one before."""
        self.waits = False
        """Whether the picture of the new position waits."""

    def begin(self, *, at_once: bool) -> None:
        """Take notice of a new position, of which this turn of the loop has had its work; or of one that is
        shown at once."""
        moves, settled = bool(self._model.ui.theme.duration(1)), self._model.camera.settled
        self.waits = self._new = moves and settled and not at_once
        self._left = None

    def rests(self) -> bool:
        """Whether this turn of the loop had the work of a new position, and what is new in it is better drawn
        in the next: never twice running. To be asked once in every turn."""
        self._rested, self._new = self._new and not self._rested, False
        return self._rested

    def work(self) -> bool:
        """Paint for a while, unless this turn takes in a new position or draws what is new in it; whether
        anything waited for that."""
        waited = self.waits
        if waited and not (self._new or self._rested):
            left = self._left = self._unpainted() if self._left is None else self._left
            self.waits = bool(left)
            self._paint(left)
        return waited

    @staticmethod
    def _paint(left: list[Painting]) -> None:
        """At least one face, however slow the machine is."""
        end = time.perf_counter() + TURN_MS / 1000
        while left:
            left.pop().paint()
            if time.perf_counter() >= end:
                break

    def _unpainted(self) -> list[Painting]:
        """What is in sight and not painted yet, the largest last: it comes first, before time has passed."""
        return sorted((*self._raised(), *self._laid()), key=attrgetter("pixels"))

    def _raised(self) -> Iterator[Painting]:
        for thing, rect in self._risen():
            if not self._painter.has_cast(thing.face, rect.size):
                yield Painting(shapes.area(rect), partial(self._painter.cast, thing.face, rect.size))

    def _laid(self) -> Iterator[Painting]:
        model, painter = self._model, self._painter
        for thing in model.things:
            rect = model.where(thing)
            hidden = thing.on_board and not rect.colliderect(model.camera.frame)
            if not hidden and not painter.has(thing.face, rect.size, thing.angle):
                paint = partial(painter.turned, thing.face, rect.size, thing.angle)
                yield Painting(shapes.area(rect), paint)
