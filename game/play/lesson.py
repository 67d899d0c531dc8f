"""A game that is a lesson: only the legal actions that the lesson wants next are accepted."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.bots.search.bot_process import BotProcess
from game.engine.lesson import LEARNER, Lesson, Move, Stage, step_words
from game.engine.model import Action, Choice, Choices, IllegalAction, Reason, Seat
from game.engine.session.session import Session
from game.play.controller import GameController, Teacher

Say = Callable[[str], str]
OWN = "learn-"
"""Prefix of the ids of the lesson's own reasons."""


class LessonTeacher(Teacher):
    """Suggests and accepts what the lesson wants, until it is over."""

    def __init__(self, game: LessonController) -> None:
        self._game = game

    @property
    def recaps(self) -> bool:  # type: ignore[override]  # a plain flag at a usual table
        """True if recaps are shown: not during the lesson, whose own text follows immediately."""
        return self._game.stage is None

    @property
    def joins_moves(self) -> bool:  # type: ignore[override]  # a plain flag at a usual table
        """True if the others' moves are shown as one: during the lesson, which summarises them."""
        return self._game.stage is not None

    def suggested(self) -> Action | None:
        game = self._game
        wanted = game.wanted(game.viewer)
        possible = (c.option.action for c in game.choices() if not c.reason)
        return next((action for action in possible if action in wanted), None)

    def _coming(self) -> Sequence[Move]:
        """Return the moves that are left of the step."""
        stage, steps = self._game.stage, self._game.lesson.steps
        return steps[stage.number].moves[stage.done :] if stage is not None and stage.move is not None else ()

    def refuse(self, actions: Sequence[Action]) -> None:
        """Refuse actions of a gesture unless each is wanted, as far as the step goes."""
        stage, pairs = self._game.stage, zip(self._coming(), actions, strict=False)
        if stage is not None and any(
            move.seat == LEARNER and action not in move.actions for move, action in pairs
        ):
            raise IllegalAction([self._game.why_first(stage)])

    def most(self, action: Action) -> int | None:
        wanted = [move for move in self._coming() if move.seat == LEARNER and action in move.actions]
        return len(wanted) if self._game.stage is not None else None

    def filter_reasons(self, reasons: Sequence[Reason]) -> Sequence[Reason]:
        """Return only the lesson's own reasons, if there are any."""
        return [reason for reason in reasons if reason.code.startswith(OWN)] or reasons


class LessonController(GameController):
    """The table of a learner; once the lesson is over, like any other."""

    def __init__(self, session: Session, process: BotProcess, lesson: Lesson, say: Say) -> None:
        """`say` formats a message."""
        super().__init__(session, process)
        self.lesson, self._say = lesson, say
        self.teacher = LessonTeacher(self)
        self._read: set[int] = set()
        known = [(moment.seat, moment.action) for moment in session.moments]
        self._apart = session.first > 0 or not lesson.fits(known)

    @property
    def stage(self) -> Stage | None:
        """The learner's stage; None when the lesson is over."""
        return None if self._apart else self.lesson.stage(self.session.made, self._read)

    def note_read(self) -> None:
        """Note that the learner has read the present text."""
        stage = self.stage
        if stage is not None and stage.move is None:
            self._read.add(stage.number)

    def wanted(self, seat: Seat) -> tuple[Action, ...]:
        """Return what a seat may do next in the lesson."""
        stage = self.stage
        return stage.move.actions if stage is not None and stage.move and stage.move.seat == seat else ()

    def choices(self) -> Choices:
        """Return the choices; what is legal but not wanted now is refused."""
        found, stage = super().choices(), self.stage
        if stage is None:
            return found
        wanted, why = self.wanted(self.viewer), self.why_first(stage)
        return [c if c.reason or c.option.action in wanted else Choice(c.option, why) for c in found]

    def why_first(self, stage: Stage) -> Reason:
        """Return why a legal action is not accepted now."""
        if stage.move is None:
            return Reason("learn-read", "")
        if stage.move.seat != LEARNER:
            return Reason("learn-others", "", {"name": self.people[stage.move.seat].name})
        step = self.lesson.steps[stage.number]
        return Reason("learn-first", "", {"what": self._say(step_words(self.session.title.id, step.id))})

    def act(self, action: Action, follows: bool = False) -> None:
        """Make a choice. Raises IllegalAction also for what the lesson does not want now."""
        stage = self.stage
        if stage is not None and action not in self.wanted(self.viewer):
            reasons = [c.reason for c in self.choices() if c.option.action == action and c.reason]
            raise IllegalAction(reasons or [self.why_first(stage)])
        super().act(action, follows)

    # ---- the others
    def thinking(self) -> Seat | None:
        """Return the bot to move; during the lesson, as the lesson is written."""
        stage = self.stage
        if stage is None:
            return super().thinking()
        return stage.move.seat if stage.move and stage.move.seat != LEARNER else None

    def poll(self) -> bool:
        seat = self.thinking()
        if self.stage is None or seat is None:
            return super().poll()
        self.session.submit(seat, self.wanted(seat)[0])
        return True

    @property
    def can_hint(self) -> bool:
        """True if hints are available: not during the lesson, which says what to do."""
        return self.stage is None and super().can_hint
