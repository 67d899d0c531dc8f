"""PettingZoo's own wrappers, reading the innermost environment directly instead of through each other."""

from __future__ import annotations

from typing import Any

from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

Observation = dict[str, Any]


class FastWrapper(wrappers.BaseWrapper[str, Observation, int]):
    """A wrapper with a direct reference to the innermost environment."""

    def __init__(self, env: AECEnv[str, Observation, int], *args: Any, **named: Any) -> None:
        super().__init__(env, *args, **named)
        self.below = env.unwrapped

    @property
    def agent_selection(self) -> str:
        return self.below.agent_selection

    @property
    def terminations(self) -> dict[str, bool]:
        return self.below.terminations

    @property
    def truncations(self) -> dict[str, bool]:
        return self.below.truncations

    @property
    def infos(self) -> dict[str, dict[str, Any]]:
        return self.below.infos


class LoseIllegal(FastWrapper, wrappers.TerminateIllegalWrapper[str, Observation, int]):
    """An agent that chooses an illegal action loses."""


class AssertInSpace(FastWrapper, wrappers.AssertOutOfBoundsWrapper[str, Observation, int]):
    """An action outside the action space raises AssertionError."""


class EnforceOrder(wrappers.OrderEnforcingWrapper[str, Observation, int]):
    """A wrapper that raises an error for calls before `reset`."""

    def __init__(self, env: AECEnv[str, Observation, int]) -> None:
        super().__init__(env)
        self.below = env.unwrapped

    @property
    def agents(self) -> list[str]:
        return self.below.agents if self._has_reset else self.__getattr__("agents")

    @property
    def agent_selection(self) -> str:
        return self.below.agent_selection if self._has_reset else self.__getattr__("agent_selection")

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        """Return the selected agent's observation through the wrappers, and the rest from the environment
        itself.
        """
        if not self._has_reset:
            return super().last(observe)
        below, agent = self.below, self.below.agent_selection
        seen = self.observe(agent) if observe else None
        return (
            seen,
            below._cumulative_rewards[agent],
            below.terminations[agent],
            below.truncations[agent],
            below.infos[agent],
        )
