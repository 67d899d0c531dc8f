"""``python -m tests.rl_proof``: that vocabulary and observations of every title hold, in many games.

At every decision of games by chance and between easy bots, with all numbers of seats and any options,
every legal option has an action id, options that share one do the same, and a seat sees the same in positions
that differ only in what it may not know.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterator

from game import bots
from game.bots.series import series
from game.engine.game import Game
from game.engine.model import State
from game.engine.title import Title
from game.packages import registry
from game.rl.table import action_space_of
from tests import games
from tests.rl import checks

SEEN = 7
"""Every so many-th decision is also looked at with everybody's eyes."""


def bot_game(title: Title, seats: int, seed: int) -> Iterator[State]:
    """A game between bots."""
    options = games.any_options(title, seats, random.Random(seed))
    game = Game.new(title, seats, options, seed)
    yield game.state
    for _ in series.moves(game, [bots.make("easy", registry.find(title.id))] * seats, seed):
        yield game.state


def main() -> None:
    """Play and report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--bots", type=int, default=6)
    parser.add_argument("--title", choices=registry.names(), action="append")
    given = parser.parse_args()
    for name in given.title or registry.names():
        title, options, shared, decisions = registry.find(name).title, 0, 0, 0
        for number in range(given.games + given.bots):
            play = games.random_game if number < given.games else bot_game
            for state in play(title, title.seats[number % len(title.seats)], number):
                more, same = checks.check_entries(title, state)
                options, shared, decisions = options + more, shared + same, decisions + 1
                if decisions % SEEN == 0:
                    checks.check_seen(title, state, decisions)
        sys.stdout.write(
            f"{name}: {decisions} decisions, {options} options in {action_space_of(title).size} action ids,"
            f" {shared} share the id of another and do the same\n"
        )
        sys.stdout.flush()


if __name__ == "__main__":
    main()
