"""A bot that looks to the end of its own turn and takes what then looks best.

It knows only its seat's view. What the view hides, it guesses; a title's Evaluation says how good a
position looks. Within a turn it follows the most promising line first, up to a number of positions.
"""

from __future__ import annotations

import heapq
from collections import Counter
from collections.abc import Sequence
from typing import Any

from game.bots.search.lines import planned
from game.engine import flow, rng
from game.engine.judging.evaluation import Evaluation
from game.engine.model import Action, Option, Seat, State
from game.engine.title import Title
from game.packages.registry import Package

HASTE = 1e-3
"""What a decision costs, so that of equal lines the shortest is taken."""
LONGEST = 40
"""Decisions after which a line is given up; it goes round in a circle."""
MANY = 12
"""Options of a question that are not all looked at once the share is used."""
STRAIGHT = 6
"""Questions after that, at which buttons alone are looked at however few options there are."""
MUCH = 32
"""Options of a question that are all followed."""
WIDE = 20
"""Where there are more: as many as are followed, those that look best at once."""
ALIKE = 8
"""Of options that look exactly alike no more than so many are among them."""
ENDLESS = -1e6
"""What an option is worth of which every line was given up."""


def make(package: Package) -> Greedy:
    """The bot for a title."""
    return Greedy(package.title, package.evaluation)


class Greedy:
    """One turn of look-ahead. `positions` bounds the work for each of the `guesses`."""

    def __init__(self, title: Title, evaluation: Evaluation, positions: int = 120, guesses: int = 2) -> None:
        self.title = title
        self.evaluation = evaluation
        self.positions = positions
        self.guesses = guesses

    def choose(self, view: State, seat: Seat, options: Sequence[Option], seed: int) -> Action:
        """The option whose best continuation is worth most on average over the guesses."""
        options = self.evaluation.useful(view, seat, planned(options))
        if len(options) == 1:
            return options[0].action
        values = dict(self.evaluation.known_values(view, seat, options))
        if unknown := [option for option in options if option.action not in values]:
            values |= self._look_ahead(view, seat, unknown, seed)
        options = [option for option in options if option.action in values]
        return options[_best([values[option.action] for option in options], seed)].action

    def _look_ahead(
        self, view: State, seat: Seat, options: Sequence[Option], seed: int
    ) -> dict[Action, float]:
        """What the options bring on average over the guesses; of very many only those that look best."""
        worlds = [self.title.guess(view, seat, rng.mix((seed + n) & rng.MASK)) for n in range(self.guesses)]
        if len(options) > MUCH:
            options = _Turn(self, worlds[0], seat, options).promising(seed)
        total = dict.fromkeys((option.action for option in options), 0.0)
        for world in worlds:
            values = _Turn(self, world, seat, options).values(self.positions)
            for option, value in zip(options, values, strict=True):
                total[option.action] += value / self.guesses
        return total


def _enough(options: Sequence[Option], many: int) -> Sequence[Option]:
    """Of more than so many options only the buttons, if there are any."""
    buttons = [o for o in options if o.source is None] if len(options) > many else []
    return buttons or options


def _best(values: list[float], seed: int) -> int:
    """The place of the highest value; the seed decides between equal ones."""
    top = max(values) - 1e-9
    tied = [index for index, value in enumerate(values) if value >= top]
    return tied[rng.mix(seed & rng.MASK) % len(tied)]


_Line = tuple[float, bool, int, int, Any]
"""Its value turned round (a heap gives the least), whether it is no button (of equals a button goes first,
which mostly means: enough), a number, its decisions, the position (None: what follows is not to be known)."""


