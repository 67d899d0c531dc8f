"""Trying moves: a copy of a position, built from what one seat may know, with which nothing is recorded."""

from __future__ import annotations

from dataclasses import dataclass

from game import bots
from game.bots.search.bot_process import BotProcess
from game.engine.model import UNKNOWN, Action, Choices, Seat, State
from game.engine.session.record import SeatSetup
from game.engine.session.session import Session
from game.engine.structs import replace
from game.engine.title import Title
from game.play.ahead import NOTHING_AHEAD, Ahead
from game.play.controller import Controller, GameController, Teacher


@dataclass(frozen=True)
class Origin:
    """A position as somebody may know it, and the people at its table.

    seat   whose view it is: a seat, WATCHER, or ALL_SEEING for a view that shows everything
    home   the seat for which moves are tried: bots answer until it is asked
    """

    title: Title
    view: State
    seat: Seat
    home: Seat
    seats: tuple[SeatSetup, ...]

    def guessed(self, number: int) -> State:
        """Return a full position that fits the view; each number gives another guess at what is hidden."""
        found: State = self.title.guess(self.view, max(self.seat, -1), number)
        return found


def origin_of(game: Controller) -> Origin:
    """Return the position that is on screen, as the person at the screen may know it."""
    session = game.session
    home = game.viewer if game.humans else session.acting()
    seat = game.viewer if home is None else home
    return Origin(session.title, game.view(), game.perspective, seat, tuple(session.seats))


def can_ask(game: Controller) -> bool:
    """Return whether a puzzle can be made of a position: the seat that tries moves there is to choose."""
    return origin_of(game).home in game.session.waiting_for()


class _Free(Teacher):
    """Nobody needs a recap of moves that they made themselves."""

    recaps = False


class Sandbox(GameController):
    """A game in which one person plays for all seats, and undo has no limits.

    guessed: the ids of the cards and tiles that are only a guess
    """

    covers = False

    def __init__(self, origin: Origin, process: BotProcess, ahead: Ahead = NOTHING_AHEAD) -> None:
        state = origin.guessed(ahead.number)
        people = [replace(seat, kind=bots.HUMAN) for seat in origin.seats]
        super().__init__(Session.begin(origin.title, people, state, practice=True), process)
        self.origin, self.start = origin, state.copy()
        for seat, action in ahead.moves:
            self.session.submit(seat, action)
        self.guessed = _ids(origin.title, state) - _ids(origin.title, origin.view)
        self.teacher, self.uncovered = _Free(), True
        asked = self.who_is_asked()
        self.viewer = origin.home if asked is None else asked
        self._answering, self._made = False, 0

    def hides_from(self, other: Seat, seat: Seat) -> bool:
        return False

    def can_take_back(self) -> bool:
        return False

    # ---- the bots
    @property
    def can_answer(self) -> bool:
        """True if bots could choose for other seats until the home seat is asked."""
        waiting = self.session.waiting_for()
        return bool(waiting) and self.origin.home not in waiting

    def answer(self) -> bool:
        """Let bots choose for the other seats until the home seat is asked; return whether they do."""
        self._answering = self.can_answer
        return self._answering

    def thinking(self) -> Seat | None:
        """Return the seat for which a bot chooses; None after an undo, which stops the bots."""
        made, self._made = self._made, self.session.made
        self._answering = self._answering and self._made >= made and self.can_answer
        return next(iter(self.session.waiting_for()), None) if self._answering else None

    def choices(self) -> Choices:
        return [] if self.thinking() is not None else super().choices()

    # ---- back and forth
    @property
    def undoes(self) -> Seat:
        """The seat that chose last, whoever is asked now."""
        moments = self.session.moments
        return moments[-1].seat if moments else self.viewer

    def redo_next(self) -> Action | None:
        following = self.session.redo_next()
        return None if following is None else following[1]


def _ids(title: Title, state: State) -> frozenset[str]:
    """Return the ids of the things that a position shows."""
    return frozenset(id_ for zone in title.zones(state) for id_ in zone.ids) - {UNKNOWN, ""}
