"""The part of a game that a table on screen reads, whether it is being played or replayed."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, Protocol

import msgspec

from game.engine import flow
from game.engine.model import Ask, Choices, Event, Fact, Option, Seat, State
from game.engine.session import course, moment, tool_lines
from game.engine.session.course import TurnPoints
from game.engine.session.game_history import GameHistory
from game.engine.session.moment import Moment
from game.engine.session.record import Header, SeatSetup
from game.engine.session.tool_lines import ToolLine
from game.engine.title import Scores, Title


class Note(msgspec.Struct, frozen=True):
    """A remark to the person about the record: the end of a message id, and its facts."""

    code: str
    facts: dict[str, Fact] = {}


class ShownGame(Protocol):
    """A game that can be shown: a `Session`, which is played, or a `Replay`, which isn't.

    Both provide the title, the header, the history, and notes for the person; the rest follows from these.
    """

    title: Title
    header: Header
    history: GameHistory

    @abstractmethod
    def take_notes(self) -> list[Note]:
        """Return the remarks about the record, each only once."""

    @property
    def seats(self) -> tuple[SeatSetup, ...]:
        """The players at the seats."""
        return self.header.seats

    # ------------------------------------------------------------------ the position

    @property
    def state(self) -> State:
        """The whole position, including hidden information. Windows and bots must use `view` instead."""
        return self.history.state

    @property
    def over(self) -> bool:
        return not self.state.stack

    @property
    def turn(self) -> int:
        """The number of turns begun so far."""
        return self.state.turn

    def waiting_for(self) -> tuple[Seat, ...]:
        """Return the seats that must choose now."""
        return tuple(flow.choosers(self.state))

    def acting(self) -> Seat | None:
        """Return the seat whose turn it is."""
        return self.title.acting(self.state)

    def view(self, seat: Seat) -> Any:
        """Return the position as a seat, or WATCHER, may know it."""
        return self.title.view(self.state, seat)

    def trial(self, seat: Seat) -> Any:
        """Return a position to try a seat's choices out on; see `moment.trial`."""
        return moment.trial(self.title, self.state, seat)

    def choices(self, seat: Seat) -> Choices:
        """Return every candidate of a seat, the refused ones with their reason; [] if it is not asked."""
        return flow.choices(self.state).get(seat, [])

    def legal(self, seat: Seat) -> list[Option]:
        """Return the legal options of a seat."""
        return [c.option for c in self.choices(seat) if c.reason is None]

    def question(self, seat: Seat) -> Ask | None:
        """Return the question that a seat is asked; None if it isn't asked."""
        return flow.question(self.state, seat) if self.choices(seat) else None

    def scores(self) -> Scores:
        """Return the score sheet of the present position."""
        return self.title.scores(self.state)

    # ------------------------------------------------------------------ tools

    def tool_lines(self, tool: str) -> list[tuple[int, ToolLine]]:
        """Return what a tool wrote up to the present position, and after how many moves each line belongs."""
        return list(tool_lines.of(self.history.tool_lines(), tool))

    # ------------------------------------------------------------------ how it came about

    @property
    def moments(self) -> list[Moment]:
        """The last moves; `look_back` adds those before them."""
        return self.history.moments

    @property
    def made(self) -> int:
        """The number of moves made since the beginning of the game, without those undone."""
        return self.history.made

    @property
    def first(self) -> int:
        """The number of the first move in `moments`."""
        return self.history.first

    @property
    def has_earlier(self) -> bool:
        """True if `look_back` may add earlier moments."""
        return self.history.first > self.history.floor

    def look_back(self) -> bool:
        """Work out some earlier moments; return whether there were any."""
        return self.history.look_back()

    def since(self, number: int) -> list[Moment]:
        """Return the moments from a move on."""
        return self.history.since(number)

    def course(self) -> list[TurnPoints]:
        """Return how the points went over the turns of a game that is over."""
        return course.course(self.title, self.history.positions())

    def log(self, seat: Seat, since: int = 0) -> list[tuple[int, Seat, Event]]:
        """Return the events from a move on that a seat may know: (number of the move, who made it, event)."""
        return [
            (number, made.seat, event)
            for number, made in enumerate(self.since(since), max(since, self.first))
            for event in made.events
            if event.is_visible_to(seat)
        ]
