"""PettingZoo's own wrappers, which read the environment below at once instead of through one another."""

from __future__ import annotations

from typing import Any

from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

Observation = dict[str, Any]


class FastWrapper(wrappers.BaseWrapper[str, Observation, int]):
    """Knows the environment itself, whatever lies between."""

    def __init__(self, env: AECEnv[str, Observation, int], *args: Any, **named: Any) -> None:
        super().__init__(env, *args, **named)
        self.below = env.unwrapped

    @property
    def agent_selection(self) -> str:
        """Who acts."""
        return self.below.agent_selection

    @property
    def terminations(self) -> dict[str, bool]:
        """Whose game is over."""
        return self.below.terminations

    @property
    def truncations(self) -> dict[str, bool]:
        """Whose game was broken off."""
        return self.below.truncations

    @property
    def infos(self) -> dict[str, dict[str, Any]]:
        """What else is told."""
        return self.below.infos


class LoseIllegal(FastWrapper, wrappers.TerminateIllegalWrapper[str, Observation, int]):
    """Who chooses what must not be chosen loses."""


class AssertInSpace(FastWrapper, wrappers.AssertOutOfBoundsWrapper[str, Observation, int]):
    """A number outside of the vocabulary is a mistake in the program."""


class EnforceOrder(wrappers.OrderEnforcingWrapper[str, Observation, int]):
    """Nothing goes before `reset`."""

    def __init__(self, env: AECEnv[str, Observation, int]) -> None:
        super().__init__(env)
        self.below = env.unwrapped

    @property
    def agents(self) -> list[str]:
        """Who is in the game."""
        return self.below.agents if self._has_reset else self.__getattr__("agents")

    @property
    def agent_selection(self) -> str:
        """Who acts."""
        return self.below.agent_selection if self._has_reset else self.__getattr__("agent_selection")

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        """Observed through the wrappers, the rest from the environment itself."""
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
