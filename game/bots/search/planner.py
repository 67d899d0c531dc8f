"""Bots that plan their whole turn: easy, normal and hard are one search with different settings.

They search the best lines of their turn in one guess at the hidden information. Then they play the best of
these lines in several guessed worlds, the same for every line, with the next seats' replies and, depending on
the level, further turns of their own. A plan is followed until new information appears, or until a level
that revises plans finds a turn that leads clearly.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from itertools import groupby
from math import inf, sqrt
from statistics import mean, stdev

import msgspec

from game.bots.search import blunders
from game.bots.search.collector import gc_paused
from game.bots.search.courses import Course, course, world_seed
from game.bots.search.levels import LEVELS, Level
from game.bots.search.lines import Line, Stop, Stopped, Thinker, Tree, never, varied
from game.bots.search.plan import Plan
from game.bots.search.trials import Play, Playing, Result, Trial
from game.engine import rng
from game.engine.arithmetic import float_sum
from game.engine.judging.evaluation import Evaluation
from game.engine.model import Action, Option, Seat, State
from game.packages.registry import Package

MIN_WORLDS = 4
"""The number of worlds after which a weak line may be given up."""
BEHIND_ERRORS = 2.0
"""The standard errors by which a line that is given up must be behind."""
MAX_TIMED_WORLDS = 60
"""The most worlds when a clock, not a budget, ends thinking."""
PRIOR_WEIGHT = 2.0
"""The number of worlds for which a line's immediate value counts."""
REVISION_SHARE = 1 / 16
"""The share of a level's budget that may go into revising the plan at each later decision of a turn."""
DEFAULT_TRIAL_COST = 60
"""The assumed number of positions for a line in a world, before one has been played."""


class Candidate(msgspec.Struct, frozen=True):
    """A line of the turn and its value. `terms` are those of the position after it, or of its known value."""

    actions: tuple[Action, ...]
    value: float
    terms: Mapping[str, float]

    @property
    def action(self) -> Action:
        """The first decision of the line."""
        return self.actions[0]


def easy(package: Package) -> Planner:
    """Return a bot that plays plausibly but overlooks options."""
    return Planner(package, LEVELS["easy"])


def normal(package: Package) -> Planner:
    """Return a bot that plans its turn and considers the next seats' replies."""
    return Planner(package, LEVELS["normal"])


def hard(package: Package) -> Planner:
    """Return a bot that looks beyond its turn in many worlds."""
    return Planner(package, LEVELS["hard"])


