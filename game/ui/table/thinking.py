"""What the bots are asked: for their own moves, and for a hint in a person's place."""

from __future__ import annotations

from game import bots
from game.bots import worker
from game.engine.model import Action, Seat
from game.engine.session import Session

_Question = tuple[int, Seat]
"""How many moves there were, and whom it was about."""


class Thinking:
    """One question at a time to a worker. A bot is told its seat's view, never the state."""

    def __init__(self, session: Session, thinker: worker.Worker) -> None:
        self._session, self._worker = session, thinker
        self._move: _Question | None = None
        self._hint: _Question | None = None

    def move(self, seat: Seat) -> Action | None:
        """What a bot chooses for its seat, once it is there."""
        at = self._session.made, seat
        if self._move != at:
            self._move, self._hint = at, None
            self._ask(seat, self._session.seats[seat].kind)
        action = self._worker.poll()
        if action is not None:
            self._move = None
        return action

    def ask_hint(self, seat: Seat) -> None:
        """Let a bot look at a seat's view; `hint` has what it says."""
        self._hint = self._session.made, seat
        self._ask(seat, bots.HINTS)

    def hint(self, seat: Seat) -> Action | None:
        """The bot's choice, once, when it is there and still about the present position."""
        if self._hint is None:
            return None
        action = self._worker.poll()
        if self._hint != (self._session.made, seat):
            self._hint = None
            return None
        if action is not None:
            self._hint = None
        return action

    def forget(self) -> None:
        """Drop what was asked: the position changed."""
        self._move = self._hint = None

    @property
    def failure(self) -> str | None:
        """Which bot failed, if one did; another answered in its place."""
        return self._worker.failure

    def close(self) -> None:
        """Let the worker go."""
        self._worker.close()

    def _ask(self, seat: Seat, bot: str) -> None:
        session = self._session
        session.look(seat)
        seed = bots.decision_seed(session.header.seed, seat, session.made)
        self._worker.ask(worker.request(bot, session.view(seat), seat, session.legal(seat), seed))
