"""The moves and snapshots of a record, as today's rules play them."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine import codec
from game.engine.model import Action, Seat, State
from game.engine.positions import agreements
from game.engine.session import beginning, game_history, misfits
from game.engine.session.game_history import GameHistory
from game.engine.session.misfits import Misfit, Origin
from game.engine.session.record import Header, History
from game.engine.title import Title


class Recording:
    """The contents of a record, to be replayed.

    origin: the program and content that wrote it, which may play by other rules
    """

    def __init__(self, title: Title, header: Header, history: History) -> None:
        """Start from a copy of a history."""
        self.title = title
        self.origin = Origin(title, header, history)
        self.moves = [*history.moves]
        self.snapshots = {**history.snapshots}
        self.tools = [*history.tools]
        self._header, self._seats = header, len(header.seats)

    def move(self, number: int) -> tuple[Seat, Action]:
        """Return the seat and action of a move, counted from 0. Raises BadAction if today's rules don't know
        it.
        """
        seat, text = self.moves[number]
        return seat, self.title.action(text)

    def replay(self, state: State, number: int) -> None:
        """Make a move, counted from 0, in a position. Raises Misfit."""
        with misfits.playing(self.origin):
            seat, action = self.move(number)
            agreements.play(self.title, state, seat, action)

    def snapshot(self, number: int) -> State:
        """Return the record's snapshot after `number` moves. Raises Misfit."""
        return game_history.snapshot(self.title, self.snapshots[number], self._seats, self.origin)

    def fits(self, number: int, state: State) -> bool:
        """Return whether a position equals the record's snapshot after `number` moves, if there is one.
        Raises Misfit if that cannot be read.
        """
        return number not in self.snapshots or codec.encode(self.snapshot(number)) == codec.encode(state)

    def leads(self, found: GameHistory, length: int) -> bool:
        """Return whether the moves lead from a position to the record's next snapshot, or to its end. With
        our own rules they do.
        """
        if self.origin.ours:
            return True
        state, at = found.state.copy(), found.made
        following = min((n for n in self.snapshots if n > at), default=length)
        try:
            for number in range(at, following):
                self.replay(state, number)
            return self.fits(following, state)
        except Misfit:
            return False

    def walk(self, first: int, length: int) -> Iterator[tuple[int, State]]:
        """Yield the position after each number of moves; it changes with the next one. Moves that don't fit
        are left out.
        """
        number, state = first, None
        while number <= length:
            try:
                if state is None:
                    state = self.snapshot(number)
                else:
                    self.replay(state, number - 1)
            except Misfit:
                later = (at for at in self.snapshots if at > number - (state is not None))
                number, state = min(later, default=length + 1), None
                continue
            yield number, state
            number += 1

    def up_to(self, number: int) -> GameHistory | None:
        """Return the history of the first `number` moves, as far as they can be made; None if no snapshot
        fits.
        """
        known = {at: raw for at, raw in self.snapshots.items() if at <= number}
        return self._resumed(History(self.moves[:number], known, self.tools))

    def beginning(self) -> GameHistory | None:
        """Return the earliest position that fits, else the one that the seed gives."""
        for at in sorted(self.snapshots):
            if (found := self._only(at)) is not None:
                return found
        header = self._header
        if header.placed:
            return None
        try:
            with misfits.playing(self.origin):
                start = beginning.first_position(self.title, header, History(tools=self.tools))
        except Misfit:
            return None
        self.snapshots = {0: codec.encode(start)}
        return self._only(0)

    def is_over(self) -> bool:
        """Return whether the last snapshot is the end of a game."""
        try:
            return len(self.moves) in self.snapshots and not self.snapshot(len(self.moves)).stack
        except Misfit:
            return False

    def _only(self, at: int) -> GameHistory | None:
        """Return the history that consists of a known position; None if it doesn't fit."""
        return self._resumed(History(self.moves[:at], {at: self.snapshots[at]}, self.tools))

    def _resumed(self, history: History) -> GameHistory | None:
        return game_history.resumed(self.title, self._seats, history, self.origin)
