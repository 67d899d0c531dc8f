"""A position to think about: one seat is to find its best move, and a hard bot judges the answer."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.bots.advice import hints
from game.bots.advice.hints import Hint
from game.bots.search.bot_process import BotProcess
from game.bots.search.bot_server import Advice
from game.engine import flow
from game.engine.model import Action, Seat
from game.engine.positions.position import Position
from game.engine.session.record import COLOURS, SeatSetup
from game.errors import UserError
from game.packages import puzzles
from game.packages.puzzles import Puzzle
from game.packages.registry import Package
from game.play.sandbox import Origin, Sandbox

GOOD_ENOUGH = 0.5
"""Points by which a move may be worse than the best one and still be as good."""


@dataclass(frozen=True)
class Verdict:
    """The judgement of an answer.

    cost  the points by which the answer is worse than the best move
    hint  the best move, the next ones, and why it is best
    """

    made: Action
    cost: float
    hint: Hint

    @property
    def is_best(self) -> bool:
        """True if there is no better move, or only a hardly better one."""
        return self.cost < GOOD_ENOUGH


def origin_of_own(package: Package, puzzle: Puzzle, say: Callable[..., str]) -> Origin:
    """Return the position of a title's own puzzle. Raises UserError."""
    return _origin(Position(package.title, puzzles.position_of(package, puzzle)), puzzle.seat, say)


def origin_of_position(found: Position, say: Callable[..., str]) -> Origin:
    """Return a position for the seat that is to choose in it. Raises UserError if the game is over."""
    asked = flow.choices(found.state)
    if not asked:
        raise UserError("error-puzzle-over")
    acting = found.title.acting(found.state)
    return _origin(found, acting if acting is not None and acting in asked else min(asked), say)


def _origin(found: Position, seat: Seat, say: Callable[..., str]) -> Origin:
    title, state = found
    names = [say("new-name-person", number=number + 1) for number in range(state.seats)]
    seats = tuple(SeatSetup(name, colour) for name, colour in zip(names, COLOURS, strict=False))
    return Origin(title, title.view(state, seat), seat, seat, seats)


class PuzzleGame(Sandbox):
    """A sandbox that begins with a question: which move of the home seat is best?"""

    def __init__(self, origin: Origin, process: BotProcess) -> None:
        super().__init__(origin, process)
        self._answer: Action | None = None
        self._verdict: Verdict | None = None

    @property
    def seat(self) -> Seat:
        """The seat that is to find its best move."""
        return self.origin.home

    def act(self, action: Action, follows: bool = False) -> None:
        if self.session.made:
            super().act(action, follows)
            return
        view, options = self.session.view(self.seat), self.session.legal(self.seat)
        super().act(action, follows)
        self._answer, self._verdict = action, None
        self.bots.ask_judgement(self.seat, view, options, action)

    def verdict(self) -> Verdict | None:
        """Return the judgement of the answer once it is there; None before, and after going back."""
        if self._answer is None or not self.session.made:
            self._answer = self._verdict = None
            return None
        if self._verdict is None and (advice := self.bots.judgement()) is not None:
            self._verdict = _judged(self._answer, advice)
        return self._verdict

    @property
    def is_judging(self) -> bool:
        """True while the answer is being judged."""
        return self.session.made > 0 and self._answer is not None and self._verdict is None

    def retry(self) -> None:
        """Go back to the position."""
        self.session.undo_to(self.viewer, 0)
        self.bots.forget()
        self._answer = self._verdict = None
        self.viewer = self.seat


def _judged(made: Action, advice: Advice) -> Verdict:
    """Return the judgement of a move among a bot's candidates."""
    best = advice.candidates[0]
    value = advice.made.value if advice.made is not None else best.value
    cost = 0.0 if made == best.action else best.value - value
    return Verdict(made, cost, hints.hint(advice))
