"""The limits of undo: how far a seat may take moves back, and why no further."""

from __future__ import annotations

from game.engine.model import Action, Seat, State
from game.engine.session import moment
from game.engine.session.game_history import GameHistory
from game.engine.session.moment import Moment


class UndoPolicy:
    """Lets a seat take back moves as long as no seat has learned anything from them; at a practice table
    without limit.

    It only answers questions; `Session` takes the moves back. A stop is the message id of the reason.
    """

    def __init__(self, history: GameHistory, *, practice: bool) -> None:
        self._history, self._practice = history, practice
        self._looked: dict[Seat, int] = {}
        self._trial: tuple[State, Seat, State] | None = None
        """The last position in which choices were tried out, the seat, and the guess from its view."""

    def look(self, seat: Seat) -> None:
        """Note that a seat sees the present position, so that what it shows cannot be taken back any more."""
        self._looked[seat] = self._history.made

    def forget_undone(self) -> None:
        """Note that moves were taken back, so that nobody has seen the moves in their place."""
        self._looked = {seat: min(looked, self._history.made) for seat, looked in self._looked.items()}

    # ------------------------------------------------------------------ why not

    def stop(self, seat: Seat) -> str | None:
        """Return why a seat cannot take back the last move; None if it can."""
        for number, last in self._history.backwards():
            return self._stop(seat, number, last)
        return "undo-stops-version" if self._history.floor else "undo-stops-start"

    def stop_above(self, seat: Seat, number: int) -> str | None:
        """Return why a seat cannot take back all moves from a number on; None if it can."""
        stops = (self._stop(seat, at, last) for at, last in self._history.backwards() if at >= number)
        return next((stop for stop in stops if stop), None)

    def would_stop(self, seat: Seat, *actions: Action) -> str | None:
        """Return why a seat could not take back these legal choices, made one after the other; None if it
        could.
        """
        if self._practice:
            return None
        title, before = self._history.title, self._guessed(seat)
        for action in actions:
            made = moment.make(title, before, seat, action)
            if made.stop:
                return made.stop
            before = made.after
        return None

    def _guessed(self, seat: Seat) -> State:
        """Return a position to try a seat's choices out on. Moves are played on copies, so that it serves all
        tips of one position."""
        state = self._history.state
        if self._trial is None or self._trial[0] is not state or self._trial[1] != seat:
            self._trial = state, seat, moment.trial(self._history.title, state, seat)
        return self._trial[2]

    def _stop(self, seat: Seat, number: int, last: Moment) -> str | None:
        """Return why a seat cannot take back a move once those after it are taken back."""
        if self._practice:
            return None
        if last.seat != seat:
            return "undo-stops-other-seat"
        if last.stop:
            return last.stop
        others = [other for other, looked in self._looked.items() if looked > number and other != seat]
        return "undo-stops-seen" if any(last.reveals_to(other) for other in others) else None

    # ------------------------------------------------------------------ how far

    def furthest(self, seat: Seat, number: int) -> int:
        """Return how many moves would be left if a seat went back until only `number` are left."""
        left = self._history.made
        if self._practice and number >= self._history.first:
            return min(number, left)
        for at, last in self._history.backwards():
            if at < number or self._stop(seat, at, last):
                break
            left = at
        return left

    def last_choice(self, seat: Seat) -> int:
        """Return the number of the move with which a seat's last choice began. A gesture makes several moves;
        at a practice table others may have moved since.
        """
        own = (number for number, m in self._history.backwards() if m.seat == seat and not m.follows)
        return next(own, self._history.first)

    def last_turn(self, seat: Seat) -> int:
        """Return the number of the first move of the turn in which a seat chose last."""
        turn = next((m.before.turn for _, m in self._history.backwards() if m.seat == seat), None)
        first = self._history.made
        for number, m in self._history.backwards():
            if turn is None or m.before.turn < turn:
                break
            first = number
        return first
