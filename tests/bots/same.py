"""Games between bots in a word: `python -m tests.bots.same TITLE SEATS SEED BOT:DECISIONS ...`; 0: all.

`--later`: each after the beginning of another game in the same process.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Sequence

from game import bots
from game.engine import codec
from game.engine.game import Game
from game.packages import registry


def digest(title_id: str, bot_id: str, seats: int, seed: int, decisions: int) -> str:
    """Over every action and the position at the end."""
    package = registry.find(title_id)
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


def main(arguments: Sequence[str]) -> None:
    """Print the digest of each wanted game."""
    later = "--later" in arguments
    title_id, seats, seed, *wanted = (word for word in arguments if word != "--later")
    for bot_id, decisions in (word.split(":") for word in wanted):
        if later:
            digest(title_id, bot_id, 2, 7, max(1, int(decisions) // 2))
        made = digest(title_id, bot_id, int(seats), int(seed), int(decisions))
        print(bot_id, made)  # noqa: T201 - its output is compared


if __name__ == "__main__":
    main(sys.argv[1:])
