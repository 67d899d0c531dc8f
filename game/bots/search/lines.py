"""Lines of play: what a seat may decide one after the other until its turn is over, the best ones first."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from math import ceil
from typing import Any

import msgspec

from game.engine import flow
from game.engine.judging.evaluation import Evaluation
from game.engine.model import Action, Option, Seat, State
from game.engine.title import Title

DECISION_PENALTY = 1e-3
"""What a decision costs, so that of equal lines the shortest is taken."""
LONGEST = 40
"""Decisions after which a line is given up; it goes round in a circle."""
FINISHING_WIDTH = 2
"""Lines that are brought to their end when as many positions were tried as there should be."""
BEGINNING = 2
"""Decisions by which lines count as different ways to begin a turn."""
Stop = Callable[[], bool]
"""Whether thinking must come to an end now."""


def never() -> bool:
    """Nothing says that thinking must come to an end."""
    return False


def planned(options: Sequence[Option]) -> Sequence[Option]:
    """What belongs to a plan: all that is for bots."""
    return [option for option in options if not option.not_for_bots] or options


class Line(msgspec.Struct, frozen=True):
    """Decisions of a seat, the position they lead to, and what that is worth.

    asked   what was asked at each decision
    over    its turn is done, or the odds of what follows are known: `state` is then still before it
    known   what the title knows it to be worth, where it does
    """

    actions: tuple[Action, ...]
    state: State
    value: float
    over: bool = False
    known: float | None = None
    asked: tuple[str, ...] = ()


def question(state: State) -> str:
    """What is asked in a position, with all that hangs on it."""
    return repr(state.stack[-1]) if state.stack else ""


class Stopped(Exception):
    """Thinking came to an end before anything was found out."""


class Thinker:
    """Tries out decisions and judges what comes of them. `tried` counts the positions."""

    def __init__(self, title: Title, evaluation: Evaluation, stop: Stop = never) -> None:
        """Once `stop` says so, whatever is tried raises Stopped."""
        self._title, self._evaluation, self._stop = title, evaluation, stop
        self.tried = 0

    @property
    def is_average(self) -> bool:
        """Whether it counts what comes by chance on average."""
        return self._evaluation.is_average

    # ---- one decision
    def options(self, state: State, seat: Seat) -> Sequence[Option]:
        """What a bot with a plan may choose."""
        return self.sensible(state, seat, flow.legal(state).get(seat, []))

    def sensible(self, state: State, seat: Seat, options: Sequence[Option]) -> Sequence[Option]:
        """Of the options those for bots, and others of which the title knows what they are worth."""
        options = self._evaluation.useful(state, seat, options)
        if not any(option.not_for_bots for option in options):
            return options
        known = self.known(state, seat, options)
        return [o for o in options if not o.not_for_bots or o.action in known] or options

    def known(self, state: State, seat: Seat, options: Sequence[Option]) -> dict[Action, float]:
        """What the title knows of options without looking ahead."""
        values = self._evaluation.known_values(state, seat, options)
        return {option.action: values[option.action] for option in options if option.action in values}

    def after(self, state: State, seat: Seat, action: Action) -> State:
        """Return a new position, one decision later."""
        if self._stop():
            raise Stopped
        after = state.copy()
        flow.play(after, seat, action)
        self.tried += 1
        return after

    def value(self, state: State, seat: Seat) -> float:
        """What a position is worth to a seat."""
        return self._evaluation.evaluate(state, seat)

    def may_end(self, state: State, seat: Seat) -> bool:
        """Return whether a seat's next turn may end the game."""
        return self._evaluation.may_end(state, seat)

    def terms(self, state: State, seat: Seat) -> Mapping[str, float]:
        """What each feature adds to that."""
        return self._evaluation.terms(state, seat)

    def terms_of(self, line: Line, seat: Seat) -> Mapping[str, float]:
        """What each feature adds at the end of a line, or the parts of what is known of its last decision."""
        if line.known is None:
            return self.terms(line.state, seat)
        return self._evaluation.known_terms(line.state, seat, line.actions[-1])

    def best(self, state: State, seat: Seat) -> Action:
        """What looks best at once."""
        options = self.options(state, seat)
        if len(options) == 1:
            return options[0].action
        values = self.known(state, seat, options)
        for option in options:
            if option.action not in values:
                values[option.action] = self.value(self.after(state, seat, option.action), seat)
        return max(values, key=values.__getitem__)

    # ---- a turn
    def lines(
        self, state: State, seat: Seat, options: Sequence[Option], width: int, most: int = 10**9,
        stop: Stop = never,
    ) -> list[Line]:  # fmt: skip
        """Lines that begin with one of the options and go to the end of the turn, the best first. Of each
        length the `width` best are followed, fewer of them from the half of `most` positions on; after these
        a few are brought to their end. Once `stop` says so, the best one alone, if none has ended."""
        last, ends = self.tried + most, list[Line]()
        open_lines = self._further(Line((), state, 0.0), seat, options, state.turn)
        for _ in range(LONGEST):
            ends += (line for line in open_lines if line.over)
            going = _distinct(line for line in open_lines if not line.over)
            if not going:
                break
            left = max(0.0, (last - self.tried) / most)
            if stop():
                kept = going[: not ends]
            else:
                kept = _kept(going, ceil(width * min(1.0, 2 * left))) if left else going[:FINISHING_WIDTH]
            open_lines = []
            for line in kept:
                if left and open_lines and self.tried >= last:
                    break
                open_lines += self._further(line, seat, self.options(line.state, seat), state.turn)
        return _distinct(ends) or _distinct(open_lines)

    def line(self, state: State, seat: Seat, actions: Sequence[Action]) -> Line:
        """Return the line of these decisions, as far as they are possible."""
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
        """Return the same once every seat took what looks best, until the turn has ended or a seat is
        asked."""
        for _ in range(LONGEST):
            asked = flow.choices(state)
            if state.turn != turn or not asked or until in asked:
                break
            chooser = min(asked)
            state = self.after(state, chooser, self.best(state, chooser))
        return state

    def _further(self, line: Line, seat: Seat, options: Sequence[Option], turn: int) -> list[Line]:
        """Return a line with one more decision, in every way."""
        known = self.known(line.state, seat, options)
        found, asked = [], (*line.asked, question(line.state))
        for option in options:
            actions = (*line.actions, option.action)
            if option.action in known:
                value = known[option.action] - DECISION_PENALTY * len(actions)
                found.append(Line(actions, line.state, value, True, known[option.action], asked))
                continue
            state = self.finish(self.after(line.state, seat, option.action), turn, until=seat)
            over = state.turn != turn or seat not in flow.choices(state)
            value = self.value(state, seat) - DECISION_PENALTY * len(actions)
            found.append(Line(actions, state, value, over, asked=asked))
        return found


def _kept(lines: Sequence[Line], width: int) -> list[Line]:
    """Return the best ones, and of each beginning the best: what costs at once and pays later would else give
    way to many small turns of one kind."""
    kept: list[Line] = []
    begun = set[tuple[Action, ...]]()
    for line in lines:
        begins = line.actions[:BEGINNING]
        if len(kept) < width or (begins not in begun and len(kept) < 2 * width):
            kept.append(line)
            begun.add(begins)
    return kept


def _distinct(lines: Iterable[Line]) -> list[Line]:
    """Return the best first; of those that look exactly alike, mostly the same by another way, the first
    alone.
    """
    found: dict[Any, Line] = {}
    for line in sorted(lines, key=lambda line: -line.value):
        worth = round(line.value + DECISION_PENALTY * len(line.actions), 6)
        found.setdefault((worth, line.over, question(line.state)), line)
    return list(found.values())
