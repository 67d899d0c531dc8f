"""``python -m tests.rl_long``: thousands of games by chance as programs that learn play them.

For every title and number of seats, with any options: every legal option has an action number of its own kind
(none is an "other option"), a seat's row of numbers can be made, and the game ends with rewards.
"""

from __future__ import annotations

import argparse
import random
import sys
from functools import partial

from game.bots.series import pool
from game.bots.series.pool import Pool
from game.packages import registry
from game.rl.table import Table, action_space_of
from tests import games

SEEN = 7
"""Every so many-th decision the row of the seat that chooses is brought up to date."""


def play(name: str, seats: int, seed: int) -> int:
    """Play one checked game by chance; return the number of its decisions."""
    title, chance = registry.find(name).title, random.Random(seed)
    table = Table(title, seats, games.any_options(title, seats, chance), seed)
    first_other = action_space_of(title).others.start
    while table.seat is not None and not table.endless:
        offered = table.offered
        assert offered, f"{name}, {seats} seats, seed {seed}: no option at {table.game.state.stack[-1]}"
        unlisted = offered.get(first_other)
        assert unlisted is None, f"{name}, {seats} seats, seed {seed}: {unlisted} has no number of its own"
        if table.decisions % SEEN == 0:
            table.look(table.seat)
        table.choose(chance.choice([*offered]))
    assert len(table.rewards()) == seats
    return table.decisions


def main() -> None:
    """Play and report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=5000, help="of each number of seats")
    parser.add_argument("--seed", type=int, default=0, help="of the first game")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--title", choices=registry.names(), action="append")
    given = parser.parse_args()
    for name in given.title or registry.names():
        for seats in registry.find(name).title.seats:
            seeds = range(given.seed, given.seed + given.games)
            lengths = [length for _, length in pool.each(partial(play, name, seats), seeds, Pool(given.jobs))]
            sys.stdout.write(f"{name}, {seats} seats: {len(lengths)} games, {sum(lengths)} decisions\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
