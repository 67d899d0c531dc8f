"""Lines of play: a seat's decisions up to the end of its turn, searched best first."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from math import ceil
from operator import itemgetter
from typing import Any

import msgspec

from game.engine import flow
from game.engine.judging.evaluation import Evaluation
from game.engine.model import Action, Option, Seat, State
from game.engine.title import Title

DECISION_PENALTY = 1e-3
"""Points that each decision costs, so that the shortest of equal lines is best."""
MAX_DECISIONS = 40
"""The most decisions in a line; a longer one goes round in circles."""
FINISHING_WIDTH = 2
"""The number of lines that are finished once the budget of positions is used up."""
BEGINNING_DECISIONS = 2
"""The number of decisions by which lines count as different ways to begin a turn."""
Outcome = tuple[float, State]
"""A position that may follow, and its probability."""
Stop = Callable[[], bool]
"""Returns True once thinking must end."""


def never() -> bool:
    """Return False: a stop condition that never ends thinking."""
    return False


def planned(options: Sequence[Option]) -> Sequence[Option]:
    """Return the options that a plan may use: those for bots, or all if there are none."""
    return [option for option in options if not option.not_for_bots] or options


class Line(msgspec.Struct, frozen=True):
    """A seat's decisions, the resulting position, and its value.

    asked   the question at each decision
    over    True if the turn is over, or the odds of what follows are known: `state` is then the position
    before it
    known   the title's known value of the last decision, if it has one
    """

    actions: tuple[Action, ...]
    state: State
    value: float
    over: bool = False
    known: float | None = None
    asked: tuple[str, ...] = ()


Tree = dict[tuple[Action, ...], "list[Line]"]
"""The lines that were tried, by the decisions of the line that they extend by one."""


def question(state: State) -> str:
    """Return a key of the question in a position, with everything it depends on."""
    return repr(state.stack[-1]) if state.stack else ""


class Stopped(Exception):
    """Thinking ended before there was any result."""


class Thinker:
    """Tries out decisions and evaluates the positions after them. `tried` counts these positions."""

    def __init__(self, title: Title, evaluation: Evaluation, stop: Stop = never) -> None:
        """Make every further trial raise Stopped once `stop` returns True."""
        self._title, self._evaluation, self._stop = title, evaluation, stop
        self.tried = 0

    @property
    def is_average(self) -> bool:
        """True if the evaluation already averages over chance."""
        return self._evaluation.is_average

    @property
    def clear_lead(self) -> float:
        """The points by which a line leads so clearly that it needs no comparison."""
        return self._evaluation.clear_lead

    # ---- one decision
    def options(self, state: State, seat: Seat) -> Sequence[Option]:
        """Return the options that a planning bot may choose from."""
        return self.sensible(state, seat, flow.legal(state).get(seat, []))

    def sensible(self, state: State, seat: Seat, options: Sequence[Option]) -> Sequence[Option]:
        """Return the options for bots, and the others whose value the title knows."""
        options = self._evaluation.useful(state, seat, options)
        if not any(option.not_for_bots for option in options):
            return options
        known = self.known(state, seat, options)
        return [o for o in options if not o.not_for_bots or o.action in known] or options

    def known(self, state: State, seat: Seat, options: Sequence[Option]) -> dict[Action, float]:
        """Return the title's known values of options, without lookahead."""
        values = self._evaluation.known_values(state, seat, options)
        if not values:
            return values
        return {option.action: values[option.action] for option in options if option.action in values}

    def outcomes(self, state: State, seat: Seat, action: Action) -> list[Outcome]:
        """Return the positions after a decision with a known value, with their probabilities."""
        ends = list(self._evaluation.outcomes(state, seat, action))
        for _, end in ends:
            flow.settle(end)
        return ends or [(1.0, self.after(state, seat, action))]

    def after(self, state: State, seat: Seat, action: Action) -> State:
        """Return a new position, after one decision."""
        if self._stop():
            raise Stopped
        after = state.copy()
        flow.play(after, seat, action)
        self.tried += 1
        return after

    def value(self, state: State, seat: Seat) -> float:
        """Return the value of a position for a seat, in points."""
        return self._evaluation.evaluate(state, seat)

    def may_end(self, state: State, seat: Seat) -> bool:
        """Return whether the seat's next turn may end the game."""
        return self._evaluation.may_end(state, seat)

    def terms(self, state: State, seat: Seat) -> Mapping[str, float]:
        """Return the terms of a position's value, by feature."""
        return self._evaluation.terms(state, seat)

    def terms_of(self, line: Line, seat: Seat) -> Mapping[str, float]:
        """Return the terms of the value at the end of a line, or those of its last decision's known value."""
        if line.known is None:
            return self.terms(line.state, seat)
        return self._evaluation.known_terms(line.state, seat, line.actions[-1])

    def best(self, state: State, seat: Seat) -> Action:
        """Return the action with the best immediate value."""
        options = self.options(state, seat)
        if len(options) == 1:
            return options[0].action
        known = self.known(state, seat, options)
        worths = [(worth, action) for action, worth in known.items()]
        for option in options:
            if not known or option.action not in known:
                worths.append((self.value(self.after(state, seat, option.action), seat), option.action))
        return max(worths, key=itemgetter(0))[1]

    # ---- a turn
    def lines(
        self, state: State, seat: Seat, options: Sequence[Option], width: int, most: int = 10**9,
        stop: Stop = never, tree: Tree | None = None,
    ) -> list[Line]:  # fmt: skip
        """Return lines from the given options to the end of the turn, the best first.

        Of each length the best `width` lines are extended (beam search), fewer of them once half of `most`
        positions are tried; after `most` only a few are finished. Once `stop` returns True, return only the
        best line if none is finished.

        tree: receives the lines that were tried, for `extended`
        """
        begun = self._further(Line((), state, 0.0), seat, options, state.turn)
        if tree is not None:
            tree[()] = begun
        return self._beam(begun, 0, seat, width, most, stop, tree)

    def extended(
        self, made: tuple[Action, ...], seat: Seat, width: int, most: int, stop: Stop, tree: Tree
    ) -> list[Line]:  # fmt: skip
        """Return lines that begin with these decisions, like `lines`; only those missing in `tree` are tried.

        tree: it holds the lines with one more decision, and receives further ones
        """
        return self._beam(tree[made], len(made), seat, width, most, stop, tree)

    def _beam(
        self, open_lines: list[Line], made: int, seat: Seat, width: int, most: int, stop: Stop,
        tree: Tree | None,
    ) -> list[Line]:  # fmt: skip
        """Return the finished lines of a beam search from open lines, the best first.

        made: the number of decisions with which all of them begin
        """
        last, ends = self.tried + most, list[Line]()
        for _ in range(MAX_DECISIONS):
            ends += (line for line in open_lines if line.over)
            going = _distinct(line for line in open_lines if not line.over)
            if not going:
                break
            left = max(0.0, (last - self.tried) / most)
            if stop():
                kept = going[: not ends]
            else:
                wide = ceil(width * min(1.0, 2 * left))
                kept = _kept(going, made, wide) if left else going[:FINISHING_WIDTH]
            open_lines = []
            for line in kept:
                if left and open_lines and self.tried >= last:
                    break
                open_lines += self._extensions(line, seat, tree)
        return _distinct(ends) or _distinct(open_lines)

    def line(self, state: State, seat: Seat, actions: Sequence[Action]) -> Line:
        """Return the line with these decisions, up to the first impossible one."""
        turn, taken, asked, known = state.turn, list[Action](), list[str](), None
        for action in actions:
            options = flow.legal(state).get(seat, []) if state.turn == turn else []
            if all(option.action != action for option in options):
                break
            known = self.known(state, seat, options).get(action)
            taken.append(action)
            asked.append(question(state))
            if known is not None:
                break
            state = self.finish(self.after(state, seat, action), turn, until=seat)
        if known is None:
            state = self.finish(state, turn)
        value = self.value(state, seat) if known is None else known
        return Line(tuple(taken), state, value - DECISION_PENALTY * len(taken), True, known, tuple(asked))

    def finish(self, state: State, turn: int, until: Seat | None = None) -> State:
        """Return the position after every seat has taken its best immediate action, until the turn is over or
        `until` is asked.
        """
        for _ in range(MAX_DECISIONS):
            asked = flow.choosers(state)
            if state.turn != turn or not asked or until in asked:
                break
            chooser = min(asked)
            state = self.after(state, chooser, self.best(state, chooser))
        return state

    def _extensions(self, line: Line, seat: Seat, tree: Tree | None) -> list[Line]:
        """Return the extensions of a line by one decision: those in the tree, or new ones."""
        found = None if tree is None else tree.get(line.actions)
        if found is None:
            found = self._further(line, seat, self.options(line.state, seat), line.state.turn)
        if tree is not None:
            tree[line.actions] = found
        return found

    def _further(self, line: Line, seat: Seat, options: Sequence[Option], turn: int) -> list[Line]:
        """Return the line extended by every possible next decision."""
        known = self.known(line.state, seat, options)
        found, asked = [], (*line.asked, question(line.state))
        for option in options:
            actions = (*line.actions, option.action)
            if option.action in known:
                value = known[option.action] - DECISION_PENALTY * len(actions)
                found.append(Line(actions, line.state, value, True, known[option.action], asked))
                continue
            state = self.finish(self.after(line.state, seat, option.action), turn, until=seat)
            over = state.turn != turn or seat not in flow.choosers(state)
            value = self.value(state, seat) - DECISION_PENALTY * len(actions)
            found.append(Line(actions, state, value, over, asked=asked))
        return found


