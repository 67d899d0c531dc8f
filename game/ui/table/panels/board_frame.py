"""Zooms and pans the board in its frame, and brings places into sight."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.ui.table.api import Spot, Thing
from game.ui.table.drawing import board_edges
from game.ui.table.model.table_model import TableModel
from game.ui.window.commands import Command, Drag, Point, Pos

ZOOM_STEP = 1.16
EDGE = 2
"""Width of the window's edge in window pixels."""
REST_MS = 250.0
"""The pointer rests at the edge for this long before the board moves."""
PRESSED = 0.5
"""The distance that a press on an arrow moves the board, as a share of the frame."""
SPEED = 0.9
"""Window pixels per millisecond."""


class BoardFrame:
    """Moves the board. `moved` is called after each movement."""

    def __init__(self, model: TableModel, moved: Callable[[], None]) -> None:
        self._model, self._camera, self._on_move = model, model.camera, moved
        self._pointer: Pos | None = None
        self._rested = 0.0

    def holds(self, pos: Pos) -> bool:
        """Return whether a point of the window is on the board."""
        return self._camera.frame.collidepoint(pos)

    def follow(self, command: Command) -> None:
        """Note where the pointer is. It moves the board at the edge only while it does nothing else."""
        self._pointer = command.pos if isinstance(command, Point | Drag) else None

    def zoom(self, notches: float, pos: Pos | None = None) -> None:
        """Zoom in by notches of the wheel, at a point or the middle."""
        self._camera.zoom_by(ZOOM_STEP**notches, pos or self._camera.frame.center)
        self._moved()

    def pan(self, dx: float, dy: float) -> None:
        """Move the board by window pixels."""
        self._camera.pan(dx, dy)
        self._moved()

    def press(self, pos: Pos) -> bool:
        """Move the board by a press on the arrow at an edge of its frame; return whether there is one."""
        over = self._model.overlays
        edge = board_edges.pressed(self._model.ui, self._camera, over, pos)
        if edge is None or any(rect.collidepoint(pos) for rect in over):
            return False
        (dx, dy), frame = board_edges.INWARDS[edge], self._camera.frame
        self.pan(dx * frame.width * PRESSED, dy * frame.height * PRESSED)
        return True

    def home(self) -> None:
        """Show the whole board; if it is shown already, the opening view."""
        if self._camera.at_home:
            self._model.open_board()
        else:
            self._camera.home()
        self._moved()

    def reveal(self, what: Thing | Spot) -> None:
        """Bring a thing or a place into sight."""
        if what.on_board:
            before = self._camera.to_window(what.box)
            self._camera.reveal(what.box)
            after = self._camera.to_window(what.box)
            self._model.motion.shift(after.x - before.x, after.y - before.y)
            self._on_move()

    def update(self, dt: float) -> bool:
        """Let time pass; return whether the board still moves."""
        self._camera.update(dt)
        panned = self._model.ui.settings.edge_pan and self._pan_at_edge(dt)
        return panned or not self._camera.settled

    def _pan_at_edge(self, dt: float) -> bool:
        """Pan while the pointer rests at the window's edge; return whether the board moved."""
        dx, dy = _edges(self._pointer, self._model.areas.window)
        if self._camera.at_home or not (dx or dy):
            self._rested = 0.0
            return False
        self._rested += dt
        if self._rested < REST_MS:
            return False
        before = self._camera.x, self._camera.y
        self.pan(-dx * SPEED * dt, -dy * SPEED * dt)
        return before != (self._camera.x, self._camera.y)

    def _moved(self) -> None:
        self._model.motion.skip()
        self._on_move()


def _edges(pos: Pos | None, window: pygame.Rect) -> tuple[int, int]:
    """Return which edges of the window a point touches: -1, 0 or 1 for x and y."""
    if pos is None:
        return 0, 0
    return (
        (pos[0] >= window.right - EDGE) - (pos[0] < window.left + EDGE),
        (pos[1] >= window.bottom - EDGE) - (pos[1] < window.top + EDGE),
    )
