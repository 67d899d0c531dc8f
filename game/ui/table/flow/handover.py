"""The hand-over from one person to the next, and the cover that hides the table meanwhile."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Literal

from game.engine.model import Seat
from game.ui.scenes.play.cover import Cover
from game.ui.table.flow import turn_summary
from game.ui.table.flow.dialogs import Dialogs
from game.ui.table.flow.recap import Recap
from game.ui.table.flow.unseen import Unseen
from game.ui.table.view.table_view import TableView


class HandOver:
    """Passes the screen from person to person."""

    def __init__(self, view: TableView, dialogs: Dialogs, unseen: Unseen, recap: Recap) -> None:
        self._view, self._game, self._dialogs, self._unseen = view, view.game, dialogs, unseen
        self._recap = recap
        self._left: dict[Seat, int] = {}
        """The number of moves made when a person last gave the screen away."""

    def welcome(self) -> None:
        """Begin with the first person: behind a cover, unless the title is played openly or nobody has
        secrets."""
        if self._view.model.table.words.plays_open and not self._game.has_secrets():
            self._show_viewer()
        else:
            self.cover(self._game.viewer)

    def hand_over(self) -> None:
        """Give the screen to the person who must choose, if that is another one; else offer the viewer a
        recap."""
        game, following = self._game, self._game.next_viewer()
        if following is None:
            self._recap.offer()
            return
        wished = self._view.ui.settings.always_cover and not self._view.model.table.words.plays_open
        covered = wished or game.hides_from(game.viewer, following)
        before, until = self._before(following), self._unseen.sealed_from(following)
        summary = turn_summary.of_turn(self._view.model, game.viewer, until)
        if self._message(following) != "cover":
            summary = turn_summary.of_question(self._view.model, self._left.get(following, 0), until)
        self._left[game.viewer] = game.session.made
        game.hand_over(following)
        self.cover(following, opaque=covered, before=before, summary=summary)

    def _before(self, following: Seat) -> str:
        """Return a sentence on whose turn has ended, or continues while another person is asked."""
        game, say = self._game, self._view.ui.say
        acting = game.session.acting()
        if acting is not None and acting != following:
            return say("cover-turn-goes-on", name=game.people[acting].name)
        own = next((m for m in reversed(game.session.moments) if m.seat == game.viewer), None)
        ended = own is not None and game.session.title.acting(own.before) == game.viewer
        return say("cover-turn-over", name=game.people[game.viewer].name) if ended else ""

    def _message(self, seat: Seat) -> Literal["cover", "cover-asked", "cover-back", "cover-welcome"]:
        """Return the cover's message: the seat's turn begins, it is asked in another's turn, its own turn
        continues after an answer, or it only looks."""
        session = self._game.session
        if seat not in session.waiting_for():
            return "cover-welcome"
        if session.acting() not in (None, seat):
            return "cover-asked"
        last = next((m for m in reversed(session.moments) if m.seat == seat), None)
        goes_on = session.acting() == seat and last is not None and last.before.turn == session.turn
        return "cover-back" if goes_on else "cover"

    def pass_on(self) -> None:
        """Confirm the viewer's last choice, so that the others go on."""
        self._game.done()
        if self._game.next_viewer() is None:
            self._view.refresh()
        else:
            self.hand_over()

    def cover(
        self, seat: Seat, *, opaque: bool = True, before: str = "", summary: Sequence[str] = ()
    ) -> None:
        """Show who is next. `opaque`: nothing of the seat is drawn until the person confirms. `summary`: what
        happened before."""
        who, ui = self._game.people[seat], self._view.ui
        self._game.uncovered = False
        cover = Cover(
            ui, who.name, who.colour, partial(self._show_viewer, summary), message=self._message(seat),
            before=before, summary=summary, opaque=opaque,
        )  # fmt: skip
        self._dialogs.stack.push(cover)

    def take_leave(self) -> None:
        """Show the viewer the results of the turn just ended, before bots move on."""
        game, moments = self._game, self._game.session.moments
        last = moments[-1] if moments else None
        if last is None or last.seat != game.viewer or game.thinking() is None or game.watching:
            return
        if not game.teacher.recaps:
            return
        acting = game.session.acting()
        if game.session.title.acting(last.before) != game.viewer or acting in (None, game.viewer):
            return
        if summary := turn_summary.of_choice(self._view.model, game.viewer):
            following, say = game.people[acting], self._view.ui.say
            self._dialogs.stack.push(
                Cover(self._view.ui, following.name, following.colour, lambda: None, message="cover-next",
                      before=say("cover-your-turn-over"), summary=summary, opaque=False)
            )  # fmt: skip

    def _show_viewer(self, summary: Sequence[str] = ()) -> None:
        """Uncover the table. `summary`: what the cover has shown already."""
        self._game.uncover()
        self._view.model.place(self._dialogs.stack.size)
        self._view.refresh(at_once=True)
        self._recap.offer(summary)
        self._show_private()
        self._unseen.show_reveals()  # on top: what follows from a secret is read after it

    def _show_private(self) -> None:
        """Show the viewer, who is alone at the screen now, private news from the others' moves."""
        game, ui = self._game, self._view.ui
        since = self._left.pop(game.viewer, game.session.made)
        if summary := turn_summary.of_seat(self._view.model, since):
            who = game.people[game.viewer]
            self._dialogs.stack.push(
                Cover(ui, who.name, who.colour, lambda: None, message="cover-private", summary=summary,
                      opaque=False)
            )  # fmt: skip
