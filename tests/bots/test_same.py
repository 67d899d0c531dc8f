"""The same seed gives the same game on every run: no choice hangs on the order of a set."""

from __future__ import annotations

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

import pytest

from game import bots
from game.packages import registry

DECISIONS = {"random": 300, "easy": 80, "normal": 30, "hard": 1}
"""Whole games: `python -m tests.bots.same raiders 3 1 easy:0`."""


def played(title: str, hash_seed: str, *more: str) -> list[str]:
    """What comes of a game of each bot in a process whose sets lie in another order."""
    wanted = [f"{bot}:{DECISIONS[bot]}" for bot in bots.names()]
    command = [sys.executable, "-m", "tests.bots.same", title, "3", "1", *wanted, *more]
    env = os.environ | {"PYTHONHASHSEED": hash_seed}
    return subprocess.run(command, env=env, capture_output=True, text=True, check=True).stdout.splitlines()


@pytest.mark.parametrize("title", registry.names())
def test_games_are_the_same_under_every_hash_seed(title: str) -> None:
    """And after other games in the same process, as when fewer processes share a series."""
    with ThreadPoolExecutor() as pool:
        alone, later = pool.map(lambda more: played(title, *more), [("0",), ("1", "--later")])
    assert [line.split()[0] for line in alone] == [*bots.names()]
    assert alone == later
