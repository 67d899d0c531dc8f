"""Titles as PettingZoo AEC environments: agents act in turn."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from functools import partial
from types import ModuleType
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from game.engine.title import Title
from game.packages import registry
from game.rl import VERSION, drawing, guards
from game.rl.observation import fields
from game.rl.rewards import LOST
from game.rl.table import Table, action_space_of

SEED_BITS = 32
Observation = dict[str, np.ndarray[Any, Any]]


def module(name: str) -> ModuleType:
    """Return a module with `env` and `raw_env`, as PettingZoo calls an environment. Raises BadTable."""
    registry.find(name)
    made = ModuleType(f"game.rl.{name}_{VERSION}", f"{name} as a PettingZoo environment.")
    vars(made).update(env=partial(env, name), raw_env=partial(Environment, name))
    return made


def env(
    title: str, seats: int = 2, options: Mapping[str, str] | None = None, render_mode: str | None = None
) -> AECEnv[str, Observation, int]:
    """Return a title as an environment with PettingZoo's usual guards. Raises BadTable or Unlisted.

    An agent that chooses an illegal action loses, and the game ends; the others get no reward.
    """
    made: AECEnv[str, Observation, int] = Environment(title, seats, options, render_mode)
    return guards.EnforceOrder(guards.AssertInSpace(guards.LoseIllegal(made, illegal_reward=LOST)))


class ActionIds(spaces.Discrete):
    """The action ids of a title as a Gymnasium space."""

    def contains(self, x: Any) -> bool:
        """Return whether `x` is an action id. This is faster than the base class for plain integers."""
        return bool(0 <= x < self.n) if type(x) is int else bool(super().contains(x))


class Environment(AECEnv[str, Observation, int]):
    """A table of a title. The agents are its seats: "seat_0", "seat_1" ...

    An observation is a dict of `observation`, int16 numbers of shape `(n,)` (see game.rl.observation), and
    `action_mask`, int8 of shape `(actions,)`, 1 for legal actions and all 0 for agents that are not to act.
    Rewards are given at the end, by rank; infos then have the final "score". A copy or pickle continues from
    the same position.
    """

    def __init__(
        self,
        title: str,
        seats: int = 2,
        options: Mapping[str, str] | None = None,
        render_mode: str | None = None,
    ) -> None:
        """Set up a table. Raises BadTable or Unlisted."""
        super().__init__()
        self.metadata = {
            "name": f"{title}_{VERSION}",
            "render_modes": [*drawing.MODES],
            "render_fps": 2,
            "is_parallelizable": False,
        }
        self.render_mode = drawing.known(render_mode)
        self._seed = secrets.randbits(SEED_BITS)
        self._table = Table(registry.find(title).title, seats, options or {}, self._seed)
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._size = size = action_space_of(self._title).size
        self.action_spaces = {agent: ActionIds(size) for agent in self.possible_agents}
        self.observation_spaces = {agent: self._space(agent) for agent in self.possible_agents}

    def _space(self, agent: str) -> spaces.Dict:
        names, limits = self.observation_names(agent), np.iinfo(np.int16)
        row = spaces.Box(limits.min, limits.max, (len(names),), np.int16)
        return spaces.Dict({"observation": row, "action_mask": spaces.Box(0, 1, (self._size,), np.int8)})

    @property
    def _title(self) -> Title:
        return self._table.game.title

    # ---- what the numbers mean
    @property
    def action_names(self) -> tuple[str, ...]:
        """The names of all actions, by action id."""
        return action_space_of(self._title).names

    def observation_names(self, agent: str) -> tuple[str, ...]:
        """Return the names of an observation's numbers; they are the same for every agent."""
        return fields(self._title, self._seats[agent], len(self._seats)).names

    # ---- what PettingZoo asks for
    def observation_space(self, agent: str) -> spaces.Dict:
        """Return the space of rows and masks."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """Return the space of action ids."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game with a seed, the same game as `hotseat play --seed`, or with the next seed."""
        self._seed = self._seed + 1 if seed is None else seed
        self._table.begin(self._seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._select()

    def observe(self, agent: str) -> Observation:
        """Return an agent's observation and action mask."""
        table, seat, mask = self._table, self._seats[agent], bytearray(self._size)
        if seat == table.seat:
            for action_id in table.offered:
                mask[action_id] = 1
        row = np.frombuffer(table.look(seat), np.int16)
        return {"observation": row.copy(), "action_mask": np.frombuffer(mask, np.int8)}

    def step(self, action: int | None) -> None:
        """Carry out an action of the selected agent; None for an agent whose game is over."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._table.choose(int(action))  # type: ignore[arg-type] # an agent that lives says one
        self._select()

    def _select(self) -> None:
        """Select the agent that acts now, or end the game."""
        table, endless = self._table, self._table.endless
        if table.seat is not None and not endless:
            self.agent_selection = self.possible_agents[table.seat]
            return
        if endless:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self._finish()
        self._deads_step_first()

    def _finish(self) -> None:
        """Set the rewards, terminations and scores of a finished game."""
        totals = self._table.game.scores().totals
        self.terminations = dict.fromkeys(self.agents, True)
        self.rewards = dict(zip(self.agents, self._table.rewards(), strict=True))
        self.infos = {agent: {"score": total} for agent, total in zip(self.agents, totals, strict=True)}
        self._accumulate_rewards()

    def scores(self) -> dict[str, int]:
        """Return every agent's points on the current score sheet, from open information."""
        return dict(zip(self.possible_agents, self._table.game.scores().totals, strict=True))

    def render(self) -> np.ndarray[Any, Any] | str | None:
        """Return or print the table as the selected agent sees it, by the render mode."""
        return drawing.rendered(self.render_mode, self._table.game, self._seats.get(self.agent_selection, 0))

    def close(self) -> None:
        """Do nothing: there are no resources to release."""
