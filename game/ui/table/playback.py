"""How moves are shown as they are made, the viewer's own and those of the others, one after the other."""

from __future__ import annotations

from game.ui.table.dialogs import Dialogs
from game.ui.table.handover import HandOver
from game.ui.table.unseen import Unseen
from game.ui.table.view import TableView

PAUSE_MS = 450.0
"""So long a move stands before a bot makes the next one."""


class Playback:
    """Lets the bots move and the screen pass on, when what happened before has been seen."""

    def __init__(self, view: TableView, dialogs: Dialogs, unseen: Unseen, handover: HandOver) -> None:
        self._view, self._dialogs, self._unseen, self._handover = view, dialogs, unseen, handover
        self._pause = 0.0
        self._ended = False

    def show_moves(self) -> None:
        """Let the moves that were just made be heard and seen."""
        self._unseen.play_sounds()
        self._pause = self._view.ui.theme.duration(PAUSE_MS)
        self._view.refresh()
        self._unseen.show_reveals()
        self._dialogs.show_notes()

    def rewind(self) -> None:
        """Show the position after moves were taken back, or made again: none of them is news."""
        self._unseen.forget()
        self._ended = False
        self._view.refresh()
        self._dialogs.show_notes()

    def update(self, dt: float) -> None:
        """Let time pass: bots, hand-overs and the end wait until nothing moves and the viewer is done."""
        game, model = self._view.game, self._view.model
        self._pause -= dt
        if self._pause > 0 or model.motion.busy or not game.uncovered:
            return
        if game.session.over:
            self._end()
        elif model.holding:
            return
        elif game.thinking() is None:
            self._handover.hand_over()
        elif game.poll():
            self.show_moves()

    def _end(self) -> None:
        """Show the scores, once."""
        if not self._ended:
            self._ended = True
            self._view.ui.sound.play("horn")
            self._dialogs.show_scores()
