"""``hotseat bench --peer``: our titles compared with catanatron in the same run.

Catanatron is The Settlers of Catan in pure Python, made for bots to play fast: the engine most like ours. The
comparison is of decisions a second and of copies, each at its usual table: the peer's four seats, and for a
title the nearest number it supports. On either side a decision means: list all legal actions, draw one with
equal probability, check that it is legal, and carry it out with everything that follows up to the next
question. Whole games are played, including set-up, with default options. A copy is what a search makes before
it tries something: an independent game, taken from positions of these games. Time is processor time. The
sides alternate every few tenths of a second, so that other programs slow them down equally.
"""

from __future__ import annotations

import random
import time
from collections import deque
from collections.abc import Callable, Iterator
from importlib.metadata import version
from importlib.util import find_spec
from itertools import count, islice
from statistics import median
from typing import Any

import msgspec

from game.engine.game import Game
from game.engine.title import Title
from game.packages import registry

PEER = "catanatron"
SEATS = 4
"""The seats at the peer's usual table."""
ROUNDS = 15
DECISIONS = 5_000
"""The decisions of a side in a round; as many before the first round fill the caches."""
COPIES = 50
"""The copies of the position that a side has then reached."""
MIN_RATE_RATIO = 1.3
"""The required ratio of a title's decisions a second to the peer's."""
MAX_COPY_RATIO = 0.2
"""The largest allowed ratio of a title's time for a copy to the peer's."""


class Side(msgspec.Struct, frozen=True):
    """One engine at a table: decisions a second, microseconds for a copy, and both relative to the peer's."""

    name: str
    seats: int
    decisions: float
    copy: float
    decisions_by_peer: float = 1
    copy_by_peer: float = 1


class Comparison(msgspec.Struct, frozen=True):
    """The peer, then our titles; `faster` and `share` are the required ratios."""

    peer: Side
    titles: list[Side]
    faster: float = MIN_RATE_RATIO
    share: float = MAX_COPY_RATIO

    @property
    def broken(self) -> list[str]:
        """The requirements that are missed."""
        slow = [f"{side.name}: decisions" for side in self.titles if side.decisions_by_peer < self.faster]
        return slow + [f"{side.name}: copy" for side in self.titles if side.copy_by_peer > self.share]


def installed() -> bool:
    """Return whether the peer is installed."""
    return find_spec(PEER) is not None


def run() -> Comparison:
    """Measure the peer and every installed title."""
    titles = [registry.find(name).title for name in registry.names()]
    sides = [_Played(PEER, SEATS, _theirs(), lambda game: game.copy())]
    sides += [_Played(title.id, _seats(title), _ours(title), Game.clone) for title in titles]
    for side in sides:
        side.play()
    for _ in range(ROUNDS):
        for side in sides:
            side.round()
    peer, *ours = (side.figures() for side in sides)
    named = msgspec.structs.replace(peer, name=f"{PEER} {version(PEER)}")
    return Comparison(named, [_beside(peer, side) for side in ours])


def _beside(peer: Side, ours: Side) -> Side:
    return msgspec.structs.replace(
        ours, decisions_by_peer=ours.decisions / peer.decisions, copy_by_peer=ours.copy / peer.copy
    )


def _seats(title: Title) -> int:
    """Return the number of seats nearest to the peer's."""
    return min(title.seats, key=lambda seats: abs(seats - SEATS))


def _ours(title: Title) -> Iterator[Game]:
    """Yield a game after every decision, in an endless series of random games."""
    chance = random.Random(1)
    for seed in count(1):
        game = Game.new(title, _seats(title), seed=seed)
        while legal := game.legal():
            game.step(legal[int(chance.random() * len(legal))].action)
            yield game


def _theirs() -> Iterator[Any]:
    """Yield the peer's game after every decision: the loop of its own ``Game.play`` with its own random
    players.
    """
    from catanatron import Color, RandomPlayer
    from catanatron import Game as Catan
    from catanatron.game import TURNS_LIMIT

    for seed in count(1):
        game = Catan([RandomPlayer(color) for color in Color], seed=seed)
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            game.play_tick()
            yield game


class _Played:
    """One side of the comparison while it is measured."""

    def __init__(self, name: str, seats: int, games: Iterator[Any], copy: Callable[[Any], Any]) -> None:
        self._name, self._seats, self._games, self._copy = name, seats, games, copy
        self._spent, self._copies = 0.0, list[float]()

    def play(self) -> Any:
        """Play the decisions of a round and return the game that they reach."""
        (game,) = deque(islice(self._games, DECISIONS), maxlen=1)
        return game

    def round(self) -> None:
        """Measure the decisions, then the copies, of a round."""
        start = time.process_time()
        game = self.play()
        played = time.process_time()
        for _ in range(COPIES):
            self._copy(game)
        copied = time.process_time()
        self._spent += played - start
        self._copies.append((copied - played) / COPIES)

    def figures(self) -> Side:
        """Return the results of all rounds."""
        made = DECISIONS * len(self._copies)
        return Side(self._name, self._seats, made / self._spent, median(self._copies) * 1e6)