class Planner:
    """A bot with a level. It keeps nothing but its plan for the turn."""

    def __init__(self, package: Package, level: Level, evaluations: Sequence[Evaluation] = ()) -> None:
        """Make a bot for a title. Seats use the evaluations in turn, by default those of the level."""
        self._package, self._title, self.level = package, package.title, level
        usual = package.evaluations if level.tempered else (package.default_evaluation,)
        self._evaluations = evaluations or usual
        self._plan: Plan | None = None
        self.play: Play = self.played
        self.by_clock = False
        """True if it compares lines until it is stopped, False if a budget limits it."""

    def choose(
        self, view: State, seat: Seat, options: Sequence[Option], seed: int, stop: Stop = never
    ) -> Action:
        """Return the next decision of its plan, or the first one of a new plan."""
        if len(options) == 1:
            return options[0].action
        planned = self._planned(view, seat, stop)
        if planned is not None and any(option.action == planned for option in options):
            return planned
        world, tree = self._guess(view, seat, seed, 0), Tree() if self._clear_lead(seat) < inf else None
        compared, _ = self._compared(view, world, seat, options, seed, stop, tree=tree)
        best, _ = compared[0]
        self._keep(Plan(best, tree), world, seat)
        return best.actions[0]

    def judge(
        self, view: State, seat: Seat, options: Sequence[Option], seed: int, stop: Stop = never,
        made: Sequence[Action] = (),
    ) -> tuple[list[Candidate], Candidate | None]:  # fmt: skip
        """Return candidates, the best first, and a candidate for the decisions in `made`, None if it is
        empty.

        After a stop the values are those known by then.
        """
        world = self._guess(view, seat, seed, 0)
        compared, own = self._compared(view, world, seat, options, seed, stop, made)
        thinker = self._thinker(view, seat)
        found = [Candidate(line.actions, worth, thinker.terms_of(line, seat)) for line, worth in compared]
        return found, next((c for c in found if own is not None and c.actions == own.actions), None)

    @gc_paused()
    def _compared(
        self, view: State, world: State, seat: Seat, options: Sequence[Option], seed: int, stop: Stop,
        made: Sequence[Action] = (), tree: Tree | None = None,
    ) -> tuple[list[tuple[Line, float]], Line | None]:  # fmt: skip
        """Return lines with their values, the best first, and the line of the decisions in `made`.

        world  the guess in which lines are found
        tree   receives the lines that were tried
        """
        thinker = self._thinker(view, seat)
        seen = self._seen(thinker.sensible(world, seat, options), seed)
        positions = self.level.budget(view.seats)
        lines = thinker.lines(world, seat, seen, self.level.width, positions // 2, stop, tree)
        chosen = varied(lines, self.level.candidates, self.level.alike)
        own = thinker.line(world, seat, made) if made else None
        chosen += [own] if own is not None and own.actions not in {line.actions for line in chosen} else []
        left = 10**9 if self.by_clock else positions - thinker.tried
        worths = _Comparison(self, view, seat, seed, chosen, self._clear_lead(seat)).worths(left, stop)
        priced = [
            (line, worth - self._price(thinker, world, seat, line.actions))
            for line, worth in zip(chosen, worths, strict=True)
        ]
        return sorted(priced, key=lambda compared: -compared[1]), own

    def _price(self, thinker: Thinker, world: State, seat: Seat, actions: Sequence[Action]) -> float:
        """Return what the blunders of decisions in a world cost them, in points."""
        kinds = self._package.blunder_kinds if self.level.avoids_blunders else ()
        return blunders.price(kinds, thinker, world, seat, actions)

    def terms(self, view: State, seat: Seat) -> Mapping[str, float]:
        """Return the terms of the current position's value, by feature."""
        return self._thinker(view, seat).terms(view, seat)

    def course(
        self, view: State, seat: Seat, actions: Sequence[Action], seed: int, stop: Stop = never
    ) -> Course:
        """Return how a line may go on, until the seat's next turn."""
        world = self._guess(view, seat, seed, 0)
        return course(self._title, self._thinker(view, seat, stop), world, seat, actions)

    def is_average(self, seat: Seat) -> bool:
        """Return whether the seat's evaluation already averages over chance."""
        return self._evaluation(seat).is_average

    @gc_paused()
    def played(self, view: State, trials: Sequence[Trial], stop: Stop) -> Sequence[Result]:
        """Return the results of trials, in order; fewer after a stop."""
        found: list[Result] = []
        with suppress(Stopped):
            for which, alike in groupby(trials, key=lambda trial: (trial.seat, trial.seed, trial.number)):
                world = self._guess(view, *which)
                for trial in alike:
                    found.append(self._tried(view, trial, world.copy(), stop))
        return found

    def trial(self, view: State, trial: Trial, stop: Stop = never) -> Result:
        """Return the result of a line in a world. Raises Stopped."""
        return self._tried(view, trial, self._guess(view, trial.seat, trial.seed, trial.number), stop)

    def _tried(self, view: State, trial: Trial, world: State, stop: Stop) -> Result:
        """Return the result of a line in its world. Raises Stopped."""
        thinker = self._thinker(view, trial.seat, stop)
        worth = Playing(self._title, self.level, thinker, trial).worth(world)
        return Result(worth, thinker.tried)

    def _thinker(self, view: State, seat: Seat, stop: Stop = never) -> Thinker:
        """Return a thinker for positions that follow from this view."""
        evaluation = self._evaluation(seat)
        if self.level.fixed_phase:
            evaluation = evaluation.with_fixed_phase(view, seat)
        return Thinker(self._title, evaluation, stop)

    def _evaluation(self, seat: Seat) -> Evaluation:
        return self._evaluations[seat % len(self._evaluations)]

    def _guess(self, view: State, seat: Seat, seed: int, number: int) -> State:
        """Return a guessed world; equal numbers give equal worlds for all compared lines."""
        world: State = self._title.guess(view, seat, world_seed(seed, number))
        return world

    def _seen(self, options: Sequence[Option], seed: int) -> Sequence[Option]:
        """Return the options that the level doesn't overlook: nobody takes a yes or no for a mere yes."""
        if len(options) <= 2:
            return options
        limit = self.level.blind_share * rng.MASK
        seen = [o for n, o in enumerate(options) if rng.mix((seed ^ rng.mix(n + 1)) & rng.MASK) >= limit]
        return seen or options

    def _clear_lead(self, seat: Seat) -> float:
        """Return the points by which a line leads so clearly that the level compares it with no other."""
        return self._evaluation(seat).clear_lead if self.level.revises else inf

    def _planned(self, view: State, seat: Seat, stop: Stop) -> Action | None:
        """Return the next decision of the plan, or of a clearly better one; None if no plan leads to this
        position.
        """
        made = self._plan.made(view) if self._plan else None
        if self._plan is None or made is None:
            return None
        if self._plan.tree is not None:
            self._revise(self._plan.line, self._plan.tree, made, view, seat, stop)
        return self._plan.action(made)

    @gc_paused()
    def _revise(self, line: Line, tree: Tree, made: int, view: State, seat: Seat, stop: Stop) -> None:
        """Replace the plan if a line that begins with the decisions made is clearly better."""
        begun, most = line.actions[:made], int(REVISION_SHARE * self.level.budget(view.seats))
        thinker, least = self._thinker(view, seat), line.value + self._clear_lead(seat)
        best, *_ = thinker.extended(begun, seat, self.level.width, most, stop, tree)
        if best.value <= least:
            return
        world = next(found.state for found in tree[begun[:-1]] if found.actions == begun)
        new, old = (self._price(thinker, world, seat, way.actions[made:]) for way in (best, line))
        if best.value - new > least - old:
            self._keep(Plan(best, tree), world.copy(), seat, made)

    def _keep(self, plan: Plan, world: State, seat: Seat, made: int = 0) -> None:
        """Follow a plan from a world in which some of its decisions are made."""
        plan.follow(self._title, world, seat, made)
        self._plan = plan


class _Comparison:
    """Compares the lines of one question in the same worlds."""

    def __init__(
        self, bot: Planner, view: State, seat: Seat, seed: int, lines: Sequence[Line], clear_lead: float
    ) -> None:
        """Compare the lines that are behind the first one by no more than a clear lead."""
        self._bot, self._view, self._seat, self._seed, self._lines = bot, view, seat, seed, lines
        self._least = lines[0].value - clear_lead
        self._found: list[list[float]] = [[] for _ in lines]

    def worths(self, positions: int, stop: Stop) -> list[float]:
        """Return the average value of each line over the worlds that the budget allows.

        Lines that fall behind are given up. After a stop, the worlds played so far count.
        """
        alive = [index for index, line in enumerate(self._lines) if line.value >= self._least]
        tried = DEFAULT_TRIAL_COST * len(alive)
        if self._bot.is_average(self._seat) and all(line.known is not None for line in self._lines):
            return [line.value for line in self._lines]
        worlds = MAX_TIMED_WORLDS if self._bot.by_clock else self._bot.level.worlds
        for number in range(1, worlds + 1):
            if len(alive) < 2 or positions < tried:
                break
            results = self._bot.play(self._view, self._trials(alive, number), stop)
            for index, result in zip(alive, results, strict=False):
                self._found[index].append(result.value)
            if len(results) < len(alive):
                break
            tried = sum(result.tried for result in results)
            positions -= tried
            if number >= MIN_WORLDS:
                alive = self._ahead(alive)
        return [self._worth(index) for index in range(len(self._lines))]

    def _trials(self, alive: Sequence[int], number: int) -> list[Trial]:
        lines = [self._lines[index] for index in alive]
        return [Trial(self._seat, self._seed, number, line.actions, line.asked, line.known) for line in lines]

    def _worth(self, index: int) -> float:
        """Return how much better a line is than the best-looking one in the same worlds.

        The immediate value counts as some worlds too; with few worlds luck would decide otherwise.
        """
        first, line = self._lines[0].value, self._lines[index].value
        better = [f - b for f, b in zip(self._found[index], self._found[0], strict=False)]
        return first + (PRIOR_WEIGHT * (line - first) + float_sum(better)) / (PRIOR_WEIGHT + len(better))

    def _ahead(self, alive: list[int]) -> list[int]:
        """Return the lines that are not clearly behind the best, and the first one, the reference."""
        best = max(alive, key=lambda index: mean(self._found[index]))
        return [i for i in alive if i in (0, best) or not _is_behind(self._found[i], self._found[best])]


def _is_behind(found: Sequence[float], best: Sequence[float]) -> bool:
    """Return whether a line is behind the best one by more than chance, compared world by world."""
    less = [b - f for f, b in zip(found, best, strict=True)]
    return mean(less) > BEHIND_ERRORS * stdev(less) / sqrt(len(less)) and mean(less) > 0
