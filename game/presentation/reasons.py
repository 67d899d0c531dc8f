"""Explanations of hints in words: the lines step by step, and what makes the first one better."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from game.bots.advice.hints import margin
from game.engine.model import Action, Seat, State
from game.engine.title import Title
from game.play.estimates import differences
from game.play.explanation import Explanation
from game.presentation.context import Context
from game.presentation.estimates import feature, signed
from game.presentation.odds import Table
from game.presentation.title_words import TitleWords

MAX_FEATURES = 8
"""The most features in the table."""


@dataclass(frozen=True)
class StepWords:
    """A step of a line: who chooses, what, and by how much the position gets better for the viewer."""

    who: str
    what: str
    change: str


@dataclass(frozen=True)
class LineWords:
    """A line of play: its first move, how much worse it is than the best, and its steps."""

    name: str
    note: str
    steps: Sequence[StepWords]


class Reasons:
    """Puts an explanation into words. `context`: the viewer's table in the position of the hint."""

    def __init__(self, context: Context, words: TitleWords, title: Title, found: Explanation) -> None:
        self._context, self._words, self._title, self._found = context, words, title, found
        self.say = context.say

    def lines(self) -> list[LineWords]:
        """Return the lines, the best first."""
        best = self._found.lines[0].value
        return [
            LineWords(self._label(line.action), self._note(number, best - line.value), self._steps(number))
            for number, line in enumerate(self._found.lines)
        ]

    def _note(self, number: int, worse: float) -> str:
        return self.say("hint-worse", margin=margin(worse)) if number else self.say("reasons-best")

    def _steps(self, number: int) -> list[StepWords]:
        course, found, value = self._found.courses[number], list[StepWords](), self._now
        for step, state in zip(course, self._found.positions(self._title, number), strict=False):
            name = self._context.people[step.seat].name
            change = step.value - value
            words = signed(self._context, change) if round(change, 1) else ""
            what = self._label(step.action, state, step.seat)
            found.append(
                StepWords(name, self.say("reasons-guess", what=what) if step.is_guess else what, words)
            )
            value = step.value
        return found

    def _label(self, action: Action, state: State | None = None, seat: Seat = 0) -> str:
        """Return an action in words, as the seat that makes it would read them."""
        context = self._context
        if state is not None:
            context = replace(context, view=self._title.view(state, seat), seat=seat, recent=())
        return self._words.label(context, action).words

    @property
    def _now(self) -> float:
        return self._found.value_now(self._title)

    def table(self) -> Table | None:
        """Return what makes the best line better than each other one; None if there is no other."""
        first, *others = self._found.lines
        if not others:
            return None
        found = [{r.feature: r.points for r in differences(first.terms, other.terms)} for other in others]
        names = sorted(set().union(*found), key=lambda name: -max(abs(each.get(name, 0.0)) for each in found))
        rows = [
            (self._feature(name), *(self._cell(each.get(name, 0.0)) for each in found))
            for name in names[:MAX_FEATURES]
        ]
        total = self.say("reasons-total"), *(self._cell(first.value - other.value) for other in others)
        columns = [self.say("reasons-against", move=self._label(other.action)) for other in others]
        heading = self.say("reasons-table", move=self._label(first.action))
        return Table(
            heading, (self.say("reasons-counts"), *columns), (*rows, total), frozenset({len(rows)}),
            (self.say("reasons-total-note"),),
        )  # fmt: skip

    def _feature(self, name: str) -> str:
        return feature(self._context, self._title.id, name)

    def _cell(self, points: float) -> str:
        return signed(self._context, points) if round(points, 1) else "0"
