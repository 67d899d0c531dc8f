"""Titles as PettingZoo environments in which one agent after the other acts."""

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
    """What PettingZoo calls an environment: a module with `env` and `raw_env`. Raises BadTable."""
    registry.find(name)
    made = ModuleType(f"game.rl.{name}_{VERSION}", f"{name} as a PettingZoo environment.")
    vars(made).update(env=partial(env, name), raw_env=partial(Environment, name))
    return made


def env(
    title: str, seats: int = 2, options: Mapping[str, str] | None = None, render_mode: str | None = None
) -> AECEnv[str, Observation, int]:
    """Return a title as an environment that refuses what PettingZoo's own refuse. Raises BadTable, Unlisted.

    An agent that chooses what it must not choose loses, and the game ends; the others get nothing.
    """
    made: AECEnv[str, Observation, int] = Environment(title, seats, options, render_mode)
    return guards.EnforceOrder(guards.AssertInSpace(guards.LoseIllegal(made, illegal_reward=LOST)))


class ActionIds(spaces.Discrete):
    """The actions of a vocabulary."""

    def contains(self, x: Any) -> bool:
        """Quick for what is usual."""
        return bool(0 <= x < self.n) if type(x) is int else bool(super().contains(x))


class Environment(AECEnv[str, Observation, int]):
    """A table of a title. Agents are its seats, "seat_0" and so on.

    An observation is a row of whole numbers (`observation`, see game.rl.observation) and which actions are
    possible (`action_mask`; all 0 for whoever is not to act). Rewards come at the end, by rank. The infos
    of an agent tell its final "score" then. A copy or a pickle goes on from the same position.
    """

    def __init__(
        self,
        title: str,
        seats: int = 2,
        options: Mapping[str, str] | None = None,
        render_mode: str | None = None,
    ) -> None:
        """Raises BadTable, Unlisted."""
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
        """What each action says."""
        return action_space_of(self._title).names

    def observation_names(self, agent: str) -> tuple[str, ...]:
        """What each number of an observation says; the same for every agent."""
        return fields(self._title, self._seats[agent], len(self._seats)).names

    # ---- what PettingZoo asks for
    def observation_space(self, agent: str) -> spaces.Dict:
        """Rows and masks."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """Return the vocabulary."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game: that of a seed, the same as `hotseat play --seed`, else the one of the next seed."""
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
        """What an agent sees now, and what it may choose."""
        table, seat, mask = self._table, self._seats[agent], bytearray(self._size)
        if seat == table.seat:
            for action_id in table.offered:
                mask[action_id] = 1
        row = np.frombuffer(table.look(seat), np.int16)
        return {"observation": row.copy(), "action_mask": np.frombuffer(mask, np.int8)}

    def step(self, action: int | None) -> None:
        """Carry out an action of the agent that is to act, None for one whose game is over."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._table.choose(int(action))  # type: ignore[arg-type] # an agent that lives says one
        self._select()

    def _select(self) -> None:
        """Who acts now, or the end."""
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
        """All is counted."""
        totals = self._table.game.scores().totals
        self.terminations = dict.fromkeys(self.agents, True)
        self.rewards = dict(zip(self.agents, self._table.rewards(), strict=True))
        self.infos = {agent: {"score": total} for agent, total in zip(self.agents, totals, strict=True)}
        self._accumulate_rewards()

    def scores(self) -> dict[str, int]:
        """Return the points of every agent as the score sheet stands, from what is open to all."""
        return dict(zip(self.possible_agents, self._table.game.scores().totals, strict=True))

    def render(self) -> np.ndarray[Any, Any] | str | None:
        """The table as who is to act sees it: as a picture, as text, or as text on the screen."""
        return drawing.rendered(self.render_mode, self._table.game, self._seats.get(self.agent_selection, 0))

    def close(self) -> None:
        """Nothing is held."""
