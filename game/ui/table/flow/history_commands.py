"""Undo, redo, and clicks on a line of the log."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable

from game.play.controller import GameController
from game.ui.table.flow.dialogs import Dialogs
from game.ui.table.panels.log import LogLine
from game.ui.table.view.table_view import TableView


class LogCommands(ABC):
    """The commands of the log's lines. `changed` is called after each change of the position or the log."""

    def __init__(self, view: TableView, dialogs: Dialogs, changed: Callable[[], None]) -> None:
        self._view, self._dialogs, self._changed = view, dialogs, changed

    def mark_line(self, index: int) -> None:
        """Ring what a log line is about and bring it into sight."""
        view, laid = self._view, self._view.model.by_ref
        view.notices.marked = frozenset(view.widgets.log.lines[index].where)
        on_board = [what for ref in view.notices.marked if (what := laid.get(ref)) and what.on_board]
        if on_board and not view.model.camera.at_home:
            view.board.reveal(on_board[0])

    def go_back_to(self, index: int) -> None:
        """Go to the move of a log line. The first line instead loads the log of earlier moves."""
        line = self._view.widgets.log.lines[index]
        if line.kind == "before":
            self._dialogs.stack.wait(self._view.ui.say("wait-look-back"))
            self._view.game.session.look_back()
            self._changed()
        elif line.kind != "seen":
            self._go_to_line(index, line)

    @abstractmethod
    def _go_to_line(self, index: int, line: LogLine) -> None:
        """Go to the move of a line."""


class HistoryCommands(LogCommands):
    """Undoes and redoes choices of the viewer."""

    def __init__(
        self, view: TableView, game: GameController, dialogs: Dialogs, changed: Callable[[], None]
    ) -> None:
        super().__init__(view, dialogs, changed)
        self._game = game

    def undo(self) -> None:
        """Undo the viewer's last choice, or explain why that is not possible."""
        if not self._stopped():
            self._after(self._game.session.undo(self._game.undoes))

    def undo_turn(self) -> None:
        """Undo the viewer's choices of this turn, or explain why that is not possible."""
        if not self._stopped():
            self._after(self._game.session.undo_turn(self._game.undoes))

    def redo(self) -> None:
        """Redo the choice that was undone last."""
        self._after(self._game.redo_next() is not None and self._game.session.redo())

    def _go_to_line(self, index: int, line: LogLine) -> None:
        """Offer to go back to before a line."""
        view, game, number = self._view, self._game, line.number
        say, log = view.ui.say, view.widgets.log
        if number < log.back_to:
            why = game.session.undo_policy.stop_above(game.viewer, number) or "undo-stops-other-seat"
            view.notices.explain(say(why), log.row_rect(index).clip(log.rect))
            return
        count = game.session.made - number
        if not count:  # something else than a move stands there
            return
        title, words = say("table-log-back-title"), say("table-log-back-text", count=count)
        self._dialogs.confirm(title, words, say("table-log-back-yes"), lambda: self._go_back(number))

    def _go_back(self, number: int) -> None:
        self._after(self._game.session.undo_to(self._game.viewer, number))

    def _stopped(self) -> bool:
        """Return whether undo is impossible, and explain why beside its button."""
        stop = self._game.undo_stop()
        if stop:
            self._view.notices.explain(self._view.ui.say(stop), self._view.form.find("undo").rect)
        return bool(stop)

    def _after(self, done: bool) -> None:
        if done:
            self._game.bots.forget()
            self._changed()
