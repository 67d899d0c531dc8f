"""The board in its frame: zoom, pan, the way home, and bringing a place into sight."""

from __future__ import annotations

from game.ui.table.edge import Edge
from game.ui.table.model import TableModel
from game.ui.table.things import Spot, Thing
from game.ui.table.view import TableView
from game.ui.window.inputs import Command, Drag, Point, Pos
from game.ui.window.ui import Ui

ZOOM_STEP = 1.16


class BoardView(TableView):
    """A table whose board can be moved."""

    def __init__(self, ui: Ui, top: TableModel) -> None:
        super().__init__(ui, top)
        self._edge = Edge()

    def follow(self, command: Command) -> None:
        """The window's edge moves the board only under a pointer that does nothing else."""
        self._edge.point(command.pos if isinstance(command, Point | Drag) else None)

    def zoom(self, notches: float, pos: Pos | None = None) -> None:
        """Zoom in by so many notches of the wheel, towards a point or the middle."""
        camera = self.top.camera
        camera.zoom_by(ZOOM_STEP**notches, pos or camera.frame.center)
        self._board_moved()

    def pan(self, dx: float, dy: float) -> None:
        """Move the board by window pixels."""
        self.top.camera.pan(dx, dy)
        self._board_moved()

    def home(self) -> None:
        """Show the whole board."""
        self.top.camera.home()
        self._board_moved()

    def reveal(self, what: Thing | Spot) -> None:
        """Bring something into sight."""
        if what.on_board:
            self.top.camera.reveal(what.box)
            self.place_hit_targets()
        self.redraw()

    def update_board(self, dt: float) -> bool:
        """Let time pass; whether the board still moves."""
        camera = self.top.camera
        if camera.update(dt):
            self.redraw()
        panned = self.ui.settings.edge_pan and self._edge.update(dt, self.top.areas.window, camera)
        if panned:
            self._board_moved()
        return panned or not camera.settled

    def _board_moved(self) -> None:
        self.top.motion.skip()
        self.place_hit_targets()
        self.redraw()
