"""``hotseat bench --peer``: our titles beside catanatron, turn about in the same run.

Catanatron is The Settlers of Catan in plain Python, made for bots to play fast: the nearest engine to ours.

Compared are decisions a second and copies, each at its usual table: the peer's four seats, and of a title as
many as it has of these. A decision is, on either side: everything legal is listed, one of it is drawn with
equal odds, refused if it were not legal, and carried out with all that follows up to the next question.
Whole games are played, from the set-up to the end, with the options of a table where nobody has chosen.
A copy is what a search makes before it tries something: a game that goes on by itself, of a position in the
course of these games. Time is the processor's. The sides take turns every few tenths of a second, so that
what else runs on the machine slows them alike.
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
"""At the peer's usual table."""
ROUNDS = 15
DECISIONS = 5_000
"""Of a side in a round; as many again before the first one, which fill what is kept from game to game."""
COPIES = 50
"""Of the position that a side has come to by then."""
FASTER = 1.3
"""What is asked of every title: so many times the peer's decisions a second at least."""
SHARE = 0.2
"""What a copy may take at most: so much of the peer's time."""


class Side(msgspec.Struct, frozen=True):
    """One engine at a table: decisions a second, microseconds of a copy; both as so many times the peer's."""

    name: str
    seats: int
    decisions: float
    copy: float
    decisions_by_peer: float = 1
    copy_by_peer: float = 1


class Comparison(msgspec.Struct, frozen=True):
    """The peer, then our titles; `faster` and `share` are asked of each."""

    peer: Side
    titles: list[Side]
    faster: float = FASTER
    share: float = SHARE

    @property
    def broken(self) -> list[str]:
        """What is asked and not reached."""
        slow = [f"{side.name}: decisions" for side in self.titles if side.decisions_by_peer < self.faster]
        return slow + [f"{side.name}: copy" for side in self.titles if side.copy_by_peer > self.share]


def installed() -> bool:
    """Return whether the peer can be measured here."""
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
    """As many as the peer's, or what is nearest."""
    return min(title.seats, key=lambda seats: abs(seats - SEATS))


def _ours(title: Title) -> Iterator[Game]:
    """Random games without end, one after another; the game after every decision."""
    chance = random.Random(1)
    for seed in count(1):
        game = Game.new(title, _seats(title), seed=seed)
        while legal := game.legal():
            game.step(legal[int(chance.random() * len(legal))].action)
            yield game


def _theirs() -> Iterator[Any]:
    """Yield the same of the peer: the loop of its own ``Game.play``, with its own random players."""
    from catanatron import Color, RandomPlayer
    from catanatron import Game as Catan
    from catanatron.game import TURNS_LIMIT

    for seed in count(1):
        game = Catan([RandomPlayer(color) for color in Color], seed=seed)
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            game.play_tick()
            yield game


class _Played:
    """A side while it is measured."""

    def __init__(self, name: str, seats: int, games: Iterator[Any], copy: Callable[[Any], Any]) -> None:
        self._name, self._seats, self._games, self._copy = name, seats, games, copy
        self._spent, self._copies = 0.0, list[float]()

    def play(self) -> Any:
        """So many decisions. Returns the game that they have come to."""
        (game,) = deque(islice(self._games, DECISIONS), maxlen=1)
        return game

    def round(self) -> None:
        """Decisions, then copies."""
        start = time.process_time()
        game = self.play()
        played = time.process_time()
        for _ in range(COPIES):
            self._copy(game)
        copied = time.process_time()
        self._spent += played - start
        self._copies.append((copied - played) / COPIES)

    def figures(self) -> Side:
        """What all rounds came to."""
        made = DECISIONS * len(self._copies)
        return Side(self._name, self._seats, made / self._spent, median(self._copies) * 1e6)
