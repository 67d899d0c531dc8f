"""The mouse at a table: what it does to the hand, the board and the widgets."""

from __future__ import annotations

from game.engine.model import Ref
from game.ui.table.flow.commit import Moves
from game.ui.table.panels.dialogs import Dialogs
from game.ui.table.panels.opponents import SeatPanel
from game.ui.table.view import TableView
from game.ui.window.commands import Drag, Point, Pos, Press, Release, Wheel


class Pointer:
    """Picks up, drags, drops and enlarges things; moves the board; else it is the form's."""

    def __init__(self, view: TableView, moves: Moves, dialogs: Dialogs) -> None:
        self._view, self._hand, self._moves, self._dialogs = view, view.hand, moves, dialogs
        self._panning = False

    def command(self, command: Point | Press | Release | Drag | Wheel) -> bool:
        """React to the mouse; a table always wants it."""
        if isinstance(command, Press):
            self._press(command)
        elif isinstance(command, Drag):
            self._drag(command)
        elif isinstance(command, Release):
            self._release(command)
        elif isinstance(command, Wheel) and self._view.board.holds(command.pos):
            self._view.board.zoom(command.dy, command.pos)
        else:
            self._wander(command)
        return True

    def _wander(self, command: Point | Wheel) -> None:
        """Over another thing or widget what was explained goes; over the same one nothing changes."""
        before = self._view.form.hot
        self._view.form.command(command)
        if self._view.form.hot is not before and isinstance(command, Point):
            self._view.notices.refusal = None

    def _press(self, command: Press) -> None:
        view, ref = self._view, self._pressed(command)
        on_board = view.board.holds(command.pos)
        self._panning = command.button != "left" or (ref is None and on_board)
        if command.button == "left" and ref is not None:
            view.form.tooltip.hide()
            self._hand.press(ref, command.pos, view.widgets.ref_at(command.pos, ()) or "")
        elif command.button == "left":
            if on_board:
                self._hand.put_back()
            view.form.command(command)
        elif command.button == "right" and ref is not None and self._dialogs.enlarge(ref):
            self._panning = False

    def _pressed(self, command: Press) -> Ref | None:
        """What the hand answers for; a panel that nothing can be done with answers for itself."""
        view, hand, pos = self._view, self._hand, command.pos
        touches = command.button == "left"
        ref = view.widgets.touched_at(pos) if touches else view.widgets.ref_at(pos, hand.active)
        if ref is None or hand.reacts(ref) or not isinstance(view.form.at(command.pos), SeatPanel):
            return ref
        return ref if hand.held is not None and view.model.picks.refusals(hand.held, ref) else None

    def _drag(self, command: Drag) -> None:
        if self._panning:
            self._view.board.pan(*command.by)
        elif command.button == "left":
            was = self._hand.dragging
            self._moves.carry_out(self._hand.drag(command.pos))
            if not (self._hand.dragging or was):
                self._view.form.command(command)

    def _over(self, pos: Pos) -> Ref | None:
        """What at a point answers to the hand."""
        hand, widgets = self._hand, self._view.widgets
        if hand.held is None:
            return widgets.touched_at(pos)
        return widgets.answer_at(pos, hand.answering if hand.dragging else hand.targets)

    def _release(self, command: Release) -> None:
        view, hand = self._view, self._hand
        self._panning = False
        if command.button == "left":
            self._moves.carry_out(hand.release(command.pos, self._over(command.pos)))
        view.form.command(command)
