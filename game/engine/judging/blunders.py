"""Blunders: turns and ends of a game that no good player would sign, by rules that a title names."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from game.engine import flow
from game.engine.game import Game
from game.engine.model import Action, Event, Option, Seat


class Decided(NamedTuple):
    """A decision of a seat: the whole positions before and after it, and what happened in between.

    options  what was legal
    """

    before: Any
    seat: Seat
    action: Action
    options: Sequence[Option]
    after: Any
    events: Sequence[Event]


class SeatTurn(NamedTuple):
    """All decisions of a seat in one turn: its own, or another seat's in which it was asked."""

    seat: Seat
    decisions: Sequence[Decided]

    @property
    def before(self) -> Any:
        """The position before the first decision."""
        return self.decisions[0].before

    @property
    def after(self) -> Any:
        """The position after the last decision."""
        return self.decisions[-1].after

    def events(self, verb: str) -> Iterator[Event]:
        """Yield the events with a verb that are about the seat."""
        for decided in self.decisions:
            yield from (e for e in decided.events if e.verb == verb and e.facts.get("seat") == self.seat)


class Blunder(msgspec.Struct, frozen=True):
    """A kind of blunder.

    id       one word or more, joined by hyphens
    what     what the seat did, as a sentence without a subject: "declines a star that costs nothing"
    of_turn  how often a turn shows it
    at_end   how often the last position shows it for a seat
    price    the title's points for which a bot that avoids blunders makes it in a turn all the same
    """

    id: str
    what: str
    of_turn: Callable[[SeatTurn], int] = lambda _: 0
    at_end: Callable[[Any, Seat], int] = lambda _state, _seat: 0
    price: float = 1.0


def decide(game: Game, seat: Seat, action: Action) -> Decided:
    """Carry out an action in a game and return it as a decision. Raises IllegalAction."""
    before, options = game.state.copy(), game.legal(seat)
    game.state.events = happened = list[Event]()
    game.step(action, seat)
    return Decided(before, seat, action, options, game.state.copy(), happened)


def tried(decided: Decided, option: Option) -> Any:
    """Return the position after another legal option. Raises IllegalAction."""
    state = decided.before.copy()
    flow.play(state, decided.seat, option.action)
    return state


def each(wrong: Callable[[Decided], bool]) -> Callable[[SeatTurn], int]:
    """Return how often a turn shows what is wrong with a single decision."""
    return lambda turn: sum(map(wrong, turn.decisions))
