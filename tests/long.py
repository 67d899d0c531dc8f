"""``python -m tests.long``: thousands of random games over all titles and seat counts, looked at all the way.

Every decision is checked for lost and doubled things; every tenth game also for copies, saves and secrets.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from functools import partial

from game.bots.series import pool
from game.bots.series.pool import Pool
from game.engine import codec
from game.packages import registry
from tests import games, toy

CLOSELY = 10
"""One game in so many is looked at from all sides."""


def play(name: str, number: int) -> int:
    """One checked game; the number of its decisions."""
    title = toy.TOY if name == toy.TOY.id else registry.find(name).title
    seats = title.seats[number % len(title.seats)]
    decisions = 0
    copies, digests = [], []
    for state in games.random_game(title, seats, number):
        games.check_decision(title, state)
        decisions += 1
        if number % CLOSELY == 0:
            games.check_copy(state)
            games.check_saved(title, state)
            games.check_secrets(title, state, number + decisions)
            copies.append(state.copy())
            digests.append(codec.digest(state))
    assert [codec.digest(copy) for copy in copies] == digests, f"{name} {number}: an earlier copy changed"
    return decisions


def run(name: str, count: int, jobs: int) -> Iterator[int]:
    """Checked games from seed 0."""
    yield from (length for _, length in pool.each(partial(play, name), range(count), Pool(jobs)))


def main() -> None:
    """Play and report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--title", choices=registry.names(), action="append")
    given = parser.parse_args()
    for name in given.title or registry.names():
        lengths = list(run(name, given.games, given.jobs))
        sys.stdout.write(f"{name}: {len(lengths)} games, {sum(lengths)} decisions, all well\n")


if __name__ == "__main__":
    main()
