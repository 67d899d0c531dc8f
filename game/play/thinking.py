"""Requests to the bots: for their own moves, and for a hint to a person."""

from __future__ import annotations

from collections.abc import Callable

from game import bots
from game.bots import BotFailed
from game.bots.advice import hints
from game.bots.advice.hints import Hint
from game.bots.search import bot_process
from game.bots.search.bot_server import Advice, Wants
from game.bots.search.courses import Course, Courses
from game.engine.model import Action, Option, Seat, State
from game.engine.session.session import Session

STAND_IN = "normal"
"""The bot that plays on for a person whose time is over."""
HINT_SECONDS = 2.0
"""The most time that a hint takes."""
LINES, COURSES_SECONDS = 3, 4.0
"""The lines of a hint that are explained, and the most time that it takes to work out how they may go on."""
JUDGEMENT_SECONDS = 4.0
"""The most time in which an answer to a puzzle is judged."""
_Question = tuple[int, Seat]
"""The number of moves then, and the seat that was to think."""


class Thinking:
    """Asks a worker one question at a time. A bot gets its seat's view, never the state."""

    def __init__(self, session: Session, process: bot_process.BotProcess) -> None:
        self._session, self._process = session, process
        self._move: _Question | None = None
        self._hint: _Question | None = None
        self._courses: _Question | None = None
        self.seconds: Callable[[], float] = float
        """So long a bot that takes its time may think in one turn; 0: as much as it likes."""

    def move(self, seat: Seat) -> Action | None:
        """Return a bot's choice for its seat once it is there; None before."""
        at, kind = (self._session.made, seat), self._session.seats[seat].kind
        kind = STAND_IN if kind == bots.HUMAN else kind
        if self._move != at:
            self._move, self._hint, self._courses = at, None, None
            self._ask(seat, kind, self.seconds() if kind in bots.TIMED else 0.0, "move")
        found = self._process.poll()
        if not isinstance(found, Action):
            return None
        self._move = None
        return found

    def takes_time(self, seat: Seat) -> bool:
        """Return whether a seat's bot takes time to think, and can be asked to choose immediately."""
        return self._session.seats[seat].kind in bots.TIMED

    def hurry(self) -> None:
        """Let the bot that is thinking choose now."""
        self._process.hurry()

    def ask_hint(self, seat: Seat) -> None:
        """Let a bot look at a seat's view; `hint` returns its advice."""
        self._hint = self._session.made, seat
        self._ask(seat, bots.HINTS, HINT_SECONDS, "advice")

    def hint(self, seat: Seat) -> Hint | None:
        """Return the bot's advice once it is there and still applies to the present position; None
        otherwise."""
        if self._hint is None:
            return None
        found = self._process.poll()
        if self._hint != (self._session.made, seat):
            self._hint = None
        if self._hint is None or not isinstance(found, Advice):
            return None
        self._hint = None
        return hints.hint(found)

    def ask_courses(self, seat: Seat, hint: Hint) -> None:
        """Let a bot work out how the lines of a hint may go on; `courses` returns them."""
        self._courses = self._session.made, seat
        lines = tuple(line.actions for line in hint.lines[:LINES])
        self._ask(seat, bots.HINTS, COURSES_SECONDS, "courses", lines)

    def courses(self, seat: Seat) -> list[Course] | None:
        """Return these courses once they are there; None before, or if the position has changed."""
        if self._courses is None:
            return None
        found = self._process.poll()
        if self._courses != (self._session.made, seat):
            self._courses = None
        if self._courses is None or not isinstance(found, Courses):
            return None
        self._courses = None
        return found.found

    def ask_judgement(self, seat: Seat, view: State, options: list[Option], made: tuple[Action, ...]) -> None:
        """Let a hard bot judge the first choices of a turn; `judgement` returns it."""
        edition, seed = self._session.title.edition, bots.decision_seed(self._session.header.seed, seat, 0)
        self._process.ask(
            bot_process.request(
                bots.HINTS, view, seat, options, seed, JUDGEMENT_SECONDS, "advice", edition, made
            )
        )

    def judgement(self) -> Advice | None:
        """Return this judgement once it is there."""
        found = self._process.poll()
        return found if isinstance(found, Advice) else None

    def forget(self) -> None:
        """Drop what was asked: the position changed."""
        self._move = self._hint = self._courses = None
        self._process.drop()

    @property
    def failure(self) -> BotFailed | None:
        """The bot that failed, if one did; another answered in its place."""
        return self._process.failure

    def close(self) -> None:
        """End the worker process."""
        self._process.close()

    def seed(self, seat: Seat) -> int:
        """Return the seed of a bot's present decision for a seat."""
        return bots.decision_seed(self._session.header.seed, seat, self._session.made)

    def _ask(
        self, seat: Seat, bot: str, seconds: float, wants: Wants, lines: tuple[tuple[Action, ...], ...] = ()
    ) -> None:
        session = self._session
        session.undo_policy.look(seat)
        view, options, edition = session.view(seat), session.legal(seat), session.title.edition
        asked = bot_process.request(
            bot, view, seat, options, self.seed(seat), seconds, wants, edition, lines=lines
        )
        self._process.ask(asked)
