"""The hand-over: when the next person gets the screen, and what hides the table until then."""

from __future__ import annotations

from game.engine.model import Seat
from game.ui.scenes.cover import Cover
from game.ui.table.dialogs import Dialogs
from game.ui.table.unseen import Unseen
from game.ui.table.view import TableView


class HandOver:
    """Passes the screen from person to person."""

    def __init__(self, view: TableView, dialogs: Dialogs, unseen: Unseen) -> None:
        self._view, self._game, self._dialogs, self._unseen = view, view.game, dialogs, unseen

    def welcome(self) -> None:
        """Let the first person look: behind a cover, unless all plays openly and nothing is secret."""
        if self._view.model.table.plays_open and not self._game.has_secrets():
            self._show_viewer()
        else:
            self.cover(self._game.viewer)

    def hand_over(self) -> None:
        """Give the screen to the person who is to choose, if that is another one."""
        following = self._game.next_viewer()
        if following is None:
            return
        wished = self._view.ui.settings.always_cover and not self._view.model.table.plays_open
        covered = wished or self._game.hides_from(self._game.viewer, following)
        self._game.hand_over(following)
        if covered:
            self.cover(following)
        else:
            self._show_viewer()

    def pass_on(self) -> None:
        """Let the others go on: the viewer's last choice stands."""
        self._game.done()
        if self._game.next_viewer() is None:
            self._view.refresh()
        else:
            self.hand_over()

    def cover(self, seat: Seat) -> None:
        """Hide the table: nothing of the seat is drawn until it says that it is there."""
        who, ui = self._game.people[seat], self._view.ui
        self._game.uncovered = False
        cover = Cover(ui, who.name, who.colour, self._show_viewer, self._game.unseen())
        self._dialogs.stack.push(cover)

    def _show_viewer(self) -> None:
        self._game.uncover()
        self._view.model.place(self._dialogs.stack.size)
        self._view.refresh(still=True)
        self._unseen.show_reveals()
