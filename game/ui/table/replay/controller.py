"""A recorded game in the window: who looks at it, and the moves that it goes on with."""

from __future__ import annotations

from game.bots.search.worker import Worker
from game.engine.model import OPENLY, Seat
from game.engine.session.replay import Replay
from game.play.controller import GameController
from game.ui.table.replay.turning_search import TurningPoints


class ReplayController(GameController):
    """A game at which everybody looks on: no seat chooses, no bot thinks, the record says what comes next."""

    is_replay = True

    def __init__(self, replay: Replay, side: Seat | None = None, worker: Worker | None = None) -> None:
        """`side`: through whose eyes, one of the replay's sides; else the only person's, or nobody's."""
        worker = worker or Worker()
        super().__init__(replay, worker)
        self.replay, self.turning = replay, TurningPoints(replay, worker)
        own = [seat for seat in self.humans if seat in replay.sides and len(self.humans) == 1]
        self.humans, self.uncovered = [], True
        self.look_as((own or [replay.sides[0]])[0] if side is None else side)

    def look_as(self, side: Seat) -> None:
        """Look through other eyes; nobody's keep the mat that lies there."""
        self.side = side
        self.viewer = side if side >= 0 else self.viewer

    def follow(self) -> bool:
        """Lay down the mat of whose turn it is for who sees everything; whether it is another one."""
        acting, before = self.acting(), self.viewer
        if self.side == OPENLY and acting is not None:
            self.viewer = acting
        return self.viewer != before

    def thinking(self) -> Seat | None:
        return self.replay.mover

    def poll(self) -> bool:
        return self.replay.forward()

    @property
    def can_hint(self) -> bool:
        return False
