"""The same seed gives the same game on every run: no choice hangs on the order of a set."""

from __future__ import annotations

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

import pytest

from game import bots
from game.packages import registry
from tests.bots import same

HASH_SEEDS = ("0", "1")
DECISIONS = {"easy": 80, "normal": 30, "hard": 2}
"""Of bots that take their time; their whole games: `python -m tests.bots.same raiders 3 1 easy:0`."""


def played(title: str, hash_seed: str) -> list[str]:
    """What comes of a game of each bot in a process whose sets lie in another order."""
    wanted = [f"{bot}:{DECISIONS.get(bot, 0)}" for bot in bots.names()]
    command = [sys.executable, "-m", "tests.bots.same", title, "3", "1", *wanted]
    env = os.environ | {"PYTHONHASHSEED": hash_seed}
    return subprocess.run(command, env=env, capture_output=True, text=True, check=True).stdout.splitlines()


@pytest.mark.parametrize("title", registry.names())
def test_games_are_the_same_under_every_hash_seed(title: str) -> None:
    """And after other games in the same process, as when fewer processes share a series."""
    with ThreadPoolExecutor() as pool:
        found = list(pool.map(lambda hash_seed: played(title, hash_seed), HASH_SEEDS))
    for number, bot in enumerate(bots.names()):
        decisions = DECISIONS.get(bot, 0)
        same.digest(title, bot, 2, 7, decisions)
        here = f"{bot} {same.digest(title, bot, 3, 1, decisions)}"
        assert [games[number] for games in found] == [here] * len(HASH_SEEDS)
