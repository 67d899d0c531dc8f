"""A position to think about: one seat is to find its best move, and a hard bot judges the answer."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import takewhile

import msgspec

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
    """The judgement of an answer: the first choice of a turn, or several of its choices.

    made   the choices that are judged
    cost   the points by which the answer is worse than the best turn
    hint   the best move, the next ones, and why it is best
    parts  the number of choices that the answer begins with as the best turn does
    better the choice of the best turn after these; None if it has none
    """

    made: tuple[Action, ...]
    cost: float
    hint: Hint
    parts: int = 0
    better: Action | None = None

    @property
    def is_best(self) -> bool:
        """True if there is nothing better, or only something hardly better."""
        return self.cost < GOOD_ENOUGH

    @property
    def is_of_turn(self) -> bool:
        """True if more than the first choice is judged."""
        return len(self.made) > 1


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
    """A sandbox that begins with a question: which move of the home seat is best?

    The first choice is judged at once, the whole turn when it is over or when the person wants it.
    """

    def __init__(self, origin: Origin, process: BotProcess) -> None:
        super().__init__(origin, process)
        self._asked: tuple[Action, ...] = ()
        """The choices that are being judged."""
        self._verdicts: dict[tuple[Action, ...], Verdict] = {}

    @property
    def seat(self) -> Seat:
        """The seat that is to find its best move."""
        return self.origin.home

    def answer_so_far(self) -> tuple[Action, ...]:
        """Return the seat's choices in its turn, until somebody else chooses."""
        session, turn = self.session, self.start.turn
        return tuple(
            moment.action
            for moment in takewhile(lambda m: (m.seat, m.before.turn) == (self.seat, turn), session.moments)
        )

    def act(self, action: Action, follows: bool = False) -> None:
        is_first = not self.session.made
        super().act(action, follows)
        if is_first or (self._turn_is_over and self.can_judge_turn):
            self._judge()

    @property
    def _turn_is_over(self) -> bool:
        return self.session.over or self.session.turn != self.start.turn

    @property
    def can_judge_turn(self) -> bool:
        """True if more than the first choice was made, and not judged yet."""
        made = self.answer_so_far()
        return len(made) > 1 and made not in self._verdicts and made != self._asked

    def judge_turn(self) -> None:
        """Let what was done of the turn so far be judged."""
        if self.can_judge_turn:
            self._judge()

    def _judge(self) -> None:
        view = self.session.title.view(self.start, self.seat)
        options = list(flow.legal(self.start)[self.seat])
        self._asked = self.answer_so_far()
        self.bots.ask_judgement(self.seat, view, options, self._asked)

    def verdict(self) -> Verdict | None:
        """Return the last judgement of what was done, once it is there; None before, and after going back."""
        made = self.answer_so_far()
        if self._asked and self._asked != made[: len(self._asked)]:
            self._asked = ()
            self.bots.forget()
        if self._asked and (advice := self.bots.judgement()) is not None:
            self._verdicts[self._asked] = _judged(self._asked, advice)
            self._asked = ()
        known = (self._verdicts.get(made[:count]) for count in range(len(made), 0, -1))
        return next((found for found in known if found is not None), None)

    @property
    def is_judging(self) -> bool:
        """True while choices are being judged."""
        return bool(self._asked) and self._asked == self.answer_so_far()[: len(self._asked)]

    def retry(self) -> None:
        """Go back to the position."""
        self.session.undo_to(self.viewer, 0)
        self.bots.forget()
        self._asked = ()
        self.viewer = self.seat


def _judged(made: tuple[Action, ...], advice: Advice) -> Verdict:
    """Return the judgement of choices among a bot's lines."""
    best, own, hint = advice.candidates[0], advice.made, hints.hint(advice)
    if own is None or best.actions[: len(made)] == made:
        return Verdict(made, 0.0, hint, len(made))
    parts = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(made, best.actions, strict=False)))
    if len(made) > 1 and (why := hints.reasons(best.terms, own.terms)):
        hint = msgspec.structs.replace(hint, reasons=why)
    better = best.actions[parts] if parts < len(best.actions) else None
    return Verdict(made, best.value - own.value, hint, parts, better)
