"""A recorded game that is watched: whose view is shown, and how it moves on."""

from __future__ import annotations

from game.engine.model import ALL_SEEING, Seat
from game.engine.session.replay import Replay
from game.play.controller import Controller


class WatchedGame(Controller):
    """A game at which no seat chooses and no bot thinks; the record has the next move."""

    session: Replay
    is_replay = True

    def __init__(self, replay: Replay, side: Seat | None = None) -> None:
        """`side`: whose view to show, one of the replay's sides; by default the only person's, or
        nobody's."""
        super().__init__(replay)
        own = [seat for seat in self.humans if seat in replay.sides and len(self.humans) == 1]
        self.humans, self.uncovered = [], True
        self.look_as((own or [replay.sides[0]])[0] if side is None else side)

    def look_as(self, side: Seat) -> None:
        """Show another view; nobody's view keeps the mat of the seat shown before."""
        self.side = side
        self.viewer = side if side >= 0 else self.viewer

    def follow(self) -> bool:
        """In the open view, show the mat of the seat whose turn it is; return whether it changed."""
        acting, before = self.acting(), self.viewer
        if self.side == ALL_SEEING and acting is not None:
            self.viewer = acting
        return self.viewer != before

    def thinking(self) -> Seat | None:
        return self.session.mover

    def poll(self) -> bool:
        return self.session.forward()
