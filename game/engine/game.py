"""A game that is played step by step, without a record: for series of games, searches and experiments."""

from __future__ import annotations

from collections.abc import Mapping
from math import prod
from typing import Any, NamedTuple

from game.engine import flow, rng
from game.engine.model import Action, Option, Seat, State
from game.engine.title import Scores, Title

MOST = 500
"""More outcomes of one action are not told apart: as many are drawn as samples instead."""


class Game:
    """A position of a title and what can be done with it. `clone` before trying something out."""

    __slots__ = ("state", "title")

    def __init__(self, title: Title, state: State) -> None:
        """A game at a position, which it owns from now on."""
        self.title, self.state = title, state

    @classmethod
    def new(cls, title: Title, seats: int, options: Mapping[str, str] | None = None, seed: int = 0) -> Game:
        """Return a new game. Raises BadTable."""
        return cls(title, title.start(seats, dict(options or {}), seed))

    def reset(self, seed: int) -> None:
        """Begin again at the same table with another seed."""
        options = {name: str(value) for name, value in self.state.options.items()}
        self.state = self.title.start(self.state.seats, options, seed)

    # ---- what is
    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.state.stack

    @property
    def asked(self) -> dict[Seat, list[Option]]:
        """What each seat that must choose now may choose; empty when the game is over."""
        return flow.legal(self.state)

    @property
    def seat(self) -> Seat | None:
        """Who chooses now, of several seats the first one; None when the game is over."""
        return min(flow.choices(self.state), default=None)

    def legal(self, seat: Seat | None = None) -> list[Option]:
        """What a seat, or the one that chooses now, may choose; empty when it is not asked."""
        asked = flow.choices(self.state)
        chooser = min(asked, default=-1) if seat is None else seat
        return [choice.option for choice in asked.get(chooser, ()) if choice.reason is None]

    def observe(self, seat: Seat) -> Any:
        """Return the position as a seat may know it."""
        return self.title.view(self.state, seat)

    def scores(self) -> Scores:
        """Return the score sheet as it stands."""
        return self.title.scores(self.state)

    def clone(self) -> Game:
        """Return the same game again, which goes on by itself."""
        return Game(self.title, self.state.copy())

    # ---- what happens
    def step(self, action: Action, seat: Seat | None = None) -> None:
        """Carry out a choice of a seat, or of the one that chooses now. Raises IllegalAction."""
        chooser = self.seat if seat is None else seat
        flow.play(self.state, -1 if chooser is None else chooser, action)

    def outcomes(self, action: Action, seat: Seat | None = None, most: int = MOST) -> list[Outcome]:
        """What may come of an action, and how likely each is; the game itself stays as it is.

        Dice are taken one by one, so that the odds are exact. Where more than `most` outcomes are possible,
        as after a shuffle, so many are drawn, all as likely. Raises IllegalAction.
        """
        found: list[Outcome] = []
        results: list[int] | None = []
        while results is not None:
            script = rng.Script(results, most)
            game = self._tried(action, seat, script, len(found))
            if script.endless or len(found) == most:
                return [Outcome(1 / most, self._tried(action, seat, None, number)) for number in range(most)]
            found.append(Outcome(1 / prod(script.limits), game))
            results = script.following()
        return found

    def _tried(self, action: Action, seat: Seat | None, script: rng.Script | None, number: int) -> Game:
        """This game after an action; what comes by chance later is drawn otherwise in each."""
        game = self.clone()
        game.state.rng = rng.mix((self.state.rng + number) & rng.MASK)
        game.state.script = script
        game.step(action, seat)
        game.state.script = None
        return game


class Outcome(NamedTuple):
    """A game as it may go on, and how likely that is."""

    share: float
    game: Game
