"""A bot that looks to the end of its own turn and takes what then looks best.

It knows only its seat's view. What the view hides, it guesses; a title's `value` says how good a
position looks. Within a turn it follows the most promising line first, up to a number of positions.
"""

from __future__ import annotations

import heapq
from collections.abc import Sequence
from typing import Any

from game.engine import flow, rng
from game.engine.model import Action, Option, Seat, State
from game.engine.title import Title


class Greedy:
    """One turn of look-ahead. `positions` bounds the work for each of the `guesses`."""

    def __init__(self, positions: int = 120, guesses: int = 2) -> None:
        self.positions = positions
        self.guesses = guesses

    def choose(self, title: Title, view: State, seat: Seat, options: Sequence[Option], seed: int) -> Action:
        """The option whose best continuation is worth most on average over the guesses."""
        if len(options) == 1:
            return options[0].action
        total = [0.0] * len(options)
        for number in range(self.guesses):
            world = title.guess(view, seat, rng.mix((seed + number) & rng.MASK))
            for index, value in enumerate(_Turn(title, world, seat, options).values(self.positions)):
                total[index] += value
        return options[_best(total, seed)].action


def _best(values: list[float], seed: int) -> int:
    """The place of the highest value; the seed decides between equal ones."""
    top = max(values) - 1e-9
    tied = [index for index, value in enumerate(values) if value >= top]
    return tied[rng.mix(seed & rng.MASK) % len(tied)]


class _Turn:
    """The seat's own decisions from one position to the end of its turn, most promising first."""

    def __init__(self, title: Title, world: State, seat: Seat, options: Sequence[Option]) -> None:
        self._title, self._seat = title, seat
        self._first = world
        self._turn = world.turn
        self._options = options
        self._open: list[tuple[float, int, int, Any]] = []
        self._made = 0
        self._seen: list[float | None] = [None] * len(options)
        """Best value met under each first option, also within the turn."""
        self._ended: list[float | None] = [None] * len(options)
        """Best value under each first option at an end of the turn."""

    def values(self, positions: int) -> list[float]:
        """The value of each option, after looking at about so many positions."""
        for index, option in enumerate(self._options):
            self._look(self._first, option, index)
        while self._open and self._made < positions:
            _, _, index, state = heapq.heappop(self._open)
            for option in flow.legal(state)[self._seat]:
                self._look(state, option, index)
        return [self._worth(index) for index in range(len(self._options))]

    def _worth(self, index: int) -> float:
        ended, seen = self._ended[index], self._seen[index]
        return ended if ended is not None else seen if seen is not None else 0.0

    def _look(self, state: State, option: Option, index: int) -> None:
        """Play an option in a copy, value what comes out, and keep it if the turn goes on."""
        after = state.copy()
        flow.play(after, self._seat, option.action)
        self._made += 1
        value = self._title.value(self._title.view(after, self._seat), self._seat)
        self._seen[index] = _higher(self._seen[index], value)
        if after.turn == self._turn and self._seat in flow.choices(after):
            heapq.heappush(self._open, (-value, self._made, index, after))
        else:
            self._ended[index] = _higher(self._ended[index], value)


def _higher(known: float | None, value: float) -> float:
    return value if known is None or value > known else known
