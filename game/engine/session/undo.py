"""Back and forth: how far a seat may take moves back, and what was taken back made again."""

from __future__ import annotations

from typing import Any

from game.engine.model import Action, Seat
from game.engine.session import moment
from game.engine.session.game_history import GameHistory
from game.engine.session.moment import Moment
from game.engine.session.record import Header
from game.engine.session.record_writer import Writer
from game.engine.session.recorded import Recorded

_FORESIGHT = 1
"""Seed of the guess on which a choice is tried out."""


class Undo(Recorded):
    """A recorded table that goes back, as far as no seat would unlearn what it saw, and forth again."""

    def __init__(self, header: Header, past: GameHistory, writer: Writer | None) -> None:
        """A table at a position, with nothing taken back."""
        super().__init__(header, past, writer)
        self._undone: list[Moment] = []
        self._looked: dict[Seat, int] = {}

    def submit(self, seat: Seat, action: Action, follows: bool = False) -> None:
        """A seat's choice: played, written to disk, then shown. Raises IllegalAction.

        `follows`: one gesture made it together with the choice before. The record does not keep that.
        """
        self._play(seat, action, follows)
        self._undone.clear()

    def look(self, seat: Seat) -> None:
        """A seat sees the position as it stands now: what it was shown cannot be taken back any more."""
        self._looked[seat] = self.made

    def undo_stop(self, seat: Seat) -> str | None:
        """Message id of why a seat cannot take back the last move; None: it can."""
        for number, last in self._past.backwards():
            return self._stop(seat, number, last)
        return "undo-stops-version" if self._past.floor else "undo-stops-start"

    def _stop(self, seat: Seat, number: int, last: Moment) -> str | None:
        """Message id of why a seat cannot take back a move, once those after it are taken back."""
        if self.header.practice:
            return None
        if last.seat != seat:
            return "undo-stops-other-seat"
        if last.stop:
            return last.stop
        others = [other for other, looked in self._looked.items() if looked > number and other != seat]
        return "undo-stops-seen" if any(last.reveals_to(other) for other in others) else None

    def trial(self, seat: Seat) -> Any:
        """A position to try a seat's choices out on: guessed from its view, it tells nothing hidden."""
        return self.title.guess(self.title.view(self._state, seat), seat, _FORESIGHT)

    def would_stop(self, seat: Seat, *actions: Action) -> str | None:
        """Message id of why a seat could not take legal choices back, one after the other; None: it could."""
        if self.header.practice:
            return None
        before = self.trial(seat)
        for action in actions:
            made = moment.make(self.title, before, seat, action)
            if made.stop:
                return made.stop
            before = made.after
        return None

    def undo(self, seat: Seat) -> bool:
        """Take back a seat's last choice, with all that its gesture did; at a practice table also what
        others did since."""
        if self.undo_stop(seat):
            return False
        own = (number for number, m in self._past.backwards() if m.seat == seat and not m.follows)
        return self.undo_to(seat, next(own, self._past.first))

    def undo_to(self, seat: Seat, number: int) -> bool:
        """Take back moves until only the first `number` are left, as far as the seat may."""
        left = self.furthest(seat, number)
        if left == self.made:
            return False
        self._undone.extend(reversed(self._take_back(self.made - left)))
        self._looked = {seat: min(looked, self.made) for seat, looked in self._looked.items()}
        return True

    def furthest(self, seat: Seat, number: int) -> int:
        """How many moves would be left after undo to `number`."""
        left = self.made
        if self.header.practice and number >= self.first:
            return min(number, left)
        for at, last in self._past.backwards():
            if at < number or self._stop(seat, at, last):
                break
            left = at
        return left

    def stop_above(self, seat: Seat, number: int) -> str | None:
        """Message id of why a seat cannot take back all moves from a number on; None: it can."""
        stops = (self._stop(seat, at, last) for at, last in self._past.backwards() if at >= number)
        return next((stop for stop in stops if stop), None)

    def undo_turn(self, seat: Seat) -> bool:
        """Take back all of the turn in which a seat chose last, as far as it may."""
        if self.undo_stop(seat):
            return False
        turn = next((m.before.turn for _, m in self._past.backwards() if m.seat == seat), None)
        first = self.made
        for number, m in self._past.backwards():
            if turn is None or m.before.turn < turn:
                break
            first = number
        return self.undo_to(seat, first)

    def redo_next(self) -> tuple[Seat, Action] | None:
        """The move that redo would make."""
        return (self._undone[-1].seat, self._undone[-1].action) if self._undone else None

    def redo(self) -> bool:
        """Make the choice again that was taken back last, with all that its gesture did."""
        if not self._undone:
            return False
        self._redo_move()
        while self._undone and self._undone[-1].follows:
            self._redo_move()
        return True

    def _redo_move(self) -> None:
        again = self._undone.pop()
        self._play(again.seat, again.action, again.follows)
