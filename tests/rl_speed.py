"""``python -m tests.rl_speed``: how many steps a second the environments make, on the yardstick machine.

The same games, chosen by chance, are played over and over, with an observation before every step. Of every
few steps the quickest run counts, so that it does not matter what else the machine is doing. `env` has
PettingZoo's wrappers, `raw_env` has not. Below 10,000 a second it ends in status 1.
"""

from __future__ import annotations

import random
import sys
import time
from typing import Any

import game.rl
from game.devtools import bench
from game.packages import registry

ASKED = 10_000
STEPS, STRETCH = 800, 20
"""Of all, and of those that are timed together."""
RUNS = 25


def chosen(env: Any) -> list[int | None]:
    """What is chosen at every step; None begins the next game."""
    chance, found = random.Random(1), list[int | None]()
    env.reset(seed=1)
    for number in range(STEPS):
        seen, _, over, broken, _ = env.last()
        options = seen["action_mask"].nonzero()[0]
        found.append(None if over or broken else int(chance.choice(options)))
        follow(env, found[-1], number)
    return found


def follow(env: Any, action: int | None, number: int) -> None:
    """Make a step, or begin again."""
    if action is None:
        env.reset(seed=number)
    else:
        env.step(action)


def times(env: Any, actions: list[int | None]) -> list[float]:
    """Seconds of each stretch, by processor time."""
    found = []
    env.reset(seed=1)
    for first in range(0, STEPS, STRETCH):
        start = time.thread_time()
        for number in range(first, first + STRETCH):
            env.last()
            follow(env, actions[number], number)
        found.append(time.thread_time() - start)
    return found


def steps(env: Any) -> float:
    """Steps a second, on the yardstick."""
    actions = chosen(env)
    loops, runs = zip(*((bench.empty_loop(), times(env, actions)) for _ in range(RUNS)), strict=True)
    quickest = sum(map(min, zip(*runs, strict=True)))
    found: float = STEPS / quickest * min(loops) / bench.YARDSTICK
    return found


def main() -> int:
    """Measure every title; the exit status."""
    slow = 0
    for name in registry.names():
        module = game.rl.environment(name)
        for kind, env in (("raw_env", module.raw_env()), ("env", module.env())):
            rate = steps(env)
            slow += rate < ASKED
            sys.stdout.write(f"{name} {kind}: {rate:,.0f} steps a second on the yardstick\n")
            sys.stdout.flush()
    return int(slow > 0)


if __name__ == "__main__":
    sys.exit(main())