def varied(lines: Sequence[Line], most: int, alike: int) -> list[Line]:
    """Return the best lines, at most `alike` of them with the same first decision."""
    chosen: list[Line] = []
    for line in lines:
        if sum(line.actions[0] == other.actions[0] for other in chosen) < alike:
            chosen.append(line)
        if len(chosen) == most:
            break
    return chosen


def _kept(lines: Sequence[Line], made: int, width: int) -> list[Line]:
    """Return the best lines, and the best line of each beginning after the decisions that all have in common.

    Lines that cost something now and pay later would otherwise lose to many small turns of one kind.
    """
    kept: list[Line] = []
    begun = set[tuple[Action, ...]]()
    for line in lines:
        begins = line.actions[made : made + BEGINNING_DECISIONS]
        if len(kept) < width or (begins not in begun and len(kept) < 2 * width):
            kept.append(line)
            begun.add(begins)
    return kept


def _distinct(lines: Iterable[Line]) -> list[Line]:
    """Return the lines, the best first. Of lines that lead to equal positions only the first is kept."""
    found: dict[Any, Line] = {}
    for line in sorted(lines, key=lambda line: -line.value):
        worth = round(line.value + DECISION_PENALTY * len(line.actions), 6)
        found.setdefault((worth, line.over, question(line.state)), line)
    return list(found.values())
