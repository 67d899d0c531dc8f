"""The moves of a game: the last ones as moments, earlier ones as snapshots from which moments are
computed."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Iterator

from game.engine import codec
from game.engine.model import Action, Seat, State
from game.engine.positions import vetting
from game.engine.positions.flaws import require
from game.engine.session import misfits, moment, tool_lines
from game.engine.session.misfits import Misfit, Origin
from game.engine.session.moment import Moment
from game.engine.session.record import History
from game.engine.session.tool_lines import Kept
from game.engine.title import Title

LOG = logging.getLogger(__name__)
SNAPSHOT_EVERY = 20
"""The fewest moves between two snapshots."""
SNAPSHOT_SHARE = 50
"""In a long game a snapshot follows whenever 1/SNAPSHOT_SHARE of its moves was added."""
MAX_TRIED_SNAPSHOTS = 20
"""The number of snapshots that are tried until one fits."""
WATCHER: Seat = -1
"""A pseudo-seat whose view and log contain only what is open to everybody."""


class GameHistory:
    """A position and how it came about. Moves are counted from the beginning of the game.

    moments   the last moves; `look_back` works out those before them
    floor     so many moves at the beginning cannot be made again by today's rules, nor taken back
    first_incompatible_move  the number of the move that today's rules refuse, where that is why; 0: the moves
            are possible and lead to another position
    origin    who wrote the record that the moves come from; None: they were made here
    cause     what went wrong, where there is a floor
    """

    def __init__(self, title: Title, state: State, history: History, origin: Origin | None = None) -> None:
        """Start from a position to which all moves of a history lead."""
        self.title = title
        self.origin = origin
        self.cause: Misfit | None = None
        self.state = state
        self.moments: list[Moment] = []
        self.floor = self.first_incompatible_move = 0
        self._history = history
        self._first = len(history.moves)

    @property
    def made(self) -> int:
        """The number of moves that were made and not undone."""
        return self._first + len(self.moments)

    @property
    def agreements(self) -> int:
        """The number of agreements among the moves."""
        return self._history.agreements

    @property
    def first(self) -> int:
        """The number of the first move that is known as a moment."""
        return self._first

    def since(self, number: int) -> list[Moment]:
        """Return the known moments from a move on."""
        return self.moments[max(0, number - self._first) :]

    def backwards(self) -> Iterator[tuple[int, Moment]]:
        """Yield moves with their numbers, the last one first, as far back as they can be computed."""
        number = self.made
        while number > self._first or self.look_back():
            number -= 1
            yield number, self.moments[number - self._first]

    def play(self, seat: Seat, action: Action, follows: bool = False) -> None:
        """Make a move. Raises IllegalAction."""
        made = moment.make(self.title, self.state, seat, action, follows)
        self.state = made.after
        self.moments.append(made)
        self._history.moves.append((seat, str(action)))

    def take_back(self, count: int) -> list[Moment]:
        """Return to the position before the last `count` moves, which must be known as moments. Return
        them."""
        taken = self.moments[-count:]
        del self.moments[-count:]
        self._history.take_back(count)
        self.state = taken[0].before
        return taken

    def positions(self) -> Iterator[State]:
        """Yield the known positions of the game in order: those of snapshots, then those of the last
        moves."""
        yield from kept(self.title, self._history, self.state.seats, self._first, self.origin)
        yield from (made.before for made in self.moments)
        yield self.state

    def recorded(self) -> History:
        """Return a copy of all moves and known positions, the present one too, as a record has them."""
        moves, known = self._history.moves, self._history.snapshots
        return History([*moves], {**known, self.made: codec.encode(self.state)}, self.tool_lines())

    # ------------------------------------------------------------------ tools

    def tool_lines(self) -> list[Kept]:
        """Return the tools' lines up to the present position."""
        return [kept for kept in self._history.tools if kept.number <= self.made]

    @property
    def tool_line_count(self) -> int:
        """The number of all lines of tools; it changes when one is added or taken back."""
        return len(self._history.tools)

    def add_tool_line(self, kept: Kept) -> None:
        """Add a line that a tool wrote."""
        tool_lines.add(self._history.tools, kept)

    def undo_tool_lines(self) -> list[Kept]:
        """Take back the tool lines that go with the moves after this position. Return them."""
        return tool_lines.undone(self._history.tools, self.made)

    # ------------------------------------------------------------------ snapshots

    @property
    def fresh(self) -> int:
        """The number of moves since the last snapshot."""
        return self.made - self._history.last_snapshot

    @property
    def snapshot_due(self) -> bool:
        """True if a snapshot should be taken now."""
        return not self.state.stack or is_due(self._history)

    @property
    def is_before_incompatible_move(self) -> bool:
        """True if incompatible moves were left out and no snapshot covers them yet: the next move needs one
        before it.
        """
        return bool(self.first_incompatible_move) and self._history.last_snapshot < self.floor

    def keep_snapshot(self) -> bytes:
        """Store a snapshot of the present position. Return it."""
        raw = codec.encode(self.state)
        self._history.snapshots[self.made] = raw
        return raw

    def make_again(self, moves: list[tuple[Seat, str]]) -> bool:
        """Replay a record's moves after its last snapshot. Return whether all are possible.

        If not, this is the position after the snapshot: nothing before it can be taken back. Errors of the
        program itself are raised.
        """
        for number, (seat, text) in enumerate(moves):
            try:
                with misfits.playing(self.origin):
                    self.play(seat, self.title.action(text))
            except Misfit as error:
                self._note_cause(error)
                self.first_incompatible_move = self.made + 1
                self._history.moves.extend(moves[number:])
                self.moments.clear()
                self._first = self.floor = len(self._history.moves)
                return False
        return True

    def look_back(self) -> bool:
        """Compute the moments before the known ones, from the snapshot before them. Return whether any lead
        here.

        Errors of the program itself are raised.
        """
        if self._first <= self.floor:
            return False
        at = max((n for n in self._history.snapshots if n < self._first), default=0)
        try:
            earlier = self._worked_out(at)
        except Misfit as error:
            self._note_cause(error)
            self.floor = self._first
            return False
        self.moments[:0] = earlier
        self._first = at
        return True

    def _note_cause(self, error: Misfit) -> None:
        self.cause = error
        LOG.warning("after move %d: %s", self.made, error)

    def _worked_out(self, at: int) -> list[Moment]:
        """Return the moments from a snapshot to the first known one. Raises Misfit if they lead elsewhere."""
        known = self.moments[0].before if self.moments else self.state
        found: list[Moment] = []
        if at not in self._history.snapshots:
            raise Misfit("error-misfit-no-position")
        state = snapshot(self.title, self._history.snapshots[at], known.seats, self.origin)
        with misfits.playing(self.origin):
            for seat, text in self._history.moves[at : self._first]:
                found.append(moment.make(self.title, state, seat, self.title.action(text)))
                state = found[-1].after
        if codec.encode(state) != codec.encode(known):
            raise Misfit("error-misfit-elsewhere", first=at + 1, last=self._first)
        return found


