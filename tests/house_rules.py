"""``python -m tests.house_rules``: each house rule of each title in random games and a game of bots."""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterator, Mapping

from game import bots
from game.engine.game import Game
from game.engine.title import Title
from game.packages import registry
from tests import games

BOT = "easy"


def switches(title: Title) -> Iterator[Mapping[str, str]]:
    """The options of a table with one house rule each; where a rule needs another one, with that too."""
    for option in title.options:
        for value in option.choices:
            if option.is_house_rule and value != option.default:
                table = {o.id: o.default for o in title.options} | {option.id: value}
                yield {option.id: value} | _needed(title, option.id, table)


def _needed(title: Title, rule: str, table: Mapping[str, str]) -> dict[str, str]:
    """The value of another option without which a rule does not matter; {} if it matters by itself."""
    option = next(o for o in title.options if o.id == rule)
    tables = ({o.id: value} for o in title.options for value in o.choices)
    return next(more for more in ({}, *tables) if title.is_relevant(option, {**table, **more}))


def play_random(title: Title, options: Mapping[str, str], seed: int, decisions: int) -> int:
    """Play at random, every position checked; return the number of decisions."""
    chance, seats = random.Random(seed), title.seats[seed % min(4, len(title.seats))]
    game = Game.new(title, seats, dict(options), seed)
    for number in range(decisions):
        games.check_decision(title, game.state)
        asked = game.asked
        if not asked:
            return number
        seat = chance.choice(sorted(asked))
        game.step(games.drawn(chance, asked[seat]), seat)
    return decisions


def play_bots(title: Title, options: Mapping[str, str], seed: int, decisions: int) -> int:
    """Play by bots; return the number of decisions."""
    package, seats = registry.find(title.id), title.seats[min(1, len(title.seats) - 1)]
    game = Game.new(title, seats, dict(options), seed)
    bot = bots.make(BOT, package)
    for number in range(decisions):
        asked = game.asked
        if not asked:
            return number
        seat = min(asked)
        game.step(bot.choose(title.view(game.state, seat), seat, asked[seat], seed + number), seat)
    return decisions


def main() -> None:
    """Play and report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--title", choices=registry.names(), action="append")
    given = parser.parse_args()
    for name in given.title or registry.names():
        title = registry.find(name).title
        for options in switches(title):
            decisions = sum(
                play_random(title, options, seed, title.max_decisions) for seed in range(given.games)
            )
            chosen = play_bots(title, options, 1, title.max_decisions)
            sys.stdout.write(f"{name} {options}: {decisions} random decisions, {chosen} of bots\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
