"""Paints the faces of a new position before it is shown, a few in each turn of the main loop; then, while the
table is at rest, the glows of drop targets, and the faces that another side needs when it is large.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import starmap
from operator import attrgetter
from typing import NamedTuple

import pygame

from game.ui.table.api import Thing
from game.ui.table.drawing.camera import Camera
from game.ui.table.drawing.flight_painter import FlightPainter
from game.ui.table.drawing.painter import Painter
from game.ui.table.layout import Large
from game.ui.table.model.table_model import TableModel
from game.ui.table.view.static_layer import StaticLayer
from game.ui.table.view.static_painter import FRAME
from game.ui.window import shapes
from game.ui.window.picture_store import OutOfTime, time_limit

TURN_S, LITTLE_S = 0.001, 0.0008
"""Time budget of painting in one turn of the loop; the part of a face under way is finished. A turn in which
painting took more than a little time leaves the rest of its work to the next."""
UNDRAWN_TURN_S, MIN_LEFT_S = 0.003, 0.0015
"""Time budget of a turn that paints, perhaps after making widgets, but does not draw. Where less than the
second is left of it, the turn paints nothing, as a part of a face may take that long."""
RESIZED_TURN_S = 0.0045
"""Time budget of a turn while parts of the table change their sizes, as none of these turns draws."""
MAX_RESTS = 2
"""Turns of the loop running that may go without drawing."""
MAX_ATTEMPTS = 40
"""Attempts after which a face is painted however long it takes: its parts do not stay in the cache."""
QUIET_TURNS = 15
"""Turns of the loop for which a table is at rest before it is painted for other sizes."""


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
        layer: StaticLayer,
    ) -> None:
        """`raised`: returns the cards that are drawn raised, and where."""
        self._model, self._painter, self._flights, self._risen = model, painter, flights, raised
        self._layer = layer
        self._left: list[Painting] | None = None
        """Faces still to be painted; None: not determined yet."""
        self._new = self._tired = False
        """True if this turn of the loop took over a new position, and if it has done enough not to draw."""
        self._rests = 0
        """The turns just before this one that skipped drawing."""
        self.waits = False
        """True if the new position isn't shown yet."""
        self._is_resized = False
        """True if parts of the table have other sizes in the position that is painted."""
        self._quiet_turns = self._attempts = 0
        self._lacks_glows = False
        """True if the glows of drop targets are still to be made ahead."""
        self._sizes: list[Large] = []
        """The sides for which nothing is painted ahead yet."""
        self._ahead: list[Painting] = []

    def begin(self, *, at_once: bool, resized: bool = False) -> None:
        """Begin with a new position, whose calculation took up this turn of the loop. `at_once`: show it
        without waiting; `resized`: parts of the table have changed their sizes."""
        self._is_resized = resized or self.resizes
        moves, settled = bool(self._model.ui.theme.duration(1)), self._model.camera.settled
        self.waits = self._new = self._tired = moves and settled and not at_once
        self._left = None
        self._quiet_turns, self._ahead = 0, []
        self._model.camera.picture.give_up()
        self._lacks_glows = moves
        self._sizes = [*reversed(self._model.emphasis.others())] if moves else []

    @property
    def resizes(self) -> bool:
        """True while the table is shown in its old sizes, and nothing that belongs to the new ones."""
        return self.waits and self._is_resized

    def finish(self) -> None:
        """Let the next picture show the new position, whatever is left to be painted."""
        self.waits = False

    @property
    def is_new(self) -> bool:
        """True in the turn of the loop that has taken over a position."""
        return self._new

    def leave_drawing(self) -> None:
        """Leave drawing to the next turn of the loop, as this one has made widgets."""
        self._tired = self.waits

    def rests(self) -> bool:
        """Return whether drawing should be left to the next turn of the loop, because this one took over a
        new position or made widgets, or the table changes its sizes. Call it once in every turn."""
        self._rests = self._rests + 1 if self._tired and self._rests < MAX_RESTS else 0
        self._new = self._tired = False
        return bool(self._rests) or self.resizes

    def work(self, begun: float, *, draws: bool) -> None:
        """Paint for a while what is waited for, unless this turn took over a position or draws new widgets.
        `begun`: when the turn began, on `time.perf_counter`; `draws`: the table may be drawn in this turn."""
        now = time.perf_counter()
        left = self._budget(now - begun, draws=draws)
        if self.waits and not self._new and (left > MIN_LEFT_S or not (self._tired or self._rests)):
            self.waits = self._advance(now, now + left)

    def _budget(self, spent: float, *, draws: bool) -> float:
        """Return the seconds for which this turn may paint, of which so many are spent."""
        if self.resizes:
            return RESIZED_TURN_S - spent
        if self._tired or not draws:
            return UNDRAWN_TURN_S - spent
        return 0.0 if self._rests else TURN_S

    def _advance(self, begun: float, end: float) -> bool:
        """Paint faces, then the static layer, until a time; return whether something is left."""
        left = self._left = self._unpainted() if self._left is None else self._left
        if left and time.perf_counter() > begun + LITTLE_S:
            return True
        self._paint(left, end)
        while not left and time.perf_counter() < end and self._layer.advance():
            pass
        return bool(left) or time.perf_counter() > begun + LITTLE_S or self._layer.advance()

    def work_ahead(self) -> None:
        """Paint for a while what is drawn when something is picked up or another side is large. Call it in
        each turn in which the table is at rest."""
        self._quiet_turns += 1
        if self._quiet_turns < QUIET_TURNS:
            return
        if self._ahead:
            self._paint(self._ahead, time.perf_counter() + TURN_S)
        elif self._lacks_glows:
            self._lacks_glows = False
            self._ahead = [Painting(0, glow) for glow in self._layer.target_glows()]
        elif self._sizes:
            self._ahead = [*self._other_size(self._sizes.pop())]

    def _paint(self, left: list[Painting], end: float) -> None:
        """Paint until a time, at least one part of a face, however slow the machine is. A face that is not
        finished by then is begun again in the next turn, when its parts are in the cache."""
        while left:
            self._attempts += 1
            try:
                with time_limit(end if self._attempts < MAX_ATTEMPTS else math.inf):
                    left[-1].paint()
            except OutOfTime:
                break
            left.pop()
            self._attempts = 0
            if time.perf_counter() >= end:
                break

    def _unpainted(self) -> list[Painting]:
        """Return the glows, and after them the visible faces not painted yet, the largest last, since it is
        taken first. Some glows are made from the faces."""
        found = (*self._raised(), *self._flying(), *self._laid(), *_board(self._model.camera))
        glows = [Painting(0, glow) for glow in self._layer.glows()]
        return glows + sorted(found, key=attrgetter("pixels"))

    def _raised(self) -> Iterator[Painting]:
        for thing, rect in self._risen():
            if not self._painter.has_cast(thing.face, rect.size):
                yield Painting(shapes.area(rect), partial(self._painter.cast, thing.face, rect.size))

    def _flying(self) -> Iterator[Painting]:
        yield from starmap(Painting, self._flights.unpainted(self._model.motion.flights.values()))

    def _laid(self) -> Iterator[Painting]:
        model = self._model
        for thing in model.things:
            rect = model.where(thing)
            if not (thing.on_board and not rect.colliderect(model.camera.frame)):
                yield from self._face(thing, rect)

    def _other_size(self, large: Large) -> Iterator[Painting]:
        """Yield what is not painted yet of the picture while a side is large: faces, frame and painting."""
        areas, camera, things = self._model.with_large(large)
        for thing, rect in things:
            yield from self._face(thing, rect)
        board = areas.board
        yield Painting(shapes.area(board), partial(self._model.ui.art.plate, FRAME, board.size))
        yield from _board(camera)

    def _face(self, thing: Thing, rect: pygame.Rect) -> Iterator[Painting]:
        """Yield the face of a thing, if it is not painted at that size."""
        if not self._painter.has(thing.face, rect.size, thing.angle):
            paint = partial(self._painter.turned, thing.face, rect.size, thing.angle)
            yield Painting(shapes.area(rect), paint)


def _board(camera: Camera) -> Iterator[Painting]:
    """Yield the painting of the board, if it is not scaled to the camera's zoom."""
    whole = camera.whole
    if not camera.picture.has(whole.size):
        yield Painting(shapes.area(whole), partial(camera.picture.prepare, whole.size))
