"""Explanations of hints: the best lines of play, and a course that each may take."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from game.bots.advice.hints import Hint
from game.bots.search import courses
from game.bots.search.courses import Course
from game.bots.search.planner import Candidate
from game.engine.model import Seat, State
from game.engine.title import Title
from game.packages import registry
from game.play.ahead import Ahead


@dataclass(frozen=True)
class Explanation:
    """The best lines of a hint in the position that a seat sees.

    courses  how each of these lines may go on, in the same guess at what the seat cannot see
    seed     the seed of that guess
    """

    hint: Hint
    courses: Sequence[Course]
    view: State
    seat: Seat
    seed: int

    @property
    def lines(self) -> Sequence[Candidate]:
        """The lines, the best first."""
        return self.hint.lines[: len(self.courses)]

    def ahead(self, number: int, steps: int) -> Ahead:
        """Return the first steps of a line, to be made in a sandbox."""
        return Ahead(self.seed, tuple((step.seat, step.action) for step in self.courses[number][:steps]))

    def value_now(self, title: Title) -> float:
        """Return the value of the position before the lines for the seat, judged as at their steps."""
        evaluation = registry.of(title).default_evaluation.with_fixed_phase(self.view, self.seat)
        return evaluation.evaluate(title.guess(self.view, self.seat, self.seed), self.seat)

    def positions(self, title: Title, number: int) -> Iterator[State]:
        """Yield the position before each step of a line, and the last one."""
        return courses.positions(title.guess(self.view, self.seat, self.seed), self.courses[number])
