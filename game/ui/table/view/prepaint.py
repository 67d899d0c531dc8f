"""Paints the faces of a new position before it is shown, a few in each turn of the main loop."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import starmap
from operator import attrgetter
from typing import NamedTuple

import pygame

from game.ui.table.api import Thing
from game.ui.table.drawing.flight_painter import FlightPainter
from game.ui.table.drawing.painter import Painter
from game.ui.table.model.table_model import TableModel
from game.ui.window import shapes

TURN_MS = 2.5
"""Time budget of painting in one turn of the loop; the face under way is finished."""


class Painting(NamedTuple):
    """A face to be painted: its pixels, and the function that paints it."""

    pixels: int
    paint: Callable[[], object]


class Prepainter:
    """Keeps the picture of the old position until the faces of the new one are painted, so that no turn of
    the loop takes long. With animation off nothing waits."""

    def __init__(
        self,
        model: TableModel,
        painter: Painter,
        flights: FlightPainter,
        raised: Callable[[], Iterable[tuple[Thing, pygame.Rect]]],
    ) -> None:
        """`raised`: returns the cards that are drawn raised, and where."""
        self._model, self._painter, self._flights, self._risen = model, painter, flights, raised
        self._left: list[Painting] | None = None
        """Faces still to be painted; None: not determined yet."""
        self._new = self._rested = False
        """True if this turn of the loop took over a new position, and if the turn before skipped drawing."""
        self.waits = False
        """True if the new position isn't shown yet."""

    def begin(self, *, at_once: bool) -> None:
        """Begin with a new position, whose calculation took up this turn of the loop. `at_once`: show it
        without waiting."""
        moves, settled = bool(self._model.ui.theme.duration(1)), self._model.camera.settled
        self.waits = self._new = moves and settled and not at_once
        self._left = None

    def rests(self) -> bool:
        """Return whether drawing should be left to the next turn of the loop, because this one took over a
        new position; never twice running. Call it once in every turn."""
        self._rested, self._new = self._new and not self._rested, False
        return self._rested

    def work(self) -> bool:
        """Paint for a while, unless this turn took over a position or draws one; return whether anything
        waited for it."""
        waited = self.waits
        if waited and not (self._new or self._rested):
            left = self._left = self._unpainted() if self._left is None else self._left
            self.waits = bool(left)
            self._paint(left)
        return waited

    @staticmethod
    def _paint(left: list[Painting]) -> None:
        """Paint at least one face, however slow the machine is."""
        end = time.perf_counter() + TURN_MS / 1000
        while left:
            left.pop().paint()
            if time.perf_counter() >= end:
                break

    def _unpainted(self) -> list[Painting]:
        """Return the visible faces not painted yet, the largest last, since it is taken first."""
        return sorted((*self._raised(), *self._flying(), *self._laid()), key=attrgetter("pixels"))

    def _raised(self) -> Iterator[Painting]:
        for thing, rect in self._risen():
            if not self._painter.has_cast(thing.face, rect.size):
                yield Painting(shapes.area(rect), partial(self._painter.cast, thing.face, rect.size))

    def _flying(self) -> Iterator[Painting]:
        yield from starmap(Painting, self._flights.unpainted(self._model.motion.flights.values()))

    def _laid(self) -> Iterator[Painting]:
        model, painter = self._model, self._painter
        for thing in model.things:
            rect = model.where(thing)
            hidden = thing.on_board and not rect.colliderect(model.camera.frame)
            if not hidden and not painter.has(thing.face, rect.size, thing.angle):
                paint = partial(painter.turned, thing.face, rect.size, thing.angle)
                yield Painting(shapes.area(rect), paint)
