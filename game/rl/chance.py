"""A game whose random events are chosen from outside: the deal, each die, one of many shuffles."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any

from game.engine import codec, rng
from game.engine.game import Game
from game.engine.model import Action, Event, Seat
from game.engine.title import Title
from game.rl.action_space import ActionSpace
from game.rl.rewards import rewards
from game.rl.table import action_encoders, action_space_of, found, key

DEAL_NODES = 3
"""The number of chance nodes before a game; together they determine its seed."""
SAMPLES = 256
"""The outcomes of such a node, and of random events other than dice: a shuffle."""
MAX_DICE = 12
"""The most rolls of an action that are chance nodes of their own; an action with more counts as a shuffle."""
Chosen = tuple[Action, Seat]
"""An action and the seat that chose it."""


class ExplicitChanceGame:
    """A position that may be waiting for a chance outcome. Copies share no mutable data."""

    def __init__(self, title: Title, seats: int, options: Mapping[str, str]) -> None:
        """Set up a table before the deal; its options must be valid. Raises Unlisted."""
        self._title, self._seats, self._options = title, seats, dict(options)
        self._action_encoders = action_encoders(title, seats)
        self._deal: tuple[int, ...] = ()
        self._game: Game | None = None
        self._pending: Chosen | None = None
        self._rolled: tuple[int, ...] = ()
        self.outcomes = SAMPLES
        """The number of equally likely outcomes of the pending chance node; 0 if there is none."""
        self._shuffles = False
        self._recalled = (b"",) * seats
        self._offered: dict[int, Action] | None = None
        self.decisions = 0

    def __deepcopy__(self, _: object) -> ExplicitChanceGame:
        copy = object.__new__(type(self))
        vars(copy).update(vars(self))  # the game is replaced at every step, never changed
        return copy

    def __getstate__(self) -> dict[str, Any]:
        """Return plain values for a pickle; the title is stored by its id."""
        raw = self._game and codec.encode(self._game.state)
        kept = {**vars(self), "_title": key(self._title), "_game": raw}
        return {name: value for name, value in kept.items() if name not in ("_action_encoders", "_offered")}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        """Restore a pickle. Raises BadTable if the title is not installed."""
        title, raw = found(kept["_title"]), kept["_game"]
        game = Game(title, codec.decode(title, raw)) if raw else None
        encoders = action_encoders(title, kept["_seats"])
        vars(self).update(kept, _title=title, _game=game, _action_encoders=encoders, _offered=None)

    @property
    def game(self) -> Game:
        """The position, or the one before a pending chance node. Raises LookupError before the deal."""
        if self._game is None:
            raise LookupError("no cards are dealt yet")
        return self._game

    # ---- what is
    @property
    def dealt(self) -> bool:
        """True once the game has begun."""
        return self._game is not None

    @property
    def over(self) -> bool:
        """True if the game has ended, or takes longer than its title allows."""
        if self._game is None or self.outcomes:
            return False
        return self._game.over or self.decisions >= self._title.max_decisions

    @property
    def action_space(self) -> ActionSpace:
        """The title's action space."""
        return action_space_of(self._title)

    @property
    def seat(self) -> Seat:
        """The seat that chooses now. Raises LookupError if none does."""
        seat = self.game.seat
        if seat is None:
            raise LookupError("the game is over")
        return seat

    @property
    def offered(self) -> Mapping[int, Action]:
        """The legal actions of that seat, by action id."""
        if self._offered is None:
            self._offered = self._action_encoders[self.seat].action_ids(self.game.legal(self.seat))
        return self._offered

    def view(self, seat: Seat) -> str:
        """Return a seat's view as text; "" before the deal."""
        if self._game is None:
            return ""
        return codec.encode(self._game.observe(seat)).decode()

    def recalled(self, seat: Seat) -> str:
        """Return a digest of everything that the seat has chosen and seen; equal for equal histories."""
        return self._recalled[seat].hex()

    def rewards(self) -> list[float]:
        """Return each seat's reward; 0 before the end."""
        if self._game is None or not self._game.over or self.outcomes:
            return [0.0] * self._seats
        return rewards(self._title, self._game.scores())

    # ---- what happens
    def choose(self, action_id: int) -> None:
        """Play the action with an offered id, up to the next chance event. Raises KeyError."""
        self._pending = self.offered[action_id], self.seat
        self._rolled = ()
        self.decisions += 1
        self._go_on()

    def apply_chance(self, outcome: int) -> None:
        """Resolve the pending chance node with an outcome, counted from 0."""
        if self._game is None:
            self._deal = (*self._deal, outcome)
            if len(self._deal) == DEAL_NODES:
                seed = sum(part * SAMPLES**place for place, part in enumerate(reversed(self._deal)))
                self._adopt(Game.new(self._title, self._seats, self._options, seed), [])
        elif self._shuffles:
            game = self.game.clone()
            game.state.rng = rng.mix((game.state.rng + outcome) & rng.MASK)
            self._adopt(game, _played(game, self._pending))
        else:
            self._rolled = (*self._rolled, outcome)
            self._go_on()

    def _go_on(self) -> None:
        """Carry out the choice as far as its chance outcomes are known."""
        while True:
            script, game = rng.Script([*self._rolled], 0), self.game.clone()
            game.state.script = script
            events = _played(game, self._pending)
            rolled = len(self._rolled)
            if len(script.limits) == rolled:
                self._adopt(game, events)
                return
            limit = script.limits[rolled]
            if limit > 1:
                break
            self._rolled = (*self._rolled, 0)
        self._shuffles = not any(self._rolled) and (len(script.limits) > MAX_DICE or limit > SAMPLES)
        self.outcomes = SAMPLES if self._shuffles else limit

    def _adopt(self, game: Game, events: list[Event]) -> None:
        """Take over the position after a choice whose chance outcomes are all known."""
        self._recalled = tuple(
            _recalled(before, seat, events, self._pending) for seat, before in enumerate(self._recalled)
        )
        self._game, self._pending, self._offered = game, None, None
        self.outcomes, self._shuffles = 0, False

    def guessed(self, seat: Seat, seed: int) -> ExplicitChanceGame:
        """Return a position in which the seat has the same information and everything else is drawn anew."""
        other = self.__deepcopy__(None)
        state = self._title.guess(self.game.observe(seat), seat, seed)
        other._game = Game(self._title, state)
        other._recalled = tuple(self._recalled[s] if s == seat else b"" for s in range(self._seats))
        return other


def _played(game: Game, choice: Chosen | None) -> list[Event]:
    """Carry out a choice and return its events."""
    if choice is None:
        raise LookupError("nothing was chosen")
    game.state.events = []
    game.step(*choice)
    events, game.state.events, game.state.script = game.state.events, None, None
    return events


def _recalled(before: bytes, seat: Seat, events: list[Event], choice: Chosen | None) -> bytes:
    """Return the digest of a seat's information after a choice, from the digest before it."""
    new: list[Any] = [(e.verb, e.facts) for e in events if e.is_visible_to(seat)]
    if choice is not None and choice[1] == seat:
        new.append(str(choice[0]))
    if not new:
        return before
    return hashlib.blake2b(before + repr(new).encode(), digest_size=8).digest()
