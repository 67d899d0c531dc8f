"""A recorded game for viewing: it moves forward and back, and nothing is written."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.engine.model import ALL_SEEING, Action, Fact, Seat, State
from game.engine.session import comments, game_history, misfits, moment, tool_lines
from game.engine.session.comments import Comments
from game.engine.session.game_history import WATCHER, GameHistory
from game.engine.session.misfits import Misfit
from game.engine.session.record import Header, History
from game.engine.session.recording import Recording
from game.engine.session.shown_game import Note, ShownGame
from game.engine.title import Title

STEP_BY_STEP_MOVES = game_history.SNAPSHOT_EVERY
"""The number of moves forward that are made one by one; beyond that a snapshot is closer."""
LOG_PRELOAD_MOVES = 100
"""The number of earlier moves that are computed for the log when the position changes."""


class Unfit(Exception):
    """Today's rules cannot show anything of a record."""


class Replay(ShownGame):
    """The moves of a record, and a position among them.

    Snapshots count as the truth: moves that lead elsewhere by today's rules are not shown, and `take_notes`
    names them.

    finished: True if the game has ended, so that everything may be seen
    comments: what was written about its moves
    """

    def __init__(
        self, title: Title, header: Header, history: History, write: comments.Write | None = None
    ) -> None:
        """Start at the beginning of the game. Raises Unfit. `write`: keeps the comments of who watches."""
        self._recording, self.length = Recording(title, header, history), len(history.moves)
        self.comments = Comments(self._recording.tools, write)
        beginning = self._recording.beginning()
        if beginning is None:
            raise Unfit
        self.title, self.header, self.history = title, header, beginning
        self._notes: list[Note] = []
        self.finished = self._recording.is_over()
        self._first_shown = self.made
        if self.made:
            self._notes.append(Note("begins", {"move": self.made + 1, "program": header.program}))

    @property
    def mover(self) -> Seat | None:
        """The seat that made the next move; None at the end."""
        return self._recording.moves[self.made][0] if self.made < self.length else None

    @property
    def sides(self) -> tuple[Seat, ...]:
        """The seats as which the game may be viewed.

        After its end: everybody's and the all-seeing one; before that nobody's, the only person's, or one of
        nothing but bots.
        """
        seats = tuple(range(len(self.seats)))
        if self.finished:
            return (ALL_SEEING, WATCHER, *seats)
        people = tuple(seat for seat in seats if self.seats[seat].is_person)
        return (WATCHER, *(seats if not people else people if len(people) == 1 else ()))

    def view(self, seat: Seat) -> Any:
        """Return the view of a seat; ALL_SEEING, after the end of the game, sees the whole position."""
        if seat != ALL_SEEING:
            return super().view(seat)
        if not self.finished:
            raise RuntimeError("a game that goes on is not shown openly")
        return self.state.copy()

    def has_tool_lines(self, tool: str) -> bool:
        """Return whether a tool wrote anything in the whole record."""
        return any(tool_lines.of(self._recording.tools, tool))

    def take_notes(self) -> list[Note]:
        notes, self._notes = self._notes, []
        return [Note(f"replay-{note.code}", note.facts) for note in notes]

    def move(self, number: int) -> tuple[Seat, Action]:
        """Return the seat and action of a move, counted from 0. Raises BadAction if today's rules don't know
        it.
        """
        return self._recording.move(number)

    def outline(self) -> Iterator[tuple[int, int]]:
        """Yield the turn after each number of moves, from the beginning on. Slow for a long game."""
        return ((number, state.turn) for number, state in self.walk())

    def walk(self) -> Iterator[tuple[int, State]]:
        """Yield the position after each number of moves, from the beginning on; it changes with the next one.
        Moves that don't fit today's rules are left out.
        """
        return self._recording.walk(self._first_shown, self.length)

    # ------------------------------------------------------------------ back and forth

    def forward(self) -> bool:
        """Make the next move, or go to the next position that fits today's rules. Return whether that was
        possible.
        """
        if self.mover is None:
            return False
        number, recording = self.made + 1, self._recording
        try:
            with misfits.playing(recording.origin):
                seat, action = self.move(self.made)
                made = moment.make(self.title, self.state, seat, action)
            fits = recording.fits(number, made.after) and (
                self.made not in recording.snapshots or recording.leads(self.history, self.length)
            )
        except Misfit:
            fits = False
        if not fits:
            self._skip(number)
            return False
        self.history.play(seat, action)
        return True

    def go_to(self, number: int) -> None:
        """Go to the position after `number` moves, or to the next one that fits today's rules."""
        number = min(max(0, number), self.length)
        if self.first <= number < self.made:
            self.history.take_back(self.made - number)
        elif self.made <= number <= self.made + STEP_BY_STEP_MOVES:
            while self.made < number and self.forward():
                pass
        else:
            self._jump(number)

    def next_turn(self) -> None:
        """Go to the beginning of the next turn."""
        turn = self.turn
        while self.turn == turn and self.forward():
            pass

    def previous_turn(self) -> None:
        """Go to the beginning of the present turn, or from there to that of the previous one."""
        here, turn = self.made, self.turn
        for number, made in self.history.backwards():
            if made.before.turn != turn and here < self.made:
                break
            here, turn = number, made.before.turn
        self.go_to(here)

    def _jump(self, number: int) -> None:
        found = self._recording.up_to(number)
        if found is None or found.first_incompatible_move or not self._recording.leads(found, self.length):
            self._skip(number)
        else:
            self._show(found)

    def _show(self, found: GameHistory) -> None:
        self.history = found
        while len(found.moments) < LOG_PRELOAD_MOVES and found.look_back():
            pass

    def _skip(self, number: int) -> None:
        """Go to the first fitting snapshot from a move on; without one the replay ends before it."""
        for at in sorted(at for at in self._recording.snapshots if at >= number):
            found = self._recording.up_to(at)
            if (
                found is not None
                and found.made == at
                and not found.moments
                and not found.first_incompatible_move
            ):
                self._note("gap", number, at)
                self._show(found)
                return
        self._note("rest", self.made + 1, self.length)
        self.length = self.made

    def _note(self, code: str, first: int, last: int) -> None:
        facts: dict[str, Fact] = {"first": first, "last": last, "program": self.header.program}
        facts["differs"] = self._recording.origin.differs
        self._notes.append(Note(code, facts))
