"""The same seed gives the same game on every run: no choice hangs on the order of a set."""

from __future__ import annotations

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

import pytest

from game import bots, packages
from tests.bots import same

HASH_SEEDS = ("0", "1", "2")
DECISIONS = {"greedy": 40, "easy": 80, "normal": 30, "hard": 3}
"""Of bots that take their time; their whole games: `python -m tests.bots.same raiders greedy 3 1 0`."""


def played(title: str, bot: str, hash_seed: str) -> str:
    """What comes of a game in a process whose sets lie in another order."""
    command = [sys.executable, "-m", "tests.bots.same", title, bot, "3", "1", str(DECISIONS.get(bot, 0))]
    env = os.environ | {"PYTHONHASHSEED": hash_seed}
    return subprocess.run(command, env=env, capture_output=True, text=True, check=True).stdout


@pytest.mark.parametrize("bot", bots.names())
@pytest.mark.parametrize("title", packages.names())
def test_a_game_is_the_same_under_every_hash_seed(title: str, bot: str) -> None:
    """And after other games in the same process, as when fewer processes share a series."""
    with ThreadPoolExecutor() as pool:
        games = list(pool.map(lambda hash_seed: played(title, bot, hash_seed), HASH_SEEDS))
    decisions = DECISIONS.get(bot, 0)
    same.digest(title, bot, 2, 7, decisions)
    assert {*games} == {f"{same.digest(title, bot, 3, 1, decisions)}\n"}