def is_due(history: History) -> bool:
    """Return whether a history is long enough after its last snapshot for another one."""
    made = len(history.moves)
    return made - history.last_snapshot >= max(SNAPSHOT_EVERY, made // SNAPSHOT_SHARE)


def resumed(title: Title, seats: int, history: History, origin: Origin | None) -> GameHistory | None:
    """Return the history at the end of a record, from its last snapshot that fits and the moves after it.

    None if no snapshot fits. Errors of the program itself are raised.
    """
    for at in sorted(history.snapshots, reverse=True)[:MAX_TRIED_SNAPSHOTS]:
        try:
            state = snapshot(title, history.snapshots[at], seats, origin)
            with misfits.reading(origin):
                _look_round(title, state)
        except Misfit as error:  # written by other rules or damaged: the one before may fit
            LOG.warning("the position after move %d does not fit: %s", at, error)
            continue
        later = history.moves[at:]
        history.take_back(len(later))
        past = GameHistory(title, state, history, origin)
        past.make_again(later)
        return past
    return None


def _look_round(title: Title, state: State) -> None:
    """Compute everything that the window shows of a position. Raises the first error."""
    for seat in range(WATCHER, state.seats):
        title.view(state, seat)
    title.scores(state)


def kept(title: Title, history: History, seats: int, before: int, origin: Origin | None) -> Iterator[State]:
    """Yield the positions of the snapshots before a move, except those that today's rules cannot read."""
    for at, raw in history.snapshots.items():
        if at < before:
            with contextlib.suppress(Misfit):
                yield snapshot(title, raw, seats, origin)


def after(title: Title, seats: int, history: History, number: int, origin: Origin | None) -> State:
    """Return the position after `number` moves of a history. Raises Misfit if today's rules don't lead
    there."""
    at = max((n for n in history.snapshots if n <= number), default=None)
    if at is None:
        raise Misfit("error-misfit-no-position")
    state = snapshot(title, history.snapshots[at], seats, origin)
    with misfits.playing(origin):
        for seat, text in history.moves[at:number]:
            state = moment.make(title, state, seat, title.action(text)).after
    return state


def snapshot(title: Title, raw: bytes, seats: int, origin: Origin | None) -> State:
    """Return the position of a snapshot. Raises Misfit if it doesn't fit."""
    with misfits.reading(origin):
        return position(title, raw, seats)


def position(title: Title, raw: bytes, seats: int) -> State:
    """Return the position of a snapshot. Raises every error in it."""
    state = vetting.vetted(title, raw)
    require(state.seats == seats, "error-flaw-expected", "seats", found=state.seats, expected=seats)
    return state
