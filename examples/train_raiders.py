"""Trains a small network to play Raiders of Scythia, then lets it play against chance.

    pip install "hotseat[rl]" scikit-learn
    python examples/train_raiders.py --seconds 120

The network says how many points an option will bring within the next choices of its seat. It plays against
itself and against chance, and now and then chooses by chance too; what came of it is what it learns next.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
from scipy.sparse import csr_matrix
from sklearn.neural_network import MLPRegressor

from game.rl import raiders_v1

FADES = 0.9
"""What a point is worth one choice later."""
CURIOUS = 0.15
"""How often a seat that learns chooses by chance."""
POINTS = 10.0
"""Points are learned in units of so many."""
Decision = tuple[str, Any, int, int]
"""Who, what was seen, what was chosen, and how many points there were before."""
Chooser = Callable[[np.ndarray[Any, Any], np.ndarray[Any, Any]], int]


class Network:
    """How many points an option will bring: a hidden layer over what is seen and what is chosen."""

    def __init__(self, seen: int, actions: int, seed: int) -> None:
        self.chance, self._seen, self._width = np.random.default_rng(seed), seen, seen + actions
        self._regressor = MLPRegressor(hidden_layer_sizes=(32,), learning_rate_init=0.002, random_state=seed)
        self._regressor.partial_fit(csr_matrix((1, self._width)), [0.0])

    def random(self, seen: np.ndarray[Any, Any], mask: np.ndarray[Any, Any]) -> int:
        """Any option."""
        return int(self.chance.choice(np.flatnonzero(mask)))

    def best(self, seen: np.ndarray[Any, Any], mask: np.ndarray[Any, Any]) -> int:
        """The option that promises most."""
        options, facts = np.flatnonzero(mask), np.flatnonzero(seen)
        (first, last), (bias, end) = self._regressor.coefs_, self._regressor.intercepts_
        hidden = _squashed(seen[facts]) @ first[facts] + bias + first[self._seen + options]
        return int(options[np.argmax(np.maximum(hidden, 0) @ last + end)])

    def curious(self, seen: np.ndarray[Any, Any], mask: np.ndarray[Any, Any]) -> int:
        """Mostly the best one."""
        return (self.random if self.chance.random() < CURIOUS else self.best)(seen, mask)

    def learn(self, rows: list[np.ndarray[Any, Any]], actions: list[int], brought: list[float]) -> None:
        """From choices and what they brought."""
        facts = [np.flatnonzero(row) for row in rows]
        columns = [
            np.append(found, self._seen + action) for found, action in zip(facts, actions, strict=True)
        ]
        values = [np.append(_squashed(row[found]), 1.0) for row, found in zip(rows, facts, strict=True)]
        ends = np.cumsum([0, *map(len, columns)])
        known = csr_matrix((np.concatenate(values), np.concatenate(columns), ends), (len(rows), self._width))
        self._regressor.partial_fit(known, np.array(brought) / POINTS)


def _squashed(numbers: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """Large numbers count for less."""
    squashed: np.ndarray[Any, Any] = np.sign(numbers) * np.log1p(np.abs(numbers))
    return squashed


def play(env: Any, choosers: dict[str, Chooser], seed: int, steps: int) -> Iterator[Decision]:
    """The decisions of a game."""
    env.reset(seed=seed)
    for agent in env.agent_iter(steps):
        seen, _, over, broken, _ = env.last()
        if over or broken:
            env.step(None)
            continue
        action = choosers[agent](seen["observation"], seen["action_mask"])
        yield agent, seen["observation"], action, env.unwrapped.scores()[agent]
        env.step(action)


def train(env: Any, network: Network, seconds: float, steps: int) -> int:
    """Games until the time is up, every second one against chance; how many."""
    end, seed = time.monotonic() + seconds, 1000
    while time.monotonic() < end:
        seed += 1
        choosers: dict[str, Chooser] = dict.fromkeys(env.possible_agents, network.curious)
        if seed % 2:
            choosers[env.possible_agents[seed // 2 % 2]] = network.random
        found = [*play(env, choosers, seed, steps)]
        totals = env.unwrapped.scores()
        for agent in env.possible_agents:
            mine = [(row, action, points) for who, row, action, points in found if who == agent]
            rows, actions, points = map(list, zip(*mine, strict=True))
            network.learn(rows, actions, returns([*points, totals[agent]]))
    return seed - 1000


def returns(points: list[int]) -> list[float]:
    """What every choice brought: the points that followed, later ones for less."""
    found, brought = [], 0.0
    for gained in np.diff(points)[::-1]:
        brought = gained + FADES * brought
        found.append(brought)
    return found[::-1]


def versus_random(env: Any, network: Network, games: int) -> float:
    """The share of games that the network wins, in either seat, half of a tie."""
    won = 0.0
    for seed in range(games):
        me, other = env.possible_agents[:: 1 if seed % 2 else -1]
        for _ in play(env, {me: network.best, other: network.random}, seed, 10**6):
            pass
        scores = env.unwrapped.scores()
        won += 0.5 + 0.5 * np.sign(scores[me] - scores[other])
    return won / games


def main(arguments: list[str] | None = None) -> float:
    """Train, then tell how the network does."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=120)
    parser.add_argument("--games", type=int, default=100, help="against chance, in the end")
    parser.add_argument("--steps", type=int, default=10**6, help="at most in a game while it learns")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    env = raiders_v1.env(seats=2)
    env.reset(seed=0)
    seen, actions = env.observation_space("seat_0")["observation"].shape[0], env.action_space("seat_0").n
    network = Network(seen, int(actions), given.seed)
    games = train(env, network, given.seconds, given.steps)
    share = versus_random(env, network, given.games)
    sys.stdout.write(
        f"After {games} games of practice it wins {share:.0%} of {given.games} games against chance.\n"
    )
    return share


if __name__ == "__main__":
    main()
