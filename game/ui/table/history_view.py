"""Back and forth: undo, redo, and the log as a way back."""

from __future__ import annotations

from game.ui.scenes.message import Confirm
from game.ui.table.board_view import BoardView
from game.ui.table.side import BEFORE


class HistoryView(BoardView):
    """A table whose choices can be taken back."""

    def history_changed(self) -> None:
        """Choices were taken back, or made again."""
        raise NotImplementedError

    def undo(self) -> None:
        """Take back the viewer's last choice, or say why it stands."""
        if not self._stopped():
            self._changed_history(self.match.session.undo(self.match.viewer))

    def undo_turn(self) -> None:
        """Take back what the viewer did in a turn, or say why the last choice stands."""
        if not self._stopped():
            self._changed_history(self.match.session.undo_turn(self.match.viewer))

    def _stopped(self) -> bool:
        """Whether undo is not possible; beside its button stands why."""
        stop = self.match.undo_stop()
        if stop:
            self.explain(self.ui.say(stop), self.form.find("undo").rect)
        return bool(stop)

    def redo(self) -> None:
        """Make the choice again that was taken back."""
        following = self.match.session.redo_next()
        mine = following is not None and following[0] == self.match.viewer
        self._changed_history(mine and self.match.session.redo())

    def log_chosen(self, index: int) -> None:
        self.marked = set(self.log.lines[index].where)
        laid = [w for ref in self.marked if (w := self.top.by_ref.get(ref)) and w.on_board]
        if laid and not self.top.camera.at_home:
            self.reveal(laid[0])
        self.redraw()

    def log_opened(self, index: int) -> None:
        """A second click offers to go back to before the line, or shows what was before all lines."""
        number, session = self.log.lines[index].number, self.match.session
        if number == BEFORE:
            session.look_back()
            self.history_changed()
            return
        since = session.made - number
        if self.match.watching or since < 1 or session.furthest(self.match.viewer, number) > number:
            return
        say = self.ui.say
        self.scene_stack.push(
            Confirm(
                self.ui, say("table-log-back-title"), say("table-log-back-text", count=since),
                say("table-log-back-yes"),
                lambda: self._changed_history(session.undo_to(self.match.viewer, number)),
            )
        )  # fmt: skip

    def _changed_history(self, done: bool) -> None:
        if done:
            self.match.forget_question()
            self.history_changed()
