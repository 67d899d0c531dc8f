"""The mouse at a table: what it does to the hand, the board and the widgets."""

from __future__ import annotations

from game.engine.model import Ref
from game.ui.table.board_view import BoardView
from game.ui.table.side import SeatPanel
from game.ui.window.inputs import Drag, Point, Press, Release, Wheel


class Pointer:
    """Picks up, drags, drops and enlarges things; moves the board; else it is the form's."""

    def __init__(self, view: BoardView) -> None:
        self.view = view
        self._panning = False

    def command(self, command: Point | Press | Release | Drag | Wheel) -> bool:
        """React to the mouse; a table always wants it."""
        for panel in self.view.panels:
            panel.pointer = command.pos
        if isinstance(command, Press):
            self._press(command)
        elif isinstance(command, Drag):
            self._drag(command)
        elif isinstance(command, Release):
            self._release(command)
        elif isinstance(command, Wheel) and self.view.on_board_at(command.pos):
            self.view.zoom(command.dy, command.pos)
        else:
            self._wander(command)
        return True

    def _wander(self, command: Point | Wheel) -> None:
        """Over another thing or widget what was explained goes; over the same one nothing changes."""
        view, before = self.view, self.view.form.hot
        view.form.command(command)
        elsewhere = view.form.hot is not before
        view.dirty = view.dirty or elsewhere or isinstance(command, Wheel)
        if elsewhere and isinstance(command, Point):
            view.refusal = None

    def _press(self, command: Press) -> None:
        view = self.view
        view.dirty = True
        ref = self._pressed(command)
        on_board = view.on_board_at(command.pos)
        self._panning = command.button != "left" or (ref is None and on_board)
        if command.button == "left" and ref is not None:
            view.form.tooltip.hide()
            view.hand.press(ref, command.pos)
        elif command.button == "left":
            if on_board:
                view.hand.cancel()
            view.form.command(command)
        elif command.button == "right" and ref is not None and view.enlarge(ref):
            self._panning = False

    def _pressed(self, command: Press) -> Ref | None:
        """What the hand answers for; a panel that nothing can be done with answers for itself."""
        view, hand = self.view, self.view.hand
        ref = view.ref_at(command.pos, hand.active)
        if ref is None or ref in hand.active or not isinstance(view.form.at(command.pos), SeatPanel):
            return ref
        return ref if hand.held is not None and view.top.refusals(hand.held, ref) else None

    def _drag(self, command: Drag) -> None:
        view = self.view
        if self._panning:
            view.pan(*command.by)
        elif command.button == "left":
            was = view.hand.dragging
            view.hand.drag(command.pos)
            if not (view.hand.dragging or was):
                view.form.command(command)
            view.dirty = True

    def _release(self, command: Release) -> None:
        view, hand = self.view, self.view.hand
        self._panning = False
        view.dirty = True
        if command.button == "left":
            wanted = hand.answering if hand.dragging else hand.targets if hand.held else hand.active
            hand.release(command.pos, view.ref_at(command.pos, wanted))
        view.form.command(command)
