"""Titles as OpenSpiel games: `import game.rl.open_spiel`, then `pyspiel.load_game("hotseat_raiders")`.

Parameters are `players` and the options of the title's table, hotseat_raiders(players=3,draft=dealt). Chance
is explicit: the deal, each die, and one of 256 orders for a shuffle, so a history determines a game. Seats
that choose at the same time choose one after the other without seeing each other's choice.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from game.engine.title import BadTable, Title, span
from game.errors import UserError
from game.packages import registry
from game.rl import MISSING
from game.rl.chance import SAMPLES, ExplicitChanceGame
from game.rl.observation import ObservationEncoder
from game.rl.table import action_space_of

try:
    import numpy as np
    import pyspiel
except ModuleNotFoundError as error:
    raise ImportError(f"{error.name}: {MISSING}") from error

PREFIX = "hotseat_"
MAX_GUESS_SEED = 1 << 62
"""The upper limit for the seeds of guesses."""


def players(title: Title) -> tuple[int, ...]:
    """Return the numbers of players for which a game can be won or lost."""
    return tuple(seats for seats in title.seats if seats > 1 or title.all_can_lose)


def game_type(title: Title) -> pyspiel.GameType:
    """Return OpenSpiel's static description of a title."""
    kinds, seats = pyspiel.GameType, players(title)
    return kinds(
        short_name=PREFIX + title.id,
        long_name=f"Hotseat: {title.id}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM if title.all_can_lose else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": _usual_players(title), **{o.id: "" for o in title.options}},
    )


def _usual_players(title: Title) -> int:
    return min(players(title), key=lambda seats: abs(seats - 2))


class HotseatGame(pyspiel.Game):
    """A table of a title. Every title has a class of its own, because OpenSpiel registers classes for
    good."""

    title: ClassVar[Title]
    kind: ClassVar[pyspiel.GameType]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        """Set up a table. Raises BadTable or Unlisted."""
        given, title = dict(params or {}), self.title
        self.seats = int(given.get("players", _usual_players(title)))
        self.options = {o.id: str(given[o.id]) for o in title.options if given.get(o.id)}
        if self.seats not in (have := players(title)):
            facts = {"game": f"{PREFIX}{title.id}", "known": span(have), "players": self.seats}
            raise BadTable("error-players", **facts)
        title.full_options(self.options, self.seats)
        info = pyspiel.GameInfo(
            num_distinct_actions=action_space_of(title).size,
            max_chance_outcomes=SAMPLES,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if title.all_can_lose else 0.0,
            max_game_length=title.max_decisions,
        )
        super().__init__(self.kind, info, given)

    def __reduce__(self) -> tuple[Callable[[str], pyspiel.Game], tuple[str]]:
        """Return the game's name and parameters for copies and pickles."""
        return loaded, (str(self),)

    def new_initial_state(self) -> HotseatState:
        """Return the state before the deal."""
        return HotseatState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Return an observer that gives a player's information as numbers and as text."""
        return Observer(self, iig_obs_type is not None and iig_obs_type.perfect_recall)


def loaded(name: str) -> pyspiel.Game:
    """Load a game by its name and parameters, registering all games first in a new process."""
    return pyspiel.load_game(name)


class HotseatState(pyspiel.State):
    """A position in OpenSpiel's interface."""

    def __init__(self, game: HotseatGame) -> None:
        super().__init__(game)
        self.position = ExplicitChanceGame(game.title, game.seats, game.options)

    def current_player(self) -> int:
        """Return the seat that chooses, or OpenSpiel's id for chance or for a finished game."""
        if self.position.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.position.outcomes else self.position.seat

    def _legal_actions(self, player: int) -> list[int]:
        """Return the ids of the legal actions, in ascending order."""
        return sorted(self.position.offered) if player == self.position.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the outcomes of the chance node with equal probabilities."""
        number = self.position.outcomes
        return [(outcome, 1 / number) for outcome in range(number)]

    def _apply_action(self, action: int) -> None:
        if self.position.outcomes:
            self.position.apply_chance(action)
        else:
            self.position.choose(action)

    def _action_to_string(self, player: int, action: int) -> str:
        """Return the name of an action id."""
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        return self.position.action_space.names[action]

    def is_terminal(self) -> bool:
        return self.position.over

    def returns(self) -> list[float]:
        """Return each seat's reward; 0 before the end."""
        return self.position.rewards()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> HotseatState:
        """Return a random position in which the player has the same information."""
        other: HotseatState = self.clone()
        other.position = self.position.guessed(player, int(sampler() * MAX_GUESS_SEED))
        return other

    def __str__(self) -> str:
        """Return the view of somebody without a seat."""
        return self.position.view(-1)


class Observer:
    """A player's information as numbers with names, and as text.

    With `perfect_recall` the text also distinguishes different histories.
    """

    def __init__(self, game: HotseatGame, recall: bool) -> None:
        self._recall = recall
        self._encoders = [ObservationEncoder(game.title, seat, game.seats) for seat in range(game.seats)]
        self.names = self._encoders[0].names
        self.tensor = np.zeros(len(self.names), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: HotseatState, player: int) -> None:
        """Set the numbers for a position."""
        self.tensor.fill(0)
        if state.position.dealt:
            row = self._encoders[player].row(state.position.game.observe(player))
            self.tensor[:] = np.frombuffer(row, np.int16)

    def string_from(self, state: HotseatState, player: int) -> str:
        """Return the text for a position."""
        view = state.position.view(player)
        return f"{player} {state.position.recalled(player)} {view}" if self._recall else f"{player} {view}"


def register() -> None:
    """Register every playable title with OpenSpiel."""
    for package in registry.all_packages():
        try:
            title = package.title
        except UserError:
            continue  # `hotseat check` says what is wrong
        if not players(title):
            continue  # a solo game that cannot be lost has nothing to win
        kind = game_type(title)
        made = type(f"{title.id.capitalize()}Game", (HotseatGame,), {"title": title, "kind": kind})
        pyspiel.register_game(kind, made)


register()
