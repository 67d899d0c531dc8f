"""Trials: how a line of a turn goes on in a guessed world, with the next seats' replies and further turns."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from statistics import mean

import msgspec

from game.bots.search.levels import Level
from game.bots.search.lines import Line, Outcome, Stop, Thinker, question, varied
from game.engine import flow
from game.engine.arithmetic import float_sum
from game.engine.model import Action, Option, Seat, State
from game.engine.title import Title

REPLY_BUDGET = 300
"""The most positions that are tried for another seat's turn or a later turn."""


class Trial(msgspec.Struct, frozen=True):
    """A line to be played in guessed world number `number`, with the questions at its decisions and the
    title's known value, if there is one.
    """

    seat: Seat
    seed: int
    number: int
    actions: tuple[Action, ...]
    asked: tuple[str, ...]
    known: float | None


class Result(msgspec.Struct, frozen=True):
    """The value of a trial, and the number of positions tried for it."""

    value: float
    tried: int


Play = Callable[[State, Sequence[Trial], Stop], Sequence[Result]]
"""Plays trials from a view, perhaps in several processes, and returns their results; fewer after a stop."""


class Playing:
    """Plays a line on in one world."""

    def __init__(self, title: Title, level: Level, thinker: Thinker, trial: Trial) -> None:
        self._title, self._level, self._thinker, self._trial = title, level, thinker, trial

    def worth(self, world: State) -> float:
        """Return the value of the line; if its odds are known, these plus the effect of what follows."""
        ends, known = self._followed(world)
        later = float_sum(chance * self._later(end) for chance, end in ends)
        if known is None:
            return later
        now = float_sum(chance * self._thinker.value(end, self._trial.seat) for chance, end in ends)
        return known + later - now

    def _followed(self, world: State) -> tuple[list[Outcome], float | None]:
        """Return the positions at the end of the turn with their probabilities, and the line's known value.

        If a question differs from the expected one, the best immediate decisions are taken instead.
        """
        turn, seat, thinker, known = world.turn, self._trial.seat, self._thinker, self._trial.known
        ends, last = [(1.0, world)], len(self._trial.actions)
        decisions = zip(self._trial.actions, self._trial.asked, strict=True)
        for number, (action, asked) in enumerate(decisions, start=1):
            options = flow.legal(world).get(seat, ()) if world.turn == turn else ()
            if not options:
                break
            if asked != question(world) or all(option.action != action for option in options):
                ends, known = self._instead(world, options)
                break
            if known is not None and number == last:
                ends = thinker.outcomes(world, seat, action)
                break
            world = thinker.finish(thinker.after(world, seat, action), turn, until=seat)
            ends = [(1.0, world)]
        return [(chance, thinker.finish(end, turn)) for chance, end in ends], known

    def _instead(self, world: State, options: Sequence[Option]) -> tuple[list[Outcome], float | None]:
        """Return the positions after the best immediate decisions with their probabilities, and their known
        value.
        """
        seat, thinker = self._trial.seat, self._thinker
        best = self._lines(world, seat, thinker.sensible(world, seat, options))[0]
        if best.known is None:
            return [(1.0, best.state)], None
        return thinker.outcomes(best.state, seat, best.actions[-1]), best.known

    def _later(self, world: State) -> float:
        """Return the average value of a position after the next seats' replies and after each further turn.

        An error in one of these evaluations is compensated by the others.
        """
        return mean(self._worths(world, self._level.answers, self._level.further))

    def _worths(self, world: State, answers: int, further: int) -> list[float]:
        """Return the value after each of these points in time, for the best further turns."""
        seat = self._trial.seat
        while world.stack and answers and not self._thinker.is_average:
            if self._title.acting(world) != seat:
                answers -= 1
                world = self._answered(world, plans=further == self._level.further)
                continue
            now = self._thinker.value(world, seat)
            if not further:
                return [now]
            branches = self._level.branches if further > 1 else 1
            planned = self._planned(world, seat, branches)
            later = (self._worths(after, answers, further - 1) for after in planned)
            return [now, *max(later, key=mean)]
        return [self._thinker.value(world, seat)]

    def _answered(self, world: State, plans: bool) -> State:
        """Return the position after another seat's turn."""
        acting = self._title.acting(world)
        if (
            plans
            and acting is not None
            and self._level.models_game_end
            and self._thinker.may_end(world, acting)
        ):
            return self._planned(world, acting, branches=1)[0]
        return self._thinker.finish(world, world.turn)

    def _planned(self, world: State, seat: Seat, branches: int) -> list[State]:
        """Return the positions after a seat's turn, for its best beginnings."""
        ways = [world]
        if seat in flow.choosers(world):
            lines = self._lines(world, seat, self._thinker.options(world, seat))
            ways = [line.state for line in varied(lines, branches, alike=1)]
        return [self._thinker.finish(way, world.turn) for way in ways]

    def _lines(self, world: State, seat: Seat, options: Sequence[Option]) -> list[Line]:
        """Return the lines of a later turn, the best first."""
        return self._thinker.lines(world, seat, options, self._level.ahead, REPLY_BUDGET)
