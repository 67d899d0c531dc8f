"""Paints the faces of a new position before it is shown, a little in every turn of the loop."""

from __future__ import annotations

import time

from game.ui.table.model import TableModel
from game.ui.table.painter import Painter
from game.ui.table.things import Face, Size

TURN_MS = 4.0
"""So long faces are painted in one turn of the loop, and then the last one to its end."""


class PaintAhead:
    """While there is something to paint, the picture of the table stays the one before: no turn of the loop
    does all the work of a new position. Where nothing moves nobody waits either."""

    def __init__(self, model: TableModel, painter: Painter) -> None:
        self._model, self._painter = model, painter
        self._left: list[tuple[Face, Size, float]] | None = None
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
        """Paint for a while, if the position is not new in this turn; whether anything waited for that."""
        waited = self.waits
        if waited and not self._new:
            left = self._left = self._faces() if self._left is None else self._left
            self.waits = bool(left)
            self._paint(left)
        return waited

    def _paint(self, left: list[tuple[Face, Size, float]]) -> None:
        """At least one face, however slow the machine is."""
        end = time.perf_counter() + TURN_MS / 1000
        while left:
            self._painter.turned(*left.pop())
            if time.perf_counter() >= end:
                break

    def _faces(self) -> list[tuple[Face, Size, float]]:
        """What lies in sight and is not painted yet, with its size and how far it is turned."""
        model, found = self._model, []
        for thing in model.things:
            rect = model.where(thing)
            hidden = thing.on_board and not rect.colliderect(model.camera.frame)
            if not hidden and not self._painter.has(thing.face, rect.size, thing.angle):
                found.append((thing.face, rect.size, thing.angle))
        return found
