"""Undo, redo, and going back to a line of the log."""

from __future__ import annotations

from collections.abc import Callable

from game.ui.table.flow.dialogs import Dialogs
from game.ui.table.view.table_view import TableView


class HistoryCommands:
    """Undoes and redoes choices. `changed` is called after each change."""

    def __init__(self, view: TableView, dialogs: Dialogs, changed: Callable[[], None]) -> None:
        self._view, self._game, self._dialogs, self._changed = view, view.game, dialogs, changed

    def undo(self) -> None:
        """Undo the viewer's last choice, or explain why that is not possible."""
        if not self._stopped():
            self._after(self._game.session.undo(self._game.viewer))

    def undo_turn(self) -> None:
        """Undo the viewer's choices of this turn, or explain why that is not possible."""
        if not self._stopped():
            self._after(self._game.session.undo_turn(self._game.viewer))

    def redo(self) -> None:
        """Redo the choice that was undone last."""
        self._after(self._game.redo_next() is not None and self._game.session.redo())

    def mark_line(self, index: int) -> None:
        """Ring what a log line is about and bring it into sight."""
        view, laid = self._view, self._view.model.by_ref
        view.notices.marked = frozenset(view.widgets.log.lines[index].where)
        on_board = [what for ref in view.notices.marked if (what := laid.get(ref)) and what.on_board]
        if on_board and not view.model.camera.at_home:
            view.board.reveal(on_board[0])

    def go_back_to(self, index: int) -> None:
        """Offer to go back to before a log line. The first line instead loads the log of earlier moves."""
        game, view = self._game, self._view
        line = view.widgets.log.lines[index]
        number = line.number
        if line.kind == "seen":
            return
        if line.kind == "before":
            self._dialogs.stack.wait(view.ui.say("wait-look-back"))
            game.session.look_back()
            self._changed()
            return
        since = game.session.made - number
        if number < view.widgets.log.back_to:
            why, log = (
                game.session.stop_above(game.viewer, number) or "undo-stops-other-seat",
                view.widgets.log,
            )
            view.notices.explain(view.ui.say(why), log.row_rect(index).clip(log.rect))
            return
        say = self._view.ui.say
        title, words = say("table-log-back-title"), say("table-log-back-text", count=since)
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
