"""The keys at a table, and the pad: what they do to the board, the hand and the widgets."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.ui.table.input.hit_targets import HitTarget
from game.ui.table.view import TableView
from game.ui.window.commands import Command, Do, Move, Pan

PAN = 90
"""Window pixels by which an arrow key moves the board."""


class Keys:
    """Does what has a name; else it is the form's, and an arrow that the form cannot use moves the board."""

    def __init__(self, view: TableView, commands: Mapping[str, Callable[[], object]]) -> None:
        self._view, self._commands = view, commands

    def command(self, command: Command) -> bool:
        """React to a command that is not the mouse's; whether it was wanted."""
        if isinstance(command, Do) and command.act in self._commands:
            self._commands[command.act]()
            return True
        form, board = self._view.form, self._view.board
        if isinstance(command, Pan):
            board.pan(-command.dx, -command.dy)
            return True
        before = form.focus
        wanted = form.command(command)
        if isinstance(command, Move) and not wanted:
            board.pan(-command.dx * PAN, -command.dy * PAN)
        if form.focus is not before and isinstance(form.focus, HitTarget):
            board.reveal(form.focus.what)
        return wanted
