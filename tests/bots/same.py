"""A game between bots as one word: `python -m tests.bots.same TITLE BOT SEATS SEED DECISIONS`; 0: all."""

from __future__ import annotations

import hashlib
import sys

from game import bots, packages
from game.engine import codec
from game.engine.game import Game


def digest(title_id: str, bot_id: str, seats: int, seed: int, decisions: int) -> str:
    """Over every action and the position at the end."""
    package = packages.find(title_id)
    title, bot = package.title, bots.make(bot_id, package)
    game = Game.new(title, seats, {}, seed)
    made = hashlib.sha256()
    number = 0
    while (seat := game.seat) is not None and (number < decisions or not decisions):
        chance = bots.decision_seed(seed, seat, number)
        action = bot.choose(game.observe(seat), seat, game.legal(seat), chance)
        made.update(f"{action}\n".encode())
        game.step(action, seat)
        number += 1
    made.update(codec.encode(game.state))
    return f"{number} {made.hexdigest()}"


if __name__ == "__main__":
    title_id, bot_id, *numbers = sys.argv[1:]
    print(digest(title_id, bot_id, *map(int, numbers)))  # noqa: T201 - its output is compared
