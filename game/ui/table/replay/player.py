"""Moves a replay forward and back on the table."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.model import Seat
from game.ui.table.flow.announcer import Announcer
from game.ui.table.flow.dialogs import Dialogs
from game.ui.table.flow.handover import HandOver
from game.ui.table.flow.history_commands import LogCommands
from game.ui.table.flow.playback import ActionGroup, Playback
from game.ui.table.flow.tempo import Tempo
from game.ui.table.flow.unseen import Unseen
from game.ui.table.panels.log import LogLine
from game.ui.table.replay.controller import ReplayController
from game.ui.table.view.table_view import TableView

READ_MS, MAX_READ_MS = 60.0, 15_000.0
"""The time to read a letter of a comment, and the longest wait for one, in milliseconds."""


def reading_ms(text: str) -> float:
    """Return how long it takes to read a text."""
    return min(MAX_READ_MS, READ_MS * len(text))


class ReplayPlayer(Playback):
    """Plays the moves of a record one by one; paused at first."""

    def __init__(
        self,
        view: TableView, dialogs: Dialogs, unseen: Unseen, handover: HandOver, tempo: Tempo,
        announcer: Announcer, game: ReplayController,
    ) -> None:  # fmt: skip
        super().__init__(view, dialogs, unseen, handover, tempo, announcer)
        self.game = game
        self._reveals = lambda _: ()
        self._waited_at = -1
        """The number of the last move before which the replay waited."""
        tempo.paused = True

    # ---- by a person's word
    def play_or_pause(self) -> None:
        """Pause or resume; at the end, start again."""
        if self.tempo.paused and self.game.session.mover is None:
            self.go_to(0)
        self.tempo.pause()
        self._view.widgets.make()

    def step(self, by: int) -> None:
        """Go forward or back by moves, and pause there."""
        self.tempo.paused = True
        replay = self.game.session
        if by == 1 and replay.mover is not None:
            self._forget()
            self._let_choose(replay.mover)
            if replay.mover is None and not replay.over:
                self._announcer.announce_end()
        elif by < 0 < replay.made:
            replay.go_to(replay.made + by)
            self.show_place(at_once=False)
        self._view.widgets.make()

    def go_to(self, number: int) -> None:
        """Show the position after this number of moves."""
        self.go(lambda: self.game.session.go_to(number))

    def go(self, move: Callable[[], None]) -> None:
        """Move the replay and show its position."""
        move()
        self._announcer.jump()
        self.show_place(at_once=True)

    def show_place(self, *, at_once: bool) -> None:
        """Show the present position and announce its last move."""
        self._settle(at_once=at_once)
        replay = self.game.session
        if replay.moments and self.tempo.paused:
            self._view.announce(replay.moments[-1].seat, replay.made - 1)

    # ---- as time passes
    def _let_choose(self, seat: Seat) -> bool:
        if self._waits():
            return False
        if self.game.follow():
            self._lay_out()
        made = self.game.session.made
        if super()._let_choose(seat):
            return True
        if self.game.session.made != made or self.game.session.mover is None:  # moves were left out
            self._settle(at_once=True)
        return False

    def _waits(self) -> bool:
        """Return whether the replay waits now: until the comment is read, and in real time as long as was
        thought about the next move."""
        made = self.game.session.made
        if self.tempo.paused or self._waited_at == made:
            return False
        thought = float(self.game.clock.thought_ms()) if self.tempo.real_time else 0.0
        self._waited_at, self._pause = made, max(thought, reading_ms(self.game.session.comments.at(made)))
        return self._pause > 0

    def _asked(self) -> ActionGroup | None:
        """Return who makes the next move and the question it answers; long effects are shown move by move."""
        seat, session = self.game.thinking(), self.game.session
        ask = session.question(seat) if seat is not None else None
        return (seat, session.turn, ask.code) if seat is not None and ask is not None else None

    def _show_reveals(self) -> None:
        """Show no reveals: they are in the log, and nobody is to be stopped by them."""
        self._dialogs.show_notes()

    def _end(self) -> bool:
        """Show the scores if the game was played to its end; announce them where the end was jumped to."""
        is_first, played = not self._ended, not self._ended and not self.tempo.paused
        self._ended = self.tempo.paused = True
        self.tempo.arrived()
        if played:
            self._dialogs.show_scores()
            self._view.widgets.make()
        elif is_first:
            self._announcer.announce_end()
        return played

    def _stop(self) -> bool:
        if not self.tempo.paused:
            self.tempo.pause()
            self._view.widgets.make()
        return super()._stop()

    # ---- the view
    def _lay_out(self) -> None:
        self._view.model.place(self._dialogs.stack.size)
        self._view.refresh(at_once=True)

    def _settle(self, *, at_once: bool) -> None:
        """Show a position without showing the moves that led to it."""
        self.game.follow()
        self._unseen.forget()
        self._interludes.forget()
        self._forget()
        self._ended = self.game.session.mover is None
        self._view.model.place(self._dialogs.stack.size)
        self._view.refresh(at_once=at_once)
        self._dialogs.show_notes()
        if self._ended:
            self._announcer.announce_end()


class ReplayLogCommands(LogCommands):
    """The log of a replay: a click on a line goes to its move."""

    def __init__(self, view: TableView, dialogs: Dialogs, player: ReplayPlayer) -> None:
        super().__init__(view, dialogs, player.rewind)
        self._player = player

    def _go_to_line(self, index: int, line: LogLine) -> None:
        self._player.go_to(line.number + 1)