class _Turn:
    """The seat's own decisions from one position to the end of its turn."""

    def __init__(self, bot: Greedy, world: State, seat: Seat, options: Sequence[Option]) -> None:
        self._title, self._evaluation, self._seat = bot.title, bot.evaluation, seat
        self._first = world
        self._turn = world.turn
        self._options = options
        self._made = 0
        self._secret = self._title.view(world, seat).stack[-1] != world.stack[-1] and any(
            map(self._stays, options)
        )

    def promising(self, seed: int) -> Sequence[Option]:
        """The options whose positions look best at once, and not too many that look alike."""
        looks = {index: self._after(self._first, option, 1)[0] for index, option in enumerate(self._options)}
        shuffled = sorted(looks, key=lambda index: rng.mix((seed + index) & rng.MASK))
        alike: Counter[float] = Counter()
        chosen: list[int] = []
        for index in sorted(shuffled, key=looks.__getitem__):
            alike[round(looks[index], 6)] += 1
            if alike[round(looks[index], 6)] <= ALIKE:
                chosen.append(index)
        return [self._options[index] for index in sorted(chosen[:WIDE])]

    def values(self, positions: int) -> list[float]:
        """The value of each option; each has the same share of about so many positions."""
        share = max(4, positions // len(self._options))
        return [self._worth(option, share) for option in self._options]

    def _worth(self, option: Option, share: int) -> float:
        """The best value at an end of the turn: best first while the share lasts, then straight on where a
        line that is left looks better than every end."""
        ends: list[float] = []
        waiting = [self._after(self._first, option, 1)]
        last = self._made + share
        while waiting and self._made < last:
            self._follow(heapq.heappop(waiting), waiting, ends)
        while waiting and -waiting[0][0] > max(ends, default=ENDLESS):
            ends.append(self._straight_on(heapq.heappop(waiting), max(MANY, share)))
            if ends[-1] > ENDLESS:
                break
        return max(ends, default=ENDLESS)

    def _follow(self, line: _Line, waiting: list[_Line], ends: list[float]) -> None:
        """One decision further, in every way."""
        value, _, _, depth, state = line
        if state is None or self._ends(state):
            ends.append(-value)
        elif depth < LONGEST:
            options = self._useful(state)
            known = self._weighed(state, options)
            ends.extend(worth - HASTE * (depth + 1) for worth in known.values())
            for option in options:
                if option.action not in known:
                    heapq.heappush(waiting, self._after(state, option, depth + 1))

    def _straight_on(self, line: _Line, many: int) -> float:
        """The end of a line if every decision takes what looks best at once."""
        for number in range(LONGEST):
            value, _, _, depth, state = line
            if state is None or self._ends(state):
                return -value
            options = self._useful(state)
            if known := self._weighed(state, options):
                return max(known.values()) - HASTE * (depth + 1)
            options = _enough(options, many if number < STRAIGHT else 0)
            line = min(self._after(state, option, depth + 1) for option in options)
        return ENDLESS

    def _useful(self, state: State) -> Sequence[Option]:
        """What a plan may go on with."""
        return self._evaluation.useful(state, self._seat, planned(flow.legal(state)[self._seat]))

    def _weighed(self, state: State, options: Sequence[Option]) -> dict[Action, float]:
        """What the title knows of options without looking ahead."""
        return self._evaluation.known_values(self._title.view(state, self._seat), self._seat, options)

    def _ends(self, state: State) -> bool:
        return state.turn != self._turn or self._seat not in flow.choices(state)

    def _after(self, state: State, option: Option, depth: int) -> _Line:
        """What an option leads to after so many decisions."""
        after = state.copy()
        flow.play(after, self._seat, option.action)
        self._made += 1
        known = state if self._reveals(after) else after
        value = self._evaluation.evaluate(self._title.view(known, self._seat), self._seat) - HASTE * depth
        return -value, option.source is not None, self._made, depth, after if known is after else None

    def _reveals(self, after: State) -> bool:
        """Whether a question with secrets of others was left: a guess at these is nothing to count on."""
        return self._secret and not self._same_question(after)

    def _stays(self, option: Option) -> bool:
        """Whether more is asked before what is secret comes out, so that one's own choice shows already."""
        after = self._first.copy()
        flow.play(after, self._seat, option.action)
        return self._same_question(after)

    def _same_question(self, after: State) -> bool:
        return bool(after.stack) and type(after.stack[-1]) is type(self._first.stack[-1])
