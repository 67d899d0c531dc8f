"""One game as programs that learn play it: entries of the vocabulary in, rows of numbers out."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from functools import cache

from game.engine.game import Game
from game.engine.model import Action, Seat
from game.engine.title import Title
from game.rl.observation import Eyes
from game.rl.rewards import rewards
from game.rl.vocabulary import Reader, Vocabulary


class Table:
    """A game with the eyes of every seat."""

    def __init__(self, title: Title, seats: int, options: Mapping[str, str], seed: int) -> None:
        """A new game. Raises BadTable, Unlisted."""
        self.game = Game.new(title, seats, options, seed)
        self.readers, self._eyes = readers(title, seats), [Eyes(title, seat, seats) for seat in range(seats)]
        self.begin(seed)

    def begin(self, seed: int) -> None:
        """Another game at the same table."""
        self.game.reset(seed)
        self.decisions = 0
        self._ask()

    def _ask(self) -> None:
        self.seat: Seat | None = self.game.seat
        self._offered: dict[int, Action] | None = None

    @property
    def endless(self) -> bool:
        """Whether the game goes on for longer than its title expects."""
        return self.seat is not None and self.decisions >= self.game.title.max_decisions

    @property
    def offered(self) -> Mapping[int, Action]:
        """What the seat that chooses now may choose, by its entries. Raises Unlisted."""
        if self._offered is None:
            self._offered = {}
            if self.seat is not None:
                self._offered = self.readers[self.seat].entries(self.game.legal(self.seat))
        return self._offered

    def choose(self, entry: int) -> None:
        """Carry out what an entry says now. Raises KeyError for one that is not offered."""
        self.game.step(self.offered[entry], self.seat)
        self.decisions += 1
        self._ask()

    @property
    def rows(self) -> Sequence[array[int]]:
        """Where the numbers of each seat stand."""
        return [eyes.numbers for eyes in self._eyes]

    def look(self, seat: Seat) -> None:
        """Bring up to date the numbers of a seat."""
        self._eyes[seat].row(self.game.observe(seat))

    def rewards(self) -> list[float]:
        """What the game was worth to each seat."""
        return rewards(self.game.title, self.game.scores())


@cache
def vocabulary(title: Title) -> Vocabulary:
    """The actions of a title. Raises Unlisted."""
    return Vocabulary(title)


@cache
def readers(title: Title, seats: int) -> tuple[Reader, ...]:
    """The vocabulary in the eyes of each seat."""
    return tuple(Reader(vocabulary(title), seat, seats) for seat in range(seats))
