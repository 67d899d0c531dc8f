"""A game for learning programs: action ids in, rows of numbers out."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

from game.bots.search.lines import planned
from game.engine import codec
from game.engine.content.edition import Edition
from game.engine.game import Game
from game.engine.model import Action, Option, Seat
from game.engine.title import Title
from game.packages import registry
from game.rl.action_space import ActionEncoder, ActionSpace
from game.rl.observation import ObservationEncoder
from game.rl.rewards import rewards


class Table:
    """A game together with the encoders of every seat."""

    def __init__(
        self, title: Title, seats: int, options: Mapping[str, str], seed: int, talks: bool = True
    ) -> None:
        """Begin a game. Raises BadTable or Unlisted.

        talks: True also offers options that only open a deal between people
        """
        self.decisions = 0
        self.game, self._talks = Game.new(title, seats, options, seed), talks
        self._sit_down(title, seats)
        self.begin(seed)

    def _sit_down(self, title: Title, seats: int) -> None:
        self.action_encoders, self._encoders = (
            action_encoders(title, seats),
            [ObservationEncoder(title, seat, seats) for seat in range(seats)],
        )

    def __getstate__(self) -> dict[str, Any]:
        """Return the state for copies and pickles: the title by its id, the position as saved."""
        return {
            "title": key(self.game.title), "seats": self.seats,
            "position": codec.encode(self.game.state), "decisions": self.decisions, "talks": self._talks,
        }  # fmt: skip

    def __setstate__(self, kept: dict[str, Any]) -> None:
        """Restore a pickle. Raises BadTable if the title is not installed."""
        title = found(kept["title"])
        self.game = Game(title, codec.decode(title, kept["position"]))
        self._sit_down(title, kept["seats"])
        self.decisions, self._talks = kept["decisions"], kept["talks"]
        self._ask()

    def begin(self, seed: int) -> None:
        """Begin another game at the same table."""
        self.game.reset(seed)
        self.decisions = 0
        self._ask()

    def _ask(self) -> None:
        self.seat: Seat | None = self.game.seat
        self._offered: dict[int, Action] | None = None

    @property
    def seats(self) -> int:
        """The number of seats at the table."""
        return len(self._encoders)

    @property
    def endless(self) -> bool:
        """True if the game takes longer than its title allows."""
        return self.seat is not None and self.decisions >= self.game.title.max_decisions

    @property
    def offered(self) -> Mapping[int, Action]:
        """The legal actions of the seat that chooses now, by action id. Raises Unlisted."""
        if self._offered is None:
            self._offered = {}
            if self.seat is not None:
                self._offered = self.action_encoders[self.seat].action_ids(self._options(self.seat))
        return self._offered

    def _options(self, seat: Seat) -> Sequence[Option]:
        legal = self.game.legal(seat)
        return legal if self._talks else planned(legal)

    def choose(self, action_id: int) -> None:
        """Carry out the action with an offered id. Raises KeyError."""
        self.play(self.offered[action_id])

    def play(self, action: Action) -> None:
        """Carry out an action of the seat that chooses now. Raises IllegalAction."""
        self.game.step(action, self.seat)
        self.decisions += 1
        self._ask()

    def look(self, seat: Seat) -> array[int]:
        """Return a seat's observation, int16 of shape (n,). The next call changes the same array."""
        return self._encoders[seat].row(self.game.observe(seat))

    def rewards(self) -> list[float]:
        """Return each seat's reward."""
        return rewards(self.game.title, self.game.scores())


class TitleKey(NamedTuple):
    """An id and edition by which another process finds a title."""

    id: str
    edition: Edition | None


def key(title: Title) -> TitleKey:
    """Return the key of a title, for `found`."""
    return TitleKey(title.id, title.edition)


def found(key: TitleKey) -> Title:
    """Return the title of a key. Raises BadTable if it is not installed."""
    return registry.find(key.id).in_edition(key.edition).title


@cache
def action_space_of(title: Title) -> ActionSpace:
    """Return the cached action space of a title. Raises Unlisted."""
    return ActionSpace(title)


@cache
def action_encoders(title: Title, seats: int) -> tuple[ActionEncoder, ...]:
    """Return the action encoder of each seat."""
    return tuple(ActionEncoder(action_space_of(title), seat, seats) for seat in range(seats))
