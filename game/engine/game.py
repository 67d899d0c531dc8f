"""A game without a record, for series of games, searches and experiments."""

from __future__ import annotations

from collections.abc import Mapping
from math import prod
from typing import Any, NamedTuple

from game.engine import flow, rng
from game.engine.model import Action, Option, Seat, State
from game.engine.title import Scores, Title

MAX_OUTCOMES = 500
"""The most outcomes of one action that are enumerated; beyond that, this many are sampled."""


class Game:
    """A title and a position that can be played on. Use `clone` before you try something out.

    >>> from game.packages import registry
    >>> game = Game.new(registry.find("raiders").title, seats=2, seed=1)
    >>> draft = game.clone()
    >>> draft.step(draft.legal()[0].action)
    >>> draft.state == game.state, game.seat
    (False, 1)
    """

    __slots__ = ("state", "title")

    def __init__(self, title: Title, state: State) -> None:
        """Take over a position: the game changes it from now on."""
        self.title, self.state = title, state

    @classmethod
    def new(cls, title: Title, seats: int, options: Mapping[str, str] | None = None, seed: int = 0) -> Game:
        """Return a new game at its first question. Raises BadTable."""
        return cls(title, title.start(seats, dict(options or {}), seed))

    def reset(self, seed: int) -> None:
        """Start a new game at the same table with another seed."""
        options = {name: str(value) for name, value in self.state.options.items()}
        self.state = self.title.start(self.state.seats, options, seed)

    # ---- what is
    @property
    def over(self) -> bool:
        return not self.state.stack

    @property
    def asked(self) -> dict[Seat, list[Option]]:
        """The legal options of every seat that must choose now; {} when the game is over."""
        return flow.legal(self.state)

    @property
    def seat(self) -> Seat | None:
        """The seat that chooses now, the lowest of several; None when the game is over."""
        return min(flow.choosers(self.state), default=None)

    def legal(self, seat: Seat | None = None) -> list[Option]:
        """Return the legal options of a seat, by default of the one that chooses now; [] if it isn't
        asked."""
        asked = flow.candidates(self.state)
        if seat is None:
            seat = min(asked) if asked else -1
        return [choice.option for choice in asked.get(seat, ()) if choice.reason is None]

    def observe(self, seat: Seat) -> Any:
        """Return the position as a seat may see it, with UNKNOWN for every hidden id."""
        return self.title.view(self.state, seat)

    def scores(self) -> Scores:
        """Return the score sheet for the current position."""
        return self.title.scores(self.state)

    def clone(self) -> Game:
        """Return an independent copy."""
        return Game(self.title, self.state.copy())

    # ---- what happens
    def step(self, action: Action, seat: Seat | None = None) -> None:
        """Carry out an action of a seat, by default of the one that chooses now. Raises IllegalAction."""
        if seat is None:
            choosers = flow.choosers(self.state)
            seat = min(choosers) if choosers else -1
        flow.play(self.state, seat, action)

    def outcomes(self, action: Action, seat: Seat | None = None, most: int = MAX_OUTCOMES) -> list[Outcome]:
        """Return the possible positions after an action, with their probabilities. The game itself doesn't
        change.

        Every die roll is enumerated, so the probabilities are exact. If more than `most` outcomes are
        possible, as after a shuffle, `most` equally likely samples are drawn. Raises IllegalAction.
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
        """Return this game after an action; `number` varies the random events that come later."""
        game = self.clone()
        game.state.rng = rng.mix((self.state.rng + number) & rng.MASK)
        game.state.script = script
        game.step(action, seat)
        game.state.script = None
        return game


class Outcome(NamedTuple):
    """The game after an outcome, and the probability of that outcome."""

    share: float
    game: Game
